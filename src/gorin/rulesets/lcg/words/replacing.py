"""Cards in provinces that make room for cards from the top of the deck."""

from __future__ import annotations

from typing import Any

from gorin.kernel.events import Event
from gorin.kernel.questions import Purpose
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import into_slot
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.deeds import ACT, Deed

DYNASTY = 1


@node
class ReplaceFromTop(Deed):
    """Look at the top cards of your dynasty deck, discard a card from a province of yours and put one of those you
    looked at there faceup, at once; shuffle."""

    n: int

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        seen, old, new = p.new("m"), p.new("c"), p.new("c")
        there = f"p[{facts.IN_PROVINCE}] & s.ctl[you]"
        p.step("look", f"r[{seen}] = look(s, you, {DYNASTY}, {self.n}, 1 << you)", f"r[{old}] = r[{new}] = -1")
        p.step("which goes", f"ask_card(s, you, 'choose', {there}, {old}, about=this)", asks=Purpose(self))
        p.step("which comes", f"ask_card(s, you, 'choose', r[{seen}], {new}, about=this)", asks=Purpose(self))
        p.step("exchange", f"ev = exchanged(s, r[{old}], r[{new}], you, this, {ACT})", "if ev: emit(s, tuple(ev))")
        p.step("shuffle", f"shuffle_deck(s, you, {DYNASTY})")
        return ""

    def could(self, c: Scope) -> str:
        return f"(p[{facts.IN_PROVINCE}] & s.ctl[{c.you}])"

    def could_now(self, r: Reading) -> bool:
        cards = range(len(r.s.kind))
        return any(r.s.holder[x] == r.you and r.words.has(r.s, x, "in province") for x in cards)

    def english(self, v: Voice) -> str:
        return (
            f"look at the top {self.n} cards of your dynasty deck. Discard a card from a province you control, and put "
            "one of the looked at cards into that province faceup. Shuffle"
        )


@called()
def exchanged(s: Game, old: int, new: int, you: int, source: int, act: int) -> list[Event]:
    """One card is discarded from its province, another put there faceup."""
    if old < 0:
        return []
    slot = s.slot[old]
    gone = ev.LEAVE if s.p[facts.IN_PLAY] >> old & 1 else ev.DISCARD
    out = [Event(gone, old, you, ev.DISCARDED, source, act)]
    return out if new < 0 else [*out, Event(ev.LAY, new, you, into_slot(slot, True), source, act)]
