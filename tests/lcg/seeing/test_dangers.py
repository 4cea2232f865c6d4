"""What may soon end the game for a player is told with the table, in the view, on the page and in the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from gorin import new_game
from gorin.rulesets.lcg.facts import BROKEN
from gorin.rulesets.lcg.seeing.dangers import dangers
from gorin.rulesets.lcg.state import SLOTS
from gorin.terminal.lcg.plain import standing


def begun(rules: str = "lcg/stronghold") -> Any:
    """A game in its first round, with full decks."""
    game: Any = new_game(rules, seed=1)
    while not game.state.round:
        game.choose(len(game.options) - 1)
    return game


@pytest.mark.parametrize(
    ("rules", "honor", "short"),
    [
        ("lcg/stronghold", 4, "honor 4"), ("lcg/stronghold", 5, ""), ("lcg/stronghold", 20, ""),
        ("lcg/stronghold", 21, "honor 21 of 25"), ("lcg/skirmish", 2, "honor 2"), ("lcg/skirmish", 3, ""),
        ("lcg/skirmish", 10, "honor 10 of 12"), ("lcg/team-conquest", 4, "honor 4"),
    ],
)  # fmt: skip
def test_honor_near_either_end(rules: str, honor: int, short: str) -> None:
    game = begun(rules)
    assert dangers(game.state, 0) == []
    game.state.honor[0] = honor
    assert [x.short for x in dangers(game.state, 0)] == [short] * bool(short)


def test_a_deck_that_is_nearly_empty() -> None:
    game = begun()
    del game.state.zones[0][3:]
    assert [x.text for x in dangers(game.state, 0)] == [
        "3 cards left in the conflict deck: when it has run out, its player loses 5 honor."
    ]


def test_the_stronghold_is_open_once_it_can_be_attacked() -> None:
    game = begun()
    s = game.state
    for slot in range(1, 4):
        assert dangers(s, 1) == []
        s.p[BROKEN] |= 1 << s.province[SLOTS + slot]
    assert [x.short for x in dangers(s, 1)] == ["stronghold open"]
    told = game.view(0)["players"]
    assert "dangers" not in told[0] and [x["short"] for x in told[1]["dangers"]] == ["stronghold open"]
    assert standing(told[1]).endswith("; danger: stronghold open") and "danger" not in standing(told[0])
