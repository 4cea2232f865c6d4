"""3.2 declaring a conflict: the province, the attackers, all at once; a facedown province is revealed."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.rings.places import CONTESTED, UNCLAIMED
from gorin.rulesets.lcg.state import ATTACKER, DEFENDER, ON, TARGET
from gorin.rulesets.lcg.words import CRAB, THIS, character, province
from gorin.rulesets.lcg.words.player_effects import GainFate
from gorin.rulesets.lcg.words.texts import Cannot, reaction
from gorin.rulesets.lcg.words.triggers import Revealed
from tests.lcg.tables import (
    Happens,
    attacking,
    decision,
    do,
    fate_of,
    find,
    is_faceup,
    offered,
    options,
    pass_until,
    step,
    table,
)


def declaring(text: str, rules: str = "lcg/stronghold", **more: Any) -> Any:
    """A table in the conflict phase, waiting for the first declaration."""
    return pass_until(table(text, rules, **more), "declare a conflict")


@rule("rr.step-3-2.9", "rr.provinces.11", "rr.provinces.12")
def test_only_unbroken_provinces_of_the_opponent_can_be_attacked() -> None:
    s = declaring(
        "A: Plain Captain | | Plain Wall\nB: | | Fields, Plain Hill#, Plain Ditch, Pilgrimage\nconflict phase"
    )
    do(s, "A: military air")
    assert options(s) == ["Plain Ditch", "Pilgrimage", "Fields"]
    do(s, "A: Plain Ditch", "A: Plain Captain", "A: done")
    assert s.con[TARGET] == find(s, "Plain Ditch")
    assert (s.con[ATTACKER], s.con[DEFENDER]) == (0, 1)


@rule("rr.breaking-a-province.8")
@pytest.mark.parametrize("broken", [0, 2, 3, 4])
def test_the_stronghold_province_can_be_attacked_only_with_three_others_broken(broken: int) -> None:
    row = ", ".join(["Fields#"] * broken + ["Fields"] * (4 - broken))
    s = declaring(f"A: Plain Captain\nB: | | Plain Wall, {row}\nconflict phase")
    do(s, "A: military air")
    assert offered(s, "Plain Wall") == (broken >= 3)
    assert len(options(s)) == 4 - broken + (broken >= 3)


@rule("rr.step-3-2.13")
def test_only_ready_characters_one_controls_can_attack() -> None:
    s = declaring("A: Plain Captain, Plain Soldier_, Plain Sword\nB: Plain Giant\nconflict phase")
    do(s, "A: military air", "A: Fields")
    assert options(s) == ["Plain Captain"]


@rule("rr.step-3-2.14", "rr.step-3-2.15")
def test_any_number_of_attackers_but_at_least_one() -> None:
    s = declaring("A: Plain Captain, Plain Soldier, Plain Giant, Plain Porter\nB:\nconflict phase")
    do(s, "A: military air", "A: Fields")
    assert "done" not in options(s)
    do(s, "A: Plain Captain")
    assert "done" in options(s)
    do(s, "A: Plain Soldier", "A: Plain Giant", "A: Plain Porter", "A: done")
    assert s.p[facts.ATTACKING].bit_count() == 4


@rule("rr.step-3-2.19", "rr.dash.2")
def test_a_type_without_an_eligible_attacker_cannot_be_declared() -> None:
    s = declaring("A: Plain Bully, Plain Poet_\nB:\nconflict phase")
    assert {x.split()[0] for x in options(s)} == {"military", "pass"}
    s = declaring("A: Plain Poet\nB:\nconflict phase")
    assert {x.split()[0] for x in options(s)} == {"political", "pass"}


@rule("rr.step-3-2.18")
def test_nothing_of_a_declaration_counts_before_all_of_it_is_made() -> None:
    s = declaring("A 10/0: Plain Captain, Plain Soldier\nB: | | Fields, Plain Hill?\nconflict phase, rings air+2")
    do(s, "A: military air", "A: a facedown province", "A: Plain Captain")
    assert decision(s) == "A: declare an attacker"
    assert not s.con[ON]
    assert s.ring_place[0] == UNCLAIMED
    assert fate_of(s)[0] == 0
    assert not is_faceup(s, "Plain Hill")
    assert not attacking(s, "Plain Captain")
    do(s, "A: done")
    assert s.con[ON]
    assert s.ring_place[0] == CONTESTED
    assert fate_of(s)[0] == 2
    assert is_faceup(s, "Plain Hill")
    assert attacking(s, "Plain Captain")
    assert not attacking(s, "Plain Soldier")


@rule("rr.step-3-2.20", "rr.facedown-province.3", "rr.facedown-province.2")
def test_a_facedown_province_is_revealed_before_anybody_reacts_to_the_declaration() -> None:
    gate = province("Gate", CRAB, reaction(Revealed(THIS), GainFate()), strength=4)
    scout = character("Scout", CRAB, reaction(Happens(ev.DECLARE), GainFate()), cost=0, military=1)
    s = declaring("A 10/0: Scout\nB 10/0: | | Fields, Gate?\nconflict phase", extra=[gate, scout])
    do(s, "A: military air", "A: a facedown province", "A: Scout", "A: done")
    assert decision(s) == "A: reactions"
    assert is_faceup(s, "Gate")
    do(s, "A: Scout", "B: Gate")
    assert fate_of(s) == [1, 1], "being turned faceup is being revealed"


@rule("rr.facedown-province.1", "rr.in-play.2")
def test_a_facedown_province_is_nothing_but_a_facedown_province() -> None:
    s = declaring("A: Plain Captain\nB: | | Fields, Plain Hill?, Plain Wall?\nconflict phase")
    do(s, "A: military air")
    assert options(s)[:2] == ["a facedown province (B1)", "a facedown province (B2)"]
    fields = table(
        "A: Plain Captain*\nB 10/0: | | Fields, Fertile Fields, Manicured Garden?\nmilitary air A>B Fertile Fields"
    )
    assert not fields.p[facts.ACTIVE] >> find(fields, "Manicured Garden") & 1
    assert fields.p[facts.ACTIVE] >> find(fields, "Fertile Fields") & 1


@rule("rr.step-3-2.21", "rr.step-3-3.1")
def test_a_conflict_resolves_before_the_next_and_leads_back_to_the_window() -> None:
    s = declaring("A: Plain Captain\nB: Plain Captain\nconflict phase")
    do(s, "A: military air", "A: Fields", "A: Plain Captain", "A: done", "B: done", "B: pass", "A: pass")
    do(s, "A: done", "A: pass")
    assert decision(s) == "A: action"
    assert "conflict phase: action window" in step(s)
    assert not s.con[ON]
    do(s, "A: pass", "B: pass")
    assert decision(s) == "B: declare a conflict"


@rule("rr.participating.6")
@pytest.mark.parametrize("word", ["participate", "attack"])
def test_who_cannot_participate_or_attack_cannot_be_declared_as_an_attacker(word: str) -> None:
    monk = character("Monk", CRAB, Cannot(THIS, (word,)), cost=0, military=3, political=3)
    s = table("A: Monk\nB:\nconflict phase", extra=[monk])
    pass_until(s, "fate phase")
    s = declaring("A: Monk, Plain Soldier\nB:\nconflict phase", extra=[monk])
    do(s, "A: military air", "A: Fields")
    assert options(s) == ["Plain Soldier"]
