"""Rulings about conflicts and cards of the Imperial cycle: conflicts that may not be declared, what comes after them."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import CRAB, THIS, Immune, character
from tests.lcg.tables import decision, do, fate_on, fight_out, honor_of, is_bowed, offered, pass_until, table

BREAKTHROUGH = "A 10/3: Plain Giant, Plain Captain | Breakthrough, Waning Hostilities\nB: | | Fields, Plain Ditch, Plain Wall\ndraw phase"


@rule("fr.breakthrough.4")
@pytest.mark.parametrize(("waning", "may"), [(True, False), (False, True)])
def test_breakthrough_declares_no_second_conflict_while_hostilities_wane(waning: bool, may: bool) -> None:
    s = table(BREAKTHROUGH)
    pass_until(s, "A: reactions")
    do(s, "A: Waning Hostilities" if waning else "A: pass")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Plain Ditch", "A: Plain Giant", "A: done")
    fight_out(s)
    assert offered(s, "Breakthrough") is may


@rule("fr.curry-favor.2")
def test_guest_of_honor_and_watch_commander_are_at_home_when_curry_favor_is_played() -> None:
    s = table("""A 10/3: Plain Giant, Plain Envoy | Curry Favor
                 B 10/3: Guest of Honor, Plain Porter[Watch Commander] | | Fields, Plain Hill, Plain Wall""")
    pass_until(s, "A: declare a conflict")
    do(s, "A: political air", "A: Plain Hill", "A: Plain Envoy", "A: done")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military fire", "A: Plain Wall", "A: Plain Giant", "A: done")
    do(s, "B: Guest of Honor", "B: Plain Porter", "B: done")
    before = honor_of(s)[0]
    pass_until(s, "A: reactions")
    assert offered(s, "Curry Favor")
    do(s, "A: Curry Favor")
    assert not is_bowed(s, "Plain Giant") and honor_of(s)[0] == before and decision(s) != "B: reactions"


ROCK = character("Plain Rock", CRAB, Immune(THIS, "event"), cost=3, military=1, political=1, glory=0)


def test_consumed_by_five_fires_takes_the_fate_of_whom_events_do_not_touch() -> None:
    s = table("A 10/5: Plain Priest | Consumed by Five Fires\nB: Plain Rock+2, Plain Soldier", extra=[ROCK])
    do(s, "A: Consumed by Five Fires", "A: Plain Rock", "A: Plain Rock")
    assert fate_on(s, "Plain Rock") == 0
