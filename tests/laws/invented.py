"""Cards that nobody printed, for laws about whatever the language can say: every example of the documentation on a
card, and whatever set, condition or number any card names as what a constant ability rests on."""

from __future__ import annotations

from functools import cache
from typing import Any

from gorin.cards.registry import cards
from gorin.language.nodes import Condition, Node, Number, Query, Text, walk
from gorin.language.sets import This
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.check import compiles
from gorin.rulesets.lcg.words import CHARACTER, always_gets
from tests.language.examples import PAGES, blocks, card_of, evaluate

OF_AN_ATTACHMENT = ("host", "host ring")  # names that are bound without an occurrence
CLANS = ("crab", "crane", "neutral")


@cache
def examples() -> tuple[Any, ...]:
    """What the examples of the documentation say, in their order."""
    return tuple(evaluate(code) for page in PAGES for code, _ in blocks(page))


def resting_on(x: Node) -> Text | None:
    """A constant ability that rests on a set of cards, a condition or a number; on none that an occurrence tells of."""
    needed = [y.declared.needs[0] for y in walk(x, Node) if y.declared.needs]
    if not set(needed) <= set(OF_AN_ATTACHMENT):
        return None
    if isinstance(x, Query):
        return always_gets(x & CHARACTER, military=1, glory=1)
    if isinstance(x, Condition):
        return always_gets(CHARACTER, political=1, when=x)
    return always_gets(This(), military=x) if isinstance(x, Number) else None


@cache
def texts() -> tuple[Text, ...]:
    """All these texts that can stand on a card by themselves, each once."""
    spoken = [card_of(x) for x in examples()]
    whole = [text for card in spoken if card is not None for text in card.text]
    said = [x for card in cards("lcg").values() for x in walk(card.text, Node)]
    said += [y for x in examples() for y in walk(x.text if isinstance(x, Card) else x, Node)]
    resting = [text for x in said if (text := resting_on(x)) is not None]
    return tuple(text for text in dict.fromkeys([*whole, *resting]) if can_be_said(text))


def can_be_said(text: Text) -> bool:
    """Some words mean something only where an ability binds them."""
    return not list(compiles(invented(0, text)))


def invented(i: int, text: Text) -> Card:
    """A character of either deck with this text; the others of its kind differ in all that cards ask for."""
    return Card(
        f"Invented {i}",
        "character",
        CLANS[i % 3],
        "conflict" if i % 4 == 0 else "dynasty",
        cost=i % 3,
        military=i % 4,
        political=3 - i % 4,
        glory=i % 3,
        influence_cost=1 if i % 4 == 0 else -1,
        traits=(("bushi", "courtier", "shugenja")[i % 3],),
        unique=i % 7 == 0,
        text=(text,),
    )


@cache
def inventions() -> dict[str, Card]:
    """All of them, by name."""
    return {card.name: card for card in (invented(i, text) for i, text in enumerate(texts()))}
