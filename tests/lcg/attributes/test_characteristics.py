"""Traits, clans and keywords that cards gain and lose, and blank text boxes."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    BUSHI,
    CHARACTER,
    COURTIER,
    CRAB,
    CRANE,
    HOST,
    NEUTRAL,
    THAT,
    THIS,
    YOURS,
    Bow,
    Discard,
    GainHonor,
    GainsTrait,
    Grants,
    HasTrait,
    Immune,
    Keyword,
    LacksTrait,
    LosesTrait,
    Ready,
    TreatAsBlank,
    action,
    always_gets,
    attachment,
    character,
    clan,
    event,
    trait,
)
from tests.lcg.tables import do, find, military, offered, options, pass_until, table

ENLIST = event("Enlist", NEUTRAL, action(GainsTrait(THAT, "bushi"), choose=CHARACTER), cost=0)
ADOPT = event("Adopt", NEUTRAL, action(GainsTrait(THAT, CRANE), choose=CHARACTER), cost=0)
DISCHARGE = event("Discharge", NEUTRAL, action(LosesTrait(THAT, "bushi"), choose=CHARACTER), cost=0)
SERGEANT = character("Sergeant", CRAB, always_gets(BUSHI & CHARACTER & YOURS - THIS, military=+1), cost=1, military=1)
MUSTER = event("Muster", NEUTRAL, action(Bow(THAT), choose=BUSHI & CHARACTER), cost=0)
BADGE = attachment("Badge", NEUTRAL, HasTrait(HOST, "bushi"), cost=0)
SHAME = attachment("Mark of Shame", NEUTRAL, LacksTrait(HOST, "bushi"), cost=0)
CARDS = [ENLIST, ADOPT, DISCHARGE, SERGEANT, MUSTER, BADGE, SHAME]


@rule("rr.gains.2")
def test_who_gains_a_trait_works_as_if_it_had_it() -> None:
    s = table("A: Sergeant, Plain Envoy | Enlist, Muster\nB:", extra=CARDS)
    assert military(s, "Plain Envoy") == 1 and not offered(s, "Muster")
    do(s, "A: Enlist")
    assert options(s) == ["Sergeant", "Plain Envoy"]
    do(s, "A: Plain Envoy", "B: pass")
    assert military(s, "Plain Envoy") == 2 and offered(s, "Muster")
    pass_until(s, "fate phase")
    assert military(s, "Plain Envoy") == 1, "until the end of the phase"


def test_who_has_it_already_gains_nothing() -> None:
    s = table("A: Plain Captain | Enlist\nB:", extra=CARDS)
    assert not offered(s, "Enlist")


@rule("rr.gains.2")
def test_a_clan_may_be_gained_too() -> None:
    s = table("A: Plain Captain | Adopt, Way of the Crane\nB:", extra=CARDS)
    assert not offered(s, "Way of the Crane")
    do(s, "A: Adopt", "A: Plain Captain", "B: pass")
    assert offered(s, "Way of the Crane") and s.p[facts.CRAB] >> find(s, "Plain Captain") & 1, "it keeps its own"


@rule("rr.constant-abilities.2", "rr.gains.2")
def test_a_trait_given_by_an_attachment_is_there_as_long_as_the_attachment() -> None:
    away = event("Away", NEUTRAL, action(Discard(THAT), choose=ATTACHMENT), cost=0)
    s = table("A: Sergeant, Plain Envoy[Badge] | Away\nB:", extra=[*CARDS, away])
    assert military(s, "Plain Envoy") == 2
    do(s, "A: Away", "A: Badge")
    assert military(s, "Plain Envoy") == 1


def test_a_trait_is_lost_by_constant_and_by_lasting_effects() -> None:
    s = table("A: Sergeant, Plain Captain[Mark of Shame], Plain Soldier | Discharge\nB:", extra=CARDS)
    assert military(s, "Plain Captain") == 4 and military(s, "Plain Soldier") == 3
    do(s, "A: Discharge", "A: Plain Soldier")
    assert military(s, "Plain Soldier") == 2
    pass_until(s, "fate phase")
    assert military(s, "Plain Soldier") == 3 and military(s, "Plain Captain") == 4


def test_the_newest_of_gaining_and_losing_counts() -> None:
    s = table("A: Plain Captain | Enlist, Discharge, Discharge\nB:", extra=CARDS)
    do(s, "A: Discharge", "A: Plain Captain", "B: pass", "A: Enlist", "A: Plain Captain", "B: pass")
    assert s.p[facts.trait("bushi")] >> find(s, "Plain Captain") & 1
    do(s, "A: Discharge", "A: Plain Captain")
    assert not s.p[facts.trait("bushi")] >> find(s, "Plain Captain") & 1


def test_what_is_gained_is_derived_anew_after_loading() -> None:
    s = table("A: Sergeant, Plain Envoy[Badge], Plain Soldier | Discharge\nB:", extra=CARDS)
    do(s, "A: Discharge", "A: Plain Soldier")
    t = type(s).load(s.box, s.dump())
    assert t == s and t.key == s.key
    pass_until(t, "fate phase")
    pass_until(s, "fate phase")
    assert t == s


@rule("rr.gaijin.1", "rr.gaijin.2")
@pytest.mark.parametrize("word", ["gaijin", "foreign"])
@pytest.mark.parametrize("asked", ["gaijin", "foreign"])
def test_gaijin_and_foreign_are_one_trait(word: str, asked: str) -> None:
    guest = character("Guest", NEUTRAL, cost=1, traits=(word,))
    host = character("Host", NEUTRAL, always_gets(trait(asked) & CHARACTER, military=+2), cost=1)
    s = table("A: Guest, Host\nB: Plain Porter", extra=[guest, host])
    assert military(s, "Guest") == 2 and military(s, "Plain Porter") == 1


# --- blank ----------------------------------------------------------------------------------------------------------


@rule("rr.blank.1")
def test_a_blank_text_box_has_no_abilities_and_no_traits() -> None:
    guard = character("Guard", CRAB, Keyword("covert"), action(GainHonor()), cost=1, military=1, traits=("bushi",))
    silence = event("Silence", NEUTRAL, action(TreatAsBlank(THAT, traits=True), choose=CHARACTER), cost=0)
    s = table("A: Sergeant, Guard | Silence\nB:", extra=[*CARDS, guard, silence])
    assert offered(s, "Guard") and military(s, "Guard") == 2
    do(s, "A: Silence", "A: Guard", "B: pass")
    assert not offered(s, "Guard") and military(s, "Guard") == 1
    assert not s.p[facts.COVERT] >> find(s, "Guard") & 1
    pass_until(s, "fate phase")
    assert military(s, "Guard") == 2


def test_most_cards_spare_the_traits() -> None:
    hush = event("Hush", NEUTRAL, action(TreatAsBlank(THAT), choose=CHARACTER), cost=0)
    s = table("A: Sergeant, Plain Captain | Hush\nB:", extra=[*CARDS, hush])
    do(s, "A: Hush", "A: Plain Captain")
    assert military(s, "Plain Captain") == 5


@rule("rr.blank.2")
def test_what_comes_from_elsewhere_stays() -> None:
    lesson = attachment("Lesson", NEUTRAL, Grants(action(GainHonor())), cost=0)
    silence = event("Silence", NEUTRAL, action(TreatAsBlank(THAT, traits=True), choose=CHARACTER), cost=0)
    s = table("A: Sergeant, Plain Envoy[Lesson, Badge] | Silence\nB:", extra=[*CARDS, lesson, silence])
    do(s, "A: Silence", "A: Plain Envoy", "B: pass")
    assert offered(s, "Plain Envoy (Lesson)") and military(s, "Plain Envoy") == 2, "the ability and the gained trait"
    assert not s.p[facts.trait("courtier")] >> find(s, "Plain Envoy") & 1


def test_words_read_in_english() -> None:
    from gorin.rulesets.lcg.english import text_of

    words = character(
        "Words",
        CRAB,
        HasTrait(THIS, "battle-maiden"),
        LacksTrait(COURTIER & CHARACTER, CRANE),
        Immune(THIS, "event", by_opponents=True),
        action(Ready(THIS), GainsTrait(THAT, "bushi"), choose=clan(CRAB)),
    )
    assert text_of(words).splitlines() == [
        "This character gains the Battle-Maiden Trait.",
        "Each Courtier character loses the [crane] clan.",
        "This character is immune to opponents' event effects.",
        "Action: Choose a [crab] card – ready this character and until the end of the phase, that card gains the Bushi "
        "Trait.",
    ]
