"""What follows from the table, and what is mended."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.derive import ALWAYS, Settling, derive, settle
from gorin.kernel.events import OTHER_KINDS, STILL, Event
from gorin.kernel.numbers import Effects
from gorin.kernel.rows import add_lasting
from gorin.kernel.stages import HAPPEN, OFFER, Stage
from gorin.kernel.windows import Happen, Order, nothing_changes
from tests.kernel import toy
from tests.kernel.toy import CHIME, GAIN, GO, LOSE, SHUT, TABLE, box_of, happen, story, table


def test_layers_come_in_their_order_on_a_clean_sheet() -> None:
    seen: list[str] = []

    def first(s: Any) -> None:
        seen.append("first")
        s.mods.append((0, 1, 2))

    def second(s: Any) -> None:
        seen.append("second")
        s.memo[1] = len(s.mods)

    s = table(box_of("stone"), (0, "stone"))
    s.box.settling = Settling((first, second), ())
    derive(s)
    derive(s)
    assert seen == ["first", "second"] * 2
    assert (s.mods, s.memo) == ([(0, 1, 2)], {1: 1})


def test_clones_do_not_share_what_is_derived_anew() -> None:
    s = table(box_of("stone"), (0, "stone"))
    s.memo[5] = 5
    t = s.clone()
    derive(t)
    t.memo[5] = 6
    t.mods.append((1, 2, 3))
    assert s.memo == {5: 5}
    assert s.mods == []


def test_deriving_changes_nothing_that_is_saved() -> None:
    s = table(box_of("stone"), (0, "stone"))
    before = s.dump()
    derive(s)
    assert s.dump() == before


def test_a_sweep_mends_what_its_guard_finds_when_it_is_woken() -> None:
    mended: list[tuple[str, int]] = []

    def found(n: int) -> Any:
        return lambda s: n

    def mend(name: str) -> Any:
        def step(s: Any, found: int, after: list[Event]) -> None:
            mended.append((name, found))
            after.append(Event(CHIME, player=0, n=1))

        return step

    sweeps = (
        (1 << LOSE, found(1), mend("losses")),
        (ALWAYS, found(2), mend("always")),
        (1 << GAIN | 1 << GO, found(3), mend("others")),
        (ALWAYS, found(0), mend("nothing")),
    )
    s = table(box_of("stone", settling=Settling((), sweeps)), (0, "stone"))
    after: list[Event] = []
    settle(s, after, 1 << LOSE | 1 << CHIME)
    assert mended == [("losses", 1), ("always", 2)]
    assert len(after) == 2


def test_a_lasting_effect_with_a_condition_is_derived_anew_when_what_it_reads_is_touched() -> None:
    derived: list[int] = []
    effects = Effects("Effect")
    effects.own(3, "plain")
    effects.conditional(4, "while somebody is rich", lambda n: (f"wealth of {n}",))
    touches = {1 << GAIN: frozenset({"wealth of 0"}), 1 << LOSE: frozenset({"wealth of 1"})}
    settling = Settling((lambda s: derived.append(1),), (), lambda s, happened: 0, touches.__getitem__, effects)
    s = table(box_of("stone", settling=settling), (0, "stone"))
    derived.clear()
    add_lasting(s, 3, 1, 0, 0, 0, 0)
    derive(s)
    settle(s, [], 1 << GAIN)
    assert len(derived) == 1  # nobody reads anything
    add_lasting(s, 4, 1, 0, 0, 0, 0)
    derive(s)
    settle(s, [], 1 << LOSE)
    assert len(derived) == 2
    settle(s, [], 1 << GAIN)
    assert len(derived) == 3
    s.lasting = ()
    derive(s)
    settle(s, [], 1 << GAIN)
    assert len(derived) == 4


def test_what_is_mended_is_an_event_of_its_own() -> None:
    s = table(box_of("stone", "moss"), (0, "stone"), (1, "moss"))
    happen(s, Event(CHIME, card=0, player=0, n=9), Event(CHIME, card=1, player=1, n=20))
    assert story(s) == ["stone chimes", "moss chimes", "moss goes"]
    assert s.p[TABLE] == 0b01
    assert s.ret == 0b11


class Settled(dict[int, tuple[Any, ...]]):
    """Notes after which kinds of event the table was settled; no rule is woken by them."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds = kinds

    def get(self, happened: int, default: Any = None) -> tuple[Any, ...]:
        self.kinds.append(happened)
        return ()


def test_a_mere_moment_derives_nothing_and_what_an_event_does_may_be_installed_late() -> None:
    derived: list[int] = []
    do: list[Happen] = [nothing_changes] * 2
    stages = (Stage("offer", OFFER, 0), Stage("happen", HAPPEN))
    order = Order("derive: late", stages, do, toy.applies, toy.goes_with, frozenset(), {}, toy.log)
    do[LOSE] = toy.lose
    box = box_of("stone", order=order)
    box.woken = Settled(derived)
    s = table(box, (0, "stone"))
    happen(s, Event(GAIN, player=0, n=1))
    assert derived == []
    happen(s, Event(GAIN, player=0, n=1), Event(LOSE, player=0, n=1))
    assert derived == [1 << GAIN | 1 << LOSE]


@pytest.mark.parametrize("happened", [STILL, True, True | 1 << LOSE + OTHER_KINDS])
@pytest.mark.parametrize("recalled", [False, True], ids=["forgotten", "recalled"])
def test_what_an_event_may_break_besides_is_looked_at_also_where_the_event_is_remembered(
    happened: int, recalled: bool
) -> None:
    seen: list[int] = []
    do: list[Happen] = [lambda s, e, after: happened, toy.lose]
    stages = (Stage("offer", OFFER, 0), Stage("happen", HAPPEN))
    name = f"derive: remembered {happened} {recalled}"
    order = Order(name, stages, do, toy.applies, toy.goes_with,
                  frozenset(), {}, toy.log, lambda s, e: None)  # fmt: skip
    box = box_of("stone", order=order)
    box.woken = Settled(seen)
    box.remembered = box.recalled = int(recalled)  # kind 0
    s = table(box, (0, "stone"))
    happen(s, Event(GAIN, player=0, n=1))
    expected = 1 << GAIN | happened >> OTHER_KINDS
    assert seen == ([] if happened == STILL and not recalled else [expected])
    seen.clear()
    happen(s, Event(GAIN, player=0, n=1), Event(GAIN, player=1, n=1))  # several at once
    assert seen == ([] if happened == STILL and not recalled else [expected])


def test_what_cannot_be_mended_does_not_loop() -> None:
    s = table(box_of("stone"), (0, "stone"))
    s.p[SHUT] = 1
    s.weight[0] = 20
    happen(s, Event(GAIN, player=0, n=1))
    assert story(s) == ["A gains 1"]
