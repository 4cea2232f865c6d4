"""Rings: which ones are meant, choosing one, and what is done with it."""

from __future__ import annotations

from typing import Any

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Node, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.state import CONTESTED, ON, UNCLAIMED, Game
from gorin.rulesets.lcg.words.deeds import ACT, Deed


class RingQuery(Node):
    """A set of rings: bit i is the ring of the i-th element."""

    def source(self, c: Scope) -> str:
        raise NotImplementedError(type(self).__name__)

    def rings(self, r: Reading) -> set[int]:
        raise NotImplementedError(type(self).__name__)

    def english(self, v: Voice) -> str:
        raise NotImplementedError(type(self).__name__)


@node
class UnclaimedRings(RingQuery):
    """The rings in the unclaimed pool."""

    def source(self, c: Scope) -> str:
        return "unclaimed_rings(s)"

    def rings(self, r: Reading) -> set[int]:
        return {i for i, who in enumerate(r.s.ring_of) if who == UNCLAIMED}

    def english(self, v: Voice) -> str:
        return "an unclaimed ring"


class OnRing(Deed):
    """An effect on the ring chosen by PickRing."""

    def ring_events(self, c: Scope, ring: str) -> str:
        raise NotImplementedError(type(self).__name__)

    def ring_could(self, c: Scope, rings: str) -> str:
        """Source: can it be done with one of these rings?"""
        raise NotImplementedError(type(self).__name__)

    def ring_could_now(self, r: Reading, rings: set[int]) -> bool:
        raise NotImplementedError(type(self).__name__)

    def ring_english(self, v: Voice, ring: str) -> str:
        raise NotImplementedError(type(self).__name__)


@node
class PickRing(Deed):
    """Choose a ring while resolving, and do something with it."""

    what: RingQuery
    do: OnRing

    def build(self, b: Any, c: Scope) -> str:
        reg = b.p.new("i")
        options = f"[Option(1, -1, i) for i in bits({self.what.source(c)})]"
        b.p.step("choose a ring", f"out = {options}", f"if out: ask(s, you, 'choose a ring', out, {reg}, this)",
                 f"else: r[{reg}] = -1")  # fmt: skip
        return f"({self.do.ring_events(c, f'r[{reg}]')} if r[{reg}] >= 0 else [])"

    def could(self, c: Scope) -> str:
        return self.do.ring_could(c, self.what.source(c))

    def could_now(self, r: Reading) -> bool:
        return self.do.ring_could_now(r, self.what.rings(r))

    def english(self, v: Voice) -> str:
        return self.do.ring_english(v, self.what.english(v))


@node
class SwitchContestedRing(OnRing):
    """It changes places with the contested ring; the conflict keeps its type."""

    def ring_events(self, c: Scope, ring: str) -> str:
        return f"about({ev.SWITCH_RING}, {c.you}, {ring}, {c.this}, {ACT}, 0)"

    def ring_could(self, c: Scope, rings: str) -> str:
        return f"(s.con[{ON}] and {CONTESTED} in s.ring_of and {rings})"

    def ring_could_now(self, r: Reading, rings: set[int]) -> bool:
        return bool(r.s.con[ON] and CONTESTED in r.s.ring_of and rings)

    def ring_english(self, v: Voice, ring: str) -> str:
        return f"switch the contested ring with {ring}"


def unclaimed_rings(s: Game) -> int:
    """The rings in the unclaimed pool, as a set."""
    return sum(1 << i for i, who in enumerate(s.ring_of) if who == UNCLAIMED)
