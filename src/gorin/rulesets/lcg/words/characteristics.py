"""Traits and clans that cards gain or lose. What is gained is not printed on them."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import CHANGED_FACTS
from gorin.rulesets.lcg.lasting.kinds import GAINS_FACT, LOSES_FACT
from gorin.rulesets.lcg.lasting.layers import GAINING
from gorin.rulesets.lcg.words.deeds import reach, reached, timely, timely_now
from gorin.rulesets.lcg.words.phrases import subject
from gorin.rulesets.lcg.words.text_changes import Lasts
from gorin.rulesets.lcg.words.texts import Constant, under


def plane_of(name: str) -> int:
    """The plane of a clan, or of a trait."""
    return facts.FACTS[name] if name in facts.CLANS else facts.trait(name)


def called(name: str) -> str:
    """ "the [crab] clan", "the Bushi Trait"."""
    if name in facts.CLANS:
        return f"the [{name}] clan"
    return f"the {'-'.join(w.capitalize() for w in name.split('-'))} Trait"


class Changes(Lasts):
    """A trait or clan comes or goes until a period ends."""

    name: str

    def amount(self, c: Scope) -> str:
        return str(plane_of(self.name))


@node
class GainsTrait(Changes):
    """Cards gain a trait (or a clan) until a period ends."""

    what: Query
    name: str
    until: str = "phase"
    row = GAINS_FACT
    order = False

    def could(self, c: Scope) -> str:
        return timely(self.until, f"({reach(self.what, c)} & ~p[{plane_of(self.name)}])")

    def could_now(self, r: Reading) -> bool:
        lacking = any(not r.s.p[plane_of(self.name)] >> card & 1 for card in reached(r, self.what))
        return lacking and timely_now(self.until, r)

    def english(self, v: Voice) -> str:
        return f"until the end of the {self.until}, {subject(self.what, v)} gains {called(self.name)}"


@node
class LosesTrait(Changes):
    """Cards lose a trait (or a clan) until a period ends."""

    what: Query
    name: str
    until: str = "phase"
    row = LOSES_FACT
    order = False

    def could(self, c: Scope) -> str:
        return timely(self.until, f"({reach(self.what, c)} & p[{plane_of(self.name)}])")

    def could_now(self, r: Reading) -> bool:
        having = any(r.s.p[plane_of(self.name)] >> card & 1 for card in reached(r, self.what))
        return having and timely_now(self.until, r)

    def english(self, v: Voice) -> str:
        return f"until the end of the {self.until}, {subject(self.what, v)} loses {called(self.name)}"


@declares(wakes=(CHANGED_FACTS,))
@node
class HasTrait(Constant):
    """Cards have a trait (or a clan), or two of them, as long as this text counts."""

    what: Query
    name: str
    also: str = ""
    when: Condition | None = None
    layer = GAINING

    def lines(self, c: Scope) -> list[str]:
        names = [self.name, self.also] if self.also else [self.name]
        return [f"gain(s, {plane_of(name)}, {reach(self.what, c)})" for name in names]

    def english(self, v: Voice) -> str:
        also = f" and {called(self.also)}" if self.also else ""
        return under(self.when, f"{subject(self.what, v)} gains {called(self.name)}{also}", v)


@declares(wakes=(CHANGED_FACTS,))
@node
class LacksTrait(Constant):
    """Cards are without a trait (or a clan) as long as this text counts."""

    what: Query
    name: str
    when: Condition | None = None
    layer = GAINING

    def lines(self, c: Scope) -> list[str]:
        return [f"lose(s, {plane_of(self.name)}, {reach(self.what, c)})"]

    def english(self, v: Voice) -> str:
        return under(self.when, f"{subject(self.what, v)} loses {called(self.name)}", v)
