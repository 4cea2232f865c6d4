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
from gorin.rulesets.ccg.called import FIGHT, called
from gorin.rulesets.ccg.facts import (
    ATTACK_SIDE,
    ATTACKING,
    BOWED,
    DEAD,
    DECK,
    DEFENDING,
    DEFENSE_SIDE,
    DISCARD,
    DISHONORABLE,
    FACEUP,
    FOCUSED,
    GONE,
    HAND,
    HERE,
    IN_PLAY,
    IN_POOL,
    IN_PROVINCE,
    OVERLAID,
    REMOVED,
    RESOLVING,
    UNDER,
)
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
ARMIES: Final[Reads] = frozenset({ATTACK_SIDE, DEFENSE_SIDE, ATTACKING, DEFENDING, HERE, "at"})  # where units are
WHEREABOUTS: Final[Reads] = FIGHT | ARMIES
# what changes where a card moves from one place out of play to another (places/out_of_play.py)
PLACES: Final[Reads] = frozenset(
    {HAND, DECK, DISCARD, DEAD, IN_PROVINCE, FACEUP, FOCUSED, IN_POOL, RESOLVING, REMOVED, UNDER, OVERLAID, GONE}
    | {"zones", "lying", "slot"}
)
WATCHED: Final[Reads] = PLACES.union(WHEREABOUTS, CLOCK, *TOUCHES.values())


@cache
def reads(source: str) -> Reads | None:
    """What continuous traits with this source read; None if it may be anything."""
    found = dependencies(source, called)
    return None if found.unknown or ANYTHING in found.reads else frozenset(found.reads & WATCHED)


def readers(s: Game, what: frozenset[Any] | tuple[Any, ...]) -> int:
    """The cards whose continuous traits read any of this. Found once for as long as the cards keep their faces."""
    out = s.listeners.found.get(what)
    if out is None:
        by = s.listeners.readers
        out = by.get(None, 0)
        for x in what:
            out |= by.get(x, 0)
        s.listeners.found[what] = out
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


def is_read(s: Game, what: frozenset[Any] | tuple[Any, ...]) -> bool:
    """Does any continuous trait that counts now read this? Then everything is derived anew when it has changed."""
    return bool(s.box.copies or s.box.elsewhere or readers(s, what) & s.p[ACTIVE] & s.p[IN_PLAY])


def derive_if(s: Game, changed: bool, *what: str) -> None:
    """Derive anew if something else has changed, or if a continuous trait reads what has."""
    if changed or is_read(s, what):
        derive(s)
    else:
        s.memo = {}
