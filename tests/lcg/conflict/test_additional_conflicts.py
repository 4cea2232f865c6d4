"""Additional conflicts, conflicts that cannot be declared, conflicts of another type than normal."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.state import CONFLICT_PHASE, TYPE
from gorin.rulesets.lcg.words import (
    CHOSEN,
    CRAB,
    LION,
    NEUTRAL,
    THAT_RING,
    AtMostConflicts,
    AtMostDefenders,
    CannotDeclare,
    CannotDeclareElement,
    ConflictOver,
    ConflictsAre,
    DeclareNow,
    DuringPhase,
    MayDeclareMore,
    MoreConflicts,
    PhaseBegins,
    TargetPlayer,
    TargetRing,
    Until,
    action,
    character,
    event,
    province,
    reaction,
    while_this,
)
from gorin.rulesets.lcg.words import Alone as AloneOn
from tests.lcg.tables import decision, defending, do, offered, options, pass_until, table

WAR = event("War", LION, action(MoreConflicts("military")), cost=0)
SWORD = character("Heir", LION, MayDeclareMore("military"), cost=0, military=1, political=1)
BREAKTHROUGH = event("Breakthrough", LION, reaction(ConflictOver(yours=True, broke=True), DeclareNow()), cost=0)
MOUNT = character(
    "Mount", LION, reaction(ConflictOver(yours=True), DeclareNow("military")), cost=0, military=1, political=9
)
PHOENIX = event(
    "Banishment", NEUTRAL,
    action(Until(CannotDeclareElement(THAT_RING, CHOSEN)), choose=(TargetRing(), TargetPlayer())), cost=0,
)  # fmt: skip
LAZY = event("Lazy Days", NEUTRAL, reaction(PhaseBegins("conflict"), Until(AtMostConflicts(1))), cost=0)
PRODIGY = character("Prodigy", CRAB, AtMostDefenders(1, when=while_this(AloneOn("attacking"))), cost=0, military=3)
EXTRA = (WAR, SWORD, BREAKTHROUGH, MOUNT, PHOENIX, LAZY, PRODIGY)


def types(s: Any) -> set[str]:
    """The types that are offered."""
    return {x.split()[0] for x in options(s)} - {"pass"}


def fight(s: Any, kind: str, who: str, ring: str = "") -> Any:
    """A conflict that nobody defends, to its end."""
    ring = ring or next(x for x in options(s) if x.startswith(kind)).split()[1]
    do(s, f"A: {kind} {ring}", "A: Fields", f"A: {who}")
    if decision(s) == "A: declare an attacker":
        do(s, "A: done")
    return do(s, "B: done")


@rule("rr.additional-conflicts.1", "rr.additional-conflicts.2")
def test_an_additional_conflict_comes_on_top_of_the_normal_ones() -> None:
    s = table(
        "A: Plain Captain, Plain Giant, Plain Lord, Plain Envoy | War\nB:\nconflict phase, left A=2 B=1", extra=EXTRA
    )
    do(s, "A: War")
    for kind, who in (("military", "Plain Captain"), ("military", "Plain Giant"), ("political", "Plain Lord")):
        pass_until(s, "A: declare a conflict")
        fight(s, kind, who)
    pass_until(s, "fate phase")
    assert s.phase != CONFLICT_PHASE, "and no fourth"


@rule("rr.additional-conflicts.2")
def test_after_both_normal_conflicts_only_the_additional_type_is_left() -> None:
    s = table("A: Plain Captain, Plain Giant, Plain Lord | War\nB:\nconflict phase, left A=2 B=0", extra=EXTRA)
    pass_until(s, "A: declare")
    fight(s, "military", "Plain Captain")
    pass_until(s, "A: declare")
    fight(s, "political", "Plain Giant")
    do(s, "B: pass", "A: War")
    pass_until(s, "A: declare")
    assert types(s) == {"military"}


def test_an_additional_conflict_is_granted_only_in_the_conflict_phase() -> None:
    s = table("A: Plain Captain | War\nB:\ndraw phase", extra=EXTRA)
    assert not offered(s, "War")


@rule("rr.additional-conflicts.1")
def test_a_constant_ability_gives_one_additional_conflict_each_phase() -> None:
    s = table("A: Heir, Plain Captain, Plain Giant, Plain Lord\nB:\nconflict phase, left A=1 B=0", extra=EXTRA)
    s.declared[0] = 0b10  # the political one was declared before
    pass_until(s, "A: declare")
    fight(s, "military", "Plain Captain")
    pass_until(s, "A: declare")
    assert types(s) == {"military"}
    fight(s, "military", "Plain Giant")
    pass_until(s, "fate phase")


@rule("rr.open-pass-conflict-type.1")
def test_a_pass_gives_up_a_normal_opportunity_before_an_additional_one() -> None:
    s = table("A: Plain Captain, Plain Giant | War\nB:\nconflict phase, left A=1 B=0", extra=EXTRA)
    do(s, "A: War", "B: pass", "A: pass", "A: pass")
    pass_until(s, "A: declare")
    assert types(s) == {"military"}
    do(s, "A: pass")
    pass_until(s, "fate phase")


@rule("rr.clarify-waning-hostilities.1", "rr.clarify-waning-hostilities.2")
def test_additional_conflicts_do_not_exceed_a_cap() -> None:
    s = table("A: Plain Captain, Plain Giant | Lazy Days, War\nB: Plain Lord\ndraw phase", extra=EXTRA)
    pass_until(s, "A: reactions")
    do(s, "A: Lazy Days", "A: War", "B: pass", "A: pass")
    fight(s, "military", "Plain Captain")
    pass_until(s, "B: declare")
    do(s, "B: pass")
    pass_until(s, "fate phase")
    assert not s.left[0] <= 0, "an opportunity is left, but it cannot be used"


def test_a_cap_counts_passed_opportunities() -> None:
    s = table("A: Plain Captain | Lazy Days\nB: Plain Lord\ndraw phase", extra=EXTRA)
    pass_until(s, "A: reactions")
    do(s, "A: Lazy Days", "A: pass", "B: pass", "A: pass")
    assert decision(s) == "A: action", "after the pass, before B's opportunity"
    do(s, "A: pass", "B: pass", "B: pass")
    pass_until(s, "fate phase")


@rule("rr.step-3-2.21")
def test_the_second_conflict_is_declared_at_once_after_one_that_broke_a_province() -> None:
    s = table("A: Plain Giant, Plain Captain | Breakthrough\nB: Plain Captain\nconflict phase", extra=EXTRA)
    pass_until(s, "A: declare")
    fight(s, "military", "Plain Giant")
    pass_until(s, "A: reactions")
    assert offered(s, "Breakthrough")
    do(s, "A: Breakthrough")
    assert decision(s) == "A: declare a conflict", "no action window and no opportunity of B's comes between"
    assert types(s) == {"political"}
    assert not offered(s, "pass"), "it is to be declared"
    fight(s, "political", "Plain Captain")
    pass_until(s, "B: declare")
    assert s.left == [0, 2]


def test_without_a_broken_province_there_is_no_breakthrough() -> None:
    s = table("A: Plain Soldier, Plain Captain | Breakthrough\nB: Plain Captain\nconflict phase", extra=EXTRA)
    pass_until(s, "A: declare")
    fight(s, "military", "Plain Soldier")
    pass_until(s, "B: declare")
    assert not offered(s, "Breakthrough")


def test_a_conflict_declared_at_once_may_be_of_another_type_than_its_opportunity() -> None:
    s = table("A: Mount, Plain Captain\nB:\nconflict phase", extra=EXTRA)
    pass_until(s, "A: declare")
    fight(s, "military", "Plain Captain")
    pass_until(s, "A: reactions")
    do(s, "A: Mount")
    assert set(options(s)) == {f"military {x} instead of political" for x in ("earth", "fire", "water", "void")}
    do(s, "A: military earth", "A: Fields", "A: Mount", "A: done")
    assert s.con[TYPE] == 0
    assert s.declared[0] == 0b11, "the political opportunity is used"


@rule("rr.cannot.1")
def test_conflicts_of_a_rings_element_cannot_be_declared_by_the_chosen_player() -> None:
    s = table("A: Plain Captain | Banishment\nB: Plain Captain\nconflict phase, first A", extra=EXTRA)
    do(s, "A: Banishment", "A: fire", "A: B", "B: pass", "A: pass")
    assert offered(s, "military fire"), "only the chosen player is bound"
    do(s, "A: pass")
    pass_until(s, "B: declare")
    assert {x.split()[1] for x in options(s) if x != "pass"} == {"air", "earth", "water", "void"}


def test_conflicts_of_a_type_cannot_be_declared() -> None:
    ban = province("Hall", NEUTRAL, CannotDeclare("military"), strength=3, elements=("air",))
    s = table("A: Plain Captain\nB: Plain Captain | | Fields, Hall\nconflict phase", extra=[ban])
    pass_until(s, "A: declare")
    assert types(s) == {"political"}
    do(s, "A: pass")
    pass_until(s, "B: declare")
    assert types(s) == {"military", "political"}, "it binds opponents only"


def test_every_conflict_may_become_military() -> None:
    horde = event("Horde", LION, action(Until(ConflictsAre("military")), when=DuringPhase("conflict")), cost=0)
    s = table("A: Plain Captain, Plain Giant | Horde\nB:\nconflict phase, left A=2 B=0", extra=[horde])
    do(s, "A: Horde", "B: pass", "A: pass")
    assert types(s) == {"military"}
    fight(s, "military", "Plain Captain", "air instead of political")
    assert s.con[TYPE] == 0
    pass_until(s, "A: declare")
    assert types(s) == {"military"}
    assert not offered(s, "military fire instead")


@rule("rr.step-3-2-1.1")
def test_no_more_than_one_defender_may_be_declared_against_a_lone_prodigy() -> None:
    s = table("A: Prodigy, Plain Captain\nB: Plain Captain, Plain Lord\nconflict phase", extra=EXTRA)
    pass_until(s, "A: declare")
    do(s, "A: military air", "A: Fields", "A: Prodigy", "A: done", "B: Plain Captain")
    assert options(s) == ["done"]
    do(s, "B: done")
    assert defending(s, "Plain Captain", "B")
    s = table("A: Prodigy, Plain Captain\nB: Plain Captain, Plain Lord\nconflict phase", extra=EXTRA)
    pass_until(s, "A: declare")
    do(s, "A: military air", "A: Fields", "A: Prodigy", "A: Plain Captain", "A: done", "B: Plain Captain")
    assert offered(s, "Plain Lord"), "not while others attack too"


def test_what_these_words_say() -> None:
    assert text_of(WAR) == "Action: You may declare an additional [military] conflict this phase."
    assert text_of(SWORD) == "You may declare an additional [military] conflict each conflict phase."
    assert "that player cannot declare conflicts of that ring's element this phase" in text_of(PHOENIX)
    assert (
        text_of(PRODIGY)
        == "While this character is attacking alone, each opponent cannot declare more than one defender."
    )
