"""What stands on a card's face, for whoever draws one: both games' cards in the same few words."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from gorin import rulebook
from gorin.rulesets.lcg.words.joining import SkillX

DASH = "–"


@dataclass(frozen=True)
class Figure:
    """A printed number: what it is, and how it is written."""

    name: str
    value: str


@dataclass(frozen=True)
class CardFace:
    """A card as it is drawn. Its text is rendered from what the engine plays."""

    title: str
    clan: str
    kind: str  # "Crane dynasty character"
    figures: tuple[Figure, ...]
    traits: tuple[str, ...]
    lines: tuple[str, ...]  # one per ability
    rulings: tuple[str, ...]  # ids
    origin: str  # its set and number
    unique: bool = False
    elements: tuple[str, ...] = ()


def face_of(game: str, card: Any) -> CardFace:
    """The face of a card of either game."""
    text = import_module(f"gorin.rulesets.{game}.english").text_of(card)
    side = f"{card.side} " if card.side in ("dynasty", "conflict", "fate") else ""
    kinds = card.traits if game == "lcg" else card.keywords
    number = f", {card.number}" if card.number else ""
    return CardFace(
        title=card.name,
        clan=card.clan,
        kind=f"{card.clan.title()} {side}{card.type}",
        figures=tuple(of_lcg(card) if game == "lcg" else of_ccg(card)),
        traits=tuple("-".join(w.capitalize() for w in x.split("-")) for x in kinds),
        lines=tuple(x for x in text.split("\n") if x),
        rulings=rulings(game, card.name),
        origin=f"{card.pack.replace('-', ' ').title()}{number}",
        unique=getattr(card, "unique", False),
        elements=getattr(card, "elements", ()),
    )


def rulings(game: str, title: str) -> tuple[str, ...]:
    """The ids of the rulings and clarifications that name a card; not those that newer rules override."""
    return tuple(rule.id for rule in rulebook.rulings(game, title))


def of_lcg(card: Any) -> list[Figure]:
    """The numbers that mean something on a card of its type."""
    out = [Figure("cost", "X" if card.cost < -1 else str(card.cost))] if card.cost != -1 else []
    letters = {x.stat for x in card.text if isinstance(x, SkillX)}
    if card.type == "character":
        out += [Figure(x, plain(getattr(card, x))) for x in ("military", "political", "glory")]
    elif card.type == "attachment":
        out += [Figure(x, "+X" if x in letters else f"{getattr(card, x):+}") for x in ("military", "political")]
        out += [Figure("glory", f"{card.glory:+}")] if card.glory else []
    if card.type == "province":
        out.append(Figure("strength", str(card.strength)))
    elif card.type in ("holding", "stronghold"):
        out.append(Figure("strength", f"{card.strength:+}"))
    if card.type == "stronghold":
        out += [Figure(x, str(getattr(card, x))) for x in ("honor", "fate", "influence")]
    if card.influence_cost >= 0:
        out.append(Figure("influence cost", str(card.influence_cost)))
    return out


def of_ccg(card: Any) -> list[Figure]:
    """The same for the older game."""
    names: dict[str, tuple[str, ...]] = {
        "personality": ("force", "chi", "honor requirement", "cost", "personal honor"),
        "stronghold": ("strength", "gold", "honor"),
        "holding": ("cost",),
    }
    attached = ("force", "chi", "cost", "focus")
    wanted = names.get(card.type, attached if card.type in ("follower", "item", "spell") else ())
    wanted = wanted if wanted or card.side != "fate" else ("focus",)
    return [Figure(x, plain(getattr(card, x.replace(" ", "_")))) for x in wanted]


def plain(n: int) -> str:
    """A number, or the dash of a missing one."""
    return DASH if n in (-1, -99) else str(n)
