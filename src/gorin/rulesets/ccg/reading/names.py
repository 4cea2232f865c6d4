"""Names of two words that stand before a noun as one."""

from __future__ import annotations

import re
from typing import Final

from gorin.rulesets.ccg.card import CLANS

TOGETHER: Final = "\u00a0"  # holds a name of two words together
CLAN: Final = re.compile(rf"\b({'|'.join(x.capitalize() for x in CLANS)}) Clan\b(?! player)")
NAMES: Final = (
    "Avalanche Guard", "Battle Maiden", "Black Scroll", "Clan Champion", "Death Priest", "Elemental Master",
    "First Legion", "Geisha House", "Heavy Weapon", "Iron Crane", "Master Tactician", "Swamp Spirit", "White Guard",
    "Wyrm Rider",
)  # fmt: skip
NAMED: Final = re.compile(rf"\b(?:{'|'.join(NAMES)})\b")


def kept_together(text: str) -> str:
    """The text with each such name as one word."""
    text = CLAN.sub(rf"\1{TOGETHER}Clan", text)
    return NAMED.sub(lambda m: m[0].replace(" ", TOGETHER), text)
