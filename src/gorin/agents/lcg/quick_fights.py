"""Actions of a quick player: what a card or an ability moves the conflict that is on, and what else it is worth."""

from __future__ import annotations

from typing import Final

from gorin.agents.choosing import ENOUGH
from gorin.agents.lcg.appraise import body, in_hand
from gorin.agents.lcg.choosing import passing
from gorin.agents.lcg.knack import knack
from gorin.agents.lcg.outlook import CERTAIN, Stakes, gain, reserve, stakes
from gorin.agents.lcg.quick_choices import Glance
from gorin.agents.lcg.worth import fate_worth
from gorin.kernel.bits import bits
from gorin.kernel.decisions import PLAY, Decision, Option
from gorin.rulesets.lcg.conflict_masks import (
    attacked,
    attacker,
    attacking,
    attacks,
    conflict_ring,
    conflict_type,
    defender,
    defending,
    participating,
    total,
)
from gorin.rulesets.lcg.masks import (
    MILITARY,
    Game,
    all_characters,
    bowed,
    characters,
    definition,
    hand,
    skill,
    strength,
)
from gorin.rulesets.lcg.moment import plays_into_conflict, plays_onto_a_card, text_used

KEPT: Final = 0.5  # how much of what a card is worth in hand is lost when it is played
SOMEBODY: Final = 3.0  # points of a character that an ability brings


def first_good(s: Game, d: Decision, promising: list[int]) -> int:
    """The first of some actions that is good at a glance, too; else none."""
    none = len(d.options) - 1
    if not promising:
        return none
    search, stay = Glance(d.player), passing(s, d)
    for i in promising:
        if search.option(s, i).value > stay + ENOUGH:
            return i
    return none


class Fight:
    """The conflict that is on, as one side sees it: what a difference of some points would be worth."""

    def __init__(self, s: Game, you: int) -> None:
        one, other = attacker(s), defender(s)
        self.attacks = attacks(s, you)
        self.attack, self.defense = total(s, True) if attacking(s) else 0, total(s, False)
        self.kind = conflict_type(s)
        self.stakes: list[Stakes] = [
            stakes(s, one, other, conflict_ring(s), c, strength(s, c)) for c in bits(attacked(s))
        ][:1]
        behind = other if self.attack >= self.defense and self.attack > 0 else one
        self.width = reserve(s, behind)
        self.opposed = bool(defending(s))
        self.removal = self.strongest(s, ~s.ctl[you] & participating(s))
        self.return_ = self.strongest(s, s.ctl[you] & participating(s), tired=True)
        self.reinforcement = self.strongest(s, characters(s, you) & ~participating(s))
        self.present = bool(s.ctl[you] & participating(s) & ~bowed(s))

    def strongest(self, s: Game, mask: int, tired: bool = False) -> int:
        """The skill of the best of some, who are ready (or bowed)."""
        able = mask & (bowed(s) if tired else ~bowed(s))
        return max((skill(s, c, self.kind) for c in bits(able & all_characters(s))), default=0)

    def value(self, points: float = 0.0, certain: bool = False) -> float:
        """What the conflict is worth with so many more points on this side."""
        if not self.stakes:
            return 0.0
        attack = self.attack + (points if self.attacks else 0.0)
        defense = self.defense + (0.0 if self.attacks else points)
        out = gain(self.stakes[0], attack, defense, CERTAIN if certain else self.width, self.opposed)
        return out if self.attacks else -out

    def passing(self, closes: bool) -> float:
        """What it is worth if one passes now."""
        open_, as_it_stands = self.value(), self.value(certain=True)
        if as_it_stands > open_:
            return as_it_stands if closes else open_
        return open_ - 0.25 * (open_ - as_it_stands)


def moved(s: Game, you: int, x: Option, fought: Fight) -> tuple[float, float]:
    """How many points an option moves the conflict, and what else it is worth."""
    c = x.card
    card = definition(s, c)
    price = fate_worth(s.pool[you]) - fate_worth(s.pool[you] - max(0, card.cost))
    if x.verb == PLAY:
        if plays_onto_a_card(x):
            bonus = max(0, card.military if fought.kind == MILITARY else card.political) if fought.present else 0
            return float(bonus), 0.8 * in_hand(card) - price
        points = max(0, card.military if fought.kind == MILITARY else card.political)
        if not plays_into_conflict(x):
            return 0.0, 0.7 * body(card) - price - KEPT * in_hand(card)
        return float(points), 0.3 * body(card) - price - KEPT * in_hand(card)
    text = text_used(s, x)
    if text is None:
        return 0.0, 0.0
    k = knack(text)
    from_hand = hand(s, you) >> c & 1
    other = k.lasting - k.cost - (price + KEPT * in_hand(card) if from_hand else 0.0)
    moves = k.military if fought.kind == MILITARY else k.political
    moves += k.removes * fought.removal + k.readies * fought.return_ + k.moves * fought.reinforcement
    return moves + SOMEBODY * k.enters, other


def used(s: Game, you: int, x: Option) -> float:
    """What an ability is worth outside conflicts."""
    text = text_used(s, x)
    if text is None:
        return 0.0
    k, card = knack(text), definition(s, x.card)
    points = 0.3 * (k.removes + k.readies) + 0.5 * k.enters
    price = 0.0
    if hand(s, you) >> x.card & 1:
        price = fate_worth(s.pool[you]) - fate_worth(s.pool[you] - max(0, card.cost)) + KEPT * in_hand(card)
    return k.lasting + points - k.cost - price
