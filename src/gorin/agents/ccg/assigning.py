"""The choices of an attack, one by one: what the plan of `campaign.py` says about each, and why."""

from __future__ import annotations

from typing import Final

from gorin.agents.ccg.campaign import Threats, allied, plan_attack, plan_defense
from gorin.agents.ccg.outlook import army_of
from gorin.agents.ccg.reasons import cards
from gorin.agents.ccg.rivals import leader, sought, why_this_one
from gorin.agents.ccg.war import Plan
from gorin.agents.ccg.worth import urgency
from gorin.agents.choosing import Advice, Why, sentence
from gorin.agents.lookahead import modest
from gorin.kernel.bits import bits
from gorin.kernel.decisions import DONE, Decision
from gorin.kernel.sides import foes
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.ccg.battle_masks import ATTACKERS, DEFENDERS, at, could_attack, could_defend
from gorin.rulesets.ccg.masks import Game, cavalry, name, strength
from gorin.rulesets.ccg.moment import maneuver

WORTHWHILE: Final = 0.6  # what an attack must promise
HOPE: Final = 0.4  # how likely somebody comes who is invited against the strongest


def declare(s: Game, d: Decision) -> Advice:
    """Attack, if a plan promises enough; whom, if there are several."""
    you = d.player
    threats = Threats(s, you, sought(s, you))
    plans = []
    for i, x in enumerate(d.options):
        if x.verb != DONE:
            units, replies = could_attack(s, you, x.value), could_defend(s, x.value)
            value, plan = plan_attack(s, you, x.value, units, {}, replies, threats)
            plans.append((value + hoped(s, you, x.value, value, threats), i, plan))
    value, index, plan = max(plans, key=lambda p: (p[0], -p[1]))
    sent = {f: mask for f, mask in plan.items() if mask}
    if len(plans) < len(d.options) and (value < WORTHWHILE or not sent):
        return modest(d), lambda: "No attack promises more than it would leave undefended at home."
    foe = d.options[index].value
    return index, lambda: whom(s, you, foe, sent)


def hoped(s: Game, you: int, foe: int, alone: float, threats: Threats) -> float:
    """How much more an attack may come to if somebody helps against who is ahead of all others, or about to win."""
    if leader(s, you) != foe and not urgency(s, foe):
        return 0.0
    mine, replies = could_attack(s, you, foe), could_defend(s, foe)
    units = [could_attack(s, q, foe) for q in foes(s, you) if q != foe]
    helped = [plan_attack(s, you, foe, mine | some, {}, replies, threats)[0] - alone for some in units if some]
    return HOPE * max([0.0, *helped])


def whom(s: Game, you: int, foe: int, sent: Plan) -> str:
    """Why this player is attacked, and with whom."""
    why = why_this_one(s, you, foe, seat_name(foe))
    return f"An attack with {told(s, you, sent)} promises more than it risks{f', and {why}' if why else ''}."


def told(s: Game, you: int, plan: Plan) -> str:
    """ "Hida Bushotsu on B's province 1"."""
    return " and ".join(f"{cards(s, you, mask)} on {name(s, f)}" for f, mask in plan.items() if mask)


def the_plan(s: Game, d: Decision, extra: Plan | None = None, without: int = 0) -> tuple[float, Plan]:
    """The plan from here on, with what has been said; perhaps with one more unit sent."""
    now, you = maneuver(s), d.player
    made, units = now.made, now.free & ~without
    for field, mask in (extra or {}).items():
        made[field] = made.get(field, 0) | mask
    if now.defends:
        return plan_defense(s, you, units, made)
    replies = could_defend(s, s.defender)
    if not now.infantry:
        replies = cavalry(s, replies)
    return plan_attack(s, you, s.defender, units, made, replies)


def unit(s: Game, d: Decision) -> Advice:
    """The next unit of the plan that has not been sent; done if there is none."""
    now, you = maneuver(s), d.player
    _, plan = the_plan(s, d)
    for field, mask in plan.items():
        for c in bits(mask & ~now.made.get(field, 0)):
            for i, x in enumerate(d.options):
                if x.card == c:
                    return i, because(s, you, field, mask, now.defends)
    if allied(s, you) and not now.made:
        return modest(d), lambda: stays(s, now.defends)
    if not any(plan.values()):
        return modest(d), lambda: "Nobody does more good on a battlefield than at home."
    return modest(d), lambda: "Whoever else went would risk more than is to be won."


def stays(s: Game, defends: bool) -> str:
    """Why an invited player sends nobody."""
    side, other = (s.defender, s.attacker) if defends else (s.attacker, s.defender)
    return f"To help {seat_name(side)} against {seat_name(other)} costs or risks more than it brings you."


def because(s: Game, you: int, field: int, mask: int, defending: bool) -> Why:
    """What these units are sent for."""
    return lambda: purpose(s, you, field, mask, defending)


def purpose(s: Game, you: int, field: int, mask: int, defending: bool) -> str:
    """The same in words."""
    if allied(s, you):
        return joins(s, you, field, mask, defending)
    mine, strong = army_of(s, mask), strength(s, field)
    who = cards(s, you, mask)
    there = army_of(s, at(s, ATTACKERS if defending else DEFENDERS, field))
    has = "has" if mask.bit_count() == 1 else "have"
    against = f"{int(there.force)} Force" if there.cards else "nobody"
    if defending:
        can = "can" if mine.force + strong >= there.force else "with some help can"
        return sentence(f"with {int(mine.force)} Force against {against}, {who} {can} hold {name(s, field)}")
    return sentence(f"{who} {has} {int(mine.force)} Force against {against} and a strength of {strong} there")


def joins(s: Game, you: int, field: int, mask: int, defending: bool) -> str:
    """What an ally comes for."""
    mine = mask & s.ctl[you]
    foe, side = (s.attacker, DEFENDERS) if defending else (s.defender, ATTACKERS)
    force = int(army_of(s, mine | at(s, side, field)).force)
    there = army_of(s, at(s, ATTACKERS if defending else DEFENDERS, field))
    why = why_this_one(s, you, foe, seat_name(foe)) or f"it hurts {seat_name(foe)} more than it costs you"
    against = f"{int(there.force)} Force" if there.cards else "nobody"
    return sentence(f"with {cards(s, you, mine)} there, {force} Force stand against {against}, and {why}")


def battlefield(s: Game, d: Decision) -> Advice:
    """Where the chosen unit goes: as the plan has it, or where it does the most."""
    now, you = maneuver(s), d.player
    c = now.unit
    sign = -1.0 if now.defends else 1.0
    _, plan = the_plan(s, d)
    for field, mask in plan.items():
        if mask >> c & 1:
            for i, x in enumerate(d.options):
                if x.card == field:
                    return i, because(s, you, field, mask, now.defends)
    values = [sign * the_plan(s, d, {x.card: 1 << c}, 1 << c)[0] for x in d.options]
    best = max(range(len(values)), key=lambda i: (values[i], -i))
    return best, lambda: "There the unit does the most, or risks the least."


def next_battle(s: Game, d: Decision) -> Advice:
    """First where the outcome is surest: whoever survives may still be of use; empty battlefields last."""
    you = d.player

    def order(i: int) -> tuple[bool, float, int]:
        field = d.options[i].card
        mine, theirs = at(s, ATTACKERS, field), at(s, DEFENDERS, field)
        by = army_of(s, mine).force - army_of(s, theirs).force - strength(s, field)
        return bool(mine), by, -i

    best = max(range(len(d.options)), key=order)
    mask = at(s, ATTACKERS, d.options[best].card)
    if not mask:
        return best, lambda: "Nobody fights there; the order does not matter."
    return best, lambda: sentence(f"{cards(s, you, mask)} can do the most there")
