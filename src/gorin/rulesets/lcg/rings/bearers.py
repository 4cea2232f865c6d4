"""Attachments on rings. A ring is no card: what lies on one has a host below -1, which names the ring.

The ring keeps its attachments wherever it goes: contested, claimed, returned. It leaves play only when an effect takes
it out of its pool, and then they leave with it, as with any bearer.
"""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.decisions import SELECT, Option
from gorin.kernel.events import Event
from gorin.kernel.machine import ask
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.facts import ANCESTRAL, ATTACHMENT, BLANK, IN_PLAY
from gorin.rulesets.lcg.rings.places import is_out_of_play
from gorin.rulesets.lcg.state import Game

NOWHERE: Final = -1  # the host of what is attached to nothing
FIRST_RING: Final = -2  # the host of what is attached to the first ring; the others follow downwards
WITH_BEARER: Final = 32  # the tag of events by which attachments leave because their bearer does
ON_A_RING: Final = "rings"  # the term of an attachment that says on which rings it may be


@called(reads=())
def as_host(ring: int) -> int:
    """The host of what is attached to this ring; and back."""
    return FIRST_RING - ring


@called(reads=())
def attached_ring(s: Game, c: int) -> int:
    """The ring a card is attached to, as a set."""
    h = s.host[c]
    return 1 << as_host(h) if h < NOWHERE else 0


@called(reads=())
def attached_to_rings(s: Game, rings: int) -> int:
    """The attachments on these rings."""
    out = 0
    for c in bits(s.p[IN_PLAY] & s.p[ATTACHMENT]):
        if attached_ring(s, c) & rings:
            out |= 1 << c
    return out


@called(reads=())
def rings_under(s: Game, mask: int) -> int:
    """The rings on which these attachments are."""
    out = 0
    for c in bits(mask & s.p[IN_PLAY]):
        out |= attached_ring(s, c)
    return out


def borne(s: Game, host: int) -> int:
    """What is attached to a card or a ring."""
    return s.att[host] if host >= 0 else attached_to_rings(s, 1 << as_host(host))


def goes_on_rings(s: Game, c: int) -> bool:
    """Is this attachment one for rings?"""
    return ON_A_RING in s.box.faces[s.kind[c]].terms


def is_there(s: Game, host: int) -> bool:
    """Is this bearer in play? A ring is, unless it is out of its pool."""
    return bool(s.p[IN_PLAY] >> host & 1) if host >= 0 else not is_out_of_play(s.ring_place[as_host(host)])


def ring_may_bear(s: Game, host: int, c: int, player: int) -> bool:
    """May this ring bear that attachment? Decision: a blank one may stay where it lies, as on cards."""
    if not is_there(s, host):
        return False
    terms = s.box.faces[s.kind[c]].terms.get(ON_A_RING)
    if terms is None or s.p[BLANK] >> c & 1:
        return s.host[c] == host
    return bool(terms(s, player, c) >> as_host(host) & 1)


def ring_bearers(s: Game, c: int, player: int) -> int:
    """Every ring this attachment may be attached to now: a player's second copy may not join the first."""
    if not goes_on_rings(s, c):
        return 0
    title = s.box.faces[s.kind[c]].title
    mine = s.p[IN_PLAY] & s.p[ATTACHMENT] & s.ctl[player] & ~(1 << c)
    taken = rings_under(s, sum(1 << x for x in bits(mine) if s.box.faces[s.kind[x]].title == title))
    free = range(len(s.ring_place))
    return sum(1 << i for i in free if not taken >> i & 1 and ring_may_bear(s, as_host(i), c, player))


def ask_for_ring(s: Game, you: int, rings: int, reg: int, about: int) -> None:
    """Which ring it is attached to; the answer is the host."""
    ask(s, you, "attach to a ring", [Option(SELECT, -1, as_host(i)) for i in bits(rings)], reg, about)


def goes_with_ring(s: Game, e: Event) -> list[Event]:
    """Attachments leave with a ring that goes out of play: to the discard pile, ancestral ones to the hand."""
    home = s.p[ANCESTRAL]
    return [
        Event(ev.LEAVE, x, e.player, ev.TO_HAND_ if home >> x & 1 else ev.DISCARDED, e.source, e.act, WITH_BEARER)
        for x in bits(attached_to_rings(s, 1 << e.n))
    ]


# --- bearers of every kind as a set: rings come after the cards -------------------------------------------------------


def bearer_bit(s: Game, host: int) -> int:
    """A bearer's place in such a set."""
    return 1 << (host if host >= 0 else len(s.kind) + as_host(host))


def bearers_in(s: Game, mask: int) -> list[int]:
    """The hosts in such a set."""
    n = len(s.kind)
    return [x if x < n else as_host(x - n) for x in bits(mask)]
