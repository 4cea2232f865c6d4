"""Plans for conflicts: which type, ring and province, who attacks, who defends, and who stays home."""

from __future__ import annotations

from typing import Final, NamedTuple

from gorin.agents.lcg.appraise import potential
from gorin.agents.lcg.field import Field, seen_strength, subsets
from gorin.agents.lcg.outlook import gain, stakes
from gorin.agents.lcg.pledges import attack_worth, defense_worth
from gorin.agents.lcg.rings import ring_fate, ring_worth
from gorin.agents.lcg.rivals import rivalry
from gorin.agents.lcg.worth import claim_worth
from gorin.kernel.bits import bits
from gorin.kernel.decisions import PASS, Decision
from gorin.kernel.machine import answer
from gorin.kernel.sides import foes
from gorin.rulesets.lcg.conflict_masks import attacked, attacker, conflict_on, conflict_ring, conflict_type, total
from gorin.rulesets.lcg.masks import Game, declaration, definition, faceup, opportunities, skill, strength, targets
from gorin.rulesets.lcg.moment import declared_so_far
from gorin.rulesets.lcg.questions import ATTACK_PROVINCE, DECLARE_CONFLICT

DENIED: Final = 0.15  # what it counts that an opponent cannot have a ring
UNKNOWN: Final = 0.4  # what a facedown province may do to the attacker


class Plan(NamedTuple):
    """An attack (or none), and what it should bring."""

    value: float
    kind: int = 0
    ring: int = -1
    province: int = -1
    attackers: int = 0
    foe: int = -1
    defense: int = 0  # the skill it expects against it
    strength: float = 0.0


def declarations(d: Decision) -> dict[tuple[int, int], int]:
    """The options of a declaration: (type, ring) to index."""
    return {declaration(x): i for i, x in enumerate(d.options) if x.verb != PASS}


def best_attack(
    s: Game, you: int, kinds: list[int], rings: list[int], provinces: int = -1, chosen: int = 0, may_pass: bool = True
) -> Plan:
    """The best attack within what is open; passing, if that is better."""
    plans = []
    for foe in foes(s, you):
        field = Field(s, you, foe)
        if may_pass:
            mine, theirs = field.ready(you), field.ready(foe)
            plans.append(Plan(field.later(mine, theirs, field.types[you], opportunities(s, you) - 1)))
        for kind in kinds:
            plans += attacks(s, field, kind, rings, targets(s, you, kind, foe) & provinces, chosen)
    return max(plans, key=lambda x: x.value, default=Plan(0.0))


def attacks(s: Game, field: Field, kind: int, rings: list[int], provinces: int, chosen: int) -> list[Plan]:
    """Attacks of one type on one player, the best for each set of attackers."""
    you, foe = field.you, field.foe
    open_ = bits(provinces)
    if not open_ or not rings:
        return []
    ring = max(rings, key=lambda r: wanted(s, you, foe, r))
    strengths = {c: strength_in(s, kind, ring, c) for c in open_}
    price = {c: 0.3 * potential(definition(s, c)) if faceup(s) >> c & 1 else UNKNOWN for c in open_}
    able = sorted(bits(field.attackers[you, kind] & ~chosen), key=lambda c: (-skill(s, c, kind), c))
    mine, theirs = field.ready(you), field.ready(foe)
    types, left = [k for k in field.types[you] if k != kind], opportunities(s, you) - 1
    guard, harm, word = defenses(s, field, kind), rivalry(s, you, foe), attack_worth(s, you, foe)
    out = []
    for some in subsets(able):
        team = some | chosen
        if not team:
            continue
        attack = field.skill(you, team, kind)
        after = {d: field.later(mine & ~team, theirs & ~d, types, left) for d in guard}
        for c in open_:
            x = stakes(s, you, foe, ring, c, strengths[c])
            x = x if harm == 1.0 else x._replace(province=x.province * harm, unopposed=x.unopposed * harm)
            value, defense = 1e9, 0
            for d in guard:
                against = field.skill(foe, d, kind)
                v = gain(x, attack, against, field.spread, bool(d)) + after[d]
                if v < value:
                    value, defense = v, against
            value += ring_fate(s, ring) - price[c] - 0.02 * some.bit_count() + word
            out.append(Plan(value, kind, ring, c, team, foe, defense, strengths[c]))
    return out


def wanted(s: Game, you: int, foe: int, ring: int) -> float:
    """What a ring is worth to fight for: its effect, its fate, what it counts to have it, and that another has not."""
    return ring_worth(s, you, ring) + ring_fate(s, ring) + claim_worth(s, you, ring) + DENIED * ring_worth(s, foe, ring)


def defenses(s: Game, field: Field, kind: int) -> list[int]:
    """Sets of defenders to expect: nobody, the strongest few, each alone."""
    able = sorted(bits(field.defenders[field.foe, kind]), key=lambda c: (-skill(s, c, kind), c))
    out = [0]
    for c in able:
        out.append(out[-1] | 1 << c)
    return list(dict.fromkeys([*out, *(1 << c for c in able)]))


def strength_in(s: Game, kind: int, ring: int, c: int) -> float:
    """How strong a province would be in such a conflict: some are stronger in one type, so it is tried out."""
    d = s.decision
    if not faceup(s) >> c & 1 or not potential(definition(s, c)) or d is None:
        return seen_strength(s, c)
    if d.why != DECLARE_CONFLICT.id or (kind, ring) not in declarations(d):
        return seen_strength(s, c)
    t = s.clone()
    answer(t, declarations(d)[kind, ring])
    for _ in range(12):
        d = t.decision
        if d is None or conflict_on(t):
            break
        picks = [x.card for x in d.options]
        answer(t, picks.index(c) if d.why == ATTACK_PROVINCE.id and c in picks else len(picks) - 1)
    return float(strength(t, c)) if conflict_on(t) else seen_strength(s, c)


# --- the choices, one by one -----------------------------------------------------------------------------------------


def attackers_plan(s: Game, you: int) -> Plan:
    """Who else should attack, with all that has been said already."""
    kind, ring, province, chosen = declared_so_far(s)
    return best_attack(s, you, [kind], [ring], 1 << province, chosen, may_pass=False)


def province_plan(s: Game, you: int) -> Plan:
    """Where to attack, once type and ring are said."""
    kind, ring, _, chosen = declared_so_far(s)
    return best_attack(s, you, [kind], [ring], -1, chosen, may_pass=False)


class Defense(NamedTuple):
    """Who should defend, and what is expected then: how likely the conflict and the province are lost."""

    value: float
    defenders: int
    attack: int
    skill: int


def best_defense(s: Game, you: int, able: int, chosen: int) -> Defense:
    """The best defenders, those chosen already among them."""
    foe, kind = attacker(s), conflict_type(s)
    field = Field(s, you, foe)
    attack = total(s, True)
    at_stake = [stakes(s, foe, you, conflict_ring(s), c, strength(s, c)) for c in bits(attacked(s))]
    ready = field.ready(you) & ~chosen
    theirs = field.ready(foe)
    best, word = None, defense_worth(s, you, foe)
    order = sorted(bits(able), key=lambda c: (-skill(s, c, kind), c))
    for some in subsets(order, 7):
        team = some | chosen
        held = field.skill(you, team, kind)
        value = field.later(ready & ~team, theirs, field.types[you], opportunities(s, you)) - 0.02 * some.bit_count()
        value -= sum(gain(x, attack, held, field.spread, bool(team)) for x in at_stake)
        value += word if team else 0.0
        if best is None or value > best.value:
            best = Defense(value, team, attack, held)
    assert best is not None
    return best
