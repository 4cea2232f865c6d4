"""What happens to several players at the same time decides the game at the same time, whoever's card comes first."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.victory import ENDINGS
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRANE,
    NEUTRAL,
    THAT,
    YOU,
    YOUR_OPPONENT,
    Bow,
    Discard,
    Discards,
    Exists,
    GainHonor,
    HonorOf,
    Is,
    WinsIf,
    action,
    character,
    event,
)
from tests.lcg.tables import do, honor_of, pass_until, table, told, watch

FIRST = pytest.mark.parametrize("first", ["A", "B"])
TRIP = event("Trip", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=0)
PURGE = event("Purge", NEUTRAL, action(Discard(CHARACTER)), cost=0)


def won(s: Any) -> tuple[str, str]:
    """Who, and how."""
    return "AB"[s.winner], ENDINGS[s.ending]


@FIRST
@rule("rr.step-2-5.1", "rr.open-simultaneous-elimination.1")
def test_both_run_out_of_cards_in_2_5(first: str) -> None:
    deck = "| | | Banzai!, Fine Katana | Plain Letter |"
    s = watch(table(f"A 5/3: {deck}\nB 5/3: {deck}\ndynasty phase, first {first}"))
    pass_until(s, "honor bid")
    do(s, f"{first}: 3", f"{'BA'['AB'.index(first)]}: 3")
    assert honor_of(s) == [0, 0] and won(s) == (first, "dishonor")
    assert len([line for line in told(s) if "wins the game" in line]) == 1


@rule("rr.step-2-5.1", "rr.running-out-of-cards.2")
def test_one_runs_out_and_the_other_does_not() -> None:
    s = table("A 5/3: | | | Banzai!, Fine Katana | Plain Letter |\nB 5/3:\ndynasty phase, first A")
    pass_until(s, "honor bid")
    do(s, "A: 3", "B: 3")
    assert won(s) == ("B", "dishonor")


@FIRST
@rule("rr.winning-the-game.4", "rr.open-personal-honor-timing.1")
@pytest.mark.parametrize(("honor", "mark", "ending"), [(1, "~", "dishonor"), (24, "^", "honor")])
def test_both_lose_a_character_with_a_token(honor: int, mark: str, ending: str, first: str) -> None:
    seats = [f"{seat} {honor}/0: Plain Captain{mark} | Purge" for seat in "AB"]
    s = table("\n".join([*seats, f"conflict phase, first {first}"]), extra=[PURGE])
    assert won(do(s, f"{first}: Purge")) == (first, ending)


@FIRST
@rule("rr.winning-the-game.4")
def test_a_constant_ability_discards_both_at_once(first: str) -> None:
    ghost = character("Ghost", CRANE, Discards(CHARACTER, when=Exists(Is("bowed"))), cost=1)
    seats = [f"{seat} 1/0: Plain Captain~{', Ghost' if seat == 'A' else ''} | Trip" for seat in "AB"]
    s = table("\n".join([*seats, f"conflict phase, first {first}"]), extra=[ghost, TRIP])
    assert won(do(s, f"{first}: Trip", f"{first}: Ghost")) == (first, "dishonor")


@FIRST
@rule("rr.winning-the-game.4", "rr.winning-the-game.3")
def test_one_wins_by_honor_and_the_other_by_a_card(first: str) -> None:
    prophet = character("Prophet", CRANE, WinsIf(HonorOf(YOU) > 5), cost=1)
    gift = event("Gift", NEUTRAL, action(GainHonor(), GainHonor(who=YOUR_OPPONENT)), cost=0)
    seats = "A 24/0: | Gift\nB 5/0: Prophet | Gift"
    s = watch(table(f"{seats}\nconflict phase, first {first}", extra=[prophet, gift]))
    assert won(do(s, f"{first}: Gift")) == (first, "honor" if first == "A" else "a card")
    assert len([line for line in told(s) if "wins the game" in line]) == 1
