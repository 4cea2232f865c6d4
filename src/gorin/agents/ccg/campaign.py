"""The best attack and the best defense: what may be won is weighed against what threatens at home.

Attackers are bowed until after the next player's turn, so whoever attacks with everybody defends with nobody.
"""

from __future__ import annotations

from typing import Final

from gorin.agents.ccg.guess import Guess, honor_sought
from gorin.agents.ccg.war import Plan, War
from gorin.agents.ccg.worth import ready_force
from gorin.kernel.bits import bits
from gorin.rulesets.ccg.battle_masks import ATTACKERS, DEFENDERS, at, home
from gorin.rulesets.ccg.masks import Game, bowed
from gorin.rulesets.ccg.supposing import rested

EXPOSED: Final = 0.55  # what a threat at home counts: much may happen until then
TIRED: Final = 0.06  # what it costs to bow a point of Force for an attack


class Threat:
    """What the other player could do in the next turn, by who of yours is left to defend."""

    def __init__(self, s: Game, you: int, foe: int, new: Guess) -> None:
        t = rested(s, foe)
        self.war = War(t, you, foe, you, new)
        self.units = home(t, foe)
        self.known: dict[int, float] = {}

    def against(self, defenders: int) -> float:
        """What the strongest few of theirs could win, together or in two armies."""
        found = self.known.get(defenders)
        if found is None:
            war, fields = self.war, self.war.weakest()
            mask, best = 0, 0.0
            for c in sorted(bits(self.units), key=lambda c: (-ready_force(war.s, c), c)):
                mask |= 1 << c
                plans: list[Plan] = [{fields[0]: mask}] if fields else []
                plans += [war.split(mask, *fields[:2])] if len(fields) > 1 else []
                best = max([best, *(war.value(plan, defenders, {}) for plan in plans)])
            found = self.known[defenders] = best
        return found


def plan_attack(s: Game, you: int, foe: int, units: int, made: Plan, defenders: int) -> tuple[float, Plan]:
    """The best attack with these units (besides those already sent), and what it is worth."""
    new = Guess(honor=honor_sought(s, you))
    war, threat = War(s, you, you, foe, new), Threat(s, you, foe, new)
    there, defended = standing_at(s, ATTACKERS, foe), standing_at(s, DEFENDERS, foe)
    mine = home(s, you) & ~bowed(s)
    calm = threat.against(mine)
    best, plan = float("-inf"), made
    for x in war.attacks(units, there, made):
        sent = 0
        for mask in x.values():
            sent |= mask
        value = war.value(x, defenders, defended)
        value -= TIRED * sum(ready_force(s, c) for c in bits(sent)) + EXPOSED * (threat.against(mine & ~sent) - calm)
        if value > best + 1e-9:
            best, plan = value, x
    return best, plan


def plan_defense(s: Game, you: int, foe: int, units: int, made: Plan) -> tuple[float, Plan]:
    """The best defense with these units besides those already sent, and what the Attacker can then expect."""
    war = War(s, you, foe, you, Guess(honor=honor_sought(s, you)))
    there = standing_at(s, DEFENDERS, you)
    said = {f: there.get(f, 0) | made.get(f, 0) for f in (*there, *made)}
    return war.defense(standing_at(s, ATTACKERS, you), units, said)


def standing_at(s: Game, side: int, defender: int) -> Plan:
    """Who of one side is at each battlefield already."""
    found = {f: at(s, side, f) for f in s.provinces[defender]}
    return {f: mask for f, mask in found.items() if mask}
