"""The format a deck file names, as Gorin calls it."""

from __future__ import annotations

from gorin.decks.reading import Reading
from gorin.rulebook import fold
from gorin.rulesets import NAMES, ruleset

# What EmeraldDB calls its formats: all but Skirmish build decks as Stronghold does, with lists of their own.
STRONGHOLD = "lcg/stronghold"
ELSEWHERE = ("standard", "single-core", "jade-edict", "emerald", "obsidian")


def rules_named(said: str) -> str | None:
    """The rules a deck file means, or None.

    >>> rules_named("Standard"), rules_named("skirmish"), rules_named("chess")
    ('lcg/stronghold', 'lcg/skirmish', None)
    """
    plain = fold(said).strip()
    if plain in ELSEWHERE:
        return STRONGHOLD
    return next((name for name in NAMES if plain in (name, name.rpartition("/")[2])), None)


def rules_shown(reading: Reading, game: str) -> str:
    """The rules of a game that a deck comes nearest to keeping: what its cards show."""
    deck, cards = reading.deck, reading.names.cards
    found = [name for name in NAMES if name.startswith(f"{game}/")]
    return min(found, key=lambda name: len(ruleset(name).building.faults(deck, cards, reading.sideboard)))


def short_name(reading: Reading, game: str) -> str:
    """The format of a deck as its file should say it: what it does say, or what its cards show."""
    said = rules_named(reading.format) or reading.format if reading.format else rules_shown(reading, game)
    return said.rpartition("/")[2]
