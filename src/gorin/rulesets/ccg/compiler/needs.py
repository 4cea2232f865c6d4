"""What the rules ask of an ability beside the words of its card, by name: see seeing/missing.py for how it is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gorin.language.nodes import Effect, Query

PLACE: Final = "place"  # the card is where its ability works
IN_HAND: Final = "in hand"
HAND_OR_UNBOWED: Final = "hand or unbowed"  # a Ring
UNBOWED: Final = "unbowed"
COMBAT: Final = "combat"  # there is a battle
PRESENCE: Final = "presence"
LOCATION: Final = "location"  # the card's unit is at the battlefield
NAVAL: Final = "naval"
TERRAIN: Final = "terrain"  # there is none yet
OCCASION: Final = "occasion"  # what it answers has happened
FOCUSING: Final = "focusing"  # one could focus in a duel
NOT_TAKEN: Final = "not taken"  # no card takes away what the rulebook allows
FORBIDDEN: Final = "forbidden"  # no card forbids this kind of ability
ADDED: Final = "added"  # what cards add to its costs can be paid
SHUGENJA: Final = "Shugenja"
FREE: Final = "free"  # no card keeps who performs it from performing
TACTICIAN: Final = "Tactician"
GOLD: Final = "Gold"
TOGETHER: Final = "together"  # both payments of Gold
PAYING: Final = "paying"  # something is being paid for


@dataclass(frozen=True)
class Performs:
    """Somebody who is chosen performs it, pays its costs and has its targets."""

    who: tuple[Query, ...]  # of each kind of performer, one at least
    then: tuple[object, ...]  # what else is asked: costs and targets


@dataclass(frozen=True)
class Enters:
    """A card that it would bring into play can enter play."""

    by: Effect
