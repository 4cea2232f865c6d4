"""OpenSpiel's names: the game as states that are cloned, dealt anew and written down."""

from __future__ import annotations

import doctest
from random import Random

import numpy as np
import pytest

from gorin.errors import IllegalChoice, RecordError, UsageError
from gorin.rl import TERMINAL, Batch, batch, load_game
from gorin.rl import game as module
from tests.rl.playing import game, moments
from tests.rl.test_observing import played

FORMATS = ["lcg/stronghold", "lcg/team-conquest", "ccg/emperor"]


def test_the_examples_are_true() -> None:
    for each in (module, batch):
        assert doctest.testmod(each).failed == 0


@pytest.mark.parametrize("rules", FORMATS)
def test_a_game_is_played_to_its_end(rules: str) -> None:
    *_, last = moments(rules, 2)
    assert last.current_player() == TERMINAL == -4 and last.is_terminal() and last.legal_actions() == []
    won = [seat for seat, brought in enumerate(last.returns()) if brought == 1]
    assert won == last.table.winners and sum(last.returns()) == pytest.approx(0)
    assert last.rewards() == last.returns() and last.player_return(0) == last.returns()[0]
    with pytest.raises(IllegalChoice):
        last.apply_action(0)
    assert len(last.history()) == last.table.decisions
    again = game(rules).new_initial_state(2)
    for action in last.history():
        again.apply_action(action)
    assert again.table.state.key == last.table.state.key, "the actions are the game"


def test_nothing_is_won_before_the_end_or_of_a_game_that_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    state = game("lcg/skirmish").new_initial_state(2)
    assert state.returns() == [0.0, 0.0]
    monkeypatch.setattr("gorin.sim.game.MOST_DECISIONS", 20)
    state = played(game("lcg/skirmish").new_initial_state(2), 60)
    assert state.is_terminal() and state.table.ending == "cap" and state.returns() == [0.0, 0.0]


def test_sizes() -> None:
    each = game("lcg/enlightenment")
    assert each.num_players() == 3 and each.num_distinct_actions() == each.actions.size
    state = each.new_initial_state(0)
    assert list(state.observation_tensor(1).shape) == each.observation_tensor_shape()
    assert list(state.information_state_tensor(1).shape) == each.information_state_tensor_shape()
    assert (each.min_utility(), each.max_utility()) == (-1.0, 1.0) and each.max_game_length() == 50_000
    assert each.action_to_string(0, 0) == "pass"
    with pytest.raises(UsageError, match="There is no seat 3"):
        state.observation_tensor(3)


@pytest.mark.parametrize("rules", FORMATS)
def test_a_clone_goes_its_own_way(rules: str) -> None:
    state = played(game(rules).new_initial_state(4), 30)
    other, key = state.clone(), state.table.state.key
    assert other.legal_actions() == state.legal_actions()
    played(other, 5)
    assert state.table.state.key == key != other.table.state.key and len(other.history()) == len(state.history()) + 5


@pytest.mark.parametrize("rules", FORMATS)
@pytest.mark.parametrize("dealt", [False, True])
def test_a_state_is_written_down_and_read(rules: str, dealt: bool) -> None:
    state = played(game(rules).new_initial_state(4), 30)
    if dealt:
        state = state.resample_from_infostate(1, 9)
    again = game(rules).deserialize_state(state.serialize())
    assert again.table.state.key == state.table.state.key and again.history() == state.history()
    for seat in range(game(rules).seats):
        assert np.array_equal(again.information_state_tensor(seat), state.information_state_tensor(seat))
    assert played(again, 20).table.state.key == played(state, 20).table.state.key


def test_states_that_cannot_be_read() -> None:
    text = game("lcg/skirmish").new_initial_state(1).serialize()
    with pytest.raises(UsageError, match=r"The state was written with the schema .*; here it is"):
        game("lcg/stronghold").deserialize_state(text)
    for wrong in ("", "{}", "[1]", "\x00"):
        with pytest.raises(UsageError, match="is no state of Gorin's"):
            game("lcg/skirmish").deserialize_state(wrong)
    with pytest.raises((RecordError, UsageError)):
        game("lcg/skirmish").deserialize_state(text.replace("lcg/skirmish", "lcg/chess"))


def test_other_tables_are_dealt_by_numbers_or_dice() -> None:
    state = played(game("lcg/skirmish").new_initial_state(4), 30)
    one, two = state.resample_from_infostate(0, Random(3).random), state.resample_from_infostate(0, Random(3).random)
    assert one.table.state.key == two.table.state.key != state.table.state.key
    assert all(seat == 0 for seat, _ in one.made)
    while not one.is_terminal():
        one.apply_action(one.legal_actions()[0])


def test_the_schema_changes_with_what_the_numbers_mean() -> None:
    hashes = {game(rules).schema_hash for rules in FORMATS}
    assert len(hashes) == len(FORMATS)
    assert load_game("lcg/skirmish", ["crab", "crane"]).schema_hash == game("lcg/skirmish").schema_hash
    assert game("lcg/skirmish").schema["cards"][0] == "title"


def test_what_a_player_has_come_to_know_grows() -> None:
    state = game("lcg/skirmish", log=True).new_initial_state(4)
    seen = {state.information_state_string(0)}
    for _ in range(20):
        played(state, 1, seed=len(seen))
        if state.current_player() == 0:
            assert state.information_state_string(0) not in seen
            seen.add(state.information_state_string(0))
    assert len(seen) > 3
    memory = state.information_state_tensor(0)[-32:]
    mine = [action for seat, action in state.made if seat == 0]
    assert memory[0] == mine[-1] and memory[len(mine)] == -1


def test_many_tables_side_by_side() -> None:
    tables = Batch(game("lcg/skirmish"), 5, seed=3)
    ended, rng = 0, Random(1)
    for _ in range(400):
        step = tables.observe()
        for k, state in enumerate(tables.states):
            assert step.player[k] == state.current_player()
        actions = [rng.choice(row.nonzero()[0].tolist()) for row in step.mask]
        rewards, over = tables.step(actions)
        ended += int(over.sum())
        assert not rewards[~over].any() and all(abs(row.sum()) < 1e-6 for row in rewards)
    assert ended and tables.begun == 5 + ended
    again = Batch(game("lcg/skirmish"), 5, seed=3)
    assert np.array_equal(again.observe().tensor, Batch(game("lcg/skirmish"), 5, seed=3).observe().tensor)
    for wrong, says in ((0, "at least 1 table"),):
        with pytest.raises(UsageError, match=says):
            Batch(game("lcg/skirmish"), wrong)
    with pytest.raises(UsageError, match="5 tables need 5 actions, not 2"):
        again.step([0, 0])
