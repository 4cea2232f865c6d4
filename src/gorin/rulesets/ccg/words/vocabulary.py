"""The game's facts and statistics by name: for the compiler, for the reference, for English."""

from __future__ import annotations

from gorin.errors import CardError
from gorin.language.english import Voice, so_high, than
from gorin.language.nodes import Number, Query, walk
from gorin.language.numbers import Num, StatOf
from gorin.language.scope import Scope
from gorin.language.sets import Is, It, Paid, Picked, Rest, That, This
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes.stats import FOLLOWERS, UNIT_FORCE, checked
from gorin.rulesets.ccg.card import CLANS, TYPES
from gorin.rulesets.ccg.state import (
    CHI,
    COST,
    FOCUS,
    FORCE,
    GOLD,
    HONOR_REQUIREMENT,
    PERSONAL_HONOR,
    STRENGTH,
    Game,
)

STATS = {
    "force": FORCE,
    "chi": CHI,
    "personal honor": PERSONAL_HONOR,
    "strength": STRENGTH,
    "focus value": FOCUS,
    "gold cost": COST,
    "honor requirement": HONOR_REQUIREMENT,
    "gold production": GOLD,
    "unit force": UNIT_FORCE,
    "followers": FOLLOWERS,
}
WORDS = {"strength": "Province Strength", "unit force": "total Force", "followers": "number of Followers"}
PLACES = {
    "in hand": "in {} hand",
    "in discard": "in {} discard pile",
    "in province": "in one of {} provinces",
    "in deck": "in {} deck",
    "dead": "dead in {} discard pile",
    "in focus pool": "in {} focus pool",
}
HEADS = frozenset((*TYPES, "attachment"))
# facts told by what is lacking: (where it counts, what it lacks)
CONTRARY = {
    "unbowed": (facts.IN_PLAY, facts.BOWED),
    "honorable": (facts.PERSONALITY, facts.DISHONORABLE),
    "facedown": (facts.IN_PROVINCE, facts.FACEUP),
    "discarded": (facts.DISCARD, facts.DEAD),
    "province": (facts.PROVINCE, facts.REMOVED),
    "touchable": (facts.IN_PLAY, facts.STRONGHOLD),
}
# facts of Personalities and Followers in play without a keyword; they are no keywords themselves
LACKING = {"human": facts.NONHUMAN, "infantry": facts.CAVALRY}
AWAY = facts.AWAY | {"facedown", "discarded"}


class Vocabulary:
    """Names to planes, planes to words."""

    def plane(self, fact: str) -> str:
        """Source of the set of cards with this fact."""
        if fact in CONTRARY:
            there, lacks = CONTRARY[fact]
            return f"(p[{there}] & ~p[{lacks}])"
        if fact in LACKING:
            fighters = f"(p[{facts.PERSONALITY}] | p[{facts.FOLLOWER}])"
            return f"(p[{facts.IN_PLAY}] & {fighters} & ~p[{LACKING[fact]}])"
        return f"p[{self.number(fact)}]"

    def number(self, fact: str) -> int:
        if fact in facts.FACTS:
            return facts.FACTS[fact]
        if fact.startswith("#"):
            return facts.keyword(fact[1:])
        raise CardError(f"There is no fact called {fact!r}.")

    def has(self, s: Game, card: int, fact: str) -> bool:
        """The reference: is this so of this card?"""
        if fact in CONTRARY:
            there, lacks = CONTRARY[fact]
            return bool(s.p[there] >> card & 1 and not s.p[lacks] >> card & 1)
        if fact in LACKING:
            fights = self.has(s, card, "personality") or self.has(s, card, "follower")
            return self.has(s, card, "in play") and fights and not s.p[LACKING[fact]] >> card & 1
        return bool(s.p[self.number(fact)] >> card & 1)

    def elsewhere(self, q: Query) -> bool:
        """Do these words speak of a place out of play, or of cards already bound?"""
        bound = isinstance(q, (This, It, That, Picked, Paid, Rest))
        return bound or any(x.fact in AWAY for x in walk(q, Is)) or any(x.away for x in walk(q, Query))

    def cards(self, q: Query, c: Scope) -> str:
        """Source of the cards an ability with these words can touch: in play, unless it says another place."""
        source = q.source(c)
        return source if self.elsewhere(q) else f"({self.plane(self.within(q))} & {source})"

    def within(self, q: Query) -> str:
        """Among which cards these words are meant: those in play. Words for all kinds of card mean no Strongholds."""
        return "in play" if any(x.fact in HEADS for x in walk(q, Is)) else "touchable"

    def may_mean(self, s: Game, card: int, q: Query) -> bool:
        """Could these words mean this card, whatever its face?"""
        places = {x.fact for x in walk(q, Is)} & AWAY
        if places:
            return any(self.has(s, card, place) for place in places)
        return self.has(s, card, "in play") or any(x.away for x in walk(q, Query))

    # --- statistics ---------------------------------------------------------------------------------------------

    def stat(self, name: str) -> int:
        if name not in STATS:
            raise CardError(f"There is no statistic called {name!r}.")
        return STATS[name]

    def carriers(self, name: str) -> str:
        if name == "strength":
            return self.plane("province")
        if name in ("focus value", "gold cost"):
            return f"(p[{facts.FATE}] | p[{facts.DYNASTY}])"
        more = f" | p[{facts.ATTACHMENT}]" if name in ("force", "chi", "unit force") else ""
        return f"(p[{facts.IN_PLAY}] & (p[{facts.PERSONALITY}]{more}))"

    def carries(self, s: Game, card: int, name: str) -> bool:
        if name == "strength":
            return self.has(s, card, "province")
        if name in ("focus value", "gold cost"):
            return self.has(s, card, "fate") or self.has(s, card, "dynasty")
        more = name in ("force", "chi", "unit force") and self.has(s, card, "attachment")
        return self.has(s, card, "in play") and (self.has(s, card, "personality") or more)

    def value(self, s: Game, card: int, name: str) -> int:
        return checked(s, card, STATS[name])

    # --- English ------------------------------------------------------------------------------------------------

    def noun(self, fact: str) -> tuple[str, str]:
        """Where a fact stands in a noun phrase, and its word."""
        if fact in HEADS:
            return "head", fact if fact == "attachment" or fact == "province" else fact.capitalize()
        if fact in PLACES:
            return "place", PLACES[fact]
        if fact == "here":
            return "after", "at the current battlefield"
        if fact.startswith("#"):
            return "before", " ".join(w.capitalize() for w in fact[1:].split())
        if fact in CLANS:
            return "before", f"{fact.capitalize()} Clan"
        return "before", {"faceup": "face-up", "facedown": "face-down"}.get(fact, fact)

    def stat_word(self, name: str) -> str:
        return WORDS.get(name, name.title())

    def with_stat(self, v: Voice, name: str, op: str, n: Number) -> str:
        """ "with Personal Honor 3 or higher", "with lower Force than this Personality"."""
        word = self.stat_word(name)
        if isinstance(n, StatOf) and n.stat == name:
            return f"with {than(op, word)} {v.some(n.of)}"
        if not isinstance(n, Num) and op != "==":
            how = {"<": "lower", "<=": "equal to or lower", ">": "higher", ">=": "equal to or higher"}[op]
            return f"with {word} {how} than {n.english(v)}"
        return f"with {word} {'' if isinstance(n, Num) else 'equal to '}{so_high(op, n.english(v))}"


WORDS_OF_THE_CCG = Vocabulary()
