"""A card as printed, for the card browser and the deck editor."""

from __future__ import annotations

from functools import cache
from typing import Any

from starlette.requests import Request

from gorin.cards.registry import SETS
from gorin.errors import UsageError, quoted
from gorin.rulesets import NAMES, ruleset


@cache
def _rules(game: str) -> Any:
    """Any rules of a game: how its cards are described does not depend on the format."""
    return ruleset(next(name for name in NAMES if name.startswith(f"{game}/")))


def printed(game: str, card: Any) -> dict[str, Any]:
    """The card as its ruleset describes it; a game that cannot yet gives the plain facts of the definition."""
    rules = _rules(game)
    pile = {"pile": card.pile} if hasattr(card, "pile") else {}  # of a deck, in which it is counted
    if hasattr(rules, "description"):
        return {**rules.description(card), **pile}
    plain: dict[str, Any] = dict(pile)
    for name in getattr(card, "__dataclass_fields__", ()):
        value = getattr(card, name)
        if isinstance(value, str | int | bool | None):
            plain[name] = value
        elif isinstance(value, tuple) and all(isinstance(each, str) for each in value):
            plain[name] = list(value)
    return plain


def game_asked(request: Request) -> str:
    """The game whose cards are asked for."""
    game = request.query_params.get("game", "lcg")
    if game not in SETS:
        raise UsageError(f"There is no game {quoted(game)}; there are {', '.join(SETS)}.")
    return game


def number_asked(request: Request, name: str, usual: int, most: int) -> int:
    """A number of the query."""
    given = request.query_params.get(name, "")
    if not given:
        return usual
    if not given.isascii() or not given.isdigit() or int(given[:9]) > most or len(given) > 9:
        raise UsageError(f"{name} is a number from 0 to {most}, not {quoted(given)}.")
    return int(given)
