"""A number that one player selects in secret and another one guesses about."""

from __future__ import annotations

from typing import Any

from gorin.kernel.questions import Purpose
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Player, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.lasting.dependencies import touch
from gorin.rulesets.lcg.state import HIDDEN_BID, Game
from gorin.rulesets.lcg.words.deeds import ACT, Deed


@node
class GuessDial(Deed):
    """You select a number on your dial in secret, and a player guesses whether it is even or odd; something happens if
    that is wrong. Decision: the dial is not revealed as a bid is, so that nothing answers its being revealed; it shows
    the number from then on."""

    who: Player
    missed: Deed

    def build(self, b: Any, c: Scope) -> str:
        number, odd, failed = b.p.new("i"), b.p.new("i"), b.p.new("i")
        who = self.who.source(c)
        numbers = "s.box.rules.format.bidding.numbers(s)"
        b.p.step(
            "secret number", f"ask_number(s, {c.you}, 'secret number', {numbers}, {number}, this)", asks=Purpose(self)
        )
        b.p.step("hidden", f"hide_number(s, {c.you}, r[{number}]); r[{number}] = r[{odd}] = 0")
        b.p.step("guess", f"if {who} >= 0: ask_yes(s, {who}, 'is it odd', {odd}, this)", asks=Purpose(self))
        b.p.step("wrong?", f"r[{failed}] = number_hidden(s, {c.you}) & 1 != r[{odd}]")
        told = f"about({ev.SET_DIAL}, {c.you}, number_hidden(s, {c.you}), {c.this}, {ACT}, 0)"
        b.p.step("reveal", f"emit(s, tuple({told}))")
        return f"({self.missed.events(c)} if r[{failed}] else [])"

    def could(self, c: Scope) -> str:
        return f"({self.missed.could(c)} if dial_is_free(s) else 0)"

    def could_now(self, r: Reading) -> bool:
        return dial_is_free(r.s) and self.missed.could_now(r)

    def english(self, v: Voice) -> str:
        guesses = f"{self.who.english(v)} guesses whether this number is even or odd"
        reveal = "Reveal your dial (cannot be modified)"
        wrong = f"If they are wrong, {self.missed.english(v)}"
        return f"secretly select a number on your honor dial. Then, {guesses}. {reveal}. {wrong}"


@called()
def dial_is_free(s: Game) -> bool:
    """May effects turn dials now?"""
    return not s.box.rules.format.bidding.fixed(s)


@called()
def hide_number(s: Game, who: int, n: int) -> None:
    """The dial is set, and nobody else sees to what; it is all that knows the number."""
    s.bid[who] = HIDDEN_BID + n
    s.bid_change[who] = 0
    touch(s, "dials")


@called()
def number_hidden(s: Game, who: int) -> int:
    return s.bid[who] - HIDDEN_BID if s.bid[who] >= HIDDEN_BID else s.bid[who]
