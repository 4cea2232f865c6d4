"""A card as a page of text: what is printed on it, with its text as Gorin understands it."""

from __future__ import annotations

from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words.joining import SkillX
from gorin.rulesets.lcg.words.texts import Constant, Grants, Keyword, Triggered
from gorin.rulesets.pages import page_of

ABILITIES = (Constant, Grants, Keyword, Triggered)  # the other texts are terms of play and of deckbuilding


def abilities(card: Card) -> int:
    """How many abilities a card has."""
    return sum(isinstance(x, ABILITIES) for x in card.text)


def page(card: Card) -> str:
    """A card in full."""
    name = card.name + (" (unique)" if card.unique else "")
    set_ = card.pack.replace("-", " ").title() + (" Set" if card.pack == "core" else "")
    return page_of(name, kind(card), numbers(card), card.traits, text_of(card), set_, card.number)


def kind(card: Card) -> str:
    """`Crane dynasty character`"""
    side = f"{card.side} " if card.side in ("dynasty", "conflict") else ""
    elements = f" ({', '.join(card.elements)})" if card.elements else ""
    return f"{card.clan.title()} {side}{card.type}{elements}"


def numbers(card: Card) -> str:
    """The printed numbers that mean something on a card of its type."""

    def dash(n: int) -> str:
        return "–" if n < 0 else str(n)

    bonus = card.type in ("attachment", "holding", "stronghold")
    parts = []
    if card.cost >= 0:
        parts.append(f"cost {card.cost}")
    if card.type == "character":
        parts += [f"military {dash(card.military)}", f"political {dash(card.political)}", f"glory {card.glory}"]
    elif card.type == "attachment":
        letters = {x.stat for x in card.text if isinstance(x, SkillX)}
        parts += [f"{x} {'+X' if x in letters else f'{getattr(card, x):+}'}" for x in ("military", "political")]
    if card.type in ("province", "stronghold") or card.strength:
        parts.append(f"strength {card.strength:+}" if bonus else f"strength {card.strength}")
    if card.type == "stronghold":
        parts += [f"honor {card.honor}", f"fate {card.fate}", f"influence {card.influence}"]
    if card.side == "conflict" and card.clan != "neutral":
        parts.append(f"influence cost {dash(card.influence_cost)}")
    return ", ".join(parts)
