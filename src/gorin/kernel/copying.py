"""How a state is cloned, dumped and loaded, written out from its declared fields (`fields.py`): its slots, and methods
in which every field stands by its name. `scripts/copies` writes them into the classes of the games, to be read, checked
and compiled there; `@state` makes them as the program starts, for a small ruleset of one's own."""

from __future__ import annotations

import sys
import types
import typing
from array import array
from inspect import get_annotations
from typing import Any, ClassVar, Final, TypeVar

from gorin.kernel.events import Event
from gorin.kernel.fields import NAMES, Frame, declared, frames_of, seldom_used
from gorin.kernel.state import StateOf

S = TypeVar("S")

CLONE: Final = {
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
DUMP: Final = {
    "number": "{}",
    "ints": "{}[:]",
    "counters": "list({})",
    "lists": "[x[:] for x in {}]",
    "rows": "[list(x) for x in {}]",
    "counts": "sorted([*k, v] for k, v in {}.items())",
    "stack": "[[NAMES[f.kind], f.step, f.regs[:], [list(e) for e in f.events]] for f in {}]",
}
LOAD: Final = {
    "number": "int({})",
    "ints": "list({})",
    "counters": 'array("h", {})',
    "lists": "[list(x) for x in {}]",
    "rows": "tuple([{row}(x) for x in {}])",
    "counts": "{{tuple(x[:-1]): x[-1] for x in {}}}",
    "stack": "frames_of(self, {})",
}
BLANK: Final = {int: "0", list: "[]", tuple: "()", dict: "{}", frozenset: "frozenset()"}  # until it is derived


def methods_of(cls: type, kernel: bool = False) -> str:
    """The source of what is written into a class of states."""
    name, fields = cls.__name__, declared(cls)
    how = {field: hint.__metadata__[0] for field, hint in fields.items() if not _inherited(cls, field)}
    saved = [field for field in how if how[field] in DUMP]
    out = ["__slots__ = (", *(f"    {field!r}," for field in sorted(how)), ")"]
    out += ["kept: ClassVar[dict[str, str]] = {", *([] if kernel else ["    **StateOf.kept,"])]
    out += [*(f"    {field!r}: {how[field]!r}," for field in how), "}"]
    if not kernel:
        out += [f"seldom = frozenset({seldom_used(cls)!r})", ""]
        out += [f"def clone(self) -> {name}:", f"    t = {name}()", "    self.copy_common(t)"]
    else:
        out += ["", "def copy_common(self, t: StateOf[Any]) -> None:"]
    out += [f"    t.{field} = " + CLONE[how[field]].format("self." + field) for field in how]
    out += [] if kernel else ["    return t"]
    out += ["", "def to_dict(self) -> dict[str, Any]:", "    return {"]
    out += [] if kernel else ["        **super().to_dict(),"]
    out += [f"        {field!r}: " + DUMP[how[field]].format("self." + field) + "," for field in saved]
    out += ["    }", "", "def take_dict(self, d: dict[str, Any]) -> None:"]
    out += [f"    self.{field} = {_blank(fields[field])}" for field in how if how[field] in ("passing", "derived")]
    out += [] if kernel else ["    super().take_dict(d)"]
    for field in saved:
        row = _row(fields[field]) if how[field] == "rows" else ""
        out.append(f"    self.{field} = " + LOAD[how[field]].format(f"d[{field!r}]", row=row))
    return "\n".join(out).replace("'", '"') + "\n\n"


def _inherited(cls: type, field: str) -> bool:
    return any(field in get_annotations(base) for base in cls.__mro__[1:])


def _row(hint: Any) -> str:
    """What makes a row from its numbers."""
    row = typing.get_args(hint.__origin__)[0]
    if row is Event:
        return "Event._make"
    return f"{row.__name__}._make" if hasattr(row, "_make") else "tuple"


def _blank(hint: Any) -> str:
    """What stands in a derived field before anything is derived."""
    kind = typing.get_origin(hint.__origin__) or hint.__origin__
    if kind in (typing.Union, types.UnionType):
        return "None"
    return BLANK.get(kind, "NOBODY")


def state(cls: type[S]) -> type[S]:
    """Class decorator: the declared fields become slots; clone, dump and load are made as the program starts."""
    words = (Any, ClassVar, StateOf, array, Event, Frame, frames_of)
    known = {"NAMES": NAMES, **{getattr(x, "__name__", "ClassVar"): x for x in words}}
    space = {**vars(sys.modules[cls.__module__]), **known}
    source = methods_of(cls).replace("super()", "super(made, self)").replace("\n", "\n    ")
    body = {k: v for k, v in cls.__dict__.items() if k not in ("__dict__", "__weakref__")}
    exec(f"from __future__ import annotations\nclass written:\n    {source}", space)
    body |= {k: v for k, v in vars(space["written"]).items() if k in WRITTEN}
    made: type[S] = type(cls.__name__, cls.__bases__, body)  # in place of cls, which would add a __dict__
    space["made"] = space[cls.__name__] = made
    return made


WRITTEN: Final = ("__slots__", "kept", "seldom", "clone", "to_dict", "take_dict")
