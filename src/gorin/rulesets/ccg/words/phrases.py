"""Turns of phrase that several words share."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.nodes import Number, Player, Query
from gorin.language.numbers import IfElse, Times
from gorin.language.sets import This
from gorin.rulesets.ccg.words.numbers import Penalty

LONG = {"F": "Force", "C": "Chi"}


def from_hand(what: Query, v: Voice) -> str:
    """Where a card comes from whose own text works from the hand."""
    return v.own.get("whence", "") if isinstance(what, This) else ""


def does(who: Player, verb: str, v: Voice) -> str:
    """ "gain" for you and for whom the order addresses, "his controller gains" for others."""
    name = who.english(v)
    if name == v.subject:
        return verb
    return f"you {verb}" if name == "you" else f"{name} {verb}s"


def amount(n: Number, unit: str, v: Voice) -> str:
    """ "2 Honor"; "1 Honor, or 2 Honor if …"; "Gold equal to …"."""
    if isinstance(n, IfElse):
        return f"{amount(n.other, unit, v)}, or {amount(n.then, unit, v)} {v.when(n.when)}"
    return f"{n.english(v)} {unit}" if n.plain else f"{unit} equal to {n.english(v)}"


def change(n: Number, short: str, v: Voice) -> str:
    """ "+2F", "-1 Personal Honor"; of a number read from the table "a Force bonus equal to …", or "penalty"."""
    text = n.english(v)
    if isinstance(n, Penalty) and not n.of.plain:
        return f"a {LONG.get(short, short.strip())} penalty equal to {text}"
    if n.plain:
        return f"{'' if text.startswith('-') else '+'}{text}{short}"
    if isinstance(n, Times) and n.k < 0:
        less = n.of if n.k == -1 else Times(n.of, -n.k)
        return f"a {LONG.get(short, short.strip())} penalty equal to {less.english(v)}"
    return f"a {LONG.get(short, short.strip())} bonus equal to {text}"


def as_long(until: str) -> str:
    """How long something lasts, where that is not until the end of the turn."""
    ways = {
        "turn": "",
        "your next turn": " until your next turn begins",
        "resolution": " until the battle's resolution begins",
        "game": " for the rest of the game",
        "permanent": " permanently",
        "while bowed": " while it remains bowed",
    }
    return ways.get(until, f" until the {until} ends")
