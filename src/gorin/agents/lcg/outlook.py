"""How a conflict would come out: the chance to win it and to break the province, and what that is worth.

Cards in hand make the outcome uncertain, so chances are smooth curves over the difference in skill.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from gorin.agents.lcg.rings import ring_worth
from gorin.agents.lcg.worth import A_RING, WIN, break_worth, honor_worth, worth
from gorin.kernel.bits import bits
from gorin.kernel.turns import all_passed
from gorin.rulesets.lcg.conflict_sides import attacks, takes_part
from gorin.rulesets.lcg.facts import ATTACKING, BROKEN, DEFENDING, HAND
from gorin.rulesets.lcg.playing import ACTIONS, FIGHT, PASSES
from gorin.rulesets.lcg.state import ATTACKER, DEFENDER, ON, RING, STRENGTH, WINNER, Game
from gorin.rulesets.lcg.stats import stat, total

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
    return LEAST + min(6, (s.p[HAND] & s.ctl[who]).bit_count()) * (EACH if s.pool[who] else 0.6 * EACH)


def spread(s: Game, one: int, other: int) -> float:
    """How far two players' cards may still move the difference, before anybody is ahead."""
    return 0.6 * (reserve(s, one) + reserve(s, other))


def stakes(s: Game, attacker: int, defender: int, ring: int, province: int, strength: float) -> Stakes:
    """What would be won and lost in a conflict at this province, for this ring."""
    fine = s.box.rules.format.unopposed_loss
    shame = honor_worth(s, s.honor[defender]) - honor_worth(s, s.honor[defender] - fine) if fine else 0.0
    lost = min(THE_GAME, break_worth(s, defender, s.slot[province])) if not s.p[BROKEN] >> province & 1 else 0.0
    return Stakes(ring_worth(s, attacker, ring) + A_RING, A_RING, lost, strength, min(shame, THE_GAME))


def gain(x: Stakes, attack: float, defense: float, spread: float, opposed: bool) -> float:
    """What the attacker may expect of a conflict with these skills."""
    if attack <= 0 and spread <= CERTAIN:
        return -x.held if defense > 0 else 0.0
    win = likely(attack - defense, spread) * (1.0 if attack > 0 else 0.4)
    out = win * x.ring - (1 - win) * x.held
    if x.province:
        out += likely(attack - defense - max(x.strength, 0.0), spread) * x.province * (1.0 if attack > 0 else 0.4)
    return out + (0.0 if opposed else win * x.unopposed)


def closing(s: Game) -> bool:
    """Is this a conflict's action window that ends if the next player passes, too?"""
    f = s.frames[-1] if s.frames else None
    return bool(f and f.kind == ACTIONS and f.regs[FIGHT] and all_passed(s, f.regs[PASSES] + 1))


def fight(s: Game, you: int, certain: bool = False) -> float:
    """What the conflict that is on is worth to you, as it stands."""
    con = s.con
    if not con[ON] or con[WINNER] >= 0:
        return 0.0
    attacker, defender = con[ATTACKER], con[DEFENDER]
    if not takes_part(s, you) or not s.attacked:
        return 0.0
    attack, defense = total(s, True), total(s, False)
    behind = defender if attack >= defense and attack > 0 else attacker
    width = CERTAIN if certain else reserve(s, behind)  # whoever is ahead has no need of cards
    opposed = bool(s.p[DEFENDING])
    out = 0.0
    for i, c in enumerate(bits(s.attacked)):
        x = stakes(s, attacker, defender, con[RING], c, stat(s, c, STRENGTH))
        if i:  # the ring is won once, whatever the number of provinces
            x = x._replace(ring=0.0, held=0.0, unopposed=0.0)
        out += gain(x, attack if s.p[ATTACKING] else 0, defense, width, opposed)
    return out if attacks(s, you) else -out


def prospect(s: Game, you: int, certain: bool = False) -> float:
    """What the table is worth to you, the conflict included."""
    value = worth(s, you)
    return value if abs(value) >= WIN / 2 else value + fight(s, you, certain)
