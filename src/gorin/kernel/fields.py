"""A ruleset declares its state by annotations; copying, saving, loading and comparing it are written from them.

Each field says how it is kept:

    shared    the same object in every clone, never saved      rows      a tuple of tuples, replaced and never edited
    number    one int                                          counts    a dict from tuples of ints to an int
    ints      a list of ints                                   stack     the frames
    counters  an array of small ints, one per card             passing   not copied, not saved (the log)
    lists     a list of lists of ints                          derived   copied by reference, not saved, derived anew

A field that few games use says SELDOM besides: while it is empty, a game's key is as if there were no such field.
"""

from __future__ import annotations

import json
import sys
from array import array
from hashlib import blake2b
from inspect import get_annotations
from typing import TYPE_CHECKING, Annotated, Any, final

from gorin.kernel.events import Event

if TYPE_CHECKING:
    from gorin.kernel.state import State


SELDOM = "seldom"
Number = Annotated[int, "number"]
Ints = Annotated[list[int], "ints"]
Counters = Annotated["array[int]", "counters"]
Lists = Annotated[list[list[int]], "lists"]
Rows = Annotated[tuple[tuple[int, ...], ...], "rows"]
Counts = Annotated[dict[tuple[int, ...], int], "counts"]


@final
class Frame:
    """Where some sequence of the rules stands: `kind` names its table of steps, `step` the next one."""

    __slots__ = ("events", "kind", "regs", "step")

    def __init__(self, kind: int, step: int, regs: list[int], events: tuple[Event, ...] = ()) -> None:
        self.kind = kind
        self.step = step
        self.regs = regs
        self.events = events


NAMES: list[str] = []  # names of the kinds of frame, by kind
KINDS: dict[str, int] = {}


def fields_of(cls: Any) -> dict[str, str]:
    """Each declared field with how it is kept, in order of declaration, the kernel's first."""
    return dict(cls.kept)


def declared(cls: type) -> dict[str, Any]:
    """The fields that this class itself declares, with their annotations."""
    home = vars(sys.modules[cls.__module__])
    hints = {name: _meant(text, home) for name, text in get_annotations(cls).items()}
    return {name: hint for name, hint in hints.items() if hasattr(hint, "__metadata__")}


def _meant(text: Any, home: dict[str, Any]) -> Any:
    """What an annotation says; names that only the type checker knows say nothing here."""
    unknown: dict[str, type] = {}
    while isinstance(text, str):
        try:
            return eval(text, home, unknown)
        except NameError as e:
            unknown[str(e.name)] = object
    return text


def seldom_used(cls: type) -> list[str]:
    """The fields that few games use."""
    every = [each for base in reversed(cls.__mro__) for each in declared(base).items()]
    return [name for name, hint in every if SELDOM in hint.__metadata__]


def kind_named(s: State, name: str) -> int:
    """The kind of frame with this name; the ruleset is asked for abilities that are not compiled yet."""
    if name not in KINDS:
        s.box.rules.know_frame(s.box, name)
    return KINDS[name]


def frames_of(s: State, dumped: list[Any]) -> list[Frame]:
    """The frames of a dump."""
    return [Frame(kind_named(s, k), i, list(r), tuple([Event(*e) for e in events])) for k, i, r, events in dumped]


def key_of(s: State) -> str:
    """A digest of a state that is the same in every process: cards, frames and facts go in by name."""
    d = {name: value for name, value in s.dump().items() if value or name not in s.seldom}
    d["kind"] = [s.box.faces[k].name for k in s.kind]
    names = getattr(s.box.rules, "plane_names", None)  # a ruleset whose facts are numbered as they come up
    if names is not None:
        d["p"] = {name: m for name, m in zip(names(), d["p"], strict=False) if m}
    return blake2b(json.dumps(d, sort_keys=True, separators=(",", ":")).encode(), digest_size=16).hexdigest()
