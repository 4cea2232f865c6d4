"""Two things that follow every change: `derive` computes what follows from the table as it is; `sweep` mends what the
rules do not allow. `derive` is pure and may be called at any time; a sweep may change the state and may ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gorin.kernel.events import Event
from gorin.kernel.numbers import NO_EFFECTS, NOTHING, Effects, Reads
from gorin.kernel.state import ACTIVE, OwnState

if TYPE_CHECKING:
    from gorin.kernel.box import Box
    from gorin.kernel.state import State


ALWAYS = -1  # a sweep rule that every change wakes
Layer = Callable[[OwnState], None]
Guard = Callable[[OwnState], int]
Mend = Callable[[OwnState, int, list[Event]], None]
Sweep = tuple[int, Guard, Mend]  # the kinds of event that wake it, what is wrong, what mends it


def anything(s: State, happened: int) -> int:
    """Whatever happened, everything is derived anew."""
    return -1


def unknown(happened: int) -> Reads | None:
    """What is touched is not known."""
    return None


class Settling:
    """The layers and sweep rules of a ruleset or edition, in the order of the book: data of the box. A sweep rule
    names the kinds of event that wake it (a set, or ALWAYS); awake, it mends what its guard finds; a box may have more
    of them. `affected_by` tells for kinds of event in whose constant abilities something may change by them (-1: more
    than that may), `touches` what such events change. Whatever else of what is derived depends on that – lasting
    effects with a condition, a rule – is in `heeds`."""

    def __init__(
        self,
        layers: tuple[Layer, ...],
        sweeps: tuple[Sweep, ...],
        affected_by: Callable[[OwnState, int], int] = anything,
        touches: Callable[[int], Reads | None] = unknown,
        effects: Effects = NO_EFFECTS,
    ) -> None:
        self.layers = layers
        self.sweeps = sweeps
        self.affected_by = affected_by
        self.touches = touches
        self.effects = effects if effects.reads else None  # nobody has a condition

    def sweeps_for(self, box: Box, happened: int) -> tuple[tuple[Guard, Mend], ...]:
        """The sweep rules woken by events of these kinds, but for those that never find anything in this box."""
        rules = [x for x in (*self.sweeps, *box.sweeps) if x[0] & happened and x[1] not in box.idle]
        box.woken[happened] = woken = tuple((guard, mend) for _, guard, mend in rules)
        return woken


def derive(s: State) -> None:
    """Everything that follows from the table as it is."""
    settling = s.box.settling
    s.mods = []
    s.memo = {}
    s.heeds = settling.effects.read_by(s.lasting) if s.lasting and settling.effects else NOTHING
    for layer in settling.layers:
        layer(s)


def settle(s: State, after: list[Event], happened: int, aside: bool = False) -> None:
    """After events of these kinds happened: derive if anything derived may have changed (not if it happened `aside`),
    then every sweep rule they wake; consequences that are events of their own go to `after`."""
    settling = s.box.settling
    if aside:
        s.memo = {}
    else:
        affected = s.listeners.affected.get(happened)
        if affected is None:
            affected = s.listeners.affected[happened] = settling.affected_by(s, happened)
        if affected < 0 or affected & s.p[ACTIVE] or (s.heeds and s.heeds & (settling.touches(happened) or NOTHING)):
            derive(s)
        else:
            s.memo = {}
    woken = s.box.woken.get(happened)
    if woken is None:
        woken = settling.sweeps_for(s.box, happened)
    for guard, mend in woken:
        found = guard(s)
        if found:
            mend(s, found, after)
