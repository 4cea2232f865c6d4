"""The choices of an attack, one by one: what the plan of `campaign.py` says about each, and why."""

from __future__ import annotations

from typing import Final

from gorin.agents.ccg.campaign import plan_attack, plan_defense
from gorin.agents.ccg.outlook import army_of, at
from gorin.agents.ccg.reasons import cards
from gorin.agents.ccg.war import Plan, could_attack, could_defend
from gorin.agents.choosing import Advice, Why, sentence
from gorin.agents.lookahead import modest
from gorin.kernel.bits import bits
from gorin.kernel.decisions import DONE, Decision
from gorin.kernel.fields import Frame
from gorin.rulesets.ccg.attack import ATTACK_FRAME, MADE, TURN, UNIT, defends, free_units
from gorin.rulesets.ccg.codecs import noted
from gorin.rulesets.ccg.facts import ATTACK_SIDE, DEFENSE_SIDE
from gorin.rulesets.ccg.naming import name
from gorin.rulesets.ccg.state import STRENGTH, Game
from gorin.rulesets.ccg.stats import cavalry, stat

WORTHWHILE: Final = 0.6  # what an attack must promise


def declare(s: Game, d: Decision) -> Advice:
    """Attack, if a plan promises enough; whom, if there are several."""
    you = d.player
    plans = []
    for i, x in enumerate(d.options):
        if x.verb != DONE:
            plans.append((plan_attack(s, you, x.value, could_attack(s, you, x.value), {}, could_defend(s, x.value)), i))
    (value, plan), index = max(plans, key=lambda p: (p[0][0], -p[1]))
    sent = {f: mask for f, mask in plan.items() if mask}
    if value < WORTHWHILE or not sent:
        return modest(d), lambda: "No attack promises more than it would leave undefended at home."
    return index, lambda: f"An attack with {told(s, you, sent)} promises more than it risks."


def told(s: Game, you: int, plan: Plan) -> str:
    """ "Hida Bushotsu on B's province 1"."""
    return " and ".join(f"{cards(s, you, mask)} on {name(s, f)}" for f, mask in plan.items() if mask)


def attack_frame(s: Game) -> Frame:
    """The attack that is on."""
    return next(f for f in reversed(s.frames) if f.kind == ATTACK_FRAME)


def assignments(f: Frame) -> Plan:
    """What has been said already in this maneuver."""
    out: Plan = {}
    for x in f.regs[MADE:]:
        unit, field = noted(x)
        out[field] = out.get(field, 0) | 1 << unit
    return out


def the_plan(s: Game, d: Decision, extra: Plan | None = None, without: int = 0) -> tuple[float, Plan]:
    """The plan from here on, with what has been said; perhaps with one more unit sent."""
    f, you = attack_frame(s), d.player
    made = dict(assignments(f))
    for field, mask in (extra or {}).items():
        made[field] = made.get(field, 0) | mask
    units = free_units(s, f) & ~without
    if defends(f):
        return plan_defense(s, you, s.attacker, units, made)
    replies = could_defend(s, s.defender)
    if f.regs[TURN] >= 2:
        replies = cavalry(s, replies)
    return plan_attack(s, you, s.defender, units, made, replies)


def unit(s: Game, d: Decision) -> Advice:
    """The next unit of the plan that has not been sent; done if there is none."""
    f, you = attack_frame(s), d.player
    _, plan = the_plan(s, d)
    made = assignments(f)
    for field, mask in plan.items():
        for c in bits(mask & ~made.get(field, 0)):
            for i, x in enumerate(d.options):
                if x.card == c:
                    return i, because(s, you, field, mask, defends(f))
    if not any(plan.values()):
        return modest(d), lambda: "Nobody does more good on a battlefield than at home."
    return modest(d), lambda: "Whoever else went would risk more than is to be won."


def because(s: Game, you: int, field: int, mask: int, defending: int) -> Why:
    """What these units are sent for."""
    return lambda: purpose(s, you, field, mask, defending)


def purpose(s: Game, you: int, field: int, mask: int, defending: int) -> str:
    """The same in words."""
    mine, strength = army_of(s, mask), stat(s, field, STRENGTH)
    who = cards(s, you, mask)
    there = army_of(s, at(s, ATTACK_SIDE if defending else DEFENSE_SIDE, field))
    has = "has" if mask.bit_count() == 1 else "have"
    against = f"{int(there.force)} Force" if there.cards else "nobody"
    if defending:
        can = "can" if mine.force + strength >= there.force else "with some help can"
        return sentence(f"with {int(mine.force)} Force against {against}, {who} {can} hold {name(s, field)}")
    return sentence(f"{who} {has} {int(mine.force)} Force against {against} and a strength of {strength} there")


def battlefield(s: Game, d: Decision) -> Advice:
    """Where the chosen unit goes: as the plan has it, or where it does the most."""
    f, you = attack_frame(s), d.player
    c = f.regs[UNIT]
    sign = -1.0 if defends(f) else 1.0
    _, plan = the_plan(s, d)
    for field, mask in plan.items():
        if mask >> c & 1:
            for i, x in enumerate(d.options):
                if x.card == field:
                    return i, because(s, you, field, mask, defends(f))
    values = [sign * the_plan(s, d, {x.card: 1 << c}, 1 << c)[0] for x in d.options]
    best = max(range(len(values)), key=lambda i: (values[i], -i))
    return best, lambda: "There the unit does the most, or risks the least."


def next_battle(s: Game, d: Decision) -> Advice:
    """First where the outcome is surest: whoever survives may still be of use; empty battlefields last."""
    you = d.player

    def order(i: int) -> tuple[bool, float, int]:
        field = d.options[i].card
        mine, theirs = at(s, ATTACK_SIDE, field), at(s, DEFENSE_SIDE, field)
        by = army_of(s, mine).force - army_of(s, theirs).force - stat(s, field, STRENGTH)
        return bool(mine), by, -i

    best = max(range(len(d.options)), key=order)
    mask = at(s, ATTACK_SIDE, d.options[best].card)
    if not mask:
        return best, lambda: "Nobody fights there; the order does not matter."
    return best, lambda: sentence(f"{cards(s, you, mask)} can do the most there")
