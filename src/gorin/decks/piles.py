"""The piles of a deck, whatever the game: each card says which it belongs to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol


class Printed(Protocol):
    """What both games' cards have."""

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def clan(self) -> str: ...
    @property
    def type(self) -> str: ...
    @property
    def pack(self) -> str: ...
    @property
    def pile(self) -> str: ...


class Pile(NamedTuple):
    """The cards of one kind in a deck, each with its copies."""

    cards: list[tuple[Printed, int]]

    @property
    def size(self) -> int:
        """How many cards."""
        return sum(n for _, n in self.cards)

    @property
    def titles(self) -> str:
        """Their titles."""
        return ", ".join(card.name for card, _ in self.cards)


def piled(cards: Iterable[tuple[Printed, int]]) -> dict[str, Pile]:
    """Cards by pile, in the order in which the piles come up."""
    out: dict[str, Pile] = {}
    for card, n in cards:
        out.setdefault(card.pile, Pile([])).cards.append((card, n))
    return out


def printed_title(card: Printed) -> str:
    """What is printed on a card; its versions share it."""
    return card.title or card.name
