"""Which cards were printed, also those that are not here yet: title, type, clan, and where each was printed.

The lists stand in `checklists/`, a line each, made by `scripts/checklist` of printed data; nothing of a card's text is
in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from gorin.cards.registry import SETS, own_cards
from gorin.kernel.notation import fold

HERE = Path(__file__).with_name("checklists")


class Listed(NamedTuple):
    """A card as it was printed."""

    title: str
    type: str
    clan: str
    printings: tuple[tuple[str, str], ...]  # set and number, the first printing first

    @property
    def sets(self) -> tuple[str, ...]:
        return tuple(set for set, _ in self.printings)

    def number(self, set: str) -> str:
        """Its number in a set."""
        return dict(self.printings).get(set, "")


@cache
def checklist(game: str) -> tuple[Listed, ...]:
    """All cards of a game that were printed."""
    lines = (HERE / f"{game}.tsv").read_text(encoding="utf-8").splitlines()
    return tuple(listed(*line.split("\t")) for line in lines)


def listed(title: str, type: str, clan: str, printings: str) -> Listed:
    """One line of a list."""
    places = (place.rpartition(":") for place in printings.split())
    return Listed(title, type, clan, tuple((set, number) for set, _, number in places))


@cache
def missing(game: str) -> tuple[Listed, ...]:
    """Those that are not among Gorin's cards."""
    here = set(_marks(game))
    return tuple(x for x in checklist(game) if here.isdisjoint(_marks_of(x)))


@cache
def sets(game: str) -> tuple[str, ...]:
    """All sets that cards were printed in."""
    return tuple({name: None for x in checklist(game) for name in x.sets})


@cache
def not_here(letters: Callable[[str], str]) -> Mapping[str, Listed]:
    """The cards of all games that are not here, by the letters of their titles."""
    return {letters(x.title): x for game in SETS for x in missing(game)}


def _marks(game: str) -> Iterator[tuple[str, str]]:
    """Under which sets and titles the cards that are here may stand in a list."""
    for card in own_cards(game).values():
        bare = card.name.partition(" (")[0]
        yield from {(card.pack, fold(x)) for x in (card.name, card.title, bare) if x}


def _marks_of(x: Listed) -> Iterator[tuple[str, str]]:
    return ((set, fold(x.title)) for set in x.sets)
