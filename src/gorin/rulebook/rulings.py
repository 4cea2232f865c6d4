"""The rulings on a card."""

from __future__ import annotations

from collections.abc import Mapping

from gorin.rulebook.lookup import rules
from gorin.rulebook.matching import fold
from gorin.rulebook.rule import Rule

DOCUMENTS: Mapping[str, tuple[str, ...]] = {"lcg": ("rr", "mp", "fr"), "ccg": ("emp", "sam")}  # per game


def rulings(game: str, title: str) -> tuple[Rule, ...]:
    """The rulings and clarifications that name a card; not those that newer rules override.

    >>> [rule.id for rule in rulings("lcg", "kitsu spiritcaller")]
    ['fr.kitsu-spiritcaller.1']
    """
    wanted = fold(title)
    return tuple(
        rule
        for rule in rules(*DOCUMENTS.get(game, ()))
        if not rule.fully_superseded and any(fold(name) == wanted for name in rule.cards)
    )
