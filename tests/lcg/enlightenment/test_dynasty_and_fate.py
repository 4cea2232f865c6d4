"""The first player's fate, passing, the favor, fate on opponents' rings, the end of the round."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.rings.notation import ring_called
from gorin.rulesets.lcg.words import (
    CRAB,
    GainFate,
    GainHonor,
    PhaseBegins,
    PhaseEnds,
    action,
    character,
    reaction,
    stronghold,
)
from tests.lcg.enlightenment.seats import LETTERS, laid, lies
from tests.lcg.tables import decision, do, fate_of, options, pass_until, told, watch


@rule("mp.enl-first-player-token.2", "rr.step-1-3.2")
@pytest.mark.parametrize("first", ["A", "C"])
def test_the_first_player_collects_one_more_fate(first: str) -> None:
    before = {"A": "C", "C": "B"}[first]
    s = laid(f"fate phase, first {before}")
    pass_until(s, "1.4")
    assert LETTERS[s.first] == first
    assert fate_of(s) == [8 if q == first else 7 for q in "ABC"], "and nobody else does"


@rule("mp.open-first-player-fate.1")
def test_it_comes_with_the_other_fate_and_not_as_the_phase_begins() -> None:
    herald = character("Herald", CRAB, reaction(PhaseBegins("dynasty"), GainHonor()), cost=0)
    s = watch(laid("fate phase, first C", extra=(herald,), B="Herald+9"))
    pass_until(s, "B: reactions")
    assert s.phase == 1 and fate_of(s) == [0, 0, 0], "the phase has begun"
    pass_until(s, "1.4")
    gains = [x for x in told(s) if x.endswith(" fate.") and "gains" in x]
    assert gains == ["A gains 8 fate.", "B gains 7 fate.", "C gains 7 fate."], "all of it in step 1.3"


@rule("rr.step-1-3.1")
def test_everybody_collects_as_much_as_the_stronghold_says() -> None:
    rich = stronghold("Rich Keep", CRAB, action(GainFate()), strength=2, honor=9, fate=8, influence=10)
    s = laid("fate phase, first C", extra=(rich,), B="Rich Keep")
    pass_until(s, "1.4")
    assert fate_of(s) == [8, 8, 7]


@rule("mp.enl-first-player-token.1", "mp.open-phase-steps.1")
def test_the_token_passes_after_4_6_and_before_the_fate_phase_ends() -> None:
    herald = character("Herald", CRAB, reaction(PhaseEnds("fate"), GainHonor()), cost=0)
    row = " |  | Fields, Fields[Plain Captain]"
    s = laid("fate phase, first A", extra=(herald,), A=f"Herald+9{row}", B=row, C=row)
    pass_until(s, "C: discard")
    assert s.phase == 4 and LETTERS[s.first] == "A", "the last to discard"
    pass_until(s, "A: reactions")
    assert s.round == 1 and LETTERS[s.first] == "B", "step 4.8, before 4.9"


@rule("mp.enl-first-player-token.1", "mp.open-phase-steps.1")
@pytest.mark.parametrize(("players", "row"), [(3, "ABCA"), (5, "ABCDEA")])
def test_the_token_passes_to_the_left_at_the_end_of_the_round(players: int, row: str) -> None:
    s = laid("fate phase, first A", players=players)
    seen = "A"
    for _ in row[1:]:
        pass_until(s, "1.4")
        seen += LETTERS[s.first]
        pass_until(s, "fate phase")
    assert seen == row


@rule("rr.open-first-pass-multiplayer.1")
def test_only_the_first_to_pass_gains_a_fate() -> None:
    s = laid("dynasty phase, first B")
    do(s, "B: pass")
    assert fate_of(s) == [0, 1, 0]
    do(s, "C: pass", "A: pass")
    assert fate_of(s) == [0, 1, 0] and s.phase == 2


@rule("mp.enl-player-order.1", "mp.enl-player-order.2")
def test_the_dynasty_phase_goes_clockwise_until_all_have_passed() -> None:
    row = "9/9: |  | Fields, Fields[Plain Soldier], Fields[Plain Porter]"
    s = laid("dynasty phase, first B", A=row, B=row, C=row)
    do(s, "B: Plain Soldier", "B: 0")
    assert decision(s) == "C: action"
    do(s, "C: pass")
    assert decision(s) == "A: action"
    do(s, "A: Plain Soldier", "A: 0")
    assert decision(s) == "B: action", "C has passed and is out for the phase"
    do(s, "B: pass")
    assert decision(s) == "A: action" and s.phase == 1
    do(s, "A: pass")
    assert s.phase == 2


# --- the favor ----------------------------------------------------------------------------------------------------------


@rule("rr.step-3-4-2.1", "rr.imperial-favor.4")
def test_the_highest_glory_of_three_claims_the_favor() -> None:
    s = laid("conflict phase, favor A military, left A=0 B=0 C=0", A="Plain Soldier", B="Plain Giant", C="Plain Poet")
    pass_until(s, "B: set the favor")
    do(s, "B: political")
    assert (s.favor, s.favor_side) == (1, 1)


@rule("rr.open-glory-count-tie.1")
def test_a_tie_for_the_highest_is_won_by_nobody() -> None:
    s = laid("conflict phase, favor C military, left A=0 B=0 C=0", A="Plain Giant", B="Plain Giant", C="Plain Poet")
    pass_until(s, "fate phase")
    assert (s.favor, s.favor_side) == (2, 0), "whoever has it keeps it"


@rule("rr.open-glory-count-tie.1")
def test_a_tie_below_the_highest_does_not_matter() -> None:
    s = laid("conflict phase, left A=0 B=0 C=0", A="Plain Soldier", B="Plain Giant", C="Plain Soldier")
    pass_until(s, "set the favor")
    assert decision(s) == "B: set the favor"


# --- 4.4 ----------------------------------------------------------------------------------------------------------------


@rule("mp.enl-fate-on-rings.1", "mp.enl-fate-on-rings.2", "rr.step-4-4.3")
def test_each_player_puts_one_fate_on_a_ring_of_an_opponent() -> None:
    s = laid("conflict phase, first B, left A=0 B=0 C=0, rings air@common fire#3=C1", A="9/3:", B="9/3:", C="9/3:")
    pass_until(s, "place fate on")
    assert decision(s)[0] == "B"
    assert options(s) == [
        *("earth of A", "fire of A", "water of A", "void of A"),
        *("air of C", "earth of C", "water of C", "void of C"),
    ], "neither one's own nor common nor claimed ones"
    do(s, "B: void of A")
    assert decision(s)[0] == "C"
    do(s, "C: earth of B")
    assert not any(s.ring_fate), "placed when everybody has chosen"
    do(s, "A: earth of B")
    assert s.ring_fate[ring_called(s, "void")] == 1 and s.ring_fate[ring_called(s, "earth#2")] == 2
    assert sum(s.ring_fate) == 3, "no other ring gets any"
    assert fate_of(s) == [3, 3, 3], "and it is nobody's own"


@rule("mp.open-fate-on-rings.1")
def test_they_choose_in_player_order_and_it_is_placed_at_once() -> None:
    s = laid("conflict phase, first C, left A=0 B=0 C=0")
    pass_until(s, "place fate on")
    asked = []
    while s.decision.why == "place fate on an opponent's ring":
        assert not any(s.ring_fate)
        asked.append(decision(s)[0])
        do(s, f"{asked[-1]}: {options(s)[0]}")
    assert asked == ["C", "A", "B"] and sum(s.ring_fate) == 3


def test_who_finds_no_ring_with_opponents_places_none() -> None:
    rings = " ".join(f"{x}{n}@common" for x in ("air", "earth", "fire", "water", "void") for n in ("#2", "#3"))
    s = laid(f"conflict phase, first A, left A=0 B=0 C=0, rings {rings}")
    pass_until(s, "place fate on")
    assert decision(s)[0] == "B", "only A has rings of A's own"
    do(s, f"B: {options(s)[0]}", f"C: {options(s)[0]}")
    assert sum(s.ring_fate) == 2


@rule("rr.step-4-6.1")
def test_broken_provinces_are_emptied_in_player_order() -> None:
    row = " |  | Fields, Fields#[Plain Captain], Fields[Plain Soldier]"
    s = laid("fate phase, first B", A=row, B=row, C=row)
    pass_until(s, "B: discard")
    do(s, "B: done", "C: done", "A: done")
    from tests.lcg.tables import discard

    assert all(discard(s, q) == ["Plain Captain"] for q in "ABC")


@rule("rr.step-4-7.2")
def test_nothing_returns_in_the_fate_phase_even_what_lies_beside_the_provinces() -> None:
    s = laid("fate phase, rings air=A1 void#3=C")
    pass_until(s, "1.4")
    assert lies(s, "air") == "A1" and lies(s, "void#3") == "C claimed"
