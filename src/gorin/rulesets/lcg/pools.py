"""Honor and fate of players: gaining, losing, paying, giving, the dials and the favor."""

from __future__ import annotations

from typing import Any

from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.machine import ask_number, framework, goto, push
from gorin.kernel.players import in_order
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.state import HIDDEN_BID, UNCLAIMED, Game
from gorin.rulesets.lcg.stats import bid_value


@happens(ev.GAIN_HONOR)
def gain_honor(s: Game, e: Event, after: list[Event]) -> bool:
    s.honor[e.player] += e.n
    return e.n > 0


@happens(ev.LOSE_HONOR)
def lose_honor(s: Game, e: Event, after: list[Event]) -> bool:
    n = min(e.n, s.honor[e.player])
    s.honor[e.player] -= n
    return n > 0


@happens(ev.GAIN_FATE)
def gain_fate(s: Game, e: Event, after: list[Event]) -> bool:
    s.pool[e.player] += e.n
    return e.n > 0


@happens(ev.LOSE_FATE)
def lose_fate(s: Game, e: Event, after: list[Event]) -> bool:
    n = min(e.n, s.pool[e.player])
    s.pool[e.player] -= n
    return n > 0


@happens(ev.PAY_FATE)
def pay_fate(s: Game, e: Event, after: list[Event]) -> bool:
    if s.pool[e.player] < e.n:
        return False
    s.pool[e.player] -= e.n
    return True


@happens(ev.CHANGE_BID)
def change_bid(s: Game, e: Event, after: list[Event]) -> bool:
    """The value of a bid changes; the dial itself does not."""
    s.bid_change[e.player] += e.n
    return True


@happens(ev.FAVOR)
def claim_favor(s: Game, e: Event, after: list[Event]) -> bool:
    s.favor, s.favor_side = e.player, e.n
    return True


@happens(ev.RING_FATE)
def fate_on_rings(s: Game, e: Event, after: list[Event]) -> bool:
    for i, who in enumerate(s.ring_of):
        if who == UNCLAIMED:
            s.ring_fate[i] += 1
    return True


@happens(ev.RETURN_RINGS)
def return_rings(s: Game, e: Event, after: list[Event]) -> bool:
    for i in range(len(s.ring_of)):
        s.ring_of[i] = UNCLAIMED
    return True


@happens(ev.PASS_FIRST)
def pass_first(s: Game, e: Event, after: list[Event]) -> bool:
    s.first = e.player
    return True


def transfer(s: Game, giver: int, taker: int, n: int, source: int = -1, act: int = 0) -> tuple[Event, ...]:
    """Giving honor: one player loses it, the other gains it, at once; as much as there is."""
    n = min(n, s.honor[giver])
    tag = RULEBOOK if source < 0 else 0
    if n <= 0:
        return ()
    return (
        Event(ev.LOSE_HONOR, -1, giver, n, source, act, tag),
        Event(ev.GAIN_HONOR, -1, taker, n, source, act, tag, 0),
    )


# --- secret simultaneous bids: registers (bidders, answer) ----------------------------------------------------------


def bid_ask(s: Game, f: Any) -> None:
    """2.2, D.3: each bidder in player order; a dial is hidden until all are set."""
    for q in in_order(s):
        if f.regs[0] >> q & 1 and s.bid[q] < HIDDEN_BID:
            ask_number(s, q, "honor bid", range(1, s.box.rules.format.highest_bid + 1), 1)
            return
    goto(f, "reveal")


def bid_set(s: Game, f: Any) -> None:
    for q in in_order(s):
        if f.regs[0] >> q & 1 and s.bid[q] < HIDDEN_BID:
            s.bid[q] = HIDDEN_BID + f.regs[1]
            break
    goto(f, "bid")


def bid_reveal(s: Game, f: Any) -> None:
    """2.3, D.4: all dials of this bid at once."""
    for q in in_order(s):
        if f.regs[0] >> q & 1:
            s.bid[q] -= HIDDEN_BID
        s.bid_change[q] = 0
    s.box.rules.derive(s)
    s.box.rules.emit(s, (Event(ev.BIDS_REVEALED, n=f.regs[0], tag=RULEBOOK),))


BIDS = framework("lcg: honor bid", ("bid", bid_ask), ("set", bid_set), ("reveal", bid_reveal), registers="ii")


def honor_bid(s: Game, bidders: int) -> None:
    """Let these players bid."""
    push(s, BIDS, (bidders,))


def transfer_by_bids(s: Game) -> tuple[Event, ...]:
    """2.4: the higher bid gives the difference to the lower.
    With more than two players the multiplayer formats have rules of their own."""
    order = in_order(s)
    high = max(order, key=lambda q: bid_value(s, q))
    low = min(order, key=lambda q: bid_value(s, q))
    return transfer(s, high, low, bid_value(s, high) - bid_value(s, low))
