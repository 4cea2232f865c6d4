"""Every statistic that cannot be increased or decreased, whoever or whatever would change it."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.attributes.stats import stat
from gorin.rulesets.lcg.state import GLORY, MILITARY, POLITICAL, STRENGTH
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    NEUTRAL,
    PROVINCE,
    THAT,
    AlwaysSets,
    Double,
    Freeze,
    Halve,
    Num,
    Sets,
    action,
    always_gets,
    event,
    gets,
    holding,
)
from tests.lcg.tables import do, find, table

STATS = {"military": MILITARY, "political": POLITICAL, "glory": GLORY, "strength": STRENGTH}
PRINTED = {"military": 9, "political": 5, "glory": 3, "strength": 3}


def after(name: str, *spells: str, helped: str = "") -> int:
    """The statistic of a Plain Giant (9/5/3) or a Plain Hill (strength 3) after these spells, one after the other."""
    what = PROVINCE if name == "strength" else CHARACTER
    on = "Plain Hill" if name == "strength" else "Plain Giant"
    more: dict[str, Any] = {name: 2}
    less: dict[str, Any] = {name: -2}
    made: list[Any] = [
        event("Plus", NEUTRAL, action(gets(THAT, until="phase", **more), choose=what), cost=0),
        event("Minus", NEUTRAL, action(gets(THAT, until="phase", **less), choose=what), cost=0),
        event("Twice", NEUTRAL, action(Double(THAT, name, until="phase"), choose=what), cost=0),
        event("Half", NEUTRAL, action(Halve(THAT, name, until="phase"), choose=what), cost=0),
        event("Twelve", NEUTRAL, action(Sets(THAT, name, Num(12), until="phase"), choose=what), cost=0),
        event("One", NEUTRAL, action(Sets(THAT, name, Num(1), until="phase"), choose=what), cost=0),
        event("No More", NEUTRAL, action(Freeze(THAT, name, "increased", until="phase"), choose=what), cost=0),
        event("No Less", NEUTRAL, action(Freeze(THAT, name, "decreased", until="phase"), choose=what), cost=0),
        holding("Gift", CRAB, always_gets(what, **more)),
        holding("Bane", CRAB, always_gets(what, **less)),
        holding("Eleven", CRAB, AlwaysSets(what, name, Num(11))),
        holding("Naught", CRAB, AlwaysSets(what, name, Num(0))),
    ]
    there = f"Fields, Plain Hill, Fields[{helped}]" if helped else "Fields, Plain Hill"
    s = table(f"A: Plain Giant | {', '.join(spells)} | {there}\nB:", extra=made)
    for x in spells:
        do(s, f"A: {x}", f"A: {on}", "B: pass")
    return stat(s, find(s, on), STATS[name])


@rule("rr.modifiers.9")
@pytest.mark.parametrize("name", STATS)
def test_what_cannot_be_increased_or_decreased_ignores_whatever_would_do_so(name: str) -> None:
    n = PRINTED[name]
    assert (after(name, "Plus"), after(name, "Twice"), after(name, "Minus")) == (n + 2, n * 2, n - 2)
    for spells in (("No More", "Plus"), ("Plus", "No More"), ("No More", "Twice"), ("Twice", "No More")):
        assert after(name, *spells) == n, spells
    for spells in (("No Less", "Minus"), ("Minus", "No Less"), ("No Less", "Half"), ("Half", "No Less")):
        assert after(name, *spells) == n, spells
    assert after(name, "No More", "Minus") == n - 2 and after(name, "No Less", "Plus") == n + 2, "the other way it may"
    assert (after(name, helped="Gift"), after(name, helped="Bane")) == (n + 2, n - 2)
    assert after(name, "No More", helped="Gift") == n, "nor by what a constant ability adds"
    assert after(name, "No Less", helped="Bane") == n


@rule("rr.modifiers.10")
@pytest.mark.parametrize("name", STATS)
def test_but_it_can_be_set_higher_or_lower(name: str) -> None:
    assert after(name, "No More", "Twelve") == after(name, "Twelve", "No More") == 12
    assert after(name, "No Less", "One") == after(name, "One", "No Less") == 1
    assert after(name, "No More", helped="Eleven") == 11 and after(name, "No Less", helped="Naught") == 0
