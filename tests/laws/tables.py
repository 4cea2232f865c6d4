"""Random tables of the LCG: decks of any cards there are, played for a while without much sense."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st

from gorin.cards.registry import cards
from gorin.rulesets import formats, ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg.card import Card
from tests.laws.invented import inventions
from tests.laws.laws import play_on
from tests.laws.sizes import seeds

TITLES = 14  # different cards per deck: few, so that they meet each other
FORMATS = tuple(sorted(name for name in formats() if name.startswith("lcg/")))


@cache
def titles(type: str, side: str = "") -> tuple[str, ...]:
    """All cards of a type ("" for any) and a side, by title."""
    found = (c for c in cards("lcg").values() if type in ("", c.type) and side in ("", c.side))
    return tuple(sorted(c.name for c in found))


def deck(name: str, rng: Random, invented: bool = False) -> DeckList:
    """Any cards of any clan: the laws hold for decks nobody would be allowed to play; half of it invented, perhaps."""
    out: list[tuple[str, int]] = []
    if ruleset(name).format.stronghold:
        out += [(rng.choice(titles("stronghold")), 1), (rng.choice(titles("role")), 1)]
        out += [(title, 1) for title in rng.sample(titles("province"), 5)]
    for side in ("dynasty", "conflict"):
        mine = rng.sample(titles("", side), TITLES // 2 if invented else TITLES)
        if invented:
            mine += rng.sample([card.name for card in inventions().values() if card.side == side], TITLES // 2)
        out += [(title, rng.randint(2, 3)) for title in mine]
    return DeckList("any", cards("lcg")[out[0][0]].clan, tuple(out))


@cache
def all_cards() -> dict[str, Card]:
    """The printed and the invented ones."""
    return {**cards("lcg"), **inventions()}


def opened(name: str, seed: int, invented: bool = False) -> Any:
    """A new game in a format, up to the first decision; the decks come from the seed too."""
    rng = Random(seed)
    rules = ruleset(name)
    decks = [deck(name, rng, invented) for _ in range(rules.seats[0])]
    return rules.open(decks, all_cards() if invented else cards("lcg"), seed)


def table(name: str, seed: int, moves: int) -> Any:
    """A game after so many random moves, or at its end."""
    return play_on(opened(name, seed), seed, moves)


names = st.sampled_from(FORMATS)
games = st.builds(opened, names, seeds)
tables = st.builds(table, names, seeds, st.integers(0, 250))
