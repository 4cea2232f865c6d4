"""Between turns: which cards to clear from the provinces, and which to let go of a hand that is too full."""

from __future__ import annotations

from typing import Final

from gorin.agents.ccg.appraise import in_hand
from gorin.agents.ccg.reasons import cards
from gorin.agents.ccg.treasury import bought_worth, income, next_purchases
from gorin.agents.choosing import Advice
from gorin.agents.lookahead import modest
from gorin.kernel.decisions import PICK, Decision
from gorin.rulesets.ccg.masks import Game, definition, price, undrawn, wares

SLACK: Final = 1.5  # a card must be so much worse than the average of the deck to go
TOO_DEAR: Final = 3.0  # what a card loses that cannot be paid next turn


def merit(s: Game, who: int, c: int, earned: float) -> float:
    """How welcome a card is in a province: what it brings over what it costs."""
    if not wares(s) >> c & 1:
        return 1.5  # Events, Regions and Celestials come for free
    cost = price(s, who, c)
    return bought_worth(s, c, earned) - 0.8 * min(cost, 15) - (TOO_DEAR if cost > earned + 1 else 0.0)


def clear(s: Game, d: Decision) -> Advice:
    """The worst card, if a new one is likely to be much better; but nothing that the next turn's Gold will buy."""
    you = d.player
    wanted = next_purchases(s, you)
    earned = income(s, you)
    pile = undrawn(s, you)
    if not pile:
        return modest(d), lambda: "There is nothing to refill the province with."
    bar = sum(merit(s, you, c, earned) for c in pile) / len(pile)
    picks = [(i, x.card) for i, x in enumerate(d.options) if x.verb == PICK and not wanted >> x.card & 1]
    least, index = min([(merit(s, you, c, earned), i) for i, c in picks], default=(bar, -1))
    if least > bar - SLACK:
        return modest(d), lambda: "The rest is worth keeping."
    return index, lambda: f"{cards(s, you, 1 << d.options[index].card)} is worse than a new card is likely to be."


def too_many(s: Game, d: Decision) -> Advice:
    """The card that does the least."""
    index = min(range(len(d.options)), key=lambda i: (in_hand(definition(s, d.options[i].card)), i))
    return index, lambda: f"{cards(s, d.player, 1 << d.options[index].card)} does the least of all your cards."
