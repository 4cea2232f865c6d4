"""Is a deck legal? Each game's rules say so; here their faults become problems of a deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gorin.decks.problem import Problem
from gorin.rulesets import ruleset
from gorin.rulesets.base import Counts, DeckList


def problems(deck: DeckList, rules: str, cards: Mapping[str, Any], sideboard: Counts = ()) -> list[Problem]:
    """Everything that keeps the deck from being legal under these rules."""
    return [Problem.of(fault) for fault in ruleset(rules).building.faults(deck, cards, sideboard)]
