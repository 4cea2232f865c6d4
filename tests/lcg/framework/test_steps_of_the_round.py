"""Steps of the round: their moments, their order, and what happens in them at once."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.language.nodes import node
from gorin.language.scope import Scope
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.rings.places import UNCLAIMED
from gorin.rulesets.lcg.state import INCOME, PHASES
from gorin.rulesets.lcg.words import (
    CRAB,
    NEUTRAL,
    THIS,
    DuringPhase,
    GainFate,
    GainHonor,
    Is,
    PhaseBegins,
    always_gets,
    character,
    holding,
    reaction,
)
from gorin.rulesets.lcg.words.texts import Modifies
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    fate_of,
    hand,
    honor_of,
    is_bowed,
    military,
    options,
    pass_until,
    step,
    table,
    told,
    watch,
)

STRONGHOLD = Is("stronghold")


@node
class Yields(Modifies):
    """For invented cards: the fate value of all strongholds is changed by this much."""

    n: int
    when: None = None

    def modifiers(self, c: Scope) -> list[str]:
        return [f"({INCOME}, {c.words.cards(STRONGHOLD, c)}, {self.n})"]


@rule("rr.step-1-1.2")
@pytest.mark.parametrize(
    ("before", "phase", "number"),
    [("fate", "dynasty", "1.1"), ("dynasty", "draw", "2.1"), ("draw", "conflict", "3.1"), ("conflict", "fate", "4.1")],
)
def test_the_beginning_of_each_phase_is_a_moment_at_which_effects_begin_and_end(
    before: str, phase: str, number: str
) -> None:
    was = always_gets(THIS, military=+1, when=DuringPhase(before))
    now = always_gets(THIS, military=+4, when=DuringPhase(phase))
    herald = character("Herald", CRAB, was, now, reaction(PhaseBegins(phase), GainFate()), cost=0, military=0)
    s = table(f"A 10/0: Herald+3\nB 10/0:\n{before} phase, left A=0 B=0", extra=[herald])
    assert military(s, "Herald") == 1
    pass_until(s, "A: reactions")
    assert number in step(s) and PHASES[s.phase] == phase
    assert military(s, "Herald") == 4, "what holds during the new phase holds, and what held during the old is over"
    had = fate_of(s)[0]
    do(s, "A: Herald")
    assert fate_of(s)[0] == had + (8 if phase == "dynasty" else 1), "1.3 has come meanwhile, or nothing else"


@rule("rr.step-1-3.1")
@pytest.mark.parametrize("first", "AB")
def test_fate_is_collected_in_player_order_each_by_the_own_stronghold(first: str) -> None:
    s = watch(table(f"A 10/0: Plain Keep\nB 10/0:\nfate phase, first {'BA'[first == 'B']}"))
    pass_until(s, "1.4")
    assert fate_of(s) == [8, 7]
    gained = [x for x in told(s) if "gains" in x]
    assert gained == [f"{x} gains {8 if x == 'A' else 7} fate." for x in (first, "BA"[first == "B"])]


@rule("rr.step-1-3.1")
@pytest.mark.parametrize(("n", "income"), [(+2, [10, 9]), (-3, [5, 4]), (-9, [0, 0])])
def test_modifiers_of_the_fate_value_count_when_fate_is_collected(n: int, income: list[int]) -> None:
    mine = holding("Rich Mine", NEUTRAL, Yields(n))
    s = table("A 10/0: Plain Keep, Rich Mine\nB 10/0:\nfate phase", extra=[mine])
    pass_until(s, "1.4")
    assert fate_of(s) == income


@rule("rr.step-2-5.1")
def test_both_have_drawn_before_anybody_reacts_to_a_draw() -> None:
    scribe = character("Scribe", CRAB, reaction(Happens(ev.DRAW), GainHonor()), cost=0)
    s = pass_until(table("A 10/0: Scribe\nB 10/0: Scribe\ndynasty phase", extra=[scribe]), "honor bid")
    do(s, "A: 4", "B: 4")
    assert decision(s) == "A: reactions" and "2.5" in step(s)
    assert [len(hand(s, x)) for x in "AB"] == [4, 4]


@rule("rr.phase-sequence.6")
def test_after_the_window_of_the_fate_phase_cards_ready_then_provinces_then_rings_then_the_token() -> None:
    keeper = character("Keeper", CRAB, reaction(Happens(ev.RETURN_RING), GainHonor()), cost=0)
    text = "A 10/0: Keeper_+2 | | Fields, Fields[Plain Poet]\nB 10/0:\nfate phase, first A, rings air=A"
    s = table(text, extra=[keeper])
    assert is_bowed(s, "Keeper")
    do(s, "A: pass", "B: pass")
    assert decision(s) == "A: discard from your provinces" and "4.6" in step(s)
    assert not is_bowed(s, "Keeper") and s.ring_place[0] == 0, "4.5 is over, 4.7 is to come"
    pass_until(s, "A: reactions")
    assert "4.7" in step(s) and s.ring_place[0] == UNCLAIMED and s.first == 0, "4.8 is to come"
    do(s, "A: Keeper")
    assert s.first == 1 and PHASES[s.phase] == "dynasty", "4.8, 4.9"


@rule("rr.step-4-7.1")
def test_all_claimed_rings_have_returned_before_anybody_reacts() -> None:
    keeper = character("Keeper", CRAB, reaction(Happens(ev.RETURN_RING), GainHonor(), unlimited=True), cost=0)
    s = table("A 10/0: Keeper+2\nB 10/0:\nfate phase, rings air=A fire=B water=B", extra=[keeper])
    pass_until(s, "A: reactions")
    assert "4.7" in step(s) and s.ring_place == [UNCLAIMED] * 5
    assert len(options(s)) == 3 + 1, "one moment for all three"


@rule("rr.unopposed.2")
def test_the_honor_of_an_unopposed_conflict_is_lost_in_its_own_step() -> None:
    loser: Any = character("Loser", CRAB, reaction(Happens(ev.LOSE_HONOR), GainFate()), cost=0)
    s = table("A 10/0: Plain Captain*\nB 10/0: Loser\nmilitary air A>B", extra=[loser])
    do(s, "B: pass", "A: pass")
    assert decision(s) == "B: reactions" and "3.2.4" in step(s)
    assert honor_of(s) == [10, 9], "to the general pool, not to A"
