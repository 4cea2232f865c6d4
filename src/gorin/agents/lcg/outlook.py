"""How a conflict would come out: the chance to win it and to break the province, and what that is worth.

Cards in hand make the outcome uncertain, so chances are smooth curves over the difference in skill.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from gorin.agents.lcg.rings import ring_worth
from gorin.agents.lcg.rivals import rivalry
from gorin.agents.lcg.worth import A_RING, WIN, break_worth, claim_worth, honor_worth, worth
from gorin.kernel.bits import bits
from gorin.rulesets.lcg.conflict_masks import (
    attacked,
    attacker,
    attacking,
    attacks,
    conflict_on,
    conflict_ring,
    decided,
    defender,
    defending,
    defends,
    total,
)
from gorin.rulesets.lcg.masks import Game, broken, hand, rings_lying_on, strength

CERTAIN: Final = 0.12  # spread when nobody can change anything any more
LEAST: Final = 0.4  # spread when the hand is empty: what lies on the table can still be used
EACH: Final = 0.28  # spread for each card in hand
THE_GAME: Final = 80.0  # what a chance on the game counts for; a sure win counts as a win


class Stakes(NamedTuple):
    """What a conflict is about, for attacker and defender together (what one gains, the other feels)."""

    ring: float  # its effect and its claim, if the attacker wins
    held: float  # its claim, if the defender wins
    province: float  # if it breaks
    strength: float
    unopposed: float  # if nobody defends


def likely(x: float, spread: float) -> float:
    """The chance that a difference turns out at least 0, if it stands at x now. Ties go to the attacker."""
    y = (x + 0.5) / spread
    return 1.0 if y > 30 else 0.0 if y < -30 else 1.0 / (1.0 + exp(-y))


def reserve(s: Game, who: int) -> float:
    """How far a player's cards in hand may still move a conflict."""
    return LEAST + min(6, hand(s, who).bit_count()) * (EACH if s.pool[who] else 0.6 * EACH)


def spread(s: Game, one: int, other: int) -> float:
    """How far two players' cards may still move the difference, before anybody is ahead."""
    return 0.6 * (reserve(s, one) + reserve(s, other))


def stakes(s: Game, one: int, other: int, ring: int, province: int, strong: float) -> Stakes:
    """What would be won and lost if one player attacked this province of another, for this ring."""
    fine = s.box.rules.format.unopposed_loss
    shame = honor_worth(s, s.honor[other]) - honor_worth(s, s.honor[other] - fine) if fine else 0.0
    lost = 0.0
    if not broken(s) >> province & 1:
        lost = min(THE_GAME, break_worth(s, other, province))
        for taken in rings_lying_on(s, province):
            lost += min(THE_GAME, claim_worth(s, one, taken)) + A_RING
    mine = ring_worth(s, one, ring) + min(THE_GAME, claim_worth(s, one, ring))
    held = 0.0 if s.box.rules.format.rings.on_provinces else A_RING  # there only an attacker claims
    return Stakes(mine, held, lost, strong, min(shame, THE_GAME))


def gain(x: Stakes, attack: float, defense: float, spread: float, opposed: bool) -> float:
    """What the attacker may expect of a conflict with these skills."""
    if attack <= 0 and spread <= CERTAIN:
        return -x.held if defense > 0 else 0.0
    win = likely(attack - defense, spread) * (1.0 if attack > 0 else 0.4)
    out = win * x.ring - (1 - win) * x.held
    if x.province:
        out += likely(attack - defense - max(x.strength, 0.0), spread) * x.province * (1.0 if attack > 0 else 0.4)
    return out + (0.0 if opposed else win * x.unopposed)


def fight(s: Game, you: int, certain: bool = False) -> float:
    """What the conflict that is on is worth to you, as it stands."""
    if not conflict_on(s) or decided(s):
        return 0.0
    if not attacked(s):
        return 0.0
    one, other = attacker(s), defender(s)
    attack, defense = total(s, True), total(s, False)
    behind = other if attack >= defense and attack > 0 else one
    width = CERTAIN if certain else reserve(s, behind)  # whoever is ahead has no need of cards
    opposed = bool(defending(s))
    out = 0.0
    for i, c in enumerate(bits(attacked(s))):
        x = seen_by(s, you, stakes(s, one, other, conflict_ring(s), c, strength(s, c)))
        if i:  # the ring is won once, whatever the number of provinces
            x = x._replace(ring=0.0, held=0.0, unopposed=0.0)
        out += gain(x, attack if attacking(s) else 0, defense, width, opposed)
    return -out if defends(s, you) else out


def seen_by(s: Game, you: int, x: Stakes) -> Stakes:
    """The stakes as they count for you, the attacker's gain taken as good: of several foes another's loss is partly
    your gain; and who looks on fears what the attacker gains, and is glad of what the defender loses."""
    one, other = attacker(s), defender(s)
    if defends(s, you):
        return x
    harm = rivalry(s, you, other)
    if attacks(s, you):
        return x if harm == 1.0 else x._replace(province=x.province * harm, unopposed=x.unopposed * harm)
    fear = rivalry(s, you, one)
    return Stakes(-fear * x.ring, -harm * x.held, (harm - fear) * x.province, x.strength, harm * x.unopposed)


def prospect(s: Game, you: int, certain: bool = False) -> float:
    """What the table is worth to you, the conflict included."""
    value = worth(s, you)
    return value if abs(value) >= WIN / 2 else value + fight(s, you, certain)
