"""Leaders, what is legal, what is yours: terms of Samurai Edition about players."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    decision,
    do,
    editions,
    find,
    honor,
    in_discard,
    is_bowed,
    offered,
    play,
    table,
)


def man(name: str, *text: Text, keywords: str = "", clan: str = CRAB, chi: int = 2, force: int = 2) -> Card:
    return personality(name, clan, *text, force=force, chi=chi, cost=1, personal_honor=1, keywords=keywords)


def deed(name: str, *then: Effect, **rest: Any) -> Card:
    return strategy(name, open_(*then, **rest), focus=1)


BOW_IT = deed("Bow It", Bow(THAT), target=PERSONALITY & OTHERS)

# --- leaders -------------------------------------------------------------------------------------------------------

SALUTE = strategy("Salute", battle(gain_honor(1, FRIENDLY_LEADER), lose_honor(1, ENEMY_LEADER), even="absent"), focus=1)


@editions(samurai=rule("sam.leader.1", "sam.leader.2"))
def test_leaders_are_attacker_and_defender() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Rider* | Salute\nbattle A>B", [SALUTE])
    play(s, "B: Salute")
    assert honor(s) == [4, 6]  # to B the friendly leader is B, the enemy leader A
    s = table("A 5: Plain Guard* | Salute\nB 5: Plain Rider*\nbattle A>B", [SALUTE])
    play(s, "B: pass", "A: Salute")
    assert honor(s) == [6, 4]
    s = table("A 5: Plain Guard*\nB 5: Plain Rider*\nC 5: Plain Hero* | Salute\nbattle A+C>B", [SALUTE])
    while decision(s) != "C: battle action":
        do(s, f"{decision(s)[0]}: pass")
    play(s, "C: Salute")
    assert honor(s) == [6, 4, 5]  # an ally's leader is the Attacker
    s = table("A 5: Plain Guard*\nB 5: Plain Rider*\nC 5: Plain Hero* | Salute\nbattle A>B+C", [SALUTE])
    while decision(s) != "C: battle action":
        do(s, f"{decision(s)[0]}: pass")
    play(s, "C: Salute")
    assert honor(s) == [4, 6, 5]  # and of who stands with him the Defender


@editions(samurai=rule("sam.leader.3"))
def test_who_has_not_allied_has_no_leader() -> None:
    s = table("A 5: Plain Guard*\nB 5: Plain Rider*\nC 5: Plain Hero | Salute\nbattle A>B", [SALUTE])
    do(s, "B: pass", "C: Salute")
    assert honor(s) == [5, 5, 5] and in_discard(s, "Salute")
    cheer = deed("Cheer", gain_honor(1, FRIENDLY_LEADER), lose_honor(1, ENEMY_LEADER))
    s = table("A 5: Plain Guard | Cheer\nB 5: Plain Rider", [cheer])
    do(s, "A: Cheer")
    assert honor(s) == [5, 5]  # nor has anybody where no battle is


# --- legal, yours --------------------------------------------------------------------------------------------------

DECOY = strategy(
    "Decoy", reaction(WouldTarget(PERSONALITY & YOURS), Pick(PERSONALITY & YOURS - IT, TargetsInstead(PICKED))), focus=1
)


@editions(samurai=rule("sam.legal.1", "sam.legal.2"))
def test_a_new_target_must_be_legal_by_every_restriction() -> None:
    hit = deed("Hit", Bow(THAT), target=PERSONALITY & SAMURAI & OTHERS)
    shy = man("Shy One", MayNotEver(THIS, "be targeted"), keywords="samurai")
    for other, bows in (("Plain Rider", True), ("Plain Giant", False), ("Shy One", False)):
        s = table(f"A 5: | Hit\nB 5: Plain Guard, {other} | Decoy", [hit, shy, DECOY])
        do(s, "A: Hit", "A: Plain Guard")
        if decision(s) == "B: reactions before":
            play(s, "B: Decoy")
        assert is_bowed(s, other) == bows and is_bowed(s, "Plain Guard") != bows
    s = table("A 5: | Hit\nB 5: Shy One", [hit, shy])
    assert not offered(s, "Hit")  # that "legal" is said there allows nothing illegal here


@editions(samurai=rule("sam.open-your-actions.1", "sam.source-of-effects.6"))
def test_your_actions_are_those_you_take() -> None:
    ear = man("Ear", trait(AfterResolution("you"), gain_honor(1)), trait(AfterResolution("another"), gain_honor(10)))
    s = table("A 5: Ear | Bow It\nB 5: Plain Guard | Bow It", [ear, BOW_IT])
    play(s, "A: Bow It")
    assert honor(s) == [6, 5]
    play(s, "B: Bow It")
    assert honor(s) == [16, 5]
    worker = man("Worker", open_(gain_honor(2)))
    seize = strategy(
        "Seize", reaction(BeforeResolution("another"), TakeControl(THAT), target=PERSONALITY & OTHERS), focus=1
    )
    s = table("A 5: Ear, Worker\nB 5: | Seize", [ear, worker, seize])
    play(s, "A: Worker", "B: Seize", "B: Worker")
    assert s.holder[find(s, "Worker")] == 1 and honor(s) == [5 + 10 + 2 + 1, 5], (
        "B's Reaction, and A's action from a card that is B's by now"
    )


@editions(samurai=rule("sam.your.2"))
def test_your_targeting_is_that_of_your_cards_and_of_what_you_may_do_yourself() -> None:
    ear = man("Ear", trait(Targets(PERSONALITY, by="you"), gain_honor(1)))
    s = table("A 8: Ear_, Plain Rider | Bow It\nB 5: Plain Guard_ | Bow It", [ear, BOW_IT])
    play(s, "A: Bow It")
    assert honor(s) == [9, 5]  # a card of A's
    play(s, "B: Bow It", "B: Plain Rider")
    assert honor(s) == [9, 5] and "traits" not in decision(s)  # B's targeting is not A's
    s = table("A 8: Ear_, Plain Rider\nB 5: Plain Guard", [ear])
    play(s, "A: Lobby")
    assert s.favor == 0 and honor(s) == [9, 5]  # an ability that A has as a player
