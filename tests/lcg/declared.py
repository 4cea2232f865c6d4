"""Conflicts in tests, declared from the action window before them: type and ring, province, attackers, defenders."""

from __future__ import annotations

from typing import Any

from tests.lcg.tables import decision, do, pass_until


def attack(s: Any, kind: str, where: str, *attackers: str, by: str = "A") -> Any:
    """Pass until this player may declare a conflict, and declare it; what answers the declaration comes next."""
    if decision(s) != f"{by}: declare a conflict":
        pass_until(s, f"{by}: declare a conflict")
    do(s, f"{by}: {kind}", f"{by}: {where}", *(f"{by}: {x}" for x in attackers))
    if s.decision.why == "declare an attacker":
        do(s, f"{by}: done")
    return s


def defend(s: Any, *defenders: str, by: str = "B") -> Any:
    """Pass what answers the declaration, then declare defenders."""
    if decision(s) != f"{by}: declare a defender":
        pass_until(s, f"{by}: declare a defender")
    do(s, *(f"{by}: {x}" for x in defenders))
    if s.decision.why == "declare a defender":
        do(s, f"{by}: done")
    return s
