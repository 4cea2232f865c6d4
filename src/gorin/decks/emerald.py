"""Decks as JSON, in the manner of EmeraldDB.

    {"name": "The Left Hand", "format": "stronghold", "primary_clan": "crane",
     "cards": {"doji-whisperer": 3, "01-way-of-the-crane": 3}, "sideboard": {"banzai": 1}}

Only `cards` must be there. A card is named by its id, with or without the number of its pack, or by its title. What
else EmeraldDB writes (description, version number, dates …) is passed over.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import NoReturn

from gorin.decks.naming import Names
from gorin.decks.piles import Printed
from gorin.decks.problem import Problem, quoted
from gorin.decks.reading import SIDEBOARD, Reading

DIGITS = 15  # of a number that is worth counting with
SHAPE = '{"format": …, "cards": {"doji-whisperer": 3, …}}'


class Entries(dict[str, object]):
    """An object of a JSON text, and the keys that stand in it twice."""

    def __init__(self, pairs: list[tuple[str, object]]) -> None:
        super().__init__(pairs)
        self.twice = [key for key, n in Counter(key for key, _ in pairs).items() if n > 1]


class Huge(str):
    """A number with more digits than anybody counts."""


def read_json(text: str, name: str, cards: Mapping[str, Printed], where: str) -> Reading:
    """Read a deck from JSON. What is no JSON, or no deck at all, is refused."""
    told = parse(text, where)
    if not isinstance(told, Entries):
        raise Problem(f"{where} is JSON, but {kind(told)} and no deck: a deck looks like {SHAPE}.")
    if "cards" not in told:
        inside = next((key for key, value in told.items() if isinstance(value, Entries) and "cards" in value), None)
        hint = f"; the deck inside {quoted(inside)} has to stand alone." if inside else f"; a deck looks like {SHAPE}."
        raise Problem(f"{where} has no 'cards'{hint}")
    reading = Reading(name, Names(cards), unit="card")
    for key in told.twice:
        reading.refuse(Problem(f"{quoted(key)} stands twice in the deck, so that it is unclear which holds."))
    _about(reading, told)
    _pile(reading, told["cards"], "cards", "")
    if told.get(SIDEBOARD) is not None:
        _pile(reading, told[SIDEBOARD], SIDEBOARD, SIDEBOARD)
    return reading


def parse(text: str, where: str) -> object:
    """The value of a JSON text; whatever is wrong with it is a sentence."""
    try:
        return json.loads(text, object_pairs_hook=Entries, parse_int=_number, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        at = f"line {error.lineno}, column {error.colno}"
        raise Problem(f"{where} is not correct JSON: {error.msg} at {at}.", line=error.lineno) from None
    except _NoNumber as error:
        raise Problem(f"{where} is not correct JSON: {error} is no number.") from None
    except RecursionError:
        raise Problem(f"{where} has more brackets inside brackets than any deck has.") from None


class _NoNumber(Exception):
    """NaN or Infinity, which Python would read."""


def _no_number(word: str) -> NoReturn:
    raise _NoNumber(word)


def _number(digits: str) -> object:
    return int(digits) if len(digits) <= DIGITS else Huge(digits)


def kind(value: object) -> str:
    """What a JSON value is, in words."""
    if isinstance(value, bool) or value is None:
        return f"the word {json.dumps(value)}"
    if isinstance(value, Huge | int | float):
        return f"the number {quoted(value)[1:-1]}"
    if isinstance(value, str):
        return f"the text {quoted(value)}"
    return "a list" if isinstance(value, list) else "an object"


def _about(reading: Reading, told: Entries) -> None:
    """Name, clan and format."""
    for key, tell in (("name", reading.name_deck), ("primary_clan", reading.name_clan), ("clan", reading.name_clan)):
        value = told.get(key)
        if isinstance(value, str) and not isinstance(value, Huge):
            if value:
                tell(value, f"'{key}'")
        elif value is not None:
            reading.refuse(Problem(f"'{key}' of the deck is a text, not {kind(value)}."))
    format = told.get("format")
    if isinstance(format, str) and not isinstance(format, Huge):
        reading.name_format(format)
    elif format is not None:
        reading.refuse(Problem(f"'format' of the deck is a text, not {kind(format)}."))


def _pile(reading: Reading, told: object, key: str, section: str) -> None:
    """Cards with their numbers."""
    if not isinstance(told, Entries):
        reading.refuse(Problem(f"'{key}' of a deck is an object such as {{'doji-whisperer': 3}}, not {kind(told)}."))
        return
    for number, (typed, n) in enumerate(told.items()):
        if reading.gives_up(len(told) - number):
            break
        found = reading.names.find(typed)
        if typed in told.twice:
            reading.refuse(
                Problem(f"{quoted(typed)} stands twice in '{key}', so that it is unclear which number holds.")
            )
        if len(found) != 1:
            reading.refuse_card(typed)
        elif isinstance(n, Huge):
            reading.add(found[0], n, section)
        elif isinstance(n, bool) or not isinstance(n, int):
            reading.refuse(Problem(f"The number of {quoted(typed)} is a whole number, not {kind(n)}.", card=found[0]))
        else:
            reading.add(found[0], n, section)
