"""The stages of a window, and those at which somebody may answer.

A few kinds of stage cover both games. FILTER drops or changes events that may not happen; RULES lets the rulebook
itself answer; DUE resolves delayed effects, BY_SOURCE too, all of one card before those of the next; FORCED makes the
first player pick among all mandatory abilities; OFFER goes round until all pass; HAPPEN is the occurrence itself;
where several events happened, APART lets the stages behind it be gone through for one of them after another. Which of
them follow each other is data of the box (`Order`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from gorin.kernel.abilities import ABILITY, VIA, Ability, pack_use, start, unpack_use, uses
from gorin.kernel.changes import HAPPENED, LIVE, PASSES, REPLY, SPOILED, TURN, USED
from gorin.kernel.decisions import PASSED, SELECT, USE, Option
from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask
from gorin.kernel.sequences import Step
from gorin.kernel.state import ACTIVE, State
from gorin.kernel.turns import in_order, next_player, next_to_act, passes_needed

if TYPE_CHECKING:
    from gorin.kernel.windows import Order

FILTER: Final = 0
RULES: Final = 1
DUE: Final = 2
FORCED: Final = 3
OFFER: Final = 4
HAPPEN: Final = 5
APART: Final = 6
BY_SOURCE: Final = 7

DEEP: Final = 200  # so many sequences one in another are no game, but mandatory texts that set each other off
OFTEN: Final = 40  # one of them that waits for itself so many times has no further effect

ARRIVED: Final = -1  # in REPLY: somebody is known to listen at this stage
ALWAYS: Final = -1  # at this stage there is something to do whoever listens
IF_DELAYED: Final = -2


class Stage(NamedTuple):
    """One stage of a window: what it is called, how it works, and the point at which abilities listen."""

    name: str
    how: int
    point: int = 0


def next_stage(s: State, order: Order, events: tuple[Event, ...], i: int) -> int:
    """The first stage from the i-th on at which there is anything to do."""
    if s.gained:
        return i
    listeners, active = s.listeners, s.p[ACTIVE]
    first = order.last
    for e in events:
        for stage, cards in listeners.stages[e.kind] or order.stages_heard(listeners, e.kind):
            if stage >= i and (cards & active if cards >= 0 else cards == ALWAYS or s.delayed):
                if stage < first:
                    first = stage
                break
    return first


def due(x: Stage) -> Step:
    """Delayed effects of this moment; the first player orders them. A row at the point `each_time` stays, and answers
    each occurrence once."""
    again = each_time(x.point)

    def step(s: State, f: Frame) -> None:
        waiting = []
        for j, row in enumerate(s.delayed):
            if row.point == x.point or row.point == again:
                for i, e in enumerate(f.events):
                    answered = row.point == again and _answer(row.act, i) in f.regs[USED:]
                    if row.kind == e.kind and f.regs[LIVE] >> i & 1 and not answered:
                        a = s.box.abilities[row.ability]
                        if a.can(s, row.you, row.this, e, row.that):
                            waiting.append((j, i))
                            break
        if not waiting:
            f.regs[PASSES] = 0
            go_on(s, f)
            return
        pick, f.regs[REPLY] = f.regs[REPLY], 0
        if x.how == BY_SOURCE and f.regs[PASSES]:  # the card whose delayed effects are under way
            waiting = [w for w in waiting if s.delayed[w[0]].this == f.regs[PASSES] - 1] or waiting
        if len(waiting) > 1 and not pick:
            options = [Option(SELECT, s.delayed[j].this, n + 1) for n, (j, _) in enumerate(waiting)]
            f.step -= 1
            ask(s, s.first, "which delayed effect first", options, REPLY)
            return
        j, i = waiting[pick - 1 if pick else 0]
        row = s.delayed[j]
        if x.how == BY_SOURCE:
            f.regs[PASSES] = row.this + 1
        if row.point == again:
            f.regs.append(_answer(row.act, i))
        else:
            s.delayed = s.delayed[:j] + s.delayed[j + 1 :]
        f.step -= 1  # the next one due comes afterwards
        start(s, s.box.abilities[row.ability], row.you, row.this, row.this, len(s.frames) - 1, i)
        s.frames[-1].regs[s.box.rules.that_register] = row.that

    return step


def each_time(point: int) -> int:
    """The point of rows that wait there, but for every such moment until they end."""
    return ~point


def _answer(act: int, i: int) -> int:
    """In a window's registers, where uses are positive: the delayed effect of this use has answered event i."""
    return -1 - (act << 10 | i)


def apart(x: Stage) -> Step:
    """Of several events that are answered the first player names one, and everybody is done with it before the next."""

    def step(s: State, f: Frame) -> None:
        r = f.regs
        pick, r[REPLY] = r[REPLY], 0
        if len(f.events) == 1:
            return
        here = f.step - 1
        waiting = [i for i in range(len(f.events)) if r[LIVE] >> i & 1 and answered(s, f, i, here)]
        if len(waiting) < 2:
            return
        f.step = here
        if not pick:
            ask(s, s.first, x.name, [Option(SELECT, f.events[i].card, i + 1) for i in waiting], REPLY)
            return
        one = 1 << pick - 1
        r[LIVE] &= ~one
        s.frames.append(Frame(f.kind, here + 1, [one, s.first, 0, 0, r[HAPPENED], 0], f.events))

    return step


def answered(s: State, f: Frame, i: int, here: int) -> bool:
    """Is there anything to do about this event of a window behind this stage?"""
    order, e = s.box.order, f.events[i]
    for x in order.stages[here + 1 :]:
        if x.how in (FORCED, OFFER):
            if any(responders(s, f, x.point * order.kinds, q, 1 << i) for q in in_order(s)):
                return True
        elif x.how in (DUE, BY_SOURCE):
            points = (x.point, each_time(x.point))
            rows = [row for row in s.delayed if row.point in points and row.kind == e.kind]
            if any(s.box.abilities[row.ability].can(s, row.you, row.this, e, row.that) for row in rows):
                return True
        elif x.how == RULES and (x.point, e.kind) in order.rules:
            return True
    return False


def respond(x: Stage, kinds: int) -> Step:
    """An opportunity to answer, forced or offered: one function for both games' windows."""
    forced = x.how == FORCED
    base = x.point * kinds

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
                take_up(s, f, reply, forced)
                return
        else:
            here, order = f.step - 1, s.box.order
            f.step = next_stage(s, order, f.events, here)
            if f.step != here:
                r[TURN], r[REPLY] = s.first, order.fresh[f.step]
                return
            f.step = here + 1
        heard = listening(s, f, base)
        if forced:
            options = []
            for q in in_order(s):
                if heard < 0 or heard & s.ctl[q]:
                    options += responders(s, f, base, q)
            if options and len(s.frames) > DEEP:
                options = [x for x in options if not endless(s, x)]
            if options:
                f.step -= 1
                ask(s, s.first, x.name, options, REPLY)
            else:
                go_on(s, f)
            return
        you, passes, n = r[TURN], r[PASSES], passes_needed(s)
        while passes < n and heard:
            if heard < 0 or heard & s.ctl[you]:
                options = responders(s, f, base, you)
                if options:
                    options.append(PASSED)
                    r[TURN], r[PASSES] = you, passes
                    f.step -= 1
                    ask(s, you, x.name, options, REPLY)
                    return
            passes += 1
            you = next_player(s, you)
        r[PASSES] = 0
        go_on(s, f)

    return step


def take_up(s: State, f: Frame, reply: int, forced: bool) -> None:
    """An answer was chosen: its ability begins, and afterwards the opportunity goes on with the next player."""
    r = f.regs
    you, aid, via, i = unpack_use(reply)
    r[TURN], r[PASSES] = s.first if forced else next_to_act(s, you), 0
    r.append(reply)
    f.step -= 1
    a = s.box.abilities[aid]
    start(s, a, you, s.host[via] if a.granted else via, via, len(s.frames) - 1, i)


def go_on(s: State, f: Frame) -> None:
    """A stage is over: the next one at which there is anything to do, or the window closes."""
    order = s.box.order
    step = f.step
    if step < order.last:
        f.step = step = next_stage(s, order, f.events, step)
    if step == order.last:
        close(s, f)
    else:
        r = f.regs
        r[TURN], r[REPLY] = s.first, order.fresh[step]


def listening(s: State, f: Frame, base: int) -> int:
    """The cards whose text may answer a live event of the window, each for who controls it; -1: anybody may."""
    listeners, live = s.listeners, f.regs[LIVE]
    if s.gained or listeners.shared:
        return -1 if live else 0
    own = granted = 0
    for e in f.events:
        if live & 1:
            slot = base + e.kind
            own |= listeners.own[slot]
            granted |= listeners.granted[slot]
        live >>= 1
    active = s.p[ACTIVE]
    return -1 if granted & active else own & active


def responders(s: State, f: Frame, base: int, you: int, live: int = -1) -> list[Option]:
    """Every ability this player may use in answer to a live event of the window (or only to one of these)."""
    out: list[Option] = []
    live &= f.regs[LIVE]
    for i, e in enumerate(f.events):
        if live >> i & 1:
            for a, this, via in uses(s, you, base + e.kind, e):
                x = pack_use(you, a.id, via, i)
                if x not in f.regs[USED:] and not (a.together and _heard(f, a, via, a.together(e), out)):
                    out.append(Option(USE, this, x))
    return out


def endless(s: State, option: Option) -> bool:
    """Does this mandatory ability, used by the same card, wait on the stack already again and again?

    Decision: such a loop is broken off there."""
    _, aid, via, _ = unpack_use(option.value)
    return len([f for f in s.frames if len(f.regs) > VIA and f.regs[ABILITY] == aid and f.regs[VIA] == via]) >= OFTEN


def close(s: State, f: Frame) -> None:
    s.ret = f.regs[HAPPENED] & ~f.regs[SPOILED]
    s.frames.pop()


def _heard(f: Frame, a: Ability, via: int, occurrence: int, offered: list[Option]) -> bool:
    """Has this ability answered this occurrence ("1 or more…"), or is it offered to answer it?"""
    for use in (*f.regs[USED:], *[option.value for option in offered]):
        if use < 0:  # by a delayed effect
            continue
        _, aid, by, i = unpack_use(use)
        if (aid, by) == (a.id, via) and a.together is not None and a.together(f.events[i]) == occurrence:
            return True
    return False
