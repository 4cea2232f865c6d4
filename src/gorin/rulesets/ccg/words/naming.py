"""Numbers and cards that a player names while an action resolves."""

from __future__ import annotations

from typing import Any

from gorin.kernel.questions import Purpose
from gorin.language.english import Noun, Voice, sentence
from gorin.language.meaning import Reading
from gorin.language.nodes import Effect, Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.words.deeds import Deed


@node
class NameNumber(Deed):
    """Name a number, called X, and do something."""

    do: tuple[Effect, ...]
    least: int = 0
    most: int = 9
    begins = True

    def build(self, b: Any, c: Scope) -> str:
        x = b.p.new("i")
        numbers = f"range({self.least}, {self.most + 1})"
        b.p.step("name a number", f"ask_number(s, {c.you}, 'name a number', {numbers}, {x}, this)", asks=Purpose(self))
        b.resolve(self.do, c.bind(x=f"r[{x}]"))
        return ""

    def english(self, v: Voice) -> str:
        return f"name a number X from {self.least} to {self.most}. {sentence(v.effects(self.do))}"


@declares(binds={"do": ("named",)})
@node
class NameCard(Deed):
    """Name the title of a card (NAMED are the cards that have it), and do something. Decision: a title that is in
    nobody's deck cannot be named."""

    do: tuple[Effect, ...]
    begins = True

    def build(self, b: Any, c: Scope) -> str:
        x = b.p.new("i")
        options = "[Option(1, -1, k) for k in titles(s)]"
        b.p.step("name a card", f"ask(s, {c.you}, 'name a card', {options}, {x}, this)", asks=Purpose(self))
        b.resolve(self.do, c.bind(title=f"r[{x}]"))
        return ""

    def english(self, v: Voice) -> str:
        return f"name a card. {sentence(v.effects(self.do))}"


@declares(needs=("named", "NAMED is nothing unless NameCard names a card."))
@node
class Named(Query):
    """The cards with the title that was named, wherever they are."""

    def source(self, c: Scope) -> str:
        return f"entitled(s, {c.need('title', 'NAMED')})"

    def has(self, r: Reading, card: int) -> bool:
        kind = r.s.kind[card]
        return r.named("title") in (r.s.box.faces[kind].title, r.s.box.second_titles.get(kind, -1))

    def noun(self, v: Voice) -> Noun:
        return Noun(before=["named"])


@called()
def titles(s: Game) -> list[int]:
    """The titles that may be named, as the first face that has each."""
    return sorted({face.title for face in s.box.faces if face.definition.side})


@called()
def entitled(s: Game, title: int) -> int:
    """The cards with a title."""
    faces, other = s.box.faces, s.box.second_titles
    return sum([1 << c for c, kind in enumerate(s.kind) if title in (faces[kind].title, other.get(kind, -1))])
