"""The laws of every game on some games of teams, of four and of six. (`tests/laws` draws this format among the others.)"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.decks.precons import precons
from gorin.rulesets import ruleset
from gorin.rulesets.lcg.notation import read, write
from gorin.sim.game import header_for, open_game
from tests.laws import laws
from tests.laws.tables import deck
from tests.laws.test_notation import writable
from tests.laws.test_wording import apart, in_words, says_what_for
from tests.lcg.team_conquest.teams import FORMAT

SEATS = pytest.mark.parametrize("players", [4, 6])


def opened(players: int, seed: int) -> Any:
    rng = Random(seed)
    return ruleset(FORMAT).open([deck(FORMAT, rng) for _ in range(players)], cards("lcg"), seed)


def waiting(players: int, seed: int) -> Any:
    """A game after a while."""
    return laws.play_on(opened(players, seed), seed, 60 + 97 * seed % 700)


@SEATS
@pytest.mark.parametrize("seed", range(4))
def test_nothing_hidden_is_seen_or_told_not_even_to_a_team_mate(players: int, seed: int) -> None:
    s = waiting(players, seed)
    for you in range(players):
        laws.nothing_hidden_is_seen(s, you, seed + you)
        laws.nothing_hidden_is_told(s, you, seed + you)
        laws.only_what_is_known_counts(s, you, seed)
    laws.options_follow_from_what_is_known(s, seed)


@SEATS
@pytest.mark.parametrize("seed", range(10, 14))
def test_it_is_saved_copied_and_asked_again_as_it_was(players: int, seed: int) -> None:
    s = waiting(players, seed)
    laws.saved_is_loaded_as_it_was(s, seed)
    laws.clones_are_equal_and_independent(s, seed)
    laws.asked_again_is_asked_the_same(s)
    laws.every_option_can_be_chosen(s)


@pytest.mark.parametrize("seed", range(3))
def test_everything_is_asked_in_words_and_no_two_options_read_the_same(seed: int) -> None:
    game, dice = open_game(header_for(FORMAT, list(precons(FORMAT)[seed : seed + 4]), seed)), Random(seed)
    for _ in range(500):
        if game.over:
            return
        apart(game)
        in_words(game)
        says_what_for(game)
        game.choose(dice.randrange(len(game.options)))


@SEATS
def test_what_is_written_is_read(players: int) -> None:
    found = 0
    for seed in range(3):
        s = opened(players, seed)
        for i, _ in enumerate(laws.wander(s, Random(seed), 400)):
            if i % 37 == 0 and s.decision is not None and writable(s):
                text = write(s)
                assert write(read(text, cards("lcg"), FORMAT)) == text
                found += 1
    assert found > 5
