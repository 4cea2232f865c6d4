"""Whose abilities may answer: text that counts, own, granted or gained, with uses left."""

from __future__ import annotations

from typing import Any

from gorin.kernel.abilities import count_use
from gorin.kernel.derive import derive
from gorin.kernel.events import Event
from gorin.kernel.rows import add_gained, expire
from gorin.kernel.zones import attach
from tests.kernel.toy import (
    BEFORE,
    HAND,
    LOSE,
    ROUND,
    TABLE,
    TURN,
    box_of,
    decline,
    gives,
    happen,
    pick,
    slot,
    story,
    table,
)

LOSS = Event(LOSE, player=0, n=2)


def hears_losses(name: str) -> Any:
    """A box with one face that answers losses before they happen."""
    box = box_of(name)
    gives(box, name, slot(BEFORE, LOSE))
    return box


def test_only_active_cards_listen() -> None:
    s = table(hears_losses("before"), (0, "before"))
    s.p[TABLE] = 0
    derive(s)
    happen(s, LOSS)
    assert s.decision is None
    s.p[HAND] = 1
    derive(s)
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
    expire(s, TURN)
    happen(s, LOSS)
    assert s.decision is None


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
