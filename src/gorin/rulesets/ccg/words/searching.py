"""Searching a deck. In some editions a player who took nothing does not search for that kind of card again."""

from __future__ import annotations

from typing import Any

from gorin.kernel.questions import Purpose
from gorin.language.english import Voice
from gorin.language.nodes import Query, declares, node
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.facts import IN_PLAY
from gorin.rulesets.ccg.points import SEARCHED
from gorin.rulesets.ccg.state import GAME, Game
from gorin.rulesets.ccg.words.deeds import ACT, Deed

DECKS = ("fate", "dynasty")


@declares(strings={"deck": ("deck", DECKS)})
@node
class Search(Deed):
    """Search your Fate or Dynasty deck for a card, and put it into your hand (or discard it); the deck is shuffled."""

    what: Query
    deck: str = "fate"
    show: bool = False

    @property
    def description(self) -> str:
        """What is searched for: two searches with the same words are for the same kind of card."""
        return f"{self.deck}: {self.what!r}"

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        answer, out = p.new("c"), b.unless_negated()
        zone = f"{c.you} * 2 + {int(self.deck == 'dynasty')}"
        found = f"in_deck(s, {zone}) & {self.what.source(c)}"
        of = f"s, {c.you}, s.box.searches.index({self.description!r})"
        p.step("search again?", go(out, f"if s.used and searched_in_vain({of}): s.ret = 0;"))
        p.step("look through the deck", f"reveal_to(s, 1 << {c.you}, in_deck(s, {zone}))")
        p.step("search", f"ask_card(s, {c.you}, 'search', {found}, {answer}, True, this)", asks=Purpose(self))
        p.step("found?", f"if r[{answer}] < 0: search_in_vain({of})")
        if self.show:
            p.step("show it", f"show(s, r[{answer}])")
        self.found(b, c, f"r[{answer}]")
        p.step("shuffle", f"mix_faces(s, s.zones[{zone}])")
        p.label(out)
        return ""

    def found(self, b: Any, c: Scope, card: str) -> None:
        """Steps: what is done with the card that was taken, if there is one."""
        event = f"Event({ev.TO_HAND}, {card}, {c.you}, 0, {c.this}, {ACT}, 0)"
        b.happen("found", f"([{event}] if {card} >= 0 else [])")

    def then(self) -> str:
        return "put it into your hand"

    def english(self, v: Voice) -> str:
        shown = ", show it," if self.show else ""
        return f"search your {self.deck.capitalize()} deck for {v.some(self.what)}{shown} and {self.then()}"


@declares(strings={"deck": ("deck", DECKS)})
@node
class SearchToPlay(Search):
    """Search a deck for a card and bring it into play, paying all costs; if that cannot be, it is discarded."""

    what: Query
    deck: str = "fate"
    show: bool = False

    def found(self, b: Any, c: Scope, card: str) -> None:
        b.p.step("play it", f"bring_into_play(s, {c.you}, {card}, 0, {c.this}, {ACT})")
        b.has_changed("s.ret")
        b.remember()
        event = f"Event({ev.DISCARD}, {card}, {c.you}, 0, {c.this}, {ACT}, 0)"
        b.happen("or not", f"([{event}] if {card} >= 0 and not p[{IN_PLAY}] >> {card} & 1 else [])")

    def then(self) -> str:
        return "bring it into play, paying all costs"


@called()
def searched_in_vain(s: Game, you: int, n: int) -> bool:
    """Has the player searched for this kind of card in this game and taken nothing?"""
    return (GAME, SEARCHED, n, -1, -1, -1, you) in s.used


@called()
def search_in_vain(s: Game, you: int, n: int) -> None:
    """A player takes nothing; where that counts, it is remembered for the rest of the game."""
    if s.box.rules.edition.searches_once:
        s.used[GAME, SEARCHED, n, -1, -1, -1, you] = 1
