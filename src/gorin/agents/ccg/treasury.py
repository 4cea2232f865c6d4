"""Gold: what a player earns, what ready Gold could still buy, and which sources to pay with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import log
from typing import Final, NamedTuple

from gorin.agents.ccg.appraise import body, potential, production
from gorin.agents.ccg.guess import Guess, honor_sought
from gorin.kernel.bits import bits
from gorin.kernel.decisions import Decision
from gorin.kernel.views import hidden_from
from gorin.rulesets.ccg.masks import (
    Game,
    bowed,
    definition,
    definitions,
    dynasty_cards,
    faceup_in,
    holdings,
    in_play,
    people,
    price,
    strategies,
    wares,
)
from gorin.rulesets.ccg.moment import payment, still_buys
from gorin.rulesets.ccg.questions import PAY_GOLD

INCOME: Final = 30.0  # how much Gold each turn counts; the more there is, the less one more helps
FIRST_GOLD: Final = 4.0
FOUNDING: Final = 3.0  # how much more Gold counts in the first turn, from which all others are paid
A_SOURCE: Final = 1.2  # what one more source counts beside its Gold: it pays one price more, and nothing of it is lost
BUYING: Final = 0.9  # what could be bought counts a little less than what has been
DOUBT: Final = 0.9  # what a card that nobody has seen counts of the average: it may be one that cannot be used
SPARE: Final = 0.12  # Gold that is left for actions
MOST_SPARE: Final = 6.0
LATER: Final = 0.25  # what lies in a province and may be bought next turn
A_CARD: Final = 1.2  # what it costs to discard a source from the hand
A_FIGHTER: Final = 2.5  # what it costs to bow a Personality


def income(s: Game, who: int) -> float:
    """The Gold a player can raise each turn from what is in play."""
    return sum([production(x) for x in definitions(s, in_play(s) & s.ctl[who])])


def income_worth(earned: float, turns: int = 9) -> float:
    """What an income is worth for the rest of the game; most to a player who has had no turn but this one."""
    return (FOUNDING if turns <= 1 else 1.0) * INCOME * log(1 + earned / FIRST_GOLD)


def source_worth(turns: int = 9) -> float:
    """What it is worth that a Gold income comes from one source more; most in the first turn, as the income itself."""
    return (FOUNDING if turns <= 1 else 1.0) * A_SOURCE


def sources_worth(s: Game, who: int) -> float:
    """What all sources of a player are worth beside their Gold."""
    return source_worth(s.turns[who]) * len(sources(s, who, 0))


def sources(s: Game, who: int, besides: int) -> tuple[float, ...]:
    """What each source of a player could give, the most first; `besides` those that cannot be used."""
    found = in_play(s) & s.ctl[who] & ~people(s) & ~besides
    return tuple(sorted([n for x in definitions(s, found) if (n := production(x))], reverse=True))


@lru_cache(maxsize=1 << 14)
def left_over(prices: tuple[int, ...], gold: tuple[float, ...]) -> float:
    """What is left once these prices are paid, the dearest first; below zero if they cannot be. What a source gives
    goes to one price, and the rest of it is lost: so each is paid with those that waste the least."""
    left = list(gold)
    for want in sorted(prices, reverse=True):
        used = cheapest(left, left, want)
        if want and not used:
            return -1.0
        left = [n for i, n in enumerate(left) if i not in used]
    return sum(left)


def bought_worth(s: Game, c: int, earned: float, turns: int = 0) -> float:
    """What a card from a province would be worth in play, now or in a later turn."""
    card = definition(s, c)
    if holdings(s) >> c & 1:
        turns = turns or s.turns[s.holder[c]]
        gives = production(card)
        more = income_worth(earned + gives, turns) - income_worth(earned, turns)
        return more + (source_worth(turns) if gives else 0.0) + 0.4 * potential(card)
    return body(card) + 0.5


class Offer(NamedTuple):
    """A card that could be bought."""

    price: int
    worth: float
    later: float = 0.0  # what it promises if it is left where it lies


def left_lying(price: int, worth: float, earned: float) -> float:
    """What a card promises that may be bought next turn."""
    return LATER * max(0.0, worth - 0.6 * price) if price <= earned + 2 else 0.0


def provinces_offer(s: Game, who: int, earned: float, new: Guess) -> float:
    """What the cards lying in a player's provinces promise: the best that ready Gold can buy, and a little for what
    is left for later."""
    shown = faceup_in(s, who)
    offers = []
    for c in bits(shown & ~new.unknown & wares(s)):
        n, worth = price(s, who, c), bought_worth(s, c, earned)
        offers.append(
            Offer(n, worth, left_lying(n, worth if s.turns[who] > 1 else bought_worth(s, c, earned, 2), earned))
        )
    unseen = Offer(new.price, DOUBT * new.worth, left_lying(new.price, DOUBT * new.worth, earned))
    offers += [unseen] * (shown & new.unknown).bit_count()
    return best_purchases(offers, sources(s, who, bowed(s)) if still_buys(s, who) else ())[0]


def best_purchases(offers: list[Offer], gold: tuple[float, ...]) -> tuple[float, int]:
    """What these sources of Gold buy best of what is offered: what that comes to, with what is left for later and the
    Gold that is left for actions, and the offers taken, as a set."""
    best = sum(x.later for x in offers) + SPARE * min(sum(gold), MOST_SPARE), 0
    for choice in range(1, 1 << len(offers)) if gold else ():
        picked = [x for i, x in enumerate(offers) if choice >> i & 1]
        left = left_over(tuple([x.price for x in picked]), gold)
        if left >= 0:
            later = sum(x.later for i, x in enumerate(offers) if not choice >> i & 1)
            value = BUYING * sum(x.worth for x in picked) + later + SPARE * min(left, MOST_SPARE)
            best = max(best, (value, choice))
    return best


def next_purchases(s: Game, who: int) -> int:
    """The cards in a player's provinces that the Gold of the next turn buys best."""
    earned = income(s, who)
    lying = bits(faceup_in(s, who) & wares(s))
    offers = [Offer(price(s, who, c), bought_worth(s, c, earned)) for c in lying]
    taken = best_purchases(offers, sources(s, who, 0))[1]
    return sum(1 << c for i, c in enumerate(lying) if taken >> i & 1)


def guess(s: Game, you: int) -> Guess:
    """What is unknown to a player now, and what a new card in a province brings on average; its price is that of the
    cards one hopes for, each the more the more it brings."""
    unknown = hidden_from(s, you)
    sought = honor_sought(s, you)
    unseen = bits(unknown & dynasty_cards(s, you) & wares(s))
    if not unseen:
        return Guess(unknown, honor=sought)
    earned = income(s, you)
    prices = [min(price(s, you, c), 12) for c in unseen]
    worths = [bought_worth(s, c, earned) for c in unseen]
    dear = sum(n * worth for n, worth in zip(prices, worths, strict=True)) / (sum(worths) or 1.0)
    return Guess(unknown, round(dear), sum(worths) / len(unseen), sought)


# --- paying -------------------------------------------------------------------------------------------------------


def paying(d: Decision) -> bool:
    """Is this a source of Gold to be chosen?"""
    return d.why == PAY_GOLD.id


def pay_with(s: Game, d: Decision) -> int:
    """The source to use next: those that together lose the least. What is left over is lost."""
    want, sources = payment(s)
    prices = [n + sacrifice(s, via) for via, n in sources]
    gives = [n for _, n in sources]
    best = cheapest(gives, prices, want)
    return max(best, key=lambda i: (gives[i], -i)) if best else 0


def sacrifice(s: Game, c: int) -> float:
    """What using a source costs besides its Gold."""
    if strategies(s) >> c & 1:
        return A_CARD
    if people(s) >> c & 1:
        return A_FIGHTER
    return 0.2 * potential(definition(s, c))


def cheapest(gives: Sequence[float], prices: Sequence[float], want: int) -> list[int]:
    """The sources that give enough for the least price: the best way to every sum, one source after another."""
    ways: dict[float, tuple[float, list[int]]] = {0: (0.0, [])}
    for i, n in enumerate(gives):
        for have, (paid, used) in list(ways.items()):
            if have >= want:
                continue
            sum_ = min(want, have + n)
            new = paid + prices[i]
            if sum_ not in ways or new < ways[sum_][0] - 1e-9:
                ways[sum_] = (new, [*used, i])
    return ways.get(want, (0.0, []))[1]
