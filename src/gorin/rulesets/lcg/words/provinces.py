"""Provinces in words: which ones, which cards in them, turned over, broken, restored, filled."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.language.english import Noun, Voice, article, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Query, node
from gorin.language.numbers import Num
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import into_slot
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.provinces.breaking import (
    adjacent,
    broke,
    lying_in,
    may_hide,
    may_move,
    provinces_under,
    stronghold_provinces,
)
from gorin.rulesets.lcg.rings.pools import elements_of
from gorin.rulesets.lcg.state import ON, TYPE, Game
from gorin.rulesets.lcg.words.conditions import TYPES
from gorin.rulesets.lcg.words.deeds import ACT, Deed, OnCards
from gorin.rulesets.lcg.words.rings import RingQuery, elements_on
from gorin.rulesets.lcg.words.sets import OwnProvince
from gorin.rulesets.lcg.words.triggers import Heard, PlainlyHeard

# --- which ----------------------------------------------------------------------------------------------------------


@node
class AdjacentProvinces(Query):
    """The provinces next to others in their row: to this card's own, unless said otherwise."""

    of: Query = OwnProvince()

    def source(self, c: Scope) -> str:
        return f"adjacent(s, {self.of.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(adjacent(r.s, sum(1 << x for x in r.members(self.of))) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        if isinstance(self.of, OwnProvince):
            return Noun(head="province", before=["adjacent"])
        return Noun(head="province", after=[f"adjacent to {v.some(self.of)}"])


@node
class StrongholdProvinces(Query):
    """The provinces under strongholds."""

    def source(self, c: Scope) -> str:
        return "stronghold_provinces(s)"

    def has(self, r: Reading, card: int) -> bool:
        return bool(stronghold_provinces(r.s) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(before=["stronghold"])


@node
class CardsIn(Query):
    """The dynasty cards that lie in provinces of a set, holdings in play among them."""

    of: Query
    away = True

    def source(self, c: Scope) -> str:
        return f"lying_in(s, {c.words.cards(self.of, c)})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(lying_in(r.s, sum(1 << x for x in r.cards(self.of))) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"in {v.some(self.of)}"])


@node
class ProvinceOf(Query):
    """The provinces in which cards lie."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"provinces_under(s, {self.of.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(provinces_under(r.s, sum(1 << x for x in r.members(self.of))) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        if self.of.noun(v).fixed:
            return Noun(fixed=f"{possessive(v.the(self.of))} province")
        return Noun(head="province", after=[f"with {v.some(self.of)} in it"])


@node
class SharesElement(Query):
    """Provinces that share an element with a ring of a set."""

    rings: RingQuery

    def source(self, c: Scope) -> str:
        return f"with_elements(s, elements_of(s, {self.rings.source(c)}))"

    def has(self, r: Reading, card: int) -> bool:
        rings = sum(1 << i for i in self.rings.rings(r))
        return bool(r.words.has(r.s, card, "province") and elements_on(r.s, 1 << card) & elements_of(r.s, rings))

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"that shares an element with {self.rings.english(v)}"])


# --- turned over, broken, restored ----------------------------------------------------------------------------------


@node
class RevealProvince(OnCards):
    """Turn facedown provinces faceup."""

    what: Query
    kind = ev.REVEAL
    verb = "reveal"

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & {c.words.plane('unrevealed')})"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "unrevealed")


@node
class TurnFacedown(OnCards):
    """Turn provinces facedown."""

    what: Query
    kind = ev.TURN_FACEDOWN
    asked = "turn facedown"

    def able(self, m: str, c: Scope) -> str:
        return f"may_hide(s, {m})"

    def able_now(self, r: Reading, card: int) -> bool:
        return bool(may_hide(r.s, 1 << card))

    def english(self, v: Voice) -> str:
        return f"turn {self.object(v)} facedown"


@node
class LookAtProvince(Deed):
    """You look at facedown provinces, and know them from now on."""

    what: Query

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("look", f"reveal_to(s, 1 << {c.you}, {c.words.cards(self.what, c)})")
        return ""

    def could(self, c: Scope) -> str:
        return f"({c.words.cards(self.what, c)} & {c.words.plane('unrevealed')})"

    def could_now(self, r: Reading) -> bool:
        return any(r.words.has(r.s, card, "unrevealed") for card in r.cards(self.what))

    def english(self, v: Voice) -> str:
        return f"look at {v.object(self.what)}"


@node
class BreakProvince(OnCards):
    """Break provinces outside of conflict resolution: their controllers' opponents have broken them."""

    what: Query
    kind = ev.BREAK
    verb = "break"

    def able(self, m: str, c: Scope) -> str:
        free = f"~{bars.barred_source(bars.BREAKING, c.you)}"
        return f"({m} & p[{facts.PROVINCE}] & ~p[{facts.BROKEN}] & {free})"

    def able_now(self, r: Reading, card: int) -> bool:
        whole = r.words.has(r.s, card, "province") and not r.words.has(r.s, card, "broken")
        return whole and not bars.barred(r.s, bars.BREAKING, r.you) >> card & 1


@node
class RestoreProvince(OnCards):
    """Restore broken provinces."""

    what: Query
    kind = ev.RESTORE
    verb = "restore"

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & p[{facts.BROKEN}])"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "broken")


# --- cards in provinces ---------------------------------------------------------------------------------------------


@node
class FillProvince(Deed):
    """Fill provinces with cards from their players' dynasty decks, facedown or faceup, whatever lies there already; or
    refill those that are empty."""

    what: Query
    n: Number = Num(1)
    faceup: bool = False
    empty: bool = False  # "refill"

    def events(self, c: Scope, tag: str = "0") -> str:
        kind = ev.REFILL if self.empty else ev.FILL
        cards = c.words.cards(self.what, c)
        return f"fill_slots(s, {cards}, {kind}, {self.n.source(c)}, {self.faceup}, {c.this}, {ACT})"

    def could(self, c: Scope) -> str:
        return f"fillable(s, {c.words.cards(self.what, c)}, {self.empty})"

    def could_now(self, r: Reading) -> bool:
        s = r.s
        provinces = [x for x in r.cards(self.what) if r.words.has(s, x, "province")]
        return any(s.slot[x] >= 0 and not (self.empty and s.lying[s.slot[x]]) for x in provinces)

    def english(self, v: Voice) -> str:
        n = "" if self.n == Num(1) else f" with {self.n.english(v)} cards"
        how = " faceup" if self.faceup else ""
        return f"{'refill' if self.empty else 'fill'} {v.object(self.what)}{n}{how}"


@node
class PutInProvince(Deed):
    """Put cards from anywhere into a province, faceup unless said otherwise."""

    what: Query
    into: Query
    faceup: bool = True

    def events(self, c: Scope, tag: str = "0") -> str:
        cards, into = c.words.cards(self.what, c), c.words.cards(self.into, c)
        return f"put_there(s, {cards}, {into}, {ev.LAY}, {self.faceup}, {c.you}, {c.this}, {ACT})"

    def could(self, c: Scope) -> str:
        return f"({c.words.cards(self.what, c)} if {c.words.cards(self.into, c)} else 0)"

    def could_now(self, r: Reading) -> bool:
        return bool(r.cards(self.what) and r.cards(self.into))

    def english(self, v: Voice) -> str:
        return f"put {v.object(self.what)} into {v.the(self.into)}" + (" faceup" if self.faceup else "")


@node
class MoveToProvince(Deed):
    """Move cards from the provinces where they lie to another."""

    what: Query
    into: Query

    def events(self, c: Scope, tag: str = "0") -> str:
        cards, into = c.words.cards(self.what, c), c.words.cards(self.into, c)
        return f"put_there(s, may_move(s, {cards}), {into}, {ev.MOVE_SLOT}, False, {c.you}, {c.this}, {ACT})"

    def could(self, c: Scope) -> str:
        return f"movable_into(s, {c.words.cards(self.what, c)}, {c.words.cards(self.into, c)})"

    def could_now(self, r: Reading) -> bool:
        s = r.s
        cards = [x for x in r.cards(self.what) if may_move(s, 1 << x)]
        return any(s.slot[x] != s.slot[y] for x in cards for y in r.cards(self.into))

    def english(self, v: Voice) -> str:
        return f"move {v.object(self.what)} to {v.the(self.into)}"


# --- triggers -------------------------------------------------------------------------------------------------------


class TurnedFacedown(PlainlyHeard, kinds=(ev.TURN_FACEDOWN,), says="after {} is turned facedown"):
    """After such a province is turned facedown."""


class WouldBreak(PlainlyHeard, kinds=(ev.BREAK,), says="when {} would be broken"):
    """When such a province would be broken."""

    would = True


@node
class YouBreak(Heard):
    """After you break a province, or an opponent breaks one of yours; during a conflict (of a type) in which a card
    participates, if it says so."""

    opponent: bool = False
    type: str = ""
    participating: Query | None = None
    kinds = (ev.BREAK,)

    def test(self, c: Scope) -> str:
        tests = [f"s.holder[e.card] == {c.you}" if self.opponent else f"broke(s, e, {c.you})"]
        if self.type:
            tests.append(f"s.con[{ON}] and s.con[{TYPE}] == {TYPES[self.type]}")
        if self.participating is not None:
            tests.append(f"({self.participating.source(c)} & {c.words.plane('participating')})")
        return "(" + " and ".join(tests) + ")"

    def met(self, r: Reading) -> bool:
        if not (r.s.holder[r.event.card] == r.you if self.opponent else broke(r.s, r.event, r.you)):
            return False
        if self.type and not (r.s.con[ON] and r.s.con[TYPE] == TYPES[self.type]):
            return False
        who = self.participating
        return who is None or any(r.words.has(r.s, c, "participating") for c in r.members(who))

    def english(self, v: Voice) -> str:
        text = "after an opponent breaks one of your provinces" if self.opponent else "after you break a province"
        if self.type or self.participating is not None:
            text += f" during {article(f'[{self.type}] conflict' if self.type else 'conflict')}"
        if self.participating is not None:
            text += f" in which {v.some(self.participating)} is participating"
        return text


# --- what generated code calls --------------------------------------------------------------------------------------


@called(reads=(facts.FACEUP,))
def with_elements(s: Game, elements: int) -> int:
    """The provinces that have one of these elements."""
    out = 0
    for i in bits(elements):
        out |= s.p[facts.AIR + i]
    return out & s.p[facts.PROVINCE] & s.p[facts.FACEUP]


@called()
def fillable(s: Game, mask: int, empty: bool) -> int:
    """Those of a set of provinces that can be filled (or refilled)."""
    out = 0
    for c in bits(mask & s.p[facts.PROVINCE]):
        if s.slot[c] >= 0 and not (empty and s.lying[s.slot[c]]):
            out |= 1 << c
    return out


@called()
def fill_slots(s: Game, mask: int, kind: int, n: int, faceup: bool, source: int, act: int) -> list[Event]:
    slots = [s.slot[c] for c in bits(fillable(s, mask, False))]  # what is refilled may be emptied in this very window
    return [
        Event(kind, -1, s.holder[s.province[x]], into_slot(x, faceup), source, act) for x in slots for _ in range(n)
    ]


@called()
def put_there(s: Game, mask: int, into: int, kind: int, faceup: bool, you: int, source: int, act: int) -> list[Event]:
    """Each card of a set goes into the province of another."""
    if not into:
        return []
    slot = into_slot(s.slot[bits(into)[0]], faceup)
    return [Event(kind, c, you, slot, source, act) for c in bits(mask)]


@called()
def movable_into(s: Game, mask: int, into: int) -> int:
    """Those of a set that could move into another province."""
    slots = {s.slot[c] for c in bits(into)}
    return sum(1 << c for c in bits(may_move(s, mask)) if slots - {s.slot[c]})
