"""The Chrysanthemum Throne: cards that wait for what the framework does, and a holding that moves."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import BOWED, CHARACTER, NEUTRAL, THAT, Ready, action, event
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    fight_out,
    find,
    honor_of,
    in_play,
    is_bowed,
    military,
    offered,
    options,
    participating,
    pass_until,
    strength,
    table,
)

STATUARY = "A: | | Plain Hill, Fields[Mountaintop Statuary?], Plain Wall, Fields, Fields\nB: {}\n{}"


@rule("fr.mountaintop-statuary.1")
def test_mountaintop_statuary_climbs_to_the_stronghold_as_it_is_turned() -> None:
    s = table(STATUARY.format("Plain Porter+2 | Let Go", "fate phase"))
    pass_until(s, "A: reactions")
    do(s, "A: Mountaintop Statuary")
    assert s.slot[find(s, "Mountaintop Statuary")] == s.slot[find(s, "Plain Hill")] and in_play(
        s, "Mountaintop Statuary"
    )
    assert strength(s, "Plain Hill") == 4
    assert not offered(s, "Let Go"), "it is no attachment"


def test_mountaintop_statuary_may_stay() -> None:
    s = table(STATUARY.format("Plain Porter", "fate phase"))
    pass_until(s, "A: reactions")
    do(s, "A: pass")
    assert s.slot[find(s, "Mountaintop Statuary")] != s.slot[find(s, "Plain Hill")] and in_play(
        s, "Mountaintop Statuary"
    )


def test_mountaintop_statuary_sends_the_small_home() -> None:
    s = table("""A: | | Fields, Plain Hill[Mountaintop Statuary]
                 B: Plain Soldier*, Plain Giant*, Plain Envoy
                 military air B>A Plain Hill""")
    do(s, "A: Mountaintop Statuary")
    assert options(s) == ["Plain Soldier"], "attackers that cost little"
    do(s, "A: Plain Soldier")
    assert not participating(s, "Plain Soldier") and not is_bowed(s, "Plain Soldier")
    assert "Mountaintop Statuary" in discard(s, "A")


def test_mountaintop_statuary_looks_at_its_own_province() -> None:
    s = table("""A: | | Fields, Plain Hill[Mountaintop Statuary], Plain Wall
                 B: Plain Soldier*
                 military air B>A Plain Wall""")
    assert not offered(s, "Mountaintop Statuary")


@rule("fr.mountaintop-statuary.2")
def test_each_mountaintop_statuary_adds_its_strength() -> None:
    s = table("A: | | Plain Hill[Mountaintop Statuary, Mountaintop Statuary, Mountaintop Statuary], Fields\nB:")
    assert strength(s, "Plain Hill") == 6


@rule("fr.mountaintop-statuary.3")
def test_mountaintop_statuary_may_be_discarded_in_the_fate_phase() -> None:
    s = table("A: | | Plain Hill[Mountaintop Statuary], Fields\nB:\nfate phase")
    pass_until(s, "A: discard from your provinces")
    do(s, "A: Mountaintop Statuary", "A: done")
    assert "Mountaintop Statuary" in discard(s, "A")


@rule("fr.mountaintop-statuary.5")
def test_mountaintop_statuary_that_is_rebuilt_is_not_turned_faceup() -> None:
    s = table("A 10/3: Plain Shrine | Rebuild | Plain Hill, Fields[Plain Tower] | Mountaintop Statuary\nB:")
    do(s, "A: Rebuild", "A: Plain Tower", "A: Mountaintop Statuary")
    assert in_play(s, "Mountaintop Statuary") and decision(s) == "B: action"


TRAP = "A 10/3: Plain Soldier | Pit Trap\nB 10/3: {}\n{}"


@rule("fr.pit-trap.1", "rr.errata-pit-trap.1")
def test_pit_trap_is_played_on_attackers_and_stays() -> None:
    s = table(TRAP.format("Plain Captain*, Plain Envoy", "military air B>A"))
    do(s, "A: Pit Trap", "A: Plain Captain")
    assert military(s, "Plain Captain") == 3
    fight_out(s)
    assert in_play(s, "Pit Trap") and not participating(s, "Plain Captain")


@rule("fr.pit-trap.1")
def test_pit_trap_is_not_played_on_others() -> None:
    assert not offered(table(TRAP.format("Plain Captain", "")), "Pit Trap")
    s = table("A 10/3: Plain Soldier* | Pit Trap\nB 10/3: Plain Captain*, Plain Envoy\nmilitary air B>A")
    do(s, "A: Pit Trap")
    assert options(s) == ["Plain Captain"], "neither who defends nor who stays at home"


RISE = event("Plain Rise", NEUTRAL, action(Ready(THAT), choose=BOWED & CHARACTER), cost=0, influence_cost=0)


@rule("fr.pit-trap.2", "rr.errata-pit-trap.2")
def test_pit_trap_keeps_its_bearer_bowed_when_all_ready() -> None:
    s = table("A: Plain Soldier_+1\nB: Plain Captain_+1[A:Pit Trap] | Plain Rise\nfate phase", extra=[RISE])
    pass_until(s, "dynasty phase")
    assert not is_bowed(s, "Plain Soldier") and is_bowed(s, "Plain Captain")
    pass_until(s, "B: action")
    do(s, "B: Plain Rise", "B: Plain Captain")
    assert not is_bowed(s, "Plain Captain"), "an effect may ready it"


def passing(s: Any) -> None:
    """Pass, be done, or take the first option, once."""
    texts = options(s)
    do(s, f"{decision(s)[0]}: {next((x for x in texts if x in ('pass', 'done')), texts[0])}")


@rule("fr.curry-favor.1")
def test_curry_favor_readies_after_your_second_conflict() -> None:
    s = table("A: Plain Soldier, Plain Envoy, Plain Captain | Curry Favor\nB: | | Fields, Plain Hill, Plain Wall")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Plain Hill", "A: Plain Captain", "A: done")
    while s.con[0]:
        assert not offered(s, "Curry Favor"), "this was the first"
        passing(s)
    pass_until(s, "A: declare a conflict")
    do(s, "A: political fire", "A: Plain Wall", "A: Plain Envoy", "A: done")
    pass_until(s, "A: reactions")
    assert is_bowed(s, "Plain Envoy") and not participating(s, "Plain Envoy") and offered(s, "Curry Favor")
    do(s, "A: Curry Favor")
    assert not is_bowed(s, "Plain Envoy") and is_bowed(s, "Plain Captain")


def test_curry_favor_is_for_conflicts_you_declared() -> None:
    s = table("A: Plain Captain* | Curry Favor\nB: Plain Soldier*\nmilitary air B>A")
    while s.con[0]:
        assert not offered(s, "Curry Favor")
        passing(s)


WAY = "A 10/2: | Way of the Chrysanthemum, Way of the Chrysanthemum\nB 10/3:\ndynasty phase"


@pytest.mark.parametrize(("mine", "theirs", "honor"), [("1", "4", [16, 7]), ("2", "3", [12, 9])])
def test_way_of_the_chrysanthemum_doubles_what_a_bid_gives(mine: str, theirs: str, honor: list[int]) -> None:
    s = table(WAY)
    pass_until(s, "A: honor bid")
    before = fate_of(s)[0]
    do(s, f"A: {mine}", f"B: {theirs}", "A: Way of the Chrysanthemum")
    assert honor_of(s) == honor and fate_of(s)[0] == before - 2 and not offered(s, "Way of the Chrysanthemum")


@pytest.mark.parametrize(("mine", "theirs"), [("3", "3"), ("4", "1")])
def test_way_of_the_chrysanthemum_needs_honor_given_to_you(mine: str, theirs: str) -> None:
    s = table(WAY)
    pass_until(s, "A: honor bid")
    do(s, f"A: {mine}", f"B: {theirs}")
    assert not offered(s, "Way of the Chrysanthemum")


def test_way_of_the_chrysanthemum_knows_the_bids_of_duels() -> None:
    s = table("""A 10/2: Plain Soldier*[Duelist Training] | Way of the Chrysanthemum
                 B 10/3: Plain Porter*
                 military air B>A""")
    do(s, f"A: {next(x for x in options(s) if x != 'pass')}")
    while decision(s) != "A: reactions":
        texts = options(s)
        want = "1" if decision(s) == "A: honor bid" else "3" if decision(s) == "B: honor bid" else texts[-1]
        do(s, f"{decision(s)[0]}: {want}")
    do(s, "A: Way of the Chrysanthemum")
    assert honor_of(s) == [14, 8]


def test_way_of_the_chrysanthemum_does_not_know_other_gifts() -> None:
    s = table("A 10/2: Plain Captain* | Way of the Chrysanthemum\nB 10/3: Plain Porter\nmilitary air A>B")
    while s.con[0]:
        assert not offered(s, "Way of the Chrysanthemum"), "the air ring gives honor, too"
        texts = options(s)
        take = next((x for x in texts if "honor" in x), next((x for x in texts if x in ("pass", "done")), texts[0]))
        do(s, f"{decision(s)[0]}: {take}")
    assert honor_of(s)[0] > 10
