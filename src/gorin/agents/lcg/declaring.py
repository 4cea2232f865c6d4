"""The choices of a conflict, one by one: what the plan of `conflict.py` says about each, and why."""

from __future__ import annotations

from random import Random

from gorin.agents.choosing import Advice
from gorin.agents.lcg import conflict
from gorin.agents.lcg.choosing import best_option
from gorin.agents.lcg.field import seen_strength
from gorin.agents.lcg.pledges import said_of_attack
from gorin.agents.lcg.reasons import card, cards
from gorin.agents.lcg.rings import ring_fate, ring_worth
from gorin.kernel.bits import bits
from gorin.kernel.decisions import PASS, Decision
from gorin.rulesets.lcg.conflict_masks import attacked, conflict_on
from gorin.rulesets.lcg.masks import (
    NO_RING,
    TYPES,
    Game,
    before_stronghold,
    bowed,
    declaration,
    declarations,
    faceup,
    ring_name,
    skill,
    strength,
)
from gorin.rulesets.lcg.moment import declared_so_far


def declare(s: Game, d: Decision) -> Advice:
    """Type and ring of the best attack, or pass."""
    options = conflict.declarations(d)
    may_pass = len(options) < len(d.options)
    kinds, rings = sorted({k for k, _ in options}), sorted({r for _, r in options})
    plan = conflict.best_attack(s, d.player, kinds, rings, may_pass=may_pass)
    if (plan.kind, plan.ring) not in options:
        none = next((i for i, x in enumerate(d.options) if x.verb == PASS), 0)
        return none, lambda: "No attack promises more than it leaves open at home."
    return options[plan.kind, plan.ring], lambda: attack_reason(s, d.player, plan)


def declare_at_all(s: Game, d: Decision) -> Advice:
    """Where something comes before the declaration: whether there is an attack worth declaring."""
    open_ = [declaration(x) for x in declarations(s, d.player)]
    kinds, rings = sorted({kind for kind, _ in open_}), sorted({ring for _, ring in open_})
    plan = conflict.best_attack(s, d.player, kinds, rings)
    if plan.province < 0:
        return len(d.options) - 1, lambda: "No attack promises more than it leaves open at home."
    return 0, lambda: attack_reason(s, d.player, plan)


def attack_reason(s: Game, you: int, plan: conflict.Plan) -> str:
    """What an attack is for."""
    attack = sum(skill(s, c, plan.kind) for c in bits(plan.attackers))
    name = card(s, you, plan.province)
    if attack - plan.defense >= plan.strength:
        aim = f"can break {name}"
    elif attack >= plan.defense:
        aim = "can win the ring"
    else:
        aim = "draws defenders out"
    fate = ring_fate(s, plan.ring)
    taken = f", and {fate:.0f} fate lies on it" if fate else ""
    good = "does the most for you now" if ring_worth(s, you, plan.ring) > 0.5 else "is as good as any"
    team = f"{cards(s, you, plan.attackers)} ({attack} skill against {plan.defense})"
    about = f"; {ring_name(s, plan.ring)} {good}{taken}" if plan.ring != NO_RING else ""
    return f"A {TYPES[plan.kind]} attack with {team} {aim}{about}{said_of_attack(s, you, plan.foe)}."


def attack_where(s: Game, d: Decision, dice: Random | None = None) -> Advice:
    """The province of the plan; of several that look the same, with dice, any."""
    plan = conflict.province_plan(s, d.player)
    found = [i for i, x in enumerate(d.options) if x.card == plan.province]
    if dice is not None and found and not faceup(s) >> plan.province & 1:
        found = [dice.choice([i for i, x in enumerate(d.options) if looks_like(s, x.card, plan.province)])]
    return (found or [0])[0], lambda: attack_reason(s, d.player, plan)


def looks_like(s: Game, one: int, other: int) -> bool:
    """Can nobody tell two provinces of a player apart, both facedown, neither with the stronghold?"""
    if one == other:
        return True
    if (faceup(s) >> one | faceup(s) >> other) & 1 or s.holder[one] != s.holder[other]:
        return False
    plain = not before_stronghold(s, one) and not before_stronghold(s, other)
    return plain and seen_strength(s, one) == seen_strength(s, other)


def attacker(s: Game, d: Decision) -> Advice:
    """The next attacker of the plan, or done."""
    plan = conflict.attackers_plan(s, d.player)
    for i, x in enumerate(d.options):
        if x.card >= 0 and plan.attackers >> x.card & 1:
            return i, lambda: attack_reason(s, d.player, plan)
    return len(d.options) - 1, lambda: "That is enough; the others stay home to defend or for another conflict."


def defender(s: Game, d: Decision) -> Advice:
    """The next defender of the plan, or done."""
    if not conflict_on(s):  # defenders are declared before there is a type: it cannot be planned, so it is tried out
        return best_option(s, d)
    able = sum(1 << x.card for x in d.options if x.card >= 0)
    plan = conflict.best_defense(s, d.player, able, declared_so_far(s).chosen)
    for i, x in enumerate(d.options):
        if x.card >= 0 and plan.defenders >> x.card & 1:
            return i, lambda: defense_reason(s, d.player, plan)
    return len(d.options) - 1, lambda: undefended_reason(plan)


def defense_reason(s: Game, you: int, plan: conflict.Defense) -> str:
    """What a defense is for."""
    team = f"{cards(s, you, plan.defenders)} ({plan.skill} skill against {plan.attack})"
    if plan.skill > plan.attack:
        return f"{team} can win the conflict."
    if not plan.skill:
        return f"{cards(s, you, plan.defenders)} cannot hold, but a conflict that nobody defends costs honor."
    weakest = min((strength(s, c) for c in bits(attacked(s))), default=0)
    if plan.attack - plan.skill < weakest:
        return f"{team} can keep the province from breaking."
    return f"{team} can make a fight of it."


def undefended_reason(plan: conflict.Defense) -> str:
    """Why nobody else defends."""
    against = f"{plan.skill} skill against {plan.attack}"
    if not plan.defenders:
        return "What could defend does more later; this conflict is not worth it."
    return (
        f"That is enough: {against}." if plan.skill > plan.attack else f"It must do, {against}; the others stay ready."
    )


def evade(s: Game, d: Decision) -> Advice:
    """Covert: whoever would defend best."""
    kind = declared_so_far(s).kind

    def danger(i: int) -> tuple[int, int]:
        c = d.options[i].card
        return (-1, 0) if c < 0 else (0 if bowed(s) >> c & 1 else 1 + skill(s, c, kind), -i)

    best = max(range(len(d.options)), key=danger)
    name = card(s, d.player, d.options[best].card)
    return best, lambda: f"{name} would be the best defender in a {TYPES[kind]} conflict."
