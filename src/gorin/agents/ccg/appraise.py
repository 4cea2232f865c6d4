"""What a card is good for, judged by its numbers and its nodes: what its text does and costs, never by its name.

Only a rough measure, in the unit of `worth.py` (1 is about one Gold). It prices what lies unused: text on the table,
cards in hand, cards in provinces. What using a card does here and now is for `lookahead.py` to find out.
"""

from __future__ import annotations

from typing import Any, Final

from gorin.agents import deeds
from gorin.agents.deeds import kept
from gorin.language.nodes import Node, walk
from gorin.language.numbers import Num
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.words.attacks import Attack
from gorin.rulesets.ccg.words.card_effects import (
    Bow,
    Destroy,
    Discard,
    Dishonor,
    Give,
    MoveHere,
    MoveHome,
    Rehonor,
    Straighten,
)
from gorin.rulesets.ccg.words.creating import Create, PutIntoPlay
from gorin.rulesets.ccg.words.duels import Duel
from gorin.rulesets.ccg.words.negations import Negate, NegateEffects, NegateIt
from gorin.rulesets.ccg.words.player_effects import (
    DiscardACard,
    DiscardFavor,
    Draw,
    GainHonor,
    LoseHonor,
    PayGold,
    TakeFavor,
)
from gorin.rulesets.ccg.words.searching import Search
from gorin.rulesets.ccg.words.texts import Ability, Continuous, Grants, Has, Produces

DEEDS: Final[dict[type[Node], float]] = {
    Bow: 2.0,
    Straighten: 2.0,
    Destroy: 4.0,
    Discard: 1.5,
    Dishonor: 1.5,
    Rehonor: 1.0,
    MoveHome: 2.5,
    MoveHere: 1.5,
    Attack: 0.8,  # for each of the first points of strength
    Draw: 1.5,
    Search: 1.8,
    GainHonor: 0.6,
    LoseHonor: 0.6,
    TakeFavor: 1.5,
    DiscardFavor: 1.5,
    DiscardACard: 1.2,
    PayGold: 0.6,
    Create: 2.5,
    PutIntoPlay: 1.0,
    Duel: 0.8,  # besides what comes of it
    NegateIt: 1.5,
    Negate: 1.2,
    NegateEffects: 2.5,
}
A_POINT: Final = 0.6  # of Force, for a battle
A_CONSTANT: Final = 0.6
A_KEYWORD: Final = 0.15  # any of those the rules know
WAITING: Final = 0.7  # a Reaction waits for its moment
MOST: Final = 4.0  # text is worth no more
RULED: Final = frozenset(("cavalry", "tactician", "duelist", "naval", "conqueror", "kensai", "courtier", "shugenja"))


@kept
def potential(card: Card) -> float:
    """What a card's text and keywords are worth while they can be used."""
    words = A_KEYWORD * sum(k in RULED for k in card.keywords)
    return min(MOST, words + sum(_text(x) for x in card.text))


def _text(x: Any) -> float:
    if isinstance(x, Grants):
        return _text(x.ability)
    if isinstance(x, Ability):
        gain = sum(deed(y) for y in x.then) - WAITING * sum(deed(y) for y in x.cost)
        return max(0.2, gain) * (WAITING if x.trait or "reaction" in x.kind else 1.0)
    if isinstance(x, Has):
        return A_POINT * _amount(x)
    return A_CONSTANT if isinstance(x, Continuous) else 0.0


def deed(x: Any) -> float:
    """What doing this once is worth to whoever wants it done."""
    return deeds.deed(x, DEEDS, lambda y: A_POINT * _amount(y) if isinstance(y, Give) else None)


def _amount(x: Any) -> float:
    """How many points a modifier gives or takes in all; what must be counted first counts 2."""
    total = 0.0
    for name in ("force", "chi", "personal_honor", "strength"):
        n = getattr(x, name, None)
        if n is not None:
            total += abs(n.n) if isinstance(n, Num) else 2.0
    return min(total, 5.0)


@kept
def in_battle(card: Card) -> float:
    """How many points of Force a card's Battle actions are likely to be worth in a battle; 0 if it has none."""
    found = [_text(x) for x in card.text if isinstance(x, Ability) and "battle" in x.kind]
    return min(MOST, max(found, default=0.0)) / A_POINT


@kept
def production(card: Card) -> float:
    """The Gold a card can produce each turn, at best; half counts if it takes more than bowing."""
    found: list[float] = [float(card.gold)] if card.gold and not any(isinstance(x, Produces) for x in card.text) else []
    for x in card.text:
        if isinstance(x, Produces):
            n = x.n.n if isinstance(x.n, Num) else max((y.n for y in walk(x.n, Num)), default=2)
            found.append(n if not x.cost else 0.5 * n)
    return max(found, default=0.0) if card.type != "strategy" else 0.0


@kept
def body(card: Card) -> float:
    """What a Personality is worth in play, as printed; an attachment, what it adds."""
    if card.type == "personality":
        return person(card.force, card.chi, card.personal_honor) + 0.5 * potential(card)
    return 0.9 * max(0, card.force) + 0.3 * card.chi + 0.4 * potential(card)


def person(force: float, chi: float, personal_honor: float) -> float:
    """What a Personality's numbers are worth: one is there at all, fights, duels, speaks at court."""
    return 1.0 + 0.95 * force + 0.3 * chi + 0.3 * personal_honor


@kept
def in_hand(card: Card) -> float:
    """What a Fate card is worth in hand: what it can do, less what it costs to play, and its Focus Value."""
    good = potential(card)
    if card.type in ("follower", "item", "spell"):
        good = 1.1 * body(card)
    elif card.type == "ring":
        good += 1.5
    return min(2.6, max(0.5, 0.6 + 0.4 * (good - 0.5 * max(0, card.cost)) + 0.06 * card.focus))
