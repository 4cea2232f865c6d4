"""Decks written down again, as text or as JSON; `files.read` reads both back as the same deck."""

from __future__ import annotations

import json
from collections.abc import Mapping

from gorin.decks.naming import card_id
from gorin.decks.packs import pack_name
from gorin.decks.piles import Pile, Printed, piled
from gorin.rulesets.base import Counts, DeckList

SHAPES = ("text", "json")
HEADINGS = (
    ("Stronghold", "stronghold"),
    ("Role", "role"),
    ("Provinces", "province"),
    ("Dynasty", "dynasty"),
    ("Conflict", "conflict"),
    ("Fate", "fate"),
)


PACKS, L5D = "packs", "l5d"  # the manners in which players of a game write decks down


def as_text(
    deck: DeckList, cards: Mapping[str, Printed], format: str = "", sideboard: Counts = (), manner: str = PACKS
) -> str:
    """The deck as players type it, pile by pile: `3x Name (Pack)` under `Dynasty (40)`, or, in the manner of Sun and
    Moon's .l5d files, `3 Name - exp` under `# Dynasty`."""
    told = {"Name": deck.name, "Format": format, "Clan": deck.clan.title()}
    parts = ["\n".join(f"{key}: {value}" for key, value in told.items() if value)]
    piles = piled((cards[name], n) for name, n in deck.cards)
    named = {heading: piles.pop(pile) for heading, pile in HEADINGS if pile in piles}
    named = {"": Pile([x for pile in piles.values() for x in pile.cards]), **named}  # what has no pile stands first
    named["Sideboard"] = Pile([(cards[name], n) for name, n in sideboard])
    for heading, pile in named.items():
        if pile.cards:
            over = [f"# {heading}" if manner == L5D else f"{heading} ({pile.size})"] if heading else []
            parts.append("\n".join((*over, *(_line(card, n, manner) for card, n in pile.cards))))
    return "\n\n".join(part for part in parts if part) + "\n"


def _line(card: Printed, n: int, manner: str) -> str:
    return f"{n} {card.name}" if manner == L5D else f"{n}x {card.name} ({pack_name(card.pack)})"


def as_json(deck: DeckList, format: str = "", sideboard: Counts = ()) -> str:
    """The deck in the manner of EmeraldDB."""
    told: dict[str, object] = {"name": deck.name, "format": format, "primary_clan": deck.clan}
    told = {key: value for key, value in told.items() if value}
    told["cards"] = {card_id(name): n for name, n in deck.cards}
    if sideboard:
        told["sideboard"] = {card_id(name): n for name, n in sideboard}
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"
