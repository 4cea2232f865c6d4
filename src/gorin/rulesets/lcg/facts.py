"""Planes: one set of cards per yes/no fact. Facts have names in the players' words; the numbers are this file's own."""

from __future__ import annotations

from typing import Final

from gorin.kernel.notation import fold

ACTIVE: Final = 0  # whose text counts now (the kernel's plane)
IN_PLAY: Final = 1
BOWED: Final = 2
HONORED: Final = 3
DISHONORED: Final = 4
TAINTED: Final = 5
ATTACKING: Final = 6
DEFENDING: Final = 7
FACEUP: Final = 8
BROKEN: Final = 9
HAND: Final = 10
DECK: Final = 11
DISCARD: Final = 12
IN_PROVINCE: Final = 13  # dynasty cards lying in a province, holdings included
REMOVED: Final = 14  # removed from the game
EVADED: Final = 15  # by covert
RESOLVING: Final = 16  # an event being played: out of the hand, not yet discarded
STAYS: Final = 17  # does not bow as a result of conflict resolution
BLANK: Final = 18  # derived: printed text box treated as blank
COVERT: Final = 19  # derived: has the keyword, printed or gained
PRIDE: Final = 20
COURTESY: Final = 21
SINCERITY: Final = 22
ANCESTRAL: Final = 23
RESTRICTED: Final = 24
LIMITED: Final = 25
CHARACTER: Final = 26  # printed from here on: card types
ATTACHMENT: Final = 27
EVENT: Final = 28
HOLDING: Final = 29
PROVINCE: Final = 30
STRONGHOLD: Final = 31
ROLE: Final = 32
DYNASTY: Final = 33  # deck
CONFLICT: Final = 34
UNIQUE: Final = 35
DASH_MILITARY: Final = 36
DASH_POLITICAL: Final = 37
FROM_AFAR: Final = 38  # has text that works out of play
PRINTED_COVERT: Final = 39
PRINTED_PRIDE: Final = 40
PRINTED_COURTESY: Final = 41
PRINTED_SINCERITY: Final = 42
PRINTED_ANCESTRAL: Final = 43
PRINTED_RESTRICTED: Final = 44
PRINTED_LIMITED: Final = 45
CRAB: Final = 46
CRANE: Final = 47
DRAGON: Final = 48
LION: Final = 49
PHOENIX: Final = 50
SCORPION: Final = 51
UNICORN: Final = 52
NEUTRAL: Final = 53
AIR: Final = 54  # elements of provinces and roles
EARTH: Final = 55
FIRE: Final = 56
WATER: Final = 57
VOID: Final = 58
COST_0: Final = 59  # printed fate cost, exactly
COSTS: Final = 10  # COST_0 to COST_9
TRAITLESS: Final = COST_0 + COSTS  # derived: not even the printed Traits count
FIRST_TRAIT: Final = TRAITLESS + 1

LEAVING: Final = (*range(IN_PLAY, STAYS + 1),)  # what a card loses when it changes zone

KEYWORDS: Final = ("covert", "pride", "courtesy", "sincerity", "ancestral", "restricted", "limited")
CLANS: Final = ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn", "neutral")
ELEMENTS: Final = ("air", "earth", "fire", "water", "void")
TYPES: Final = ("character", "attachment", "event", "holding", "province", "stronghold", "role")

_TRAITS: list[str] = []

FACTS: dict[str, int] = {
    "in play": IN_PLAY,
    "bowed": BOWED,
    "honored": HONORED,
    "dishonored": DISHONORED,
    "tainted": TAINTED,
    "attacking": ATTACKING,
    "defending": DEFENDING,
    "faceup": FACEUP,
    "broken": BROKEN,
    "in hand": HAND,
    "in deck": DECK,
    "in discard": DISCARD,
    "in province": IN_PROVINCE,
    "unique": UNIQUE,
    "dynasty": DYNASTY,
    "conflict": CONFLICT,
    "dash military": DASH_MILITARY,
    "dash political": DASH_POLITICAL,
    **{k: COVERT + i for i, k in enumerate(KEYWORDS)},
    **{t: CHARACTER + i for i, t in enumerate(TYPES)},
    **{c: CRAB + i for i, c in enumerate(CLANS)},
    **{e + " element": AIR + i for i, e in enumerate(ELEMENTS)},
}
AWAY: Final = frozenset({"in hand", "in deck", "in discard", "in province"})


def trait(name: str) -> int:
    """The plane of a trait, whose macrons make no difference; a new trait gets the next one."""
    name = fold(name)
    if name not in _TRAITS:
        _TRAITS.append(name)
    return FIRST_TRAIT + _TRAITS.index(name)


def plane_count() -> int:
    """How many planes a state needs now."""
    return FIRST_TRAIT + len(_TRAITS)


CORE_TRAITS = (
    "academy air army banner battle-maiden battlefield berserker bushi castle cavalry champion city commander "
    "condition courtier creature duelist earth engineer fire follower gaijin imperial item jade keeper "
    "kenshinzen kiho library mask monk outpost philosophy poison ritual ronin scholar scout seeker shinobi "
    "shrine shugenja spell tattooed technique void water weapon yojimbo"
)
for _name in CORE_TRAITS.split():
    trait(_name)
