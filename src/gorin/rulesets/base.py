"""What the program asks of a game: open a box, say what is happening, show a seat its view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from gorin.kernel.decisions import Decision, Option


@dataclass(frozen=True)
class DeckList:
    """A deck as players write it: a name, a clan, and how many of which card. Which pile a card belongs to is printed
    on it."""

    name: str
    clan: str
    cards: tuple[tuple[str, int], ...]

    def count(self, name: str) -> int:
        """How many copies of a card it has."""
        return dict(self.cards).get(name, 0)

    def as_dict(self) -> dict[str, Any]:
        """As it stands in a record."""
        return {"name": self.name, "clan": self.clan, "cards": {name: n for name, n in self.cards}}

    @staticmethod
    def of(d: Mapping[str, Any]) -> DeckList:
        """From a record."""
        return DeckList(d["name"], d["clan"], tuple((str(k), int(v)) for k, v in d["cards"].items()))


class Ruleset(Protocol):
    """One game in one format."""

    name: str
    seats: tuple[int, int]  # fewest and most players
    endings: tuple[str, ...]
    longest: int  # rounds (turns) after which a game is cut off

    def open(self, decks: list[DeckList], cards: Mapping[str, Any], seed: int) -> Any: ...
    def rounds(self, s: Any) -> int: ...
    def why(self, s: Any, d: Decision) -> str: ...
    def say(self, s: Any, d: Decision, o: Option) -> str: ...
    def view(self, s: Any, you: int) -> dict[str, Any]: ...
    def seat_name(self, seat: int) -> str: ...
