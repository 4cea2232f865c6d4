"""A card as a player writes it down: a title, its facts in plain words, the lines of its text.

Ice Warden
Crab personality, force 3, chi 3, gold cost 6, personal honor 2
Keywords: Samurai. Tactician.
Battle: …
"""

from __future__ import annotations

import re
from typing import Any, Final

from gorin.errors import CardError, listed, quoted
from gorin.rulesets.ccg.card import CLANS, DASH, TYPES, UNALIGNED, Card
from gorin.rulesets.ccg.words.cards import titled

Facts = dict[str, Any]

# what is printed in numbers, by the words for it
NUMBERS: Final = {
    "force": "force",
    "chi": "chi",
    "honor requirement": "honor_requirement",
    "gold cost": "cost",
    "cost": "cost",
    "personal honor": "personal_honor",
    "focus value": "focus",
    "focus": "focus",
    "province strength": "strength",
    "strength": "strength",
    "gold production": "gold",
    "gold": "gold",
    "starting honor": "honor",
    "family honor": "honor",
    "honor": "honor",
    "number": "number",
}
# what is printed on each type of card, besides title, Clan, keywords and text
FORMS: Final = {
    "personality": ("force", "chi", "honor requirement", "gold cost", "personal honor", "unique"),
    "follower": ("force", "honor requirement", "gold cost", "focus value", "unique"),
    "item": ("force", "chi", "gold cost", "focus value", "unique"),
    "spell": ("gold cost", "focus value", "unique"),
    "strategy": ("gold cost", "focus value", "unique"),
    "ring": ("focus value", "unique"),
    "holding": ("gold cost", "unique"),
    "region": ("unique",),
    "celestial": ("unique",),
    "event": ("unique",),
    "stronghold": ("province strength", "gold production", "starting honor"),
}
ASKED: Final = {
    "clans": (*CLANS, UNALIGNED),
    "traits": "Keywords",
    "example": "Battle: Target an enemy Follower: Bow that Follower.",
}
# by the word for a type; Samurai Edition calls Strategies actions
KINDS: Final[dict[str, str]] = {**{x: x for x in TYPES if x in FORMS}, "action": "strategy"}
EDITIONS: Final = ("emperor", "samurai")
NUMBER: Final = re.compile(r"[+–−-]?\d+|[–—-]|none|dash", re.I)
NAMED: Final = re.compile(r"([A-Za-z ]+?)\s*:\s*(.*)")
LISTS: Final = ("keywords", "keyword", "traits", "trait")


def draft(lines: list[str]) -> tuple[Card, list[int]]:
    """The card without its text, and which of the lines are its text. What is wrong is said of a line, by its place."""
    if not lines:
        raise CardError("A card begins with its title.")
    known: Facts = {}
    texts: list[int] = []
    for i, line in enumerate(lines[1:], 1):
        found = facts_of(line)
        if found is None:
            if i == 1:
                raise CardError(no_type(line))
            texts.append(i)
            continue
        twice = [name for name in found if name in known and name != "keywords"]
        if twice:
            raise CardError(f"{quoted(line)} says the {twice[0].replace('_', ' ')} a second time.")
        words = (*known.get("keywords", ()), *found.get("keywords", ()))
        known |= {**found, **({"keywords": words} if words else {})}
    return made(lines[0], known), texts


def facts_of(line: str) -> Facts | None:
    """The facts a line tells; None if it is a line of text."""
    m = NAMED.fullmatch(line)
    if m and m[1].lower() in LISTS:
        return {"keywords": tuple(x for part in re.split(r"[.,;]", m[2]) if (x := " ".join(part.lower().split())))}
    if m and m[1].lower() == "version":
        return {"version": m[2].strip()}
    out: Facts = {}
    for part in re.split(r"\s*[,;·]\s*", line.removesuffix(".")):
        one = fact(part)
        if one is None:
            return None
        out |= one
    return out


def fact(part: str) -> Facts | None:
    """One fact: "Crab personality", "gold cost 6", "6 gold cost", "chi: 3"."""
    words = part.lower().replace(":", " ").split()
    if not words:
        return {}
    if kind := kind_of(words):
        return kind
    for value, name in ((words[-1], words[:-1]), (words[0], words[1:])):
        if NUMBER.fullmatch(value) and " ".join(name) in NUMBERS:
            return {NUMBERS[" ".join(name)]: number(value, NUMBERS[" ".join(name)])}
    return None


def kind_of(words: list[str]) -> Facts | None:
    """Clan, type and edition, as many of them as are said."""
    out: Facts = {}
    for word in words:
        if word in (*CLANS, UNALIGNED):
            out["clan"] = word
        elif word in KINDS:
            out["type"] = KINDS[word]
        elif word in EDITIONS:
            out["pack"] = word
        elif word == "unique":
            out["keywords"] = ("unique",)
        elif word not in ("clan", "edition"):
            return None
    return out


def number(text: str, name: str) -> int:
    """Digits with a sign or without one; a dash, which is zero everywhere but as an Honor Requirement."""
    plain = text.replace("–", "-").replace("−", "-").replace("—", "-")
    if plain.lower() in ("-", "none", "dash"):
        return DASH if name == "honor_requirement" else 0
    return int(plain)


def no_type(line: str) -> str:
    """What is said of a card that does not tell its type."""
    return f"{quoted(line)} is no type of card; there are {listed(list(FORMS))}."


def made(name: str, known: Facts) -> Card:
    """The card itself."""
    kind = known.pop("type", "")
    if not kind:
        raise CardError(no_type(name))
    if version := known.pop("version", ""):
        name = f"{name} ({version})"
    usual = {"honor_requirement": 0} if kind == "follower" else {}
    title, experience = titled(name)
    facts: Facts = {"clan": UNALIGNED, **usual, **known}
    return Card(name, kind, title=title, experience=experience, **facts)


def printed(card: Card) -> dict[str, Any]:
    """What is asked of such a card (`FORMS`), as it would be written down again."""
    title, _, version = card.name.partition(" (")
    words = [x for x in card.keywords if x != "unique"]
    out: dict[str, Any] = {
        "title": title, "version": version.removesuffix(")"), "clan": card.clan, "type": card.type,
        "traits": words, "limits": [],
    }  # fmt: skip
    for name in FORMS.get(card.type, ()):
        if name == "unique":
            out[name] = "unique" in card.keywords
        else:
            value = getattr(card, NUMBERS[name])
            out[name] = "–" if value == DASH else str(value)
    return out
