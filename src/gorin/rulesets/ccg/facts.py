"""Planes: one set of cards per yes/no fact. Facts have names in the players' words; the numbers are this file's own."""

from __future__ import annotations

from typing import Final

from gorin.rulesets.ccg.card import CLANS, TYPES
from gorin.rulesets.printed_facts import Named

ACTIVE: Final = 0  # whose text counts now (the kernel's plane)
IN_PLAY: Final = 1
BOWED: Final = 2
DISHONORABLE: Final = 3
ATTACK_SIDE: Final = 4  # Personalities only: the side of the battlefield they are on
DEFENSE_SIDE: Final = 5
HAND: Final = 6
DECK: Final = 7
DISCARD: Final = 8
DEAD: Final = 9  # in the discard pile, destroyed
IN_PROVINCE: Final = 10
FACEUP: Final = 11
FOCUSED: Final = 12
RESOLVING: Final = 13  # being played: out of the hand, not yet discarded
REMOVED: Final = 14  # from the game; also a destroyed province
FOUGHT: Final = 15  # was in an attacking army during a battle's resolution in this Attack Phase
EARNED: Final = 16  # a Ring that entered play by its own text
STAYS_UNBOWED: Final = 17  # will not bow from this battle's resolution
ATTACKING: Final = 18  # derived, attachments with their Personality
DEFENDING: Final = 19  # derived
HERE: Final = 20  # derived: at the current battlefield
BLANK: Final = 21  # derived: its text does not count
PERSONALITY: Final = 22  # printed from here on: card types
HOLDING: Final = 23
REGION: Final = 24
CELESTIAL: Final = 25
EVENT: Final = 26
FOLLOWER: Final = 27
ITEM: Final = 28
SPELL: Final = 29
STRATEGY: Final = 30
RING: Final = 31
STRONGHOLD: Final = 32
PROVINCE: Final = 33
THE_RULES: Final = 34
ATTACHMENT: Final = 35
DYNASTY: Final = 36  # deck
FATE: Final = 37
CREATED: Final = 38
FROM_DISCARD: Final = 39  # has text that works from the discard pile
CRAB: Final = 40  # clans, in the order of card.CLANS
IN_POOL: Final = CRAB + len(CLANS)  # in a focus pool
UNDER: Final = IN_POOL + 1  # another card, out of play: `slot` says which
OVERLAID: Final = IN_POOL + 2  # by the card in `slot`: out of play, but it has not left play
GONE: Final = IN_POOL + 3  # a created card that has ceased to exist
FIRST_KEYWORD: Final = IN_POOL + 4

LEAVING: Final = (*range(IN_PLAY, ATTACKING), IN_POOL, UNDER, OVERLAID)  # what a card loses when it changes zone

FACTS: dict[str, int] = {
    "in play": IN_PLAY,
    "bowed": BOWED,
    "dishonorable": DISHONORABLE,
    "in hand": HAND,
    "in deck": DECK,
    "in discard": DISCARD,
    "dead": DEAD,
    "in province": IN_PROVINCE,
    "faceup": FACEUP,
    "focused": FOCUSED,
    "removed": REMOVED,
    "under": UNDER,
    "attacking": ATTACKING,
    "defending": DEFENDING,
    "here": HERE,
    "attachment": ATTACHMENT,
    "dynasty": DYNASTY,
    "fate": FATE,
    "created": CREATED,
    "in focus pool": IN_POOL,
    **{t: PERSONALITY + i for i, t in enumerate(TYPES)},
    **{c: CRAB + i for i, c in enumerate(CLANS)},
}
AWAY: Final = frozenset(
    {
        "in hand",
        "in deck",
        "in discard",
        "dead",
        "in province",
        "focused",
        "in focus pool",
        "removed",
        "under",
        "province",
    }
)


NAMED: Final = Named(FIRST_KEYWORD)
keyword = NAMED.plane
plane_names = NAMED.names
plane_count = NAMED.count

RULED_KEYWORDS = (
    "unique singular cavalry samurai courtier shugenja duelist tactician naval conqueror kensai weapon armor terrain "
    "loyal nonhuman air earth fire water void legacy"
)
for _name in RULED_KEYWORDS.split():
    keyword(_name)
(UNIQUE, SINGULAR, CAVALRY, SAMURAI, COURTIER, SHUGENJA, DUELIST, TACTICIAN, NAVAL, CONQUEROR, KENSAI, WEAPON, ARMOR,
 TERRAIN, LOYAL, NONHUMAN, AIR, EARTH, FIRE, WATER, VOID, LEGACY) = map(keyword, RULED_KEYWORDS.split())  # fmt: skip
ELEMENTS: Final = (AIR, EARTH, FIRE, WATER, VOID)
