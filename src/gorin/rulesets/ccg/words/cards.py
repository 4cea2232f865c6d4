"""Functions that make the cards of this game: printed facts, then what stands on them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gorin.language.control import If, Later, Then
from gorin.language.nodes import Effect, Text
from gorin.language.sets import This
from gorin.rulesets.ccg.card import DASH, UNALIGNED, Card
from gorin.rulesets.ccg.words.conditions import IsHere, NoTerrain
from gorin.rulesets.ccg.words.creating import PutIntoPlay
from gorin.rulesets.ccg.words.texts import Ability


def _card(name: str, type: str, text: tuple[Text, ...], keywords: str, **facts: Any) -> Card:
    """Keywords are written with commas."""
    words = tuple(x.strip() for x in keywords.split(",") if x.strip())
    title, experience = titled(name)
    return Card(name, type, text=text, keywords=words, title=title, experience=experience, **facts)


def titled(name: str) -> tuple[str, int]:
    """The title, if it is not all of the name, and the experience: the name may have both, and in brackets the edition
    (or whatever else tells it from another card of this title).

    >>> titled("Hida Kisada - exp2"), titled("Ring of Earth (Samurai)"), titled("Ring of Earth")
    (('Hida Kisada', 2), ('Ring of Earth', 0), ('', 0))
    """
    plain = name.partition(" (")[0] if name.endswith(")") else name
    title, _, level = plain.partition(" - exp")
    experience = int(level or 1) if " - exp" in plain and (level or "1").isdigit() else 0
    return title if title != name else "", experience


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


def terrain(name: str, *effects: Effect, focus: int, keywords: str = "", number: int = 0) -> Card:
    """A Terrain as Samurai Edition prints it: it enters play as the first effect of its Terrain Battle ability, and its
    delayed effects happen only while it is there."""
    here = tuple(_while_here(x) for x in effects)
    text = Ability(("battle",), (PutIntoPlay(This(), here=True), *here), when=NoTerrain(), words=("terrain",))
    return _card(name, "strategy", (text,), f"terrain, {keywords}", focus=focus, number=number)


def _while_here(x: Effect) -> Effect:
    """A delayed effect of a Terrain ends when the Terrain leaves play."""
    return replace(x, do=(If(IsHere(This()), Then(x.do)),)) if isinstance(x, Later) else x


def ring(name: str, *text: Text, focus: int, keywords: str = "", number: int = 0) -> Card:
    """A Ring."""
    return _card(name, "ring", text, keywords, focus=focus, number=number)
