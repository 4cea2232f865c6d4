"""Legendary X: enters play with X fate, only by being played, only in the dynasty phase; leaves when it must."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.events import Event
from gorin.rulesets.lcg.facts import LEGENDARY, PRINTED_LEGENDARY
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.state import DYNASTY_PHASE, Game


def legend(s: Game, c: int) -> int:
    """The X of a Legendary card."""
    terms = s.box.faces[s.kind[c]].terms.get("legendary")
    return int(terms(s, s.holder[c], c)) if terms is not None else 0


def legends(s: Game) -> None:
    """What the keyword forbids: fate added to it, card effects that put it into play, the wrong phase, being kept."""
    s.heeds |= {"phase"}
    bars.bar(s, bars.FATE, s.p[LEGENDARY])
    everybody = (1 << s.box.seats) - 1
    bars.bar(s, bars.ENTERING, s.p[PRINTED_LEGENDARY], -1 if s.phase != DYNASTY_PHASE else everybody)
    bars.unbar(s, bars.DISCARDING, s.p[LEGENDARY])


def overfull(s: Game) -> int:
    """Legendary characters with more fate than they may have."""
    if not s.p[LEGENDARY]:
        return 0
    out = 0
    for c in bits(s.p[LEGENDARY]):
        if s.fate[c] > legend(s, c):
            out |= 1 << c
    return out


def return_surplus(s: Game, found: int, after: list[Event]) -> None:
    """What is too much returns to the pool."""
    for c in bits(found):
        s.fate[c] = legend(s, c)
    derive(s)
