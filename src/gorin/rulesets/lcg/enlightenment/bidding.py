"""The draw phase of Enlightenment: honor goes round among three players; four and more bid 2 or 4.

Decision: how many players there are, is asked anew in every draw phase: those still in the game. Two who are left
exchange honor as in a game of two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from gorin.kernel.decisions import SELECT, Option
from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, end, framework, push
from gorin.kernel.turns import in_order
from gorin.kernel.windows import emit
from gorin.rulesets.lcg.attributes.stats import bid_value
from gorin.rulesets.lcg.costs.bidding import Bidding
from gorin.rulesets.lcg.costs.pools import transfer, transfer_by_bids
from gorin.rulesets.lcg.facts import DUELING
from gorin.rulesets.lcg.state import DRAW_PHASE

if TYPE_CHECKING:
    from gorin.rulesets.lcg.state import Game

MANY: Final = 4  # players from which on they bid otherwise
HONORABLE: Final = 2
DISHONORABLE: Final = 4


def two_or_four(s: Game) -> bool:
    """Is the bid at hand, or the last one made, one in which only 2 or 4 can be selected?"""
    return s.phase == DRAW_PHASE and not s.p[DUELING] and s.alive.bit_count() >= MANY


class BiddingAmongMany(Bidding):
    """With four and more players, only 2 or 4 in the draw phase, and nothing modifies that. Duels are as ever."""

    def numbers(self, s: Game) -> Sequence[int]:
        return (HONORABLE, DISHONORABLE) if two_or_four(s) else super().numbers(s)

    def fixed(self, s: Game) -> bool:
        return two_or_four(s)


def exchange_honor(s: Game, f: Frame) -> None:
    """2.4: among all who are still in the game."""
    players = s.alive.bit_count()
    if players >= MANY:
        events = from_each_to_each(s)
    elif players == 3 and odd_one(s) >= 0:
        push(s, EXCHANGE, (odd_one(s),))
        return
    else:
        events = transfer_by_bids(s)
    if events:
        emit(s, events)


def from_each_to_each(s: Game) -> tuple[Event, ...]:
    """Every player who acts dishonorably gives 1 honor to every player who acts honorably.
    Decision: who has too little gives in player order, as long as there is any."""
    order = in_order(s)
    takers = [q for q in order if bid_value(s, q) == HONORABLE]
    return gifts(s, [(giver, taker, 1) for giver in order if bid_value(s, giver) != HONORABLE for taker in takers])


def gifts(s: Game, given: list[tuple[int, int, int]]) -> tuple[Event, ...]:
    """All at once: who gives, who takes, how much."""
    out: list[Event] = []
    for giver, taker, n in given:
        out += [e._replace(parent=len(out)) if e.parent >= 0 else e for e in transfer(s, giver, taker, n)]
    return tuple(out)


# --- three players, of whom two bid the same: registers (the third, who gets or gives the odd honor) ----------------

THIRD: Final = 0
CHOSEN: Final = 1


def odd_one(s: Game) -> int:
    """Of three, the one who bids higher or lower than two equal bids, or -1."""
    bids = {q: bid_value(s, q) for q in in_order(s)}
    alone = [q for q, n in bids.items() if list(bids.values()).count(n) == 1]
    return alone[0] if len(alone) == 1 else -1


def difference(s: Game, third: int, other: int) -> int:
    """What the third gives to both (below 0: takes from both) together. Nobody gives more than there is.
    Decision: a giver with less honor than that divides what there is."""
    return min(bid_value(s, third) - bid_value(s, other), s.honor[third])


def ask_odd_honor(s: Game, f: Frame) -> None:
    """Where the honor cannot be divided evenly, who gives or takes it all says with which opponent 1 more goes. If one
    of the three leaves instead of an answer, it is exchanged between the two others."""
    if s.alive.bit_count() < 3:
        end(s)
        exchange_honor(s, f)
        return
    third = f.regs[THIRD]
    others = [q for q in in_order(s) if q != third]
    if difference(s, third, others[0]) % 2:
        give = difference(s, third, others[0]) > 0
        why = "give the odd honor" if give else "take the odd honor"
        ask(s, third, why, [Option(SELECT, -1, q) for q in others], CHOSEN)


def divide(s: Game, f: Frame) -> None:
    third, chosen = f.regs[THIRD], f.regs[CHOSEN]
    others = [q for q in in_order(s) if q != third]
    total = difference(s, third, others[0])
    half, odd = divmod(abs(total), 2)
    shares = [(q, half + (odd if q == chosen else 0)) for q in others]
    end(s)
    events = gifts(s, [(third, q, n) if total > 0 else (q, third, n) for q, n in shares])
    if events:
        emit(s, events)


EXCHANGE: Final = framework(
    "lcg: exchange among three", ("odd honor", ask_odd_honor), ("divide", divide), registers="pi"
)
