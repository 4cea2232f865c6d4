"""Enlightenment: its own steps of the framework, and how it is won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gorin.kernel.bits import bits
from gorin.kernel.decisions import SELECT, Option
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, framework, goto, push
from gorin.kernel.sequences import instead, skipped
from gorin.kernel.sides import foes
from gorin.kernel.turns import in_order
from gorin.kernel.windows import emit
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.conflict.resolving import CONFLICT, claim_ring, unless_over
from gorin.rulesets.lcg.enlightenment.bidding import exchange_honor
from gorin.rulesets.lcg.facts import BROKEN
from gorin.rulesets.lcg.framework.phases import DRAW, FATE
from gorin.rulesets.lcg.rings.numbers import RingFate
from gorin.rulesets.lcg.rings.places import lying_at, own_pool, province_under
from gorin.rulesets.lcg.rings.pools import is_contested
from gorin.rulesets.lcg.sides import attacker_won
from gorin.rulesets.lcg.state import CLAIMER, RING, WINNER
from gorin.rulesets.lcg.victory import VICTORIES, Victory

if TYPE_CHECKING:
    from gorin.rulesets.lcg.state import Game

ELEMENTS: Final = 5


def claim_or_return(s: Game, f: Frame) -> None:
    """3.2.7: only an attacker claims the ring, unless an effect says otherwise; from who defends well it returns."""
    if attacker_won(s) or s.con[CLAIMER] >= 0:
        claim_ring(s, f)
    elif s.con[WINNER] >= 0 and is_contested(s, s.con[RING]):
        emit(s, (Event(ev.RETURN_RING, player=s.con[WINNER], n=s.con[RING], tag=RULEBOOK),))


# --- 4.4: fate on opponents' rings: registers (turn, answer, the rings chosen: BITS each) ----------------------------

TURN: Final = 0
ANSWER: Final = 1
CHOSEN: Final = 2


def fate_on_others_rings(s: Game, f: Frame) -> None:
    """4.4: in player order each chooses a ring that an opponent has, then 1 fate goes on each at once."""
    push(s, FATE_ON_RINGS)


def choose_ring(s: Game, f: Frame) -> None:
    r, order = f.regs, in_order(s)
    while r[TURN] < len(order):
        there = 0
        for q in foes(s, order[r[TURN]]):
            there |= lying_at(s.ring_place, own_pool(q))
        if there:
            why = "place fate on an opponent's ring"
            ask(s, order[r[TURN]], why, [Option(SELECT, -1, i) for i in bits(there)], ANSWER)
            return
        r[TURN] += 1
    goto(s, f, "place")


def chosen_ring(s: Game, f: Frame) -> None:
    """Several may have chosen the same ring: each choice is kept."""
    r = f.regs
    r[CHOSEN] += 1 << r[ANSWER] * BITS
    r[TURN] += 1
    goto(s, f, "choose")


def place_fate(s: Game, f: Frame) -> None:
    """What was chosen, all at once."""
    counts = [(ring, f.regs[CHOSEN] >> ring * BITS & (1 << BITS) - 1) for ring in range(len(s.ring_place))]
    events = [Event(ev.RING_FATE, n=RingFate(ring, n).number, tag=RULEBOOK) for ring, n in counts if n]
    if events:
        emit(s, tuple(events))


BITS: Final = 4  # how often a ring was chosen: up to eight times
FATE_ON_RINGS: Final = framework(
    "lcg: fate on opponents' rings", ("choose", choose_ring), ("chosen", chosen_ring), ("place", place_fate),
    registers="iii",
)  # fmt: skip


# --- how it is won ----------------------------------------------------------------------------------------------------


def enlightened(s: Game) -> int:
    """Who has a ring of every printed element on unbroken provinces."""
    out = 0
    for q in bits(s.alive):
        under = [(province_under(place), i) for i, place in enumerate(s.ring_place)]
        mine = {s.box.rings[i] for c, i in under if c >= 0 and s.holder[c] == q and not s.p[BROKEN] >> c & 1}
        out |= (len(mine) == ELEMENTS) << q
    return out


ENLIGHTENED: Final = (Victory("enlightenment", enlightened, after=(ev.PLACE_RING, ev.SWAP_RINGS, ev.SWITCH_RING)),)
WAYS_TO_WIN: Final = (*ENLIGHTENED, *VICTORIES)
STEPS: Final = (
    instead(DRAW, "2.4 transfer honor", exchange_honor),
    instead(CONFLICT, "3.2.7 claim ring", unless_over(claim_or_return)),
    instead(FATE, "4.4 place fate on unclaimed rings", fate_on_others_rings),
    skipped(FATE, "4.7 return rings"),
)
