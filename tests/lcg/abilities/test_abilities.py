"""Abilities: where they work, who decides about them, and when they must."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.facts import HONORED
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRANE,
    HERE,
    NEUTRAL,
    THAT,
    THIS,
    YOUR_OPPONENT,
    EntersPlay,
    GainFate,
    GainHonor,
    Honor,
    May,
    PutIntoPlay,
    action,
    attachment,
    character,
    conflict_character,
    event,
    interrupt,
    province,
    reaction,
)
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    fate_of,
    hand,
    honor_of,
    in_play,
    is_honored,
    offered,
    options,
    pass_until,
    table,
    total,
)

TEACHER = character("Plain Teacher", NEUTRAL, action(Honor(THAT), choose=CHARACTER), cost=1)
GUIDE = conflict_character("Plain Guide", CRANE, action(GainHonor()), cost=1)
LURKER = conflict_character("Plain Lurker", CRANE, action(PutIntoPlay(THIS), where=("in hand",)), cost=5)
SPRING = province("Plain Spring", NEUTRAL, action(GainFate(), when=HERE), strength=4)
GREETER = character("Plain Greeter", NEUTRAL, reaction(EntersPlay(CHARACTER), GainHonor(), forced=True), cost=1)
WATCHER = character("Plain Watcher", NEUTRAL, interrupt(Happens(ev.ENTER), GainFate(), forced=True), cost=1)
TWIN = character("Plain Twin", NEUTRAL, action(Honor(THIS)), cost=1, glory=1)
CHARM = attachment("Plain Charm", NEUTRAL, action(GainHonor()), cost=0)
EXTRA = [TEACHER, GUIDE, LURKER, SPRING, GREETER, WATCHER, TWIN, CHARM]


@rule("rr.ability.2")
def test_an_ability_touches_only_cards_in_play_unless_it_says_another_place() -> None:
    s = table(
        "A: Plain Teacher | Plain Guest | Fields, Plain Hill[Plain Giant] | Plain Envoy\nB: Plain Soldier", extra=EXTRA
    )
    do(s, "A: Plain Teacher")
    assert sorted(options(s)) == ["Plain Soldier", "Plain Teacher"]


@rule("rr.ability.3")
@pytest.mark.parametrize(
    "where", ["| Plain Guide", "| | | Plain Guide", "Plain Guide"], ids=["hand", "discard", "play"]
)
def test_the_ability_of_a_character_works_in_play_only(where: str) -> None:
    s = table(f"A: {where}\nB:", extra=EXTRA)
    assert ("Plain Guide" in options(s)) is (where == "Plain Guide")


@rule("rr.ability.4")
def test_an_ability_that_is_used_from_the_hand_works_there_and_not_in_play() -> None:
    s = table("A 10/0: | Plain Lurker\nB:", extra=EXTRA)
    do(s, "A: Plain Lurker")
    assert in_play(s, "Plain Lurker")
    assert not offered(do(s, "B: pass"), "Plain Lurker")


@rule("rr.ability.5")
def test_events_and_roles_act_from_out_of_play() -> None:
    s = table("A: | Plain Praise\nB:")
    do(s, "A: Plain Praise")
    assert honor_of(s)[0] == 11
    s = table("A 10/0: Keeper of Air, Plain Giant*\nB: Plain Porter*\nmilitary air B>A")
    pass_until(s, "A: reactions")
    do(s, "A: Keeper of Air")
    assert fate_of(s)[0] == 1


@rule("rr.ability.6")
def test_nobody_is_asked_about_a_constant_ability() -> None:
    s = table("A: Plain Captain*\nB: | | Fields, Entrenched Position\nmilitary air A>B Entrenched Position")
    pass_until(s, "A: resolve the ring")
    assert not any("Entrenched" in x for x in options(s)) and not s.con[9], "10 strength, unasked"


@rule("rr.ability.7", "rr.forced.1")
def test_forced_abilities_are_not_optional() -> None:
    s = table("A 10/2: Plain Greeter, Plain Watcher | Plain Guest\nB:", extra=EXTRA)
    do(s, "A: Plain Guest", "A: 0")
    assert options(s) == ["Plain Watcher"], "a forced interrupt, no pass"
    do(s, "A: Plain Watcher")
    assert options(s) == ["Plain Greeter"], "a forced reaction, no pass"
    do(s, "A: Plain Greeter")
    assert (honor_of(s)[0], fate_of(s)[0]) == (11, 2) and decision(s) == "B: action"


@rule("rr.ability.8")
def test_a_keyword_that_says_may_is_optional() -> None:
    s = table("A: Plain Sneak\nB: Plain Captain")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Plain Sneak", "A: done")
    assert decision(s) == "A: evade by covert" and "done" in options(s)


@rule("rr.ability.9")
def test_other_keywords_are_not_optional() -> None:
    s = table("A 10/0: Kaiu Envoy, Funeral Pyre\nB:")
    do(s, "A: Funeral Pyre", "A: Kaiu Envoy")
    assert decision(s) == "B: action" and fate_of(s)[0] == 1 and len(hand(s, "A")) == 2


@rule("rr.ability.10")
def test_actions_interrupts_and_reactions_may_be_passed() -> None:
    s = table("A: Plain Soldier[Reprieve], Savvy Politician, Funeral Pyre, Plain Idler | Way of the Crane\nB:")
    assert {"Funeral Pyre", "pass"} <= set(options(s))
    do(s, "A: Funeral Pyre", "A: Plain Soldier")
    assert options(s) == ["Reprieve", "pass"]
    do(s, "A: pass", "B: pass", "A: Way of the Crane", "A: Savvy Politician")
    assert options(s) == ["Savvy Politician", "pass"]


@rule("rr.ability.11", "rr.attachment-cards.14")
def test_the_controller_of_the_card_decides_whether_its_ability_is_used() -> None:
    s = table("A: Plain Soldier[B:Plain Charm]\nB:", extra=EXTRA)
    assert not offered(s, "Plain Charm")
    assert offered(do(s, "A: pass"), "Plain Charm")


@rule("rr.ability.13")
def test_the_controller_of_the_card_makes_the_choices_unless_the_text_names_another_player() -> None:
    s = table("A: Plain Teacher\nB: Plain Soldier", extra=EXTRA)
    do(s, "A: Plain Teacher")
    assert decision(s) == "A: target"
    s = table("A 10/1: Doji Gift Giver*\nB: Plain Soldier*, Plain Captain*\nmilitary air B>A")
    do(s, "A: Doji Gift Giver")
    assert decision(s) == "B: target"


@rule("rr.action.1")
def test_actions_are_used_in_action_windows_only() -> None:
    s = table("A: Plain Teacher\nB: Plain Soldier", extra=EXTRA)
    assert decision(s) == "A: action" and offered(s, "Plain Teacher")
    while s.phase == 3:
        assert offered(s, "Plain Teacher") is (decision(s) == "A: action")
        pass_until(s, "")


@rule("rr.action.2", "rr.limits-of-triggered-abilities.1")
def test_an_action_is_used_once_a_round() -> None:
    s = table("A: Plain Teacher+2, Plain Idler\nB: Plain Soldier+2", extra=EXTRA)
    do(s, "A: Plain Teacher", "A: Plain Idler", "B: pass")
    assert not offered(s, "Plain Teacher")
    while s.round == 1 or decision(s) != "A: action":
        assert not offered(s, "Plain Teacher") or s.round == 2
        pass_until(s, "")
    assert offered(s, "Plain Teacher")


@rule("rr.action.3")
def test_an_action_is_over_before_the_next_begins() -> None:
    s = table("A: Plain Teacher\nB: Plain Soldier, Plain Mine", extra=EXTRA)
    do(s, "A: Plain Teacher")
    assert decision(s) == "A: target" and not offered(s, "Plain Mine")
    do(s, "A: Plain Soldier")
    assert decision(s) == "B: action" and offered(s, "Plain Mine")


@rule("rr.self-referential-text.1")
def test_this_means_this_very_copy() -> None:
    s = table("A: Plain Twin, Plain Twin\nB:", extra=EXTRA)
    do(s, "A: Plain Twin")
    assert s.p[HONORED].bit_count() == 1 and is_honored(s, "Plain Twin")


@rule("rr.bow.2", "rr.bow.5")
def test_a_bowed_card_is_not_bowed_again_to_pay_or_by_an_effect() -> None:
    s = table("A: Shizuka Toshi_, Plain Envoy*\nB: Plain Captain*\npolitical air B>A")
    assert not offered(s, "Shizuka Toshi")
    s = table("A: Shizuka Toshi, Plain Envoy*\nB: Plain Captain*_, Plain Porter*\npolitical air B>A")
    do(s, "A: Shizuka Toshi")
    assert options(s) == ["Plain Porter"]


@rule("rr.bow.3", "rr.bow.4")
def test_a_bowed_character_adds_no_skill_but_its_abilities_stay() -> None:
    s = table("A: Guest of Honor*_, Plain Idler*\nB: Plain Porter* | Plain Praise\npolitical air A>B")
    assert not offered(s, "Plain Praise"), "her constant ability"
    s = table("A: Plain Giant*_, Plain Teacher_\nB: Plain Porter*\nmilitary air A>B", extra=EXTRA)
    do(s, "B: pass")
    assert offered(s, "Plain Teacher") and total(s, "A") == 0


@rule("rr.in-play.2")
def test_the_text_of_a_facedown_province_is_not_active() -> None:
    s = table("A: Plain Captain*\nB: | | Fields, Plain Spring, Plain Spring?\nmilitary air A>B", extra=EXTRA)
    assert len([x for x in options(s) if x.startswith("Plain Spring")]) == 1


@rule("rr.in-play.1", "rr.in-play.3")
def test_characters_in_provinces_are_out_of_play_and_holdings_in_play() -> None:
    s = table("A: | | Fields, Plain Hill[Plain Twin], Plain Wall[Plain Mine]\nB:", extra=EXTRA)
    assert offered(s, "Plain Mine") and not offered(s, "Plain Twin")
    assert in_play(s, "Plain Mine") and not in_play(s, "Plain Twin") and in_play(s, "Plain Hill")


@rule("rr.emerald-rule.2")
def test_a_card_may_contradict_the_rules() -> None:
    text = "A 10/9: Plain Giant | {} | | | Plain Sword\nB:"
    assert not offered(table(text.format("")), "Plain Sword"), "cards in decks are not played"
    s = table(text.format("").replace("Plain Giant", "Plain Giant, Artisan Academy"))
    do(s, "A: Artisan Academy", "B: pass")
    assert offered(s, "Plain Sword")


@rule("rr.may.1")
def test_may_asks_the_controller_unless_it_names_somebody() -> None:
    s = table("A: Plain Soldier* | Banzai!\nB: Plain Porter*\nmilitary air B>A")
    do(s, "A: Banzai!", "A: Plain Soldier")
    assert decision(s) == "A: may" and options(s) == ["yes", "no"]


@rule("rr.traits.1")
@pytest.mark.parametrize(("mine", "may"), [("Plain Soldier", True), ("Plain Guest", False)], ids=["Bushi", "no Bushi"])
def test_abilities_speak_of_traits(mine: str, may: bool) -> None:
    assert offered(table(f"A 10/1: {mine}* | Rout\nB: Plain Idler*\nmilitary air B>A"), "Rout") is may


@rule("rr.may.1")
@pytest.mark.parametrize("takes", [True, False])
def test_may_asks_the_player_it_names(takes: bool) -> None:
    offer = event("Offer", NEUTRAL, action(May(GainHonor(who=YOUR_OPPONENT), by=YOUR_OPPONENT), GainFate()), cost=0)
    s = table("A 10/0: | Offer\nB 10/0:", extra=[offer])
    do(s, "A: Offer")
    assert decision(s) == "B: may" and options(s) == ["yes", "no"]
    do(s, f"B: {'yes' if takes else 'no'}")
    assert honor_of(s) == [10, 11 if takes else 10] and fate_of(s)[0] == 1
