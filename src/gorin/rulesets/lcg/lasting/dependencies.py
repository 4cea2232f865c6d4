"""What the constant abilities of a card read: what none of them reads may change in silence.

It is found by a walk over their tree (language/tree.py). Whatever is not known there counts as reading everything, so
that a new word is slower at worst, never wrong.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from gorin.kernel.bits import bits
from gorin.kernel.derive import ALWAYS, derive
from gorin.kernel.numbers import NOTHING, Reads
from gorin.language.tree import Dependencies as Found
from gorin.language.tree import dependencies
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.facts import ACTIVE, ATTACKING, DEFENDING, EVADED
from gorin.rulesets.lcg.fields import DIALS, IN_PILES, IN_PROVINCES, MEMORIES, RING_PLACES
from gorin.rulesets.lcg.lasting.layers import BLANKING
from gorin.rulesets.lcg.state import CLAIMING, NO_CONFLICT, Game

BY_PLACE: Final = ("con",)  # fields that are read place by place
# fields that are derived, or that nothing changes but what derives everything anew
STEADY: Final[Reads] = frozenset({"p", "ctl", "alive", "mods", "shield", "elements"})


class Dependencies(NamedTuple):
    """Does any constant ability depend on what lies in provinces, in hands and piles, on fate in pools, on what is
    remembered?"""

    provinces: bool = True
    piles: bool = True
    pools: bool = True
    memories: bool = True


@cache
def found_in(sources: tuple[str, ...]) -> Found:
    """What these constant abilities depend on."""
    return dependencies("\n".join(sources), called, BY_PLACE)


def reads(sources: tuple[str, ...]) -> Reads | None:
    """What these constant abilities read; None if it may be anything."""
    found = found_in(sources)
    fields = {x for x in found.reads if isinstance(x, str)} - STEADY
    if found.unknown or not fields <= touched_by_events():
        return None
    return frozenset(fields | {x for x in found.reads if not isinstance(x, str)})


def dependencies_of(of_faces: Iterable[Reads | None]) -> Dependencies:
    """What all of them together read."""
    out: set[int | str] = set()
    for read in of_faces:
        if read is None:
            return Dependencies()
        out |= read
    return Dependencies(
        bool(out & IN_PROVINCES),
        bool(out & IN_PILES),
        "pool" in out,
        MEMORIES in out,
    )


# what the rules change outside events, by occasion
_OVER: tuple[int | str, ...] = (ATTACKING, DEFENDING, EVADED, "con", "attacked", "actions", "ring_place")
BY_THE_RULES: Final[dict[str, Reads]] = {
    "phase begins": frozenset({"phase", "round", MEMORIES, "lost", "left", "declared", "taken", "extra"}),
    "rings come back": RING_PLACES,
    "dials": DIALS,
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
