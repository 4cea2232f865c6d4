"""Words that change a card's type: what it becomes, for good or for a while, in play or as it enters play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from gorin.language.english import Voice, listing
from gorin.language.meaning import Reading
from gorin.language.nodes import Node, Query, Text, declares, node, walk
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.turned import SUFFIXES, as_if, may_turn
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.codecs import AS_ATTACHMENT, AS_CHARACTER
from gorin.rulesets.lcg.lasting.kinds import TURNED
from gorin.rulesets.lcg.prohibitions.attachments import bearers
from gorin.rulesets.lcg.state import PERIODS, Game
from gorin.rulesets.lcg.words.deeds import ACT, Deed, timely, timely_now

TYPES = tuple(SUFFIXES)


class Shape(Node):
    """What a card becomes. Words inside speak for that card, not for the ability that says so."""

    sealed = True
    type = ""

    def other(self, card: Card) -> Card:
        """The card's definition as this type."""
        raise NotImplementedError(type(self).__name__)

    def named(self, card: Card) -> Card:
        """The card under the name of its other face; its title is the same."""
        return replace(card, name=card.name + SUFFIXES[self.type], title=card.title or card.name)

    def english(self, v: Voice) -> str:
        """ "an attachment with the text: …"."""
        raise NotImplementedError(type(self).__name__)


def _texts(type: str, text: tuple[Text, ...]) -> str:
    from gorin.rulesets.lcg.english import line

    return " ".join(line(x, Card("", type, "neutral", text=text)) for x in text)


@node
class AsAttachment(Shape):
    """An attachment with this text instead of the printed one; printed skills are no modifiers."""

    text: tuple[Text, ...] = ()
    type = "attachment"

    def other(self, card: Card) -> Card:
        return replace(self.named(card), type=self.type, text=self.text, military=0, political=0, glory=0, strength=0)

    def english(self, v: Voice) -> str:
        return f'an attachment with the text: "{_texts(self.type, self.text)}"' if self.text else "an attachment"


@node
class AsCharacter(Shape):
    """A character with these numbers, these traits besides its own, and its printed text."""

    military: int
    political: int
    glory: int
    traits: tuple[str, ...] = ()
    type = "character"

    def other(self, card: Card) -> Card:
        return replace(
            self.named(card),
            type=self.type,
            military=self.military,
            political=self.political,
            glory=self.glory,
            strength=0,
            traits=tuple(dict.fromkeys((*card.traits, *self.traits))),
        )

    def english(self, v: Voice) -> str:
        traits = "".join(f"{x.capitalize()} " for x in self.traits)
        skills = [
            f"{n}{x}" for n, x in zip((self.military, self.political), ("[military]", "[political]"), strict=True)
        ]
        return f"a {traits}character with {listing([*skills, f'{self.glory} glory'])}".replace("-1[", "–[")


@declares(stands_on=("character",))
@node
class MayPlayAs(Text):
    """The card may be played as another type."""

    shape: AsAttachment

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "play_as", "True"

    def english(self, v: Voice) -> str:
        return f"You may play this {v.this} as {self.shape.english(v)}" + ("" if self.shape.text else ".")


@called()
def could_turn(s: Game, c: int, type: str, onto: int, you: int) -> bool:
    """Could this card become this type now: as an attachment, on one of those?"""
    if not may_turn(s, c, type):
        return False
    if type != "attachment":
        return True
    with as_if(s, c, type):
        return bool(bearers(s, c, you) & onto & ~(1 << c))


class Turns(Deed):
    """This card becomes another type."""

    shape: Shape
    onto: Query | None

    def wrong(self) -> Iterator[str]:
        if (self.shape.type == "attachment") != (self.onto is not None):
            yield f"{type(self).__name__}: an attachment goes onto a card, and nothing else does."

    def type(self) -> str:
        return self.shape.type

    def host(self, c: Scope) -> str:
        return f"low({c.words.cards(self.onto, c)})" if self.onto is not None else "-1"

    def possible(self, c: Scope) -> str:
        onto = c.words.cards(self.onto, c) if self.onto is not None else "0"
        return f"could_turn(s, {c.this}, {self.type()!r}, {onto}, {c.you})"

    def possible_now(self, r: Reading) -> bool:
        onto = r.mask(self.onto) if self.onto is not None else 0
        return could_turn(r.s, r.this, self.type(), onto, r.you)

    def on(self, v: Voice) -> str:
        return f" attached to {v.the(self.onto)}" if self.onto is not None else ""


@node
class Becomes(Turns):
    """This card, in play, becomes another type, for good or until a period ends; as an attachment, on a card."""

    shape: Shape
    onto: Query | None = None
    until: str = ""
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        n = f"turning({self.type()!r}, {self.host(c)})"
        lasts = f"lasting({TURNED}, 1 << {c.this}, {n}, {c.this}, {PERIODS[self.until]}, {c.you})"
        return f"([{lasts}] if {self.possible(c)} else [])"

    def could(self, c: Scope) -> str:
        return timely(self.until, f"(p[{facts.IN_PLAY}] >> {c.this} & 1 and {self.possible(c)})")

    def could_now(self, r: Reading) -> bool:
        there = r.words.has(r.s, r.this, "in play")
        return timely_now(self.until, r) and there and self.possible_now(r)

    def english(self, v: Voice) -> str:
        until = f"until the end of the {self.until}, " if self.until else ""
        return f"{until}this {v.this} becomes {self.shape.english(v)}{self.on(v)}"


@node
class EntersAs(Turns):
    """This card, out of play, enters play as another type."""

    shape: Shape
    onto: Query | None = None

    def events(self, c: Scope, tag: str = "0") -> str:
        where = AS_ATTACHMENT if self.type() == "attachment" else AS_CHARACTER
        n = f"entering({where}, 0, {self.host(c)})"
        enters = f"Event({ev.ENTER}, {c.this}, {c.you}, {n}, {c.this}, {ACT}, {tag})"
        return f"([{enters}] if {self.possible(c)} else [])"

    def could(self, c: Scope) -> str:
        return f"(not p[{facts.IN_PLAY}] >> {c.this} & 1 and {self.possible(c)})"

    def could_now(self, r: Reading) -> bool:
        return not r.words.has(r.s, r.this, "in play") and self.possible_now(r)

    def english(self, v: Voice) -> str:
        return f"put this {v.this} into play as {self.shape.english(v)}{self.on(v)}"


@node
class TurnsBack(Deed):
    """This card becomes the type again that is printed on it."""

    into: str

    def events(self, c: Scope, tag: str = "0") -> str:
        lasts = f"lasting({TURNED}, 1 << {c.this}, turning({self.into!r}, -1), {c.this}, {PERIODS['']}, {c.you})"
        return f"([{lasts}] if {self.could(c)} else [])"

    def could(self, c: Scope) -> str:
        return f"(p[{facts.IN_PLAY}] >> {c.this} & 1 and may_turn(s, {c.this}, {self.into!r}))"

    def could_now(self, r: Reading) -> bool:
        return r.words.has(r.s, r.this, "in play") and may_turn(r.s, r.this, self.into)

    def english(self, v: Voice) -> str:
        return f"turn this {v.this} into a {self.into}"


def shapes_in(card: Card) -> list[Shape]:
    """Every shape that a card's text speaks of, also inside the text it gives to one of them."""
    out: list[Shape] = []
    todo: list[Any] = [card.text]
    while todo:
        for shape in walk(todo.pop(), Shape):
            if all(shape.type != x.type for x in out):
                out.append(shape)
                todo.append(getattr(shape, "text", ()))
    return out
