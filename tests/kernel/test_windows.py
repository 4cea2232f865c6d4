"""One occurrence and everybody who may answer it: stages, turns, who is asked."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.abilities import EVENT, YOU, count_use
from gorin.kernel.decisions import PASSED, USE
from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_again, where
from gorin.kernel.players import leave_game
from gorin.kernel.rows import add_delayed, add_gained
from gorin.kernel.windows import DUE, FORCED, HAPPEN, OFFER, RULES, Stage
from gorin.kernel.zones import attach
from tests.kernel.toy import (
    AFTER,
    AFTER_FORCED,
    BEFORE,
    BEFORE_FORCED,
    CHIME,
    DUE_AFTER,
    DUE_BEFORE,
    GAIN,
    GO,
    HAND,
    LOSE,
    ROUND,
    TABLE,
    TURN,
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
    s.gone = 0
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
    assert s.decision is None
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


def test_only_active_cards_listen() -> None:
    s = table(hears_losses("before"), (0, "before"))
    s.p[TABLE] = 0
    s.box.rules.derive(s)
    happen(s, LOSS)
    assert s.decision is None
    s.p[HAND] = 1
    s.box.rules.derive(s)
    happen(s, LOSS)
    assert s.decision is not None


def test_granted_text_is_the_bearers_controllers() -> None:
    box = box_of("bell", "stone", seats=3)
    gives(box, "bell", slot(BEFORE, LOSE), granted=True)
    s = table(box, (0, "bell"), (2, "stone"), (0, "bell"))
    attach(s, 0, 1)
    happen(s, LOSS)
    assert s.decision.player == 2
    assert [o.card for o in s.decision.options] == [1, -1]  # the bell that lies about grants nothing
    pick(s, 1)
    assert story(s) == ["stone answers", "A loses 2"]


def test_a_gained_ability_answers_until_its_period_ends() -> None:
    box = box_of("bell", "stone")
    bell = gives(box, "bell", slot(BEFORE, LOSE))
    s = table(box, (1, "stone"))
    add_gained(s, bell.id, 0, TURN)
    happen(s, LOSS)
    assert s.decision.player == 1
    pick(s, 0)
    assert story(s) == ["stone answers", "A loses 2"]


def test_a_used_up_ability_is_not_offered() -> None:
    box = box_of("bell")
    bell = gives(box, "bell", slot(BEFORE, LOSE), limit=(ROUND, 1))
    s = table(box, (0, "bell"), (0, "bell"))
    count_use(s, bell, 0, 0, 0)
    happen(s, LOSS)
    assert [o.card for o in s.decision.options] == [1, -1]


def test_who_cannot_is_not_offered() -> None:
    def foe(s: Any, you: int, this: int, e: Event, that: int) -> bool:
        return e.player != you

    box = box_of("bell", seats=3)
    gives(box, "bell", slot(BEFORE, LOSE), can=foe)
    s = table(box, (0, "bell"), (1, "bell"), (2, "bell"))
    happen(s, Event(LOSE, player=1, n=1))
    assert s.decision.player == 0
    decline(s)
    assert s.decision.player == 2


def test_an_answer_inside_an_answer_is_a_deeper_window() -> None:
    def chimes(s: Any, f: Frame) -> None:
        s.box.rules.order.emit(s, (Event(CHIME, player=f.regs[YOU], n=1),))

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

    stages = (Stage("before", RULES, BEFORE), Stage("happen", HAPPEN), Stage("after", RULES, AFTER), Stage("x", OFFER, 0))
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


class TestDelayed:
    """Delayed effects are due at their moment."""

    def delayed(self, *points: int) -> Any:
        box = box_of("bell", "echo", "knock")
        made = [gives(box, name, ()) for name in ("bell", "echo", "knock")]
        s = table(box, (0, "bell"), (1, "echo"), (1, "knock"))
        for c, point in enumerate(points):
            add_delayed(s, made[c].id, point, LOSE, c, s.holder[c], 1 << c, TURN, 0)
        return s

    def test_it_waits_for_its_event_and_happens_once(self) -> None:
        s = self.delayed(DUE_AFTER)
        happen(s, Event(GAIN, player=0, n=1))
        happen(s, LOSS)
        happen(s, LOSS)
        assert story(s) == ["A gains 1", "A loses 2", "bell answers", "A loses 2"]
        assert s.delayed == ()

    def test_it_may_be_due_before(self) -> None:
        s = self.delayed(DUE_BEFORE)
        happen(s, LOSS)
        assert story(s) == ["bell answers", "A loses 2"]

    def test_of_several_the_first_player_says_which_comes_first(self) -> None:
        s = self.delayed(DUE_AFTER, DUE_AFTER, DUE_AFTER)
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

    def test_it_knows_the_cards_it_is_about(self) -> None:
        seen: list[int] = []

        def note(s: Any, f: Frame) -> None:
            seen.append(f.regs[s.box.rules.that_register])

        box = box_of("bell")
        bell = gives(box, "bell", (), note)
        s = table(box, (0, "bell"), (0, "bell"))
        add_delayed(s, bell.id, DUE_AFTER, LOSE, 0, 0, 0b10, TURN, 0)
        happen(s, LOSS)
        assert seen == [0b10]

    def test_it_stays_if_it_cannot_happen_now(self) -> None:
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

    def test_what_does_not_happen_makes_nothing_due_afterwards(self) -> None:
        box = box_of("bell", "stone")
        bell = gives(box, "bell", ())
        s = table(box, (0, "bell"), hand=((0, "stone"),))
        add_delayed(s, bell.id, DUE_AFTER, GO, 0, 0, 0, TURN, 0)
        happen(s, Event(GO, card=1, player=0))
        assert (story(s), len(s.delayed)) == ([], 1)


def test_stages_have_names_kinds_and_points() -> None:
    assert Stage("delayed", DUE, DUE_AFTER) == ("delayed", DUE, DUE_AFTER)
    assert Stage("happen", HAPPEN).point == 0
