"""Bids: a small game of numbers against numbers, for the cards of the draw phase and for duels.

For every pair of bids it is reckoned what would come of it; the opponent is expected to bid what does that player good,
more or less; and the bid that does best against this is chosen. With dice, nobody can foresee it: the small game is
solved (`matrix.py`), and of the bids that are about as good one is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final, NamedTuple

from gorin.agents.lcg.lookahead import Search, bid_out
from gorin.agents.lcg.worth import CARD, WIN, honor_worth
from gorin.agents.matrix import solved
from gorin.kernel.bits import bits
from gorin.kernel.decisions import Decision
from gorin.rulesets.lcg.masks import Game, bids_open, dial, exchanges_with, hand, left_in_conflict_deck
from gorin.rulesets.lcg.moment import bidders
from gorin.rulesets.lcg.supposing import with_dials

Payoff = Callable[[int, int], float]  # of a bid of yours against one of theirs

FIRM: Final = 0.6  # how surely others bid what is best for them
HABIT: Final = 0.5  # and how far they stay with their last bid
NEAR: Final = 0.5  # bids this much worse are still mixed in
FEAR: Final = 0.35  # how much the worst case counts besides the expected one


class Bid(NamedTuple):
    """A bid, and what it is expected to bring."""

    place: int  # among the options
    number: int
    value: float


def draw_bid(s: Game, you: int, d: Decision, dice: Random | None = None) -> Bid:
    """The bid for cards: they are worth honor only as long as there is honor to spare."""
    others = exchanges_with(s, you)
    if len(others) > 1:
        return bid_among_many(s, you, others, d)
    foe = others[0] if others else -1
    yours = [x.value for x in d.options]

    def payoff(mine: int, theirs: int) -> float:
        return drawing(s, you, foe, mine, theirs)

    return weigh(s, you, foe, yours, payoff, dice)


def bid_among_many(s: Game, you: int, others: list[int], d: Decision) -> Bid:
    """The bid for cards where honor goes round among several: what each of them will probably bid is guessed, and what
    then comes of every bid is reckoned on the average."""
    yours = [x.value for x in d.options]
    guesses = []
    for foe in others:
        numbers = bids_open(s, foe)

        def payoff(mine: int, theirs: int, foe: int = foe) -> float:
            return drawing(s, you, foe, mine, theirs)

        guesses.append(list(zip(numbers, expected(s, foe, yours, numbers, payoff), strict=True)))
    best = None
    for i, mine in enumerate(yours):
        value = cards_worth(s, you, mine)
        for change, chance in changes(mine, guesses):
            value += chance * swing(s, s.honor[you], max(-s.honor[you], change))
        if best is None or value > best.value + 1e-9:
            best = Bid(i, mine, value)
    assert best is not None
    return best


def changes(mine: int, guesses: list[list[tuple[int, float]]]) -> list[tuple[int, float]]:
    """What a bid may bring or cost in honor, each with its chance. Of three players the highest gives to the lowest; of
    more, each who bids high gives 1 to each who bids low."""
    if len(guesses) == 2:
        return [(of_three(mine, a, b), p * q) for a, p in guesses[0] for b, q in guesses[1]]
    out = {0: 1.0}
    for guess in guesses:
        after: dict[int, float] = {}
        for so_far, chance in out.items():
            for n, p in guess:
                change = so_far + (n > mine) - (n < mine)
                after[change] = after.get(change, 0.0) + chance * p
        out = after
    return list(out.items())


def of_three(mine: int, one: int, other: int) -> int:
    """What one of three gains: alone against two equal bids, all of the difference; as one of the two, half of it."""
    low, high = min(mine, one, other), max(mine, one, other)
    if one == other:
        return one - mine
    if mine in (one, other):
        third = other if mine == one else one
        return int((third - mine) / 2)
    return high - mine if mine == low else low - mine if mine == high else 0


def drawing(s: Game, you: int, foe: int, mine: int, theirs: int) -> float:
    """Cards for both, and honor from the higher bid to the lower."""
    given = max(-s.honor[foe], min(s.honor[you], mine - theirs)) if foe >= 0 else 0
    out = swing(s, s.honor[you], -given) + cards_worth(s, you, mine)
    if foe >= 0:
        out -= swing(s, s.honor[foe], given) + cards_worth(s, foe, theirs)
    return out


def swing(s: Game, honor: int, change: int) -> float:
    """What more or less honor changes; nothing that ends the game is outweighed."""
    return honor_worth(s, honor + change) - honor_worth(s, honor)


def cards_worth(s: Game, who: int, n: int) -> float:
    """What drawing so many cards is worth: less with a full hand or no fate, and costly at the end of the deck."""
    held = hand(s, who).bit_count()
    left = left_in_conflict_deck(s, who)
    each = CARD * (1.0 if s.pool[who] else 0.8)
    out = sum(each * (1.0 if held + i < 5 else 0.75 if held + i < 8 else 0.35) for i in range(n))
    if n > left:  # running out of cards costs honor
        out -= WIN if s.honor[who] <= 5 else 4.0
    return out


def duel_bid(s: Game, you: int, d: Decision, dice: Random | None = None) -> Bid:
    """A bid in a duel: every outcome is tried out."""
    search = Search(you)
    foe = next((q for q in bits(bidders(s)) if q != you), -1)
    known: dict[tuple[int, int], float] = {}

    def payoff(mine: int, theirs: int) -> float:
        if (mine, theirs) not in known:
            search.left = 6
            known[mine, theirs] = search.play_on(bid_out(with_dials(s, you, theirs), you, mine, theirs)).value
        return known[mine, theirs]

    return weigh(s, you, foe, [x.value for x in d.options], payoff, dice)


def weigh(s: Game, you: int, foe: int, yours: Sequence[int], payoff: Payoff, dice: Random | None = None) -> Bid:
    """The bid that does best against what the opponent will probably bid; with dice, one of those about as good."""
    theirs = bids_open(s, foe) if foe >= 0 else [1]
    likely = expected(s, foe, yours, theirs, payoff)
    bids = []
    for i, mine in enumerate(yours):
        outcomes = [payoff(mine, n) for n in theirs]
        value = sum(p * x for p, x in zip(likely, outcomes, strict=True))
        value += FEAR * min(outcomes) if min(outcomes) > -WIN / 2 else min(outcomes)
        bids.append(Bid(i, mine, value))
    best = max(bids, key=lambda x: (round(x.value, 9), -x.place))
    if dice is None:
        return best
    near = [x for x in bids if x.value > best.value - NEAR]
    odds = solved([[payoff(x.number, n) for n in theirs] for x in near], likely)
    return dice.choices(near, odds)[0]


def expected(s: Game, foe: int, yours: Sequence[int], theirs: Sequence[int], payoff: Payoff) -> list[float]:
    """How likely each of the opponent's bids is: the better for that player, the likelier, and habits stay."""
    if foe < 0:
        return [1.0] * len(theirs)
    last = dial(s, foe)
    weights = []
    for n in theirs:
        good = -sum(max(-30.0, min(30.0, payoff(m, n))) for m in yours) / len(yours)
        weights.append(FIRM * good - (HABIT * abs(n - last) if last else 0.0))
    top = max(weights)
    odds = [exp(w - top) for w in weights]
    return [x / sum(odds) for x in odds]
