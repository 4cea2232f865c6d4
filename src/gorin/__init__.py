"""Gorin plays Legend of the Five Rings.

>>> import gorin
>>> game = gorin.new_game("lcg/stronghold", decks=["crab", "crane"], seed=7)
>>> game.why, len(game.options)
('place your stronghold', 5)
>>> game.choose(0)
>>> game.decisions
1

A game is a state, a decision and its options in words; `choose` takes the index of one. A record is played again with
`replay`, which says where it parts from the rules.

>>> gorin.replay(game.record).state == game.state
True

A game may begin from any table, which is written in one string.

>>> game = gorin.set_up("A 10/3: Doji Whisperer | Fine Katana\\nB 10/3: Eager Scout")
>>> game.options
['play Fine Katana', 'pass']

`game.table` is the table to look at, `game.table_for(seat)` what a seat may know of it (docs/table.md).

>>> game.table.players[0].hand.names, game.table_for(1).players[0].hand.names
(['Fine Katana'], [])

`play` lets agents play many games: Gorin's, or some of your own (docs/agents.md).

>>> gorin.play(["random", "heuristic"], games=2, rules="lcg/skirmish")[0].agents
('random', 'heuristic')

Whatever cannot be done raises a `GorinError`: one sentence, with the ids of the rules it rests on.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gorin.agents.base import Agent
    from gorin.errors import (
        AgentError,
        CardError,
        DeckError,
        GorinError,
        IllegalChoice,
        NotationError,
        RecordError,
        RuleNotFound,
        UsageError,
    )
    from gorin.kernel.decisions import Decision, Option
    from gorin.kernel.record import Record
    from gorin.lab.review.sheet import Review, review
    from gorin.rulesets.base import DeckList
    from gorin.rulesets.card_views import Card, Cards
    from gorin.rulesets.views import Player, Table
    from gorin.sim.game import Game, new_game, set_up
    from gorin.sim.match import Result
    from gorin.sim.playing import play
    from gorin.sim.replaying import replay

    __version__: str

__all__ = [
    "Agent",
    "AgentError",
    "Card",
    "CardError",
    "Cards",
    "Decision",
    "DeckError",
    "DeckList",
    "Game",
    "GorinError",
    "IllegalChoice",
    "NotationError",
    "Option",
    "Player",
    "Record",
    "RecordError",
    "Result",
    "Review",
    "RuleNotFound",
    "Table",
    "UsageError",
    "__version__",
    "new_game",
    "play",
    "replay",
    "review",
    "set_up",
]

_HOMES = {
    "Agent": "gorin.agents.base",
    "Card": "gorin.rulesets.card_views",
    "Cards": "gorin.rulesets.card_views",
    "DeckList": "gorin.rulesets.base",
    "Decision": "gorin.kernel.decisions",
    "Game": "gorin.sim.game",
    "Option": "gorin.kernel.decisions",
    "Player": "gorin.rulesets.views",
    "Record": "gorin.kernel.record",
    "Result": "gorin.sim.match",
    "Review": "gorin.lab.review.sheet",
    "Table": "gorin.rulesets.views",
    "new_game": "gorin.sim.game",
    "play": "gorin.sim.playing",
    "replay": "gorin.sim.replaying",
    "review": "gorin.lab.review.sheet",
    "set_up": "gorin.sim.game",
}

if "GORIN_COMPILED" in os.environ or os.path.exists(os.path.join(sys.prefix, "gorin-compiled")):
    from gorin.compiled import install

    install()


def __getattr__(name: str) -> Any:
    """What is asked for is imported then; `import gorin` alone imports nothing."""
    if name == "__version__":
        from gorin.sim.version import engine

        return engine()
    if name in __all__:
        from importlib import import_module

        return getattr(import_module(_HOMES.get(name, "gorin.errors")), name)
    raise AttributeError(f"module 'gorin' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
