"""Random games with decks of everything there is, and what must be true at every moment of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from gorin.cards.registry import cards_for, files
from gorin.rulesets import NAMES, ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import Produces
from gorin.sim.game import Game, new_game

EDITIONS = tuple(name for name in NAMES if name.startswith("ccg/"))
AREAS = (facts.IN_PLAY, facts.HAND, facts.DECK, facts.DISCARD, facts.IN_PROVINCE, facts.FOCUSED, facts.IN_POOL,
         facts.RESOLVING, facts.REMOVED, facts.UNDER, facts.OVERLAID, facts.GONE)  # fmt: skip


def any_deck(r: Random, rules: str = "ccg/emperor") -> DeckList:
    """A Stronghold with Holdings that pay, and anything else, in any number; of card files more than of the rest."""
    known = cards_for(rules)
    own = [card for file in files("ccg") for card in file.cards]
    home = r.choice([c for c in known.values() if c.type == "stronghold"])
    counts = {home.name: 1, **dict.fromkeys(ruleset(rules).edition.starting_holdings, 1)}
    dynasty = [c for c in known.values() if c.side == "dynasty"]
    pays = [c for c in dynasty if c.type == "holding" and any(isinstance(x, Produces) for x in c.text)]
    others = [c for c in dynasty if c not in pays]
    fate = [c for c in known.values() if c.side == "fate"]
    for pile, n in ((pays, 18), (others, 26), (fate, 42)):
        for _ in range(n):
            mine = [card for card in own if card in pile]
            name = r.choice(mine if mine and r.random() < 0.7 else pile).name
            counts[name] = counts.get(name, 0) + 1
    return DeckList("anything", home.clan, tuple(counts.items()))


def any_game(seed: int, stop: bool = False) -> Game:
    """A game between two such decks, of one edition or the other."""
    r = Random(seed)
    rules = EDITIONS[seed % len(EDITIONS)]
    return new_game(rules, [any_deck(r, rules), any_deck(r, rules)], seed=seed, log=False, stop=stop)


def moments(seed: int, every: float, most: int = 2000) -> Iterator[Any]:
    """States of one random game, about one in `1 / every` decisions."""
    r = Random(seed)
    game = any_game(seed)
    while not game.over and game.decisions < most:
        if r.random() < every:
            yield game.state
        assert game.decision is not None
        game.choose(r.randrange(len(game.decision.options)))


def areas(s: Any, c: int) -> int:
    """In how many places a card is."""
    return sum(s.p[plane] >> c & 1 for plane in AREAS)


def is_card(s: Any, c: int) -> bool:
    """Not a province, nor the rules."""
    return not (s.p[facts.PROVINCE] | s.p[facts.THE_RULES]) >> c & 1
