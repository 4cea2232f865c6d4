"""The tops of decks: discarded or revealed (also to pay), looked at and divided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.kernel.decisions import SELECT, Option
from gorin.kernel.machine import ask
from gorin.kernel.questions import Purpose
from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Player, node
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.deeds import ACT, Deed
from gorin.rulesets.lcg.words.piles import DECKS


class OfTheTop(Deed):
    """Something done with the top cards of a deck. As a cost, they are PAID."""

    n: int
    deck: str
    who: Player

    def many(self, c: Scope) -> str:
        """Source: how many."""
        return str(self.n)

    def tops(self, c: Scope, less: str = "") -> str:
        """Source: those cards, as a set; perhaps fewer by some that have just left it."""
        return f"tops(s, {self.who.source(c)}, {DECKS[self.deck]}, {self.many(c)}{less})"

    def could(self, c: Scope) -> str:
        return f"({self.tops(c)} != 0)"

    def could_now(self, r: Reading) -> bool:
        who = self.who.seat(r)
        return who >= 0 and bool(r.s.zones[who * 2 + DECKS[self.deck]])

    def which(self, v: Voice) -> str:
        """ "the top card of your conflict deck"."""
        many = "card" if self.n == 1 else f"{self.n} cards"
        return f"the top {many} of {possessive(self.who.english(v))} {self.deck} deck"


@node
class DiscardTop(OfTheTop):
    """Discard the top cards of a deck."""

    n: int = 1
    deck: str = "conflict"
    who: Player = You()

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"each({self.tops(c)}, {ev.DISCARD}, {c.you}, 0, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return f"discard {self.which(v)}"


@node
class RevealTop(OfTheTop):
    """Reveal the top cards of a deck; they stay where they are. With `when`, `more` of them instead while it holds."""

    n: int = 1
    deck: str = "conflict"
    who: Player = You()
    more: int = 0
    when: Condition | None = None

    def wrong(self) -> Iterator[str]:
        if (self.when is None) != (not self.more):
            yield "RevealTop: how many more are revealed, and when, belong together."

    def many(self, c: Scope) -> str:
        return str(self.n) if self.when is None else f"({self.more} if {self.when.source(c)} else {self.n})"

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("reveal", f"reveal_to(s, -1, {self.tops(c)})")
        return ""

    def events(self, c: Scope, tag: str = "0") -> str:
        return "[]"

    def pay(self, b: Any, c: Scope) -> str:
        self.build(b, c)
        return "[]"

    def english(self, v: Voice) -> str:
        text = f"reveal {self.which(v)}"
        return text if self.when is None else f"{text} (top {self.more} cards instead {v.when(self.when)})"


@called()
def tops(s: Game, who: int, deck: int, n: int) -> int:
    """The top n cards of a player's deck, as a set; nothing without a player."""
    out = 0
    for c in s.zones[who * 2 + deck][-n:] if who >= 0 and n > 0 else ():
        out |= 1 << c
    return out


@node
class DivideTop(Deed):
    """Look at the top three cards of one of a player's decks: one is discarded, one goes on top, one on the bottom.
    With fewer, you choose which of these to do."""

    who: Player

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        deck, seen, gone, top = p.new("i"), p.new("m"), p.new("c"), p.new("c")
        who = self.who.source(c)
        p.step(
            "which deck",
            f"r[{deck}] = 0 if s.zones[{who} * 2] else 1",
            f"if s.zones[{who} * 2] and s.zones[{who} * 2 + 1]: ask_deck(s, {c.you}, {who}, {deck}, this)",
            asks=Purpose(self),
        )
        p.step("look", f"r[{seen}] = tops(s, {who}, r[{deck}], 3)", f"reveal_to(s, 1 << {c.you}, r[{seen}])")
        few = f"r[{seen}].bit_count()"
        ask = f"ask_card(s, {c.you}, 'discard one', r[{seen}], {gone}, {few} < 3, this)"
        p.step("discard one", f"if r[{seen}]: {ask}", f"else: r[{gone}] = -1", asks=Purpose(self))
        p.step("the others", f"r[{seen}] &= ~(1 << r[{gone}]) if r[{gone}] >= 0 else -1")
        ask = f"ask_card(s, {c.you}, 'place on top', r[{seen}], {top}, {few} < 2, this)"
        p.step("place on top", f"if r[{seen}]: {ask}", f"else: r[{top}] = -1", asks=Purpose(self))
        p.step("the last", f"r[{seen}] &= ~(1 << r[{top}]) if r[{top}] >= 0 else -1")
        discarded = f"(1 << r[{gone}] if r[{gone}] >= 0 else 0)"
        return (
            f"(each({discarded}, {ev.DISCARD}, {c.you}, 0, this, {ACT}, 0)"
            f" + each(r[{seen}], {ev.PUT_UNDER}, {who}, 0, this, {ACT}, 0))"
        )

    def could(self, c: Scope) -> str:
        who = self.who.source(c)
        return f"({who} >= 0 and (s.zones[{who} * 2] != [] or s.zones[{who} * 2 + 1] != []))"

    def could_now(self, r: Reading) -> bool:
        who = self.who.seat(r)
        return who >= 0 and bool(r.s.zones[who * 2] or r.s.zones[who * 2 + 1])

    def english(self, v: Voice) -> str:
        return (
            f"look at the top 3 cards of one of {possessive(self.who.english(v))} decks. Discard 1 of those cards, "
            "place another on top of that deck, and the other on the bottom of that deck"
        )


@called()
def ask_deck(s: Game, you: int, who: int, reg: int, about: int) -> None:
    """Which of a player's two decks?"""
    ask(s, you, "which deck", [Option(SELECT, -1, DECKS[x]) for x in ("conflict", "dynasty")], reg, about)
