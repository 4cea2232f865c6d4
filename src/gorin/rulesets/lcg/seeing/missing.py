"""What a card of the living card game lacks to be used or played now, in its own words and with numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from gorin.kernel.sides import foes
from gorin.language.control import Target, TargetAbility, TargetPlayer
from gorin.language.english import Voice, article, listing
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Effect
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.lcg.compiler import needs as needed
from gorin.rulesets.lcg.compiler.purposes import PURPOSES
from gorin.rulesets.lcg.costs.dues import PLAY, TRIGGER, price_of
from gorin.rulesets.lcg.costs.fate_cost import cost_of, purse
from gorin.rulesets.lcg.english import choices, cost, occasion
from gorin.rulesets.lcg.facts import HAND, IN_PROVINCE
from gorin.rulesets.lcg.lasting.edicts import spendable
from gorin.rulesets.lcg.playing.playable import role_of
from gorin.rulesets.lcg.state import DYNASTY_PHASE, PHASES, Game
from gorin.rulesets.lcg.telling.naming import place
from gorin.rulesets.lcg.words.rings import TargetRing
from gorin.rulesets.lcg.words.texts import NotPlayed, PlayOnlyIf
from gorin.rulesets.lcg.words.vocabulary import PLACES, WORDS_OF_THE_LCG
from gorin.rulesets.missing import IN_VAIN, Missing

CARD_FORBIDS: Final = "the text of another card forbids it"


class LcgMissing(Missing):
    """What one ability of a card lacks, or the card itself to be played."""

    s: Game

    def reading(self) -> Reading:
        s = self.s
        most = max(s.pool[self.you], s.honor[self.you], *s.fate)  # an X may still be anything
        return Reading(s, WORDS_OF_THE_LCG, self.you, self.this, x=most)

    def voice(self) -> Voice:
        v = PURPOSES.voice(self.card)
        v.own["this"] = "it"
        return v

    def where_it_is(self) -> str:
        return in_your(place(self.s, self.this), self.you)

    def cost_in_words(self, x: Effect) -> str:
        return cost(x, self.led()[0])

    def effects_in_words(self, xs: tuple[Effect, ...]) -> str:
        return self.led()[0].effects(xs)

    def led(self) -> tuple[Voice, list[str]]:
        """The voice after it has said when, for which costs and what it chooses; and what it chooses."""
        v = self.voice()
        occasion(self.text, v)
        for x in self.text.cost:
            cost(x, v)
        return v, choices(self.text, v)

    def unfit(self, t: Target, n: int) -> str:
        if len(self.text.targets) > 1:
            return IN_VAIN
        change = "that would not change" if n == 1 else "that would change none of them"
        return f"but {change} ({self.effects_in_words(self.text.then)})"

    # --- what else is asked ------------------------------------------------------------------------------------------

    def other(self, x: Any) -> str:
        match x:
            case needed.Opponent(needs):
                return self.opponent(needs)
            case TargetPlayer(of=Condition() as of):
                return self.condition(of)
            case TargetRing():
                n = x.what.rings(self.r)
                there = f"there {'is' if len(n) == 1 else 'are'} {len(n)}, {IN_VAIN}" if n else "there is none"
                return self.needs(x.english(self.voice()).removeprefix("choose "), there)
            case TargetAbility():
                return self.needs(x.english(self.voice()).removeprefix("choose "), "there is none")
        return ""

    def opponent(self, needs: tuple[Any, ...]) -> str:
        """The first of these needs that some opponent – in a game of two, the only one – does not meet."""
        against = [q for q in foes(self.s, self.you)]
        if not against:
            return self.needs("an opponent", "there is none")
        self.r = self.r.bind(chosen=against[0], them=against[0])
        for need in needs:
            match need.asks:
                case TargetPlayer(of=Condition() as of) if of.holds(self.r):
                    continue
                case Target() as t if len(self.candidates(t)) >= (0 if t.up_to else t.n.value(self.r)):
                    continue
            if text := self.told(need):
                return text
        return ""

    def from_hand(self) -> str:
        s = self.s
        if s.p[HAND] >> self.this & 1 and s.phase == DYNASTY_PHASE:
            return self.only("outside the dynasty phase", phase_now(s))
        if s.p[IN_PROVINCE] >> self.this & 1:
            return f"{self.title} can be played from a province only in the dynasty phase; {phase_now(s)}."
        return self.only("from your hand", f"it is {self.where_it_is()}")

    def place(self) -> str:
        where = [PLACES[x].format("your") for x in getattr(self.text, "where", ())]
        return self.only(f"while it is {listing(where, 'or') or 'in play'}", f"it is {self.where_it_is()}")

    def forbidden(self) -> str:
        return f"{self.title} cannot be {self.used} now: {CARD_FORBIDS}."

    def limited(self) -> str:
        s = self.s
        if s.box.rules.format.role_for_limited and not role_of(s, self.you):
            return self.needs("a role to bow, because it is Limited", "you have none")
        return f"{self.title} is Limited: you may play one such card per round; you have played it."

    def terms(self) -> str:
        """ "Play only …", "cannot be played …": the first of it that is not so."""
        texts = [x for x in self.card.text if isinstance(x, (PlayOnlyIf, NotPlayed))]
        x = next((x for x in texts if x.when.holds(self.r) == isinstance(x, NotPlayed)), texts[0])
        if isinstance(x, PlayOnlyIf):
            return self.condition(x.when)
        return f"{self.title} cannot be played {self.voice().when(x.when)}, as it is now."

    def fate(self) -> str:
        n = cost_of(self.s, self.this, self.you)
        if n < 0:
            return f"{self.title} has no fate cost, and so it cannot be played."
        return f"{self.title} costs {n} fate; you have {purse(self.s, self.this, self.you)}."

    def dues(self) -> str:
        """What cards demand besides, and what is there to pay it."""
        s, occasion = self.s, PLAY if self.used == "played" else TRIGGER
        price = price_of(s, occasion, self.this, self.you)
        more = [f"{n} {coin}" for n, coin in ((price.honor, "honor"), (price.fate, "fate")) if n]
        has = [f"{s.honor[self.you]} honor"] * bool(price.honor)
        if price.fate:
            own = max(0, cost_of(s, self.this, self.you)) if occasion == PLAY else 0
            paid = f" and must pay {own} for the card itself" if own else ""
            has.append(f"{spendable(s, self.you)} fate{paid}")
        return f"{self.title} costs {listing(more)} besides; you have {listing(has)}."

    def controlled(self) -> str:
        return self.only("by whoever controls it", f"{seat_name(self.s.holder[self.this])} does")

    def occasion(self) -> str:
        """Of what answers something: what that is."""
        kind = f"{'forced ' * self.text.forced}{self.text.kind}"
        return f"{self.title} can be used only {PURPOSES.occasion(self.text, self.voice())}, as {article(kind)}."

    named: ClassVar[Mapping[str, Callable[[Any], str]]] = {
        needed.FROM_HAND: from_hand,
        needed.PLACE: place,
        needed.FORBIDDEN: forbidden,
        needed.LIMITED: limited,
        needed.TERMS: terms,
        needed.FATE: fate,
        needed.DUES: dues,
        needed.DUES_TO_PLAY: dues,
        needed.CONTROLLED: controlled,
        needed.OCCASION: occasion,
    }


def phase_now(s: Game) -> str:
    """Which phase it is."""
    return f"this is the {PHASES[s.phase]} phase" if PHASES[s.phase] else "the game has not begun"


def in_your(place: str, you: int) -> str:
    """A place as its owner speaks of it: "in your hand"."""
    own = f"{seat_name(you)}'s "
    return "in " + place.replace(own, "your ", 1)
