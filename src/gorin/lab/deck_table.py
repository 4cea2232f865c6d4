"""Deck against deck: what each wins against each other, whoever plays them. In a match every agent plays both sides of
every deal, so that the agents' strength cancels out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, NamedTuple

from gorin.lab.matches import points
from gorin.lab.shares import Between, share
from gorin.sim.match import Result


class Row(NamedTuple):
    """What a deck won against another; against "" – all of them. `fair`: its share, were all equal."""

    deck: str
    against: str
    won: Between
    fair: float

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {"deck": self.deck, "against": self.against, "fair": round(self.fair, 4), **self.won.as_dict()}


def deck_table(played: Iterable[Result]) -> list[Row]:
    """Every deck against all, and against each: with more than two at the table, against each that was there. A deck
    that sits at a table twice is not counted against itself."""
    won: dict[tuple[str, str], float] = defaultdict(float)
    fair: dict[tuple[str, str], float] = defaultdict(float)
    games: dict[tuple[str, str], int] = defaultdict(int)
    for result in played:
        got = points(result, len(result.decks))
        for seat, deck in enumerate(result.decks):
            others = {""} | {other for other in result.decks if other != deck}
            if len(others) == 1:
                continue
            for other in others:
                won[deck, other] += got[seat]
                fair[deck, other] += 1 / len(got)
                games[deck, other] += 1
    return [Row(*key, share(won[key], games[key]), fair[key] / games[key]) for key in sorted(games)]
