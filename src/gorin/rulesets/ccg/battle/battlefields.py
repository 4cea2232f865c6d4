"""Battlefields as they stand: who is there, the Force of both armies, and how each battle would end if it resolved
now."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.rulesets.ccg.attributes.stats import army_force, stat
from gorin.rulesets.ccg.bars import CONTRIBUTE, barred
from gorin.rulesets.ccg.facts import (
    ATTACK_SIDE,
    ATTACKING,
    BOWED,
    DEFENDING,
    DEFENSE_SIDE,
    FOLLOWER,
    PERSONALITY,
)
from gorin.rulesets.ccg.sides import invited, players
from gorin.rulesets.ccg.state import COMBAT, FIELD, FORCE, STRENGTH, WINNER, Game
from gorin.rulesets.ccg.telling.naming import name


def called_field(s: Game, field: int) -> str:
    """A battlefield by its province."""
    return name(s, field)


def at_field(s: Game, field: int, side: int) -> list[int]:
    """The Personalities on one side of a battlefield."""
    return [c for c in bits(s.p[side] & s.p[PERSONALITY]) if s.at[c] == field]


def force_at(s: Game, field: int, side: int) -> int:
    """The Force of an army: all its unbowed Personalities and Followers."""
    plane = ATTACKING if side == ATTACK_SIDE else DEFENDING
    if field == s.battle[FIELD]:
        return army_force(s, plane)
    total = 0
    for leader in at_field(s, field, side):
        for c in bits((1 << leader | s.att[leader]) & (s.p[PERSONALITY] | s.p[FOLLOWER])):
            if not (s.p[BOWED] | barred(s, CONTRIBUTE)) >> c & 1:
                total += stat(s, c, FORCE)
    return total


def fields(s: Game) -> list[int]:
    """Every battlefield at which there are units, and the current one, by their provinces."""
    if s.attacker < 0:
        return []
    there = {s.at[c] for c in bits((s.p[ATTACK_SIDE] | s.p[DEFENSE_SIDE]) & s.p[PERSONALITY]) if s.at[c] >= 0}
    found = {*there, *([s.battle[FIELD]] if s.battle[FIELD] >= 0 else [])}
    lands = s.provinces[s.defender]
    return [x for x in lands if x in found] + sorted(found - set(lands))


def sides(s: Game) -> dict[str, Any]:
    """Who fights whom in the attack; where there are others, also whom the leaders have invited."""
    out: dict[str, Any] = {"attacker": s.attacker, "defender": s.defender}
    if s.box.seats > 2:
        for name, side in (("attacking", ATTACKING), ("defending", DEFENDING)):
            joined = players(s, side)
            out[f"{name}_players"] = joined
            out[f"invited_{name}"] = [q for q in bits(invited(s, side)) if q not in joined]
    return out


def battlefields(s: Game) -> list[dict[str, Any]]:
    """The same as they stand."""
    return [battlefield_at(s, field) for field in fields(s)]


def battlefield_at(s: Game, field: int) -> dict[str, Any]:
    """One battlefield as it stands."""
    attack, defense = (force_at(s, field, side) for side in (ATTACK_SIDE, DEFENSE_SIDE))
    attackers, defenders = (at_field(s, field, side) for side in (ATTACK_SIDE, DEFENSE_SIDE))
    province = field in s.provinces[s.defender]
    strength = stat(s, field, STRENGTH) if province else 0
    out: dict[str, Any] = {
        "province": field,
        "name": called_field(s, field),
        "place": s.provinces[s.defender].index(field) + 1 if province else None,
        "current": field == s.battle[FIELD],
        "fought": bool(s.fought >> field & 1) and field != s.battle[FIELD],
        "attackers": attackers,
        "defenders": defenders,
        "attacking_force": attack,
        "defending_force": defense,
        "strength": strength,
    }
    out["winner"] = s.attacker if attack > defense else s.defender if defense > attack else None
    out["tie"] = attack == defense and bool(attackers) and bool(defenders)
    out["falls"] = province and attack > defense + strength
    out["settled"] = field == s.battle[FIELD] and not s.battle[COMBAT] and s.battle[WINNER] >= 0
    return out
