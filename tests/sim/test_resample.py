"""A game as one seat could imagine it."""

from __future__ import annotations

from random import Random

import pytest

from gorin.errors import IllegalChoice, UsageError
from gorin.kernel.record import read_record
from gorin.kernel.views import hidden_from
from gorin.sim.game import Game, new_game
from gorin.sim.replaying import replay


def somewhere(rules: str, seed: int, decisions: int = 40) -> Game:
    game, dice = new_game(rules, seed=seed), Random(seed)
    while not game.over and game.decisions < decisions:
        game.choose(dice.randrange(len(game.options)))
    return game


@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/enlightenment", "ccg/emperor"])
def test_a_seat_cannot_tell_the_difference(rules: str) -> None:
    game = somewhere(rules, 3)
    for seat in range(game.seats):
        other = game.resample(seat, 5)
        assert other.view(seat) == game.view(seat)
        assert game.log is not None and other.log is not None
        assert other.log.for_player(seat) == game.log.for_player(seat)
        hidden = hidden_from(game.state, seat)
        pairs = zip(game.state.kind, other.state.kind, strict=True)
        assert sum(a != b for c, (a, b) in enumerate(pairs) if hidden >> c & 1) > 10
        assert game.resample(seat, 5).state == other.state and game.resample(seat, 6).state != other.state


def test_nothing_of_the_true_game_is_left_in_it() -> None:
    """Neither what others chose nor what only they were told, nor the seed, from which all of it could be had."""
    game = somewhere("lcg/stronghold", 3)
    other = game.resample(0, 5)
    assert all(choice.t == "" and choice.i == -1 for choice in other.choices if choice.p == 1)
    assert [x for x in other.choices if x.p == 0] == [x for x in game.choices if x.p == 0]
    assert other.header.seed == 5 != game.header.seed
    assert game.log is not None and other.log is not None
    private = {line.text for line in game.log.lines if not line.seen & 1}
    assert private and private.isdisjoint(line.text for line in other.log.lines)


def test_it_is_played_on_taken_back_and_replayed() -> None:
    game = somewhere("lcg/skirmish", 3, 20)
    before = game.state.key
    other = game.resample(1, 5)
    keys = []
    dice = Random(1)
    while not other.over:
        keys.append(other.state.key)
        other.choose(dice.randrange(len(other.options)))
    assert game.state.key == before, "the game itself stands where it stood"
    again = replay(read_record(other.record.lines()))
    assert (again.state.key, again.ending) == (other.state.key, other.ending)
    other.undo(other.decisions - 20)
    assert other.state.key == keys[0]
    with pytest.raises(IllegalChoice, match="only 0 can be taken back"):
        other.undo()


def test_wrong_seats() -> None:
    with pytest.raises(UsageError, match="There is no seat 2"):
        somewhere("lcg/skirmish", 3).resample(2, 1)
