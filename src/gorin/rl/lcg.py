"""The living card game in numbers."""

from __future__ import annotations

from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from gorin.kernel.decisions import OTHER, Option
from gorin.rl.actions import DEEDS
from gorin.rl.facts import Fact, Facts, chosen, count, seats
from gorin.rulesets.lcg import facts as f
from gorin.rulesets.lcg.conflict_masks import total
from gorin.rulesets.lcg.rings.numbers import Declaration, EffectChoice
from gorin.rulesets.lcg.rings.places import AWAY, CLAIMED_POOL, IN_CONFLICT, PROVINCE, UNCLAIMED_POOL, place_of
from gorin.rulesets.lcg.state import (
    ATTACKER,
    DEFENDER,
    HIDDEN_BID,
    ON,
    PHASES,
    RING,
    SLOTS,
    TYPE,
    UNOPPOSED,
    Game,
)

OPEN = ("in play", "in hand", "in deck", "in discard", "in province", "beneath", "removed", "broken", "faceup")
TOLD = ("bowed", "honored", "dishonored", "tainted", "attacking", "defending", "dueling", *OPEN)
RING_PLACES = (UNCLAIMED_POOL, CLAIMED_POOL, IN_CONFLICT, AWAY, PROVINCE)
OF_PLAYERS = ("in the game", "first player", "honor", "fate", "bid", "has passed", "conflicts left",
              "military declared", "political declared", "hand", "conflict deck", "dynasty deck", "favor")  # fmt: skip
ELEMENTS = 5
FIRST_EFFECT = 2 * (ELEMENTS + 1)  # deeds below are conflicts


def numbered(s: Game, n: int) -> list[str]:
    """The names of the numbers."""
    out = ["round", *(f"phase: {phase or 'setup'}" for phase in PHASES), "favor: military", "favor: political"]
    for who in seats("", n):
        out += [f"{what}{who}" for what in OF_PLAYERS]
    for ring in range(len(s.ring_place)):
        out += [f"ring {ring}: {where}" for where in RING_PLACES]
        out += [f"ring {ring}: fate", f"ring {ring}: political side", *seats(f"ring {ring}: whose", n)]
    out += ["conflict", "conflict: political", "conflict: unopposed", "conflict: attacking skill"]
    out += ["conflict: defending skill", *seats("conflict: attacker", n), *seats("conflict: defender", n)]
    return out + [f"conflict: ring {ring}" for ring in range(len(s.ring_place))]


def numbers(s: Game, order: tuple[int, ...]) -> list[float]:
    """What anybody at the table can count, and one's own dial."""
    p, you = s.p, order[0]
    out = [float(s.round), *chosen(s.phase, len(PHASES)), *([0.0, 0.0] if s.favor < 0 else chosen(s.favor_side, 2))]
    for q in order:
        mine, bid = s.ctl[q], s.bid[q]
        if bid >= HIDDEN_BID:
            bid = bid - HIDDEN_BID if q == you else -1
        deck = p[f.DECK] & mine
        out += [s.alive >> q & 1, s.first == q, s.honor[q], s.pool[q], bid, s.passed[q], s.left[q], s.declared[q] & 1,
                s.declared[q] >> 1 & 1, count(s, p[f.HAND] & mine), count(s, deck & p[f.CONFLICT]),
                count(s, deck & p[f.DYNASTY]), s.favor == q]  # fmt: skip
    for ring, where in enumerate(s.ring_place):
        kind, whose = _ring(where, order)
        out += [*kind, s.ring_fate[ring], s.ring_side[ring], *whose]
    con = s.con
    if not con[ON]:
        return out + [0.0] * (5 + 2 * len(order) + len(s.ring_place))
    out += [1.0, con[TYPE], con[UNOPPOSED], total(s, True), total(s, False)]
    return [*out, *chosen(con[ATTACKER], order), *chosen(con[DEFENDER], order), *chosen(con[RING], len(s.ring_place))]


def place(s: Game, order: tuple[int, ...]) -> NDArray[np.int32]:
    """Provinces are counted from one's own stronghold's on; 0: in none. The last is for -1."""
    return _place(order)


@cache
def _place(order: tuple[int, ...]) -> NDArray[np.int32]:
    out = np.zeros(len(order) * SLOTS + 1, np.int32)
    for k, q in enumerate(order):
        out[q * SLOTS : (q + 1) * SLOTS] = range(k * SLOTS + 1, (k + 1) * SLOTS + 1)
    return out


@lru_cache(4096)
def _ring(where: int, order: tuple[int, ...]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Where a ring lies, and whose it is there."""
    place = place_of(where)
    return tuple(float(place.kind == x) for x in RING_PLACES), tuple(chosen(place.player, order))


def deed(o: Option) -> int:
    """The types and elements of conflicts, then what rings do."""
    if o.verb == OTHER:
        declared = Declaration.of(o.value)
        ring = declared.ring + 1
        return declared.type * (ELEMENTS + 1) + ring if ring <= ELEMENTS else DEEDS
    return FIRST_EFFECT + EffectChoice.of(o.value).what


FACTS = Facts(
    tuple(Fact(name, f.FACTS[name], name in OPEN) for name in TOLD),
    (("fate", "fate"),),
    numbered,
    numbers,
    place,
    deed,
)
