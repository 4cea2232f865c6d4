"""What generated source calls that is no single word's; importing this imports all that it may call."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits, mask_of
from gorin.kernel.events import Event
from gorin.rulesets.ccg.attributes.stats import (
    stat,
)
from gorin.rulesets.ccg.battle import attacks
from gorin.rulesets.ccg.battle import created_battlefields as apart
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.facts import HAND
from gorin.rulesets.ccg.places import tokens
from gorin.rulesets.ccg.playing import recruiting
from gorin.rulesets.ccg.playing.gold import paying_for
from gorin.rulesets.ccg.state import FOCUS, Game
from gorin.rulesets.ccg.turn import revealing
from gorin.rulesets.ccg.words import rulebook


@called()
def paid_for(s: Game, e: Event) -> int:
    """The card that Gold is being produced for: told by the event in tests, by the payment while it is made."""
    return e.card if e.card >= 0 else paying_for(s)


@called()
def best_to_discard(s: Game, you: int, this: int) -> int:
    """The card in hand with the highest Focus Value, as a set of one."""
    hand = bits(s.p[HAND] & s.ctl[you] & ~(1 << this))
    return 1 << max(hand, key=lambda c: stat(s, c, FOCUS)) if hand else 0


@called()
def in_deck(s: Game, zone: int) -> int:
    """The cards of a deck."""
    return mask_of(s.zones[zone])


WHERE = (
    apart,
    attacks,
    recruiting,
    revealing,
    rulebook,
    tokens,
)  # functions stand there that source calls and no word imports


def namespace() -> dict[str, Any]:
    """The names with which source is executed."""
    return called.namespace()
