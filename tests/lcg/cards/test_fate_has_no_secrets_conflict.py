"""Fate Has No Secrets: conflict characters, attachments and events."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.machine import answer
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.state import CONFLICT_PHASE
from gorin.rulesets.lcg.words import CHARACTER, NEUTRAL, THAT, Dishonor, MoreConflicts, action, event, limit
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    fight_out,
    find,
    is_bowed,
    is_dishonored,
    military,
    offered,
    options,
    participating,
    pass_until,
    strength,
    table,
)


def test_fair_accord_sells_the_favor_in_the_dynasty_phase() -> None:
    s = table("A 10/0: | Fair Accord\nB:\ndynasty phase, favor A military")
    do(s, "A: Fair Accord")
    assert fate_of(s)[0] == 2 and s.favor < 0 and discard(s, "A") == ["Fair Accord"]


@pytest.mark.parametrize(
    "moment", ["dynasty phase", "dynasty phase, favor B military", "conflict phase, favor A military"]
)
def test_fair_accord_is_not_made(moment: str) -> None:
    assert not offered(table(f"A 10/0: | Fair Accord\nB:\n{moment}"), "Fair Accord")


SCORN = event(
    "Plain Scorn", NEUTRAL, action(Dishonor(THAT), choose=CHARACTER, limit=limit(9, "round")), cost=0, influence_cost=0
)
HARRIER = (
    "A 10/3: Young Harrier, Plain Envoy, Plain Soldier | Plain Guest\nB 10/3: Plain Poet | Plain Scorn, Plain Scorn"
)


def test_young_harrier_takes_the_shame_of_the_cranes() -> None:
    s = table(HARRIER, extra=[SCORN])
    do(s, "A: Young Harrier")
    assert is_dishonored(s, "Young Harrier")
    do(s, "B: Plain Scorn")
    assert sorted(options(s)) == ["Plain Poet", "Plain Soldier"], "Cranes of others, and who is no Crane"
    s = table(HARRIER, extra=[SCORN])
    do(s, "A: pass", "B: Plain Scorn")
    assert "Plain Envoy" in options(s)


def test_young_harrier_shields_for_a_phase() -> None:
    s = table(
        "A 10/3: Young Harrier+2, Plain Envoy+2\nB: Plain Poet | Plain Scorn\nconflict phase, left A=0 B=0",
        extra=[SCORN],
    )
    do(s, "A: Young Harrier")
    pass_until(s, "fate phase: action")
    do(s, "A: pass", "B: Plain Scorn")
    assert "Plain Envoy" in options(s)


@rule("fr.young-harrier.1")
def test_young_harrier_does_not_shield_who_comes_later() -> None:
    s = table(HARRIER, extra=[SCORN])
    do(s, "A: Young Harrier", "B: pass", "A: Plain Guest", "A: 0", "B: Plain Scorn")
    assert "Plain Guest" in options(s) and "Plain Envoy" not in options(s)


def test_young_harrier_is_shamed_once() -> None:
    assert not offered(table("A: Young Harrier~, Plain Envoy\nB:"), "Young Harrier")


STONE = "A 10/0: Plain Soldier{}[The Stone of Sorrows]\nB 10/0: Plain Captain\nrings air+2"


@rule("fr.the-stone-of-sorrows.1", "fr.the-stone-of-sorrows.2")
@pytest.mark.parametrize(("mark", "gained"), [("", 0), ("_", 2)])
def test_the_stone_of_sorrows_keeps_fate_on_rings(mark: str, gained: int) -> None:
    s = table(STONE.format(mark))
    pass_until(s, "B: declare a conflict")
    do(s, "B: military air", "B: Fields #2", "B: Plain Captain", "B: done")
    assert fate_of(s)[1] == gained and sum(s.ring_fate) == 2 - gained
    s.p[facts.BOWED] |= 1 << find(s, "Plain Soldier")
    fight_out(s)
    assert fate_of(s)[1] == gained and sum(s.ring_fate) == 2 - gained, "claimed, it has its fate still"


def test_the_stone_of_sorrows_lets_its_player_take_fate() -> None:
    s = table("A 10/0: Plain Soldier[The Stone of Sorrows]\nB 10/0: Plain Captain\nrings air+2")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields #30", "A: Plain Soldier", "A: done")
    assert fate_of(s)[0] == 2


@rule("fr.the-stone-of-sorrows.3")
@pytest.mark.parametrize("mark", ["", "_"], ids=["ready", "bowed"])
def test_the_stone_of_sorrows_keeps_opponents_from_moving_fate_off_a_ring(mark: str) -> None:
    text = f"A: Plain Soldier{mark}[The Stone of Sorrows]{{}}\nB: Plain Captain{{}}\nrings air+2, first {{}}"
    s = table(text.format("", "[Jade Masterpiece]", "B"))
    assert offered(s, "Jade Masterpiece") is bool(mark)
    s = table(text.format(", Plain Envoy[Jade Masterpiece]", "", "A"))
    assert offered(s, "Jade Masterpiece"), "its own player may"


def test_seal_of_the_lion_makes_a_commander() -> None:
    s = table("A: Plain Soldier[Seal of the Lion]\nB:")
    assert s.p[facts.FACTS["lion"]] & s.p[facts.trait("commander")] & 1 << find(s, "Plain Soldier")
    assert military(s, "Plain Soldier") == 3


WORSE = "A 10/4: Plain Soldier | A Fate Worse Than Death\nB 10/3: {}\nmilitary air B>A"


def test_a_fate_worse_than_death_is_all_of_it() -> None:
    s = table(WORSE.format("Plain Captain*+2, Plain Giant*, Plain Lord"))
    do(s, "A: A Fate Worse Than Death")
    assert sorted(options(s)) == ["Plain Captain", "Plain Giant"], "participants"
    do(s, "A: Plain Captain")
    assert is_bowed(s, "Plain Captain") and is_dishonored(s, "Plain Captain") and not participating(s, "Plain Captain")
    assert fate_on(s, "Plain Captain") == 1 and s.p[facts.BLANK] >> find(s, "Plain Captain") & 1


def test_a_fate_worse_than_death_comes_in_conflicts() -> None:
    assert not offered(table("A 10/4: | A Fate Worse Than Death\nB: Plain Captain"), "A Fate Worse Than Death")
    poor = table("A 10/3: | A Fate Worse Than Death\nB: Plain Captain*\nmilitary air B>A")
    assert not offered(poor, "A Fate Worse Than Death")


@rule("fr.a-fate-worse-than-death.1")
def test_a_fate_worse_than_death_meets_what_protects_its_victim() -> None:
    s = table("A 10/4: Plain Soldier* | A Fate Worse Than Death\nB: Borderlands Defender*+1\nmilitary air A>B")
    do(s, "B: pass", "A: A Fate Worse Than Death", "A: Borderlands Defender")
    who = "Borderlands Defender"
    assert is_dishonored(s, who) and fate_on(s, who) == 0 and s.p[facts.BLANK] >> find(s, who) & 1
    assert not is_bowed(s, who) and participating(s, who)


@rule("fr.a-fate-worse-than-death.2")
def test_a_fate_worse_than_death_does_not_shame_the_steward_of_law() -> None:
    s = table(WORSE.format("Steward of Law*+1"))
    do(s, "A: A Fate Worse Than Death", "A: Steward of Law")
    assert is_bowed(s, "Steward of Law") and not participating(s, "Steward of Law")
    assert not is_dishonored(s, "Steward of Law") and fate_on(s, "Steward of Law") == 0


RIDE = (
    "A 10/3: Plain Soldier* | Ride Them Down\nB: | | Fields, Plain Wall\nconflict phase{}\nmilitary air A>B Plain Wall"
)


@rule("fr.ride-them-down.1", "rr.errata-ride-them-down.1", "rr.open-set-base-value.1")
def test_ride_them_down_makes_a_wall_weak_for_a_conflict() -> None:
    s = table(RIDE.format(", favor A military"))
    do(s, "B: pass", "A: Ride Them Down")
    assert strength(s, "Plain Wall") == 1 and s.favor < 0
    s = table(RIDE.format(", favor A military").replace("Plain Wall\nconf", "Plain Wall[Plain Tower]\nconf"))
    do(s, "B: pass", "A: Ride Them Down")
    assert strength(s, "Plain Wall") == 3, "what holdings add is added to the base"
    fight_out(s)
    assert strength(s, "Plain Wall") == 9


@pytest.mark.parametrize("favor", ["", ", favor B military"])
def test_ride_them_down_costs_the_favor(favor: str) -> None:
    s = table(RIDE.format(favor))
    do(s, "B: pass")
    assert not offered(s, "Ride Them Down")


ORDER = event("Plain Order", NEUTRAL, action(MoreConflicts("political")), cost=0, influence_cost=0)
WANING = "A 10/1: Plain Soldier, Plain Captain, Plain Envoy | Waning Hostilities\nB: Plain Bully\ndraw phase"


def conflicts_declared(s: Any) -> str:
    """Who declares conflicts in this conflict phase, if everybody declares what may be declared."""
    declared = ""
    while s.phase == CONFLICT_PHASE:
        texts = options(s)
        if s.decision.why == "declare a conflict":
            declared += decision(s)[0]
            answer(s, 0)
        else:
            answer(s, next((i for i, x in enumerate(texts) if x in ("pass", "done")), 0))
    return declared


@rule("rr.clarify-waning-hostilities.1")
def test_waning_hostilities_leave_each_player_one_conflict() -> None:
    s = table(WANING)
    pass_until(s, "A: reactions")
    do(s, "A: Waning Hostilities")
    assert conflicts_declared(s) == "AB"
    s = table(WANING)
    pass_until(s, "A: reactions")
    do(s, "A: pass")
    assert conflicts_declared(s) == "ABA", "the Bully takes no part in a political one"


@rule("rr.clarify-waning-hostilities.2")
def test_waning_hostilities_cap_additional_conflicts() -> None:
    s = table(WANING.replace("| Waning", "| Plain Order, Waning"), extra=[ORDER])
    pass_until(s, "A: reactions")
    do(s, "A: Waning Hostilities", "A: Plain Order")
    assert conflicts_declared(s) == "AB"
    s = table(WANING.replace("| Waning", "| Plain Order, Waning"), extra=[ORDER])
    pass_until(s, "A: reactions")
    do(s, "A: pass", "A: Plain Order")
    assert conflicts_declared(s) == "ABAA"


def test_waning_hostilities_wait_for_the_conflict_phase() -> None:
    s = table("A 10/1: Plain Soldier | Waning Hostilities\nB: Plain Bully\nconflict phase")
    assert not offered(s, "Waning Hostilities"), "it has begun already"
