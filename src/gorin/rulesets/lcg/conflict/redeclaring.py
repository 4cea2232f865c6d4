"""A declaration that is disturbed while it is made: by who leaves the game, or by what a broken treaty costs."""

from __future__ import annotations

from gorin.kernel.fields import Frame
from gorin.kernel.machine import end, goto
from gorin.rulesets.lcg.conflict import declaring as d
from gorin.rulesets.lcg.conflict.opportunities import attackers, defenders, targets
from gorin.rulesets.lcg.conflict.resolving import CONFLICT
from gorin.rulesets.lcg.costs.dues import AGAINST, ATTACK, DEFEND, can_pay, declarable, toll
from gorin.rulesets.lcg.costs.ring_dues import RINGS_THAT_TAKE_FATE
from gorin.rulesets.lcg.facts import DEFENDING
from gorin.rulesets.lcg.sides import CHOSEN, defenders_declared_by
from gorin.rulesets.lcg.state import ON, TYPE, Game


def declare_anew(s: Game, f: Frame) -> None:
    """The player may declare another conflict of the same opportunity, or pass."""
    r = f.regs
    s.p[DEFENDING] = 0
    type_told = r[d.MODE] & (d.AS_MILITARY | d.AS_POLITICAL)
    f.step, r[d.ANSWER :] = 0, [0, 0, 0, -1, 0, -1, type_told, 0, -1, -1, 0, 0]


def reconsider(s: Game) -> None:
    """Decision: whoever can no longer declare those who were chosen, or pay for them, chooses again."""
    choosing_rings = s.frames[-1].kind == RINGS_THAT_TAKE_FATE
    f = s.frames[-2 if choosing_rings else -1]
    if f.kind != CONFLICT or (can_defend(s, f) if s.con[ON] else can_attack(s, f)):
        return
    if choosing_rings:
        end(s)
    if s.con[ON]:
        f.regs[CHOSEN] = f.regs[d.ALLY] = 0
        goto(s, f, "3.2.1 declare defenders")
    else:
        declare_anew(s, f)


def can_attack(s: Game, f: Frame) -> bool:
    """Can what is declared so far be declared still?"""
    r = f.regs
    who, kind, chosen = r[d.WHO], r[d.KIND], r[CHOSEN]
    if f.step < s.box.tables.labels[CONFLICT]["3.2 province"]:
        return True
    able = attackers(s, who, kind)
    if r[d.PROVINCE] < 0:
        return bool(able and targets(s, who, kind, r[d.FOE]))
    there = toll(s, who, AGAINST, 1 << r[d.PROVINCE])
    if not chosen:
        return bool(declarable(s, who, ATTACK, able, 0, there))
    return not chosen & ~able and can_pay(s, ATTACK, who, toll(s, who, ATTACK, chosen).plus(there))


def can_defend(s: Game, f: Frame) -> bool:
    """Can the defenders that were chosen so far be declared still?"""
    for q in defenders_declared_by(s):
        mine = f.regs[CHOSEN] & s.ctl[q]
        if mine & ~defenders(s, q, s.con[TYPE]):
            return False
        if mine and not can_pay(s, DEFEND, q, toll(s, q, DEFEND, mine).plus(d.price(s))):
            return False
    return True
