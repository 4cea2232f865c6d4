"""A card as a page of text: what is printed on it, with its text as Gorin understands it."""

from __future__ import annotations

from gorin.rulesets.ccg.card import DASH, UNALIGNED, UNIT_TYPES, Card
from gorin.rulesets.ccg.english import text_of
from gorin.rulesets.ccg.words.deckbuilding import MoreCopies
from gorin.rulesets.ccg.words.texts import AttachesOnlyTo, Cheaper

TERMS = (AttachesOnlyTo, Cheaper, MoreCopies)  # texts that are no abilities


def abilities(card: Card) -> int:
    """How many abilities and traits a card has."""
    return sum(not isinstance(x, TERMS) for x in card.text)


def page(card: Card) -> str:
    """A card in full."""
    lines = [card.name, kind(card)]
    if printed := numbers(card):
        lines.append(printed)
    if card.keywords:
        lines.append(" ".join(f"{word.title()}." for word in card.keywords))
    if text := text_of(card):
        lines += ["", text]
    number = f", {card.number}" if card.number else ""
    lines += ["", f"{card.pack.title()} Edition{number}"]
    return "\n".join(lines)


def kind(card: Card) -> str:
    """`Crab Dynasty Personality, experienced 2`"""
    clan = "Unaligned" if card.clan == UNALIGNED else card.clan.title()
    side = f" {card.side.title()}" if card.side else ""
    level = {0: "", 1: ", experienced"}.get(card.experience, f", experienced {card.experience}")
    return f"{clan}{side} {card.type.title()}{level}"


def numbers(card: Card) -> str:
    """The printed numbers that mean something on a card of its type."""
    parts = []
    if card.type in ("personality", "follower"):
        parts.append(f"Force {card.force}")
    if card.type == "personality":
        parts.append(f"Chi {card.chi}")
    if card.type == "item":
        parts += [f"Force {card.force:+}", f"Chi {card.chi:+}"]
    if card.type in ("personality", "follower"):
        need = "–" if card.honor_requirement == DASH else str(card.honor_requirement)
        parts.append(f"Honor Requirement {need}")
    if card.type in (*UNIT_TYPES, "holding", "strategy"):
        parts.append(f"Gold Cost {card.cost}")
    if card.type == "personality":
        parts.append(f"Personal Honor {card.personal_honor}")
    if card.type == "stronghold":
        parts += [f"Province Strength {card.strength}", f"Gold Production {card.gold}", f"Family Honor {card.honor}"]
    if card.side == "fate":
        parts.append(f"Focus Value {card.focus}")
    return ", ".join(parts)
