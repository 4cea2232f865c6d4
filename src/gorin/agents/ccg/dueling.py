"""Duels: who is likely to win, when to strike, and what to focus.

Focused cards lie facedown: others' count by what a Fate card is worth on average.
"""

from __future__ import annotations

from typing import Final

from gorin.agents.ccg.appraise import in_hand
from gorin.agents.ccg.outlook import likely
from gorin.kernel.bits import bits, low
from gorin.kernel.decisions import DONE, Decision
from gorin.kernel.views import hidden_from
from gorin.rulesets.ccg.masks import Game, definition, focus, hand, stat
from gorin.rulesets.ccg.moment import STRIKES, TOP_CARD, Duel, duel

AVERAGE: Final = 2.4  # the Focus Value of a card nobody knows
DOUBT: Final = 2.6  # how far a duel may still turn
A_FOCUS: Final = 0.25  # what a point of Focus Value in hand counts for a duel yet to come
LEAD: Final = 1.0  # with so much more than the other, it is time to strike
HOPELESS: Final = 4.0  # for each time left, nobody makes up for more


def side_of(x: Duel, you: int) -> int:
    """0 for the challenger's player, 1 for the other."""
    return 0 if x.players[0] == you else 1


def total(s: Game, x: Duel, side: int, you: int) -> float:
    """What a fighter has together, as far as this player knows."""
    unknown = hidden_from(s, you)
    shown = sum(AVERAGE if unknown >> c & 1 else focus(s, c) for c in bits(x.cards[side]))
    return stat(s, low(x.fighters[side]), x.stat) + shown


def lead(s: Game, x: Duel, you: int) -> float:
    """By how much this player's fighter is ahead."""
    side = side_of(x, you)
    return total(s, x, side, you) - total(s, x, 1 - side, you)


def chance(s: Game, x: Duel, you: int) -> float:
    """How likely this player wins the duel, before or while it is fought: hands help."""
    best = sorted((focus(s, c) for c in bits(hand(s, you))), reverse=True)[:2]
    others = min(2, hand(s, x.players[1 - side_of(x, you)]).bit_count())
    edge = A_FOCUS * (sum(best) - (AVERAGE + 1) * others)
    return likely(lead(s, x, you) + edge + 0.3, DOUBT)


def focus_or_strike(s: Game, d: Decision) -> tuple[int, str]:
    """Strike when ahead, or when there is nothing to be gained; else the card that makes up for most."""
    fought, you = duel(s), d.player
    by = lead(s, fought, you)
    strike = next((i for i, x in enumerate(d.options) if x.value == STRIKES and x.card < 0), -1)
    if strike >= 0:
        left = s.box.rules.edition.focuses - fought.times[side_of(fought, you)]
        if by >= LEAD:
            return strike, f"You are ahead by about {by:.0f}, and the other could still focus."
        if by < -HOPELESS * left:
            return strike, "The duel is lost; to focus would only cost cards."
    return max(
        ((i, x) for i, x in enumerate(d.options) if i != strike),
        key=lambda pair: (helps(s, pair[1].card, pair[1].value, -by), -pair[0]),
        default=(strike, None),
    )[0], "The duel is not won yet, and this card helps the most for what it is worth."


def helps(s: Game, c: int, value: int, behind: float) -> float:
    """How good it is to focus a card: its Focus Value, and what it could do otherwise; the top card costs nothing."""
    if value == TOP_CARD and c < 0:
        return AVERAGE + (0.8 if behind < AVERAGE else 0.0)
    n = focus(s, c)
    costs = 0.9 * in_hand(definition(s, c)) if hand(s, s.holder[c]) >> c & 1 else 0.0  # a focus pool costs nothing
    return n + (1.5 if n > behind else 0.0) - costs


def replace(s: Game, d: Decision) -> tuple[int, str]:
    """A Duelist replaces the weakest focused card, if another is likely to be better and the duel is not won."""
    done = next(i for i, x in enumerate(d.options) if x.verb == DONE)
    if lead(s, duel(s), d.player) > 0:
        return done, "The duel is won as it stands."
    weakest = min((i for i in range(len(d.options)) if i != done), key=lambda i: focus(s, d.options[i].card))
    if focus(s, d.options[weakest].card) >= AVERAGE:
        return done, "Another card would hardly be better."
    return weakest, "Another card is likely to be better."
