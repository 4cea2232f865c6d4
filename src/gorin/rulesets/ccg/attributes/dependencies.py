"""What the continuous traits of a card read, read off their own source: what none of them reads may change in silence.

Whatever is not known here counts as reading everything, so that a new word is slower at worst, never wrong. A reading
is the number of a plane or the name of a field of the state.
"""

from __future__ import annotations

import re
from typing import Any, Final

from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.state import ACTIVE
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.facts import BOWED, DISHONORABLE, FACEUP, IN_PLAY
from gorin.rulesets.ccg.state import Game

Reads = frozenset[int | str]
NOTHING: Final[Reads] = frozenset()

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

FIGHT: Final[Reads] = frozenset({"battle", "attacker", "defender"})  # with the leaders, the players of both sides

# what a continuous trait may call, and what these functions read besides who is in play, where, attached, controlled
CALLS: Final[dict[str, Reads]] = dict.fromkeys(
    (
        "c", "if", "in", "else", "and", "or", "not", "any", "all", "bool", "append", "bit_count", "low",
        "bar", "gain", "held", "foes", "foes_cards", "host_of", "hosts_of", "attached_to", "unit", "bare", "of_clan",
        "without_followers", "clan_of", "controller", "army_of",
    ),
    NOTHING,
) | {
    "wins_with": FIGHT,
    "enemies_among": FIGHT,
    "terrain_here": frozenset({"battle"}),
    "current_province": frozenset({"battle"}),
    "enemies": FIGHT,
    "opposed": FIGHT,
    "facing": FIGHT,
    "more_naval": FIGHT,
    "reconnaissance": frozenset({"battle"}),
    "highest_honor": frozenset({"honor"}),
    "stat_of": frozenset({DISHONORABLE}),
    "with_stat": frozenset({DISHONORABLE}),
    "base_of": NOTHING,
}  # fmt: skip


def reads(source: str) -> Reads | None:
    """What continuous traits with this source read; None if it may be anything."""
    out: set[int | str] = set()
    for name in re.findall(r"(\w+) ?\(", source):
        read = CALLS.get(re.sub(r"^c\d+$", "c", name))
        if read is None:
            return None
        out |= read
    out |= {int(i) for i in re.findall(r"\bp\[(\d+)\]", source)}
    out |= set(re.findall(r"\bs\.(\w+)", source))
    return frozenset(out & WATCHED)


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
