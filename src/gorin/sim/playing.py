"""Playing games from a program: `gorin.play`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from gorin.agents.guests import Maker, lend
from gorin.cards.loading import use_cards
from gorin.decks.precons import deck_for
from gorin.rulesets.base import DeckList
from gorin.sim.match import Result, plan
from gorin.sim.pool import results


def play(
    agents: str | Maker | Sequence[str | Maker] = "random",
    games: int = 1,
    rules: str = "lcg/stronghold",
    decks: Sequence[str | DeckList] | None = None,
    players: int | None = None,
    seed: int = 0,
    processes: int | None = 1,
    records: str | Path | None = None,
    cards: Sequence[str | Path] | None = None,
    options: Mapping[str, Any] | None = None,
) -> list[Result]:
    """Let agents play games, and give what came of each, in order.

    >>> [result.ending for result in play("random", games=2, rules="lcg/skirmish")]
    ['dishonor', 'dishonor']

    `agents` are names (docs/agents.md says which there can be) or classes, one for all seats or one for each; different
    ones take turns at the seats. A game that failed has its `error`. With `processes=None` there are as many as cores;
    the same seed plays the same games however many there are. `decks`, `cards` and `options` as in `new_game`.
    """
    if cards is not None:
        use_cards(cards)
    several = agents if isinstance(agents, Sequence) and not isinstance(agents, str) else [agents]
    names = tuple(lend(agent) for agent in several)
    lists = tuple(deck if isinstance(deck, DeckList) else deck_for(rules, deck) for deck in decks or ())
    folder = None if records is None else Path(records)
    run = plan(rules, names, lists, players, games, seed, folder, options)
    return sorted(results(run, processes), key=lambda result: result.game)
