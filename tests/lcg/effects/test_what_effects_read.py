"""What is there only while the table is so or so follows the table: effects that wait for a side or for a type of
conflict, a keyword that knows the phase, a constant ability that counts what the rules set back."""

from __future__ import annotations

from typing import Any

from gorin.kernel.derive import derive
from gorin.kernel.events import Event
from gorin.kernel.machine import answer, run
from gorin.kernel.windows import emit
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.conflict.occasions import occasion
from gorin.rulesets.lcg.lasting.kinds import KEYWORD_DURING, STAYING
from gorin.rulesets.lcg.places.status import lasting
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.prohibitions.bars import barred_to_rules
from gorin.rulesets.lcg.state import DYNASTY_PHASE, PHASE
from gorin.rulesets.lcg.words import (
    BUSHI,
    CHARACTER,
    DEFENDING,
    LION,
    THAT,
    THIS,
    AttachOnlyTo,
    During,
    Exists,
    GainsKeyword,
    HasTrait,
    Legendary,
    action,
    always_gets,
    attachment,
    character,
    event,
)
from gorin.rulesets.lcg.words.conditions import NotLostThisPhase
from tests.laws.test_derived import fresh, settled
from tests.lcg.tables import find, in_play, military, pass_until, table

PRIDE = facts.COVERT + facts.KEYWORDS.index("pride")


def last(s: Any, what: int, name: str, n: int) -> None:
    """A lasting effect begins, until the end of the phase."""
    emit(s, (lasting(what, 1 << find(s, name), n, -1, PHASE, 0),))


def has(s: Any, plane: int, name: str) -> bool:
    return bool(s.p[plane] >> find(s, name) & 1)


def test_who_stays_ready_only_while_defending_does_so_from_the_moment_of_defending() -> None:
    s = table("A: Plain Captain*\nB: Plain Soldier\nmilitary void A>B")
    last(s, STAYING, "Plain Soldier", facts.DEFENDING)
    for kind, stays in ((ev.MOVE_IN, True), (ev.MOVE_HOME, False)):
        emit(s, (Event(kind, find(s, "Plain Soldier"), 1),))
        assert has(s, facts.STAYS, "Plain Soldier") == stays
        fresh(s)


def test_a_keyword_gained_for_some_conflicts_is_gone_when_the_conflict_is_over() -> None:
    chant = event("Chant", LION, action(GainsKeyword(THAT, "pride", during=During("political")), choose=CHARACTER))
    s = table("A: Plain Captain* | Chant\nB: Plain Soldier\npolitical void A>B", extra=[chant])
    last(s, KEYWORD_DURING, "Plain Captain", occasion(PRIDE, "political", ""))
    assert has(s, PRIDE, "Plain Captain")
    pass_until(s, "conflict phase: action window")
    assert s.lasting
    assert not has(s, PRIDE, "Plain Captain")
    fresh(s)


def test_a_legendary_card_enters_play_in_the_dynasty_phase_and_is_kept_out_when_it_is_over() -> None:
    hero = character("Old Hero", LION, Legendary(2), cost=3, military=5, unique=True)
    s = table("A 10/9: Plain Captain | | | Old Hero\nB:\ndynasty phase, first A", extra=[hero])
    phases = set()
    for _ in range(60):
        fresh(s)
        phases.add(s.phase)
        assert barred_to_rules(s, bars.ENTERING) >> find(s, "Old Hero") & 1 == (s.phase != DYNASTY_PHASE)
        answer(s, len(s.decision.options) - 1)
    assert len(phases) > 2


def test_what_counts_lost_conflicts_counts_anew_when_the_phase_begins() -> None:
    proud = character("Proud", LION, always_gets(THIS, military=2, when=NotLostThisPhase()), cost=1, military=1)
    s = table("A 10/3: Proud\nB 10/3: Plain Soldier\ndraw phase, first A", extra=[proud])
    s.lost[0] = 1
    derive(s)
    assert military(s, "Proud") == 1
    pass_until(s, "conflict phase: action window")
    assert military(s, "Proud") == 3
    fresh(s)


def test_an_attachment_goes_when_its_bearer_loses_the_trait_it_needs() -> None:
    squire = character("Squire", LION, HasTrait(THIS, "bushi", when=Exists(THIS & DEFENDING)), cost=1, military=1)
    banner = attachment("Banner", LION, AttachOnlyTo(BUSHI & CHARACTER), cost=0)
    s = table("A: Plain Captain*\nB: Squire*[Banner]\nmilitary void A>B", extra=[squire, banner])
    assert in_play(s, "Banner")
    emit(s, (Event(ev.MOVE_HOME, find(s, "Squire"), 1),))
    run(s)
    settled(s)
    assert not in_play(s, "Banner")
