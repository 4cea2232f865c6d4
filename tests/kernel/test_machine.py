"""Frames, run, ask, answer."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.errors import IllegalChoice
from gorin.kernel.decisions import DONE, FINISHED, NO, PICK, SELECT, YES, Decision, Option
from gorin.kernel.fields import Frame
from gorin.kernel.machine import (
    answer,
    ask,
    ask_again,
    ask_card,
    ask_number,
    ask_yes,
    end,
    framework,
    goto,
    push,
    run,
    skip,
    where,
)
from gorin.kernel.players import leave_game, win_game
from tests.kernel.toy import box_of, table


def tell(s: Any, n: int) -> None:
    s.story = (*s.story, (0, -1, 0, n))


def told(s: Any) -> list[int]:
    return [row[3] for row in s.story]


def ask_first(s: Any, f: Frame) -> None:
    ask_number(s, 1, "how many", range(2, 5), 0)


def tell_answer(s: Any, f: Frame) -> None:
    tell(s, f.regs[0])


def ask_the_only_thing(s: Any, f: Frame) -> None:
    ask_number(s, 0, "the only thing", [9], 0)


ASKING = framework(
    "machine: asking",
    ("first", ask_first),
    ("told", tell_answer),
    ("only", ask_the_only_thing),
    ("told again", tell_answer),
    registers="i",
)


def call(s: Any, f: Frame) -> None:
    push(s, ASKING)


def tell_ret(s: Any, f: Frame) -> None:
    tell(s, s.ret)


def ends_early(s: Any, f: Frame) -> None:
    s.ret = 77
    end(s)


CALLING = framework("machine: calling", ("call", call), ("after", tell_ret))
EARLY = framework("machine: ends early", ("end", ends_early), ("never", tell_answer), registers="i")


def loop(s: Any, f: Frame) -> None:
    f.regs[0] += 1
    tell(s, f.regs[0])
    goto(s, f, "out" if f.regs[0] == 3 else "loop")


def skipped(s: Any, f: Frame) -> None:
    raise AssertionError("nobody comes here")


def out(s: Any, f: Frame) -> None:
    tell(s, 100)


LOOPING = framework("machine: looping", ("loop", loop), ("skipped", skipped), ("out", out), registers="i")


def begun(kind: int, *regs: int, seats: int = 3) -> Any:
    s = table(box_of("stone", seats=seats), (0, "stone"), (1, "stone"), (1, "stone"))
    push(s, kind, regs)
    run(s)
    return s


def test_registers_start_with_what_is_given_then_with_nothing_by_their_type() -> None:
    s = table(box_of("stone"), (0, "stone"))
    kind = framework("machine: typed", registers="icmp")
    assert push(s, kind).regs == [0, -1, 0, 0]
    assert push(s, kind, (5, 6)).regs == [5, 6, 0, 0]


def test_two_frameworks_of_one_name_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="machine: asking"):
        framework("machine: asking")


def test_a_step_asks_and_the_answer_lands_in_its_register() -> None:
    s = begun(ASKING)
    assert s.decision == Decision(1, "how many", [Option(SELECT, -1, n) for n in (2, 3, 4)], 0)
    answer(s, 1)
    assert told(s) == [3]
    assert s.decision.why == "the only thing"


def test_a_game_whose_frames_are_done_waits_for_nobody() -> None:
    s = begun(ASKING)
    answer(s, 0)
    answer(s, 0)
    assert told(s) == [2, 9]
    assert (s.decision, s.frames) == (None, [])
    with pytest.raises(IllegalChoice, match="over"):
        answer(s, 0)


@pytest.mark.parametrize("index", [-1, 3, 100])
def test_a_wrong_answer_leaves_everything_as_it_was(index: int) -> None:
    s = begun(ASKING)
    before, asked = s.dump(), s.decision
    with pytest.raises(IllegalChoice, match=f"no option {index}: the options are numbered 0 to 2"):
        answer(s, index)
    assert s.dump() == before
    assert s.decision is asked
    answer(s, 2)
    assert told(s) == [4]


def test_it_can_be_asked_again_any_number_of_times() -> None:
    s = begun(ASKING)
    before, asked = s.dump(), s.decision
    for _ in range(3):
        ask_again(s)
        assert s.dump() == before
        assert s.decision == asked
    answer(s, 2)
    assert told(s) == [4]


def test_the_driver_skips_what_leaves_no_choice_the_machine_does_not() -> None:
    s = begun(ASKING)
    skip(s)
    assert s.decision.why == "how many"
    answer(s, 0)
    assert len(s.decision.options) == 1
    skip(s)
    assert told(s) == [2, 9]
    assert s.decision is None


def test_a_sequence_inside_another_comes_back_to_it() -> None:
    s = begun(CALLING)
    assert where(s) == ["machine: calling: call", "machine: asking: first"]
    s.ret = 5
    answer(s, 0)
    answer(s, 0)
    assert told(s) == [2, 9, 5]


def test_where_the_game_stands_is_the_same_after_loading() -> None:
    s = begun(CALLING)
    t = type(s).load(s.box, s.dump())
    assert where(t) == where(s)


def test_a_sequence_may_end_early_and_give_something_back() -> None:
    s = begun(EARLY)
    assert told(s) == []
    assert s.ret == 77
    assert s.frames == []


def test_goto() -> None:
    s = begun(LOOPING)
    assert told(s) == [1, 2, 3, 100]
    f = push(s, LOOPING)
    with pytest.raises(KeyError):
        goto(s, f, "nowhere")


def test_one_card_of_a_set() -> None:
    s = begun(ASKING)
    ask_card(s, 0, "which", 0b101, 0)
    assert s.decision.options == [Option(PICK, 0, 0), Option(PICK, 2, 2)]
    ask_card(s, 0, "which", 0b100, 0, done=True, about=1)
    assert s.decision.options == [Option(PICK, 2, 2), FINISHED]
    assert s.decision.about == 1
    ask_card(s, 0, "which", 0, 0)
    assert [o.verb for o in s.decision.options] == [DONE]
    assert FINISHED.value == -1


def test_yes_or_no() -> None:
    s = begun(ASKING)
    ask_yes(s, 2, "really", 0, about=1)
    assert s.decision == Decision(2, "really", [YES, NO], 0, 1)
    assert [o.value for o in s.decision.options] == [1, 0]


def test_decisions_are_equal_by_what_the_player_sees() -> None:
    a, b = Decision(0, "why", [YES], 3), Decision(0, "why", [YES], 4)
    b.next = 9
    assert a == b
    assert repr(a).startswith("Decision(0, 'why'")
    for other in (Decision(1, "why", [YES], 3), Decision(0, "who", [YES], 3), Decision(0, "why", [NO], 3), "why"):
        assert a != other
    with pytest.raises(TypeError):
        hash(a)


def drops_out(s: Any, f: Frame) -> None:
    leave_game(s, f.regs[0])
    ask(s, f.regs[0], "too late", [YES], 0)


DROPS = framework("machine: drops out", ("drop", drops_out), registers="p")


def drop_under(s: Any, f: Frame) -> None:
    push(s, DROPS, (2,))


DROPPING = framework("machine: dropping", ("push", drop_under), ("after", out))


def test_when_a_player_leaves_the_rules_unwind_and_nothing_asked_in_that_step_stays() -> None:
    s = begun(DROPPING)
    assert (s.alive, s.gone, s.decision) == (0b011, 0, None)
    assert told(s) == [100]


def wins(s: Any, f: Frame) -> None:
    win_game(s, 1, 0)


WINNING = framework("machine: winning", ("win", wins), ("never", skipped))


def test_nothing_goes_on_once_somebody_has_won() -> None:
    s = begun(WINNING)
    assert s.winner == 1
    assert s.decision is None
    run(s)
    ask_again(s)
    assert s.decision is None
