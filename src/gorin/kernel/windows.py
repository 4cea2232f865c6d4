"""One occurrence, and everybody who may answer it. The ruleset gives the order of the stages as data.

Six kinds of stage cover both games. FILTER drops or changes events that may not happen; RULES lets the rulebook itself
answer; DUE resolves delayed effects; FORCED makes the first player pick among all mandatory abilities; OFFER goes
round until all pass; HAPPEN is the occurrence itself. If nobody listens, all of this costs one test per event.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from gorin.kernel.abilities import Ability, pack_use, start, unpack_use, uses
from gorin.kernel.changes import HAPPENED, LIVE, PASSES, REPLY, SPOILED, TURN, USED, Changes
from gorin.kernel.decisions import PASSED, SELECT, USE, Option
from gorin.kernel.events import AT_ONCE, JOINT, OTHER_KINDS, STILL, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import Step, ask, framework, undisturbed
from gorin.kernel.state import ACTIVE
from gorin.kernel.turns import in_order, next_player, next_to_act, passes_needed

if TYPE_CHECKING:
    from gorin.kernel.state import State


T = TypeVar("T")

FILTER: Final = 0
RULES: Final = 1
DUE: Final = 2
FORCED: Final = 3
OFFER: Final = 4
HAPPEN: Final = 5

ARRIVED: Final = -1  # in REPLY: somebody is known to listen at this stage
ALWAYS: Final = -1  # at this stage there is something to do whoever listens
IF_DELAYED: Final = -2


class Stage(NamedTuple):
    """One stage of a window: what it is called, how it works, and the point at which abilities listen."""

    name: str
    how: int
    point: int = 0


Happen = Callable[[Any, Event, list[Event]], int]  # 0 (False): it did not happen; 1 (True): it did; or see events.py


def nothing_changes(s: State, e: Event, after: list[Event]) -> int:
    """An occurrence that is only a moment: it happens, and the table stays as it is."""
    return STILL


def nothing_to_remember(s: State, e: Event) -> None:
    """A game whose cards do not speak of what was done before."""


Tell = Callable[[Any, Event], Callable[[], None]]  # looks at the table before it happens; called when it has, it tells
Applies = Callable[[Any, Event], Event | None]  # asked several times: of its own answer it must give the same
Rule = Callable[[Any, Event], list[Event]]


def counted(tell: Callable[[Any, Event], T]) -> Callable[[Any, Event], T]:
    """Tell what happens, and count it. It is asked only where there is a log."""

    def told(s: State, e: Event) -> T:
        s.log.happened += 1
        return tell(s, e)

    return told


class Order(Changes):
    """A ruleset's windows, built once from its stages."""

    def __init__(
        self,
        name: str,
        stages: tuple[Stage, ...],
        happen: list[Happen],
        settle: Callable[[Any, list[Event], int], None],
        applies: Applies,
        contingent: Callable[[Any, Event], list[Event]],
        parents: frozenset[int],
        rules: Mapping[tuple[int, int], Rule],
        tell: Tell,
        remember: Callable[[Any, Event], None] | None = None,
    ) -> None:
        self.stages = stages
        self.last = len(stages)
        self.kinds = len(happen)
        self.do = happen
        self.moments = frozenset(kind for kind, fn in enumerate(happen) if fn is nothing_changes)
        self.settle = settle
        self.applies = applies
        self.contingent = contingent
        self.parents = parents
        self.rules = rules
        self.tell = counted(tell)
        self.remember = remember or nothing_to_remember  # asked only for kinds of event that the box remembers
        self.ruled = frozenset(kind for _, kind in rules)
        self.special = parents | self.ruled
        self.behind = 1 + [x.how for x in stages].index(HAPPEN)  # the first stage after the occurrence
        make = {
            FILTER: self._filter,
            RULES: self._rules,
            DUE: self._due,
            FORCED: self._respond,
            OFFER: self._respond,
            HAPPEN: self._happen,
        }
        self.fresh = [ARRIVED if x.how in (FORCED, OFFER) else 0 for x in stages] + [0]
        steps = [(x.name, make[x.how](x)) for x in stages]
        self.window = framework(name, *steps, ("close", self._close), registers="ipiiii")
        follows = (("which first", self._which_first), ("each", self._each))
        self.consequences = framework(name + ": consequences", *follows, registers="iii")

    # --- the way in -------------------------------------------------------------------------------------------

    def emit(self, s: State, events: tuple[Event, ...]) -> None:
        """Several events, one window. When it closes, bit i of `s.ret` says whether event i happened."""
        heard = s.ears.heard
        active = s.p[ACTIVE]
        if len(events) == 1:  # the common case, without ado
            (e,) = events
            kind = e[0]
            if kind not in self.special:
                ears = heard[kind]
                if ears & active or s.gained or (s.delayed and self._awaited(s, events)):
                    self._open(s, events)
                else:
                    self._just_happens(s, e, ears)
                return
        for e in events:
            if e[0] in self.parents:
                events = self._with_children(s, events)
                break
        slow = s.gained or any([heard[e[0]] & active or e[0] in self.ruled for e in events])
        if slow or (s.delayed and self._awaited(s, events)):
            self._open(s, events)
            return
        after: list[Event] = []
        depth = len(s.frames)
        done = self._do_all(s, events, (1 << len(events)) - 1, after, filtered=False)
        if after:
            s.frames.append(self._consequences(done, after))
        active = s.p[ACTIVE] & ~active
        if active:  # who begins to listen by what happened may answer it
            for e in events:
                if heard[e[0]] & active:
                    s.frames.insert(depth, Frame(self.window, self.behind, [done, s.first, 0, 0, done, 0], events))
                    break

    def _open(self, s: State, events: tuple[Event, ...]) -> None:
        """A window for these events, at the first stage where anybody has anything to do."""
        first = self._next(s, events, 0)
        live = (1 << len(events)) - 1
        s.frames.append(Frame(self.window, first, [live, s.first, 0, self.fresh[first], 0, 0], events))

    def _just_happens(self, s: State, e: Event, heard: int) -> None:
        """One event that nobody listens to; whoever begins to listen by it may answer it."""
        now = self.applies(s, e)
        if now is None:
            s.ret = 0
            return
        k = now[0]
        if k in self.moments and s.log is None and not s.box.remembered >> k & 1:
            s.ret = 1
            return
        depth = len(s.frames)
        after: list[Event] = []
        told = None if s.log is None else self.tell(s, now)
        happened = self.do[k](s, now, after)
        s.ret = done = 1 if happened else 0
        if done:
            if told is not None:
                told()
            if s.box.remembered >> k & 1:
                self.remember(s, now)
                if s.box.recalled >> k & 1:
                    happened |= True  # not still any more, but whatever else it may break is looked at, too
            if happened != STILL:
                self.settle(s, after, 1 << k | happened >> OTHER_KINDS)
        if after:
            s.frames.append(self._consequences(done, after))
        if heard & s.p[ACTIVE]:
            s.frames.insert(depth, Frame(self.window, self.behind, [done, s.first, 0, 0, done, 0], (e,)))

    def _awaited(self, s: State, events: tuple[Event, ...]) -> bool:
        for row in s.delayed:
            for e in events:
                if row[2] == e[0]:
                    return True
        return False

    def _do_all(self, s: State, events: tuple[Event, ...], live: int, after: list[Event], filtered: bool) -> int:
        do = self.do
        log, remembered = s.log, s.box.remembered
        done = kinds = 0
        changed = False
        for i, e in enumerate(events):
            if not live >> i & 1 or (e[7] >= 0 and not done >> e[7] & 1):
                continue
            now: Event | None = e if filtered else self.applies(s, e)
            if now is not None:
                told = None if log is None else self.tell(s, now)
                happened = do[now[0]](s, now, after)
                if happened:
                    done |= 1 << i
                    kinds |= 1 << now[0] | happened >> OTHER_KINDS
                    if happened != STILL:
                        changed = True
                    if told is not None:
                        told()
                    if remembered and remembered >> now[0] & 1:
                        self.remember(s, now)
                        if s.box.recalled >> now[0] & 1:
                            changed = True
        s.ret = done  # a sweep that asks gives it back when it is done
        if changed:
            self.settle(s, after, kinds)
        return done

    def _consequences(self, ret: int, after: list[Event]) -> Frame:
        """What follows, in this order, but what is of one moment stands together."""
        if len(after) > 1:
            after = _gathered(_gathered(after, AT_ONCE), JOINT)
        return Frame(self.consequences, 0, [0, ret, 0], tuple(after))

    def _which_first(self, s: State, f: Frame) -> None:
        """The next consequence; of those that happen at once and differ, the one the first player names.
        Decision: those of one card keep their order, and those that do the same are not asked about."""
        i = f.regs[0]
        f.regs[2] = i
        if len(f.events) == 1:
            self._each(s, f)
        elif i + 1 < len(f.events) and f.events[i].tag & f.events[i + 1].tag & AT_ONCE:
            together = list(takewhile(lambda j: f.events[j].tag & AT_ONCE, range(i, len(f.events))))
            cards = {f.events[j].card for j in together}
            if len(cards) > 1 and len({(e.kind, e.player, e.source) for e in f.events[i : i + len(together)]}) > 1:
                ask(s, s.first, "which first", [Option(SELECT, f.events[j].card, j) for j in together], 2)

    def _each(self, s: State, f: Frame) -> None:
        """Consequences, one moment after another; `s.ret` is given back at the end."""
        i, events = f.regs[0], f.events
        if i < len(events):
            j = f.regs[2]
            if i != j:
                f.events = (*events[:i], events[j], *events[i:j], *events[j + 1 :])
            now = tuple(takewhile(lambda e: e.tag & JOINT, events[i:])) or (events[j],)
            f.regs[0] = i + len(now)
            f.step = 0
            self.emit(s, now)
            if f.regs[0] < len(events) or not undisturbed(s, f):
                return
        s.ret = f.regs[1]
        s.frames.pop()

    # --- the stages ---------------------------------------------------------------------------------------------

    def _next(self, s: State, events: tuple[Event, ...], i: int) -> int:
        """The first stage from the i-th on at which there is anything to do."""
        if s.gained:
            return i
        ears, active = s.ears, s.p[ACTIVE]
        first = self.last
        for e in events:
            for stage, cards in ears.stages.get(e[0]) or self.stages_heard(ears, e[0]):
                if stage >= first:
                    break
                if stage >= i and (cards & active if cards >= 0 else cards == ALWAYS or s.delayed):
                    first = stage
                    break
        return first

    def stages_heard(self, ears: Any, kind: int) -> list[tuple[int, int]]:
        """The stages at which there may be anything to do about such an event, each with the cards that listen, or
        ALWAYS, or IF_DELAYED. Found out once for as long as the cards keep their faces."""
        out = []
        for i, x in enumerate(self.stages):
            slot = x.point * self.kinds + kind
            if x.how in (FORCED, OFFER):
                cards = ears.own[slot] | ears.granted[slot]
            else:
                cards = IF_DELAYED if x.how == DUE else ALWAYS
            if cards and (x.how != RULES or kind in self.ruled):
                out.append((i, cards))
        ears.stages[kind] = out
        return out

    def _filter(self, x: Stage) -> Step:
        def step(s: State, f: Frame) -> None:
            out = []
            for i, e in enumerate(f.events):
                now = self.applies(s, e)
                if now is None:
                    f.regs[LIVE] &= ~(1 << i)
                out.append(now or e)
            f.events = tuple(out)

        return step

    def _rules(self, x: Stage) -> Step:
        def step(s: State, f: Frame) -> None:
            after: list[Event] = []
            for i, e in enumerate(f.events):
                rule = self.rules.get((x.point, e[0]))
                if rule is not None and f.regs[LIVE] >> i & 1:
                    after += rule(s, e)
            if after:
                s.frames.append(self._consequences(f.regs[HAPPENED], after))

        return step

    def _due(self, x: Stage) -> Step:
        """Delayed effects of this moment; the first player orders them."""

        def step(s: State, f: Frame) -> None:
            if not s.delayed:
                return
            due = []
            for j, row in enumerate(s.delayed):
                if row[1] == x.point:
                    for i, e in enumerate(f.events):
                        if row[2] == e[0] and f.regs[LIVE] >> i & 1:
                            a = s.box.abilities[row[0]]
                            if a.can(s, row[4], row[3], e, row[5]):
                                due.append((j, i))
                                break
            if not due:
                return
            pick, f.regs[REPLY] = f.regs[REPLY], 0
            if len(due) > 1 and not pick:
                options = [Option(SELECT, s.delayed[j][3], n + 1) for n, (j, _) in enumerate(due)]
                f.step -= 1
                ask(s, s.first, "which delayed effect first", options, REPLY)
                return
            j, i = due[pick - 1 if pick else 0]
            row = s.delayed[j]
            s.delayed = s.delayed[:j] + s.delayed[j + 1 :]
            f.step -= 1  # the next one due comes afterwards
            start(s, s.box.abilities[row[0]], row[4], row[3], row[3], len(s.frames) - 1, i)
            s.frames[-1].regs[s.box.rules.that_register] = row[5]

        return step

    def _respond(self, x: Stage) -> Step:
        """An opportunity to answer, forced or offered: one function for both games' windows."""
        forced = x.how == FORCED
        base = x.point * self.kinds

        def step(s: State, f: Frame) -> None:
            r = f.regs
            reply = r[REPLY]
            if reply:
                r[REPLY] = 0
                if reply == ARRIVED:
                    pass
                elif reply == 1:
                    r[PASSES] += 1
                    r[TURN] = next_player(s, r[TURN])
                else:
                    r[PASSES] = 0
                    you, aid, via, i = unpack_use(reply)
                    r[TURN] = s.first if forced else next_to_act(s, you)
                    r.append(reply)
                    f.step -= 1
                    a = s.box.abilities[aid]
                    start(s, a, you, s.host[via] if a.granted else via, via, len(s.frames) - 1, i)
                    return
            else:
                here = f.step - 1
                f.step = self._next(s, f.events, here)
                if f.step != here:
                    r[TURN], r[REPLY] = s.first, self.fresh[f.step]
                    return
                f.step = here + 1
            if forced:
                options = []
                for q in in_order(s):
                    options += self.responders(s, f, base, q)
                if options:
                    f.step -= 1
                    ask(s, s.first, x.name, options, REPLY)
                else:
                    self._go_on(s, f)
                return
            n = passes_needed(s)
            while r[PASSES] < n and r[LIVE]:
                options = self.responders(s, f, base, r[TURN])
                if options:
                    options.append(PASSED)
                    f.step -= 1
                    ask(s, r[TURN], x.name, options, REPLY)
                    return
                r[PASSES] += 1
                r[TURN] = next_player(s, r[TURN])
            r[PASSES] = 0
            self._go_on(s, f)

        return step

    def _go_on(self, s: State, f: Frame) -> None:
        """A stage is over: the next one at which there is anything to do, or the window closes."""
        if f.step < self.last:
            f.step = self._next(s, f.events, f.step)
            f.regs[TURN], f.regs[REPLY] = s.first, self.fresh[f.step]
        if f.step == self.last:
            self._close(s, f)

    def responders(self, s: State, f: Frame, base: int, you: int) -> list[Option]:
        """Every ability this player may use in answer to a live event of the window."""
        out: list[Option] = []
        live = f.regs[LIVE]
        for i, e in enumerate(f.events):
            if live >> i & 1:
                for a, this, via in uses(s, you, base + e[0], e):
                    x = pack_use(you, a.id, via, i)
                    if x not in f.regs[USED:] and not (a.together and _heard(f, a, via, a.together(e), out)):
                        out.append(Option(USE, this, x))
        return out

    def _happen(self, x: Stage) -> Step:
        def step(s: State, f: Frame) -> None:
            r = f.regs
            after: list[Event] = []
            self._take_over(s, f)
            events = f.events
            live = 0
            for i, e in enumerate(events):  # its condition is checked again just before it happens
                if r[LIVE] >> i & 1:
                    now = self.applies(s, e)
                    if now is not None:
                        live |= 1 << i
                        if now is not e:
                            events = (*events[:i], now, *events[i + 1 :])
            f.events = events
            r[HAPPENED] = r[LIVE] = self._do_all(s, events, live, after, filtered=True)
            r[TURN] = s.first
            if after:
                s.frames.append(self._consequences(r[HAPPENED], after))
            elif s.decision is None and s.frames[-1] is f:  # nothing else comes first
                self._go_on(s, f)

        return step

    def _close(self, s: State, f: Frame) -> None:
        s.ret = f.regs[HAPPENED] & ~f.regs[SPOILED]
        s.frames.pop()


def _gathered(after: list[Event], tag: int) -> list[Event]:
    """These consequences, those with this tag in a row where the first of them stands."""
    those = [e for e in after if e.tag & tag]
    if len(those) < 2:
        return after
    i = after.index(those[0])
    return [*after[:i], *those, *[e for e in after[i:] if not e.tag & tag]]


def _heard(f: Frame, a: Ability, via: int, occurrence: int, offered: list[Option]) -> bool:
    """Has this ability answered this occurrence ("1 or more…"), or is it offered to answer it?"""
    for use in (*f.regs[USED:], *[option.value for option in offered]):
        _, aid, by, i = unpack_use(use)
        if (aid, by) == (a.id, via) and a.together is not None and a.together(f.events[i]) == occurrence:
            return True
    return False
