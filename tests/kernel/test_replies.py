"""What an answer can do to an event: cancel it, or put something else in its place."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.abilities import DEPTH, EVENT, THIS
from gorin.kernel.changes import cancel, replace
from gorin.kernel.decisions import USE
from gorin.kernel.derive import derive
from gorin.kernel.events import EXACT, SURE, Event
from gorin.kernel.fields import Frame
from gorin.kernel.stages import HAPPEN, OFFER, Stage
from gorin.kernel.zones import attach
from tests.kernel.toy import (
    AFTER,
    BEFORE,
    BEFORE_FORCED,
    CHIME,
    GAIN,
    GO,
    HAND,
    LOSE,
    SHUT,
    TABLE,
    box_of,
    decline,
    gives,
    happen,
    order_of,
    pick,
    slot,
    story,
    table,
)

LOSS = Event(LOSE, player=0, n=2)
A_CHIME = Event(CHIME, player=1, n=1)


def cancels(s: Any, f: Frame) -> None:
    cancel(s, f.regs[DEPTH], f.regs[EVENT])


def replaces(new: Event) -> Any:
    def step(s: Any, f: Frame) -> None:
        replace(s, f.regs[DEPTH], f.regs[EVENT], new)

    return step


def uses(s: Any) -> list[int]:
    return [o.card for o in s.decision.options if o.verb == USE]


class TestCancel:
    def bells(self) -> Any:
        box = box_of("bell", "after", "stone")
        gives(box, "bell", (slot(BEFORE, LOSE), slot(BEFORE, GO)), cancels)
        gives(box, "after", (slot(AFTER, LOSE), slot(AFTER, GO)))
        return table(box, (0, "bell"), (0, "bell"), (1, "after"), (1, "stone"), (1, "stone"))

    def test_it_does_not_happen_and_nobody_can_answer_it_any_more(self) -> None:
        s = self.bells()
        happen(s, LOSS)
        pick(s, 0)
        assert s.decision is None  # neither the other bell nor anybody afterwards
        assert (story(s), s.ret, s.points) == (["bell answers"], 0, [10, 10])

    def test_the_other_events_of_the_window_still_happen(self) -> None:
        s = self.bells()
        happen(s, LOSS, Event(GAIN, player=1, n=1))
        pick(s, 0)
        assert (story(s), s.ret) == (["bell answers", "B gains 1"], 0b10)

    def test_what_is_sure_happens_all_the_same(self) -> None:
        s = self.bells()
        happen(s, LOSS._replace(tag=SURE))
        pick(s, 0)
        decline(s)
        decline(s)
        assert (story(s), s.ret) == (["bell answers", "A loses 2"], 1)

    def test_what_hangs_on_it_goes_too_and_is_not_answered(self) -> None:
        s = self.bells()
        happen(s, LOSS, Event(GAIN, player=1, n=2, parent=0), Event(LOSE, player=1, n=1, parent=1))
        first = [o for o in s.decision.options if o.card == 0]
        assert len(first) == 2
        pick_first(s)
        assert s.decision is None
        assert (story(s), s.ret) == (["bell answers"], 0)

    def test_what_goes_with_a_card_stays_with_it(self) -> None:
        s = self.bells()
        attach(s, 4, 3)
        happen(s, Event(GO, card=3, player=1))
        pick_first(s)
        assert s.p[TABLE] == 0b11111
        assert s.att[3] == 0b10000


def pick_first(s: Any) -> None:
    from gorin.kernel.machine import answer

    answer(s, 0)


class TestReplace:
    def test_something_else_happens_instead(self) -> None:
        box = box_of("bell")
        gives(box, "bell", slot(BEFORE, LOSE), replaces(A_CHIME))
        s = table(box, (0, "bell"))
        happen(s, LOSS)
        pick(s, 0)
        assert (story(s), s.ret) == (["bell answers", "B chimes"], 1)

    def test_the_window_starts_over_for_it_and_everybody_may_answer_it(self) -> None:
        box = box_of("bell", "early", "echo", seats=3)
        gives(box, "bell", slot(BEFORE, LOSE), replaces(A_CHIME))
        gives(box, "early", slot(BEFORE_FORCED, CHIME))
        gives(box, "echo", (slot(BEFORE, CHIME), slot(AFTER, CHIME)))
        s = table(box, (1, "bell"), (2, "early"), (0, "echo"), (1, "echo"))
        happen(s, LOSS)
        pick(s, 0)
        assert (s.decision.why, s.decision.player, uses(s)) == ("before: forced", 0, [1])
        pick(s, 1)
        assert (s.decision.why, s.decision.player, uses(s)) == ("before: offered", 0, [2])  # the first player first
        decline(s)
        decline(s)
        pick(s, 2)
        decline(s)
        assert story(s) == ["bell answers", "early answers", "B chimes", "echo answers"]

    def test_an_ability_replaces_one_occurrence_once(self) -> None:
        box = box_of("bell")
        gives(box, "bell", slot(BEFORE, LOSE), replaces(Event(LOSE, player=1, n=1)))
        s = table(box, (0, "bell"), (1, "bell"))
        happen(s, LOSS)
        pick(s, 0)
        assert uses(s) == [1]
        pick(s, 1)
        assert story(s) == ["bell answers", "bell answers", "B loses 1"]

    def test_what_hung_on_the_old_event_goes(self) -> None:
        box = box_of("bell")
        gives(box, "bell", slot(BEFORE, LOSE), replaces(A_CHIME))
        s = table(box, (0, "bell"))
        happen(s, LOSS, Event(GAIN, player=1, n=2, parent=0), Event(GAIN, player=0, n=1))
        pick(s, 0)
        assert (story(s), s.ret) == (["bell answers", "B chimes", "A gains 1"], 0b101)

    def test_the_old_cards_attachments_stay_the_new_cards_attachments_go(self) -> None:
        box = box_of("bell", "stone", "rock", "moss")
        gives(box, "bell", slot(BEFORE, GO), replaces(Event(GO, card=2, player=1)), can=about(1))
        s = table(box, (0, "bell"), (1, "stone"), (1, "rock"), (1, "moss"), (1, "moss"), (1, "moss"))
        attach(s, 3, 1)
        attach(s, 4, 2)
        attach(s, 5, 4)
        happen(s, Event(GO, card=1, player=1))
        pick(s, 0)
        assert story(s) == ["bell answers", "rock goes", "moss goes", "moss goes"]
        assert s.p[TABLE] == 0b001011
        assert s.ret & 1

    def test_by_itself_it_counts_as_done_but_exactly_it_was_not(self) -> None:
        box = box_of("bell", "stone")
        gives(box, "bell", slot(BEFORE, GO), replaces(A_CHIME))
        for tag, done in ((0, 0b11), (EXACT, 0b10)):
            s = table(box, (0, "bell"), (1, "stone"))
            happen(s, Event(GO, card=1, player=1, tag=tag), Event(GAIN, player=0, n=1))
            pick(s, 0)
            assert story(s) == ["bell answers", "B chimes", "A gains 1"]
            assert s.ret == done

    def test_what_took_its_place_may_be_cancelled(self) -> None:
        box = box_of("bell", "hush")
        gives(box, "bell", slot(BEFORE, LOSE), replaces(A_CHIME))
        gives(box, "hush", slot(BEFORE, CHIME), cancels)
        s = table(box, (0, "bell"), (1, "hush"))
        happen(s, LOSS)
        pick(s, 0)
        pick(s, 1)
        assert (story(s), s.ret) == (["bell answers", "hush answers"], 0)


def about(card: int) -> Any:
    def can(s: Any, you: int, this: int, e: Event, that: int) -> bool:
        return e.card == card

    return can


class TestLast:
    """Its condition is checked again just before it happens; a stage forgets whose turn it was in the one before."""

    def test_what_may_not_happen_does_not(self) -> None:
        def shuts(s: Any, f: Frame) -> None:
            s.p[SHUT] |= 1 << 1

        box = box_of("bell", "stone")
        gives(box, "bell", slot(BEFORE, GO), shuts)
        s = table(box, (0, "bell"), (1, "stone"))
        happen(s, Event(GO, card=1, player=1))
        pick(s, 0)
        assert (story(s), s.ret) == (["bell answers"], 0)

    def test_nobody_may_answer_what_may_not_happen_at_all(self) -> None:
        box = box_of("bell", "stone")
        gives(box, "bell", slot(BEFORE, GO))
        s = table(box, (0, "bell"), (1, "stone"))
        s.p[SHUT] |= 1 << 1
        happen(s, Event(GO, card=1, player=1))
        assert (story(s), s.ret, s.decision) == ([], 0, None)

    def test_what_is_changed_as_it_applies_happens_changed(self) -> None:
        box = box_of("bell")
        gives(box, "bell", slot(BEFORE, LOSE))
        s = table(box, (0, "bell"))
        happen(s, Event(LOSE, player=0, n=100))
        pick(s, 0)
        assert s.points == [3, 10]

    def test_the_next_stage_begins_with_the_first_player_even_if_the_last_listener_has_gone(self) -> None:
        def leaves(s: Any, f: Frame) -> None:
            s.p[HAND] &= ~(1 << f.regs[THIS])
            derive(s)

        stages = (Stage("one", OFFER, BEFORE_FORCED), Stage("two", OFFER, BEFORE), Stage("happen", HAPPEN))
        box = box_of("early", "before", seats=3, order=order_of("toy: two offers", stages))
        gives(box, "early", slot(BEFORE_FORCED, LOSE), leaves)
        gives(box, "before", slot(BEFORE, LOSE))
        s = table(box, (0, "before"), (1, "before"), hand=((0, "early"),))
        happen(s, LOSS)
        assert s.decision.why == "one"
        pick(s, 2)
        assert (s.decision.why, s.decision.player) == ("two", 0)


@pytest.mark.parametrize("tag", [0, SURE, EXACT])
def test_a_tag_changes_nothing_if_nobody_answers(tag: int) -> None:
    s = table(box_of("stone"), (0, "stone"))
    happen(s, LOSS._replace(tag=tag))
    assert (story(s), s.ret) == (["A loses 2"], 1)
