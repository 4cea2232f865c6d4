"""Provinces fill up again once they are empty."""

from __future__ import annotations

from gorin.kernel.events import RULEBOOK, STILL, Event
from gorin.kernel.fields import Frame
from gorin.kernel.windows import emit
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.codecs import in_slot
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.places.zones import cards_in, fill
from gorin.rulesets.lcg.state import SLOTS, Game


def refill_step(s: Game, f: Frame) -> None:
    """An empty province is refilled facedown once all reactions to its being emptied are over."""
    lying = s.lying
    if lying.count(0) == lying[::SLOTS].count(0):  # only strongholds' provinces are bare
        return
    empty = [
        slot
        for slot, cards in enumerate(lying)
        if not cards
        and slot % SLOTS
        and not s.barren >> slot & 1
        and s.province[slot] >= 0
        and s.alive >> slot // SLOTS & 1
    ]
    if empty:
        emit(s, tuple([Event(ev.REFILL, player=x // SLOTS, n=x, tag=RULEBOOK) for x in empty]))


@happens(ev.REFILL)
def refill(s: Game, e: Event, after: list[Event]) -> int:
    """Only an empty province is refilled, faceup if the event says so."""
    slot, faceup = in_slot(e.n)
    if cards_in(s, slot):
        return False
    fill(s, slot, after, faceup)
    if cards_in(s, slot):
        return True if faceup or s.box.dependencies.provinces else STILL
    # Decision: a refill without any card left fails once (rr.open-run-out-empty-discard.1); it is not tried again
    s.barren |= 1 << slot
    return False
