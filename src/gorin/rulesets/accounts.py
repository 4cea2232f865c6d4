"""How both games tell what happened: one event as a sentence, and a line of the log for each who may read it.

A game says what its events are called (`words`, `details`), why they happened (`reason`) and how cards are named.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

from gorin.kernel.bits import bits
from gorin.kernel.decisions import Decision, Option
from gorin.kernel.events import Event
from gorin.kernel.log import EVERYBODY
from gorin.kernel.log import tell as tell_line
from gorin.kernel.state import State
from gorin.kernel.views import hidden_from


def listing(words: Sequence[str]) -> str:
    """A, B and C."""
    return " and ".join(x for x in (", ".join(words[:-1]), *words[-1:]) if x)


def seat_name(seat: int) -> str:
    """Seats are called A, B, C, …"""
    return chr(ord("A") + seat)


class Piles(NamedTuple):
    """The planes of the places out of play that every game has."""

    hand: int
    discard: int
    deck: int
    removed: int


def pile_name(s: State, c: int, piles: Piles, side: str) -> str:
    """Such a place by its name: "A's hand", "B's conflict deck"; "" if the card is in none of them."""
    owner, p = seat_name(s.owner[c]), s.p
    if p[piles.hand] >> c & 1:
        return f"{owner}'s hand"
    if p[piles.discard] >> c & 1:
        return f"{owner}'s {side} discard pile"
    if p[piles.deck] >> c & 1:
        return f"{owner}'s {side} deck"
    return "a place out of the game" if p[piles.removed] >> c & 1 else ""


def ended(words: str) -> str:
    """A sentence: a capital, and a full stop unless a title at its end has a mark of its own."""
    return words[0].upper() + words[1:] + ("" if words.endswith(("!", "?")) else ".")


class Account:
    """One event as it is told: the table it is told at, how much of it there was, and how cards are called."""

    __slots__ = ("done", "e", "n", "new", "s", "spoken", "veil", "was", "you")

    words: ClassVar[Mapping[int, Callable[[Any], str]]] = {}
    details: ClassVar[Mapping[int, Callable[[Any], str]]] = {}  # what else there is to know, in brackets

    def __init__(self, s: State, e: Event, veil: int = 0, n: int | None = None, new: int = 0) -> None:
        self.s = s
        self.e = e
        self.veil = veil  # cards that are not to be named
        self.done = n is not None  # it has happened
        self.n = e.n if n is None else n  # how much of it there was
        self.new = new  # cards that it has put somewhere
        self.spoken = 0  # cards that were named
        self.was: dict[int, str] = {}  # what cards were called before: shuffling gives their ids other faces
        self.you = -1  # the player it is told to, if to one alone

    # --- each game says ----------------------------------------------------------------------------------------------

    def named(self, c: int) -> str:
        """A card's name."""
        raise NotImplementedError

    def unnamed(self, c: int) -> str:
        """A card as whoever may not know it speaks of it."""
        raise NotImplementedError

    def reason(self) -> str:
        """The card or the rule it comes from."""
        raise NotImplementedError

    # --- both games alike --------------------------------------------------------------------------------------------

    @property
    def who(self) -> str:
        return seat_name(self.e.player) if self.e.player >= 0 else "Nobody"

    @property
    def card(self) -> str:
        return self.call(self.e.card)

    @property
    def of(self) -> str:
        """Whose card it is."""
        return seat_name(self.s.holder[self.e.card])

    def whose(self, seat: int) -> str:
        """ "A's"; to A alone "your own"."""
        return "your own" if seat == self.you else f"{seat_name(seat)}'s"

    def call(self, c: int | str) -> str:
        """A card, by its name if that may be told; words stay as they are."""
        if isinstance(c, str):
            return c
        return self.cause(c) if not self.new >> c & 1 else self._known(c) or self.named(c)

    def cause(self, c: int) -> str:
        """A card by which it came about: by the name it had before."""
        return self._known(c) or self.was.get(c) or self.named(c)

    def _known(self, c: int) -> str:
        """How a card is spoken of that is not to be named; "" for one that is."""
        self.spoken |= 1 << c
        return self.unnamed(c) if self.veil >> c & 1 else ""

    def called(self, mask: int) -> str:
        """Several cards."""
        return listing([self.call(c) for c in bits(mask)])

    def sentence(self, details: bool = True) -> str:
        """What happened (with what else there is to know) and why; "" for what need not be told."""
        words = self.words.get(self.e.kind)
        said = words(self) if words is not None else ""
        if not said:
            return ""
        more = self.details[self.e.kind](self) if details and self.e.kind in self.details else ""
        because = self.reason()
        said += (f" ({more})" if more else "") + (f": {because}" if because else "")
        return ended(said)


A = TypeVar("A", bound=Account)


def seen_by(s: State) -> list[int]:
    """What each player may not know now."""
    return [hidden_from(s, q) for q in range(s.box.seats)]


def put(
    account: type[A],
    s: State,
    e: Event,
    say: Callable[[A], str],
    before: list[int],
    at: int | None = None,
    n: int = 0,
    new: int = 0,
    was: dict[int, str] | None = None,
) -> None:
    """A line for each who may read it: whoever knew a card before or knows it now reads its name. Of a new card only
    what is known now counts, for a shuffle on the way gives ids other faces."""
    open_ = account(s, e, 0, n, new)
    open_.was = was or {}
    text = say(open_)
    if not text:
        return
    old = open_.spoken & ~new
    unknown = [hidden_from(s, q) & (hidden & old | new) for q, hidden in enumerate(before)]
    if not any(unknown):
        tell_line(s, text, at=at)
        return
    seen, veil = EVERYBODY, 0
    for q, cards in enumerate(unknown):
        if cards:
            seen &= ~(1 << q)
            veil |= cards
    veiled = account(s, e, veil, n, new)
    veiled.was = open_.was
    hidden = say(veiled)
    tell_line(s, text, EVERYBODY if hidden == text else seen, hidden, at)


def said(account: type[Account], s: State, e: Event, you: int = -1, details: bool = False) -> str:
    """What happens or has happened, as one player (or, -1, everybody) may know it."""
    hidden = 0
    for q in (you,) if you >= 0 else range(s.box.seats):
        hidden |= hidden_from(s, q)
    told = account(s, e, hidden)
    told.you = you
    return told.sentence(details)


def told_apart(text: str, d: Decision, o: Option, twins: list[Option], occasion: Callable[[Option], str]) -> str:
    """The words of an option that others (`twins`) have too, with what sets it apart: what it answers, its card's
    number, or at last its place among them."""
    event = occasion(o)
    if event and any(occasion(x) != event for x in twins):
        text = f"{text}: {event}"
        twins = [x for x in twins if occasion(x) == event]
    if o.card >= 0 and any(x.card != o.card for x in twins):
        text = f"{text} #{o.card}"
        twins = [x for x in twins if x.card == o.card]
    return f"{text} ({1 + sum(d.options.index(x) < d.options.index(o) for x in twins)})" if twins else text
