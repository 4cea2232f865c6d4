"""Turns of phrase that several words share."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.nodes import Number

LONG = {"F": "Force", "C": "Chi"}


def change(n: Number, short: str, v: Voice) -> str:
    """ "+2F", "-1 Personal Honor"; of a number read from the table "a Force bonus equal to …"."""
    text = n.english(v)
    if n.plain:
        return f"{'' if text.startswith('-') else '+'}{text}{short}"
    return f"a {LONG.get(short, short.strip())} bonus equal to {text}"


def as_long(until: str) -> str:
    """How long something lasts, where that is not until the end of the turn."""
    ways = {
        "turn": "",
        "your next turn": " until your next turn begins",
        "resolution": " until the battle's resolution begins",
        "game": " for the rest of the game",
        "permanent": " permanently",
    }
    return ways.get(until, f" until the {until} ends")
