"""Whatever a seat asks, through whichever door, the answer depends only on what that seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from gorin.rulesets import NAMES, ruleset
from gorin.rulesets.base import DeckList
from gorin.sim.game import Game, new_game
from tests.ccg.laws.games import any_deck
from tests.laws.channels import dealt_anew, driven, hinted, served, shown
from tests.laws.laws import differing
from tests.laws.tables import deck


def any_decks(rules: str, dice: Random) -> list[DeckList]:
    """Decks of anything there is."""
    if rules.startswith("ccg/"):
        return [any_deck(dice, rules), any_deck(dice, rules)]
    return [deck(rules, dice) for _ in range(ruleset(rules).seats[0])]


def moments(rules: str, seed: int, checked: int, most: int) -> Iterator[Game]:
    """A random game, at about every so manieth decision."""
    dice = Random(seed)
    game = new_game(rules, any_decks(rules, dice), seed=seed, stop=True)
    for _ in range(most):
        d = game.decision
        if d is None:
            return
        if dice.randrange(checked) == 0:
            yield game
        game.choose(dice.randrange(len(d.options)))


def nothing_is_found_out(rules: str, seed: int, checked: int, most: int) -> int:
    """Play a game, ask everything now and then, deal anew what a seat cannot see, and ask again; gives how many cards
    were others the second time."""
    different = 0
    for number, game in enumerate(moments(rules, seed, checked, most)):
        for seat in range(game.seats):
            anew, others = dealt_anew(game, seat, seed + number)
            different += others
            for door in (driven, served, shown):
                mine, theirs = door(game, seat), door(anew, seat)
                assert mine == theirs, f"{rules} {seed}, seat {seat}, {door.__name__}: {differing(mine, theirs)}"
            assert served(game, None) == served(anew, None), f"{rules} {seed}: one who watches could tell"
    return different


def no_hint_gives_away(rules: str, seed: int, checked: int, most: int) -> int:
    """The same for what the best agent advises, and why."""
    advised = 0
    for number, game in enumerate(moments(rules, seed, checked, most)):
        for seat in range(game.seats):
            anew, _ = dealt_anew(game, seat, seed + number)
            advice = hinted(game, seat, number)
            advised += advice is not None
            assert hinted(anew, seat, number) == advice
    return advised


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("rules", NAMES)
def test_no_answer_depends_on_what_a_seat_may_not_know(rules: str, seed: int) -> None:
    assert nothing_is_found_out(rules, 100 + seed, checked=80, most=500) > 50


@pytest.mark.parametrize("rules", NAMES)
def test_no_hint_depends_on_what_a_seat_may_not_know(rules: str) -> None:
    assert no_hint_gives_away(rules, 200, checked=12, most=250) > 5


@pytest.mark.soak
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("rules", NAMES)
def test_no_answer_depends_on_it_in_many_games(rules: str, part: int) -> None:
    nothing_is_found_out(rules, 10_000 + part, checked=50, most=1_000)
    no_hint_gives_away(rules, 20_000 + part, checked=60, most=500)
