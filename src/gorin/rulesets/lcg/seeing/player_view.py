"""What a player may know of an LCG table, and the view: the only way out for agents, server and page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.rng import rand
from gorin.kernel.views import hidden_from
from gorin.rulesets.asking import decision_shown
from gorin.rulesets.lcg.attributes.copies import printed
from gorin.rulesets.lcg.attributes.stats import stat, total
from gorin.rulesets.lcg.conflict.opportunities import opportunities
from gorin.rulesets.lcg.conflict.resolving import outcome
from gorin.rulesets.lcg.facts import (
    ATTACHMENT,
    ATTACKING,
    BENEATH,
    BOWED,
    BROKEN,
    CHARACTER,
    CONFLICT,
    DASH_MILITARY,
    DASH_POLITICAL,
    DECK,
    DEFENDING,
    DISHONORED,
    DYNASTY,
    ELEMENTS,
    FACEUP,
    HAND,
    HOLDING,
    HONOR_TOKEN,
    HONORED,
    IN_PLAY,
    IN_PROVINCE,
    PROVINCE,
    REMOVED,
    RESOLVING,
    ROLE,
    TAINTED,
)
from gorin.rulesets.lcg.moment import who_passed
from gorin.rulesets.lcg.places.zones import pile_beside
from gorin.rulesets.lcg.rings.bearers import NOWHERE, attached_to_rings
from gorin.rulesets.lcg.rings.names import called, printed_element, where_it_lies
from gorin.rulesets.lcg.rings.numbers import NO_RING
from gorin.rulesets.lcg.rings.places import place_of
from gorin.rulesets.lcg.rings.pools import claimed_rings, claimer, contested_ring
from gorin.rulesets.lcg.seeing.dangers import dangers
from gorin.rulesets.lcg.sides import attacks
from gorin.rulesets.lcg.state import (
    ATTACKER,
    BY,
    DEFENDER,
    GLORY,
    HIDDEN_BID,
    MILITARY,
    ON,
    POLITICAL,
    RING,
    SLOTS,
    STRENGTH,
    TARGET,
    TYPE,
    UNOPPOSED,
    WINNER,
    Game,
)
from gorin.rulesets.lcg.treaties.deck import deal_unseen
from gorin.rulesets.lcg.treaties.views import deals_seen

DASHES = (("military", DASH_MILITARY), ("political", DASH_POLITICAL))
MARKS = (("bowed", BOWED), ("honored", HONORED), ("dishonored", DISHONORED), ("tainted", TAINTED))


def hidden(s: Game, you: int) -> int:
    """Decks, others' hands, facedown cards in provinces and under cards, others' facedown provinces."""
    p = s.p
    others = ~s.ctl[you]
    return int(
        p[DECK] | p[HAND] & others | (p[IN_PROVINCE] | p[BENEATH]) & ~p[FACEUP] | p[PROVINCE] & ~p[FACEUP] & others
    )


def pools(s: Game, you: int) -> list[Sequence[int]]:
    """Hidden cards that could lie in each other's place: per owner, by deck."""
    p = s.p
    out: list[Sequence[int]] = []
    for q in range(s.box.seats):
        mine = s.ctl[q]
        facedown = (p[IN_PROVINCE] | p[BENEATH]) & ~p[FACEUP]
        out.append(bits((p[HAND] | p[DECK] | facedown) & p[CONFLICT] & mine))
        out.append(bits((p[DECK] | facedown) & p[DYNASTY] & mine))
        out.append(bits(p[PROVINCE] & ~p[FACEUP] & mine))
    return out


def reseal(s: Game, you: int) -> None:
    """Other players' dials that are set but not revealed are drawn anew, and treaty cards that nobody has seen."""
    for q, n in enumerate(s.bid):
        if q != you and n >= HIDDEN_BID:
            numbers = s.box.rules.format.bidding.numbers(s)
            s.bid[q] = HIDDEN_BID + numbers[rand(s, len(numbers))]
    if s.treaty_deck or s.treaties:
        deal_unseen(s)


def view(s: Game, you: int | None) -> dict[str, Any]:
    """The table as one player sees it, with what is asked. For nobody, it lies open."""
    return {**seen(s, you), "decision": decision_shown(s, you)}


def seen(s: Game, you: int | None) -> dict[str, Any]:
    """The table as one player sees it: names where they may be known, counts where not. For nobody, it lies open."""
    hid = 0 if you is None else hidden_from(s, you)
    deals = deals_seen(s) if s.box.rules.format.treaties else {}
    return {
        "rules": s.box.rules.name,
        "you": you,
        "round": s.round,
        "phase": s.box.rules.phase_names[s.phase],
        "first": s.first,
        "passed": who_passed(s),
        "players": [_player(s, q, hid, you) for q in range(s.box.seats)],
        "rings": _rings(s),
        "favor": _favor(s),
        "conflict": _conflict(s, hid),
        "resolving": _cards(s, s.p[RESOLVING], hid),
        "winner": s.winner if s.winner >= 0 else None,
        **deals,
    }


def _rings(s: Game) -> list[dict[str, Any]]:
    """All rings, which lie open."""
    contested = contested_ring(s)
    claimed = [claimed_rings(s, q) for q in range(s.box.seats)]
    bearing = min(s.host, default=0) < NOWHERE
    return [
        {
            "number": i,
            "name": called(s, i),
            "element": printed_element(s, i),
            "elements": [ELEMENTS[x] for x in bits(s.elements[i])],
            "state": _ring(s, i),
            "place": where_it_lies(s, i),
            "contested": bool(contested >> i & 1),
            "claimed": [q for q, rings in enumerate(claimed) if rings >> i & 1],
            "side": ("military", "political")[s.ring_side[i]],
            "fate": s.ring_fate[i],
            **(_on_ring(s, i) if bearing else {}),
        }
        for i in range(len(s.ring_place))
    ]


def _on_ring(s: Game, ring: int) -> dict[str, Any]:
    """What is attached to a ring, if anything."""
    found = attached_to_rings(s, 1 << ring)
    return {"attachments": [_in_play(s, c) for c in bits(found)]} if found else {}


def _favor(s: Game) -> dict[str, Any] | None:
    """Who holds the favor, and the side it is set to, in formats where it has sides."""
    if s.favor < 0:
        return None
    side = {"side": ("military", "political")[s.favor_side]} if s.box.rules.format.favor_has_sides else {}
    return {"player": s.favor, **side}


def _ring(s: Game, ring: int) -> str | int:
    """Where a ring really lies: with a player who has claimed it, or not."""
    who = claimer(s, ring)
    return who if who >= 0 else place_of(s.ring_place[ring]).kind


def _cards(s: Game, mask: int, hid: int) -> list[dict[str, Any]]:
    return [_card(s, c, hid) for c in bits(mask)]


def _pile(s: Game, deck: int, hid: int) -> list[dict[str, Any]]:
    """The discard pile that belongs to a deck, its top card first."""
    return [_card(s, c, hid) for c in reversed(s.zones[pile_beside(s, deck)])]


def _card(s: Game, c: int, hid: int) -> dict[str, Any]:
    if hid >> c & 1:
        return {"id": c}
    return {"id": c, "name": s.box.faces[s.kind[c]].name}


def _in_play(s: Game, c: int) -> dict[str, Any]:
    p = s.p
    out: dict[str, Any] = {"id": c, "name": s.box.faces[s.kind[c]].name, "controller": s.holder[c]}
    for name, plane in MARKS:
        if p[plane] >> c & 1:
            out[name] = True
    if p[CHARACTER] >> c & 1:
        out["fate"] = s.fate[c]
        out["military"], out["political"], out["glory"] = (stat(s, c, i) for i in (MILITARY, POLITICAL, GLORY))
        if (p[DASH_MILITARY] | p[DASH_POLITICAL]) >> c & 1:  # no such skill at all, though it counts as 0
            out["dash"] = [name for name, plane in DASHES if p[plane] >> c & 1]
        if (p[ATTACKING] | p[DEFENDING]) >> c & 1:
            out["side"] = "attacking" if p[ATTACKING] >> c & 1 else "defending"
    if s.owner[c] != s.holder[c]:
        out["owner"] = s.owner[c]
    if s.lasting and printed(s, c) != s.kind[c]:
        out["printed"] = s.box.faces[printed(s, c)].name
    if s.att[c]:
        out["attachments"] = [_in_play(s, x) for x in bits(s.att[c])]
    return out


def _player(s: Game, q: int, hid: int, you: int | None) -> dict[str, Any]:
    p = s.p
    mine = s.ctl[q]
    dial: int | None = s.bid[q]
    if dial is not None and dial >= HIDDEN_BID:  # set, but not revealed: only its owner knows it
        dial = dial - HIDDEN_BID if you in (q, None) else None
    lying = [c for c in bits((p[IN_PROVINCE] | p[IN_PLAY]) & ~p[PROVINCE]) if s.slot[c] >= 0]
    return {
        "seat": q,
        **_standing(s, q),
        **_dangers(s, q),
        "honor": s.honor[q],
        "fate": s.pool[q],
        "bid": dial,
        "conflicts_left": opportunities(s, q),
        "hand": _cards(s, p[HAND] & mine, hid),
        "conflict_deck": len(s.zones[q * 2]),
        "dynasty_deck": len(s.zones[q * 2 + 1]),
        "known_in_decks": _cards(s, p[DECK] & mine & ~hid, hid),
        "conflict_discard": _pile(s, q * 2, hid),
        "dynasty_discard": _pile(s, q * 2 + 1, hid),
        "removed": _cards(s, p[REMOVED] & mine, hid),
        "role": _cards(s, p[ROLE] & mine, hid),
        "beneath": [{**_card(s, c, hid), "under": s.under[c]} for c in bits(p[BENEATH] & mine)],
        "characters": [_in_play(s, c) for c in bits(p[IN_PLAY] & p[CHARACTER] & mine)],
        "elsewhere": [_in_play(s, c) for c in bits(p[IN_PLAY] & p[ATTACHMENT] & mine) if s.host[c] == NOWHERE],
        "provinces": [_slot(s, q * SLOTS + i, hid, lying) for i in range(SLOTS) if s.province[q * SLOTS + i] >= 0],
    }


def _standing(s: Game, q: int) -> dict[str, Any]:
    """The player's team, where there are any, and whether the player has left the game."""
    teams = list(dict.fromkeys(s.box.teams))
    out: dict[str, Any] = {"team": teams.index(s.box.teams[q])} if len(teams) < s.box.seats else {}
    return out if s.alive >> q & 1 else {**out, "out": True}


def _dangers(s: Game, q: int) -> dict[str, Any]:
    """What may soon end the game for a player, if anything."""
    found = [x._asdict() for x in dangers(s, q)]
    return {"dangers": found} if found else {}


def _slot(s: Game, slot: int, hid: int, lying: list[int]) -> dict[str, Any]:
    """A province, with those of the cards lying in provinces that are here."""
    p = s.p
    c = s.province[slot]
    out = _card(s, c, hid)
    out["place"] = slot % SLOTS
    out["faceup"] = bool(p[FACEUP] >> c & 1)
    out["broken"] = bool(p[BROKEN] >> c & 1)
    if "name" in out:
        out["strength"] = stat(s, c, STRENGTH)
    for name, plane in MARKS:
        if p[plane] >> c & 1:
            out[name] = True
    if p[HONOR_TOKEN] >> c & 1:
        out["tokens"] = ["honor token"]
    if s.att[c]:
        out["attachments"] = [_in_play(s, x) for x in bits(s.att[c])]
    out["cards"] = []
    for x in lying:
        if s.slot[x] == slot:
            card = _in_play(s, x) if p[IN_PLAY] >> x & 1 and p[HOLDING] >> x & 1 else _card(s, x, hid)
            card["faceup"] = bool(p[FACEUP] >> x & 1)
            if p[BOWED] >> x & 1:  # a stronghold; it is bowed though it is not in play
                card["bowed"] = True
            out["cards"].append(card)
    return out


def _conflict(s: Game, hid: int) -> dict[str, Any] | None:
    """The conflict, with the result as it would be determined now, or as it has been."""
    con = s.con
    if not con[ON]:
        return None
    settled = con[WINNER] >= 0
    winner, by, unopposed = (con[WINNER], con[BY], con[UNOPPOSED]) if settled else outcome(s)
    standing = s.attacked & ~s.p[BROKEN] & ~hid if attacks(s, winner) else 0
    return {
        "type": ("military", "political")[con[TYPE]],
        "ring": printed_element(s, con[RING]) if con[RING] != NO_RING else None,
        "ring_number": con[RING] if con[RING] != NO_RING else None,
        "attacker": con[ATTACKER],
        "defender": con[DEFENDER],
        "province": con[TARGET],
        "provinces": list(bits(s.attacked)),
        "attacking_skill": total(s, True),
        "defending_skill": total(s, False),
        "settled": settled,
        "winner": winner if winner >= 0 else None,
        "by": by,
        "unopposed": bool(unopposed),
        "breaks": [c for c in bits(standing) if by >= stat(s, c, STRENGTH)],
    }
