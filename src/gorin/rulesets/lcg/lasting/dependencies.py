"""What the constant abilities of a card read, read off their own source: what none of them reads may change in silence.

Whatever is not known here counts as reading everything, so that a new word is slower at worst, never wrong. A reading
is the number of a plane, the name of a field of the state, or "con6" for one place in `con`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from gorin.kernel.bits import bits
from gorin.kernel.derive import ALWAYS, derive
from gorin.kernel.numbers import NOTHING, Reads
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.facts import (
    ACTIVE,
    ATTACKING,
    BENEATH,
    DECK,
    DEFENDING,
    DISCARD,
    EVADED,
    FACEUP,
    HAND,
    IN_PROVINCE,
    REMOVED,
    RESOLVING,
)
from gorin.rulesets.lcg.lasting.layers import BLANKING
from gorin.rulesets.lcg.state import (
    ATTACKER,
    ATTACKING_PLAYERS,
    CLAIMING,
    DEFENDER,
    DEFENDING_PLAYERS,
    NO_CONFLICT,
    ON,
    RING,
    TYPE,
    Game,
)

SIDES: Final[Reads] = frozenset({f"con{i}" for i in (ON, ATTACKER, ATTACKING_PLAYERS, DEFENDER, DEFENDING_PLAYERS)})
KIND_OF_CONFLICT: Final[Reads] = SIDES | {f"con{i}" for i in (TYPE, RING)}
RING_PLACES: Final[Reads] = frozenset({"ring_place", f"con{RING}", f"con{CLAIMING}"})
MEMORIES: Final = "used"
# fields that are derived, or that nothing changes but what derives everything anew
STEADY: Final[Reads] = frozenset({"p", "ctl", "alive", "mods", "shield", "elements"})

# what a constant ability may call, and what these functions read besides who is in play, attached and controlled
CALLS: Final[dict[str, Reads]] = dict.fromkeys(
    (
        "c", "if", "in", "else", "and", "or", "not", "any", "bool", "append", "bit_count", "if_only_one",
        "bar", "immune", "host_of", "held", "foes", "foe_seats", "foes_cards", "opponent", "costs_change",
        "all_rings", "elements_at", "give_edict", "doom", "gain", "ring_gains",
    ),
    NOTHING,
) | {
    "attacks": SIDES,
    "defends": SIDES,
    "is_first": frozenset({"first"}),
    "has_favor": frozenset({"favor"}),
    "not_against_favor": KIND_OF_CONFLICT | {"favor"},
    "no_part_as": KIND_OF_CONFLICT,
    "no_part_in": KIND_OF_CONFLICT,
    "more_honorable": frozenset({"honor"}),
    "how_much": frozenset({MEMORIES}),
    "contested_ring": RING_PLACES,
    "unclaimed_rings": RING_PLACES,
    "all_claimed_rings": RING_PLACES,
    "claimed_rings": RING_PLACES,
    "fate_on_rings": frozenset({"ring_fate"}),
}  # fmt: skip


class Dependencies(NamedTuple):
    """Does any constant ability depend on what lies in provinces, in hands and piles, on fate in pools, on what is
    remembered?"""

    provinces: bool = True
    piles: bool = True
    pools: bool = True
    memories: bool = True


def reads(sources: Iterable[str]) -> Reads | None:
    """What these constant abilities read; None if it may be anything."""
    text = "\n".join(sources)
    out: set[int | str] = set()
    for name in re.findall(r"(\w+) ?\(", text):
        read = CALLS.get(re.sub(r"\d+$", "", name))
        if read is None:
            return None
        out |= read
    out |= {int(i) for i in re.findall(r"\bp\[(\d+)\]", text)}
    fields = set(re.findall(r"\bs\.(\w+)", re.sub(r"\bs\.con\[(\d+)\]", r"s.con\1", text))) - STEADY
    return frozenset(out | fields) if fields <= touched_by_events() else None


def dependencies_of(of_faces: Iterable[Reads | None]) -> Dependencies:
    """What all of them together read."""
    out: set[int | str] = set()
    for read in of_faces:
        if read is None:
            return Dependencies()
        out |= read
    return Dependencies(
        bool(out & {FACEUP, IN_PROVINCE}),
        bool(out & {HAND, DECK, DISCARD, REMOVED, RESOLVING, BENEATH}),
        "pool" in out,
        MEMORIES in out,
    )


# what the rules change outside events, by occasion
_OVER: tuple[int | str, ...] = (ATTACKING, DEFENDING, EVADED, "con", "attacked", "actions", "ring_place")
BY_THE_RULES: Final[dict[str, Reads]] = {
    "phase begins": frozenset({"phase", "round", MEMORIES, "lost", "left", "declared", "taken", "extra"}),
    "rings come back": RING_PLACES,
    "dials": frozenset({"bid", "bid_change"}),
    "ring claimed": frozenset({f"con{CLAIMING}", "con"}),  # it is contested no more
    "conflict over": frozenset((*_OVER, *(f"con{i}" for i in range(len(NO_CONFLICT))))),
}


def affected_by(s: Game, happened: int) -> int:
    """The cards whose constant abilities read what events of these kinds touch; -1 if they may change anything. What
    is blank is not among the active: where something can blank by such events, everything is derived anew."""
    touches = touched(happened)
    if touches is None:
        return -1
    out = readers(s, *touches)
    if s.box.recalled & happened:
        out |= readers(s, MEMORIES)
    return -1 if out & s.listeners.constants[BLANKING] else out


def readers(s: Game, *what: int | str) -> int:
    """The cards whose constant abilities read one of these."""
    known = s.listeners.readers
    out = known.get(None, 0)
    for x in what:
        out |= known.get(x, 0)
    return out


@cache
def touched(happened: int) -> Reads | None:
    """What events of these kinds touch; None if it may be anything."""
    if happened == ALWAYS:
        return None
    out = NOTHING
    for kind in bits(happened):
        more = ev.TOUCHES[kind]
        if more is None:
            return None
        out |= more
    if any(str(what).startswith("con") for what in out):
        return out | {"con"}  # who reads the conflict reads all of it
    return out


@cache
def touched_by_events() -> Reads:
    """All that events touch of what can be read, besides those that may change anything."""
    out = {what for touches in ev.TOUCHES for what in touches or ()}
    return frozenset(out).union(*BY_THE_RULES.values(), {MEMORIES})


def recalls(s: Game) -> bool:
    """Does anything constant now depend on what is remembered?"""
    readers = s.listeners.readers
    found = readers.get(None, 0) | readers.get(MEMORIES, 0)
    return bool(found & (s.p[ACTIVE] | s.listeners.constants[BLANKING]))


def touch(s: Game, occasion: str) -> None:
    """The rules changed something, which is no event: everything is derived anew if anything that counts reads it."""
    if s.heeds and s.heeds & BY_THE_RULES[occasion]:
        derive(s)
        return
    found = s.listeners.found.get(occasion)
    if found is None:
        found = s.listeners.found[occasion] = readers(s, *BY_THE_RULES[occasion])
    if found & (s.p[ACTIVE] | s.listeners.constants[BLANKING]):
        derive(s)
    else:
        s.memo = {}
