"""Values that constant abilities set: where two set one differently, the one that is applied last."""

from __future__ import annotations

from gorin.rulesets.lcg.called import CONSEQUENCES, called
from gorin.rulesets.lcg.codecs import incarnation
from gorin.rulesets.lcg.state import Game


@called(reads=(), wakes=(CONSEQUENCES,))
def fix(s: Game, what: int, mask: int, n: int, source: int) -> None:
    """A constant ability of this card sets a value of these cards."""
    s.fixes = (*s.fixes, (what, mask, n, source))


def rank(s: Game, source: int) -> int:
    """How late the first player has this card's ability applied; -1 if nobody asked."""
    key = incarnation(source, s.inc[source])
    return s.precedence.index(key) if key in s.precedence else -1


def fixed_at(s: Game, c: int, what: int) -> int | None:
    """The value constant abilities set, or None: of several the one that is applied last."""
    found = [(rank(s, source), n) for kind, mask, n, source in s.fixes if kind == what and mask >> c & 1]
    return int(max(found, key=lambda x: x[0])[1]) if found else None


def quarrel(s: Game) -> int:
    """The cards whose abilities set a value differently without anybody having said which one counts."""
    for what, mask, n, source in s.fixes:
        for what2, mask2, n2, source2 in s.fixes:
            if what == what2 and mask & mask2 and n != n2 and (rank(s, source) < 0 or rank(s, source2) < 0):
                return 1 << source | 1 << source2
    return 0
