"""Delayed effects are due at their moment."""

from __future__ import annotations

from typing import Any

from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_again
from gorin.kernel.rows import add_delayed
from tests.kernel.toy import DUE_AFTER, DUE_BEFORE, GAIN, GO, LOSE, TURN, box_of, gives, happen, pick, story, table

LOSS = Event(LOSE, player=0, n=2)


def delayed(*points: int) -> Any:
    box = box_of("bell", "echo", "knock")
    made = [gives(box, name, ()) for name in ("bell", "echo", "knock")]
    s = table(box, (0, "bell"), (1, "echo"), (1, "knock"))
    for c, point in enumerate(points):
        add_delayed(s, made[c].id, point, LOSE, c, s.holder[c], 1 << c, TURN, 0)
    return s


def test_it_waits_for_its_event_and_happens_once() -> None:
    s = delayed(DUE_AFTER)
    happen(s, Event(GAIN, player=0, n=1))
    happen(s, LOSS)
    happen(s, LOSS)
    assert story(s) == ["A gains 1", "A loses 2", "bell answers", "A loses 2"]
    assert s.delayed == ()


def test_it_may_be_due_before() -> None:
    s = delayed(DUE_BEFORE)
    happen(s, LOSS)
    assert story(s) == ["bell answers", "A loses 2"]


def test_of_several_the_first_player_says_which_comes_first() -> None:
    s = delayed(DUE_AFTER, DUE_AFTER, DUE_AFTER)
    s.first = 1
    happen(s, LOSS)
    assert s.decision.player == 1
    assert [o.card for o in s.decision.options] == [0, 1, 2]
    pick(s, 2)
    assert [o.card for o in s.decision.options] == [0, 1]
    ask_again(s)
    pick(s, 1)
    assert story(s) == ["A loses 2", "knock answers", "echo answers", "bell answers"]
    assert (s.ret, s.decision, s.delayed) == (1, None, ())


def test_it_knows_the_cards_it_is_about() -> None:
    seen: list[int] = []

    def note(s: Any, f: Frame) -> None:
        seen.append(f.regs[s.box.rules.that_register])

    box = box_of("bell")
    bell = gives(box, "bell", (), note)
    s = table(box, (0, "bell"), (0, "bell"))
    add_delayed(s, bell.id, DUE_AFTER, LOSE, 0, 0, 0b10, TURN, 0)
    happen(s, LOSS)
    assert seen == [0b10]


def test_it_stays_if_it_cannot_happen_now() -> None:
    def enough(s: Any, you: int, this: int, e: Event, that: int) -> bool:
        return e.n > 2

    box = box_of("bell")
    bell = gives(box, "bell", (), can=enough)
    s = table(box, (0, "bell"))
    add_delayed(s, bell.id, DUE_AFTER, LOSE, 0, 0, 0, TURN, 0)
    happen(s, LOSS)
    assert len(s.delayed) == 1
    happen(s, Event(LOSE, player=0, n=3))
    assert story(s) == ["A loses 2", "A loses 3", "bell answers"]


def test_what_does_not_happen_makes_nothing_due_afterwards() -> None:
    box = box_of("bell", "stone")
    bell = gives(box, "bell", ())
    s = table(box, (0, "bell"), hand=((0, "stone"),))
    add_delayed(s, bell.id, DUE_AFTER, GO, 0, 0, 0, TURN, 0)
    happen(s, Event(GO, card=1, player=0))
    assert (story(s), len(s.delayed)) == ([], 1)
