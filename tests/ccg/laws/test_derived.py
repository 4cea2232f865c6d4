"""What is derived is what would be derived anew, and nothing is left to mend, at every decision of many random games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorin.rulesets.ccg.attributes.stats import stat
from gorin.rulesets.ccg.numbers import EFFECTS
from gorin.rulesets.ccg.playing.attaching import attachable
from gorin.rulesets.ccg.playing.gold import plan, purse
from gorin.rulesets.ccg.turn.setup import SETUP
from tests.ccg.laws.games import any_game
from tests.laws.freshness import Freshness
from tests.laws.sizes import batches

GAMES = 25  # in a batch


ASKED: dict[str, Callable[..., Any]] = {  # what is kept besides statistics, and how it is asked for
    "sources": plan,
    "gold": purse,
    "attachable": lambda s, you: (attachable(s, you, 0), s.memo["attachable", you])[1],
}


def counts(s: Any, t: Any) -> str:
    """Something that was counted and would be counted otherwise now."""
    for key, was in s.memo.items():
        now = ASKED[key[0]](t, *key[1:]) if isinstance(key, tuple) else stat(t, key >> 4, key & 15)
        if was != now:
            return f"{key} has {was}, should have {now}"
    return ""


CCG = Freshness(EFFECTS, (SETUP,), counts)


@batches(few=8, many=20)
def test_what_is_derived_is_fresh_and_nothing_is_left_to_mend(batch: int) -> None:
    for seed in range(batch * GAMES, batch * GAMES + GAMES):
        CCG.game(any_game(seed).state, seed)
