"""3.1 and 3.2: conflict opportunities, and the rings and types they may be used for."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.rings.places import CONTESTED, UNCLAIMED
from gorin.rulesets.lcg.state import ATTACKER, CONFLICT_PHASE, DEFENDER, PHASES, RING, TYPE
from gorin.rulesets.lcg.words import (
    ATTACKING,
    CHARACTER,
    CRAB,
    NEUTRAL,
    THAT,
    Bow,
    MoveToConflict,
    action,
    character,
    event,
)
from gorin.rulesets.lcg.words.player_effects import GainHonor
from gorin.rulesets.lcg.words.texts import reaction
from gorin.rulesets.lcg.words.triggers import PassesConflict
from tests.lcg.tables import (
    copies,
    decision,
    do,
    fate_of,
    find,
    honor_of,
    offered,
    options,
    pass_until,
    step,
    table,
)

RINGS = ("air", "earth", "fire", "water", "void")


def declaring(text: str, rules: str = "lcg/stronghold", **more: Any) -> Any:
    """A table in the conflict phase, waiting for the first declaration."""
    return pass_until(table(text, rules, **more), "declare a conflict")


@rule("rr.step-3-2.6")
def test_a_player_declares_a_military_or_a_political_conflict_with_any_unclaimed_ring_or_passes() -> None:
    s = declaring("A: Plain Captain\nB:\nconflict phase")
    assert options(s) == [f"{kind} {ring}" for kind in ("military", "political") for ring in RINGS] + ["pass"]


@rule("rr.conflict.1", "rr.step-3-2.3", "rr.step-3-2.4")
@pytest.mark.parametrize(("one", "other"), [("military", "political"), ("political", "military")])
def test_each_player_has_one_conflict_of_each_type_in_either_order(one: str, other: str) -> None:
    s = declaring("A: Plain Captain, Plain Giant\nB: Plain Captain\nconflict phase")
    do(s, f"A: {one} air", "A: Fields", "A: Plain Captain", "A: done", "B: done", "B: pass", "A: pass")
    pass_until(s, "B: declare")
    pass_until(s, "A: declare")
    assert {x.split()[0] for x in options(s)} == {other, "pass"}
    do(s, f"A: {other} earth", "A: Fields", "A: Plain Giant", "A: done")
    assert s.left[0] == 0, "and no third"
    pass_until(s, "B: declare")
    do(s, "B: pass")
    assert PHASES[pass_until(s, "fate phase").phase] == "fate"


@rule("rr.step-3-2.5")
def test_in_skirmish_each_player_has_a_single_opportunity_for_either_type() -> None:
    s = declaring("A: Plain Captain, Plain Giant\nB: Plain Soldier\nconflict phase", "lcg/skirmish")
    assert {x.split()[0] for x in options(s)} == {"military", "political", "pass"}
    do(s, "A: military air", "A: Province", "A: Plain Captain", "A: done", "B: done", "B: pass", "A: pass")
    pass_until(s, "B: declare")
    assert s.left == [0, 1]
    do(s, "B: pass")
    pass_until(s, "fate phase")


@rule("rr.step-3-2.1", "rr.in-player-order.2", "rr.active-player.3")
def test_opportunities_alternate_between_players_who_still_have_one() -> None:
    s = declaring("A: Plain Captain\nB: Plain Captain\nconflict phase, first B, left A=2 B=1")
    seen = ""
    while "fate phase" not in step(s):
        seen += decision(s)[0] if decision(s).endswith("declare a conflict") else ""
        pass_until(s, "", most=1)
    assert seen == "BAA"


@rule("rr.step-3-2.7", "rr.pass.5", "rr.open-pass-conflict-type.1")
def test_a_pass_forfeits_one_opportunity_and_names_no_type() -> None:
    s = declaring("A: Plain Captain\nB:\nconflict phase")
    do(s, "A: pass")
    assert s.left == [1, 2]
    pass_until(s, "A: declare")
    assert {x.split()[0] for x in options(s)} == {"military", "political", "pass"}, "either type is left"
    do(s, "A: pass")
    pass_until(s, "3.4")


@rule("rr.open-pass-conflict-type.2")
def test_without_a_legal_conflict_an_opportunity_is_passed_by_itself() -> None:
    watcher = character("Watcher", CRAB, reaction(PassesConflict(), GainHonor()), cost=0, political=1)
    s = table("A: Watcher_\nB: Plain Captain_\nconflict phase, first B", extra=[watcher])
    do(s, "B: pass", "A: pass")
    assert decision(s) == "A: reactions", "B's only character is bowed"
    assert s.left == [2, 1]


@rule("rr.step-3-1.2", "rr.step-3-2.22")
def test_with_no_opportunity_left_the_window_leads_to_the_favor() -> None:
    s = table("A: Plain Captain\nB:\nconflict phase, left A=0 B=1")
    s.left[:] = [0, 0]
    do(s, "A: pass", "B: pass")
    assert decision(s) == "A: set the favor"


@rule("rr.step-3-2.8", "rr.rings.2", "rr.rings.1")
def test_the_ring_comes_from_the_unclaimed_pool_and_becomes_contested() -> None:
    s = declaring("A: Plain Captain\nB:\nconflict phase, rings air=A fire=B")
    assert not offered(s, "military air"), "claimed"
    assert not offered(s, "military fire"), "claimed"
    do(s, "A: military earth", "A: Fields", "A: Plain Captain", "A: done")
    assert s.ring_place == [0, CONTESTED, 1, UNCLAIMED, UNCLAIMED]
    assert s.con[RING] == 1


@rule("rr.step-3-2.19")
def test_without_an_unclaimed_ring_there_is_no_conflict() -> None:
    s = table("A: Plain Captain\nB: Plain Giant\nconflict phase, rings air=A earth=A fire=B water=B void=B")
    while s.phase == CONFLICT_PHASE:
        assert "declare" not in decision(s)
        pass_until(s, "", most=1)
    assert s.left == [0, 0]


@rule("rr.rings.5")
def test_fate_on_the_ring_goes_to_the_attacking_player() -> None:
    s = declaring("A 10/1: Plain Captain\nB 10/1:\nconflict phase, rings water+3 air+1")
    do(s, "A: political water", "A: Fields", "A: Plain Captain", "A: done")
    assert fate_of(s) == [4, 1]
    assert s.ring_fate == [1, 0, 0, 0, 0]
    assert s.con[TYPE] == 1


@rule("rr.attacker.1", "rr.attacker.2", "rr.defender.2")
def test_the_declaring_player_is_the_attacking_player_and_the_other_the_defending_player() -> None:
    s = declaring("A: Plain Captain\nB: Plain Soldier\nconflict phase, first B")
    do(s, "B: military air", "B: Fields", "B: Plain Soldier", "B: done", "A: Plain Captain", "A: done")
    assert (s.con[ATTACKER], s.con[DEFENDER]) == (1, 0)
    assert s.p[facts.ATTACKING] == 1 << find(s, "Plain Soldier")
    assert s.p[facts.DEFENDING] == 1 << find(s, "Plain Captain")
    assert copies(s, "Fields", "A")
    assert honor_of(s) == [10, 10]


@rule("rr.attacker.1")
def test_whoever_participates_on_the_side_of_who_declared_is_an_attacker() -> None:
    snare = event("Snare", NEUTRAL, action(Bow(THAT), choose=ATTACKING & CHARACTER), cost=0)
    summons = event("Summons", NEUTRAL, action(MoveToConflict(THAT), choose=CHARACTER), cost=0)
    s = table(
        """A 10/3: Plain Captain*, Plain Envoy, Plain Porter | Plain Guest, Summons
           B: Plain Soldier*, Plain Idler | Snare
           military air A>B""",
        extra=[snare, summons],
    )
    do(s, "B: pass", "A: Plain Guest into the conflict", "A: 0", "B: pass", "A: Summons", "A: Plain Envoy", "B: Snare")
    assert options(s) == ["Plain Captain", "Plain Envoy", "Plain Guest"], "declared, moved and played; nobody at home"
