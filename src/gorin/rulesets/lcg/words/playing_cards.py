"""Cards that are played by the effect of another card, at once and as if they were in hand."""

from __future__ import annotations

from typing import Any, Final

from gorin.kernel.questions import Purpose
from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Player, Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg.playing.as_an_effect import with_a_way
from gorin.rulesets.lcg.words.deeds import ACT, Deed
from gorin.rulesets.lcg.words.piles import DECKS
from gorin.rulesets.lcg.words.players import YourOpponent

AFTERWARDS: Final = ("below", "removed")


@declares(strings={"afterwards": ("place", AFTERWARDS)})
@node
class PlayCard(Deed):
    """Play a card from where it lies, as if it were in your hand: one that you could play now. Whatever became of its
    effects, an event perhaps goes to the bottom of its deck instead of to the discard pile afterwards ("below"), or is
    removed from the game ("removed")."""

    what: Query
    afterwards: str = ""
    takes = True

    def build(self, b: Any, c: Scope) -> str:
        way = b.p.new("i")
        m = c.words.cards(self.what, c)
        b.p.step("how to play it", f"r[{way}] = 0; ask_way(s, {m}, {c.you}, {way}, this)", asks=Purpose(self))
        before = b.p.new("i") if self.afterwards == "removed" else -1
        b.p.step(
            "play it",
            f"r[{before}] = incarnation_of(s, r[{way}])" if before >= 0 else "",
            f"play_so(s, r[{way}], {c.you}{', True' if self.afterwards == 'below' else ''})",
        )
        if self.afterwards == "below":
            b.p.step("played", f"played_so(s, r[{way}])")
        elif self.afterwards == "removed":
            b.p.step("remove it", f"remove_played(s, r[{way}], r[{before}], {c.you}, {c.this}, {ACT})")
        return ""

    def could(self, c: Scope) -> str:
        return f"with_a_way(s, {c.words.cards(self.what, c)}, {c.you})"

    def could_now(self, r: Reading) -> bool:
        return bool(with_a_way(r.s, r.mask(self.what), r.you))

    def english(self, v: Voice) -> str:
        text = f"play {v.object(self.what, self.takes)} as if it were in your hand"
        deck = "on the bottom of your conflict deck"
        if self.afterwards == "removed":
            text += ". Remove that event from the game"
        elif self.afterwards == "below":
            text += f". If it is an event, put it {deck} instead of into your discard pile after resolving its effects"
        return text


@node
class PlayOrDiscardTop(Deed):
    """Look at the top card of a player's conflict deck; you play it at once, as if it were in hand, or discard it."""

    who: Player = YourOpponent()

    def build(self, b: Any, c: Scope) -> str:
        way, card = b.p.new("i"), b.p.new("m")
        b.p.step("look", f"r[{card}] = {self.top(c)}", f"reveal_to(s, 1 << {c.you}, r[{card}])")
        asks = f"r[{way}] = 0; ask_way_or_not(s, r[{card}], {c.you}, {way}, this)"
        b.p.step("play or discard", asks, asks=Purpose(self))
        b.p.step(
            "so",
            f"discard_unplayed(s, r[{card}], r[{way}], {c.you}, this, {ACT})",
            f"play_so(s, r[{way}], {c.you})",
        )
        return ""

    def top(self, c: Scope) -> str:
        return f"tops(s, {self.who.source(c)}, {DECKS['conflict']}, 1)"

    def could(self, c: Scope) -> str:
        return f"({self.top(c)} != 0)"

    def could_now(self, r: Reading) -> bool:
        who = self.who.seat(r)
        return who >= 0 and bool(r.s.zones[who * 2])

    def english(self, v: Voice) -> str:
        deck = f"the top card of {possessive(self.who.english(v))} conflict deck"
        return f"look at {deck}. Either immediately play that card as if it were in your hand or discard it"
