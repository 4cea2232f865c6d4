"""What the games of a deck say: what it wins against whom, how both stand round by round, and which cards win."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from gorin.lab.deck.games import Notes
from gorin.lab.shares import Between, average, difference, share

FEWEST: Final = 5  # games that reached a round, for it to be told
WAYS: Final[dict[str, Callable[[Notes], frozenset[str]]]] = {
    "opening": lambda notes: notes.opening,
    "drawn": lambda notes: notes.drawn,
    "played": lambda notes: notes.played,
}


class Against(NamedTuple):
    """What was won against a deck; "" is all of them."""

    deck: str
    won: Between

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {"deck": self.deck, **self.won.as_dict()}


class Round(NamedTuple):
    """What both had of something as a round began, on average over the games that came so far."""

    what: str
    round: int
    mine: Between
    theirs: Between

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        return {"what": self.what, "round": self.round, "mine": self.mine.as_dict(), "theirs": self.theirs.as_dict()}


class Winner(NamedTuple):
    """Games with a card and games without it: what was won of both."""

    card: str
    way: str  # in the opening, drawn, played
    having: Between
    without: Between

    @property
    def worth(self) -> Between:
        """How much more was won with it."""
        return difference(self.having, self.without)

    @property
    def known(self) -> bool:
        """Were there games of both kinds?"""
        return min(self.having.n, self.without.n) >= FEWEST

    @property
    def sure(self) -> bool:
        """Did it surely matter? Of many cards, one in twenty seems to by luck alone."""
        return self.known and self.worth.sure

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        both = {"with": self.having.as_dict(), "without": self.without.as_dict()}
        return {"card": self.card, "way": self.way, **both, "worth": self.worth.as_dict(), "sure": self.sure}


def against(games: Sequence[Notes]) -> list[Against]:
    """Against all, and against each."""
    out = []
    for deck in ["", *sorted({notes.against for notes in games})]:
        counted = [notes.points for notes in games if deck in ("", notes.against)]
        out.append(Against(deck, share(sum(counted), len(counted))))
    return out


def rounds(games: Sequence[Notes]) -> list[Round]:
    """How both stood, round by round."""
    mine: dict[tuple[str, int], list[float]] = {}
    theirs: dict[tuple[str, int], list[float]] = {}
    for notes in games:
        for number, own, other in notes.stands:
            for what, n in own.items():
                mine.setdefault((what, number), []).append(n)
                theirs.setdefault((what, number), []).append(other[what])
    several = [key for key in mine if len(mine[key]) >= min(FEWEST, len(games))]
    names = list(dict.fromkeys(what for what, _ in several))
    ordered = sorted(several, key=lambda key: (names.index(key[0]), key[1]))
    return [Round(*key, average(mine[key]), average(theirs[key])) for key in ordered]


def winners(games: Sequence[Notes], cards: Iterable[str]) -> list[Winner]:
    """For each card and each way to have it, what was won with it and without; the best first."""
    out = []
    for way, has in WAYS.items():
        for card in cards:
            having = [notes.points for notes in games if card in has(notes)]
            without = [notes.points for notes in games if card not in has(notes)]
            out.append(Winner(card, way, share(sum(having), len(having)), share(sum(without), len(without))))
    ways = list(WAYS)
    return sorted(out, key=lambda each: (ways.index(each.way), not each.known, -each.worth.value, each.card))
