"""Which abilities are used in a game, and how often: an ability that no game ever uses is one that nobody has tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from gorin.kernel.abilities import ABILITY, ACT, Ability
from gorin.kernel.fields import Frame
from gorin.kernel.state import State
from gorin.kernel.watching import watch


def named(a: Ability) -> str:
    """The ability as it is told: the card, and which of its abilities."""
    return a.name.partition(": ")[2]


def listed(box: Any) -> list[Ability]:
    """The abilities printed on the faces of a box that somebody could use: not those which only wait for another, are
    given by it, or gained from another card."""
    return [a for face in box.faces for a in face.abilities if a.slots]


@contextmanager
def counted(s: State) -> Iterator[Counter[str]]:
    """Count what is used at this table while it is played: `Border Rider/1`. What is there and not used counts 0."""
    abilities = s.box.abilities
    out: Counter[str] = Counter({named(a): 0 for a in listed(s.box)})
    seen: set[int] = set()

    def note(s: State, f: Frame) -> None:
        if (act := f.regs[ACT]) not in seen:  # a first step that asks is taken up again
            seen.add(act)
            out[named(abilities[f.regs[ABILITY]])] += 1

    unwatch = watch(s.box, {a.frame for a in listed(s.box)}, note)
    try:
        yield out
    finally:
        unwatch()
