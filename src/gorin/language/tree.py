"""Source as a tree. Words speak Python; where it comes to a compiler it is parsed, once, into Python's own tree, and
whatever is asked about it is a walk: of which names it speaks, what it reads and wakes, how dear it is to ask."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from gorin.language.calling import DEAR, Calls

HARMLESS: Final = frozenset(("all", "any", "bool", "int", "len", "max", "min", "range", "sum", "tuple"))
METHODS: Final = frozenset(("append", "bit_count", "bit_length"))


def tree(source: str) -> ast.Module:
    """The tree of what a word has said."""
    try:
        return ast.parse(source)
    except SyntaxError as error:
        raise ValueError(f"This is no source: {source!r} ({error.msg}).") from error


@cache
def names(source: str) -> frozenset[str]:
    """The names it speaks of, attributes aside."""
    return frozenset(x.id for x in ast.walk(tree(source)) if isinstance(x, ast.Name))


@cache
def cost(source: str, calls: Calls) -> int:
    """How dear it is to ask: what its calls cost. What is not known is dear: functions of the card itself."""
    out = 0
    for x in ast.walk(tree(source)):
        if isinstance(x, ast.Call) and isinstance(x.func, ast.Name) and x.func.id not in HARMLESS:
            known = calls.get(x.func.id)
            out += known.cost if known is not None else DEAR
    return out


def cheap_first(tests: Iterable[str], calls: Calls) -> list[str]:
    """Tests of which all must hold, so ordered that most fail early."""
    return sorted(tests, key=lambda x: cost(x, calls))


@dataclass
class Dependencies(ast.NodeVisitor):
    """What a piece of source depends on: `reads` planes by number, fields of the state by name and, of fields that are
    looked at place by place, the place ("con6"); `unknown` what it calls or does that nobody has told about."""

    calls: Calls
    places: Collection[str] = ()
    reads: set[Any] = field(default_factory=set)
    wakes: set[str] = field(default_factory=set)
    unknown: set[str] = field(default_factory=set)
    own: set[str] = field(default_factory=set)  # functions of the source itself

    def visit_Module(self, x: ast.Module) -> None:
        self.own |= {y.name for y in x.body if isinstance(y, ast.FunctionDef)}
        self.generic_visit(x)

    def visit_FunctionDef(self, x: ast.FunctionDef) -> None:
        for y in x.body:
            self.visit(y)

    def visit_Assign(self, x: ast.Assign) -> None:
        match x:
            case ast.Assign([ast.Name("p")], ast.Attribute(ast.Name("s"), "p")):
                pass  # the planes get their short name
            case _:
                self.generic_visit(x)

    def visit_Call(self, x: ast.Call) -> None:
        tells = False  # does what is called say what it reads of the state?
        match x.func:
            case ast.Name(name):
                self.visit(x.func)
                tells = self.calls.get(name) is not None or name in self.own
                if not tells and name not in HARMLESS:
                    self.unknown.add(name)
            case ast.Attribute(value, name):
                self.visit(value)
                if name not in METHODS:
                    self.unknown.add(f".{name}")
            case other:
                self.visit(other)
        for y in (*x.args, *(k.value for k in x.keywords)):
            if not (tells and isinstance(y, ast.Name) and y.id == "s"):
                self.visit(y)

    def visit_Subscript(self, x: ast.Subscript) -> None:
        match x:
            case ast.Subscript(ast.Name("p") | ast.Attribute(ast.Name("s"), "p"), ast.Constant(int(plane))):
                self.reads.add(plane)
            case ast.Subscript(ast.Attribute(ast.Name("s"), name), ast.Constant(int(i))) if name in self.places:
                self.reads.add(f"{name}{i}")
            case _:
                self.generic_visit(x)

    def visit_Attribute(self, x: ast.Attribute) -> None:
        match x:
            case ast.Attribute(ast.Name("s"), name):
                if name == "p":
                    self.unknown.add("s.p")
                self.reads.add(name)
            case _:
                self.generic_visit(x)

    def visit_Name(self, x: ast.Name) -> None:
        known = self.calls.get(x.id)
        if known is not None:
            self.wakes |= known.wakes
            if known.reads is None:
                self.unknown.add(x.id)
            else:
                self.reads |= known.reads
        elif x.id in ("s", "p"):
            self.unknown.add(x.id)


def dependencies(source: str, calls: Calls, places: Collection[str] = ()) -> Dependencies:
    """What it depends on, all of it."""
    out = Dependencies(calls, places)
    out.visit(tree(source))
    return out
