"""Looking at cards, revealing them, searching whole decks, and putting cards into hands and decks."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.questions import Purpose
from gorin.kernel.views import hidden_from
from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Query, declares, node
from gorin.language.numbers import Num
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.language.sets import All, ControlledBy, Is, Picked
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.places import destinations
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.attaching import PutOn
from gorin.rulesets.lcg.words.deeds import ACT, Deed, OnCards, reach, reached
from gorin.rulesets.lcg.words.phrases import to_owner
from gorin.rulesets.lcg.words.piles import DECKS


@node
class LookAt(Deed):
    """The player looks at cards: from then on they are known to that player, wherever they still lie."""

    what: Query
    chooses = True

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("look", f"reveal_to(s, 1 << {c.you}, {c.words.cards(self.what, c)})")
        return ""

    def could(self, c: Scope) -> str:
        return f"({c.words.cards(self.what, c)} & hidden_from(s, {c.you}))"

    def could_now(self, r: Reading) -> bool:
        return any(hidden_from(r.s, r.you) >> card & 1 for card in r.cards(self.what))

    def english(self, v: Voice) -> str:
        match self.what:
            case All((Is("in hand"), ControlledBy(who))):
                return f"look at {possessive(who.english(v))} hand"
        return f"look at {v.object(self.what)}"


@node
class Reveal(Deed):
    """Cards are shown to everybody; they stay where they are."""

    what: Query

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("reveal", f"reveal_to(s, -1, {c.words.cards(self.what, c)})")
        return ""

    def could(self, c: Scope) -> str:
        return f"({c.words.cards(self.what, c)} & hidden_from_some(s))"

    def could_now(self, r: Reading) -> bool:
        return any(hidden_from_some(r.s) >> card & 1 for card in r.cards(self.what))

    def english(self, v: Voice) -> str:
        return f"reveal {v.object(self.what)}"


@called()
def hidden_from_some(s: Game) -> int:
    """The cards that somebody does not know."""
    out = 0
    for q in bits(s.alive):
        out |= hidden_from(s, q)
    return out


@node
class AddToHand(OnCards):
    """Cards that are out of play go to their owners' hands; a dynasty card to the discard pile instead."""

    what: Query
    takes = True
    kind = ev.TO_HAND
    asked = "take into hand"

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & ~(p[{facts.IN_PLAY}] | p[{facts.HAND}]))"

    def able_now(self, r: Reading, card: int) -> bool:
        return not r.words.has(r.s, card, "in play") and not r.words.has(r.s, card, "in hand")

    def english(self, v: Voice) -> str:
        return f"add {self.object(v)} to {to_owner(self.object(v), 'hand')}"


@node
class PutOnDeck(Deed):
    """Cards go to the top or bottom of a deck: their own, or one that may be of the wrong kind."""

    what: Query
    top: bool = True
    deck: str = ""  # "conflict" or "dynasty"; otherwise each card's own
    takes = True

    def events(self, c: Scope, tag: str = "0") -> str:
        deck = destinations.DECKS[self.deck]
        return f"onto_deck(s, {c.words.cards(self.what, c)}, {deck}, {self.top}, {c.you}, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        return f"off_deck(s, {reach(self.what, c)}, {destinations.DECKS[self.deck]})"

    def could_now(self, r: Reading) -> bool:
        deck = destinations.DECKS[self.deck]
        cards = reached(r, self.what)
        return any(not r.words.has(r.s, x, "in deck") or not destinations.fits(r.s, x, deck) for x in cards)

    def english(self, v: Voice) -> str:
        what = v.object(self.what, self.takes)
        deck = to_owner(what, f"{self.deck} deck".strip())
        return f"place {what} on {'top' if self.top else 'the bottom'} of {deck}"


@declares(binds={"do": ("picked",)})
@node
class SearchDeck(Deed):
    """Search your whole deck for cards, do something with them (PICKED), shuffle. The player may fail to find; what had
    to fit and goes to a hidden place is shown."""

    what: Query
    deck: str = "conflict"
    n: Number = Num(1)
    do: Deed = AddToHand(Picked())

    def build(self, b: Any, c: Scope) -> str:
        p, deck = b.p, DECKS[self.deck]
        found, answer, left = p.new("m"), p.new("c"), p.new("i")
        again, out = p.fresh("search"), p.fresh("found")
        searched = f"mask_of(s.zones[you * 2 + {deck}])"
        p.step("search", f"reveal_to(s, 1 << you, {searched}); r[{found}] = 0; r[{left}] = {self.n.source(c)}")
        p.label(again)
        fits = f"{searched} & {self.what.source(c)} & ~r[{found}]"
        if isinstance(self.do, PutOn):
            fits = f"put_on(s, {fits}, {self.do.hosts(c)}, {c.you})"
        p.step("find", f"if r[{left}] > 0: ask_card(s, you, 'search', {fits}, {answer}, True, this)",
               go(out, "else:"), asks=Purpose(self, found, left, True))  # fmt: skip
        p.step("found", go(again, f"if r[{answer}] >= 0: r[{found}] |= 1 << r[{answer}]; r[{left}] -= 1;"))
        p.label(out)
        show = f"reveal_to(s, -1, r[{found}])" if isinstance(self.do, AddToHand) else ""
        done = self.do.build(b, c.bind(picked=f"r[{found}]"))
        p.step("what is found", show, f"ev = {done}", "if ev: emit(s, tuple(ev))")
        p.step("shuffle", f"shuffle_deck(s, you, {deck})")
        return ""

    def could(self, c: Scope) -> str:
        return f"(s.zones[{c.you} * 2 + {DECKS[self.deck]}] != [])"

    def could_now(self, r: Reading) -> bool:
        return bool(r.s.zones[r.you * 2 + DECKS[self.deck]])

    def english(self, v: Voice) -> str:
        one = self.n == Num(1)
        many = self.n.english(v) if self.n.plain else "X"
        what = v.some(self.what) if one else f"up to {many} {v.noun(self.what, plural=True)}"
        it = "it" if one else "them"
        with v.saying(picked=it):
            do = f" and {self.do.english(v)}"
        if self.do == AddToHand(Picked()):  # what is in your deck is yours, and it is shown
            do = f", reveal {it}, and add {it} to your hand"
        text = f"search your {self.deck} deck for {what}{do}. Shuffle"
        return text if self.n.plain else f"{text}. X is equal to {self.n.english(v)}"
