"""What a card of the collectible card game lacks to be used now, in its own words and with numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from gorin.language.control import Target
from gorin.language.english import Voice, listing
from gorin.language.meaning import Reading
from gorin.language.nodes import Effect, Query, mentions, walk
from gorin.language.players import You
from gorin.language.sets import ControlledBy, Is
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.ccg.attributes.stats import cost_of
from gorin.rulesets.ccg.compiler import needs as needed
from gorin.rulesets.ccg.compiler.purposes import PURPOSES
from gorin.rulesets.ccg.facts import (
    BOWED,
    HERE,
    IN_PLAY,
    ITEM,
    SPELL,
    TACTICIAN,
)
from gorin.rulesets.ccg.playing.actions import tacticians_done
from gorin.rulesets.ccg.playing.gold import purse
from gorin.rulesets.ccg.state import COMBAT, PHASES, Game
from gorin.rulesets.ccg.telling.naming import place
from gorin.rulesets.ccg.words.conditions import NO_BATTLE
from gorin.rulesets.ccg.words.deeds import Deed
from gorin.rulesets.ccg.words.vocabulary import AWAY, PLACES, WORDS_OF_THE_CCG
from gorin.rulesets.missing import Missing

NO_WAY = "the text of another card forbids it"


class CcgMissing(Missing):
    """What one ability of a card lacks."""

    s: Game

    def reading(self) -> Reading:
        by = self.s.host[self.this] if (self.s.p[ITEM] | self.s.p[SPELL]) >> self.this & 1 else self.this
        return Reading(self.s, WORDS_OF_THE_CCG, self.you, self.this).bind(performer=1 << by if by >= 0 else 0)

    def voice(self) -> Voice:
        v = PURPOSES.voice(self.card)
        v.own["this"] = "it"
        if self.text is not None:
            self.text.constraints(v)  # so that it knows how the performer is spoken of
            v.targets = []
        return v

    def where_it_is(self) -> str:
        there = place(self.s, self.this)
        own = f"{seat_name(self.you)}'s "
        return f"in {there.replace(own, 'your ', 1)}" if there else "in play"

    def cost_in_words(self, x: Effect) -> str:
        v = self.voice()
        with v.saying(one=True):
            return x.english(v)

    def effects_in_words(self, xs: tuple[Effect, ...]) -> str:
        return self.voice().effects(xs)

    def candidates(self, t: Target) -> set[int]:
        return self.present(t.what)

    def present(self, q: Query) -> set[int]:
        """The cards of a set; in a battle only those at the battlefield, if the words name no other place."""
        found = self.r.cards(q)
        return {c for c in found if self.s.p[HERE] >> c & 1} if self.looks_here(q) else found

    def looks_here(self, q: Query) -> bool:
        """Does an action in battle look for these at the battlefield alone?"""
        away = any(x.fact in AWAY for x in walk(q, Is)) or any(x.away for x in walk(q, Query))
        return "battle" in self.text.kind and bool(self.s.battle[COMBAT]) and not away

    def where(self, t: Target) -> str:
        return " at the battlefield" if self.looks_here(t.what) else ""

    def unfit(self, t: Target, n: int) -> str:
        return "but it cannot be chosen now" if n == 1 else "but none of them can be chosen now"

    # --- what else is asked ------------------------------------------------------------------------------------------

    def other(self, x: Any) -> str:
        match x:
            case needed.Performs(who, then):
                return self.performers(who, then)
            case needed.Enters(by):
                return f"{self.title} is used only if all of it can be done: {by.english(self.voice())}; it cannot now."
        return ""

    def performers(self, who: tuple[Query, ...], then: tuple[object, ...]) -> str:
        """Nobody can perform it: there is nobody, nobody can pay, or for nobody there is a target."""
        for q in who:
            able = [c for c in self.present(q) if self.s.holder[c] == self.you]
            if not able:
                there = " at the battlefield" if self.looks_here(q) else ""
                own = q if mentions(q, ControlledBy(You())) else q & ControlledBy(You())
                return self.needs(f"{self.voice().some(own)} to perform it", f"you have none{there}")
        before, found = self.r, [self.r.bind(performer=1 << c) for c in able]
        for x in then:
            for self.r in found:
                if self.so(x):
                    break
            else:
                self.r = before.bind(performer=sum(1 << c for c in able))
                return self.told_of(x)
        self.r = before
        if "tactical" in self.text.words and not sum(1 << c for c in able) & ~tacticians_done(self.s):
            return self.tactician()
        n = len(able)
        return self.needs(
            "somebody to perform it", f"you have {n}, but {'he' if n == 1 else 'none of them'} cannot now"
        )

    def so(self, x: object) -> bool:
        """Is what is asked so, as far as the words tell?"""
        match x:
            case Target() as t:
                return len(self.candidates(t)) >= (1 if t.up_to else t.n.value(self.r))
            case Deed() as cost:
                return cost.payable_now(self.r)
        return True

    def place(self) -> str:
        where = [PLACES.get(x, "in play").format("your") for x in getattr(self.text, "where", ())]
        return self.only(f"while it is {listing(where, 'or') or 'in play'}", f"it is {self.where_it_is()}")

    def in_hand(self) -> str:
        return self.only("from your hand", f"it is {self.where_it_is()}")

    def unbowed(self) -> str:
        return self.only("while it is unbowed", "it is bowed")

    def hand_or_unbowed(self) -> str:
        if self.s.p[IN_PLAY] >> self.this & 1:
            return self.unbowed()
        return self.only("while it is in play and unbowed or in your hand", f"it is {self.where_it_is()}")

    def combat(self) -> str:
        return self.only("in a battle", NO_BATTLE)

    def presence(self) -> str:
        return self.needs("one of your units at the battlefield", "you have none there")

    def location(self) -> str:
        return self.only("while its unit is at the battlefield", "it is elsewhere")

    def naval(self) -> str:
        return self.only("by the unit that invades by sea", "this is its action alone")

    def terrain(self) -> str:
        return self.only("where no Terrain is in play", "there is one at this battlefield")

    def forbidden(self) -> str:
        return f"{self.title} cannot be {self.used} now: {NO_WAY}."

    def added(self) -> str:
        return f"{self.title} costs more than usual by the text of another card; you cannot pay that."

    def shugenja(self) -> str:
        return self.needs("a Shugenja who bears it", "its bearer is none")

    def free(self) -> str:
        return f"{self.title} cannot be {self.used} now: who would perform it may not, by the text of another card."

    def tactician(self) -> str:
        s = self.s
        mine = s.p[TACTICIAN] & s.p[IN_PLAY] & s.ctl[self.you]
        done = (mine & tacticians_done(s)).bit_count()
        there = f"{done} of your {mine.bit_count()} have performed one" if mine else "you have none"
        return self.needs("a Tactician who has performed no Tactical action this turn", there)

    def gold(self) -> str:
        return in_gold(self.s, self.title, self.you, self.this)

    def together(self) -> str:
        has = purse(self.s, self.you, self.this)
        return f"{self.title} asks for two payments of Gold, each from sources of its own; you can produce {has}."

    def paying(self) -> str:
        if self.s.p[BOWED] >> self.this & 1:
            return f"{self.title} is bowed: only unbowed cards produce Gold."
        return f"{self.title} produces Gold only while you pay for something; you are paying for nothing now."

    def occasion(self) -> str:
        when = PURPOSES.occasion(self.text, PURPOSES.voice(self.card))
        return f"{self.title} can be used only {when}, as a Reaction."

    def focusing(self) -> str:
        return self.only("instead of focusing in a duel", "you could not focus now")

    named: ClassVar[Mapping[str, Callable[[Any], str]]] = {
        needed.PLACE: place,
        needed.IN_HAND: in_hand,
        needed.HAND_OR_UNBOWED: hand_or_unbowed,
        needed.UNBOWED: unbowed,
        needed.COMBAT: combat,
        needed.PRESENCE: presence,
        needed.LOCATION: location,
        needed.NAVAL: naval,
        needed.TERRAIN: terrain,
        needed.OCCASION: occasion,
        needed.FOCUSING: focusing,
        needed.NOT_TAKEN: forbidden,
        needed.FORBIDDEN: forbidden,
        needed.ADDED: added,
        needed.SHUGENJA: shugenja,
        needed.FREE: free,
        needed.TACTICIAN: tactician,
        needed.GOLD: gold,
        needed.TOGETHER: together,
        needed.PAYING: paying,
    }


def in_gold(s: Game, title: str, you: int, c: int) -> str:
    """ "Iron Mine costs 3 Gold; you can produce 2." """
    return f"{title} costs {cost_of(s, c, you)} Gold; you can produce {purse(s, you, c)}."


def phase_now(s: Game, you: int) -> str:
    """Which phase it is, and whose."""
    whose = "your own" if s.first == you else f"{seat_name(s.first)}'s"
    return f"this is {whose} {PHASES[s.phase].capitalize()} Phase" if PHASES[s.phase] else "no turn has begun"
