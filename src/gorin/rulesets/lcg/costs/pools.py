"""Honor and fate of players: gaining, losing, paying, giving, the dials and the favor."""

from __future__ import annotations

from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_number, framework, goto, push
from gorin.kernel.turns import in_order, make_first
from gorin.kernel.windows import emit
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.stats import bid_value
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.lasting.dependencies import touch
from gorin.rulesets.lcg.lasting.edicts import NO_BIDS, joined
from gorin.rulesets.lcg.state import HIDDEN_BID, Game


@happens(ev.GAIN_HONOR, touches=("honor",))
def gain_honor(s: Game, e: Event, after: list[Event]) -> bool:
    s.honor[e.player] += e.n
    return e.n > 0


@happens(ev.LOSE_HONOR, touches=("honor",))
def lose_honor(s: Game, e: Event, after: list[Event]) -> bool:
    n = min(e.n, s.honor[e.player])
    s.honor[e.player] -= n
    return n > 0


@happens(ev.GAIN_FATE, touches=("pool",))
def gain_fate(s: Game, e: Event, after: list[Event]) -> int:
    s.pool[e.player] += e.n
    return s.box.pooled if e.n > 0 else 0


@happens(ev.LOSE_FATE, touches=("pool",))
def lose_fate(s: Game, e: Event, after: list[Event]) -> int:
    n = min(e.n, s.pool[e.player])
    s.pool[e.player] -= n
    return s.box.pooled if n > 0 else 0


@happens(ev.PAY_FATE, touches=("pool",))
def pay_fate(s: Game, e: Event, after: list[Event]) -> int:
    if s.pool[e.player] < e.n:
        return 0
    s.pool[e.player] -= e.n
    return s.box.pooled


@happens(ev.CHANGE_BID)
def change_bid(s: Game, e: Event, after: list[Event]) -> bool:
    """The value of a bid changes; the dial itself does not."""
    if s.box.rules.format.bidding.fixed(s):
        return False
    s.bid_change[e.player] += e.n
    return True


@called()
def bid_could_change(s: Game, who: int, n: int) -> bool:
    """May the value of a player's bid change by so much?"""
    return who >= 0 and bid_value(s, who) + n >= 0 and not s.box.rules.format.bidding.fixed(s)


@happens(ev.SET_DIAL)
def set_dial(s: Game, e: Event, after: list[Event]) -> bool:
    """An effect turns a player's dial: that is the bid from now on."""
    n = min(max(e.n, 1), s.box.rules.format.highest_bid)
    if s.bid[e.player] == n or s.box.rules.format.bidding.fixed(s):
        return False
    s.bid[e.player] = n
    return True


@happens(ev.PASS_FIRST, touches=("first",))
def pass_first(s: Game, e: Event, after: list[Event]) -> bool:
    make_first(s, e.player)
    return True


def transfer(s: Game, giver: int, taker: int, n: int, source: int = -1, act: int = 0) -> tuple[Event, ...]:
    """Giving honor because of a bid: one player loses it, the other gains it, at once; as much as there is."""
    n = min(n, s.honor[giver])
    tag = RULEBOOK | ev.FOR_BID if source < 0 else 0
    if n <= 0:
        return ()
    return (
        Event(ev.LOSE_HONOR, -1, giver, n, source, act, tag),
        Event(ev.GAIN_HONOR, -1, taker, n, source, act, tag, 0),
    )


GIFT = -2  # parent of a gain until its place in the window is known
PAIRS = {ev.GAIN_HONOR: ev.LOSE_HONOR, ev.GAIN_FATE: ev.LOSE_FATE}


@called(reads=())
def linked(events: list[Event]) -> tuple[Event, ...]:
    """Events as they go into a window: a gain that follows another player's loss hangs on it."""
    if len(events) == 1:
        return (events[0],)
    for i in range(1, len(events)):
        e, before = events[i], events[i - 1]
        if e.parent == GIFT and PAIRS.get(e.kind) == before.kind:
            events[i] = e._replace(parent=i - 1)
    return tuple(events)


# --- secret simultaneous bids: registers (bidders, answer) ----------------------------------------------------------


def bids_open(s: Game, who: int) -> list[int]:
    """The numbers a player may bid; whoever could bid nothing may bid anything."""
    all_of_them = list(s.box.rules.format.bidding.numbers(s))
    if not (s.constant_effects or s.lasting):
        return all_of_them
    banned = joined(s, NO_BIDS, who)
    return [n for n in all_of_them if not banned >> n & 1] or all_of_them


def bid_ask(s: Game, f: Frame) -> None:
    """2.2, D.3: each bidder in player order; a dial is hidden until all are set."""
    for q in in_order(s):
        if f.regs[0] >> q & 1 and s.bid[q] < HIDDEN_BID:
            ask_number(s, q, "honor bid", bids_open(s, q), 1)
            return
    goto(s, f, "reveal")


def bid_set(s: Game, f: Frame) -> None:
    for q in in_order(s):
        if f.regs[0] >> q & 1 and s.bid[q] < HIDDEN_BID:
            s.bid[q] = HIDDEN_BID + f.regs[1]
            touch(s, "dials")
            break
    goto(s, f, "bid")


def bid_reveal(s: Game, f: Frame) -> None:
    """2.3, D.4: all dials of this bid at once."""
    for q in in_order(s):
        if f.regs[0] >> q & 1:
            s.bid[q] -= HIDDEN_BID
        s.bid_change[q] = 0
    touch(s, "dials")
    emit(s, (Event(ev.BIDS_REVEALED, n=f.regs[0], tag=RULEBOOK),))


BIDS = framework("lcg: honor bid", ("bid", bid_ask), ("set", bid_set), ("reveal", bid_reveal), registers="ii")


def honor_bid(s: Game, bidders: int) -> None:
    """Let these players bid."""
    push(s, BIDS, (bidders,))


def transfer_by_bids(s: Game) -> tuple[Event, ...]:
    """2.4: the higher bid gives the difference to the lower."""
    order = in_order(s)
    high = max(order, key=lambda q: bid_value(s, q))
    low = min(order, key=lambda q: bid_value(s, q))
    return transfer(s, high, low, bid_value(s, high) - bid_value(s, low))
