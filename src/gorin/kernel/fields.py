"""A ruleset declares its state by annotations; copying, saving, loading and comparing it are generated from them.

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
from array import array
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_args, get_type_hints

import msgspec

from gorin.kernel.events import Event

if TYPE_CHECKING:
    from gorin.kernel.state import State


S = TypeVar("S")

SELDOM = "seldom"
Number = Annotated[int, "number"]
Ints = Annotated[list[int], "ints"]
if TYPE_CHECKING:
    Counters = Annotated[array[int], "counters"]
else:
    Counters = Annotated[array, "counters"]
Lists = Annotated[list[list[int]], "lists"]
Rows = Annotated[tuple[tuple[int, ...], ...], "rows"]
Counts = Annotated[dict[tuple[int, ...], int], "counts"]


class Frame(msgspec.Struct, eq=False):
    """Where some sequence of the rules stands: `kind` names its table of steps, `step` the next one."""

    kind: int
    step: int
    regs: list[int]
    events: tuple[Event, ...] = ()


NAMES: list[str] = []  # names of the kinds of frame, by kind
KINDS: dict[str, int] = {}

_CLONE = {
    "shared": "{}",
    "number": "{}",
    "ints": "{}[:]",
    "counters": "{}[:]",
    "lists": "[x[:] for x in {}]",
    "rows": "{}",
    "counts": "{}.copy()",
    "stack": "[Frame(f.kind, f.step, f.regs[:], f.events) for f in {}]",
    "passing": "None",
    "derived": "{}",
}
_DUMP = {
    "number": "{}",
    "ints": "{}[:]",
    "counters": "list({})",
    "lists": "[x[:] for x in {}]",
    "rows": "[list(x) for x in {}]",
    "counts": "sorted([*k, v] for k, v in {}.items())",
    "stack": "[[NAMES[f.kind], f.step, f.regs[:], [list(e) for e in f.events]] for f in {}]",
}
_LOAD = {
    "number": "int({})",
    "ints": "list({})",
    "counters": "array('h', {})",
    "lists": "[list(x) for x in {}]",
    "rows": "tuple([row_{name}(x) for x in {}])",
    "counts": "{{tuple(x[:-1]): x[-1] for x in {}}}",
    "stack": "[Frame(kind_named(t, k), i, list(r), tuple(Event(*e) for e in ev)) for k, i, r, ev in {}]",
}


def fields_of(cls: type) -> dict[str, str]:
    """Each declared field with how it is kept, in order of declaration, the kernel's first."""
    out: dict[str, str] = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if hasattr(hint, "__metadata__"):
            out[name] = hint.__metadata__[0]
    return out


def seldom_used(cls: type) -> list[str]:
    """The fields that few games use."""
    hints = get_type_hints(cls, include_extras=True)
    return [name for name, hint in hints.items() if SELDOM in getattr(hint, "__metadata__", ())]


def row_makers(cls: type) -> dict[str, Callable[[list[int]], tuple[int, ...]]]:
    """Per field of rows: makes one from its numbers, with names if the rows have names."""
    out: dict[str, Callable[[list[int]], tuple[int, ...]]] = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if getattr(hint, "__metadata__", ("",))[0] == "rows":
            row = get_args(hint.__origin__)[0]
            out[name] = row._make if hasattr(row, "_make") else tuple
    return out


def kind_named(s: State, name: str) -> int:
    """The kind of frame with this name; the ruleset is asked for abilities that are not compiled yet."""
    if name not in KINDS:
        s.box.rules.know_frame(s.box, name)
    return KINDS[name]


def state(cls: type[S]) -> type[S]:
    """Class decorator: the declared fields become slots; clone, dump, load, equality and key are generated."""
    fields = fields_of(cls)
    saved = [name for name, how in fields.items() if how in _DUMP]
    src = ["def clone(self):", "    t = new(cls)"]
    src += [f"    t.{name} = " + _CLONE[how].format("self." + name) for name, how in fields.items()]
    src += ["    return t", "def dump(self):", "    return {"]
    src += [f"        {name!r}: " + _DUMP[fields[name]].format("self." + name) + "," for name in saved]
    src += ["    }", "def load(box, d):", "    t = new(cls)", "    t.box = box"]
    src += [f"    t.{name} = None" for name, how in fields.items() if how in ("passing", "derived")]
    src += [f"    t.{name} = " + _LOAD[fields[name]].format(f"d[{name!r}]", name=name) for name in saved]
    src += ["    box.rules.wake(t)", "    return t"]
    space: dict[str, Any] = {
        "new": object.__new__,
        "Frame": Frame,
        "Event": Event,
        "NAMES": NAMES,
        "kind_named": kind_named,
        "array": array,
    } | {f"row_{name}": make for name, make in row_makers(cls).items()}
    exec("\n".join(src), space)
    body = {k: v for k, v in cls.__dict__.items() if k not in ("__dict__", "__weakref__")} | {
        "__slots__": tuple(fields),
        "__eq__": lambda self, other: type(self) is type(other) and self.dump() == other.dump(),
        "__hash__": None,
        "seldom": frozenset(seldom_used(cls)),
        "clone": space["clone"],
        "dump": space["dump"],
        "load": staticmethod(space["load"]),
    }
    made: type[S] = type(cls.__name__, cls.__bases__, body)  # in place of cls, which would add a __dict__
    space["cls"] = made
    return made


def key_of(s: State) -> str:
    """A digest of a state that is the same in every process: cards, frames and facts go in by name."""
    d = {name: value for name, value in s.dump().items() if value or name not in s.seldom}
    d["kind"] = [s.box.faces[k].name for k in s.kind]
    names = getattr(s.box.rules, "plane_names", None)  # a ruleset whose facts are numbered as they come up
    if names is not None:
        d["p"] = {name: m for name, m in zip(names(), d["p"], strict=False) if m}
    return blake2b(json.dumps(d, sort_keys=True, separators=(",", ":")).encode(), digest_size=16).hexdigest()
