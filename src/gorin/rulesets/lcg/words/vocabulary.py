"""The game's facts and statistics by name: for the compiler, for the reference, for English."""

from __future__ import annotations

from gorin.errors import CardError
from gorin.language.english import Voice, so_high, than
from gorin.language.nodes import Number, Query, walk
from gorin.language.numbers import StatOf
from gorin.language.scope import Scope
from gorin.language.sets import All, Is, It, Paid, Picked, Rest, That, This
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.stats import stat
from gorin.rulesets.lcg.state import GLORY, MILITARY, POLITICAL, STRENGTH, Game

STATS = {"military": MILITARY, "political": POLITICAL, "glory": GLORY, "strength": STRENGTH}
WORDS = {"military": "[military] skill", "political": "[political] skill", "glory": "glory", "strength": "strength"}
SYMBOLS = {"military": "[military]", "political": "[political]", "glory": " glory", "strength": " strength"}
PLACES = {
    "in hand": "in {} hand",
    "in discard": "in {} discard pile",
    "in dynasty discard": "in {} dynasty discard pile",
    "in conflict discard": "in {} conflict discard pile",
    "in province": "in one of {} provinces",
    "in deck": "in {} deck",
}
PILES = {"in dynasty discard": "dynasty", "in conflict discard": "conflict"}  # and the deck beside them
HEADS = frozenset(facts.TYPES)


class Vocabulary:
    """Names to planes, planes to words."""

    def plane(self, fact: str) -> str:
        """Source of the set of cards with this fact."""
        if fact == "participating":
            return f"(p[{facts.ATTACKING}] | p[{facts.DEFENDING}])"
        if fact == "at home":
            return f"(p[{facts.CHARACTER}] & p[{facts.IN_PLAY}] & ~(p[{facts.ATTACKING}] | p[{facts.DEFENDING}]))"
        if fact == "unrevealed":
            return f"(p[{facts.PROVINCE}] & p[{facts.IN_PLAY}] & ~p[{facts.FACEUP}])"
        if fact in PILES:
            return f"(p[{facts.DISCARD}] & p[{facts.FACTS[PILES[fact]]}])"
        if fact in ("ready", "facedown", "unbroken"):
            return f"(p[{facts.IN_PLAY if fact != 'facedown' else facts.IN_PROVINCE}] & ~p[{_CONTRARY[fact]}])"
        if fact.startswith("#"):
            return f"(p[{self.number(fact)}] & ~p[{facts.TRAITLESS}])"
        return f"p[{self.number(fact)}]"

    def number(self, fact: str) -> int:
        if fact in facts.FACTS:
            return facts.FACTS[fact]
        if fact.startswith("#"):
            return facts.trait(fact[1:])
        raise CardError(f"There is no fact called {fact!r}.")

    def has(self, s: Game, card: int, fact: str) -> bool:
        """The reference: is this so of this card?"""
        if fact == "participating":
            return self.has(s, card, "attacking") or self.has(s, card, "defending")
        if fact == "at home":
            there = self.has(s, card, "character") and self.has(s, card, "in play")
            return there and not self.has(s, card, "participating")
        if fact == "unrevealed":
            there = self.has(s, card, "province") and self.has(s, card, "in play")
            return there and not self.has(s, card, "faceup")
        if fact in PILES:
            return self.has(s, card, "in discard") and self.has(s, card, PILES[fact])
        if fact in _CONTRARY:
            where = "in province" if fact == "facedown" else "in play"
            return self.has(s, card, where) and not s.p[_CONTRARY[fact]] >> card & 1
        if fact.startswith("#") and s.p[facts.TRAITLESS] >> card & 1:
            return False
        return bool(s.p[self.number(fact)] >> card & 1)

    def elsewhere(self, q: Query) -> bool:
        """Do these words speak of a place out of play, or of cards already bound?"""
        bound = isinstance(q, (This, It, That, Picked, Paid, Rest)) or (isinstance(q, All) and Paid() in q.parts)
        away = any(x.fact in facts.AWAY or x.fact in ("facedown", "event") for x in walk(q, Is))
        return bound or away or any(x.away for x in walk(q, Query))

    def cards(self, q: Query, c: Scope) -> str:
        """Source of the cards an ability with these words can touch: in play, unless it says another place."""
        source = q.source(c)
        return source if self.elsewhere(q) else f"(p[{facts.IN_PLAY}] & {source})"

    def within(self, q: Query) -> str:
        """Among which cards these words are meant, if they name no other place."""
        return "in play"

    def may_mean(self, s: Game, card: int, q: Query) -> bool:
        """Could these words mean this card, whatever its face? Of cards in play, only provinces lie facedown."""
        said = {x.fact for x in walk(q, Is)}
        if self.elsewhere(q):
            places = said & (facts.AWAY | {"facedown"})
            away = "event" in said or any(x.away for x in walk(q, Query))
            return any(self.has(s, card, place) for place in places) if places else away
        heads = said & HEADS
        return self.has(s, card, "in play") and (not heads or "province" in heads)

    # --- statistics ---------------------------------------------------------------------------------------------

    def stat(self, name: str) -> int:
        if name not in STATS:
            raise CardError(f"There is no statistic called {name!r}.")
        return STATS[name]

    def carriers(self, name: str) -> str:
        kind = f"p[{facts.PROVINCE}] & p[{facts.FACEUP}]" if name == "strength" else f"p[{facts.CHARACTER}]"
        return f"(p[{facts.IN_PLAY}] & {kind})"

    def carries(self, s: Game, card: int, name: str) -> bool:
        kind = "province" if name == "strength" else "character"
        shows = name != "strength" or self.has(s, card, "faceup")
        return shows and self.has(s, card, "in play") and self.has(s, card, kind)

    def value(self, s: Game, card: int, name: str) -> int:
        return stat(s, card, STATS[name])

    # --- English ------------------------------------------------------------------------------------------------

    def noun(self, fact: str) -> tuple[str, str]:
        """Where a fact stands in a noun phrase, and its word."""
        if fact in HEADS:
            return "head", fact
        if fact == "at home":
            return "place", "in {} home"
        if fact in PLACES:
            return "place", PLACES[fact]
        if fact.startswith("#"):
            return "before", "-".join(w.capitalize() for w in fact[1:].split("-"))
        if fact in facts.CLANS:
            return "before", f"[{fact}]" if fact != "neutral" else "neutral"
        if fact == "unrevealed":
            return "before", "facedown"
        if fact.endswith(" element"):
            return "before", f"[{fact.split()[0]}]"
        return "before", fact

    def stat_word(self, name: str) -> str:
        return WORDS[name]

    def with_stat(self, v: Voice, name: str, op: str, n: Number) -> str:
        """ "with [political] skill 2 or lower", "with lower [military] skill than attached character"."""
        word = WORDS[name]
        if isinstance(n, StatOf) and n.stat == name:
            return f"with {than(op, word)} {v.some(n.of)}"
        if v.letters is not None and not n.plain:
            v.letters.append(n.english(v))
            return f"with {word} {so_high(op, 'X')}"
        return f"with {word} {so_high(op, n.english(v))}"


_CONTRARY = {"ready": facts.BOWED, "facedown": facts.FACEUP, "unbroken": facts.BROKEN}
WORDS_OF_THE_LCG = Vocabulary()
