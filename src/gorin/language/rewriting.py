"""Words with others in their place: how a card that is printed in one way is compiled from other words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Any

from gorin.language.nodes import Node

Change = Callable[[Any], Any]


def rewritten(x: Any, change: Change, apart: tuple[type, ...] = (), binding: str = "") -> Any:
    """The same words, with `change` asked of each from the outside in. What is inside a word of the kinds that stand
    `apart`, or where another word gives `binding` a meaning of its own, stays as it is."""
    new = change(x)
    if new is not x:
        return new
    if isinstance(x, tuple):
        return tuple([rewritten(y, change, apart, binding) for y in x])
    if not isinstance(x, Node) or not is_dataclass(x) or x.sealed or isinstance(x, apart):
        return x
    bound = {name for name, names in x.declared.binds.items() if binding in names}
    now = {f.name: getattr(x, f.name) for f in fields(x)}
    then = {name: y if name in bound else rewritten(y, change, apart, binding) for name, y in now.items()}
    return x if then == now else replace(x, **then)
