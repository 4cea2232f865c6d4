"""One occurrence, and everybody who may answer it. The order of the stages (`stages.py`) is data of the box.

`emit` is the way in: several events, one window. If nobody listens, all of this costs one test per event.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import TYPE_CHECKING, TypeVar

from gorin.kernel.changes import HAPPENED, LIVE, TURN, take_over, with_children
from gorin.kernel.decisions import SELECT, Option
from gorin.kernel.derive import settle
from gorin.kernel.events import ASIDE, AT_ONCE, JOINT, OTHER_KINDS, STILL, Event
from gorin.kernel.faces import Listeners
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, framework, undisturbed
from gorin.kernel.sequences import Step
from gorin.kernel.stages import (
    ALWAYS,
    APART,
    ARRIVED,
    BY_SOURCE,
    DUE,
    FILTER,
    FORCED,
    HAPPEN,
    IF_DELAYED,
    OFFER,
    RULES,
    Stage,
    apart,
    close,
    due,
    go_on,
    next_stage,
    respond,
)
from gorin.kernel.state import ACTIVE, OwnState

if TYPE_CHECKING:
    from gorin.kernel.state import State


T = TypeVar("T")

Happen = Callable[[OwnState, Event, list[Event]], int]  # 0: it did not happen; 1: it did; or see events.py


def nothing_changes(s: State, e: Event, after: list[Event]) -> int:
    """An occurrence that is only a moment: it happens, and the table stays as it is."""
    return STILL


def nothing_to_remember(s: State, e: Event) -> None:
    """A game whose cards do not speak of what was done before."""


Tell = Callable[[OwnState, Event], Callable[[], None]]  # looks before it happens; called when it has, it tells
Applies = Callable[[OwnState, Event], Event | None]  # asked several times: of its own answer it must give the same
Rule = Callable[[OwnState, Event], list[Event]]
Concern = Callable[[OwnState, Event], bool]  # could the rules' own answer be about this event at all?
Contingent = Callable[[OwnState, Event], list[Event]]  # what hangs on an event


def counted(tell: Callable[[OwnState, Event], T]) -> Callable[[OwnState, Event], T]:
    """Tell what happens, and count it. It is asked only where there is a log."""

    def told(s: State, e: Event) -> T:
        if s.log is not None:
            s.log.happened += 1
        return tell(s, e)

    return told


class Order:
    """The windows of one ruleset, or of one of its formats and editions: the order of the stages, and what the rules do
    at each. It is data of the box: whoever makes something happen asks the box of the game (`emit`)."""

    def __init__(
        self,
        name: str,
        stages: tuple[Stage, ...],
        happen: list[Happen],
        applies: Applies,
        contingent: Contingent,
        parents: frozenset[int],
        rules: Mapping[tuple[int, int], Rule],
        tell: Tell,
        remember: Callable[[OwnState, Event], None] | None = None,
        concerns: Mapping[int, Concern] | None = None,
    ) -> None:
        self.name = name
        self.stages = stages
        self.last = len(stages)
        self.kinds = len(happen)
        self.do = happen
        self.moments = frozenset(kind for kind, fn in enumerate(happen) if fn is nothing_changes)
        self.applies = applies
        self.contingent = contingent
        self.parents = parents  # kinds of event on which others hang
        self.rules = rules
        self.tell = counted(tell)
        self.remember = remember or nothing_to_remember  # asked only for kinds of event that the box remembers
        self.ruled = frozenset(kind for _, kind in rules)
        self.concerns = concerns or {}  # kinds of event that the rules answer only now and then
        self.special = parents | self.ruled
        self.behind = 1 + [x.how for x in stages].index(HAPPEN)  # the first stage after the occurrence
        self.fresh = [ARRIVED if x.how in (FORCED, OFFER) else 0 for x in stages] + [0]
        steps = [(x.name, _step(x, self.kinds)) for x in stages]
        self.window = framework(name, *steps, ("close", close), registers="ipiiii")
        follows = (("which first", _which_first), ("each", _each))
        self.consequences = framework(name + ": consequences", *follows, registers="iii")

    def answers(self, s: State, e: Event) -> bool:
        """May the rules themselves have an answer to this event, which is of a kind that they answer?"""
        concerned = self.concerns.get(e.kind)
        return concerned is None or concerned(s, e)

    def stages_heard(self, listeners: Listeners, kind: int) -> list[tuple[int, int]]:
        """The stages at which there may be anything to do about such an event, each with the cards that listen, or
        ALWAYS, or IF_DELAYED. Found out once for as long as the cards keep their faces."""
        out = []
        for i, x in enumerate(self.stages):
            slot = x.point * self.kinds + kind
            if x.how in (FORCED, OFFER):
                cards = listeners.own[slot] | listeners.granted[slot]
            else:
                cards = IF_DELAYED if x.how in (DUE, BY_SOURCE) else ALWAYS
            if cards and (x.how != RULES or kind in self.ruled):
                out.append((i, cards))
        listeners.stages[kind] = out
        return out


def _step(x: Stage, kinds: int) -> Step:
    """What is done at a stage."""
    if x.how == RULES:
        return _rules(x)
    if x.how in (DUE, BY_SOURCE):
        return due(x)
    if x.how == APART:
        return apart(x)
    if x.how in (FORCED, OFFER):
        return respond(x, kinds)
    return _filter if x.how == FILTER else _happen


# --- the way in -------------------------------------------------------------------------------------------------------


def emit(s: State, events: tuple[Event, ...]) -> None:
    """Several events, one window. When it closes, bit i of `s.ret` says whether event i happened."""
    order = s.box.order
    heard = s.listeners.heard
    active = s.p[ACTIVE]
    if len(events) == 1:  # the common case, without ado
        (e,) = events
        kind = e.kind
        if kind not in order.special or (kind not in order.parents and not order.answers(s, e)):
            listening = heard[kind]
            if listening & active or s.gained or (s.delayed and _awaited(s, events)):
                _open(s, order, events)
            else:
                _just_happens(s, order, e, listening)
            return
    for e in events:
        if e.kind in order.parents:
            events = with_children(s, events)
            break
    slow = s.gained or (s.delayed and _awaited(s, events))
    for e in events:
        if slow or heard[e.kind] & active or (e.kind in order.ruled and order.answers(s, e)):
            _open(s, order, events)
            return
    after: list[Event] = []
    depth = len(s.frames)
    done = _do_all(s, order, events, (1 << len(events)) - 1, after, filtered=False)
    if after:
        s.frames.append(_consequences(order, done, after))
    active = s.p[ACTIVE] & ~active
    if active:  # who begins to listen by what happened may answer it
        for e in events:
            if heard[e.kind] & active:
                s.frames.insert(depth, Frame(order.window, order.behind, [done, s.first, 0, 0, done, 0], events))
                break


def _open(s: State, order: Order, events: tuple[Event, ...]) -> None:
    """A window for these events, at the first stage where anybody has anything to do."""
    first = next_stage(s, order, events, 0)
    live = (1 << len(events)) - 1
    s.frames.append(Frame(order.window, first, [live, s.first, 0, order.fresh[first], 0, 0], events))


def _just_happens(s: State, order: Order, e: Event, heard: int) -> None:
    """One event that nobody listens to; whoever begins to listen by it may answer it."""
    now = order.applies(s, e)
    if now is None:
        s.ret = 0
        return
    k = now.kind
    if k in order.moments and s.log is None and not s.box.remembered >> k & 1:
        s.ret = 1
        return
    depth = len(s.frames)
    after: list[Event] = []
    told = None if s.log is None else order.tell(s, now)
    happened = order.do[k](s, now, after)
    s.ret = done = 1 if happened else 0
    if done:
        if told is not None:
            told()
        if s.box.remembered >> k & 1:
            order.remember(s, now)
            if s.box.recalled >> k & 1:
                happened |= True  # not still any more, but whatever else it may break is looked at, too
        if happened != STILL:
            settle(s, after, 1 << k | happened >> OTHER_KINDS, aside=happened == ASIDE)
    if after:
        s.frames.append(_consequences(order, done, after))
    if heard & s.p[ACTIVE]:
        s.frames.insert(depth, Frame(order.window, order.behind, [done, s.first, 0, 0, done, 0], (e,)))


def _awaited(s: State, events: tuple[Event, ...]) -> bool:
    for row in s.delayed:
        for e in events:
            if row.kind == e.kind:
                return True
    return False


def _do_all(s: State, order: Order, events: tuple[Event, ...], live: int, after: list[Event], filtered: bool) -> int:
    do = order.do
    log, remembered = s.log, s.box.remembered
    done = kinds = changed = 0
    b = 1
    for e in events:
        if live & b and (e.parent < 0 or done >> e.parent & 1):
            now: Event | None = e if filtered else order.applies(s, e)
            if now is not None:
                kind = now.kind
                told = None if log is None else order.tell(s, now)
                happened = do[kind](s, now, after)
                if happened:
                    done |= b
                    kinds |= 1 << kind | happened >> OTHER_KINDS
                    changed |= happened
                    if told is not None:
                        told()
                    if remembered and remembered >> kind & 1:
                        order.remember(s, now)
                        if s.box.recalled >> kind & 1:
                            changed |= True
        b <<= 1
    s.ret = done  # a sweep that asks gives it back when it is done
    if changed & ~STILL:
        settle(s, after, kinds, aside=not changed & 1)
    return done


def _consequences(order: Order, ret: int, after: list[Event]) -> Frame:
    """What follows, in this order, but what is of one moment stands together."""
    if len(after) > 1:
        after = _gathered(_gathered(after, AT_ONCE), JOINT)
    return Frame(order.consequences, 0, [0, ret, 0], tuple(after))


def _which_first(s: State, f: Frame) -> None:
    """The next consequence; of those that happen at once and differ, the one the first player names.
    Decision: those of one card keep their order, and those that do the same are not asked about."""
    i = f.regs[0]
    f.regs[2] = i
    if len(f.events) == 1:
        _each(s, f)
    elif i + 1 < len(f.events) and f.events[i].tag & f.events[i + 1].tag & AT_ONCE:
        together = list(takewhile(lambda j: f.events[j].tag & AT_ONCE, range(i, len(f.events))))
        cards = {f.events[j].card for j in together}
        if len(cards) > 1 and len({(e.kind, e.player, e.source) for e in f.events[i : i + len(together)]}) > 1:
            ask(s, s.first, "which first", [Option(SELECT, f.events[j].card, j) for j in together], 2)


def _each(s: State, f: Frame) -> None:
    """Consequences, one moment after another; `s.ret` is given back at the end."""
    i, events = f.regs[0], f.events
    if i < len(events):
        j = f.regs[2]
        if i != j:
            f.events = (*events[:i], events[j], *events[i:j], *events[j + 1 :])
        now = tuple(takewhile(lambda e: e.tag & JOINT, events[i:])) or (events[j],)
        f.regs[0] = i + len(now)
        f.step = 0
        emit(s, now)
        if f.regs[0] < len(events) or not undisturbed(s, f):
            return
    s.ret = f.regs[1]
    s.frames.pop()


def follow(s: State, events: list[Event]) -> None:
    """These follow at once, before anything else that waits; who waits for a result still gets it."""
    s.frames.append(_consequences(s.box.order, s.ret, events))


# --- the stages ---------------------------------------------------------------------------------------------


def _filter(s: State, f: Frame) -> None:
    applies = s.box.order.applies
    out = []
    for i, e in enumerate(f.events):
        now = applies(s, e)
        if now is None:
            f.regs[LIVE] &= ~(1 << i)
        out.append(now or e)
    f.events = tuple(out)
    go_on(s, f)
    order = s.box.order
    if f.step == order.behind - 1 and len(out) == 1:  # nobody is asked before it happens, so it need not be asked again
        f.step = order.behind
        _take_place(s, f, f.regs[LIVE])


def _rules(x: Stage) -> Step:
    def step(s: State, f: Frame) -> None:
        order = s.box.order
        after: list[Event] = []
        for i, e in enumerate(f.events):
            rule = order.rules.get((x.point, e.kind))
            if rule is not None and f.regs[LIVE] >> i & 1:
                after += rule(s, e)
        if after:
            s.frames.append(_consequences(order, f.regs[HAPPENED], after))
        elif undisturbed(s, f):
            go_on(s, f)

    return step


def _happen(s: State, f: Frame) -> None:
    r, order = f.regs, s.box.order
    take_over(s, f)
    events = f.events
    live = 0
    for i, e in enumerate(events):  # its condition is checked again just before it happens
        if r[LIVE] >> i & 1:
            now = order.applies(s, e)
            if now is not None:
                live |= 1 << i
                if now is not e:
                    events = (*events[:i], now, *events[i + 1 :])
    f.events = events
    _take_place(s, f, live)


def _take_place(s: State, f: Frame, live: int) -> None:
    """These of the events happen now."""
    r, order = f.regs, s.box.order
    after: list[Event] = []
    r[HAPPENED] = r[LIVE] = _do_all(s, order, f.events, live, after, filtered=True)
    r[TURN] = s.first
    if after:
        s.frames.append(_consequences(order, r[HAPPENED], after))
    elif s.decision is None and s.frames[-1] is f:  # nothing else comes first
        go_on(s, f)


def _gathered(after: list[Event], tag: int) -> list[Event]:
    """These consequences, those with this tag in a row where the first of them stands."""
    those = [e for e in after if e.tag & tag]
    if len(those) < 2:
        return after
    i = after.index(those[0])
    return [*after[:i], *those, *[e for e in after[i:] if not e.tag & tag]]
