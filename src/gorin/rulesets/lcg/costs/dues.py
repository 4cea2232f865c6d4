"""Additional costs that cards demand: to play a card, to trigger an ability, to declare attackers, defenders, or a
conflict against a province.

`dues` holds what constant abilities demand now, one row (`Demand`) for each. What is demanded until a period ends waits
in `delayed`, at the point DUE, for -1 - occasion; its `act` is the packed demand. What a card demands for being played
itself is one of its terms.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gorin.kernel.bits import bits
from gorin.kernel.events import COST, NO_EVENT, Event
from gorin.language.calling import DEAR
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.costs.pools import GIFT
from gorin.rulesets.lcg.facts import TAINTED
from gorin.rulesets.lcg.lasting.edicts import spendable
from gorin.rulesets.lcg.numbers import WAITING
from gorin.rulesets.lcg.rings.numbers import RingFate
from gorin.rulesets.lcg.rings.places import lying_unclaimed
from gorin.rulesets.lcg.rows import Demand
from gorin.rulesets.lcg.sides import opponent
from gorin.rulesets.lcg.state import Game

DUE: Final = WAITING.own(22, "demand")

# occasions
PLAY: Final = 0  # the card
TRIGGER: Final = 1  # an ability of the card
ATTACK: Final = 2  # declaring the card as an attacker
DEFEND: Final = 3  # declaring it as a defender
AGAINST: Final = 4  # declaring a conflict against the card, a province
OCCASIONS: Final = {"play": PLAY, "trigger": TRIGGER, "attack": ATTACK, "defend": DEFEND, "attack province": AGAINST}

# coins
HONOR: Final = 0  # is lost
GIFT_OF_HONOR: Final = 1  # goes to the player who demands it
FATE: Final = 2  # is spent
FATE_TO_RING: Final = 3  # is spent to an unclaimed ring, which the payer chooses
GIFT_TO_OPPONENT: Final = 4  # honor that goes to the payer's opponent
GIFTS: Final = (GIFT_OF_HONOR, GIFT_TO_OPPONENT)


class Due(NamedTuple):
    """What somebody owes."""

    coin: int
    n: int
    taker: int  # who gets it


class Price(NamedTuple):
    """What dues come to: honor, fate, and how often a ring is chosen for some of the fate."""

    honor: int = 0
    fate: int = 0
    rings: int = 0

    def plus(self, other: Price) -> Price:
        """Both together."""
        return Price(self.honor + other.honor, self.fate + other.fate, self.rings + other.rings)


NOTHING: Final = Price()
UNPAYABLE: Final = Price(honor=1 << 20)


@called(reads=())
def demand(s: Game, occasion: int, mask: int, payers: int, coin: int, n: int, taker: int) -> None:
    """A constant ability demands this as long as its text counts."""
    s.dues = (*s.dues, Demand(occasion, mask, payers, coin, n, taker))


MOST: Final = 255  # of a coin


@called(reads=())
def packed(payers: int, coin: int, n: int) -> int:
    """How a row of `delayed` holds its demand."""
    return payers << 12 | n << 4 | coin


def unpacked(demand: int) -> tuple[int, int, int]:
    """The players of whom it is demanded, the coin, and how much."""
    return demand >> 12, demand & 15, demand >> 4 & MOST


def demanding(s: Game, c: int) -> bool:
    """Might playing this card cost more than its fate?"""
    return bool(s.dues or s.delayed or "dues" in s.box.faces[s.kind[c]].terms)


def owed(s: Game, occasion: int, c: int, who: int) -> list[Due]:
    """What this player owes besides other costs for doing this with this card."""
    out = [
        Due(x.coin, x.n, x.taker) for x in s.dues if x.occasion == occasion and x.mask >> c & 1 and x.payers >> who & 1
    ]
    for row in s.delayed:
        if row.point == DUE and row.kind == -1 - occasion:
            payers, coin, n = unpacked(row.act)
            test = s.box.abilities[row.ability].can
            if payers >> who & 1 and test(s, row.you, row.this, NO_EVENT._replace(card=c), 0):
                out.append(Due(coin, n, row.you))
    if occasion == PLAY:
        own = s.box.faces[s.kind[c]].terms.get("dues")
        out += own(s, who, c) if own is not None else []
    return [Due(coin, n, opponent(s, who) if coin == GIFT_TO_OPPONENT else taker) for coin, n, taker in out]


def price_of(s: Game, occasion: int, c: int, who: int) -> Price:
    """All of it. Nobody can give honor to himself or herself, or to nobody."""
    honor = fate = rings = 0
    for coin, n, taker in owed(s, occasion, c, who):
        if coin in GIFTS and taker in (who, -1):
            return UNPAYABLE
        if coin in (FATE, FATE_TO_RING):
            fate += n
            rings += coin == FATE_TO_RING
        else:
            honor += n
    return Price(honor, fate, rings)


def can_pay(s: Game, occasion: int, who: int, price: Price) -> bool:
    """Are honor, fate and rings there? The ring that is about to be contested takes no fate."""
    if price.rings and lying_unclaimed(s.ring_place).bit_count() <= (occasion in (ATTACK, AGAINST)):
        return False
    return bool(price.honor <= s.honor[who] and price.fate <= spendable(s, who))


@called(cost=DEAR)
def dues_payable(s: Game, occasion: int, c: int, who: int, fate: int = 0) -> bool:
    """Can it be paid, together with this much fate?"""
    return can_pay(s, occasion, who, price_of(s, occasion, c, who).plus(Price(fate=fate)))


@called()
def due_events(s: Game, occasion: int, c: int, who: int, rings: list[int], tag: int = COST) -> list[Event]:
    """What paying it is, with the rings that were chosen, which are taken from the list; `pools.linked` ties a gift's
    two halves together."""
    out = []
    for coin, n, taker in owed(s, occasion, c, who):
        if coin == FATE:
            out.append(Event(ev.PAY_FATE, -1, who, n, tag=tag))
        elif coin == FATE_TO_RING:
            out.append(Event(ev.SPEND_TO_RING, -1, who, RingFate(rings.pop(0), n).number, tag=tag))
        else:
            out.append(Event(ev.LOSE_HONOR, -1, who, n, tag=tag))
            if coin in GIFTS:
                out.append(Event(ev.GAIN_HONOR, -1, taker, n, tag=tag, parent=GIFT))
    return out


# --- declaring attackers, defenders, conflicts ------------------------------------------------------------------------


def toll(s: Game, who: int, occasion: int, chosen: int) -> Price:
    """What it takes to declare these cards: 1 honor for each tainted character, and what cards demand."""
    out = NOTHING if occasion == AGAINST else Price((chosen & s.p[TAINTED]).bit_count())
    if s.dues or s.delayed:
        for c in bits(chosen):
            out = out.plus(price_of(s, occasion, c, who))
    return out


def declarable(s: Game, who: int, occasion: int, able: int, chosen: int = 0, price: Price = NOTHING) -> int:
    """Those of a set that may be declared with the chosen ones: as long as the price of all of them can be paid, on
    top of another."""
    if not (s.p[TAINTED] or s.dues or s.delayed or price != NOTHING):
        return able
    out = 0
    for c in bits(able):
        if can_pay(s, occasion, who, toll(s, who, occasion, chosen | 1 << c).plus(price)):
            out |= 1 << c
    return out


def tolls(s: Game, who: int, occasion: int, chosen: int, rings: list[int], tag: int) -> list[Event]:
    """What declaring these cards costs, as events: the honor for the tainted ones in one."""
    tainted = 0 if occasion == AGAINST else (chosen & s.p[TAINTED]).bit_count()
    out = [Event(ev.LOSE_HONOR, player=who, n=tainted, tag=tag)] if tainted else []
    if s.dues or s.delayed:
        for c in bits(chosen):
            out += due_events(s, occasion, c, who, rings, tag)
    return out
