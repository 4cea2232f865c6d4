"""The player abilities of Samurai Edition, as the text of a card that every seat owns."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.compiler.the_rules import THE_RULES

# abilities of Emperor Edition that this one does not have
NOT_HERE: Final = frozenset({"Equip a Spell", "Order Seppuku", "Proclaim", "Conquest"})

THE_RULES_OF_SAMURAI: Final[Card] = replace(
    THE_RULES,
    name="The Rules of Samurai Edition",
    text=tuple(x for x in THE_RULES.text if getattr(x, "label", "") not in NOT_HERE),
)
