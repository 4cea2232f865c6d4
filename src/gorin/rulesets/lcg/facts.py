"""Planes: one set of cards per yes/no fact. Facts have names in the players' words; the numbers are this file's own."""

from __future__ import annotations

from typing import Final

from gorin.rulesets.printed_facts import Named

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
CORRUPTED: Final = 26
RALLY: Final = 27
SUPPORT: Final = 28
EMINENT: Final = 29
LEGENDARY: Final = 30
DISGUISED: Final = 31
CHARACTER: Final = 32  # printed from here on: card types
ATTACHMENT: Final = 33
EVENT: Final = 34
HOLDING: Final = 35
PROVINCE: Final = 36
STRONGHOLD: Final = 37
ROLE: Final = 38
DYNASTY: Final = 39  # deck
CONFLICT: Final = 40
UNIQUE: Final = 41
DASH_MILITARY: Final = 42
DASH_POLITICAL: Final = 43
WORKS_OUT_OF_PLAY: Final = 44  # has text that works out of play
PRINTED_COVERT: Final = 45
PRINTED_PRIDE: Final = 46
PRINTED_COURTESY: Final = 47
PRINTED_SINCERITY: Final = 48
PRINTED_ANCESTRAL: Final = 49
PRINTED_RESTRICTED: Final = 50
PRINTED_LIMITED: Final = 51
PRINTED_CORRUPTED: Final = 52
PRINTED_RALLY: Final = 53
PRINTED_SUPPORT: Final = 54
PRINTED_EMINENT: Final = 55
PRINTED_LEGENDARY: Final = 56
PRINTED_DISGUISED: Final = 57
CRAB: Final = 58
CRANE: Final = 59
DRAGON: Final = 60
LION: Final = 61
PHOENIX: Final = 62
SCORPION: Final = 63
UNICORN: Final = 64
NEUTRAL: Final = 65
AIR: Final = 66  # elements of provinces and roles
EARTH: Final = 67
FIRE: Final = 68
WATER: Final = 69
VOID: Final = 70
FICKLE: Final = 71  # an attachment whose bearer may cease to be fit for it at any moment
COST_0: Final = 72  # printed fate cost, exactly; a dash counts 0
COSTS: Final = 10  # COST_0 to COST_9
TRAITLESS: Final = COST_0 + COSTS  # derived: not even the printed Traits count
BENEATH: Final = TRAITLESS + 1  # lies under another card, out of play
DUELING: Final = BENEATH + 1  # in a duel that goes on
FIGHTS: Final = DUELING + 1  # its action abilities are all for conflicts
HONOR_TOKEN: Final = FIGHTS + 1  # an honor token lies on it, which is nobody's honor
FIRST_TRAIT: Final = HONOR_TOKEN + 1

LEAVING: Final = (*range(IN_PLAY, STAYS + 1), BENEATH, DUELING, HONOR_TOKEN)  # what a card loses when it changes zone
PLACES: Final = (FACEUP, HAND, DECK, DISCARD, IN_PROVINCE, REMOVED, RESOLVING, BENEATH)  # all of it, out of play

KEYWORDS: Final = (
    "covert",
    "pride",
    "courtesy",
    "sincerity",
    "ancestral",
    "restricted",
    "limited",
    "corrupted",
    "rally",
    "support",
    "eminent",
    "legendary",
    "disguised",
)
CLANS: Final = ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn", "neutral")
ELEMENTS: Final = ("air", "earth", "fire", "water", "void")
TYPES: Final = ("character", "attachment", "event", "holding", "province", "stronghold", "role")

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
    "dueling": DUELING,
    "honor token": HONOR_TOKEN,
    "in hand": HAND,
    "in deck": DECK,
    "in discard": DISCARD,
    "in province": IN_PROVINCE,
    "beneath": BENEATH,
    "removed": REMOVED,
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
AWAY: Final = frozenset(
    {
        "in hand",
        "in deck",
        "in discard",
        "in dynasty discard",
        "in conflict discard",
        "in province",
        "beneath",
        "removed",
    }
)
ALSO: Final = {"foreign": "gaijin"}  # two words for one trait


NAMED: Final = Named(FIRST_TRAIT, ALSO)
trait = NAMED.plane
plane_names = NAMED.names
plane_count = NAMED.count

CORE_TRAITS = (
    "academy air army banner battle-maiden battlefield berserker bushi castle cavalry champion city commander "
    "condition courtier creature duelist earth engineer fire follower gaijin imperial item jade keeper "
    "kenshinzen kiho library mask monk outpost philosophy poison ritual ronin scholar scout seeker shinobi "
    "shrine shugenja spell tattoo tattooed technique void water weapon yojimbo "
    "maho meishodo shadowlands"
)
for _name in CORE_TRAITS.split():
    trait(_name)
