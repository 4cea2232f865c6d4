"""Fate on rings that may pay for cards, where a card says so: for a conflict card with a Trait that is called like an
element of the ring."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.rulesets.lcg.facts import CONFLICT, TRAITLESS, trait
from gorin.rulesets.lcg.lasting.edicts import NO_RING_FATE, PAYS_FROM_RINGS, under
from gorin.rulesets.lcg.state import ELEMENT_NAMES, Game

MATCHES = tuple(trait(x) for x in ELEMENT_NAMES)


def paying_rings(s: Game, c: int, you: int) -> int:
    """The rings whose fate this player may use to pay for a card. Decision: wherever they lie; who cannot remove fate
    from rings cannot use it either."""
    if PAYS_FROM_RINGS not in s.box.edicts or not s.p[CONFLICT] >> c & 1 or not under(s, PAYS_FROM_RINGS, you):
        return 0
    if s.p[TRAITLESS] >> c & 1 or under(s, NO_RING_FATE, you):
        return 0
    matching = sum(1 << i for i, plane in enumerate(MATCHES) if s.p[plane] >> c & 1)
    return sum(1 << i for i, has in enumerate(s.elements) if has & matching and s.ring_fate[i])


def ring_purse(s: Game, c: int, you: int) -> int:
    """All that fate together."""
    rings = paying_rings(s, c, you)
    return sum(s.ring_fate[i] for i in bits(rings)) if rings else 0


def may_pay_otherwise(s: Game) -> bool:
    """Is there anybody whose cards may be paid for by rings?"""
    return PAYS_FROM_RINGS in s.box.edicts and any(under(s, PAYS_FROM_RINGS, q) for q in bits(s.alive))
