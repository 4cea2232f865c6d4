"""Words about attachments: moving them to another bearer, putting them into play on one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.machine import ask_card
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, Text, declares, node
from gorin.language.scope import Scope
from gorin.language.sets import This
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.copies import may_enter
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import ON_HOST
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.prohibitions.attachments import bearers
from gorin.rulesets.lcg.rings.bearers import ask_for_ring, ring_bearers
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.deeds import ACT, Deed


@called()
def attachable(s: Game, mask: int, onto: int) -> int:
    """Attachments of a set in play that could be moved to another bearer among those."""
    out = 0
    for c in bits(mask & s.p[facts.IN_PLAY] & s.p[facts.ATTACHMENT]):
        here = 1 << s.host[c] if s.host[c] >= 0 else 0
        if bearers(s, c, s.holder[c]) & onto & ~here:
            out |= 1 << c
    return out


@node
class MoveAttachment(Deed):
    """Attach attachments in play to another bearer."""

    of: Query
    onto: Query

    def events(self, c: Scope, tag: str = "0") -> str:
        of, onto = c.words.cards(self.of, c), c.words.cards(self.onto, c)
        return f"each({of}, {ev.ATTACH}, {c.you}, low({onto}), {c.this}, {ACT}, {tag}) if {onto} else []"

    def build(self, b: Any, c: Scope) -> str:
        return f"({self.events(c)})"

    def could(self, c: Scope) -> str:
        return f"attachable(s, {c.words.cards(self.of, c)}, {c.words.cards(self.onto, c)})"

    def could_now(self, r: Reading) -> bool:
        return bool(attachable(r.s, r.mask(self.of), r.mask(self.onto)))

    def english(self, v: Voice) -> str:
        return f"attach {v.object(self.of)} to {v.the(self.onto)}"


@called()
def eligible_bearers(s: Game, c: int, onto: int) -> int:
    """Those of a set that could bear an attachment in play besides the one that bears it."""
    here = 1 << s.host[c] if s.host[c] >= 0 else 0
    return bearers(s, c, s.holder[c]) & onto & ~here if c >= 0 else 0


@node
class MoveToEligible(Deed):
    """Attach an attachment in play to another bearer that may bear it, which you choose as the effect resolves."""

    of: Query
    onto: Query

    def build(self, b: Any, c: Scope) -> str:
        card, host = b.p.new("i"), b.p.new("c")
        onto = f"eligible_bearers(s, r[{card}], {c.words.cards(self.onto, c)})"
        b.p.step("which", f"m = {c.words.cards(self.of, c)}", f"r[{card}] = low(m) if m else -1", f"r[{host}] = -1")
        b.p.step("attach to", f"if {onto}: ask_card(s, {c.you}, 'attach to', {onto}, {host}, about=r[{card}])")
        return f"([Event({ev.ATTACH}, r[{card}], {c.you}, r[{host}], this, {ACT})] if r[{host}] >= 0 else [])"

    def could(self, c: Scope) -> str:
        return f"attachable(s, {c.words.cards(self.of, c)}, {c.words.cards(self.onto, c)})"

    def could_now(self, r: Reading) -> bool:
        return bool(attachable(r.s, r.mask(self.of), r.mask(self.onto)))

    def english(self, v: Voice) -> str:
        return f"move {v.the(self.of)} to an eligible {v.noun(self.onto)}"


@called()
def put_on(s: Game, mask: int, onto: int, you: int) -> int:
    """Attachments of a set out of play that could be put into play on a bearer among those (-1: on any, rings too)."""
    out = 0
    for c in bits(mask & s.p[facts.ATTACHMENT] & ~s.p[facts.IN_PLAY] & ~bars.barred(s, bars.ENTERING, you)):
        if may_enter(s, c, you) and (bearers(s, c, you) & onto or (onto < 0 and ring_bearers(s, c, you))):
            out |= 1 << c
    return out


@called()
def ask_bearer(s: Game, you: int, c: int, onto: int, reg: int) -> None:
    """What an attachment goes on: a card of a set, or (-1) any card or ring that may bear it."""
    cards = bearers(s, c, you) & onto
    rings = ring_bearers(s, c, you) if onto < 0 else 0
    if rings and not cards:
        ask_for_ring(s, you, rings, reg, c)
    else:
        ask_card(s, you, "attach to", cards, reg, about=c)


@declares(stands_on=("attachment",))
@node
class PlayedOnlyOn(Text):
    """A term of playing, not of bearing: it is played only on such a card, and stays there whatever becomes of it."""

    what: Query

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "played_onto", c.words.cards(self.what, c)

    def english(self, v: Voice) -> str:
        return f"Play only on {v.some(self.what)}."


@node
class PutOn(Deed):
    """Put an attachment into play on an eligible bearer, which its player chooses if there are several."""

    what: Query
    onto: Query | None = None
    takes = True

    def hosts(self, c: Scope) -> str:
        return c.words.cards(self.onto, c) if isinstance(self.onto, Query) else "-1"

    def build(self, b: Any, c: Scope) -> str:
        card, host = b.p.new("i"), b.p.new("c")
        able = f"put_on(s, {c.words.cards(self.what, c)}, {self.hosts(c)}, {c.you})"
        b.p.step("which", f"r[{card}] = low({able}) if {able} else -1", f"r[{host}] = -1")
        b.p.step("attach to", f"if r[{card}] >= 0: ask_bearer(s, {c.you}, r[{card}], {self.hosts(c)}, {host})")
        n = f"entering({ON_HOST}, 0, r[{host}])"
        return f"([Event({ev.ENTER}, r[{card}], {c.you}, {n}, this, {ACT})] if r[{host}] != -1 else [])"

    def could(self, c: Scope) -> str:
        return f"put_on(s, {c.words.cards(self.what, c)}, {self.hosts(c)}, {c.you})"

    def could_now(self, r: Reading) -> bool:
        onto = r.mask(self.onto) if isinstance(self.onto, Query) else -1
        return bool(put_on(r.s, r.mask(self.what), onto, r.you))

    def english(self, v: Voice) -> str:
        on = v.some(self.onto) if self.onto is not None else "an eligible card"
        whence = f" from {v.whence}" if v.whence and isinstance(self.what, This) else ""
        return f"put {v.object(self.what, self.takes)} into play{whence} attached to {on}"
