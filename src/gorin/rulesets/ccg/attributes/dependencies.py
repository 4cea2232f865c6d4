"""What the continuous traits of a card read: what none of them reads may change in silence.

It is found by a walk over their tree (language/tree.py). Whatever is not known there counts as reading everything, so
that a new word is slower at worst, never wrong.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.numbers import NOTHING, Reads
from gorin.kernel.state import ACTIVE
from gorin.language.calling import ANYTHING
from gorin.language.tree import dependencies
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.facts import BOWED, DISHONORABLE, FACEUP, IN_PLAY
from gorin.rulesets.ccg.state import Game

# what events change that move no card and no lasting effect; any other event may change anything
TOUCHES: Final[dict[int, Reads]] = {
    ev.BOW: frozenset({BOWED}),
    ev.STRAIGHTEN: frozenset({BOWED}),
    ev.DISHONOR: frozenset({DISHONORABLE}),
    ev.REHONOR: frozenset({DISHONORABLE}),
    ev.GAIN_HONOR: frozenset({"honor"}),
    ev.LOSE_HONOR: frozenset({"honor"}),
    ev.TAKE_FAVOR: frozenset({"favor"}),
    ev.LOSE_FAVOR: frozenset({"favor"}),
    ev.REVEAL: frozenset({FACEUP}),
    ev.NEGATE: NOTHING,
}
# what is changed besides by the steps of the turn and of battles
CLOCK: Final = ("phase", "first", "turns", "turn", "battle", "attacker", "defender")
WATCHED: Final[Reads] = frozenset({*CLOCK, *(x for touches in TOUCHES.values() for x in touches)})


@cache
def reads(source: str) -> Reads | None:
    """What continuous traits with this source read; None if it may be anything."""
    found = dependencies(source, called)
    return None if found.unknown or ANYTHING in found.reads else frozenset(found.reads & WATCHED)


def readers(s: Game, what: frozenset[Any] | tuple[Any, ...]) -> int:
    """The cards whose continuous traits read any of this."""
    found = s.listeners.readers
    out = found.get(None, 0)
    for x in what:
        out |= found.get(x, 0)
    return out


def affected_by(s: Game, happened: int) -> int:
    """The cards whose continuous traits read what events of these kinds touch; -1 if they may change anything."""
    if s.box.copies or s.box.elsewhere:
        return -1
    out = 0
    for kind in bits(happened):
        touches = TOUCHES.get(kind)
        if touches is None:
            return -1
        out |= readers(s, touches)
    return out


def is_read(s: Game, *what: str) -> bool:
    """Does any continuous trait that counts now read this? Then everything is derived anew when it has changed."""
    return bool(s.box.copies or s.box.elsewhere or readers(s, what) & s.p[ACTIVE] & s.p[IN_PLAY])


def derive_if(s: Game, changed: bool, *what: str) -> None:
    """Derive anew if something else has changed, or if a continuous trait reads what has."""
    if changed or is_read(s, *what):
        derive(s)
    else:
        s.memo = {}
