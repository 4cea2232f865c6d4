"""One set of rules may have other steps in a sequence; everybody else's are as they were."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gorin.errors import RecordError, UsageError
from gorin.kernel.fields import Frame
from gorin.kernel.machine import answer, ask_number, framework, goto, push, run, where
from gorin.kernel.sequences import COMMON, Change, Step, after, anew, before, changed, instead, without
from gorin.kernel.snapshot import frame_now, frame_told
from tests.kernel.toy import box_of, table


def tells(word: int) -> Step:
    """A step that writes a number down."""

    def step(s: Any, f: Frame) -> None:
        s.story = (*s.story, (word, 0, 0, 0))

    return step


def asks(s: Any, f: Frame) -> None:
    ask_number(s, 0, "how many", range(3), 0)


def back(s: Any, f: Frame) -> None:
    f.regs[0] += 1
    if f.regs[0] < 2:
        goto(s, f, "two")


SONG = framework("song", ("one", tells(1)), ("two", tells(2)), ("three", tells(3)), ("back", back), registers="i")
SILENCE = framework("silence", ("rest", tells(0)))
MORE = tells(9)


def sung(*changes: Change, kind: int = SONG) -> list[int]:
    """What is told when the song is sung with these changes."""
    return [word for word, *_ in begun(*changes, kind=kind).story]


def begun(*changes: Change, kind: int = SONG) -> Any:
    s = table(box_of("stone"), (0, "stone"))
    s.story = ()
    s.box.tables = changed(changes)
    push(s, kind)
    run(s)
    return s


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ((), [1, 2, 3, 2, 3]),
        ((instead(SONG, "one", MORE),), [9, 2, 3, 2, 3]),
        ((without(SONG, "three"),), [1, 2, 2]),
        ((before(SONG, "one", ("zero", MORE)),), [9, 1, 2, 3, 2, 3]),
        ((after(SONG, "two", ("two and a half", MORE)),), [1, 2, 9, 3, 2, 9, 3]),
        ((before(SONG, "two", ("more", MORE)),), [1, 9, 2, 3, 2, 3]),
        ((after(SONG, "one", ("more", MORE)), instead(SONG, "more", tells(8))), [1, 8, 2, 3, 2, 3]),
        ((anew(SONG, ("only", MORE)),), [9]),
    ],
    ids=["as it is", "instead", "without", "before", "after", "before a label", "a change of a change", "anew"],
)
def test_a_sequence_with_changes(changes: tuple[Change, ...], told: list[int]) -> None:
    assert sung(*changes) == told
    assert sung() == [1, 2, 3, 2, 3], "for everybody else nothing is another"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (instead(SONG, "two", MORE, called="another"), [1, 9, 3, 9, 3]),
        (without(SONG, "two"), [1, 3, 3]),
    ],
)
def test_who_goes_to_a_step_that_is_gone_goes_on_with_what_stands_in_its_place(change: Change, told: list[int]) -> None:
    assert sung(change) == told


def test_several_steps_in_a_row_may_go() -> None:
    assert sung(without(SONG, "two"), without(SONG, "three")) == [1]
    assert sung(without(SONG, "three"), without(SONG, "two")) == [1]


def test_other_sequences_are_shared_and_new_ones_are_known() -> None:
    tables = changed((without(SONG, "one"),))
    assert tables.steps[SILENCE] is COMMON.steps[SILENCE]
    assert tables is changed((without(SONG, "one"),)), "the same changes make the same tables"
    late = framework("a late song", ("late", tells(7)))
    assert sung(without(SONG, "one"), kind=late) == [7]


def test_no_changes_are_the_common_tables() -> None:
    assert changed(()) is COMMON


def test_a_step_is_named_as_the_rules_at_the_table_name_it() -> None:
    s = begun(instead(SONG, "two", asks, called="two: ask"))
    assert where(s) == ["song: two: ask"]
    answer(s, 1)
    assert [word for word, *_ in s.story] == [1, 3]


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (
            lambda: without(SONG, "four"),
            r"'song' has no step called 'four'; its steps are 'one', 'two', 'three', 'back'\.",
        ),
        (lambda: without(999_999, "one"), r"There is no sequence number 999999 whose steps could be changed\."),
        (lambda: after(SONG, "one", ("two", MORE)), r"'song' would have two steps called 'two'\."),
        (lambda: instead(SONG, "one", MORE, called="two"), r"'song' would have two steps called 'two'\."),
    ],
)
def test_a_change_of_what_is_not_there_is_refused(make: Callable[[], Change], sentence: str) -> None:
    with pytest.raises(UsageError, match=sentence):
        changed((make(),))
    assert sung() == [1, 2, 3, 2, 3]


def test_a_frame_that_waits_is_found_by_the_title_of_its_step_in_the_rules_of_its_table() -> None:
    here = begun(instead(SONG, "two", asks))
    there = begun(instead(SONG, "two", asks), before(SONG, "one", ("zero", MORE)))
    told = frame_told(here.box, "song", here.frames[0].step, here.frames[0].regs, [])
    assert frame_now(there, *told)[1] == 2
    gone = begun(without(SONG, "two"))
    with pytest.raises(RecordError, match="a step that the rules no longer have"):
        frame_now(gone, *told)
