"""Where every card is, and which numbers make sense, on any table of the LCG at any time."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.language.nodes import walk
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts as f
from gorin.rulesets.lcg.conflict.resolving import CONFLICT
from gorin.rulesets.lcg.framework.setup import SETUP
from gorin.rulesets.lcg.prohibitions.bars import BREAKING, barred_to_rules
from gorin.rulesets.lcg.rings.places import is_fought_for, is_unclaimed, place_of
from gorin.rulesets.lcg.rings.pools import claimer
from gorin.rulesets.lcg.sides import cards_of
from gorin.rulesets.lcg.state import (
    ATTACKER,
    DEFENDER,
    HIDDEN_BID,
    NO_CONFLICT,
    ON,
    RING,
    SLOTS,
    TARGET,
)
from gorin.rulesets.lcg.words import NoFateFromRings, PlaceFateOnRing, SpendToRing

PLACES = {
    "hand": f.HAND,
    "deck": f.DECK,
    "discard pile": f.DISCARD,
    "removed": f.REMOVED,
    "resolving": f.RESOLVING,
    "cards beneath others": f.BENEATH,
}


def check(s: Any) -> None:
    """All of it."""
    cards_are_in_one_place(s)
    decks_are_what_lies_in_them(s)
    attachments_and_bearers_agree(s)
    what_lies_beneath_is_there(s)
    provinces_and_what_lies_in_them_agree(s)
    marks_are_where_they_can_be(s)
    numbers_make_sense(s)
    rings_are_in_order(s)
    the_conflict_is_in_order(s)
    control_is_one_players(s)


def names(s: Any, mask: int) -> list[str]:
    return [s.box.faces[s.kind[c]].name for c in bits(mask)]


def everything(s: Any) -> int:
    return (1 << len(s.kind)) - 1


def in_setup(s: Any) -> bool:
    return any(x.kind == SETUP for x in s.frames)


def cards_are_in_one_place(s: Any) -> None:
    """In play, in a province, in one of the piles; roles lie beside, provinces beside until they are placed."""
    p = s.p
    both = p[f.IN_PLAY] & p[f.IN_PROVINCE]
    assert both & ~p[f.HOLDING] == 0, f"in play and in a province: {names(s, both & ~p[f.HOLDING])}"
    seen = p[f.IN_PLAY] | p[f.IN_PROVINCE]
    for place, plane in PLACES.items():
        assert seen & p[plane] == 0, f"in the {place} and elsewhere: {names(s, seen & p[plane])}"
        seen |= p[plane]
    beside = p[f.ROLE]
    if in_setup(s):
        beside |= p[f.PROVINCE] | p[f.STRONGHOLD]
    assert beside & seen & p[f.ROLE] & ~p[f.REMOVED] == 0, "a role is a card like any other"
    nowhere = everything(s) & ~seen & ~beside
    assert nowhere == 0, f"nowhere: {names(s, nowhere)}"


def decks_are_what_lies_in_them(s: Any) -> None:
    for i, zone in enumerate(s.zones):
        pile, who = divmod(i // 2, s.box.seats)
        side = f.DYNASTY if i % 2 else f.CONFLICT
        lying = s.p[f.DISCARD if pile else f.DECK] & s.p[side] & s.ctl[who]
        assert sorted(zone) == list(bits(lying)), f"zone {i} holds {sorted(zone)}, {bits(lying)} say they lie in it"


def attachments_and_bearers_agree(s: Any) -> None:
    on = [0] * len(s.kind)
    attached = s.p[f.IN_PLAY] & s.p[f.ATTACHMENT]
    for c, h in enumerate(s.host):
        if h >= 0:
            on[h] |= 1 << c
            assert s.p[f.IN_PLAY] >> h & 1, f"{names(s, 1 << c)} is on {names(s, 1 << h)}, which is not in play"
        assert (h != -1) == bool(attached >> c & 1), f"{names(s, 1 << c)} is attached to nothing, or should not be"
    assert s.att == on, "what lies on a card is not what says it lies on it"


def what_lies_beneath_is_there(s: Any) -> None:
    """Beneath a card that is in play."""
    for c in bits(s.p[f.BENEATH]):
        host = s.under[c]
        assert host >= 0, f"{names(s, 1 << c)} lies beneath nothing"
        assert s.p[f.IN_PLAY] >> host & 1, f"{names(s, 1 << c)} is beneath {names(s, 1 << host)}, which is not in play"


def provinces_and_what_lies_in_them_agree(s: Any) -> None:
    p = s.p
    placed = 0
    for slot, c in enumerate(s.province):
        if c >= 0:
            placed |= 1 << c
            assert s.slot[c] == slot
            assert s.owner[c] == slot // SLOTS
    assert placed & ~(p[f.PROVINCE] & (p[f.IN_PLAY] | p[f.REMOVED])) == 0
    assert p[f.IN_PLAY] & p[f.PROVINCE] & ~placed == 0
    for c, slot in enumerate(s.slot):
        here = (p[f.IN_PROVINCE] | p[f.IN_PLAY] & (p[f.STRONGHOLD] | p[f.PROVINCE])) >> c & 1
        assert (slot >= 0) == bool(here), f"{names(s, 1 << c)} has slot {slot}"
        assert slot < 0 or s.province[slot] >= 0
    for slot, lying in enumerate(s.lying):
        there = sum(1 << c for c in bits(p[f.IN_PROVINCE]) if s.slot[c] == slot)
        assert lying == there, f"in slot {slot} lie {names(s, lying)}, not {names(s, there)}"
    assert p[f.IN_PROVINCE] & ~p[f.DYNASTY] == 0
    faceup_holdings = p[f.IN_PROVINCE] & p[f.HOLDING] & p[f.FACEUP]
    assert p[f.IN_PLAY] & p[f.HOLDING] == faceup_holdings


def marks_are_where_they_can_be(s: Any) -> None:
    p = s.p
    characters = p[f.IN_PLAY] & p[f.CHARACTER]
    assert p[f.BOWED] & ~(p[f.IN_PLAY] | p[f.ROLE]) == 0, f"bowed out of play: {names(s, p[f.BOWED] & ~p[f.IN_PLAY])}"
    assert (p[f.ATTACKING] | p[f.DEFENDING]) & ~characters == 0
    assert p[f.ATTACKING] & p[f.DEFENDING] == 0
    assert p[f.HONORED] & p[f.DISHONORED] == 0
    assert (p[f.HONORED] | p[f.DISHONORED] | p[f.TAINTED]) & ~(characters | p[f.IN_PLAY] & p[f.PROVINCE]) == 0
    assert p[f.BROKEN] & ~p[f.PROVINCE] == 0
    assert p[f.RESOLVING] & ~p[f.EVENT] == 0
    assert p[f.DISCARD] & ~p[f.FACEUP] == 0
    assert p[f.FACEUP] & (p[f.HAND] | p[f.DECK]) == 0


def has_lost_the_stronghold(s: Any, q: int) -> bool:
    """Where nobody is eliminated without honor, that player's stronghold province is broken, or about to be, or
    something keeps it from being broken."""
    eliminated = any(x.ending == "dishonor" for x in s.box.rules.format.victories)
    home = s.province[q * SLOTS]
    waiting = any(e.kind == ev.BREAK and e.card == home for frame in s.frames for e in frame.events)
    lost = (s.p[f.BROKEN] | barred_to_rules(s, BREAKING)) >> home & 1
    return not eliminated and (waiting or bool(lost))


def numbers_make_sense(s: Any) -> None:
    top = s.box.rules.format.highest_bid
    for q in range(s.box.seats):
        assert s.honor[q] >= 0 and s.pool[q] >= 0 and s.left[q] >= 0
        assert 0 <= s.bid[q] % HIDDEN_BID <= top and s.bid[q] < 2 * HIDDEN_BID
        assert s.honor[q] > 0 or s.winner >= 0 or not s.alive >> q & 1 or in_setup(s) or has_lost_the_stronghold(s, q)
    for c, n in enumerate(s.fate):
        assert n >= 0
        assert not n or s.p[f.IN_PLAY] >> c & 1, f"{n} fate on {names(s, 1 << c)}, which is not in play"
    assert all(n >= 0 for n in s.ring_fate)
    assert all(n > 0 for n in s.used.values())


def rings_are_in_order(s: Any) -> None:
    assert len(s.ring_place) == len(s.ring_fate) == len(s.ring_side) == len(s.elements) == len(s.box.rings)
    for ring, n in enumerate(s.ring_place):
        place = place_of(n)
        who = claimer(s, ring) if place.province >= 0 else place.player
        assert who < 0 or s.alive >> who & 1 or s.winner >= 0
        if place.province >= 0:
            assert (s.p[f.PROVINCE] & s.p[f.IN_PLAY] & ~s.p[f.BROKEN]) >> place.province & 1 or s.winner >= 0
        if is_fought_for(n):
            assert s.con[ON] and s.con[RING] == ring
        if not is_unclaimed(n) and not (s.box.rules.format.rings.on_provinces or fate_may_stay(s)):
            assert s.ring_fate[ring] == 0


def fate_may_stay(s: Any) -> bool:
    """May a card here put fate on a claimed ring, or keep players from taking the fate on a ring?"""
    texts = [getattr(face.definition, "text", ()) for face in s.box.faces]
    return any(walk(text, word) for text in texts for word in (NoFateFromRings, PlaceFateOnRing, SpendToRing))


def the_conflict_is_in_order(s: Any) -> None:
    con, p = s.con, s.p
    if not con[ON]:
        assert tuple(con) == NO_CONFLICT
        assert (p[f.ATTACKING] | p[f.DEFENDING] | p[f.EVADED]) == 0
        return
    assert any(x.kind == CONFLICT for x in s.frames)
    assert con[ATTACKER] != con[DEFENDER]
    assert s.holder[con[TARGET]] == con[DEFENDER] and p[f.PROVINCE] >> con[TARGET] & 1
    assert p[f.ATTACKING] & ~cards_of(s, True) == 0
    assert p[f.DEFENDING] & ~cards_of(s, False) == 0


def control_is_one_players(s: Any) -> None:
    for c, who in enumerate(s.holder):
        assert [q for q in range(s.box.seats) if s.ctl[q] >> c & 1] == [who]
        assert who == s.owner[c] or s.p[f.IN_PLAY] >> c & 1, f"{names(s, 1 << c)} is another's out of play"
