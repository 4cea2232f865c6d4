"""The Events Phase of Samurai Edition: of several cards in a province, the active player says which comes first."""

from __future__ import annotations

from typing import Final

from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_card, goto
from gorin.kernel.sequences import Change, after, instead
from gorin.kernel.windows import emit
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.facts import FACEUP
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.turn.revealing import CARD, EVENTS, LEFT


def which_card(s: Game, f: Frame) -> None:
    """The next card of this province; without one, the next province."""
    left = f.regs[LEFT]
    f.regs[CARD] = left.bit_length() - 1
    if not left:
        goto(s, f, "next province")
    elif left & (left - 1):
        ask_card(s, s.first, "deal with next", left, CARD)


def turn_it_faceup(s: Game, f: Frame) -> None:
    c = f.regs[CARD]
    f.regs[LEFT] &= ~(1 << c)
    if not s.p[FACEUP] >> c & 1:
        emit(s, (Event(ev.REVEAL, c, s.first, 0, c, 0, RULEBOOK),))


EVENTS_OF_SAMURAI: Final[tuple[Change, ...]] = (
    instead(EVENTS, "turn faceup", which_card),
    after(EVENTS, "turn faceup", ("reveal it", turn_it_faceup)),
)
