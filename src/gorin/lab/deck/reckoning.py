"""What can be reckoned about a deck without playing: its curve, its influence, and the odds of its opening under the
mulligan rules of its game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import comb
from typing import Any, Final, NamedTuple

from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList, Figures

HIGHEST: Final = 10  # cost that is counted apart; dearer cards are counted with it
ANY: Final = "any "  # before a type: any card of it


class Odds(NamedTuple):
    """How likely a card, or one of some cards, is in the opening: as it is dealt, and for somebody who exchanges
    everything else to find it."""

    name: str
    place: str  # "hand", "provinces"
    copies: int
    dealt: float
    sought: float

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {**self._asdict(), "dealt": round(self.dealt, 4), "sought": round(self.sought, 4)}


class Reckoned(NamedTuple):
    """A deck, reckoned."""

    figures: Figures
    curve: dict[str, dict[int, int]]  # per pile, how many cards of which cost
    types: dict[str, int]
    odds: tuple[Odds, ...]

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        used, allowed = self.figures.influence or (None, None)
        return {
            "counts": self.figures.counts,
            "splash": list(self.figures.splash),
            "influence": None if used is None else {"used": used, "allowed": allowed},
            "curve": {pile: {str(cost): n for cost, n in costs.items()} for pile, costs in self.curve.items()},
            "types": self.types,
            "opening": [each.as_dict() for each in self.odds],
        }


def reckoned(deck: DeckList, rules: str, cards: Mapping[str, Any]) -> Reckoned:
    """What a deck is."""
    known = [(cards[name], n) for name, n in deck.cards]
    piles = [pile for _, pile, _, _ in _opening(rules)]
    curve = {pile: _costs((card, n) for card, n in known if card.pile == pile) for pile in piles}
    types: Counter[str] = Counter()
    for card, n in known:
        types[card.type] += n
    figures = ruleset(rules).building.figures(deck, cards)
    return Reckoned(figures, curve, dict(types), tuple(_odds(known, rules)))


def _opening(rules: str) -> tuple[tuple[str, str, int, bool], ...]:
    """A place, the pile it is dealt from, how many cards, and whether they may be exchanged once."""
    found: tuple[tuple[str, str, int, bool], ...] = getattr(ruleset(rules), "opening", ())
    return found


def _costs(cards: Iterable[tuple[Any, int]]) -> dict[int, int]:
    """How many cards of each cost; what has none, such as a Holding of the living card game, is left out."""
    found: Counter[int] = Counter()
    for card, n in cards:
        if card.cost >= 0:
            found[min(card.cost, HIGHEST)] += n
    return {cost: found[cost] for cost in range(max(found, default=-1) + 1)}


def _odds(known: list[tuple[Any, int]], rules: str) -> Iterable[Odds]:
    for place, pile, dealt, exchanged in _opening(rules):
        there = sorted(((card, n) for card, n in known if card.pile == pile), key=lambda x: (x[0].type, x[0].name))
        size = sum(n for _, n in there)
        groups: Counter[str] = Counter()
        for card, n in there:
            groups[f"{ANY}{card.type}"] += n
        for name, n in [*sorted(groups.items()), *((card.name, n) for card, n in there)]:
            missed = misses(size, n, dealt)
            again = misses(size - dealt, n, dealt) if exchanged else 1.0
            yield Odds(name, place, n, 1 - missed, 1 - missed * again)


def misses(size: int, copies: int, drawn: int) -> float:
    """How likely none of so many copies is among the cards drawn from so many.

    >>> round(misses(40, 3, 4), 3), misses(4, 1, 4), misses(3, 0, 9)
    (0.723, 0.0, 1.0)

    What is set aside in a mulligan is shuffled back only after the new cards have been drawn, so these come from the
    rest of the deck.
    """
    drawn = min(drawn, size)
    return comb(size - copies, drawn) / comb(size, drawn) if 0 < copies <= size else float(copies <= 0)
