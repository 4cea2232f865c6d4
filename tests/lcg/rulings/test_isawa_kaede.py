"""Rulings about Isawa Kaede; where the newer Rules Reference differs, it holds."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.rings.pools import elements_at
from gorin.rulesets.lcg.state import AIR, FIRE, RING, VOID
from tests.lcg.tables import (
    decision,
    do,
    fate_on,
    is_broken,
    is_honored,
    offered,
    options,
    pass_until,
    table,
)

KAEDE = """A 10/0: Isawa Kaede*{}
           B 10/0: Plain Porter*{}, Plain Soldier+2
           political {} A>B"""


def at_the_ring(s: Any, seat: str = "A") -> Any:
    return pass_until(s, f"{seat}: resolve the ring effect")


@rule("fr.isawa-kaede.1")
def test_the_conflict_is_a_void_conflict_too() -> None:
    s = table(KAEDE.format("", "", "air"))
    assert elements_at(s, s.con[RING]) == 1 << AIR | 1 << VOID


@rule("fr.isawa-kaede.2")
def test_atsuko_finds_the_void_in_it() -> None:
    s = do(table(KAEDE.format(", Isawa Atsuko*", "", "fire")), "B: pass")
    assert offered(s, "Isawa Atsuko")
    s = do(table(KAEDE.format(", Isawa Atsuko*", "", "fire").replace("Isawa Kaede*", "Plain Giant*")), "B: pass")
    assert not offered(s, "Isawa Atsuko")


@rule("fr.isawa-kaede.3")
def test_the_keeper_of_void_answers_a_defense_against_her() -> None:
    s = table(KAEDE.format("", ", Keeper of Void, Plain Giant*", "fire"))
    pass_until(s, "B: reactions")
    do(s, "B: Keeper of Void")
    assert s.pool[1] == 1


@rule("fr.isawa-kaede.4")
def test_defend_the_wall_resolves_the_void_she_brought() -> None:
    s = table("""A 10/0: Isawa Kaede*
                 B 10/0: Plain Giant*, Plain Soldier+2 | | Fields, Defend the Wall
                 political air A>B Defend the Wall""")
    pass_until(s, "B: reactions")
    do(s, "B: Defend the Wall")
    assert offered(s, "remove 1 fate from Plain Soldier") and offered(s, "gain 2 honor")


@pytest.mark.parametrize("role", ["Keeper", "Seeker"])
@rule("fr.isawa-kaede.5")
def test_the_initiates_answer_a_ring_that_has_the_void_from_her(role: str) -> None:
    s = table(f"A 10/0: Isawa Kaede*, {role} of Void, Seeker Initiate | | | Keeper Initiate\nB:\npolitical air A>B")
    at_the_ring(s)
    do(s, "A: gain 2 honor")
    do(s, *(["A: pass"] if decision(s) == "A: resolve the ring effect" else []))
    assert decision(s) == "A: reactions" and offered(s, "Keeper Initiate") and offered(s, "Seeker Initiate")


@rule("fr.isawa-kaede.6")
def test_whoever_resolves_the_effects_orders_them() -> None:
    """The ruling gives the order to the first player; by the Rules Reference who resolves decides."""
    s = at_the_ring(table(KAEDE.format("", "", "air") + "\nfirst B"))
    assert decision(s) == "A: resolve the ring effect"
    assert offered(s, "gain 2 honor") and offered(s, "remove 1 fate from Plain Soldier"), "whichever first"


@rule("fr.isawa-kaede.7")
def test_the_void_ring_is_not_resolved_twice() -> None:
    s = at_the_ring(table(KAEDE.format("", "", "void")))
    do(s, "A: remove 1 fate from Plain Soldier")
    assert decision(s) != "A: resolve the ring effect" and fate_on(s, "Plain Soldier") == 1


@pytest.mark.parametrize(("first", "then"), [("pass", None), ("gain 2 honor", "pass"), ("remove 1 fate", "pass")])
@rule("fr.isawa-kaede.8")
def test_her_player_may_decline_some_or_all_of_the_effects(first: str, then: str | None) -> None:
    s = at_the_ring(table(KAEDE.format("", "", "air")))
    do(s, f"A: {next(x for x in options(s) if x.startswith(first))}")
    if then is not None:
        assert decision(s) == "A: resolve the ring effect"
        do(s, f"A: {then}")
    assert decision(s) != "A: resolve the ring effect"
    assert s.honor[0] == (12 if first == "gain 2 honor" else 10)
    assert fate_on(s, "Plain Soldier") == (1 if first == "remove 1 fate" else 2)


@rule("fr.isawa-kaede.9")
def test_young_rumormonger_may_turn_an_opponents_fire_to_her() -> None:
    s = table("A: Isawa Kaede, Plain Soldier, Plain Porter*, Young Rumormonger\nB: Plain Giant*\nmilitary fire B>A")
    at_the_ring(s, "B")
    assert not offered(s, "honor Isawa Kaede")
    do(s, "B: honor Plain Soldier", "A: Young Rumormonger", "A: Isawa Kaede")
    assert is_honored(s, "Isawa Kaede") and not is_honored(s, "Plain Soldier")


@rule("fr.isawa-kaede.10", "rr.errata-as-if-attacking-player.1")
def test_what_toturi_resolves_in_defense_is_an_opponents_ring_effect() -> None:
    """The ruling has the attacker resolve it; by the Rules Reference Toturi's player does, and she is immune."""
    s = table("A: Isawa Kaede*\nB: Akodo Toturi*, Plain Giant*, Plain Soldier\nmilitary fire A>B")
    pass_until(s, "B: reactions")
    do(s, "B: Akodo Toturi")
    assert decision(s) == "B: resolve the ring effect"
    assert offered(s, "honor Plain Soldier") and not offered(s, "honor Isawa Kaede")


@rule("fr.display-of-power.7")
def test_display_of_power_resolves_all_that_she_would() -> None:
    s = table("""A 10/0: Isawa Kaede*
                 B 10/5: Plain Porter, Plain Soldier+2, Asahina Artisan | Display of Power
                 political air A>B""")
    pass_until(s, "B: reactions")
    do(s, "B: Display of Power")
    pass_until(s, "B: resolve the ring effect")
    do(s, "B: gain 2 honor")
    assert decision(s) == "B: resolve the ring effect" and offered(s, "remove 1 fate from Plain Soldier")


@rule("fr.seeker-of-knowledge.6")
def test_she_overrides_the_choice_of_seeker_of_knowledge() -> None:
    s = at_the_ring(table(KAEDE.format(", Seeker of Knowledge*", "", "fire")))
    assert elements_at(s, s.con[RING]) == 1 << AIR | 1 << VOID | 1 << FIRE
    do(s, "A: gain 2 honor", "A: honor Plain Soldier")
    assert decision(s) == "A: resolve the ring effect" and offered(s, "remove 1 fate from Plain Soldier")
    assert not is_broken(s, "Fields")
