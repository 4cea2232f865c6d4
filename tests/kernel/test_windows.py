"""One occurrence and everybody who may answer it: stages, turns, who is asked."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.abilities import EVENT, YOU
from gorin.kernel.decisions import PASSED, USE
from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import where
from gorin.kernel.players import leave_game
from gorin.kernel.stages import DUE, FORCED, HAPPEN, OFFER, RULES, Stage
from gorin.kernel.windows import emit
from tests.kernel.toy import (
    AFTER,
    AFTER_FORCED,
    BEFORE,
    BEFORE_FORCED,
    CHIME,
    DUE_AFTER,
    GAIN,
    GO,
    LOSE,
    SHUT,
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
POINTS_OF = {"early": BEFORE_FORCED, "before": BEFORE, "late": AFTER_FORCED, "after": AFTER}


def hears_losses(*names: str, seats: int = 2, **more: Any) -> Any:
    """A box whose faces each answer losses at the point of their name."""
    box = box_of(*names, seats=seats, **more)
    for name in names:
        gives(box, name, slot(POINTS_OF.get(name, BEFORE), LOSE))
    return box


def waits(s: Any) -> bool:
    return s.decision is not None


def test_if_nobody_listens_it_just_happens() -> None:
    s = table(box_of("stone"), (0, "stone"))
    happen(s, LOSS)
    assert story(s) == ["A loses 2"]
    assert (s.points, s.ret, s.frames, s.decision) == ([8, 10], 1, [], None)


def test_the_stages_come_in_their_order() -> None:
    s = table(hears_losses("after", "late", "before", "early"), *[(0, x) for x in ("after", "late", "before", "early")])
    happen(s, LOSS)
    for card in (3, 2, 1, 0):
        assert [o.card for o in s.decision.options if o.verb == USE] == [card]
        pick(s, card)
    assert story(s) == ["early answers", "before answers", "A loses 2", "late answers", "after answers"]
    assert (s.ret, s.frames) == (1, [])


def test_the_order_of_the_stages_is_the_rulesets() -> None:
    stages = (
        Stage("offered first", OFFER, BEFORE),
        Stage("then forced", FORCED, BEFORE_FORCED),
        Stage("happen", HAPPEN),
        Stage("all at the end", OFFER, AFTER),
    )
    order = order_of("toy: another order", stages)
    s = table(hears_losses("early", "before", "late", order=order), *[(0, x) for x in ("early", "before", "late")])
    happen(s, LOSS)
    assert s.decision.why == "offered first"
    pick(s, 1)
    assert s.decision.why == "then forced"
    pick(s, 0)
    assert story(s) == ["before answers", "early answers", "A loses 2"]  # nobody listens where "late" does
    assert s.decision is None


def test_where_a_window_stands_is_named_by_its_stage() -> None:
    s = table(hears_losses("before"), (0, "before"))
    happen(s, LOSS)
    assert where(s) == ["toy: window: before: offered"]


def test_an_offer_goes_round_from_the_first_player_until_all_pass() -> None:
    s = table(hears_losses("before", seats=3), (0, "before"), (1, "before"), (2, "before"), (1, "before"))
    s.first = 1
    happen(s, LOSS)
    asked = []
    while s.decision is not None:
        asked.append(s.decision.player)
        assert s.decision.options[-1] == PASSED
        if asked in ([1], [1, 2, 0]):
            pick(s, 1 if asked == [1] else 0)
        else:
            decline(s)
    assert asked == [1, 2, 0, 1, 2]  # A's answer gives everybody another chance; A itself has nothing left
    assert story(s) == ["before answers", "before answers", "A loses 2"]


def test_who_has_nothing_to_answer_is_not_asked() -> None:
    s = table(hears_losses("before", seats=4), (2, "before"))
    happen(s, LOSS)
    assert s.decision.player == 2
    decline(s)
    assert s.decision is None


def test_who_left_the_game_is_not_asked_and_takes_nobodys_turn() -> None:
    s = table(hears_losses("before", "late", seats=3), (1, "before"), (2, "before"), (2, "late"), (1, "late"))
    leave_game(s, 0)
    s.gone, s.decision = 0, None  # as the machine does
    happen(s, LOSS)
    asked = [s.decision.player]
    decline(s)
    asked.append(s.decision.player)
    decline(s)
    asked.append(s.decision.player)
    assert asked == [1, 2, 1]  # the forced ones are the first player's to order: that is B now
    assert s.decision.why == "after: forced"


def test_forced_abilities_are_ordered_by_the_first_player_and_none_may_be_declined() -> None:
    s = table(hears_losses("early", seats=3), (0, "early"), (1, "early"), (2, "early"))
    s.first = 2
    happen(s, LOSS)
    for card in (1, 0, 2):
        assert s.decision.player == 2
        assert PASSED not in s.decision.options
        pick(s, card)
    assert story(s) == ["early answers", "early answers", "early answers", "A loses 2"]


@pytest.mark.parametrize(("forced", "offered"), [("early", "before"), ("late", "after")])
def test_after_forced_abilities_the_first_player_has_the_first_opportunity(forced: str, offered: str) -> None:
    s = table(hears_losses(forced, offered, seats=3), (0, forced), (0, offered), (1, offered), (2, offered))
    happen(s, LOSS)
    pick(s, 0)
    assert s.decision.player == 0
    assert [o.card for o in s.decision.options if o.verb == USE] == [1]


def test_an_ability_answers_one_occurrence_once() -> None:
    s = table(hears_losses("before"), (0, "before"), (0, "before"))
    happen(s, LOSS)
    pick(s, 0)
    assert [o.card for o in s.decision.options if o.verb == USE] == [1]
    pick(s, 1)
    assert not waits(s)
    happen(s, LOSS)
    assert len(s.decision.options) == 3  # another occurrence


def test_each_of_several_events_in_one_window_may_be_answered() -> None:
    heard: list[int] = []

    def note(s: Any, f: Frame) -> None:
        heard.append(f.regs[EVENT])

    box = box_of("bell")
    gives(box, "bell", (slot(BEFORE, LOSE), slot(BEFORE, GAIN)), note)
    s = table(box, (0, "bell"))
    happen(s, LOSS, Event(CHIME, player=0, n=1), Event(GAIN, player=1, n=3))
    assert len(s.decision.options) == 3
    pick_event(s, 2)
    pick_event(s, 0)
    assert heard == [2, 0]
    assert s.ret == 0b111
    assert story(s)[2:] == ["A loses 2", "A chimes", "B gains 3"]


def pick_event(s: Any, i: int) -> None:
    from gorin.kernel.abilities import unpack_use
    from gorin.kernel.machine import answer

    (at,) = [k for k, o in enumerate(s.decision.options) if o.verb == USE and unpack_use(o.value)[3] == i]
    answer(s, at)


def test_only_what_happened_is_answered_afterwards() -> None:
    box = box_of("bell", "stone")
    gives(box, "bell", (slot(AFTER, GO), slot(AFTER, LOSE)))
    s = table(box, (0, "bell"), hand=((1, "stone"),))
    happen(s, Event(GO, card=1, player=1), LOSS)  # the stone is not on the table
    assert [o.verb for o in s.decision.options].count(USE) == 1
    decline(s)
    assert s.ret == 0b10


def test_an_answer_inside_an_answer_is_a_deeper_window() -> None:
    def chimes(s: Any, f: Frame) -> None:
        emit(s, (Event(CHIME, player=f.regs[YOU], n=1),))

    box = box_of("bell", "echo")
    gives(box, "bell", slot(BEFORE, LOSE), chimes)
    gives(box, "echo", slot(AFTER, CHIME))
    s = table(box, (0, "bell"), (1, "echo"))
    happen(s, LOSS)
    pick(s, 0)
    assert [x.split(":")[0] for x in where(s)] == ["toy", "toy", "toy"]
    pick(s, 1)
    assert story(s) == ["bell answers", "A chimes", "echo answers", "A loses 2"]
    assert s.ret == 1


def test_the_rulebook_itself_may_answer() -> None:
    def fine(s: Any, e: Event) -> list[Event]:
        return [Event(CHIME, player=e.player, n=1)]

    stages = (
        Stage("before", RULES, BEFORE),
        Stage("happen", HAPPEN),
        Stage("after", RULES, AFTER),
        Stage("x", OFFER, 0),
    )
    order = order_of("toy: rules answer", stages, {(BEFORE, LOSE): fine, (AFTER, GAIN): fine})
    s = table(box_of("stone", order=order), (0, "stone"))
    happen(s, LOSS)
    happen(s, Event(GAIN, player=1, n=1), Event(CHIME, player=0, n=2))
    assert story(s) == ["A chimes", "A loses 2", "B gains 1", "A chimes", "B chimes"]
    assert s.ret == 0b11


def test_what_follows_from_an_event_comes_after_it_and_the_result_stays() -> None:
    s = table(hears_losses("before"), (0, "before"))
    for listened in (False, True):
        if listened:
            happen(s, Event(CHIME, player=0, n=0), LOSS)
            decline(s)
        else:
            happen(s, Event(CHIME, player=0, n=0), Event(GAIN, player=1, n=4))
        assert s.ret == 0b11
        assert story(s)[-3:] == ["A chimes", "A loses 2" if listened else "B gains 4", "A chimes"]


def test_stages_have_names_kinds_and_points() -> None:
    assert Stage("delayed", DUE, DUE_AFTER) == ("delayed", DUE, DUE_AFTER)
    assert Stage("happen", HAPPEN).point == 0


@pytest.mark.parametrize("heard", [False, True], ids=["nobody listens", "in a window"])
def test_what_hangs_on_an_event_that_does_not_happen_does_not_happen_either(heard: bool) -> None:
    box = box_of("bell", "stone")
    if heard:
        gives(box, "bell", (slot(BEFORE, GO),))
    s = table(box, (0, "bell"), hand=((1, "stone"),))
    gone = Event(GO, card=1, player=1)  # the stone is not on the table
    gain, more = Event(GAIN, player=0, n=1, parent=0), Event(GAIN, player=0, n=2, parent=1)
    happen(s, gone, gain, more, Event(GAIN, player=1, n=3))
    if heard:
        decline(s)
    assert s.ret == 0b1000
    assert story(s) == ["B gains 3"]


def test_what_hangs_on_an_event_that_may_not_happen_does_not_happen_either() -> None:
    s = table(box_of("stone"), (0, "stone"))
    s.p[SHUT] = 1
    happen(s, Event(GO, card=0, player=0), Event(GAIN, player=0, n=1, parent=0))
    assert s.ret == 0
    assert story(s) == []
