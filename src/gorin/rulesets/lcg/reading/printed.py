"""A card of a list of printed cards, as fan sites give it: its facts, and the lines of its text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from gorin.language.reading.dialect import lines_of
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.card import DASH, X_COST, Card
from gorin.rulesets.lcg.reading.drafts import facts_of

USUAL_COPIES: Final = {"province": 1, "stronghold": 1, "role": 1}
NUMBERS: Final = {"glory": "glory", "honor": "honor", "fate": "fate", "influence_pool": "influence"}


def printed_card(x: Mapping[str, Any], pack: str) -> Card:
    """The card without its text."""
    kind, number = x["type"], next((p["number"] for p in x.get("printed", ()) if p["pack"] == pack), "")
    told: dict[str, Any] = {"cost": cost(x.get("cost"))} if kind in ("character", "attachment", "event") else {}
    for skill in ("military", "political"):
        told[skill] = (
            (DASH if x.get(skill) in (None, "-") else number_in(x[skill]))
            if kind == "character"
            else number_in(x.get(f"{skill}_bonus"))
        )
    told["strength"] = number_in(x.get("strength")) or number_in(x.get("strength_bonus"))
    told |= {ours: x[theirs] for theirs, ours in NUMBERS.items() if x.get(theirs) is not None}
    if x.get("influence_cost") is not None:
        told["influence_cost"] = x["influence_cost"]
    elements = [name for name in x["traits"] if name in facts.ELEMENTS] if kind == "role" else x.get("elements")
    return Card(
        x["name"],
        kind,
        x["clan"] if x["clan"] in facts.CLANS else "neutral",
        x["side"],
        elements=tuple(elements or ()),
        traits=tuple(x.get("traits") or ()),
        unique=bool(x.get("unique")),
        role_only=x.get("role_restriction") or "",
        deck_limit=copies(x.get("deck_limit", 3), kind),
        pack=pack,
        number=int(re.sub(r"\D", "", str(number)) or 0),
        **told,
    )


def copies(limit: int, kind: str) -> int:
    """How many of it a deck may have, where that is not as usual for its type."""
    return 3 if limit == USUAL_COPIES.get(kind, 3) else limit


def cost(printed: Any) -> int:
    """A dash, where there is none."""
    return DASH if printed in (None, "-") else X_COST if printed == "X" else int(printed)


def number_in(printed: Any) -> int:
    """A printed number; X and a dash, of which the text speaks, are 0."""
    return int(printed) if re.fullmatch(r"[+-]?\d+", str(printed)) else 0


def printed_lines(x: Mapping[str, Any]) -> list[str]:
    """The lines of its text, but for those that tell facts."""
    return [line for line in lines_of(x.get("text") or "") if facts_of(line) is None]
