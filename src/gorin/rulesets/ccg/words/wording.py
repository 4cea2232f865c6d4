"""Words for turns of phrase that mean more than they seem to: limits that cut, "separately for each", leaders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gorin.kernel.notation import fold
from gorin.language.english import Noun, Voice, listing
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Number, Query, Text, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.bars import CANNOT_FALL, CANNOT_RISE
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.card import ATTACHMENT_TYPES
from gorin.rulesets.ccg.playing.actions import SUCCESSFUL
from gorin.rulesets.ccg.points import PRODUCES
from gorin.rulesets.ccg.state import HONOR, Game
from gorin.rulesets.ccg.words.action_triggers import AfterResolution
from gorin.rulesets.ccg.words.deeds import Deed
from gorin.rulesets.ccg.words.texts import Continuous

SAYS: Final = ("fall", "be lowered", "be reduced", "rise", "be raised")  # the first three mean the same, the others too


@declares(strings={"how": ("way", SAYS)})
@node
class Cannot(Continuous):
    """A statistic of cards, or your Family Honor, cannot fall below (rise above) a number: whatever part of a penalty
    or loss (bonus or gain) would do so is lost. A minimum or maximum (`Limits`) is something else: it loses nothing."""

    how: str
    n: int
    what: Query | None = None  # None: your Family Honor
    stat: str = "force"
    when: Condition | None = None

    def wrong(self) -> Iterator[str]:
        if self.what is None and self.stat != "force":
            yield "Cannot.stat: without cards it is about your Family Honor, and no statistic."

    @property
    def falls(self) -> bool:
        return self.how in SAYS[:3]

    def lines(self, c: Scope) -> list[str]:
        about = CANNOT_FALL if self.falls else CANNOT_RISE
        if self.what is None:
            return [f"s.mods.append(({about + HONOR}, 1 << {c.you}, {self.n}, {c.this}))"]
        return [
            f"s.mods.append(({about + c.words.stat(self.stat)}, {c.words.cards(self.what, c)}, {self.n}, {c.this}))"
        ]

    def statement(self, v: Voice) -> str:
        whose = (
            "your Family Honor" if self.what is None else f"the {v.words.stat_word(self.stat)} of {v.each(self.what)}"
        )
        return f"{whose} cannot {self.how} {'below' if self.falls else 'above'} {self.n}"


@node
class AfterSuccess(AfterResolution):
    """After an action's resolution, if it was successful: its effects have changed something."""

    def test(self, c: Scope) -> str:
        return f"e.tag & {SUCCESSFUL} and {super().test(c)}"

    def met(self, r: Reading) -> bool:
        return bool(r.event.tag & SUCCESSFUL) and super().met(r)

    def english(self, v: Voice) -> str:
        return f"{super().english(v)}, if it was successful"


@node
class Separately(Deed):
    """An effect separately for each of these: so many effects at once, not one that is so much larger."""

    do: Deed
    each: Query

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"({self.do.events(c, tag)}) * {c.words.cards(self.each, c)}.bit_count()"

    def english(self, v: Voice) -> str:
        return f"separately for each {v.noun(self.each)}, {self.do.english(v)}"


@node
class Difference(Number):
    """How far two numbers are apart, whichever is higher."""

    one: Number
    other: Number

    def source(self, c: Scope) -> str:
        return f"abs({self.one.source(c)} - {self.other.source(c)})"

    def value(self, r: Reading) -> int:
        return abs(self.one.value(r) - self.other.value(r))

    def english(self, v: Voice) -> str:
        return f"the difference between {self.one.english(v)} and {self.other.english(v)}"


@node
class GoldProducing(Query):
    """With a trait or ability that produces Gold."""

    def source(self, c: Scope) -> str:
        return "gold_producing(s)"

    def has(self, r: Reading, card: int) -> bool:
        return any(PRODUCES in a.slots for a in r.s.box.faces[r.s.kind[card]].abilities)

    def noun(self, v: Voice) -> Noun:
        return Noun(before=["gold-producing"])


@called()
def gold_producing(s: Game) -> int:
    """All cards with text that produces Gold, wherever they are."""
    return s.listeners.own[PRODUCES]


@node
class KeywordWith(Query):
    """With any keyword that contains this word: "a Tribe keyword"."""

    word: str

    def source(self, c: Scope) -> str:
        return f"keyword_with(s, {self.word!r})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(keyword_with(r.s, self.word) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"with a {self.word.title()} keyword"])


@called()
def keyword_with(s: Game, word: str) -> int:
    """The cards with a keyword of which this is a word."""
    out = 0
    for i, name in enumerate(facts.plane_names()[: len(s.p)]):
        if i >= facts.FIRST_KEYWORD and word in name.split():
            out |= s.p[i]
    return out


@node
class Called(Query):
    """What a term with a capital fits: cards with this title, keyword or type, each as a whole. In the plural it also
    fits what is in the plural itself."""

    term: str
    plural: bool = False

    def source(self, c: Scope) -> str:
        return f"called_so(s, {self.forms()!r})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(called_so(r.s, self.forms()) >> card & 1)

    def forms(self) -> tuple[str, ...]:
        return (self.term, f"{self.term}s") if self.plural else (self.term,)

    def noun(self, v: Voice) -> Noun:
        return Noun(before=[self.forms()[-1].title()])


@called()
def called_so(s: Game, terms: tuple[str, ...]) -> int:
    """The cards with one of these titles, keywords or types."""
    out = 0
    names = facts.NAMED.numbers
    for term in terms:
        for plane in (names.get(fold(term), -1), facts.FACTS.get(term, -1)):
            out |= s.p[plane] if 0 <= plane < len(s.p) else 0
    titles = {fold(x) for x in terms}
    faces = s.box.faces
    return out | sum([1 << c for c, k in enumerate(s.kind) if fold(faces[k].definition.printed_title) in titles])


@node
class CanOnlyAttach(Text):
    """Of one type of attachment, a Personality can only attach those with a keyword; other types are as they were."""

    type: str
    keyword: str

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "bears", f"(~{c.words.plane(self.type)} | p[{facts.keyword(self.keyword)}])"

    def english(self, v: Voice) -> str:
        return f"Can only attach {self.keyword.title()} {self.type.capitalize()}s."


@declares(strings={"types": ("type", ATTACHMENT_TYPES)})
@node
class CannotAttach(Text):
    """A Personality cannot attach some types of attachment."""

    types: tuple[str, ...]

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "bears", f"~({' | '.join(c.words.plane(x) for x in self.types)})"

    def english(self, v: Voice) -> str:
        return f"Cannot attach {listing([f'{x.capitalize()}s' for x in self.types], 'or')}."


@node
class Unopposed(Query):
    """Not opposed: also whoever is at home, and could not be."""

    def source(self, c: Scope) -> str:
        return f"(p[{facts.IN_PLAY}] & ~opposed(s))"

    def has(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "in play") and not stats.opposed(r.s) >> card & 1

    def noun(self, v: Voice) -> Noun:
        return Noun(before=["unopposed"])
