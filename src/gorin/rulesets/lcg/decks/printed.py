"""Are a card's printed facts sane? Types and sides, clans, traits, elements, costs and skills."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.card import DASH, X_COST, Card
from gorin.rulesets.lcg.words.texts import Keyword, Triggered

SIDES = {
    "character": ("dynasty", "conflict"),
    "attachment": ("conflict",),
    "event": ("conflict", "dynasty"),
    "holding": ("dynasty",),
    "province": ("province",),
    "stronghold": ("province",),
    "role": ("role",),
}
TRAIT = re.compile(r"[a-zāōū]+(-[a-zāōū]+)*")


def printed(card: Card) -> Iterator[str]:
    """Everything wrong with a card's printed facts."""
    if not card.name:
        yield "a card has a name."
    if card.type not in SIDES:
        yield f"there is no type of card called {card.type!r}."
        return
    if card.side not in SIDES[card.type]:
        yield f"a {card.type} is no card of the {card.side or 'nameless'} side."
    if card.clan not in facts.CLANS:
        yield f"there is no clan called {card.clan!r}."
    for t in card.traits:
        if not TRAIT.fullmatch(t):
            yield f"the trait {t!r} is not in small letters joined by hyphens."
    if len(set(card.traits)) < len(card.traits):
        yield "a trait is printed twice."
    yield from numbers(card)
    yield from (f"there is no element called {e!r}." for e in card.elements if e not in facts.ELEMENTS)
    if card.type == "province" and not card.elements:
        yield "a province has at least one element."
    if card.elements and card.type not in ("province", "role"):
        yield f"a {card.type} has no element."
    abilities = [x for x in card.text if isinstance(x, Triggered)]
    if card.type == "event" and len(abilities) != 1:
        yield f"an event has exactly one triggered ability, not {len(abilities)}."
    words = [x.word for x in card.text if isinstance(x, Keyword)]
    if len(set(words)) < len(words):
        yield "a keyword is printed twice."


def numbers(card: Card) -> Iterator[str]:
    """Costs, skills, strength and what a stronghold brings."""
    chosen = card.type == "event" and card.cost == X_COST
    if card.type in ("character", "attachment", "event") and card.cost < 0 and not chosen:
        yield f"a {card.type} has a fate cost."
    if card.type in ("holding", "province", "stronghold", "role") and card.cost != DASH:
        yield f"a {card.type} has no fate cost."
    if card.type == "character":
        yield from (
            f"a character's {x} is a number or a dash." for x in ("military", "political") if getattr(card, x) < DASH
        )
        if card.glory < 0:
            yield "a character has glory."
    if card.type == "province" and card.strength < 0:
        yield "a province has strength."
    if card.type == "stronghold" and not (card.honor > 0 and card.fate > 0):
        yield "a stronghold has starting honor and fate."
    if card.side != "conflict" and card.influence_cost != DASH:
        yield "only conflict cards cost influence."
    if card.deck_limit < 1:
        yield "a deck may have at least one copy."
