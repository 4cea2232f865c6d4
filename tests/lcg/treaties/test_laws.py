"""The laws of all games, in games whose players make treaties all the time: random agents, with treaty cards and
without."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from gorin.agents.base import dice as dice_of
from gorin.agents.random import RandomAgent
from gorin.kernel.record import read_record
from gorin.sim.dealing import Dealing
from gorin.sim.game import Game, new_game
from gorin.sim.match import plan, play
from gorin.sim.replaying import replay
from tests.laws import laws
from tests.laws.chronicle import look, untold

MOST = 400  # choices


class Talkative(RandomAgent):
    """Offers something whenever it may."""

    often = 1.0


def games(seed: int, cards: bool, players: int = 3) -> Iterator[Game]:
    """A random game, before each choice, once the deals of that moment are made."""
    options = {"treaty_cards": True} if cards else {}
    game = new_game("lcg/enlightenment", players=players, seed=seed, stop=True, options=options)
    rngs = {seat: dice_of(seed, seat) for seat in range(players)}
    dealing = Dealing(game, {seat: Talkative() for seat in range(players)})
    rng = Random(seed)
    for _ in range(MOST):
        dealing.deal(rngs)
        if game.over:
            return
        yield game
        game.choose(rng.randrange(len(game.options)))


def under_treaties(seed: int, cards: bool, every: int) -> Iterator[Game]:
    """Some of the moments at which something was promised."""
    number = 0
    for game in games(seed, cards):
        if game.table.treaties or game.table.offers:
            number += 1
            if number % every == 0:
                yield game


@pytest.mark.parametrize("cards", [False, True])
def test_copies_saves_and_asking_again(cards: bool) -> None:
    found = 0
    for game in under_treaties(11, cards, 25):
        found += 1
        s = game.state.clone()
        laws.clones_are_equal_and_independent(s, found)
        laws.saved_is_loaded_as_it_was(s, found)
        laws.asked_again_is_asked_the_same(s)
        laws.every_option_can_be_chosen(s)
    assert found > 5


@pytest.mark.parametrize("cards", [False, True])
def test_nothing_hidden_is_seen_or_told(cards: bool) -> None:
    found = 0
    for game in under_treaties(12, cards, 40):
        found += 1
        for you in range(game.seats):
            laws.nothing_hidden_is_seen(game.state, you, found)
            laws.nothing_hidden_is_told(game.state, you, found)
            laws.only_what_is_known_counts(game.state, you, found)
        laws.options_follow_from_what_is_known(game.state, found)
    assert found > 3


@pytest.mark.parametrize("cards", [False, True])
def test_every_change_that_is_seen_is_told(cards: bool) -> None:
    """Also what an aside changes."""
    for seed in (13, 14):
        before, start = None, 0
        for game in games(seed, cards):
            assert game.log is not None
            now, alive = look(game.state), game.state.alive
            if before is not None and game.rounds and before[1] == alive:  # with who leaves, all their cards do
                lines = [game.log.for_player(q, start) for q in range(game.seats)]
                missing = list(untold(before[0], now, lines))
                assert not missing, f"{missing[:3]}, told {lines[0]}"
            before, start = (now, alive) if game.rounds else None, len(game.log.lines)


@pytest.mark.parametrize(("players", "cards"), [(3, True), (4, False), (5, True), (6, False)])
def test_records_replay_and_decisions_are_taken_back(players: int, cards: bool) -> None:
    last = None
    for game in games(20 + players, cards, players):
        last = game
    assert last is not None and last.asides
    again = replay(read_record(last.saved.lines()))
    assert again.state == last.state and again.asides == last.asides
    back = last.clone()
    back.undo(30)
    for move in last.record.moves(back.decisions, len(back.asides)):
        if hasattr(move, "i"):
            back.choose(move.i)
        else:
            back.aside(move.p, move.aside)
    assert back.state == last.state


@pytest.mark.parametrize(("players", "cards"), [(3, False), (4, True), (5, False), (6, True)])
def test_games_with_treaties_come_to_their_end(players: int, cards: bool) -> None:
    run = plan(
        "lcg/enlightenment", ("random",), players=players, games=2, seed=players, options={"treaty_cards": cards}
    )
    for i in range(2):
        result = play(run, i)
        assert not result.error and result.finished, result


def test_every_deed_is_done_by_those_who_deal_at_random() -> None:
    left = {"offer", "counter", "agree", "decline", "dissolve", "keep", "accuse", "confess", "deny"}
    for seed in range(40):
        for game in games(seed, False):
            last = game
        left -= {aside.aside["do"] for aside in last.asides}
        if not left:
            return
    raise AssertionError(f"nobody did {left}")
