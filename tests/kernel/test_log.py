"""What was told at the table, and to whom."""

from __future__ import annotations

from gorin.kernel.events import Event
from gorin.kernel.log import Log
from tests.kernel.toy import BEFORE, GO, LOSE, box_of, decline, gives, happen, slot, table


def test_a_line_may_have_another_text_for_those_who_may_not_know() -> None:
    log = Log()
    log.tell("The game begins.")
    log.tell("A draws a bell.", seen=0b001, hidden="A draws a card.")
    log.tell("B whispers to C.", seen=0b110)
    assert log.for_player(0) == ["The game begins.", "A draws a bell."]
    assert log.for_player(1) == ["The game begins.", "A draws a card.", "B whispers to C."]
    assert log.for_player(2) == log.for_player(1)
    assert log.for_player(0, since=1) == ["A draws a bell."]


def test_what_happens_is_told_once_and_only_what_happens() -> None:
    box = box_of("bell")
    gives(box, "bell", slot(BEFORE, LOSE))
    s = table(box, (0, "bell"))
    s.log = Log()
    happen(s, Event(LOSE, player=0, n=1), Event(GO, card=0, player=0), Event(GO, card=0, player=0))
    decline(s)
    assert len(s.log.for_player(0)) == 2


def test_without_a_log_nothing_is_told() -> None:
    s = table(box_of("stone"), (0, "stone"))
    happen(s, Event(LOSE, player=0, n=1))
    assert s.log is None
