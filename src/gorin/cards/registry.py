"""All card definitions, by game and set."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from gorin.rulesets import ruleset


def _in(folder: str, *files: str) -> tuple[str, ...]:
    return tuple(f"{folder}.{file}" for file in files)


# By game: the sets, and the files that hold each one's cards. A small set is one file in the folder of its cycle.
SETS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "lcg": {
        "core": _in("core", "crab", "crane", "dragon", "lion", "neutral", "phoenix", "scorpion", "unicorn"),
        "tears-of-amaterasu": _in("imperial", "tears_of_amaterasu"),
        "for-honor-and-glory": _in("imperial", "for_honor_and_glory"),
        "into-the-forbidden-city": _in("imperial", "into_the_forbidden_city"),
        "the-chrysanthemum-throne": _in("imperial", "the_chrysanthemum_throne"),
        "fate-has-no-secrets": _in("imperial", "fate_has_no_secrets"),
        "meditations-on-the-ephemeral": _in("imperial", "meditations_on_the_ephemeral"),
        "disciples-of-the-void": _in("clan_packs", "disciples_of_the_void"),
        "breath-of-the-kami": _in("elemental", "breath_of_the_kami"),
        "tainted-lands": _in("elemental", "tainted_lands"),
        "the-fires-within": _in("elemental", "the_fires_within"),
        "the-ebb-and-flow": _in("elemental", "the_ebb_and_flow"),
        "all-and-nothing": _in("elemental", "all_and_nothing"),
        "elements-unbound": _in("elemental", "elements_unbound"),
        "warriors-of-the-wind": _in("clan_packs", "warriors_of_the_wind"),
        "masters-of-the-court": _in("clan_packs", "masters_of_the_court"),
        "defenders-of-rokugan": _in("clan_packs", "defenders_of_rokugan"),
        "children-of-the-empire": _in("premium", "children_of_the_empire"),
        "atonement": _in("dominion", "atonement"),
    },
    "ccg": {
        "emperor": _in(
            "emperor", "crab", "crane", "dragon", "lion", "scorpion", "unicorn", "holdings", "lands", "fate",
            "strategies", "attachments", "commands", "maneuvers", "strategies_of_war", "strategies_of_court",
            "clan_virtues",
        ),
        "samurai": _in("samurai", "crab", "scorpion", "others", "holdings", "lands", "fate", "actions", "terrains"),
    },
}  # fmt: skip
FOLDERS = {
    "lcg": {
        "core": "Core Set",
        "imperial": "Imperial cycle",
        "clan_packs": "clan packs",
        "elemental": "Elemental cycle",
        "premium": "premium expansions",
        "dominion": "Dominion cycle",
    },
    "ccg": {"emperor": "Emperor Set", "samurai": "Samurai Set"},
}


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
    for files in SETS[game].values():
        for file in files:
            for card in import_module(f"gorin.cards.{game}.{file}").CARDS:
                if card.name in out:
                    raise ValueError(f"two cards are called {card.name!r}")
                out[card.name] = card
    return MappingProxyType(out)


@cache
def names() -> dict[str, frozenset[str]]:
    """The titles of all cards, by game."""
    return {game: frozenset(cards(game)) for game in SETS}


def sets() -> dict[str, list[str]]:
    """The titles of the cards that are there, by set or by cycle."""
    out: dict[str, list[str]] = {}
    for game, packs in SETS.items():
        folder = {pack: file.partition(".")[0] for pack, (file, *_) in packs.items()}
        for card in cards(game).values():
            if card.pack in folder:
                out.setdefault(f"{game.upper()} {FOLDERS[game][folder[card.pack]]}", []).append(card.name)
    return out
