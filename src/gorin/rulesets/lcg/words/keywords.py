"""Keywords with a value or a text of their own, and losing keywords. Plain ones are `Keyword("pride")`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from gorin.errors import CardError
from gorin.kernel.sides import foes
from gorin.language.english import Voice, sentence
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Player, Query, Text, declares, node
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.language.sets import This
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.stats import dial_lower
from gorin.rulesets.lcg.called import LOST_KEYWORDS, called
from gorin.rulesets.lcg.fields import DIALS
from gorin.rulesets.lcg.lasting.kinds import LOSES_KEYWORD
from gorin.rulesets.lcg.lasting.layers import LOSING
from gorin.rulesets.lcg.state import PERIODS, Game
from gorin.rulesets.lcg.words.deeds import Deed, reach, reached, timely, timely_now
from gorin.rulesets.lcg.words.phrases import subject
from gorin.rulesets.lcg.words.texts import Constant, Triggered, under
from gorin.rulesets.lcg.words.triggers import Heard


def plane_of(keyword: str) -> int:
    """The plane of the cards that have a keyword now."""
    if keyword not in facts.KEYWORDS:
        raise CardError(f"There is no keyword {keyword!r}.")
    return facts.COVERT + facts.KEYWORDS.index(keyword)


# --- variable keywords ------------------------------------------------------------------------------------------------


@node
class HasComposure(Condition):
    """A player's honor bid is lower than that of at least one opponent."""

    who: Player = You()

    def source(self, c: Scope) -> str:
        return f"composed(s, {self.who.source(c)})"

    def holds(self, r: Reading) -> bool:
        return composed(r.s, self.who.seat(r))

    def english(self, v: Voice) -> str:
        who = self.who.english(v)
        return f"{who} {'have' if who == 'you' else 'has'} composure"


@called(reads=DIALS)
def composed(s: Game, who: int) -> bool:
    """Does this player have composure?"""
    return who >= 0 and any(dial_lower(s, who, q) for q in foes(s, who))


@node
class HasNoFate(Condition):
    """There is no fate on a card."""

    who: Query = This()

    def source(self, c: Scope) -> str:
        return f"(with_fate(s, {self.who.source(c)}) == 0)"

    def holds(self, r: Reading) -> bool:
        return not any(r.s.fate[c] for c in r.members(self.who))

    def english(self, v: Voice) -> str:
        return f"{v.the(self.who)} has no fate on it"


class Variable(Text):
    """A keyword with a common condition; while it holds, the card has the text that follows."""

    gives: Text
    word = ""

    def condition(self) -> Condition:
        raise NotImplementedError(type(self).__name__)

    def says(self, text: str, v: Voice) -> str:
        """The text with the keyword before it."""
        gains = isinstance(self.gives, Triggered)
        return f"{sentence(self.word)} – " + (f'this {v.this} gains: "{text}"' if gains else text)

    def plain(self) -> Text:
        """The text with the keyword's condition put into it."""
        text: Any = self.gives
        if not isinstance(text, (Constant, Triggered)):
            raise CardError(f"{sentence(self.word)} cannot give {type(text).__name__}.")
        when = self.condition() if text.when is None else self.condition() & text.when
        out: Text = replace(text, when=when)  # type: ignore[type-var]  # every text is a node
        return out


@node
class Composure(Variable):
    """While your honor bid is lower than an opponent's."""

    gives: Text
    word = "composure"

    def condition(self) -> Condition:
        return HasComposure()


@node
class Dire(Variable):
    """While this character has no fate on it."""

    gives: Text
    word = "dire"

    def condition(self) -> Condition:
        return HasNoFate()


def plain_text(x: Text) -> Text:
    """A text as it is compiled."""
    return x.plain() if isinstance(x, Variable) else x


# --- covert -----------------------------------------------------------------------------------------------------------


@declares(tells=("it", "doer"))
@node
class Evades(Heard):
    """After such a character evades another by covert (IT)."""

    who: Query
    kinds = (ev.EVADE,)

    def test(self, c: Scope) -> str:
        return f"{self.who.source(c)} >> e.n & 1"

    def met(self, r: Reading) -> bool:
        return self.who.has(r, r.event.n)

    def english(self, v: Voice) -> str:
        return f"after {v.some(self.who)} evades a character by covert"


# --- keywords with a value --------------------------------------------------------------------------------------------


@node
class Legendary(Text):
    """Enters play with so much fate, in the dynasty phase, by being played; nothing adds to it, nothing keeps it."""

    n: int = 0
    word = "legendary"

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "legendary", str(self.n)

    def wakes(self) -> tuple[str, ...]:
        return (self.word,)

    def english(self, v: Voice) -> str:
        return f"Legendary {self.n}."


@node
class Disguised(Text):
    """May be played in place of a non-unique character of a Trait or clan."""

    what: Query
    word = "disguised"

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "disguised", self.what.source(c)

    def wakes(self) -> tuple[str, ...]:
        return (self.word,)

    def english(self, v: Voice) -> str:
        n = self.what.noun(v)
        return f"Disguised {n.text() if n.head else ' '.join(n.before)}."


@node
class OnlyDisguised(Text):
    """Cannot be played in another way."""

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "only_disguised", "True"

    def english(self, v: Voice) -> str:
        return f"This {v.this} can only be played by the disguised keyword."


# --- losing keywords --------------------------------------------------------------------------------------------------


@declares(wakes=(LOST_KEYWORDS,))
@node
class LacksKeyword(Constant):
    """Cards lose a keyword, wherever they have it from, as long as this text counts."""

    what: Query
    keyword: str
    when: Condition | None = None
    layer = LOSING

    def lines(self, c: Scope) -> list[str]:
        return [f"p[{plane_of(self.keyword)}] &= ~{c.words.cards(self.what, c)}"]

    def english(self, v: Voice) -> str:
        return under(self.when, f"{subject(self.what, v)} loses {self.keyword}", v)


@declares(wakes=(LOST_KEYWORDS,))
@node
class LosesKeyword(Deed):
    """Until a period ends, cards lose a keyword."""

    what: Query
    keyword: str
    until: str = "phase"
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        return f"[lasting({LOSES_KEYWORD}, {m}, {plane_of(self.keyword)}, {c.this}, {PERIODS[self.until]}, {c.you})]"

    def could(self, c: Scope) -> str:
        return timely(self.until, f"({reach(self.what, c)} & p[{plane_of(self.keyword)}])")

    def could_now(self, r: Reading) -> bool:
        return timely_now(self.until, r) and any(r.words.has(r.s, x, self.keyword) for x in reached(r, self.what))

    def english(self, v: Voice) -> str:
        return f"until the end of the {self.until}, {subject(self.what, v)} loses {self.keyword}"
