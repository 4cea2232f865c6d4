"""Looking at facedown cards and at the top of a deck, and putting cards back."""

from __future__ import annotations

from typing import Any

from gorin.kernel.zones import reveal_to
from gorin.language.english import Voice, possessive, sentence
from gorin.language.nodes import Effect, Number, Player, Query, declares, node
from gorin.language.numbers import Num
from gorin.language.players import You
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.codecs import ON_TOP
from gorin.rulesets.ccg.facts import DECK
from gorin.rulesets.ccg.places.zones import deck_of
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.words.deeds import Deed, OnCards


@declares(binds={"do": ("picked",)})
@node
class LookAtTop(Deed):
    """Look at the top cards of a deck (PICKED), and do something. Nobody else sees them."""

    n: Number
    do: tuple[Effect, ...] = ()
    deck: str = "fate"
    whose: Player = You()
    begins = True

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        looked = p.new("m")
        zone = f"{self.whose.source(c)} * 2 + {int(self.deck == 'dynasty')}"
        p.step("look", f"r[{looked}] = look_at_top(s, {c.you}, {zone}, {self.n.source(c)})")
        b.resolve(self.do, c.bind(picked=f"r[{looked}]"))
        return ""

    def english(self, v: Voice) -> str:
        one = isinstance(self.n, Num) and self.n.n == 1
        top = "top card" if one else f"top {self.n.english(v)} cards"
        text = f"look at the {top} of {possessive(self.whose.english(v))} {self.deck.capitalize()} deck"
        with v.saying(picked="it" if one else "those cards"):
            return f"{text}. {sentence(v.effects(self.do))}" if self.do else text


@node
class LookAt(Deed):
    """Look at facedown cards, which stay facedown. Nobody else sees them."""

    what: Query

    def build(self, b: Any, c: Scope) -> str:
        out = b.unless_negated()
        b.p.step("look", f"reveal_to(s, 1 << {c.you}, {self.what.source(c)})")
        b.p.label(out)
        return ""

    def english(self, v: Voice) -> str:
        return f"look at {v.object(self.what)}"


@node
class Reorder(Deed):
    """Put cards back on top of their deck in any order."""

    what: Query

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        left, answer = p.new("m"), p.new("c")
        again, out = p.fresh("put_back"), p.fresh("put_back_all")
        p.step("put back", f"r[{left}] = {self.what.source(c)} & p[{DECK}]", f"lose_track(s, {c.you}, r[{left}])")
        p.label(again)
        p.step(
            "which is next",
            go(out, f"if not r[{left}]:"),
            f"else: ask_card(s, {c.you}, 'put back next', r[{left}], {answer}, about=this)",
        )
        p.step("on top", go(again, f"put_on_top(s, r[{answer}]); r[{left}] &= ~(1 << r[{answer}]);"))
        p.label(out)
        return ""

    def english(self, v: Voice) -> str:
        return f"put {v.the(self.what)} back in any order"


@node
class PutOnTop(OnCards):
    """Put cards on top of their owners' decks."""

    what: Query
    kind = ev.TO_DECK
    takes = True

    def amount(self, c: Scope) -> str:
        return str(ON_TOP)

    def english(self, v: Voice) -> str:
        return f"put {self.object(v)} on top of its owner's deck"


@called()
def look_at_top(s: Game, you: int, zone: int, n: int) -> int:
    """The top cards of a deck, which the player knows now."""
    top = 0
    for c in s.zones[zone][-n:] if n > 0 else ():
        top |= 1 << c
    reveal_to(s, 1 << you, top)
    return top


@called()
def lose_track(s: Game, you: int, mask: int) -> None:
    """The others do not know any more which of these cards is which."""
    s.known = [m if q == you else m & ~mask for q, m in enumerate(s.known)]


@called()
def put_on_top(s: Game, c: int) -> None:
    """A card goes to the top of the deck it is in; it stays the same card."""
    pile = s.zones[deck_of(s, c)]
    pile.remove(c)
    pile.append(c)
