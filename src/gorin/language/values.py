"""What the fields of words may hold: other words, by how the field is annotated; strings, by what the game knows.

A ruleset lists the strings by the name of the field; a word may have its own (`declares(strings=…)`). Nothing ("") is
allowed where a field says so itself, by having it as its default. Whatever else is there is refused in a sentence that
names the word, the field and what may stand there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import Field, fields
from difflib import get_close_matches
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from gorin.language.nodes import Condition, Effect, Known, Node, Number, Player, Query, Text, Trigger

Values = Mapping[str, Known]  # by the name of the field

CALLED: dict[Any, str] = {
    Query: "set of cards",
    Number: "number of the card language",
    Condition: "condition",
    Effect: "effect",
    Player: "player",
    Trigger: "occurrence",
    Text: "text of a card",
    str: "string",
    int: "whole number",
    bool: "True or False",
    NoneType: "None",
}
MOST_NAMED = 40  # values that are all named
MOST_SHOWN = 60  # letters of what was written instead


def misfits(x: Any) -> Iterator[str]:
    """The fields of a word that hold something of another kind than they are for."""
    for name, hint in hints(type(x)).items():
        value = getattr(x, name)
        if not fits(value, hint):
            if isinstance(value, tuple) and get_origin(hint) is tuple:  # one of several
                hint = get_args(hint)[0]
                value = next(one for one in value if not fits(one, hint))
            yield f"{type(x).__name__}.{name}: {shown(value)} is no {called(hint)}."


def hints(word: type[Any]) -> dict[str, Any]:
    """What each field of a word is for."""
    if word not in _HINTS:
        known = get_type_hints(word)
        _HINTS[word] = {f.name: known[f.name] for f in fields(word)}
    return _HINTS[word]


_HINTS: dict[type[Any], dict[str, Any]] = {}


def fits(value: Any, hint: Any) -> bool:
    """Is a value of the kind that an annotation names?"""
    if get_origin(hint) in (Union, UnionType):
        return any(fits(value, x) for x in get_args(hint))
    if get_origin(hint) is tuple:
        return isinstance(value, tuple) and all(fits(x, get_args(hint)[0]) for x in value)
    if hint is int:
        return type(value) is int
    return hint is Any or isinstance(value, hint)


def called(hint: Any) -> str:
    """An annotation in the words of card writers."""
    if get_origin(hint) in (Union, UnionType):
        return " or ".join(called(x) for x in get_args(hint))
    if get_origin(hint) is tuple:
        return f"tuple of {called(get_args(hint)[0])}s" if get_args(hint)[0] is not Any else "tuple"
    return CALLED.get(hint) or str(getattr(hint, "__name__", hint))


def shown(value: Any) -> str:
    """What was written, shortened."""
    text = type(value).__name__ if isinstance(value, Node) else repr(value)
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def is_string(hint: Any) -> bool:
    """Does a field hold a string, or several?"""
    return hint is str or (get_origin(hint) in (tuple, Union, UnionType) and str in get_args(hint))


def strings(x: Any) -> Iterator[tuple[Field[Any], str]]:
    """Each string that a word holds, with its field."""
    for f in fields(x):
        value = getattr(x, f.name)
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, str):
                yield f, one


def unknown(x: Any, f: Field[Any], value: str, known: Known) -> Iterator[str]:
    """A string that the game does not know."""
    what, there = known
    if value in there or (value == "" == f.default):
        return
    if not value.strip():
        yield f"{type(x).__name__}.{f.name} says nothing. {which(value, there)}".rstrip()
    else:
        yield f"{type(x).__name__}.{f.name}: there is no {what} called {value!r}. {which(value, there)}".rstrip()


def which(value: str, there: Collection[str]) -> str:
    """All that may be said, in a sentence; where there is much, what is most like it."""
    named = [repr(x) for x in there if x]
    if len(named) > MOST_NAMED:
        near = get_close_matches(value, there, n=1)
        return f"Did you mean {near[0]!r}?" if near else ""
    return f"There is only {named[0]}." if len(named) == 1 else f"There are {', '.join(named[:-1])} and {named[-1]}."
