"""A window that nobody answers is a short cut; it must lead where the long way leads."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from gorin.kernel.derive import ALWAYS, Settling
from gorin.kernel.events import EXACT, SURE, Event
from gorin.kernel.log import Log
from gorin.kernel.machine import answer, ask_number, end, framework, push, run
from gorin.kernel.state import ACTIVE
from gorin.kernel.windows import Happen, Order
from gorin.kernel.zones import attach
from tests.kernel import toy
from tests.kernel.toy import (
    AFTER,
    BEFORE,
    CHIME,
    GO,
    KINDS,
    LOSE,
    SHUT,
    box_of,
    gives,
    happen,
    pick,
    slot,
    story,
    table,
)

CARDS = 6


def never(*_: object) -> bool:
    return False


def opened(deaf: bool) -> Any:
    """Six stones, some on others; with a deaf bell that hears everything and answers nothing, or without."""
    box = box_of("bell", "stone")
    if deaf:
        gives(box, "bell", tuple(slot(p, k) for p in range(toy.POINTS) for k in range(KINDS)), can=never)
    s = table(box, *[(c % 2, "stone") for c in range(CARDS)], (0, "bell"))
    attach(s, 1, 0)
    attach(s, 2, 1)
    attach(s, 4, 3)
    s.p[SHUT] = 1 << 5
    s.log = Log()
    return s


def event(kind: int, card: int, player: int, n: int, tag: int, parent: int) -> Event:
    return Event(kind, card if kind in (GO, CHIME) else -1, player, n, tag=tag, parent=parent)


events = st.builds(
    event,
    st.integers(0, KINDS - 1),
    st.integers(0, CARDS - 1),
    st.integers(0, 1),
    st.integers(0, 12),
    st.sampled_from([0, SURE, EXACT]),
    st.just(-1),
)
windows = st.lists(st.lists(events, min_size=1, max_size=4), min_size=1, max_size=5)


def seen(s: Any) -> Any:
    return s.points, list(s.weight), s.story, s.p[1:4], list(s.host), s.att, list(s.inc), s.ret, s.log.lines


@settings(max_examples=150)
@given(windows, st.booleans())
def test_both_ways_lead_to_the_same_table(story: list[list[Event]], hang: bool) -> None:
    short, long = opened(deaf=False), opened(deaf=True)
    for window in story:
        linked = [e._replace(parent=i - 1 if hang else -1) for i, e in enumerate(window)]
        happen(short, *linked)
        happen(long, *linked)
        assert seen(short) == seen(long)
        assert short.frames == long.frames == []


def lid(s: Any, this: int, you: int) -> None:
    """While a lid lies on the table, bells are silent."""
    s.p[ACTIVE] &= ~sum(1 << c for c, kind in enumerate(s.kind) if s.box.faces[kind].name == "bell")


def test_who_begins_to_listen_by_what_happens_may_answer_it() -> None:
    box = box_of("bell", "lid", "moss")
    gives(box, "bell", (slot(BEFORE, GO), slot(AFTER, GO)))
    box.faces[1].constants = {0: [lid]}
    s = table(box, (0, "bell"), (1, "lid"), (1, "moss"))
    happen(s, Event(GO, card=2, player=1))
    assert (s.decision, s.ret) == (None, 1)
    happen(s, Event(GO, card=1, player=1), Event(GO, card=2, player=1))
    assert (s.decision.player, s.decision.why) == (0, "after: offered")
    assert len(s.decision.options) == 2  # the moss had gone before
    pick(s, 0)
    assert (s.ret, s.frames) == (0b01, [])
    assert story(s) == ["moss goes", "lid goes", "bell answers"]


def ask_sweep(s: Any, f: Any) -> None:
    ask_number(s, 0, "sweep", (1, 2), 1)


def swept(s: Any, f: Any) -> None:
    s.ret = f.regs[0]
    end(s)


SWEEP = framework("paths: a sweep that asks", ("ask", ask_sweep), ("done", swept), registers="ii")


def mend(s: Any, found: int, after: list[Event]) -> None:
    push(s, SWEEP, (s.ret,))


def guard(s: Any) -> int:
    return int(any(row[0] == LOSE for row in s.story) and not any(f.kind == SWEEP for f in s.frames))


def asking_order() -> Order:
    do: list[Happen] = [toy.gain, toy.lose, toy.go, toy.chime]
    return Order("paths: asks", toy.STAGES, do, toy.applies, toy.goes_with, frozenset({GO}), {}, toy.log)


ASKING = asking_order()
MENDING = Settling((toy.layer,), ((ALWAYS, guard, mend),))


def test_a_sweep_may_ask_and_the_result_of_the_window_stays() -> None:
    for heard in (BEFORE, AFTER, None):
        box = box_of("bell", order=ASKING, settling=MENDING)
        if heard is not None:
            gives(box, "bell", slot(heard, LOSE), can=never)
        s = table(box, (0, "bell"))
        s.ret = 0b1000
        happen(s, Event(LOSE, player=0, n=1), Event(GO, card=0, player=0))
        assert s.decision.why == "sweep"
        answer(s, 0)
        run(s)
        assert (s.ret, s.frames) == (0b11, [])
        assert story(s) == ["A loses 1", "bell goes"]
