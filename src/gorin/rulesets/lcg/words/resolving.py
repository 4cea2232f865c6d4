"""Words about ring effects: resolving one, several in turn, or something else instead."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.questions import Purpose
from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Effect, Number, Player, declares, node
from gorin.language.numbers import Num
from gorin.language.players import You
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.conflict.ring_effects import ring_choices
from gorin.rulesets.lcg.rings.numbers import resolved_element, ring_set
from gorin.rulesets.lcg.state import ELEMENT_NAMES, Game
from gorin.rulesets.lcg.words.deeds import Deed
from gorin.rulesets.lcg.words.phrases import conjugate
from gorin.rulesets.lcg.words.ring_effects import ask_ring
from gorin.rulesets.lcg.words.rings import RingQuery, ThatRing
from gorin.rulesets.lcg.words.triggers import Heard

AS_ATTACKER = " as if you were the attacking player"


@node
class ResolveRing(Deed):
    """A player resolves the effect of a ring: of one of its elements, or each of them."""

    what: RingQuery = ThatRing()
    who: Player = You()
    each: bool = False

    def build(self, b: Any, c: Scope) -> str:
        rings, who = self.what.source(c), self.who.source(c)
        b.p.step(
            "resolve the ring", f"if {rings} and {who} >= 0: resolve_ring(s, {who}, low({rings}), False, {self.each})"
        )
        return ""

    def could(self, c: Scope) -> str:
        return f"rings_resolvable(s, {self.what.source(c)}, {self.who.source(c)})"

    def could_now(self, r: Reading) -> bool:
        rings = sum(1 << i for i in self.what.rings(r))
        return bool(rings_resolvable(r.s, rings, self.who.seat(r)))

    def english(self, v: Voice) -> str:
        effect = "effects" if self.each else "effect"
        ring, resolve = self.what.english(v), conjugate(v, self.who, "resolve")
        return (
            f"{resolve} the {effect} of {ring}" if self.what.parts(v)[1] else f"{resolve} {possessive(ring)} {effect}"
        )


@node
class ResolveRings(Deed):
    """Resolve the effects of so many rings (or up to so many), one after the other, each completely."""

    what: RingQuery
    n: Number = Num(1)
    up_to: bool = False

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        done, left = p.new("i"), p.new("i")
        again, out = p.fresh("ring"), p.fresh("rings")
        p.step("how many rings", f"r[{done}] = 0; r[{left}] = {self.n.source(c)}")
        p.label(again)
        p.step("another ring?", go(out, f"if r[{left}] <= 0:"))
        rings = f"rings_resolvable(s, {self.what.source(c)} & ~r[{done}], {c.you})"
        reg = ask_ring(b, Purpose(self, done, left, self.up_to), rings, c.you, self.up_to)
        p.step(
            "resolve it",
            go(out, f"if r[{reg}] < 0:"),
            "else:",
            go(again, f"    r[{done}] |= 1 << r[{reg}]; r[{left}] -= 1;"),
            f"    resolve_ring(s, {c.you}, r[{reg}], False)",
        )
        p.label(out)
        return ""

    def could(self, c: Scope) -> str:
        return f"rings_resolvable(s, {self.what.source(c)}, {c.you})"

    def could_now(self, r: Reading) -> bool:
        return bool(rings_resolvable(r.s, sum(1 << i for i in self.what.rings(r)), r.you))

    def english(self, v: Voice) -> str:
        n = f"{'up to ' if self.up_to else ''}{self.n.english(v)}"
        one = self.n == Num(1)
        rings = self.what.text(v, many=not one)
        return f"resolve the ring effect{'' if one else 's'} of {n} {rings}{AS_ATTACKER}"


@node
class WouldResolveRing(Heard):
    """When you would resolve a ring effect (of an element)."""

    element: str = ""
    kinds = (ev.RESOLVE_RING,)
    would = True

    def test(self, c: Scope) -> str:
        element = f" and resolved_element(e.n) == {ELEMENT_NAMES.index(self.element)}" if self.element else ""
        return f"(e.player == {c.you}{element})"

    def met(self, r: Reading) -> bool:
        right = not self.element or ELEMENT_NAMES[resolved_element(r.event.n)] == self.element
        return right and r.event.player == r.you

    def english(self, v: Voice) -> str:
        return f"when you would resolve {f'the [{self.element}]' if self.element else 'a'} ring effect"


@declares(needs=("would", "InsteadOfRing answers only an interrupt to something that would happen."))
@node
class InsteadOfRing(Effect):
    """Something else is done instead of resolving the ring effect: effects, or several of them at once."""

    do: tuple[Effect, ...]
    begins = True

    def english(self, v: Voice) -> str:
        return f"instead of the normal ring effect, {v.effects(self.do)}"


@declares(needs=("its ring", "ResolvedRing is the ring of an occurrence: the ability waits for none."))
@node
class ResolvedRing(RingQuery):
    """The ring of the occurrence: the one whose effect would be resolved."""

    def source(self, c: Scope) -> str:
        return f"ring_set({c.event}.n)"

    def rings(self, r: Reading) -> set[int]:
        return set(bits(ring_set(r.event.n)))

    def parts(self, v: Voice) -> tuple[str, str, str]:
        return "", "", "that ring"


@called()
def rings_resolvable(s: Game, rings: int, who: int) -> int:
    """Those of a set of rings whose effects this player could resolve with some change."""
    if who < 0:
        return 0
    return sum(1 << i for i in bits(rings) if ring_choices(s, who, i))
