"""Putting the top cards of a deck back in another order."""

from __future__ import annotations

from typing import Any

from gorin.kernel.questions import Purpose
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import declares, node
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.deeds import Deed
from gorin.rulesets.lcg.words.piles import DECKS


@declares(strings={"deck": ("deck", tuple(DECKS))})
@node
class ReorderTop(Deed):
    """Look at the top cards of your deck and put them back in any order: the first one chosen lies on top."""

    n: int
    deck: str = "conflict"

    def build(self, b: Any, c: Scope) -> str:
        p, deck = b.p, DECKS[self.deck]
        left, answer, order = p.new("m"), p.new("c"), p.new("i")
        again, out = p.fresh("order"), p.fresh("ordered")
        p.step("look", f"r[{left}] = look(s, {c.you}, {deck}, {self.n}, 1 << {c.you}); r[{order}] = 0")
        p.label(again)
        p.step(
            "next in order",
            go(out, f"if r[{left}].bit_count() < 2:"),
            f"else: ask_card(s, {c.you}, 'next on top', r[{left}], {answer}, about=this)",
            asks=Purpose(self),
        )
        p.step(
            "in order",
            f"r[{order}] += 1; r[{left}] &= ~(1 << r[{answer}])",
            go(again, f"lay_in_deck(s, {c.you}, {deck}, r[{answer}], r[{order}]);"),
        )
        p.label(out)
        return ""

    def could(self, c: Scope) -> str:
        return f"(s.zones[{c.you} * 2 + {DECKS[self.deck]}] != [])"

    def could_now(self, r: Reading) -> bool:
        return bool(r.s.zones[r.you * 2 + DECKS[self.deck]])

    def english(self, v: Voice) -> str:
        cards = "card" if self.n == 1 else f"{self.n} cards"
        return f"look at the top {cards} of your {self.deck} deck. Then, put them back in any order"


@called()
def lay_in_deck(s: Game, who: int, deck: int, card: int, place: int) -> None:
    """This card becomes the first, second … from the top of a deck. Nobody else knows any more which card it is."""
    zone = s.zones[who * 2 + deck]
    for q in range(s.box.seats):
        if q != who:
            s.known[q] &= ~(1 << card)
    zone.remove(card)
    zone.insert(len(zone) + 1 - place, card)
