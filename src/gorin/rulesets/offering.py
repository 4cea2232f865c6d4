"""A decision as data for programs: who is asked, and each option with its words and its parts."""

from __future__ import annotations

from typing import Any

import msgspec

from gorin.kernel.decisions import Decision, Option
from gorin.kernel.state import OwnState
from gorin.kernel.views import hidden_from


class Named(msgspec.Struct, omit_defaults=True):
    """A card: its id in the game, and its title where the player who is asked may know it."""

    id: int
    name: str | None = None


class Offered(msgspec.Struct, omit_defaults=True):
    """An option: its index, its text as records have it, the same in parts for programs that do not read words, and its
    words for a button."""

    index: int
    text: str
    kind: str
    card: Named | None = None
    detail: dict[str, Any] = {}
    words: str = ""  # left out where they are the same as the text


class Asked(msgspec.Struct, omit_defaults=True):
    """A decision; without words and options for a seat that is not asked."""

    player: int
    name: str
    why: str | None
    options: list[Offered]
    ask: str | None = None  # which question it is
    question: str | None = None  # the whole sentence, for people
    about: Named | None = None  # the card that asks
    least: int | None = None  # how many more must be chosen, one after another
    most: int | None = None  # how many more may be


def asked(s: OwnState, d: Decision, seat: int | None) -> Asked:
    """A decision as a seat may know it."""
    rules = s.box.rules
    name = rules.seat_name(d.player)
    if seat is not None and seat != d.player:
        return Asked(d.player, name, None, [])
    hidden = hidden_from(s, d.player)
    options = [offered(s, d, o, i, hidden) for i, o in enumerate(d.options)]
    told = rules.asked(s, d)
    about = named(s, d.about, hidden)
    return Asked(d.player, name, rules.why(s, d), options, told.ask, told.question, about, told.least, told.most)


def named(s: OwnState, c: int, hidden: int) -> Named | None:
    """A card, for a player to whom some cards are hidden."""
    return None if c < 0 else Named(c, None if hidden >> c & 1 else s.box.faces[s.kind[c]].name)


def offered(s: OwnState, d: Decision, o: Option, index: int, hidden: int) -> Offered:
    """One option, for a player to whom some cards are hidden."""
    rules = s.box.rules
    parts = rules.option(s, d, o)
    kind = parts.pop("kind")
    text, words = rules.say(s, d, o), rules.words(s, d, o)
    return Offered(index, text, kind, named(s, o.card, hidden), parts, "" if words == text else words)
