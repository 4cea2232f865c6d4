"""Decks of anything: built like a deck that comes with Gorin, of whatever cards there are. Nobody may play them; but in
many games with them every card meets every other."""

from __future__ import annotations

from random import Random
from typing import Any

from gorin.cards.registry import cards_for
from gorin.decks.precons import precons
from gorin.errors import DeckError
from gorin.rulesets.base import DeckList

ANYTHING = "random"


def anything(rules: str, rng: Random) -> DeckList:
    """A ready-made deck in which each card has been changed for any other of its kind.

    >>> anything("lcg/skirmish", Random(1)) == anything("lcg/skirmish", Random(1))
    True
    """
    known = cards_for(rules)
    if not precons(rules):
        raise DeckError(f"Gorin has no decks of its own for {rules} that a random deck could be like.")
    shape = rng.choice(precons(rules))
    pools: dict[tuple[str, ...], list[str]] = {}
    for name in sorted(known):
        pools.setdefault(kind(known[name]), []).append(name)
    out: dict[str, int] = {}
    for name, n in shape.cards:
        others = [other for other in pools[kind(known[name])] if other not in out]
        out[rng.choice(others or [name])] = n
    return DeckList(ANYTHING, shape.clan, tuple(out.items()))


def kind(card: Any) -> tuple[str, ...]:
    """What a card has to have in common with another to stand in its place: its pile and its type."""
    return card.pile, card.type
