"""Decks: looking, searching, revealing, shuffling, and cards that change places in provinces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.kernel.bits import mask_of
from gorin.kernel.derive import derive
from gorin.kernel.events import Event
from gorin.kernel.faces import mix_faces
from gorin.kernel.questions import Purpose
from gorin.kernel.turns import in_order
from gorin.kernel.zones import reveal_to
from gorin.language.english import Noun, Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, node
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import INTO_SLOT, entering
from gorin.rulesets.lcg.fields import OUT_OF_PLAY
from gorin.rulesets.lcg.lasting.kinds import AS_IN_HAND
from gorin.rulesets.lcg.state import PERIODS, SLOTS, Game
from gorin.rulesets.lcg.words.deeds import ACT, Deed, OnCards, reach, reached
from gorin.rulesets.lcg.words.phrases import to_owner

DECKS = {"conflict": 0, "dynasty": 1}


@called()
def top_of(s: Game, who: int, deck: int, n: int) -> int:
    """The top n cards of a deck, as a set; fewer if there are fewer."""
    zone = s.zones[who * 2 + deck]
    return mask_of(zone[max(0, len(zone) - n) :])


@called()
def look(s: Game, who: int, deck: int, n: int, seats: int) -> int:
    """These players see the top n cards of somebody's deck."""
    mask = top_of(s, who, deck, n)
    reveal_to(s, seats, mask)
    return mask


@called()
def shuffle_deck(s: Game, who: int, deck: int) -> None:
    """Shuffle one player's deck: nobody knows its cards any more."""
    mix_faces(s, s.zones[who * 2 + deck])
    derive(s)


@node
class Search(Deed):
    """Search the top cards of your deck for a card, add it to your hand, shuffle. What must fit is shown."""

    n: int
    what: Query | None = None
    deck: str = "conflict"
    shown: bool = False  # whatever it is

    def wrong(self) -> Iterator[str]:
        if self.shown and self.what is not None:
            yield "Search.shown: what has to fit is shown anyway."

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        seen, answer = p.new("m"), p.new("c")
        deck = DECKS[self.deck]
        p.step("look", f"r[{seen}] = look(s, you, {deck}, {self.n}, 1 << you)")
        fits = f"r[{seen}]" if self.what is None else f"r[{seen}] & {self.what.source(c)}"
        p.step("search", f"ask_card(s, you, 'search', {fits}, {answer}, True, this)", asks=Purpose(self))
        show = (
            "" if self.what is None and not self.shown else f"if r[{answer}] >= 0: reveal_to(s, -1, 1 << r[{answer}])"
        )
        found = f"[Event({ev.TO_HAND}, r[{answer}], you, 0, this, {ACT})] if r[{answer}] >= 0 else []"
        p.step("found", show, f"ev = {found}", "if ev: emit(s, tuple(ev))")
        p.step("shuffle", f"shuffle_deck(s, you, {deck})")
        return ""

    def could(self, c: Scope) -> str:
        return f"(s.zones[{c.you} * 2 + {DECKS[self.deck]}] != [])"

    def could_now(self, r: Reading) -> bool:
        return bool(r.s.zones[r.you * 2 + DECKS[self.deck]])

    def english(self, v: Voice) -> str:
        what = "a card" if self.what is None else v.some(self.what)
        what += "" if self.what is None and not self.shown else ", reveal it,"
        return f"search the top {self.n} cards of your {self.deck} deck for {what} and add it to your hand. Shuffle"


@node
class LookAtTop(Deed):
    """Look at the top cards of your conflict deck, add one to your hand, put the rest on the bottom."""

    n: int

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        seen, answer = p.new("m"), p.new("c")
        p.step("look", f"r[{seen}] = look(s, you, 0, {self.n}, 1 << you)")
        p.step("choose", f"ask_card(s, you, 'add to your hand', r[{seen}], {answer}, about=this)", asks=Purpose(self))
        rest = f"r[{seen}] & ~(1 << r[{answer}])"
        taken = f"[Event({ev.TO_HAND}, r[{answer}], you, 0, this, {ACT})]"
        return f"({taken} + each({rest}, {ev.PUT_UNDER}, you, 0, this, {ACT}, 0) if r[{answer}] >= 0 else [])"

    def could(self, c: Scope) -> str:
        return f"(s.zones[{c.you} * 2] != [])"

    def could_now(self, r: Reading) -> bool:
        return bool(r.s.zones[r.you * 2])

    def english(self, v: Voice) -> str:
        return (
            f"look at the top {self.n} cards of your conflict deck. Add 1 of those cards to your hand and place the "
            "other on the bottom of your conflict deck"
        )


@node
class OneFromEachDeck(Deed):
    """Reveal the top cards of each player's conflict deck; one of each goes to its owner's hand; shuffle."""

    n: int

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        turn, seen, chosen, answer = p.new("i"), p.new("m"), p.new("m"), p.new("c")
        again, out = p.fresh("each"), p.fresh("all")
        p.step("reveal", f"reveal_tops(s, {self.n})", f"r[{turn}] = 0; r[{chosen}] = 0")
        p.label(again)
        p.step("whose", go(out, f"if r[{turn}] >= len(in_order(s)):"),
               f"else: r[{seen}] = top_of(s, in_order(s)[r[{turn}]], 0, {self.n})")  # fmt: skip
        p.step("choose", f"ask_card(s, you, 'choose', r[{seen}], {answer}, about=this)", asks=Purpose(self))
        p.step("chosen", go(again, f"r[{turn}] += 1;"), f"if r[{answer}] >= 0: r[{chosen}] |= 1 << r[{answer}]")
        p.label(out)
        p.step("to hands", f"ev = owners_take(s, r[{chosen}], this, {ACT})", "if ev: emit(s, tuple(ev))")
        p.step("shuffle", "for q in in_order(s): shuffle_deck(s, q, 0)")
        return ""

    def could(self, c: Scope) -> str:
        return "any([s.zones[q * 2] for q in in_order(s)])"

    def could_now(self, r: Reading) -> bool:
        return any(r.s.zones[q * 2] for q in in_order(r.s))

    def english(self, v: Voice) -> str:
        return (
            f"reveal the top {self.n} cards of each player's conflict deck. Choose 1 revealed card owned by each "
            "player and add it to its owner's hand. Shuffle"
        )


@called()
def reveal_tops(s: Game, n: int) -> None:
    for q in in_order(s):
        look(s, q, 0, n, (1 << s.box.seats) - 1)


@called()
def owners_take(s: Game, mask: int, source: int, act: int) -> list[Event]:
    """Each card to its owner's hand."""
    return [Event(ev.TO_HAND, c, s.owner[c], 0, source, act) for c in range(len(s.kind)) if mask >> c & 1]


@node
class ReturnToDeck(OnCards):
    """Return cards to the top or bottom of their owners' decks."""

    what: Query
    top: bool = True
    kind = ev.LEAVE
    asked = "return to a deck"

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & p[{facts.IN_PLAY}])"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "in play")

    def amount(self, c: Scope) -> str:
        return str(ev.DECK_TOP if self.top else ev.DECK_BOTTOM)

    def english(self, v: Voice) -> str:
        return f"return {self.object(v)} to the {'top' if self.top else 'bottom'} of its owner's deck"


@node
class ShuffleIntoDeck(OnCards):
    """Shuffle a card in a province back into its deck (a cost); PAID's place is remembered for what follows."""

    what: Query
    kind = ev.SHUFFLE_IN
    asked = "shuffle into its deck"

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & p[{facts.IN_PROVINCE}])"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "in province")

    def english(self, v: Voice) -> str:
        return f"shuffle {self.object(v)} back into your dynasty deck"


@node
class ShuffleIn(Deed):
    """Shuffle cards into their owners' decks: those in play leave it by this."""

    what: Query
    takes = True

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        left = f"each({m} & p[{facts.IN_PLAY}], {ev.LEAVE}, {c.you}, {ev.SHUFFLED}, {c.this}, {ACT}, {tag})"
        return f"({left} + each({m} & ~p[{facts.IN_PLAY}], {ev.SHUFFLE_IN}, {c.you}, 0, {c.this}, {ACT}, {tag}))"

    def could(self, c: Scope) -> str:
        return f"({reach(self.what, c)} & ~p[{facts.DECK}])"

    def could_now(self, r: Reading) -> bool:
        return any(not r.words.has(r.s, card, "in deck") for card in reached(r, self.what))

    def english(self, v: Voice) -> str:
        what = v.object(self.what, self.takes)
        return f"shuffle {what} into {to_owner(what, 'deck')}"


@node
class PutHoldingThere(Deed):
    """Put a holding into play in the province from which the cost was paid."""

    what: Query

    def events(self, c: Scope, tag: str = "0") -> str:
        place = c.need("place", "the place of PAID")
        return f"into_slot({c.words.cards(self.what, c)}, {c.you}, {place}, {c.this}, {ACT})"

    def could(self, c: Scope) -> str:
        return f"({c.words.cards(self.what, c)} & ~p[{facts.IN_PLAY}])"

    def could_now(self, r: Reading) -> bool:
        return any(not r.words.has(r.s, card, "in play") for card in r.cards(self.what))

    def english(self, v: Voice) -> str:
        return f"put {v.the(self.what)} into play in that province"


@called(reads=())
def into_slot(mask: int, you: int, slot: int, source: int, act: int) -> list[Event]:
    """A holding enters play in a province."""
    c = mask.bit_length() - 1
    return [Event(ev.ENTER, c, you, entering(INTO_SLOT, at=slot), source, act)] if mask and slot >= 0 else []


@node
class SwitchPlaces(Deed):
    """Two cards in provinces change places."""

    one: Query
    what: Query

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"swap({self.one.source(c)}, {c.words.cards(self.what, c)}, {c.you}, {c.this}, {ACT})"

    def could(self, c: Scope) -> str:
        return f"swappable(s, {self.one.source(c)}, {c.words.cards(self.what, c)})"

    def could_now(self, r: Reading) -> bool:
        mine = {r.s.slot[x] for x in r.members(self.one)} - {-1}
        others = [x for x in r.cards(self.what) if r.s.slot[x] not in mine]
        return bool(mine) and any(r.words.has(r.s, x, "in province") for x in others)

    def english(self, v: Voice) -> str:
        return f"switch {v.the(self.one)} with {v.the(self.what)}"


@called(reads=())
def swap(one: int, other: int, you: int, source: int, act: int) -> list[Event]:
    a, b = one.bit_length() - 1, other.bit_length() - 1
    return [Event(ev.SWAP, a, you, b, source, act)] if one and other else []


@called()
def swappable(s: Game, one: int, other: int) -> int:
    """Those of the second set that lie in another province than the first."""
    slot = s.slot[one.bit_length() - 1] if one else -1
    out = 0
    for c in range(len(s.kind)):
        if other >> c & 1 and s.p[facts.IN_PROVINCE] >> c & 1 and s.slot[c] != slot:
            out |= 1 << c
    return out if slot >= 0 else 0


@node
class InUnbrokenProvince(Query):
    """Cards lying in provinces that are not broken."""

    def source(self, c: Scope) -> str:
        return "in_unbroken(s)"

    def has(self, r: Reading, card: int) -> bool:
        slot = r.s.slot[card]
        return bool(
            r.words.has(r.s, card, "in province") and slot >= 0 and not r.words.has(r.s, r.s.province[slot], "broken")
        )

    def noun(self, v: Voice) -> Noun:
        return Noun(place="in one of {} unbroken provinces")


@called(reads=OUT_OF_PLAY | {facts.BROKEN})
def in_unbroken(s: Game) -> int:
    """The dynasty cards in unbroken provinces."""
    out = 0
    for slot in range(SLOTS * s.box.seats):
        c = s.province[slot]
        if c >= 0 and not s.p[facts.BROKEN] >> c & 1:
            out |= s.lying[slot]
    return out


@node
class RevealTopToPlay(Deed):
    """Reveal the top card of your conflict deck; until a period ends you may play it as if it were in your hand."""

    until: str = "phase"

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("reveal", f"look(s, {c.you}, 0, 1, (1 << s.box.seats) - 1)")
        top = f"top_of(s, {c.you}, 0, 1)"
        return f"[lasting({AS_IN_HAND}, {top}, 0, {c.this}, {PERIODS[self.until]}, {c.you})]"

    def could(self, c: Scope) -> str:
        return f"(s.zones[{c.you} * 2] != [])"

    def could_now(self, r: Reading) -> bool:
        return bool(r.s.zones[r.you * 2])

    def english(self, v: Voice) -> str:
        return (
            f"reveal the top card of your conflict deck. Until the end of the {self.until}, you may play that card as "
            "if it were in your hand"
        )
