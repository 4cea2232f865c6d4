"""A table as sets of bits and plain numbers: the questions of `table.py`, for whoever reckons with thousands of tables.

Bit i of a set is card i (or seat i, or ring i). What agents need of the state beyond the numbers it has by name (honor,
fate, `favor`, …) they ask here; the conflict is in `conflict_masks.py`, where the game stands in its sequence is
`moment.py`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gorin.kernel.bits import bits
from gorin.kernel.decisions import Option
from gorin.kernel.sides import foes
from gorin.rulesets.lcg.attributes.stats import MULTIPLY, slots_of, stat, with_fate
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.conflict.opportunities import (
    attackers,
    declarations,
    defenders,
    open_types,
    opportunities,
    provinces_of,
    targets,
)
from gorin.rulesets.lcg.costs.pools import bids_open
from gorin.rulesets.lcg.facts import (
    BOWED,
    BROKEN,
    CHARACTER,
    DECK,
    DISHONORED,
    DYNASTY,
    FACEUP,
    HAND,
    HOLDING,
    HONORED,
    IN_PLAY,
    IN_PROVINCE,
    PROVINCE,
    STAYS,
    STRONGHOLD,
)
from gorin.rulesets.lcg.places.zones import conflict_deck, dynasty_deck
from gorin.rulesets.lcg.rings import pools as ring_pools
from gorin.rulesets.lcg.rings.names import ring as ring_name
from gorin.rulesets.lcg.rings.numbers import NO_RING, Declaration
from gorin.rulesets.lcg.rings.places import province_under
from gorin.rulesets.lcg.rings.pools import elements_at
from gorin.rulesets.lcg.sides import has_favor, opponent
from gorin.rulesets.lcg.state import (
    AIR,
    CONFLICT_PHASE,
    DYNASTY_PHASE,
    EARTH,
    FATE_PHASE,
    FIRE,
    GLORY,
    HIDDEN_BID,
    MILITARY,
    POLITICAL,
    SLOTS,
    STRENGTH,
    VOID,
    WATER,
    Game,
)
from gorin.rulesets.lcg.teams.draw import across
from gorin.rulesets.lcg.treaty_rows import KINDS

__all__ = [
    "AIR",
    "CONFLICT_PHASE",
    "DYNASTY_PHASE",
    "EARTH",
    "FATE_PHASE",
    "FIRE",
    "MILITARY",
    "NO_RING",
    "POLITICAL",
    "TYPES",
    "VOID",
    "WATER",
    "Game",
    "attackers",
    "bids_open",
    "declarations",
    "defenders",
    "open_types",
    "opponent",
    "opportunities",
    "provinces_of",
    "ring_name",
    "skill",
    "targets",
    "with_fate",
]

TYPES: Final = ("military", "political")  # of conflicts and skills, by number


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


def all_characters(s: Game) -> int:
    """Everybody in play."""
    return s.p[CHARACTER] & s.p[IN_PLAY]


def characters(s: Game, who: int) -> int:
    """A player's characters in play."""
    return s.p[CHARACTER] & s.p[IN_PLAY] & s.ctl[who]


def hand(s: Game, who: int) -> int:
    return s.p[HAND] & s.ctl[who]


def undrawn(s: Game, who: int, dynasty: bool) -> int:
    """The cards of one of a player's decks that are still in it."""
    side = s.p[DYNASTY] if dynasty else ~s.p[DYNASTY]
    return s.p[DECK] & s.ctl[who] & side


def left_in_conflict_deck(s: Game, who: int) -> int:
    """How many cards."""
    return len(s.zones[conflict_deck(who)])


def left_in_dynasty_deck(s: Game, who: int) -> int:
    """How many cards."""
    return len(s.zones[dynasty_deck(who)])


def bowed(s: Game) -> int:
    return s.p[BOWED]


def honored(s: Game) -> int:
    return s.p[HONORED]


def dishonored(s: Game) -> int:
    return s.p[DISHONORED]


def faceup(s: Game) -> int:
    return s.p[FACEUP]


def stays_ready(s: Game) -> int:
    """Those that will not bow when the conflict is over."""
    return s.p[STAYS]


def has_ready_stronghold(s: Game, who: int) -> bool:
    return bool(s.p[STRONGHOLD] & s.p[IN_PLAY] & ~s.p[BOWED] & s.ctl[who])


def holdings(s: Game) -> int:
    return s.p[HOLDING]


# --- provinces ------------------------------------------------------------------------------------------------------


def provinces(s: Game) -> int:
    return s.p[PROVINCE]


def broken(s: Game) -> int:
    return s.p[BROKEN]


def facedown_provinces(s: Game, who: int) -> int:
    return s.p[PROVINCE] & ~s.p[FACEUP] & s.ctl[who]


def laid_out(s: Game, who: int) -> list[int]:
    """A player's provinces as they lie, the stronghold's first."""
    return [c for c in [s.province[x] for x in slots_of(who)] if c >= 0]


def before_stronghold(s: Game, province: int) -> bool:
    """Is it the province in which the stronghold stands?"""
    return s.slot[province] % SLOTS == 0


def faceup_in(s: Game, province: int) -> int:
    """What lies faceup in a province, holdings included."""
    return s.lying[s.slot[province]] & s.p[FACEUP]


def in_provinces(s: Game) -> int:
    """What lies in provinces, holdings included."""
    return s.p[IN_PROVINCE]


# --- rings ----------------------------------------------------------------------------------------------------------


def ring_elements(s: Game, ring: int) -> tuple[int, ...]:
    """The elements a ring has now; no ring has none."""
    return bits(elements_at(s, ring))


def fate_on(s: Game, ring: int) -> int:
    """The fate on a ring; on no ring lies none."""
    return s.ring_fate[ring] if ring != NO_RING else 0


def rings_held(s: Game, who: int) -> int:
    """How many rings a player has claimed."""
    return ring_pools.rings_held(s, who).bit_count()


def rings_on_provinces(s: Game, who: int) -> int:
    """How many printed elements a player has on unbroken provinces, where rings go there."""
    return len(elements_on_provinces(s, who)) if s.box.rules.format.rings.on_provinces else 0


def elements_on_provinces(s: Game, who: int) -> set[int]:
    """The elements printed on the rings that lie on a player's unbroken provinces."""
    under = [(ring, province_under(place)) for ring, place in enumerate(s.ring_place)]
    return {s.box.rings[i] for i, c in under if c >= 0 and s.holder[c] == who and not s.p[BROKEN] >> c & 1}


def rings_lying_on(s: Game, province: int) -> list[int]:
    """The rings on a province."""
    return [ring for ring, place in enumerate(s.ring_place) if province_under(place) == province]


def declaration(option: Option) -> tuple[int, int]:
    """The type and the ring that an option of a declaration names."""
    way = Declaration.of(option.value)
    return way.type, way.ring


# --- treaties -------------------------------------------------------------------------------------------------------


class Pledge(NamedTuple):
    """A promise that a player has given and that still binds: what, about whom, and what is at stake."""

    what: str  # "no conflict", "conflict", "no defense", "pass", "words"
    about: int
    to: int
    value: int


def pledges(s: Game, who: int) -> list[Pledge]:
    """What a player has promised."""
    if not s.treaties:
        return []
    by_id = {x.id: x for x in s.treaties}
    mine = [(x, by_id[x.deal]) for x in s.promises if x.by == who and x.deal in by_id and not x.kept]
    return [Pledge(KINDS[x.what], x.about, y.b if who == y.a else y.a, y.value) for x, y in mine]


# --- numbers --------------------------------------------------------------------------------------------------------

skill: Final = stat  # (state, card, MILITARY or POLITICAL): a dash counts 0


def glory(s: Game, c: int) -> int:
    return stat(s, c, GLORY)


def strength(s: Game, c: int) -> int:
    """A province's strength now."""
    return stat(s, c, STRENGTH)


def printed_strength(s: Game, c: int) -> int:
    return s.box.faces[s.kind[c]].numbers[STRENGTH]


def lasting_skill(s: Game, c: int, which: int) -> int:
    """A skill without what lasts only for a while."""
    n = stat(s, c, which)
    for what, mask, k, *_ in s.lasting:
        if what == which and what < MULTIPLY and mask >> c & 1:
            n -= k
    return max(0, n)


def favor_adds(s: Game, who: int, kind: int) -> int:
    """What the Imperial Favor adds to a player's skill in a conflict of this type."""
    return int(has_favor(s, who) and (not s.box.rules.format.favor_has_sides or s.favor_side == kind))


def exchanges_with(s: Game, who: int) -> list[int]:
    """The players with whom this one exchanges honor by the bids of the draw phase."""
    if not s.box.rules.format.teams:
        return foes(s, who)
    other = across(s, who)
    return [other] if other >= 0 else []


def dial(s: Game, who: int) -> int:
    """The number a player's dial shows; 0 while it is set and not revealed."""
    return s.bid[who] if s.bid[who] < HIDDEN_BID else 0
