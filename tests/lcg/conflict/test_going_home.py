"""3.2.8 and 3.3: participants bow and return home; the conflict ends."""

from __future__ import annotations

import pytest

from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.state import ON
from gorin.rulesets.lcg.words import ATTACKING, CRAB, THAT, THIS, character, event
from gorin.rulesets.lcg.words.card_effects import MoveHome
from gorin.rulesets.lcg.words.conditions import During
from gorin.rulesets.lcg.words.lasting_effects import StaysReady, gets
from gorin.rulesets.lcg.words.player_effects import GainFate, GainHonor
from gorin.rulesets.lcg.words.texts import action, always_gets, reaction
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    fate_of,
    honor_of,
    is_bowed,
    military,
    participating,
    pass_until,
    step,
    table,
)


@rule("rr.step-3-2-8.1", "rr.step-3-2-8.2")
@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish"])
def test_ready_participants_bow_and_all_return_home(rules: str) -> None:
    s = table("A: Plain Captain*, Plain Giant\nB: Plain Soldier*, Plain Bully*_, Plain Poet\nmilitary air A>B", rules)
    do(s, "B: pass")
    pass_until(s, "A: action")
    for name, bowed in (("Plain Captain", 1), ("Plain Soldier", 1), ("Plain Bully", 1), ("Plain Giant", 0)):
        assert is_bowed(s, name) == bowed
        assert not participating(s, name)
    assert not is_bowed(s, "Plain Poet"), "who stayed at home does not bow"


@rule("rr.step-3-2-8.1")
def test_all_participants_bow_at_once_before_anybody_reacts() -> None:
    servant = character("Servant", CRAB, reaction(Happens(ev.BOW), GainFate()), cost=0)
    s = table("A: Plain Captain*, Servant\nB: Plain Soldier*\nmilitary void A>B", extra=[servant])
    do(s, "B: pass")
    pass_until(s, "A: reactions")
    assert "3.2.8" in step(s)
    assert is_bowed(s, "Plain Captain")
    assert is_bowed(s, "Plain Soldier")
    assert not participating(s, "Plain Captain")


@rule("rr.step-3-2-8.1", "rr.home.3")
def test_who_moved_home_earlier_does_not_bow() -> None:
    retreat = event("Retreat", CRAB, action(MoveHome(THAT), choose=Is("character")), cost=0)
    s = table("A: Plain Captain*, Plain Giant* | Retreat\nB:\nmilitary void A>B", extra=[retreat])
    do(s, "B: pass", "A: Retreat", "A: Plain Captain")
    pass_until(s, "conflict phase: action window")
    assert not is_bowed(s, "Plain Captain")
    assert is_bowed(s, "Plain Giant")


@rule("rr.step-3-2-8.1")
@pytest.mark.parametrize(("fight", "bowed"), [("military void A>B", True), ("military void B>A", False)])
def test_a_character_that_stays_ready_while_defending_bows_after_attacking(fight: str, bowed: bool) -> None:
    calm = event("Calm", CRAB, action(StaysReady(THAT, while_="defending"), choose=Is("character")), cost=0)
    s = table(f"A: Plain Captain* | Calm\nB: Plain Soldier*\n{fight}", extra=[calm])
    if fight.endswith("A>B"):
        do(s, "B: pass")
    do(s, "A: Calm", "A: Plain Captain")
    pass_until(s, "conflict phase: action window")
    assert is_bowed(s, "Plain Captain") == bowed
    assert is_bowed(s, "Plain Soldier")


@rule("rr.step-3-3.1")
def test_the_end_of_the_conflict_is_a_moment_to_react_to_and_its_effects_are_over() -> None:
    rally = event("Rally", CRAB, action(gets(ATTACKING, military=+2)), cost=0)
    mourner = character("Mourner", CRAB, reaction(Happens(ev.CONFLICT_ENDS), GainHonor()), cost=0)
    s = table("A: Plain Captain*, Mourner | Rally\nB:\nmilitary void A>B", extra=[rally, mourner])
    do(s, "B: pass", "A: Rally")
    assert military(s, "Plain Captain") == 6
    pass_until(s, "A: reactions")
    assert "3.3" in step(s)
    assert military(s, "Plain Captain") == 4
    do(s, "A: Mourner")
    assert honor_of(s)[0] == 11
    assert decision(s) == "A: action"
    assert not s.con[ON]


@rule("rr.step-3-3.1")
def test_what_holds_during_a_conflict_ends_with_it() -> None:
    fierce = character("Fierce", CRAB, always_gets(THIS, military=+3, when=During()), cost=0, military=1)
    s = table("A: Fierce*\nB: Plain Giant*\nmilitary void A>B", extra=[fierce])
    assert military(s, "Fierce") == 4
    pass_until(s, "conflict phase: action window")
    assert military(s, "Fierce") == 1
    assert fate_of(s) == [0, 0]
