"""Participating, being at home, moving, and dashes."""

from __future__ import annotations

import pytest

from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import CRAB, THAT, YOURS, event, with_stat
from gorin.rulesets.lcg.words.card_effects import Bow, Discard, MoveHome, MoveToConflict
from gorin.rulesets.lcg.words.lasting_effects import LastingBar, gets
from gorin.rulesets.lcg.words.player_effects import SwitchType
from gorin.rulesets.lcg.words.texts import action
from tests.lcg.tables import (
    attacking,
    decision,
    defending,
    discard,
    do,
    find,
    in_play,
    is_bowed,
    military,
    offered,
    options,
    participating,
    pass_until,
    political,
    step,
    table,
    total,
)

CHARACTER = Is("character")
RETREAT = event("Retreat", CRAB, action(MoveHome(THAT), choose=CHARACTER), cost=0)
ADVANCE = event("Advance", CRAB, action(MoveToConflict(THAT), choose=CHARACTER), cost=0)
TRIP = event("Trip", CRAB, action(Bow(THAT), choose=CHARACTER), cost=0)
STRIKE = event("Strike", CRAB, action(Discard(THAT), choose=CHARACTER), cost=0)
BANISH = event("Banish", CRAB, action(LastingBar(THAT, "participate"), choose=CHARACTER), cost=0)
TURN = event("Turn", CRAB, action(SwitchType()), cost=0)
INSPIRE = event("Inspire", CRAB, action(gets(CHARACTER & YOURS, military=+2)), cost=0)
TRICKS = [RETREAT, ADVANCE, TRIP, STRIKE, BANISH, TURN, INSPIRE]


@rule("rr.participating.1", "rr.step-3-2-8.2")
def test_a_declared_character_participates_until_the_conflict_has_resolved() -> None:
    s = pass_until(table("A: Plain Captain\nB: Plain Soldier\nconflict phase"), "declare a conflict")
    do(s, "A: military void", "A: Fields", "A: Plain Captain", "A: done", "B: Plain Soldier", "B: done")
    assert attacking(s, "Plain Captain")
    assert defending(s, "Plain Soldier")
    do(s, "B: pass", "A: pass")
    assert "3.2.6" in step(s)
    assert attacking(s, "Plain Captain")
    do(s, "A: pass")
    assert decision(s) == "A: action"
    assert not participating(s, "Plain Captain")
    assert not participating(s, "Plain Soldier")


@rule("rr.participating.3", "rr.bow.3")
def test_a_bowed_participant_stays_but_counts_nothing() -> None:
    s = table("A: Plain Captain*, Plain Soldier* | Trip\nB: Plain Giant*\nmilitary air A>B", extra=TRICKS)
    assert total(s, "A") == 6
    do(s, "B: pass", "A: Trip", "A: Plain Captain")
    assert attacking(s, "Plain Captain")
    assert total(s, "A") == 2


@rule("rr.participating.4", "rr.character-cards.4")
def test_a_participant_that_leaves_play_participates_no_more() -> None:
    s = table("A: Plain Captain* | Strike\nB: Plain Giant*\nmilitary air A>B", extra=TRICKS)
    do(s, "B: pass", "A: Strike", "A: Plain Giant")
    assert not in_play(s, "Plain Giant")
    assert not participating(s, "Plain Giant")
    assert discard(s, "B") == ["Plain Giant"]
    assert total(s, "B") == 0
    assert in_play(s, "Plain Captain")


@rule("rr.participating.8")
def test_a_participant_that_may_not_participate_any_more_goes_home_bowed() -> None:
    s = table("A: Plain Captain* | Banish\nB: Plain Giant*\nmilitary air A>B", extra=TRICKS)
    do(s, "B: pass", "A: Banish", "A: Plain Giant")
    assert in_play(s, "Plain Giant")
    assert not participating(s, "Plain Giant")
    assert is_bowed(s, "Plain Giant")


@rule("rr.home.2", "rr.home.3", "rr.participating.16")
@pytest.mark.parametrize("mark", ["", "_"])
def test_moving_home_leaves_the_conflict_and_changes_nothing_else(mark: str) -> None:
    s = table(f"A: Plain Captain* | Retreat\nB: Plain Giant*{mark}+1\nmilitary air A>B", extra=TRICKS)
    do(s, "B: pass", "A: Retreat", "A: Plain Giant")
    assert not participating(s, "Plain Giant")
    assert is_bowed(s, "Plain Giant") == (mark == "_")
    assert s.fate[find(s, "Plain Giant")] == 1
    assert s.holder[find(s, "Plain Giant")] == 1


@rule("rr.move.1", "rr.move.2")
def test_nobody_moves_to_where_he_is() -> None:
    s = table("A: Plain Captain*, Plain Soldier | Retreat, Advance\nB: Plain Giant*\nmilitary air A>B", extra=TRICKS)
    do(s, "B: pass", "A: Retreat")
    assert options(s) == ["Plain Captain", "Plain Giant"], "Plain Soldier is at home"
    do(s, "A: Plain Giant", "B: pass", "A: Advance")
    assert options(s) == ["Plain Soldier", "Plain Giant"], "Plain Captain is there already"


@rule("rr.move.2")
def test_without_a_conflict_there_is_nowhere_to_move_to() -> None:
    s = table("A: Plain Captain | Advance, Retreat\nB:\nconflict phase", extra=TRICKS)
    assert options(s) == ["pass"]


@rule("rr.move.3")
@pytest.mark.parametrize(("who", "side"), [("Plain Soldier", facts.ATTACKING), ("Plain Giant", facts.DEFENDING)])
def test_a_character_moves_in_on_its_controllers_side(who: str, side: int) -> None:
    s = table("A: Plain Captain*, Plain Soldier | Advance\nB: Plain Giant\nmilitary air A>B", extra=TRICKS)
    do(s, "B: pass", "A: Advance", f"A: {who}")
    assert s.p[side] >> find(s, who) & 1


# --- dashes ----------------------------------------------------------------------------------------------------------


@rule("rr.dash.2", "rr.move.2")
def test_a_dash_keeps_a_character_from_moving_into_a_conflict_of_that_type() -> None:
    s = table("A: Plain Captain*, Plain Poet | Advance\nB: Plain Bully\nmilitary air A>B", extra=TRICKS)
    do(s, "B: pass", "A: Advance")
    assert options(s) == ["Plain Bully"]


@rule("rr.dash.4")
@pytest.mark.parametrize(("who", "allowed"), [("Plain Poet", False), ("Plain Bully", True)])
def test_a_dash_keeps_a_character_from_being_put_into_a_conflict_of_that_type(who: str, allowed: bool) -> None:
    s = table(f"A 10/1: Plain Captain* | Charge! | Fields, Fields[{who}]\nB:\nmilitary air A>B")
    do(s, "B: pass")
    assert offered(s, "Charge!") == allowed


@rule("rr.dash.5")
def test_when_the_type_changes_participants_with_that_dash_go_home_bowed() -> None:
    s = table("A: Plain Captain*, Plain Bully* | Turn\nB: Plain Bully*, Plain Envoy*\nmilitary air A>B", extra=TRICKS)
    do(s, "B: pass", "A: Turn")
    for seat in "AB":
        assert not participating(s, "Plain Bully", seat)
        assert is_bowed(s, "Plain Bully", seat)
    assert attacking(s, "Plain Captain")
    assert not is_bowed(s, "Plain Captain")
    assert (total(s, "A"), total(s, "B")) == (2, 3)


@rule("rr.dash.6", "rr.dash.7")
def test_a_dash_is_an_unmodifiable_zero() -> None:
    s = table("A: Plain Captain*, Plain Poet^[Fine Katana] | Inspire\nB:\nmilitary air A>B", extra=TRICKS)
    assert military(s, "Plain Poet") == 0, "neither glory nor attachment"
    assert political(s, "Plain Poet") == 5
    do(s, "B: pass", "A: Inspire")
    assert military(s, "Plain Poet") == 0
    assert military(s, "Plain Captain") == 6
    rout = table("A 10/1: Plain Captain* | Rout\nB: Plain Soldier*\nmilitary air A>B")
    do(rout, "B: pass")
    assert offered(rout, "Rout"), "2 is lower than 4"


@rule("rr.dash.6")
def test_an_effect_that_could_only_change_a_dash_cannot_be_used() -> None:
    only = event("Only", CRAB, action(gets(THAT, military=+2), choose=CHARACTER), cost=0)
    s = table("A: Plain Bully* | Only\nB: Plain Poet\nmilitary air A>B", extra=[only])
    do(s, "B: pass", "A: Only")
    assert options(s) == ["Plain Bully"]


@rule("rr.dash.7")
def test_a_dash_counts_as_zero_where_a_number_is_needed() -> None:
    weak = event("Weak", CRAB, action(Bow(THAT), choose=CHARACTER & with_stat("military", "<=", 0)), cost=0)
    s = table("A: Plain Soldier* | Weak\nB: Plain Poet, Plain Porter, Plain Idler\nmilitary air A>B", extra=[weak])
    do(s, "B: pass", "A: Weak")
    assert options(s) == ["Plain Poet", "Plain Idler"]
