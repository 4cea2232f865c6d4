"""What is read of a player tells nobody what he may not know."""

from __future__ import annotations

from typing import Any

from gorin import new_game
from gorin.rulesets.ccg.seeing.reading import player
from tests.ccg.tables import table
from tests.states import ccg


def sources(s: Any, which: int, you: int | None) -> dict[str, int | None]:
    return {x["name"]: x["gold"] for x in player(s, which, you)["gold_sources"]}


def test_gold_in_a_hand_is_not_told_to_others() -> None:
    s = table("A 5: Castle | One Koku \nB 5:")
    assert sources(s, 0, 0) == {"Castle": 5, "One Koku": 1} == sources(s, 0, None)
    assert sources(s, 0, 1) == {"Castle": 5}


def test_gold_that_depends_on_a_hand_has_no_amount_for_others() -> None:
    s = table("A 5: Asahina Keigo | Plain Four \nB 5:")
    assert sources(s, 0, 0)["Asahina Keigo"] == 4
    assert sources(s, 0, 1)["Asahina Keigo"] is None


def test_at_the_first_decision_of_a_game() -> None:
    game = new_game("ccg/emperor", decks=["crab", "crane"], seed=5001)
    told = {x["id"] for x in player(ccg(game), 0, 1)["gold_sources"]}
    hand = {x["id"] for x in player(ccg(game), 0, 0)["hand"]}
    assert not told & hand and {x["id"] for x in player(ccg(game), 0, 0)["gold_sources"]} & hand
