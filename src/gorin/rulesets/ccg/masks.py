"""A table as sets of bits and plain numbers: the questions of `table.py`, for whoever reckons with thousands of tables.

Bit i of a set is card i. What agents need of the state beyond the numbers it has by name (`honor`, `favor`, …) they ask
here; armies and battlefields are in `battle_masks.py`, where the game stands in its sequence is `moment.py`.
"""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.rulesets.ccg.attributes.stats import cavalry, cost_of, of_clan, stat
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.facts import (
    BOWED,
    CELESTIAL,
    DISHONORABLE,
    DYNASTY,
    EARNED,
    ELEMENTS,
    FACEUP,
    FOLLOWER,
    HAND,
    HOLDING,
    IN_PLAY,
    PERSONALITY,
    REGION,
    RING,
    STRATEGY,
)
from gorin.rulesets.ccg.places.status import HONOR_FOR_ALLYING
from gorin.rulesets.ccg.places.zones import dynasty_deck, faceup_in
from gorin.rulesets.ccg.playing.recruiting import honorable_enough, may_enter
from gorin.rulesets.ccg.state import (
    ATTACK_PHASE,
    CHI,
    FOCUS,
    FORCE,
    NEVER,
    PERSONAL_HONOR,
    STRENGTH,
    Game,
)
from gorin.rulesets.ccg.telling.naming import for_you, name

__all__ = [
    "ATTACK_PHASE",
    "CHI",
    "FORCE",
    "HONOR_FOR_ALLYING",
    "Game",
    "cavalry",
    "faceup_in",
    "for_you",
    "name",
    "stat",
]

NOT_FOR_SALE: Final = 99  # more Gold than anybody has

# --- cards ----------------------------------------------------------------------------------------------------------


def definition(s: Game, c: int) -> Card:
    """A card as it is printed."""
    card: Card = s.box.faces[s.kind[c]].definition
    return card


def definitions(s: Game, mask: int) -> list[Card]:
    """The cards of a set as they are printed."""
    faces, kind = s.box.faces, s.kind
    return [faces[kind[c]].definition for c in bits(mask)]


def in_play(s: Game) -> int:
    return s.p[IN_PLAY]


def hand(s: Game, who: int) -> int:
    return s.p[HAND] & s.ctl[who]


def people(s: Game) -> int:
    """All Personalities, wherever they are."""
    return s.p[PERSONALITY]


def personalities(s: Game, who: int) -> int:
    """A player's Personalities in play."""
    return s.p[PERSONALITY] & s.p[IN_PLAY] & s.ctl[who]


def followers(s: Game) -> int:
    return s.p[FOLLOWER]


def holdings(s: Game) -> int:
    return s.p[HOLDING]


def strategies(s: Game) -> int:
    return s.p[STRATEGY]


def rings(s: Game) -> int:
    return s.p[RING]


def wares(s: Game) -> int:
    """What is bought from provinces: Holdings and Personalities."""
    return s.p[HOLDING] | s.p[PERSONALITY]


def places(s: Game, who: int) -> int:
    """A player's Holdings, Regions and Celestials in play."""
    p = s.p
    return (p[HOLDING] | p[REGION] | p[CELESTIAL]) & p[IN_PLAY] & s.ctl[who]


def dynasty_cards(s: Game, who: int) -> int:
    """A player's Dynasty cards, wherever they are."""
    return s.p[DYNASTY] & s.ctl[who]


def undrawn(s: Game, who: int) -> list[int]:
    """The cards of a player's Dynasty deck, the top last."""
    return s.zones[dynasty_deck(who)]


def bowed(s: Game) -> int:
    return s.p[BOWED]


def dishonorable(s: Game) -> int:
    return s.p[DISHONORABLE]


def rings_in_play(s: Game, who: int) -> int:
    return s.p[RING] & s.p[IN_PLAY] & s.ctl[who]


def elements_earned(s: Game, who: int) -> int:
    """Of how many elements a player has Rings in play by their own text."""
    earned = rings_in_play(s, who) & s.p[EARNED]
    return sum(1 for x in ELEMENTS if earned & s.p[x])


def lost_with(s: Game, province: int) -> int:
    """How many faceup cards and Regions would be lost with a province."""
    return (s.lying[province] & s.p[FACEUP]).bit_count() + s.att[province].bit_count()


# --- numbers --------------------------------------------------------------------------------------------------------


def personal_honor(s: Game, c: int) -> int:
    return stat(s, c, PERSONAL_HONOR)


def strength(s: Game, c: int) -> int:
    """A province's strength now."""
    return stat(s, c, STRENGTH)


def focus(s: Game, c: int) -> int:
    return stat(s, c, FOCUS)


def lasting(s: Game, c: int, what: int) -> int:
    """A statistic without what lasts only for a while."""
    n = stat(s, c, what)
    if s.lasting:
        b = 1 << c
        for row in s.lasting:
            if row.what == what and row.mask & b and row.until != NEVER:
                n -= row.n
        n = max(0, n)
    return n


def price(s: Game, who: int, c: int) -> int:
    """What a card in a province costs this player, with the discount for the Clan; NOT_FOR_SALE if it may not be
    bought."""
    if not may_enter(s, who, c):
        return NOT_FOR_SALE
    n = cost_of(s, c, who)
    if s.p[HOLDING] >> c & 1:
        return n
    change = int(s.box.rules.edition.clan_discount)
    mine = of_clan(s, who) >> c & 1
    if honorable_enough(s, who, c):
        return max(0, n - change) if mine else n
    return n if mine else NOT_FOR_SALE
