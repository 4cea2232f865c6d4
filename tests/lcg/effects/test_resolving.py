"""Resolving an ability of another card, and resolving an ability twice."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    EVENT,
    IN_DISCARD,
    NEUTRAL,
    PARTICIPATING,
    THAT,
    THIS,
    YOURS,
    Again,
    Bow,
    CancelEffects,
    EffectsWouldInitiate,
    GainFate,
    GainHonor,
    LoseHonor,
    May,
    PlaysCard,
    Ready,
    ResolveThatAbility,
    Sacrifice,
    TargetAbility,
    action,
    character,
    event,
    interrupt,
    reaction,
    while_this,
)
from tests.lcg.tables import decision, discard, do, fate_of, honor_of, in_play, is_bowed, offered, options, table

MASTER = character("Lone Master", CRAB, action(GainFate()), cost=1)
DUTY = character("Dutiful Aide", CRAB, action(GainHonor(), cost=Bow(THIS)), cost=1)
SOLDIER = character("Trained Aide", CRAB, action(GainHonor(), when=while_this(PARTICIPATING)), cost=1, military=1)
PUPIL = event("Pupil", NEUTRAL, action(ResolveThatAbility(), choose=TargetAbility(CHARACTER, resolve=True)), cost=0)
RECITE = event(
    "Recite",
    NEUTRAL,
    action(ResolveThatAbility(), choose=TargetAbility(EVENT & IN_DISCARD & YOURS, resolve=True)),
    cost=0,
)
SERMON = event("Long Sermon", NEUTRAL, action(Bow(THAT), cost=LoseHonor(), choose=CHARACTER), cost=3)
CARDS = [MASTER, DUTY, SOLDIER, PUPIL, RECITE, SERMON]


@rule("rr.resolve-an-ability.1")
def test_costs_are_paid_and_the_effect_resolves_for_the_one_who_resolves_it() -> None:
    s = table("A: | Pupil\nB: Lone Master", extra=CARDS)
    do(s, "A: Pupil", "A: Lone Master")
    assert fate_of(s) == [1, 0]
    do(s, "B: Lone Master")
    assert fate_of(s) == [1, 1], "its own use is not spent"


@rule("rr.resolve-an-ability.1", "rr.cost.7")
def test_ability_costs_must_be_payable() -> None:
    s = table("A: Dutiful Aide | Pupil\nB:", extra=CARDS)
    do(s, "A: Pupil", "A: Dutiful Aide")
    assert is_bowed(s, "Dutiful Aide") and honor_of(s) == [11, 10]
    s = table("A: Dutiful Aide_ | Pupil\nB:", extra=CARDS)
    assert not offered(s, "Pupil")


@rule("rr.resolve-an-ability.3")
def test_a_card_whose_ability_is_resolved_is_not_played() -> None:
    spy = character("Spy", CRAB, reaction(PlaysCard(), GainHonor(), unlimited=True), cost=1)
    s = table("A 10/0: Plain Captain | Recite | | Long Sermon\nB: Spy", extra=[*CARDS, spy])
    do(s, "A: Recite", "A: Long Sermon")
    assert honor_of(s) == [9, 10], "the honor before the dash is paid, 3 fate are not"
    do(s, "A: Plain Captain")
    assert is_bowed(s, "Plain Captain") and discard(s, "A") == ["Long Sermon", "Recite"]
    assert options(s) == ["Spy", "pass"], "one card was played, not two"
    do(s, "B: Spy")
    assert decision(s) == "B: action"


@rule("rr.conflict-ability.8")
def test_conditions_of_the_ability_must_be_met() -> None:
    s = table("A: Trained Aide, Lone Master | Pupil\nB: Plain Captain*\nmilitary air B>A", extra=CARDS)
    do(s, "A: Pupil")
    assert options(s) == ["Lone Master"], "Trained takes no part"
    s = table("A: Trained Aide*, Lone Master | Pupil\nB: Plain Captain*\nmilitary air B>A", extra=CARDS)
    do(s, "A: Pupil")
    assert options(s) == ["Trained Aide", "Lone Master"]


@rule("rr.resolve-an-ability.2")
def test_twice_means_costs_targets_and_effect_again() -> None:
    twice = event(
        "Fervor",
        NEUTRAL,
        action(Ready(THAT), May(LoseHonor(), to=Again()), cost=Sacrifice(CHARACTER & YOURS), choose=CHARACTER),
        cost=2,
    )
    s = table("A 10/3: Plain Porter, Plain Idler, Plain Captain_, Plain Soldier_ | Fervor\nB:", extra=[twice])
    do(s, "A: Fervor", "A: Plain Porter", "A: Plain Captain", "A: yes")
    assert decision(s) == "A: cost: sacrifice" and fate_of(s) == [1, 0], "what stands before the dash, not the fate"
    do(s, "A: Plain Idler", "A: Plain Soldier", "A: no")
    assert not in_play(s, "Plain Idler") and not is_bowed(s, "Plain Soldier") and not is_bowed(s, "Plain Captain")
    assert decision(s) == "B: action" and fate_of(s) == [1, 0] and honor_of(s) == [9, 10]


@rule("rr.clarify-banzai.3")
def test_the_second_resolution_initiates_by_itself() -> None:
    veto = event("Veto", NEUTRAL, interrupt(EffectsWouldInitiate(EVENT), CancelEffects()), cost=0)
    s = table("A: Plain Captain* | Banzai!\nB: | Veto\nmilitary air A>B", extra=[veto])
    do(s, "B: pass", "A: Banzai!", "A: Plain Captain", "B: pass", "A: yes", "A: Plain Captain")
    assert offered(s, "Veto")


@rule("rr.resolve-an-ability.1")
def test_what_pays_and_what_is_meant_are_chosen_by_the_one_who_resolves_it() -> None:
    rite = character(
        "Ritual Master", CRAB, action(Bow(THAT), cost=Sacrifice(CHARACTER & YOURS), choose=CHARACTER - THIS), cost=1
    )
    s = table("A: Plain Idler, Plain Porter | Pupil\nB: Ritual Master, Plain Captain", extra=[*CARDS, rite])
    do(s, "A: Pupil", "A: Ritual Master")
    assert decision(s) == "A: cost: sacrifice" and sorted(options(s)) == ["Plain Idler", "Plain Porter"]
    do(s, "A: Plain Idler")
    assert decision(s) == "A: target" and not in_play(s, "Plain Idler") and "Plain Captain" in options(s)
    do(s, "A: Plain Captain")
    assert is_bowed(s, "Plain Captain") and decision(s) == "B: action"
