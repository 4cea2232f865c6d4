"""Asides: what a player does beside the decision that waits. Each set of rules says which there are (`deeds`).

An aside is an object as JSON has it: `do` names the deed, the rest is what that deed needs and nothing else. It is done
at once, or refused with a sentence, and then nothing has changed. Whatever is asked is derived anew afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple, TypeVar

from gorin.errors import IllegalChoice, listed, quoted
from gorin.kernel.machine import ask_again
from gorin.kernel.state import OwnState, State

S = TypeVar("S", bound=State)


class Deed(NamedTuple):
    """An aside that some rules know: what it does to a game, for a player, and the fields it has besides `do`."""

    does: Callable[[OwnState, int, Mapping[str, Any]], None]
    fields: tuple[str, ...] = ()


def do_aside(s: S, who: int, what: object, deeds: Mapping[str, Deed]) -> None:
    """Do it, if it is one of these and this player can."""
    rules = s.box.rules
    if not isinstance(what, Mapping):
        raise IllegalChoice(f"An aside is an object that says what to 'do', not {quoted(what)}.")
    name = what.get("do")
    if not isinstance(name, str) or name not in deeds:
        near = get_close_matches(name, deeds, n=1) if isinstance(name, str) else []
        hint = f"did you mean '{near[0]}'?" if near else f"in {rules.name} there is {listed(sorted(deeds))}."
        raise IllegalChoice(f"There is no aside {quoted(name)}; {hint}")
    deed = deeds[name]
    for field in what:
        if field != "do" and field not in deed.fields:
            raise IllegalChoice(f"The aside '{name}' has no {quoted(field)}; it has {_fields(deed)}.")
    for field in deed.fields:
        if field not in what:
            raise IllegalChoice(f"The aside '{name}' needs {quoted(field)}.")
    if s.winner >= 0 or not s.alive >> who & 1:
        raise IllegalChoice(f"{rules.seat_name(who)} is not in the game any more.")
    deed.does(s, who, what)
    if s.winner < 0:
        ask_again(s)


def _fields(deed: Deed) -> str:
    return listed([f"'{field}'" for field in deed.fields]) if deed.fields else "nothing but 'do'"
