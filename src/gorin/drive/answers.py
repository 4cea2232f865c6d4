"""What is answered: one JSON object a line, with `ok`, and `error` and `rules` where something cannot be done."""

from __future__ import annotations

from typing import Any

import msgspec

from gorin.kernel.decisions import Decision, Option
from gorin.kernel.record import Aside, Choice, Move
from gorin.kernel.views import hidden_from
from gorin.sim.game import Game


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


class Made(msgspec.Struct):
    """A choice that an agent made."""

    player: int
    index: int
    text: str


class Done(msgspec.Struct):
    """What an agent did beside its decisions."""

    player: int
    aside: dict[str, Any]


class Standing(msgspec.Struct):
    """How the game stands: what is asked now, or how it ended."""

    decision: Asked | None
    over: bool
    winner: int | None
    ending: str | None
    round: int
    decisions: int
    answered: list[Made] = []
    asides: list[Done] = []


def standing(game: Game, seat: int | None = None, answered: list[Move] | None = None) -> Standing:
    """How a game stands, and what agents have chosen and done to get there."""
    d = game.decision
    return Standing(
        None if d is None else asked(game, d, seat),
        game.over,
        game.winner,
        game.ending,
        game.rounds,
        game.decisions,
        [Made(x.p, x.i, x.t) for x in answered or () if isinstance(x, Choice)],
        [Done(x.p, x.aside) for x in answered or () if isinstance(x, Aside)],
    )


def asked(game: Game, d: Decision, seat: int | None) -> Asked:
    """A decision as a seat may know it."""
    name = game.rules.seat_name(d.player)
    if seat is not None and seat != d.player:
        return Asked(d.player, name, None, [])
    hidden = hidden_from(game.state, d.player)
    options = [offered(game, d, o, i, hidden) for i, o in enumerate(d.options)]
    told = game.rules.asked(game.state, d)
    about = named(game, d.about, hidden)
    return Asked(d.player, name, game.why, options, told.ask, told.question, about, told.least, told.most)


def named(game: Game, c: int, hidden: int) -> Named | None:
    """A card, for a player to whom some cards are hidden."""
    s = game.state
    return None if c < 0 else Named(c, None if hidden >> c & 1 else s.box.faces[s.kind[c]].name)


def offered(game: Game, d: Decision, o: Option, index: int, hidden: int) -> Offered:
    """One option, for a player to whom some cards are hidden."""
    s = game.state
    parts = game.rules.option(s, d, o)
    kind = parts.pop("kind")
    text, words = game.rules.say(s, d, o), game.rules.words(s, d, o)
    return Offered(index, text, kind, named(game, o.card, hidden), parts, "" if words == text else words)
