"""The best attack and the best defense: what may be won is weighed against what threatens at home.

Attackers are bowed until after the turns of all others, and so are allies on either side: whoever attacks with
everybody defends with nobody. The Defender's own units stay unbowed.
"""

from __future__ import annotations

from typing import Final

from gorin.agents.ccg.guess import Guess
from gorin.agents.ccg.outlook import Eyes
from gorin.agents.ccg.rivals import attacks_you, sought
from gorin.agents.ccg.war import Plan, War
from gorin.agents.ccg.worth import honor_value, ready_force, urgency
from gorin.kernel.bits import bits
from gorin.kernel.sides import foes
from gorin.rulesets.ccg.battle_masks import ATTACKERS, DEFENDERS, at, has_come, home
from gorin.rulesets.ccg.masks import HONOR_FOR_ALLYING, Game, bowed, dishonorable
from gorin.rulesets.ccg.supposing import rested

EXPOSED: Final = 0.55  # what a threat at home counts: much may happen until then
TOO_LATE: Final = 0.8  # how much less it counts once one of several foes is about to win
TIRED: Final = 0.06  # what it costs to bow a point of Force for an attack
CAUTION: Final = 0.3  # what an ally must gain at least to come


class Threat:
    """What some units could win by an attack on a player, by who is there to defend."""

    def __init__(self, war: War, units: int) -> None:
        self.war, self.units = war, units
        self.known: dict[int, float] = {}

    def against(self, defenders: int) -> float:
        """What the strongest few of them could win, together or in two armies."""
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


class Threats:
    """What all others could do in their next turns. Each of them attacks one player; you are one of those."""

    def __init__(self, s: Game, you: int, new: Guess) -> None:
        self.mine = home(s, you) & ~bowed(s)
        late = max([urgency(s, q) for q in foes(s, you)], default=0.0) if new.rivals else 0.0
        self.counts = EXPOSED * (1 - TOO_LATE * late)
        self.each: list[tuple[float, Threat]] = []
        for foe in foes(s, you):
            t = rested(s, foe)
            war = War(t, Eyes(you, False, new), foe, you)
            self.each.append((attacks_you(s, foe), Threat(war, home(t, foe))))
        self.calm = self.against(self.mine)

    def against(self, defenders: int) -> float:
        return sum(chance * threat.against(defenders) for chance, threat in self.each)

    def left_open(self, sent: int) -> float:
        """How much more threatens if these units are bowed then."""
        return self.counts * (self.against(self.mine & ~sent) - self.calm)


def allied(s: Game, you: int) -> bool:
    """Is an attack being made in which you lead neither side?"""
    return s.attacker >= 0 and you not in (s.attacker, s.defender)


def price_of(s: Game, sent: int, threats: Threats) -> float:
    """What it costs to send units that will be bowed afterwards."""
    return TIRED * sum(ready_force(s, c) for c in bits(sent)) + threats.left_open(sent)


def for_coming(s: Game, you: int, sent: int, new: Guess) -> float:
    """What an ally gains by coming: Honor, with the first units of an attack, if none of them is dishonorable."""
    if not allied(s, you) or has_come(s, you) or not sent or sent & dishonorable(s):
        return 0.0
    each = new.honor_to(you)
    return honor_value(s, s.honor[you] + HONOR_FOR_ALLYING, each) - honor_value(s, s.honor[you], each)


def plan_attack(
    s: Game, you: int, foe: int, units: int, made: Plan, defenders: int, threats: Threats | None = None
) -> tuple[float, Plan]:
    """The best attack with these units (besides those already sent), and what it is worth; for an ally, how much more
    than to send nobody."""
    new = sought(s, you)
    war, threats = War(s, Eyes(you, True, new), you, foe), threats or Threats(s, you, new)
    there, defended = standing_at(s, ATTACKERS, foe), standing_at(s, DEFENDERS, foe)
    ally = allied(s, you)
    without = war.value(there, defenders, defended) if ally else 0.0
    promised = []
    for x in war.attacks(units, there, made):
        sent = united(x) & ~united(there)
        value = war.value(x, defenders, defended) - without
        value += for_coming(s, you, sent, new) - (CAUTION if ally and sent else 0.0)
        promised.append((value, sent, x))
    best, plan = float("-inf"), made
    for value, sent, x in sorted(promised, key=lambda p: -round(p[0], 6)):
        if value <= best:  # what it costs cannot make it better
            break
        value -= price_of(s, sent & s.ctl[you], threats)
        if value > best + 1e-9:
            best, plan = value, x
    return best, plan


def plan_defense(s: Game, you: int, units: int, made: Plan) -> tuple[float, Plan]:
    """The best defense with these units besides those already sent, and what the Attacker can then expect. An ally
    comes only if that is worth more than it costs."""
    new = sought(s, you)
    attacker, defender = s.attacker, s.defender
    war = War(s, Eyes(you, False, new), attacker, defender)
    attack, there = standing_at(s, ATTACKERS, defender), standing_at(s, DEFENDERS, defender)
    said = {f: there.get(f, 0) | made.get(f, 0) for f in (*there, *made)}
    if you == defender:
        return war.defense(attack, units, said)
    threats = Threats(s, you, new)
    best, plan = war.defense(attack, 0, said)[0] - CAUTION * (not made), said
    for x in war.joining(attack, units, said):
        sent = united(x) & ~united(there)
        value = war.defense(attack, 0, x)[0] - for_coming(s, you, sent, new) + price_of(s, sent, threats)
        if value < best - 1e-9:
            best, plan = value, x
    return best, plan


def united(plan: Plan) -> int:
    """Everybody in a plan."""
    out = 0
    for mask in plan.values():
        out |= mask
    return out


def standing_at(s: Game, side: int, defender: int) -> Plan:
    """Who of one side is at each battlefield already."""
    found = {f: at(s, side, f) for f in s.provinces[defender]}
    return {f: mask for f, mask in found.items() if mask}
