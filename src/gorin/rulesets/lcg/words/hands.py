"""Cards in hands: discarding down to a number, and choosing among the cards of a hand one looks at."""

from __future__ import annotations

from typing import Any

from gorin.kernel.questions import Purpose
from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Player, declares, node
from gorin.language.numbers import Num
from gorin.language.scope import Scope
from gorin.language.sets import Picked
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words.card_effects import DiscardCards
from gorin.rulesets.lcg.words.deeds import Deed
from gorin.rulesets.lcg.words.players import YourOpponent


def hand_of(who: Player, c: Scope) -> str:
    """Source: the cards in a player's hand."""
    return f"(held(s, {who.source(c)}) & p[{facts.HAND}])"


def hand_size(r: Reading, who: int) -> int:
    """The reference: how many cards a player has in hand."""
    return len([x for x in range(len(r.s.kind)) if r.s.holder[x] == who >= 0 and r.words.has(r.s, x, "in hand")])


@node
class DiscardDownTo(Deed):
    """A player chooses and discards cards, all at once, until so many are left in hand."""

    n: int
    who: Player = YourOpponent()

    def build(self, b: Any, c: Scope) -> str:
        hand, discarded = hand_of(self.who, c), DiscardCards(Picked())
        picked = b.pick(self, hand, discarded, self.who.source(c), f"{hand}.bit_count() - {self.n}", c)
        return discarded.events(c.bind(picked=f"r[{picked}]"))

    def could(self, c: Scope) -> str:
        return f"({hand_of(self.who, c)}.bit_count() > {self.n})"

    def could_now(self, r: Reading) -> bool:
        return hand_size(r, self.who.seat(r)) > self.n

    def english(self, v: Voice) -> str:
        who = self.who.english(v)
        if who == "you":
            return f"discard cards from your hand until you have {self.n} or fewer cards in hand"
        return f"{who} discards cards from his or her hand until that player has {self.n} or fewer cards in hand"


@declares(binds={"do": ("picked",)})
@node
class LookAtHand(Deed):
    """You look at a player's hand, then choose some of those cards and do something with them (PICKED). With `by`, the
    hand is revealed to everybody, and that player chooses."""

    do: Deed
    n: Number = Num(1)
    who: Player = YourOpponent()
    by: Player | None = None

    def build(self, b: Any, c: Scope) -> str:
        hand = hand_of(self.who, c)
        seats, chooser = (f"1 << {c.you}", c.you) if self.by is None else ("-1", self.by.source(c))
        b.p.step("look", f"reveal_to(s, {seats}, {hand})")
        picked = b.pick(self, hand, self.do, chooser, self.n.source(c), c)
        return self.do.events(c.bind(picked=f"r[{picked}]"))

    def could(self, c: Scope) -> str:
        return f"({hand_of(self.who, c)} != 0)"

    def could_now(self, r: Reading) -> bool:
        return hand_size(r, self.who.seat(r)) > 0

    def english(self, v: Voice) -> str:
        one = self.n == Num(1)
        many = self.n.english(v) if self.n.plain else "X"
        with v.saying(picked="it" if one else "them"):
            do = self.do.english(v)
        if self.by is None:
            text = f"look at {possessive(self.who.english(v))} hand. Choose {many} of those cards and {do}"
        else:
            who, by = self.who.english(v), self.by.english(v)
            reveals = "reveal your hand" if who == "you" else f"{who} reveals his or her hand"
            chooses = "Choose" if by == "you" else f"{by[0].upper()}{by[1:]} chooses"
            text = f"{reveals}. {chooses} {many} of those cards and {do if by == 'you' else in_third_person(do)}"
        return text if self.n.plain else f"{text}. X is equal to {self.n.english(v)}"


def in_third_person(text: str) -> str:
    """ "discards it"."""
    verb, _, rest = text.partition(" ")
    return f"{verb}s {rest}"


@node
class DiscardCopies(Deed):
    """A player reveals a hand, you choose a card in it, and discard any number of its copies from there, itself one of
    them."""

    who: Player

    def build(self, b: Any, c: Scope) -> str:
        hand, discarded, chosen = hand_of(self.who, c), DiscardCards(Picked()), b.p.new("c")
        b.p.step("reveal", f"r[{chosen}] = -1; reveal_to(s, -1, {hand})")
        b.p.step(
            "which card", f"if {hand}: ask_card(s, {c.you}, 'choose', {hand}, {chosen}, about=this)", asks=Purpose(self)
        )
        copies = f"(copies_of(s, 1 << r[{chosen}]) & {hand} if r[{chosen}] >= 0 else 0)"
        picked = b.pick(self, copies, discarded, c.you, f"{copies}.bit_count()", c, True)
        return discarded.events(c.bind(picked=f"r[{picked}]"))

    def could(self, c: Scope) -> str:
        return f"({hand_of(self.who, c)} != 0)"

    def could_now(self, r: Reading) -> bool:
        return hand_size(r, self.who.seat(r)) > 0

    def english(self, v: Voice) -> str:
        reveals = (
            "reveal your hand" if self.who.english(v) == v.subject else f"{self.who.english(v)} reveals his or her hand"
        )
        their = "your" if self.who.english(v) == v.subject else "their"
        return (
            f"{reveals}. Choose a card in {their} hand and discard any number of copies of that card from {their} hand"
        )
