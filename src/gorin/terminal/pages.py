"""A card as a page of text, whatever its game: the rules of a game know what is printed on its cards."""

from __future__ import annotations

from typing import Any

from gorin.cards.registry import SETS, cards, versions
from gorin.decks.titles import did_you_mean, meant, title
from gorin.errors import UsageError
from gorin.rulesets import rules_of


def find(typed: str, game: str = "") -> list[tuple[str, Any]]:
    """The card that was meant, with its game: the title, or words that only one has; if both games have cards of this
    title, or several versions, all."""
    games = [game] if game else list(SETS)
    titles = [name for game in games for name in cards(game)]
    found = meant(typed, titles)
    if found is None:
        raise UsageError(f"There is no card '{typed}'{did_you_mean(typed, titles)}")
    named = {game: title(found, cards(game)) for game in games}
    return [(game, card) for game, name in named.items() if name is not None for card in versions(game, name)]


def page(game: str, card: Any) -> str:
    """A card in full."""
    text: str = rules_of(game).page(card)
    return text
