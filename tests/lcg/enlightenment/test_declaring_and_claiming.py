"""Rings in pools of one's own: which may be fought for, where they go when they are claimed, when none is left."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.bits import bits
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.rings.pools import claimed_rings, contested_ring, rings_of_elements
from gorin.rulesets.lcg.state import ELEMENT_NAMES, FIRE, ON, RING, TYPE
from gorin.rulesets.lcg.words import (
    CONFLICT,
    CONTESTED_RING,
    CRAB,
    CRANE,
    THIS,
    YOUR_RINGS,
    ConflictDeclared,
    CountRings,
    EndConflict,
    GainFate,
    GainHonor,
    RingOf,
    SomeRing,
    action,
    always_gets,
    character,
    event,
    reaction,
)
from tests.lcg.enlightenment.seats import all_pass, laid, lies
from tests.lcg.tables import attacking, decision, do, honor_of, is_broken, military, options, pass_until

COLLECTOR = character("Collector", CRANE, always_gets(THIS, military=CountRings(YOUR_RINGS)), cost=0, military=1)
STOP = event("Stop", CRANE, action(EndConflict(), when=CONFLICT), cost=0)
FIERY = event("Fiery", CRAB, action(GainHonor(), when=SomeRing(RingOf("fire") & CONTESTED_RING)), cost=0)
EXTRA = (COLLECTOR, STOP, FIERY)
EMPTY = "air@B earth@B fire@B water@B void@B"


def declaring(settings: str, A: str = "", B: str = "", C: str = "") -> Any:
    """A is to declare a conflict."""
    s = laid(f"conflict phase, first A{', rings ' + settings if settings else ''}", extra=EXTRA, A=A, B=B, C=C)
    return pass_until(s, "A: declare")


def won(settings: str, A: str = "", B: str = "", C: str = "") -> Any:
    """Everybody passes in a conflict, and everything that follows from it, up to where a ring goes onto a province."""
    s = laid(settings, extra=EXTRA, A=A, B=B, C=C)
    while s.con[ON] and "put the ring" not in decision(s):
        do(s, f"{decision(s)[0]}: {options(s)[-1]}")
    return s


# --- with which ring ----------------------------------------------------------------------------------------------------


@rule("mp.enl-declaring-conflicts.1", "rr.step-3-2.12")
def test_a_conflict_is_declared_with_a_ring_of_ones_own_or_a_common_one() -> None:
    s = declaring("fire@common air#2@common void@C", A="Plain Soldier")
    assert options(s)[:6] == [
        *("military air of A", "military earth of A", "military fire", "military water of A", "military air"),
        "political air of A",
    ]
    assert not any(" of B" in x or " of C" in x for x in options(s))


@rule("mp.enl-common-pool.1")
def test_everybody_may_fight_for_a_ring_of_the_common_pool() -> None:
    s = laid("conflict phase, first A, rings fire@common", A="Plain Soldier", B="Plain Soldier", C="Plain Soldier")
    for who in "ABC":
        pass_until(s, f"{who}: declare")
        assert "military fire" in options(s)


@rule("mp.enl-rings.5")
def test_whose_a_ring_was_at_first_does_not_matter() -> None:
    s = declaring("air@B fire#2@A", A="Plain Soldier")
    assert "military second fire of A" in options(s) and "military air of A" not in options(s)
    s = won("rings fire#2@A\nmilitary fire#2 A>C", A="Plain Soldier*", C="Plain Captain*")
    assert lies(s, "fire#2") == "A", "nor where it returns to"


# --- who claims it, and where it goes -----------------------------------------------------------------------------------


@rule("mp.enl-declaring-conflicts.2", "rr.step-3-2-7.2", "rr.rings.8")
def test_an_attacker_who_wins_claims_the_ring_onto_a_province() -> None:
    s = won("military fire A>B", A="Plain Captain* |  | Fields, Plain Hill#, Fields, Fields, Fields")
    assert decision(s) == "A: put the ring on a province" and len(options(s)) == 3, "neither the broken one"
    assert not any(x.startswith("Plain Hill") for x in options(s))
    do(s, f"A: {options(s)[1]}")
    assert lies(s, "fire") == "A3" and bits(claimed_rings(s, 0)) == (FIRE,), "and it is claimed there"


@rule("mp.open-attacker-ring-may.1", "mp.enl-declaring-conflicts.2")
def test_an_attacker_who_wins_may_resolve_the_ring_or_not() -> None:
    s = laid("military air A>B", A="Plain Captain*")
    pass_until(s, "A: resolve")
    assert decision(s) == "A: resolve the ring effect" and options(s)[-1] == "pass" and len(options(s)) == 3
    do(s, f"A: {next(x for x in options(s) if 'gain' in x)}")
    assert honor_of(s) == [12, 10, 10]


@rule("mp.enl-declaring-conflicts.5", "rr.step-3-2-7.3")
@pytest.mark.parametrize(
    ("rings", "ring"), [("", "fire"), ("rings fire@common\n", "fire"), ("rings fire#2@A\n", "fire#2")]
)
def test_a_defender_who_wins_does_not_claim_it(rings: str, ring: str) -> None:
    s = won(f"{rings}military {ring} A>B", A="Plain Soldier*", B="Plain Captain*")
    assert not s.con[ON] and lies(s, ring) == "A" and claimed_rings(s, 1) == 0


@rule("rr.open-no-winner-ring-timing.2")
@pytest.mark.parametrize(
    ("rings", "ring", "back"),
    [("", "fire", "A"), ("rings fire@common\n", "fire", "common"), ("rings fire#2@A\n", "fire#2", "A")],
)
def test_without_a_winner_the_ring_goes_back_where_it_came_from(rings: str, ring: str, back: str) -> None:
    s = won(f"{rings}military {ring} A>B", A="Plain Idler*")
    assert lies(s, ring) == back


@rule("mp.enl-common-pool.2")
def test_a_card_effect_may_bring_a_ring_back_into_the_common_pool() -> None:
    s = laid("rings fire@common\nmilitary fire A>B", extra=EXTRA, A="Plain Captain*", C=" | Stop")
    do(s, "B: pass", "C: Stop")
    assert not s.con[ON] and lies(s, "fire") == "common"


@rule("rr.open-ring-placement.1", "mp.open-claim-province.1", "mp.enl-declaring-conflicts.7")
def test_a_ring_goes_onto_any_unbroken_province_also_where_others_lie() -> None:
    fields = " |  | Fields, Plain Hill, Plain Wall#, Plain Ditch, Fields"
    s = won("rings air=A1 void=A1\nmilitary fire A>B", A="Plain Captain*" + fields)
    assert [x.split(" #")[0] for x in options(s)] == ["Plain Hill", "Plain Ditch", "Fields"]
    do(s, "A: Plain Hill")
    assert [lies(s, x) for x in ("air", "void", "fire")] == ["A1", "A1", "A1"]
    s = won("military fire A>B", A="Plain Captain* |  | Plain Hill, Fields#, Plain Wall, Fields#, Fields#")
    assert [x.split(" #")[0] for x in options(s)] == ["Plain Hill", "Plain Wall"], "the stronghold may be attacked"


@rule("mp.open-ring-on-stronghold.1", "rr.rings.14", "mp.enl-declaring-conflicts.6")
@pytest.mark.parametrize(
    ("row", "open"),
    [("Plain Wall#, Plain Ditch#, Fields, Fields", False), ("Plain Wall#, Plain Ditch#, Fields#, Fields", True)],
)
def test_a_ring_lies_under_the_stronghold_only_once_that_may_be_attacked(row: str, open: bool) -> None:
    s = won("military fire A>B", A=f"Plain Captain* |  | Plain Hill, {row}")
    assert decision(s) == "A: put the ring on a province" or not open
    assert any(x.startswith("Plain Hill") for x in options(s)) == open
    if open:
        do(s, "A: Plain Hill")
        assert lies(s, "fire") == "A0"


@rule("mp.enl-declaring-conflicts.4", "rr.rings.10")
def test_a_ring_on_a_province_counts_as_claimed() -> None:
    s = laid("rings air=A1 fire#2=B2", extra=EXTRA, A="Collector", B="Collector")
    assert [bits(claimed_rings(s, q)) for q in range(3)] == [(0,), (7,), ()]
    assert military(s, "Collector", "A") == 2 and military(s, "Collector", "B") == 2


@rule("mp.enl-declaring-conflicts.3", "rr.rings.9", "rr.step-4-7.2")
def test_rings_on_provinces_stay_there_when_the_round_ends() -> None:
    s = laid("fate phase, rings air=A1 fire#2=B2")
    pass_until(s, "1.4")
    assert lies(s, "air") == "A1" and lies(s, "fire#2") == "B2" and s.round == 2


@rule("mp.enl-rings.1", "mp.enl-rings.2")
def test_a_ring_stays_on_its_province_through_rounds_until_that_is_broken() -> None:
    s = laid("fate phase, rings air=B1, first C", A="Plain Captain+9", B=" |  | Fields, Plain Hill")
    for _ in range(2):
        pass_until(s, "1.4")
        assert lies(s, "air") == "B1"
        pass_until(s, "fate phase")
    pass_until(s, "A: declare")
    do(s, "A: military fire of A", "A: Plain Hill", "A: Plain Captain", "A: done")
    pass_until(s, "A: put")
    assert is_broken(s, "Plain Hill") and lies(s, "air") != "B1"


# --- one of each element ------------------------------------------------------------------------------------------------


@rule("mp.enl-rings.3", "rr.rings.12", "mp.enl-enlightenment.6")
@pytest.mark.parametrize("rings", ["fire=A2", "fire#2=A2 fire@common"])
def test_a_second_ring_of_an_element_is_not_claimed_but_returns(rings: str) -> None:
    key, has = ("fire#3", "fire") if "#2" not in rings else ("fire", "fire#2")
    more = f"rings {rings} fire#3@A\n" if key == "fire#3" else f"rings {rings}\n"
    s = won(f"{more}military {key} A>B", A="Plain Captain*")
    assert not s.con[ON], "nothing to put anywhere"
    assert lies(s, key) == "A" and lies(s, has) == "A2", "into the attacker's own pool, wherever it came from"


@rule("rr.rings.11")
def test_nobody_has_two_rings_of_an_element() -> None:
    s = won("rings fire#2=A2\nmilitary fire A>B", A="Plain Captain*")
    assert not s.con[ON] and bits(claimed_rings(s, 0)) == (5 + FIRE,), "the one of B's that A had"


def test_a_ring_of_another_element_is_claimed_beside_it() -> None:
    s = won("rings air=A2\nmilitary fire A>B", A="Plain Captain*")
    do(s, f"A: {options(s)[0]}")
    assert lies(s, "fire") == "A1" and lies(s, "air") == "A2"


# --- without a ring -----------------------------------------------------------------------------------------------------


@rule("mp.enl-ring-availability.1", "mp.open-ringless-conflict.1")
def test_only_with_no_ring_in_both_pools_is_a_conflict_declared_without_one() -> None:
    assert options(declaring(EMPTY, A="Plain Soldier")) == [
        "military without a ring",
        "political without a ring",
        "pass",
    ]
    for rings in (EMPTY.replace("void@B", "void@common"), EMPTY.replace("void@B", "void@A")):
        assert not any("without" in x for x in options(declaring(rings, A="Plain Soldier")))


@rule("mp.enl-ring-availability.2", "mp.enl-ring-availability.3", "mp.open-ringless-conflict.1")
def test_it_has_attackers_a_province_and_a_type_but_no_element() -> None:
    s = declaring(EMPTY, A="Plain Soldier", C=" | Fiery |  Fields, Plain Hill")
    do(s, "A: military without a ring")
    assert decision(s) == "A: attack a province" and len(options(s)) == 8
    do(s, "A: Plain Hill", "A: Plain Soldier", "A: done")
    pass_until(s, "C: action")
    assert attacking(s, "Plain Soldier") and (s.con[TYPE], s.con[RING]) == (0, -1)
    assert contested_ring(s) == 0 and rings_of_elements(s, 1 << FIRE), "no ring is contested"
    assert "Fiery" not in options(s)


@rule("mp.enl-ring-availability.3", "mp.open-ringless-conflict.1")
def test_a_conflict_without_a_ring_is_of_no_element_whatever_asks() -> None:
    heralds = [
        character(f"Herald of {x}", CRANE, reaction(ConflictDeclared(element=x), GainFate()), cost=0)
        for x in ELEMENT_NAMES
    ]
    crier = character("Crier", CRANE, reaction(ConflictDeclared(type="military"), GainFate()), cost=0)
    row = ", ".join(x.name for x in (*heralds, crier))
    for rings, heard in ((EMPTY, {"Crier"}), ("", {"Crier", "Herald of air"})):
        s = laid(
            f"conflict phase, first A{', rings ' + rings if rings else ''}",
            extra=(*heralds, crier),
            A="Plain Soldier",
            B=row,
        )
        pass_until(s, "A: declare")
        do(s, f"A: {options(s)[0]}")
        do(
            s,
            f"A: {next(x for x in options(s) if int(x.split('#')[1]) in s.province[5:10])}",
            "A: Plain Soldier",
            "A: done",
        )
        assert decision(s) == "B: reactions" and {*options(s)} - {"pass"} == heard


@rule("mp.enl-ring-availability.4", "mp.open-ringless-conflict.1")
def test_winning_it_gives_no_ring_effect_and_no_ring() -> None:
    s = laid(f"rings {EMPTY}\nmilitary none A>B", A="Plain Captain*", B=" |  | Fields, Plain Hill")
    seen = set()
    while s.con[ON]:
        seen.add(decision(s))
        do(s, f"{decision(s)[0]}: {options(s)[-1]}")
    assert is_broken(s, "Plain Hill") and not any("ring" in x.split("the ")[-1] for x in seen if "resolve" in x)
    assert claimed_rings(s, 0) == 0


@rule("mp.enl-undefended.1", "rr.unopposed.3")
def test_losing_unopposed_costs_no_honor() -> None:
    s = won("military fire A>B", A="Plain Soldier*")
    assert honor_of(s) == [10, 10, 10]


@rule("rr.conflict.1", "rr.step-3-2.3", "rr.step-3-2.4")
def test_each_player_has_a_military_and_a_political_conflict_against_any_opponent() -> None:
    s = laid("conflict phase, first B", A="Plain Soldier", B="Plain Soldier, Plain Porter", C="Plain Soldier")
    declared: list[str] = []
    while s.phase == 3:
        if decision(s).endswith("declare a conflict"):
            who = decision(s)[0]
            assert not any("military" in x for x in options(s)) or f"{who}m" not in declared
            kind = next(
                (x for x in options(s) if x.startswith("political" if who == "B" else "military")), options(s)[0]
            )
            declared.append(f"{who}{kind[0]}")
            do(s, f"{who}: {kind}")
        else:
            do(s, f"{decision(s)[0]}: {options(s)[-1 if options(s)[-1] in ('pass', 'done') else 0]}")
    assert declared[0] == "Bp" and len(declared) == len(set(declared)) <= 6
    assert all_pass(s) is s
