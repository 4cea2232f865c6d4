"""Before the first round and between rounds: where provinces go, what to mulligan, what to discard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.agents.lcg.appraise import in_hand, merit, potential
from gorin.agents.lcg.worth import one_card_less
from gorin.kernel.decisions import DONE, PICK, Decision
from gorin.rulesets.lcg.masks import Game, definition, definitions, holdings, printed_strength, undrawn

SLACK: Final = 0.4  # a card must be so much worse than the average of the deck to go
DEAR: Final = 5  # a character that costs more cannot be played with a first round's fate to spare


def done(d: Decision) -> int:
    """The option to be done."""
    return next(i for i, x in enumerate(d.options) if x.verb == DONE)


def place_stronghold(s: Game, d: Decision) -> int:
    """The strongest province protects the stronghold; one that should be attacked early does not."""

    def fit(i: int) -> float:
        c = d.options[i].card
        return float(printed_strength(s, c)) - 0.4 * potential(definition(s, c))

    return max(range(len(d.options)), key=lambda i: (fit(i), -i))


def average(s: Game, you: int, dynasty: bool) -> float:
    """How good the cards of a deck are that have not been drawn."""
    pile = definitions(s, undrawn(s, you, dynasty))
    value = merit if dynasty else in_hand
    return sum(value(x) for x in pile) / len(pile) if pile else 0.0


def mulligan_provinces(s: Game, you: int, d: Decision) -> int:
    """Send back what is worse than a new card, but keep some characters that can be paid for."""
    bar = average(s, you, dynasty=True)

    def bad(c: int) -> float:
        card = definition(s, c)
        return bar - merit(card) + (1.0 if card.type == "character" and card.cost > DEAR else 0.0)

    return worst(d, bad)


def mulligan_hand(s: Game, you: int, d: Decision) -> int:
    """Send back what is worse than a new card."""
    bar = average(s, you, dynasty=False)
    return worst(d, lambda c: bar - in_hand(definition(s, c)) - 0.1)


def discard_from_provinces(s: Game, you: int, d: Decision) -> int:
    """Make room: characters that are not worth their fate, once the round is over. What comes instead is taken from a
    deck that may run out."""
    bar = average(s, you, dynasty=True) - one_card_less(s, you)
    fate = s.pool[you] + 7

    def bad(c: int) -> float:
        card = definition(s, c)
        if holdings(s) >> c & 1:
            return -1.0
        return bar - merit(card) + (2.0 if card.cost > fate else 0.0)

    return worst(d, bad)


def worst(d: Decision, bad: Callable[[int], float]) -> int:
    """The worst card, if it is bad enough to go; else done."""
    picks = [i for i, x in enumerate(d.options) if x.verb == PICK]
    found = [(bad(d.options[i].card), -i) for i in picks]
    best = max(found, default=(0.0, 0))
    return -best[1] if best[0] > SLACK else done(d)
