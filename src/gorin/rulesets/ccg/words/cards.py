"""Functions that make the cards of this game: printed facts, then what stands on them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gorin.language.nodes import Text
from gorin.rulesets.ccg.card import DASH, UNALIGNED, Card


def _card(name: str, type: str, text: tuple[Text, ...], keywords: str, **facts: Any) -> Card:
    """Keywords are written with commas; the title is the name without its experience, and without the edition in
    brackets that tells it from another's card of this title."""
    plain = name.partition(" (")[0] if name.endswith(")") else name
    title, _, level = plain.partition(" - exp")
    experience = int(level or 1) if " - exp" in plain else 0
    words = tuple(x.strip() for x in keywords.split(",") if x.strip())
    title = title if title != name else ""
    return Card(name, type, text=text, keywords=words, title=title, experience=experience, **facts)


def edition(pack: str, *cards: Card) -> tuple[Card, ...]:
    """These cards as printed in an edition. A title that another edition has too is written with its own in brackets:
    "Ring of Earth (Samurai)"."""
    return tuple(replace(card, pack=pack) for card in cards)


def stronghold(
    name: str, clan: str, *text: Text, strength: int, gold: int, honor: int, keywords: str = "", number: int = 0
) -> Card:
    """A Stronghold."""
    return _card(
        name, "stronghold", text, keywords, clan=clan, strength=strength, gold=gold, honor=honor, number=number
    )


def personality(
    name: str,
    clan: str,
    *text: Text,
    force: int,
    chi: int,
    cost: int,
    personal_honor: int,
    honor_requirement: int = DASH,
    keywords: str = "",
    number: int = 0,
) -> Card:
    """A Personality."""
    return _card(
        name, "personality", text, keywords, clan=clan, force=force, chi=chi, cost=cost,
        personal_honor=personal_honor, honor_requirement=honor_requirement, number=number,
    )  # fmt: skip


def holding(name: str, *text: Text, cost: int, keywords: str = "", number: int = 0) -> Card:
    """A Holding."""
    return _card(name, "holding", text, keywords, cost=cost, number=number)


def region(name: str, *text: Text, keywords: str = "", number: int = 0) -> Card:
    """A Region."""
    return _card(name, "region", text, keywords, number=number)


def celestial(name: str, *text: Text, keywords: str = "", number: int = 0) -> Card:
    """A Celestial."""
    return _card(name, "celestial", text, keywords, number=number)


def event(name: str, *text: Text, keywords: str = "", number: int = 0) -> Card:
    """An Event."""
    return _card(name, "event", text, keywords, number=number)


def follower(
    name: str, *text: Text, force: int, cost: int, focus: int, honor_requirement: int = 0, keywords: str = "",
    clan: str = UNALIGNED, number: int = 0,
) -> Card:  # fmt: skip
    """A Follower."""
    return _card(
        name, "follower", text, keywords, force=force, cost=cost, focus=focus, honor_requirement=honor_requirement,
        clan=clan, number=number,
    )  # fmt: skip


def item(
    name: str, *text: Text, force: int, chi: int, cost: int, focus: int, keywords: str = "", number: int = 0
) -> Card:
    """An Item; its Force and Chi are modifiers."""
    return _card(name, "item", text, keywords, force=force, chi=chi, cost=cost, focus=focus, number=number)


def spell(name: str, *text: Text, cost: int, focus: int, keywords: str = "", number: int = 0) -> Card:
    """A Spell."""
    return _card(name, "spell", text, keywords, cost=cost, focus=focus, number=number)


def strategy(name: str, *text: Text, focus: int, cost: int = 0, keywords: str = "", number: int = 0) -> Card:
    """A Strategy."""
    return _card(name, "strategy", text, keywords, focus=focus, cost=cost, number=number)


def ring(name: str, *text: Text, focus: int, keywords: str = "", number: int = 0) -> Card:
    """A Ring."""
    return _card(name, "ring", text, keywords, focus=focus, number=number)
