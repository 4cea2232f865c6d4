"""The facts and statistics of the CCG, as many as the tests need."""

from __future__ import annotations

from typing import Any

from gorin.errors import CardError
from gorin.language.english import Voice
from gorin.language.nodes import Number, Query, walk
from gorin.language.scope import Scope
from gorin.language.sets import Is, It, Picked, That, This

FACTS = (
    "in play", "here", "bowed", "unbowed", "dishonorable", "attacking", "defending", "in hand", "in discard",
    "personality", "follower", "item", "samurai", "crab",
)  # fmt: skip
STATS = ("force", "chi", "personal honor")
HEADS = {"personality": "Personality", "follower": "Follower", "item": "Item"}
PLACES = {"in hand": "in {} hand", "in discard": "in {} discard pile"}
AFTER = {"here": "at the current battlefield"}


class Words:
    """The vocabulary: names to planes, planes to words."""

    def plane(self, fact: str) -> str:
        if fact not in FACTS:
            raise CardError(f"There is no fact called {fact!r}.")
        return f"p[{FACTS.index(fact)}]"

    def has(self, s: Any, card: int, fact: str) -> bool:
        return bool(s.p[FACTS.index(fact)] >> card & 1)

    def elsewhere(self, q: Query) -> bool:
        return isinstance(q, (This, It, That, Picked)) or any(x.fact in PLACES for x in walk(q, Is))

    def cards(self, q: Query, c: Scope) -> str:
        return q.source(c) if self.elsewhere(q) else f"(p[0] & {q.source(c)})"

    def stat(self, name: str) -> int:
        if name not in STATS:
            raise CardError(f"There is no statistic called {name!r}.")
        return STATS.index(name)

    def within(self, q: Query) -> str:
        return "in play"

    def carriers(self, name: str) -> str:
        return f"(p[0] & (p[{FACTS.index('personality')}] | p[{FACTS.index('follower')}]))"

    def carries(self, s: Any, card: int, name: str) -> bool:
        return self.has(s, card, "in play") and (self.has(s, card, "personality") or self.has(s, card, "follower"))

    def value(self, s: Any, card: int, name: str) -> int:
        return int(s.stats[card][STATS.index(name)])

    def may_mean(self, s: Any, card: int, q: Query) -> bool:
        return True

    def noun(self, fact: str) -> tuple[str, str]:
        if fact in HEADS:
            return "head", HEADS[fact]
        if fact in PLACES:
            return "place", PLACES[fact]
        if fact in AFTER:
            return "after", AFTER[fact]
        return "before", fact.capitalize() if fact in ("samurai", "crab") else fact

    def stat_word(self, name: str) -> str:
        return name.title()

    def with_stat(self, v: Voice, name: str, op: str, n: Number) -> str:
        than = {"<": "lower", ">": "higher", "<=": "equal or lower", ">=": "equal or higher"}
        return f"with {than[op]} {self.stat_word(name)} than {n.english(v)}"


WORDS = Words()


def voice(this: str) -> Voice:
    """A card speaks of itself by its type."""
    return Voice(WORDS, this, attached="this card's Personality")
