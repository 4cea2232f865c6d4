"""Changes turn one view into the next, whatever the views are, and are short."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gorin.server.changes import changed, changes
from gorin.server.seeing import view_for
from gorin.sim.game import new_game

plain = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["a", "b", ""])
cards = st.fixed_dictionaries(
    {"id": st.integers(0, 4)}, optional={"name": st.sampled_from("xyz"), "bowed": st.just(True)}
)
values = st.recursive(
    plain | cards,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("pqr"), inner, max_size=3),
)


@given(old=values, new=values)
def test_changes_lead_from_one_value_to_the_other(old: Any, new: Any) -> None:
    sent = msgspec.json.decode(msgspec.json.encode(changes(old, new)))
    after = changed(deepcopy(old), sent)
    assert after == new
    assert msgspec.to_builtins(after) == new


@given(value=values)
def test_what_is_the_same_has_no_changes(value: Any) -> None:
    assert changes(value, deepcopy(value)) == []


def test_a_card_that_leaves_the_middle_of_a_hand_is_one_change() -> None:
    hand = [{"id": c, "name": f"card {c}"} for c in range(8)]
    assert changes({"hand": hand}, {"hand": hand[:3] + hand[4:]}) == [[["hand"], 3, 1, []]]


def test_a_card_that_bows_while_another_leaves_is_two_changes() -> None:
    old = {"play": [{"id": 1}, {"id": 2}, {"id": 3}]}
    new = {"play": [{"id": 1}, {"id": 3, "bowed": True}]}
    assert changes(old, new) == [[["play"], 1, 1, []], [["play", 1, "bowed"], True]]


@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish", "ccg/emperor"])
def test_games_are_told_by_changes_and_they_are_short(rules: str) -> None:
    dice = Random(4)
    game = new_game(rules, seed=11, stop=True)
    told: list[Any] = [view_for(game, seat) for seat in (0, 1, None)]
    sizes = []
    while not game.over and game.decisions < 250:
        game.choose(dice.randrange(len(game.options)))
        for place, seat in enumerate((0, 1, None)):
            view = view_for(game, seat)
            sent = msgspec.json.encode(changes(told[place], view))
            told[place] = changed(told[place], msgspec.json.decode(sent))
            assert told[place] == view
            sizes.append(len(sent))
            told[place] = deepcopy(view)
    assert sorted(sizes)[len(sizes) // 2] <= 1_000
