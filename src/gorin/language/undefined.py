"""Names in generated source that mean nothing where it is executed."""

from __future__ import annotations

import builtins
import symtable
from collections.abc import Container, Iterator


def undefined(source: str, known: Container[str]) -> list[str]:
    """The names its functions ask for that are neither theirs, nor each other, nor known, nor Python's."""
    table = symtable.symtable(source, "<card>", "exec")
    own = set(table.get_identifiers())
    names = {name for scope in table.get_children() for name in asked(scope)}
    return sorted(x for x in names if x not in own and x not in known and not hasattr(builtins, x))


def asked(scope: symtable.SymbolTable) -> Iterator[str]:
    """What a function asks its module for, and whatever is within it."""
    for symbol in scope.get_symbols():
        if symbol.is_global() and symbol.is_referenced():
            yield symbol.get_name()
    for inner in scope.get_children():
        yield from asked(inner)
