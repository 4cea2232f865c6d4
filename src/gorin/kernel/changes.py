"""What an answer can do to an event of a window that waits: cancel it, or put something else in its place."""

from __future__ import annotations

from typing import Final

from gorin.kernel.events import EXACT, RULEBOOK, SURE, Event
from gorin.kernel.fields import Frame
from gorin.kernel.state import State

# registers of a window's frame
LIVE: Final = 0  # bit i: event i is still to happen
TURN: Final = 1  # whose opportunity it is
PASSES: Final = 2
REPLY: Final = 3  # 0 nothing yet, 1 pass, ARRIVED, else a packed use
HAPPENED: Final = 4
SPOILED: Final = 5  # bit i: event i was replaced, and only the thing itself would have counted
USED: Final = 6  # from here on: the uses made in this window; an ability answers one occurrence once

INSTEAD: Final = -10  # parent of an event that waits to happen in place of event i: INSTEAD - i


def with_children(s: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
    out = list(events)
    for i in range(len(events)):
        _add_children(s, out, i)
    return tuple(out)


def _add_children(s: State, events: list[Event], i: int) -> None:
    """What goes with a card is in the same window, and hangs on its event; so does what goes with that."""
    if events[i].kind in s.box.order.parents:
        for child in s.box.order.contingent(s, events[i]):
            events.append(child._replace(parent=i))
            _add_children(s, events, len(events) - 1)


def cancel(s: State, depth: int, i: int, instead: bool = False) -> None:
    """Event i of the window at this depth will not happen, nor what hangs on it. `instead`: because a card does
    something else in its place, which may be done to whatever other cards make sure of."""
    f = s.frames[depth]
    tag = f.events[i].tag
    if not tag & SURE or (instead and not tag & RULEBOOK):
        f.regs[LIVE] &= ~(1 << i)
        _drop_children(f, i)


def _drop_children(f: Frame, i: int) -> None:
    for j, e in enumerate(f.events):
        if e.parent == i and f.regs[LIVE] >> j & 1:
            f.regs[LIVE] &= ~(1 << j)
            _drop_children(f, j)


def replace(s: State, depth: int, i: int, new: Event) -> None:
    """Something else happens instead. What hung on the old event goes; the new one is imminent, so the window
    starts over for it."""
    f = s.frames[depth]
    old = f.events[i]
    if old.tag & SURE:
        return
    _drop_children(f, i)
    events = [*f.events]
    events[i] = new
    _add_children(s, events, i)
    f.regs[LIVE] |= (1 << len(events)) - (1 << len(f.events))
    if old.tag & EXACT:
        f.regs[SPOILED] |= 1 << i
    f.events = tuple(events)
    f.regs[PASSES] = 0
    f.regs[TURN] = s.first
    f.step = 0


def replace_at_last(s: State, depth: int, i: int, new: Event) -> None:
    """Something else will happen once all interrupts to the event are over; of several, the latest."""
    f = s.frames[depth]
    f.events = (*f.events, new._replace(parent=INSTEAD - i))


def take_over(s: State, f: Frame) -> None:
    """What waited to happen instead takes the place of what it replaces."""
    if len(f.events) == 1:
        return  # what waits stands behind what it replaces
    latest = {INSTEAD - e.parent: e for e in f.events if e.parent <= INSTEAD}
    if not latest:
        return
    events = [*f.events]
    for i, new in latest.items():
        old = events[i]
        if f.regs[LIVE] >> i & 1:
            _drop_children(f, i)
            events[i] = new._replace(parent=old.parent)
            if old.tag & EXACT:
                f.regs[SPOILED] |= 1 << i
    before = len(events)
    for i in latest:
        if f.regs[LIVE] >> i & 1:
            _add_children(s, events, i)
    f.regs[LIVE] |= (1 << len(events)) - (1 << before)
    f.events = tuple(events)
