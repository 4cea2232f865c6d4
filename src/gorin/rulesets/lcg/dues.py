"""Additional costs that cards demand: to play a card, to trigger an ability, to declare attackers or defenders.

`dues` holds what constant abilities demand now, one row (occasion, cards, payers, coin, n, taker) for each. What is
demanded until a period ends waits in `delayed`: (ability, DUE, -1 - occasion, this, you, 0, until, packed).
"""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.events import COST, NO_EVENT, Event
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.facts import TAINTED
from gorin.rulesets.lcg.pools import GIFT
from gorin.rulesets.lcg.state import Game

DUE: Final = 22  # a point of `delayed`, beside costs.NEXT and costs.EACH

# occasions
PLAY: Final = 0  # the card
TRIGGER: Final = 1  # an ability of the card
ATTACK: Final = 2  # declaring the card as an attacker
DEFEND: Final = 3  # declaring it as a defender
OCCASIONS: Final = {"play": PLAY, "trigger": TRIGGER, "attack": ATTACK, "defend": DEFEND}

# coins
HONOR: Final = 0  # is lost
GIFT_OF_HONOR: Final = 1  # goes to the player who demands it
FATE: Final = 2  # is spent

Due = tuple[int, int, int]  # coin, how much, who gets it


def demand(s: Game, occasion: int, mask: int, payers: int, coin: int, n: int, taker: int) -> None:
    """A constant ability demands this as long as its text counts."""
    s.dues = (*s.dues, (occasion, mask, payers, coin, n, taker))


def packed(payers: int, coin: int, n: int) -> int:
    """How a row of `delayed` holds its demand."""
    return payers << 12 | n << 4 | coin


def owed(s: Game, occasion: int, c: int, who: int) -> list[Due]:
    """What this player owes besides other costs for doing this with this card."""
    out = [(x[3], x[4], x[5]) for x in s.dues if x[0] == occasion and x[1] >> c & 1 and x[2] >> who & 1]
    for row in s.delayed:
        mine = row[1] == DUE and row[2] == -1 - occasion and row[7] >> 12 + who & 1
        if mine and s.box.abilities[row[0]].can(s, row[4], row[3], NO_EVENT._replace(card=c), 0):
            out.append((row[7] & 15, row[7] >> 4 & 255, row[4]))
    return out


def dues_payable(s: Game, occasion: int, c: int, who: int, fate: int = 0) -> bool:
    """Can it be paid, together with this much fate? Nobody can give honor to himself or herself."""
    honor = 0
    for coin, n, taker in owed(s, occasion, c, who):
        if coin == GIFT_OF_HONOR and taker == who:
            return False
        if coin == FATE:
            fate += n
        else:
            honor += n
    return bool(fate <= s.pool[who] and honor <= s.honor[who])


def due_events(s: Game, occasion: int, c: int, who: int, tag: int = COST) -> list[Event]:
    """What paying it is; `pools.linked` ties a gift's two halves together."""
    out = []
    for coin, n, taker in owed(s, occasion, c, who):
        if coin == FATE:
            out.append(Event(ev.PAY_FATE, -1, who, n, tag=tag))
        else:
            out.append(Event(ev.LOSE_HONOR, -1, who, n, tag=tag))
            if coin == GIFT_OF_HONOR:
                out.append(Event(ev.GAIN_HONOR, -1, taker, n, tag=tag, parent=GIFT))
    return out


# --- declaring attackers and defenders --------------------------------------------------------------------------------


def toll(s: Game, who: int, occasion: int, chosen: int) -> int:
    """The honor it takes to declare these characters: 1 for each that is tainted, and what cards demand."""
    n = (chosen & s.p[TAINTED]).bit_count()
    if s.dues or s.delayed:
        for c in bits(chosen):
            for coin, k, taker in owed(s, occasion, c, who):
                if coin == FATE or (coin == GIFT_OF_HONOR and taker == who):
                    return s.honor[who] + 1  # it cannot be paid so
                n += k
    return n


def declarable(s: Game, who: int, occasion: int, able: int, chosen: int = 0, price: int = 0) -> int:
    """Those of a set that may be declared with the chosen ones: as long as the honor for all of them is there."""
    if not (s.p[TAINTED] or s.dues or s.delayed or price):
        return able
    out = 0
    for c in bits(able):
        if toll(s, who, occasion, chosen | 1 << c) + price <= s.honor[who]:
            out |= 1 << c
    return out


def tolls(s: Game, who: int, occasion: int, chosen: int, tag: int) -> list[Event]:
    """What declaring these characters costs, as events: the honor for the tainted ones in one."""
    tainted = (chosen & s.p[TAINTED]).bit_count()
    out = [Event(ev.LOSE_HONOR, player=who, n=tainted, tag=tag)] if tainted else []
    if s.dues or s.delayed:
        for c in bits(chosen):
            out += due_events(s, occasion, c, who, tag)
    return out
