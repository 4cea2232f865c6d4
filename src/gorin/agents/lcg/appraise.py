"""What a card is good for, judged by its nodes: what its text does and what that costs, never by its name.

Only a rough measure, in the unit of `worth.py` (1 is about one fate). It prices what lies unused: text on the table,
cards in hand, cards to keep or to mulligan. What using a card does here and now is for `lookahead.py` to find out.
"""

from __future__ import annotations

from typing import Any, Final

from gorin.agents import deeds
from gorin.agents.deeds import kept
from gorin.language.nodes import Node, children, walk
from gorin.language.numbers import Num
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words.card_effects import (
    Bow,
    Discard,
    DiscardCards,
    Dishonor,
    Honor,
    MoveHome,
    MoveToConflict,
    PlaceFate,
    Ready,
    RemoveFate,
    ReturnFate,
    ReturnToHand,
    Sacrifice,
)
from gorin.rulesets.lcg.words.lasting_effects import Double, Gets
from gorin.rulesets.lcg.words.piles import ReturnToDeck
from gorin.rulesets.lcg.words.player_effects import (
    CancelEffects,
    ChangeBid,
    DiscardAtRandom,
    Draw,
    Duel,
    GainFate,
    GainHonor,
    Give,
    Instead,
    LoseHonor,
    PutIntoPlay,
    ResolveContestedRing,
)
from gorin.rulesets.lcg.words.texts import AlwaysGets, Cannot, Constant, Grants, Keyword, Triggered

DEEDS: Final[dict[type[Node], float]] = {
    Bow: 2.0,
    Ready: 2.0,
    Honor: 1.3,
    Dishonor: 1.3,
    Discard: 3.0,
    Sacrifice: 2.5,
    ReturnToHand: 2.2,
    ReturnToDeck: 2.8,
    MoveHome: 2.0,
    MoveToConflict: 1.5,
    PlaceFate: 1.3,
    RemoveFate: 1.3,
    ReturnFate: 1.8,
    Double: 1.8,
    Draw: 1.0,
    DiscardCards: 1.0,
    DiscardAtRandom: 1.0,
    GainFate: 1.0,
    GainHonor: 0.4,
    LoseHonor: 0.5,
    Give: 0.8,
    ChangeBid: 0.6,
    CancelEffects: 2.2,
    Instead: 1.8,
    Duel: 0.6,  # besides what comes of it
    PutIntoPlay: 2.5,
    ResolveContestedRing: 1.6,
}
A_POINT: Final = 0.5  # of skill, for a conflict
A_KEYWORD: Final = 0.4
A_CONSTANT: Final = 0.5
WAITING: Final = 0.7  # an interrupt or reaction waits for its moment
MOST: Final = 4.0  # text is worth no more


@kept
def potential(card: Card) -> float:
    """What a card's text is worth while it can be used."""
    return min(MOST, sum(_text(x) for x in card.text))


def _text(x: Any) -> float:
    if isinstance(x, Grants):
        return sum(_text(y) for y in children(x) if isinstance(y, Node))
    if isinstance(x, Triggered):
        gain = sum(deed(y) for y in x.then) - 0.7 * sum(deed(y) for y in x.cost)
        return max(0.2, gain) * (1.0 if x.kind == "action" else WAITING)
    if isinstance(x, Keyword):
        return A_KEYWORD
    if isinstance(x, AlwaysGets):
        return A_POINT * _amount(x)
    if isinstance(x, Cannot):  # against itself it is a burden, unless only opponents are held back
        return A_CONSTANT if x.by_opponents else 0.0
    return A_CONSTANT if isinstance(x, Constant) else 0.0


def deed(x: Any) -> float:
    """What doing this once is worth to whoever wants it done."""
    return deeds.deed(x, DEEDS, lambda y: A_POINT * _amount(y) if isinstance(y, Gets) else None)


def _amount(x: Any) -> float:
    """How many points a modifier gives or takes in all; what must be counted first counts 2."""
    total = 0.0
    for name in ("military", "political", "glory", "strength"):
        n = getattr(x, name, None)
        if n is not None:
            plain = walk(n, Num)
            total += abs(plain[0].n) if len(plain) == 1 and n is plain[0] else 2.0
    return min(total, 5.0)


@kept
def in_hand(card: Card) -> float:
    """What a conflict card is worth in hand: what it can do, less what it costs to play."""
    good = potential(card)
    if card.type == "character":
        good = 0.8 * body(card)
    elif card.type == "attachment":
        good = 0.7 * good + 0.55 * max(0, card.military) + 0.55 * max(0, card.political)
    return min(2.2, max(0.5, 0.5 + 0.55 * (good - 0.6 * max(0, card.cost))))


@kept
def body(card: Card) -> float:
    """What a character is worth for one round, as printed."""
    return skills(max(0, card.military), max(0, card.political), card.glory) + 0.5 * potential(card)


def skills(military: float, political: float, glory: float) -> float:
    """What numbers are worth for one round: a specialist can always be put where it counts."""
    return 0.35 * (military + political) + 0.3 * max(military, political) + 0.2 * glory


@kept
def merit(card: Card) -> float:
    """How welcome a dynasty card is in a province: what it brings over what it costs."""
    if card.type == "holding":
        return 1.0 + 0.5 * card.strength + 0.5 * potential(card)
    if card.type == "character":
        return 1.5 * body(card) - max(0, card.cost) - 0.4 * max(0, card.cost - 4)
    return 0.5 + 0.5 * potential(card)
