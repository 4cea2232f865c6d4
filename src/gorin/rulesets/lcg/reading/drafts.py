"""A card as a player writes it down: a title, its facts in plain words, the lines of its text.

Lantern Bearer
Unicorn character, cost 2, military 1, political 1, glory 1
Traits: Courtier. Lamplighter.
Action: …
"""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any, Final

from gorin.errors import CardError, quoted
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.card import DASH, X_COST, Card

Facts = dict[str, Any]

# what is printed in numbers, by the words for it
NUMBERS: Final = {
    "cost": "cost",
    "fate cost": "cost",
    "military": "military",
    "military skill": "military",
    "political": "political",
    "political skill": "political",
    "glory": "glory",
    "strength": "strength",
    "honor": "honor",
    "starting honor": "honor",
    "fate": "fate",
    "fate value": "fate",
    "influence": "influence",
    "influence value": "influence",
    "influence cost": "influence",
    "deck limit": "deck_limit",
    "number": "number",
}
SIDES: Final = {
    "attachment": "conflict",
    "event": "conflict",
    "character": "dynasty",
    "holding": "dynasty",
    "role": "role",
    "province": "province",
    "stronghold": "province",
}
# what is printed on each type of card, besides title, clan, traits and text; "side": of which deck it is
FORMS: Final = {
    "character": ("side", "cost", "military", "political", "glory", "influence", "unique"),
    "attachment": ("cost", "military", "political", "influence", "unique"),
    "event": ("side", "cost", "influence"),
    "holding": ("strength", "unique"),
    "province": ("strength", "elements"),
    "stronghold": ("strength", "honor", "fate", "influence"),
    "role": ("elements",),
}
ASKED: Final = {
    "clans": facts.CLANS,
    "traits": "Traits",
    "example": "Action: During a conflict, choose a Bushi character you control – move that character to the conflict.",
}
NUMBER: Final = re.compile(r"[+–−-]?\d+|X|[–—-]|none|dash", re.I)
LISTS: Final = ("traits", "trait", "elements", "element")
NAMED: Final = re.compile(r"([A-Za-z ]+?)\s*:\s*(.*)")
TYPES: Final = "Say what it is: “Crane character”, “neutral attachment”, “Lion conflict character”."
COPIES: Final = re.compile(r"Limit (\d) per deck\.?", re.I)
ROLE: Final = re.compile(r"(\w+) role only\.?", re.I)


def draft(lines: list[str]) -> tuple[Card, list[int]]:
    """The card without its text, and which of the lines are its text. What is wrong is said of a line, by its place."""
    if not lines:
        raise CardError("A card begins with its title.")
    known: Facts = {}
    texts: list[int] = []
    for i, line in enumerate(lines[1:], 1):
        found = facts_of(line)
        if found is None:
            texts.append(i)
            continue
        twice = [name for name in found if name in known]
        if twice:
            raise CardError(f"{quoted(line)} says the {twice[0]} a second time.")
        known |= found
    return made(lines[0], known), texts


def facts_of(line: str) -> Facts | None:
    """The facts a line tells; None if it is a line of text."""
    if m := ROLE.fullmatch(line):
        return {"role_only": m[1].lower()}
    if m := COPIES.fullmatch(line):
        return {"deck_limit": int(m[1])}
    if (m := NAMED.fullmatch(line)) and m[1].lower() in LISTS:
        return {plural(m[1].lower()): listed(m[2])}
    if (m := NAMED.fullmatch(line)) and m[1].lower() == "version":
        return {"version": m[2].strip()}
    out: Facts = {}
    for part in re.split(r"\s*[,;·]\s*", line.removesuffix(".")):
        one = fact(part)
        if one is None:
            return None
        out |= one
    return out


def plural(name: str) -> str:
    return name if name.endswith("s") else name + "s"


def listed(text: str) -> tuple[str, ...]:
    """ "Courtier. Battle-Maiden." """
    found = [x.strip().strip("[]").lower() for x in re.split(r"[.,;]", text)]
    return tuple("-".join(x.split()) for x in found if x)


def fact(part: str) -> Facts | None:
    """One fact: "Crane character", "cost 2", "2 cost", "cost: 2", "unique"."""
    words = part.lower().replace(":", " ").split()
    if not words:
        return {}
    if words[0] in ("type", "clan", "side") and len(words) > 1:
        words = words[1:]
    if kind := kind_of(words):
        return kind
    for value, name in ((words[-1], words[:-1]), (words[0], words[1:])):
        if NUMBER.fullmatch(value) and " ".join(name) in NUMBERS:
            return {NUMBERS[" ".join(name)]: number(value, NUMBERS[" ".join(name)])}
    return None


def kind_of(words: list[str]) -> Facts | None:
    """Clan, deck and type, as many of them as are said."""
    out: Facts = {}
    for word in words:
        plain = word.strip("[].")
        if plain in facts.CLANS:
            out["clan"] = plain
        elif plain in facts.TYPES:
            out["type"] = plain
        elif plain in ("dynasty", "conflict"):
            out["side"] = plain
        elif plain == "unique":
            out["unique"] = True
        else:
            return None
    return out


def number(text: str, name: str) -> int:
    """Digits with a sign or without one; a dash; X, which only a cost can be."""
    if text.upper() == "X":
        if name != "cost":
            raise CardError(f"The {name} of a card is a number or a dash; only its cost may be X.")
        return X_COST
    plain = text.replace("–", "-").replace("−", "-").replace("—", "-")
    return DASH if plain.lower() in ("-", "none", "dash") else int(plain)


def made(title: str, known: Facts) -> Card:
    """The card itself."""
    kind = known.pop("type", "")
    if not kind:
        raise CardError(f"{title} has no type. {TYPES}")
    side = known.pop("side", "")
    if side and kind not in ("character", "event"):
        raise CardError(f"{title} is a {kind}; only characters and events are of one deck or the other.")
    if "influence" in known and kind != "stronghold":
        known["influence_cost"] = known.pop("influence")
    if version := known.pop("version", ""):
        known["title"], title = title, f"{title} ({version})"
    names = {f.name for f in fields(Card)}
    assert names.issuperset(known)
    return Card(title, kind, known.pop("clan", "neutral"), side or SIDES[kind], **known)


def printed(card: Card) -> dict[str, Any]:
    """What is asked of such a card (`FORMS`), as it would be written down again."""
    title = card.title or card.name
    version = card.name.removeprefix(title).strip(" ()")
    out: dict[str, Any] = {"title": title, "version": version, "clan": card.clan, "type": card.type}
    out["traits"] = list(card.traits)
    out["limits"] = [f"{card.role_only.capitalize()} role only."] if card.role_only else []
    out["limits"] += [f"Limit {card.deck_limit} per deck."] if card.deck_limit != 3 else []
    for name in FORMS[card.type]:
        value = getattr(card, "influence_cost" if name == "influence" and card.type != "stronghold" else name)
        if isinstance(value, tuple):
            out[name] = list(value)
        elif isinstance(value, bool) or not isinstance(value, int):
            out[name] = value
        else:
            out[name] = {DASH: "–", X_COST: "X"}.get(value, str(value))
    return out
