"""Digging through a deck for a card, and putting it into a province."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.questions import Purpose
from gorin.language.english import Voice, article
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import into_slot
from gorin.rulesets.lcg.state import SLOTS, Game
from gorin.rulesets.lcg.words.deeds import ACT, Deed


@node
class DigIntoProvince(Deed):
    """Discard cards from your dynasty deck until you discard such a card. Then, discard a card in one of your provinces
    but the stronghold's, and put what was found there, faceup. Decision: if nothing is found, no province is
    emptied."""

    what: Query

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        answer = p.new("c")
        dug, found, slot = p.new("i"), p.new("i"), p.new("i")  # numbers: cards that move would leave a set
        p.step(
            "dig",
            f"r[{dug}], r[{found}] = dug_until(s, {c.you}, {self.what.source(c)}); r[{slot}] = -1",
            f"ev = dug_up(s, {c.you}, r[{dug}], {c.this}, {ACT})",
            "if ev: emit(s, tuple(ev))",
        )
        there = f"in_own_provinces(s, {c.you})"
        p.step(
            "which goes",
            f"if r[{found}] & p[{facts.DISCARD}] and {there}: "
            f"ask_card(s, {c.you}, 'choose', {there}, {answer}, about=this)",
            f"else: r[{answer}] = -1",
            asks=Purpose(self),
        )
        p.step(
            "it goes",
            f"if r[{answer}] >= 0: r[{slot}] = s.slot[r[{answer}]]",
            f"ev = emptied(s, r[{answer}], {c.you}, {c.this}, {ACT})",
            "if ev: emit(s, tuple(ev))",
        )
        return f"laid_at(r[{found}] & p[{facts.DISCARD}], r[{slot}], {c.you}, {c.this}, {ACT})"

    def could(self, c: Scope) -> str:
        return f"(s.zones[{c.you} * 2 + 1] != [])"

    def could_now(self, r: Reading) -> bool:
        return bool(r.s.zones[r.you * 2 + 1])

    def english(self, v: Voice) -> str:
        kind = v.noun(self.what).removesuffix(" card")
        return (
            f"discard cards from your dynasty deck until you discard {article(f'{kind} card')}. Then, discard a card "
            f"in a non-stronghold province you control and put the discarded {kind} card into that province, faceup"
        )


@called()
def dug_until(s: Game, who: int, such: int) -> tuple[int, int]:
    """The cards from the top of a dynasty deck to the first such card, and that card; all of them if there is none."""
    dug = 0
    for c in reversed(s.zones[who * 2 + 1]):
        dug |= 1 << c
        if such >> c & 1:
            return dug, 1 << c
    return dug, 0


@called()
def dug_up(s: Game, who: int, mask: int, source: int, act: int) -> list[Event]:
    """They are discarded, the top card first."""
    return [Event(ev.DISCARD, c, who, 0, source, act) for c in reversed(s.zones[who * 2 + 1]) if mask >> c & 1]


@called()
def in_own_provinces(s: Game, who: int) -> int:
    """The dynasty cards in a player's provinces, but not the stronghold's."""
    out = 0
    for slot in range(who * SLOTS + 1, who * SLOTS + SLOTS):
        if s.province[slot] >= 0:
            out |= s.lying[slot]
    return out


@called()
def emptied(s: Game, c: int, who: int, source: int, act: int) -> list[Event]:
    """This card is discarded from its province: a holding that is in play leaves it."""
    if c < 0:
        return []
    return [Event(ev.LEAVE if s.p[facts.IN_PLAY] >> c & 1 else ev.DISCARD, c, who, ev.DISCARDED, source, act)]


@called(reads=())
def laid_at(mask: int, slot: int, who: int, source: int, act: int) -> list[Event]:
    """What was found goes faceup into that province."""
    return [Event(ev.LAY, c, who, into_slot(slot, True), source, act) for c in bits(mask)] if slot >= 0 else []
