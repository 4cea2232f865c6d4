"""Whoever wants to know which sequences begin at a table: their first steps tell it before they are made."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from gorin.kernel.sequences import Step

if TYPE_CHECKING:
    from gorin.kernel.box import Box
    from gorin.kernel.fields import Frame
    from gorin.kernel.state import State

Note = Callable[["State", "Frame"], None]


def watch(box: Box, kinds: Iterable[int], note: Note) -> Callable[[], None]:
    """From now on `note` is called as a sequence of one of these kinds begins, at every table of this box, and again
    when a first step that asks is taken up. What comes back ends it."""
    before = box.tables
    box.tables = tables = before.copy()
    for kind in kinds:
        first, *others = tables.steps[kind]
        tables.put(kind, [_telling(first, note), *others], tables.titles[kind], tables.labels[kind])

    def unwatch() -> None:
        box.tables = before

    return unwatch


def _telling(step: Step, note: Note) -> Step:
    def told(s: State, f: Frame) -> None:
        note(s, f)
        step(s, f)

    return told
