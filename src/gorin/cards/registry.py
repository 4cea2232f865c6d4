"""All card definitions, by game and set."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from gorin.rulesets import ruleset

SETS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "lcg": {"core": ("crab", "crane", "dragon", "lion", "neutral", "phoenix", "scorpion", "unicorn")},
    "ccg": {
        "emperor": (
            "crab", "crane", "dragon", "lion", "scorpion", "unicorn", "holdings", "lands", "fate", "strategies",
            "attachments", "commands", "maneuvers", "strategies_of_war", "strategies_of_court", "clan_virtues",
        ),
        "samurai": ("crab", "scorpion", "others", "holdings", "lands", "fate", "actions", "terrains"),
    },
}  # fmt: skip


_files: tuple[Any, ...] = ()  # card files from outside the package that are in use (loading.CardFile)


def files(game: str = "") -> tuple[Any, ...]:
    """The card files in use, of one game or of all."""
    return tuple(x for x in _files if game in ("", x.game))


def use(files: tuple[Any, ...]) -> None:
    """Use these card files and no others."""
    global _files
    _files = files
    cards.cache_clear()
    cards_for.cache_clear()
    names.cache_clear()


@cache
def cards(game: str = "lcg") -> Mapping[str, Any]:
    """Every card of a game, by title: those of the package, and those of the card files in use."""
    out = dict(own_cards(game))
    for file in files(game):
        out |= {card.name: card for card in file.cards}
    return MappingProxyType(out)


@cache
def cards_for(rules: str) -> Mapping[str, Any]:
    """The cards of a game as these rules mean them, by title."""
    known: Mapping[str, Any] = ruleset(rules).pool(cards(rules.partition("/")[0]))
    return known


def versions(game: str, name: str) -> list[Any]:
    """The card with this name; where that is a printed title, all cards of that title, the one named so first."""
    card = cards(game)[name]
    others = [x for x in cards(game).values() if x.title == name] if not card.title else []
    return [card, *others]


@cache
def own_cards(game: str = "lcg") -> Mapping[str, Any]:
    """Every card of a game that is in the package, by title."""
    from importlib import import_module

    out: dict[str, Any] = {}
    for pack, files in SETS[game].items():
        for file in files:
            for card in import_module(f"gorin.cards.{game}.{pack}.{file}").CARDS:
                if card.name in out:
                    raise ValueError(f"two cards are called {card.name!r}")
                out[card.name] = card
    return MappingProxyType(out)


@cache
def names() -> dict[str, frozenset[str]]:
    """The titles of all cards, by game."""
    return {game: frozenset(cards(game)) for game in SETS}


def sets() -> dict[str, list[str]]:
    """The titles of each set's cards that are there."""
    out: dict[str, list[str]] = {}
    for game, packs in SETS.items():
        for pack in packs:
            out[f"{game.upper()} {pack.capitalize()} Set"] = [c.name for c in cards(game).values() if c.pack == pack]
    return out
