"""The rules of Samurai Edition that say what the program knows by a rule of the Emperor rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

SAYS_THE_SAME: Final[Mapping[str, str]] = MappingProxyType(
    {
        "emp.deck-construction.1": "sam.deck-construction.1",
        "emp.deck-construction.2": "sam.deck-construction.7",
        "emp.deck-construction.5": "sam.deck-construction.5",
        "emp.deck-construction.8": "sam.deck-construction.3",
        "emp.deck-construction.9": "sam.deck-construction.2",
    }
)
