"""Rings change their places: claimed, put onto provinces, taken, returned, removed, switched."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.events import JOINT, RULEBOOK, Event
from gorin.kernel.fields import KINDS, Frame
from gorin.kernel.machine import ask_card, end, framework, push
from gorin.kernel.sides import allies, is_foe
from gorin.kernel.windows import emit
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.lasting.dependencies import touch
from gorin.rulesets.lcg.rings.numbers import Claim, Swap
from gorin.rulesets.lcg.rings.places import (
    UNCLAIMED,
    claimed_pool,
    comes_back_to,
    contested_from,
    is_out_of_play,
    is_unclaimed,
    lying_in_claimed_pools,
    on_province,
    out_of,
    own_pool,
    province_under,
)
from gorin.rulesets.lcg.rings.pools import claimer, has_claimed, is_contested, rings_on
from gorin.rulesets.lcg.state import ATTACKER, CLAIMING, ON, RING, TYPE, Game


@happens(ev.CLAIM, touches=("ring_place", "ring_side", f"con{CLAIMING}"))
def claim(s: Game, e: Event, after: list[Event]) -> bool:
    """Into a player's claimed pool, from wherever it is. A ring that the player may not have returns instead."""
    ring, side = Claim.of(e.n)
    if has_claimed(s, e.player, ring) or is_out_of_play(s.ring_place[ring]):
        return False
    if not s.box.rules.format.rings.may_claim(s, e.player, ring):
        after.append(Event(ev.RETURN_RING, -1, e.player, ring, e.source, e.act, e.tag))
        return False
    if s.con[ON] and s.con[RING] == ring and is_contested(s, ring):
        s.con[CLAIMING] = 1
    s.ring_place[ring] = claimed_pool(e.player)
    if side >= 0:
        s.ring_side[ring] = side
    return True


@happens(ev.TAKE_RING)
def take_ring(s: Game, e: Event, after: list[Event]) -> bool:
    """From what another player has claimed into one's own claimed pool. One that the player may not have returns."""
    if claimer(s, e.n) < 0 or has_claimed(s, e.player, e.n):
        return False
    if not s.box.rules.format.rings.may_claim(s, e.player, e.n):
        after.append(Event(ev.RETURN_RING, -1, e.player, e.n, e.source, e.act, e.tag))
        return False
    s.ring_place[e.n] = claimed_pool(e.player)
    return True


@happens(ev.RETURN_RING, touches=("ring_place",))
def return_ring(s: Game, e: Event, after: list[Event]) -> bool:
    """To an unclaimed pool, with the fate on it."""
    place = s.ring_place[e.n]
    if is_unclaimed(place) or is_out_of_play(place):
        return False
    s.ring_place[e.n] = s.box.rules.format.rings.returns_to(s, e.n)
    return True


@happens(ev.REMOVE_RING)
def remove_ring(s: Game, e: Event, after: list[Event]) -> bool:
    """Out of play until the end of the round; its fate stays on it."""
    if not is_unclaimed(s.ring_place[e.n]):
        return False
    s.ring_place[e.n] = out_of(s.ring_place[e.n])
    return True


def rings_come_back(s: Game) -> None:
    """The round is over."""
    for i, place in enumerate(s.ring_place):
        if is_out_of_play(place):
            s.ring_place[i] = comes_back_to(place)
            touch(s, "rings come back")


def give_up_rings(s: Game, who: int) -> None:
    """A player leaves the game: what he or she had claimed, or had to fight for, is there for all; what a team has
    claimed stays the team's."""
    mine = (who, own_pool(who), out_of(own_pool(who)))
    heirs = allies(s, who)
    for i, place in enumerate(s.ring_place):
        if place == who and heirs:
            s.ring_place[i] = claimed_pool(heirs[0])
            continue
        if place in mine or (province_under(place) >= 0 and s.owner[province_under(place)] == who):
            s.ring_place[i] = UNCLAIMED


@happens(ev.SWAP_RINGS)
def swap_rings(s: Game, e: Event, after: list[Event]) -> bool:
    """Two rings change places; the one that comes keeps the side of the one that goes."""
    a, b = Swap.of(e.n)
    if s.ring_place[a] == s.ring_place[b]:
        return False
    s.ring_place[a], s.ring_place[b] = s.ring_place[b], s.ring_place[a]
    s.ring_side[a], s.ring_side[b] = s.ring_side[b], s.ring_side[a]
    return True


@happens(ev.SWITCH_RING)
def switch_ring(s: Game, e: Event, after: list[Event]) -> bool:
    """Another ring becomes the contested one. The type stays; the fate on it goes to the attacking player."""
    if not s.con[ON] or not is_contested(s, s.con[RING]) or s.con[RING] == e.n:
        return False
    old, new = s.con[RING], e.n
    place = s.ring_place[new]
    pool = place if is_unclaimed(place) else s.box.rules.format.rings.returns_to(s, new)
    s.ring_place[old], s.ring_place[new] = place, contested_from(pool)
    s.con[RING] = new
    s.ring_side[new] = s.con[TYPE]
    return True


# --- rings on provinces -----------------------------------------------------------------------------------------------

# registers: the claimer, the ring, the province, the result somebody waits for
WHO, WHICH, ANSWER, RESULT = 0, 1, 2, 3


def unplaced(s: Game) -> int:
    """Rings just claimed that go onto a province, and about which nobody is asked yet."""
    rings = s.box.rules.format.rings
    if not rings.on_provinces:
        return 0
    asked = {f.regs[WHICH] for f in s.frames if f.kind == KINDS["lcg: ring onto a province"]}
    there = bits(lying_in_claimed_pools(s.ring_place))
    return sum(1 << i for i in there if i not in asked and rings.provinces_for(s, s.ring_place[i], i))


def place_rings(s: Game, found: int, after: list[Event]) -> None:
    for ring in reversed(bits(found)):  # the first of them on top
        push(s, ONTO_PROVINCE, (s.ring_place[ring], ring, -1, s.ret))


def choose_province(s: Game, f: Frame) -> None:
    """The claimer says where, before anybody reacts."""
    there = s.box.rules.format.rings.provinces_for(s, f.regs[WHO], f.regs[WHICH])
    ask_card(s, f.regs[WHO], "put the ring on a province", there, ANSWER)


def put_there(s: Game, f: Frame) -> None:
    """Who has left the game has no province any more."""
    if f.regs[ANSWER] >= 0:
        emit(s, (Event(ev.PLACE_RING, f.regs[ANSWER], f.regs[WHO], f.regs[WHICH], tag=RULEBOOK),))


def give_back(s: Game, f: Frame) -> None:
    """Whoever waits for a result still gets it."""
    s.ret = f.regs[RESULT]
    end(s)


ONTO_PROVINCE: Final = framework(
    "lcg: ring onto a province",
    ("choose", choose_province),
    ("put there", put_there),
    ("done", give_back),
    registers="pici",
)


@happens(ev.PLACE_RING, touches=("ring_place",))
def place_ring(s: Game, e: Event, after: list[Event]) -> bool:
    """A claimed ring is put onto a province, with the fate on it; it counts as claimed there."""
    s.ring_place[e.n] = on_province(e.card)
    return True


def rings_of_broken(s: Game, e: Event) -> list[Event]:
    """What lies on a province that breaks during a conflict goes to the attacking player, whatever breaks it, but for
    what is that player's already; otherwise it returns (mp.open-break-outside-resolution.1)."""
    who = s.con[ATTACKER] if s.con[ON] else -1
    kind, taker = (ev.CLAIM, who) if is_foe(s, s.holder[e.card], who) else (ev.RETURN_RING, s.holder[e.card])
    return [Event(kind, -1, taker, ring, tag=RULEBOOK | JOINT) for ring in bits(rings_on(s, e.card))]
