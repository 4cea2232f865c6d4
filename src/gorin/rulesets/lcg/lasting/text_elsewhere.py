"""Text that counts out of play: an event's in hand and in a province, some other cards' there and in the discard pile.
Moving such cards about changes nothing else that is derived, most of the time."""

from __future__ import annotations

from gorin.kernel.events import STILL
from gorin.rulesets.lcg.facts import (
    ACTIVE,
    DISCARD,
    EVENT,
    FACEUP,
    HAND,
    HOLDING,
    IN_PROVINCE,
    PROVINCE,
    WORKS_OUT_OF_PLAY,
)
from gorin.rulesets.lcg.state import Game


def text_out_of_play(s: Game) -> int:
    """The cards out of play whose text counts."""
    p = s.p
    out_of_play = p[WORKS_OUT_OF_PLAY]
    return (p[HAND] | p[IN_PROVINCE] & p[FACEUP]) & (p[EVENT] | out_of_play) | out_of_play & p[DISCARD]


def more_follows(s: Game, cards: int) -> bool:
    """Does more follow from where these cards lie, out of play, than whether their own text counts? A holding is in
    play once it lies faceup; lasting effects may be about them, constant abilities may speak of any, or be theirs."""
    p = s.p
    if s.box.depends_on_places or cards & (p[HOLDING] | p[PROVINCE]):
        return True
    return any([row.mask & cards for row in s.lasting])


def moved(s: Game, cards: int, more: bool) -> int:
    """What it means that these cards have moved from one place out of play to another; `more` must be asked before
    they do, for lasting effects forget them."""
    if more:
        return True
    p = s.p
    p[ACTIVE] = p[ACTIVE] & ~cards | text_out_of_play(s) & cards
    return STILL
