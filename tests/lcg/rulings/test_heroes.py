"""Rulings about berserkers, champions, ambushers, initiates and storytellers."""

from __future__ import annotations

import pytest

from gorin.cards.registry import cards
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import NEUTRAL, CancelEffects, GainHonor, holding, interrupt
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    fate_of,
    fate_on,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    military,
    never_offered,
    offered,
    options,
    participating,
    pass_until,
    table,
)

GATE = holding("Plain Gate", NEUTRAL, interrupt(Happens(ev.ENTER), CancelEffects()))
WATCH = holding("Plain Watch", NEUTRAL, interrupt(Happens(ev.PLACE_FATE), GainHonor()))
BERSERKER = "A: Vengeful Berserker*{}, Plain Idler, Funeral Pyre{}\nB: Plain Giant*\nmilitary air B>A"


@rule("fr.vengeful-berserker.1")
def test_what_is_added_later_is_doubled_too() -> None:
    s = table(BERSERKER.format("", " | Banzai!"))
    do(s, "A: Funeral Pyre", "A: Plain Idler", "A: Vengeful Berserker", "B: pass")
    do(s, "A: Banzai!", "A: Vengeful Berserker", "A: no")
    assert military(s, "Vengeful Berserker") == 10


@rule("fr.vengeful-berserker.2", "rr.step-d-7.1")
def test_the_bid_of_a_duel_is_added_to_the_doubled_skill() -> None:
    s = table(BERSERKER.format("[Duelist Training]", ""))
    do(s, "A: Funeral Pyre", "A: Plain Idler", "A: Vengeful Berserker", "B: pass")
    do(s, "A: Vengeful Berserker", "A: Plain Giant", "A: 4", "B: 1")
    assert not is_bowed(s, "Plain Giant") and not is_bowed(s, "Vengeful Berserker"), "6 + 4 against 9 + 1"


@rule("fr.hida-kisada.1")
def test_hida_kisada_lets_reactions_pass_and_cancels_the_action_after_them() -> None:
    s = table("""A 10/0: Hida Kisada | Plain Praise
                 B 10/0: Plain Soldier*[Watch Commander], Plain Mine
                 military air B>A""")
    do(s, "A: Plain Praise", "B: Watch Commander", "B: Plain Mine")
    assert honor_of(s)[0] == 10 and fate_of(s)[1] == 0


@rule("fr.hida-kisada.3")
def test_an_action_used_before_hida_kisada_came_was_the_first() -> None:
    s = table("""A 10/1: Plain Soldier* | Charge! | Fields, Plain Hill[Hida Kisada]
                 B 10/0: Plain Porter*, Plain Mine | Plain Praise
                 military air A>B""")
    do(s, "B: Plain Praise", "A: Charge!", "A: Hida Kisada", "B: Plain Mine")
    assert fate_of(s)[1] == 1


@rule("fr.hiruma-ambusher.1")
def test_hiruma_ambusher_silences_an_attackers_action() -> None:
    s = table("A 10/2: Plain Soldier* | Hiruma Ambusher\nB: Doji Challenger*\nmilitary air B>A")
    do(s, "A: Hiruma Ambusher into the conflict", "A: Hiruma Ambusher", "A: Doji Challenger")
    assert decision(s) == "B: action" and not offered(s, "Doji Challenger")


@rule("fr.hiruma-ambusher.2")
def test_hiruma_ambusher_leaves_constant_abilities_alone() -> None:
    s = table("A 10/2: Plain Soldier* | Hiruma Ambusher, Plain Praise\nB: Guest of Honor*\nmilitary air B>A")
    do(s, "A: Hiruma Ambusher into the conflict", "A: Hiruma Ambusher", "A: Guest of Honor", "B: pass")
    assert not offered(s, "Plain Praise")


CASES = [
    pytest.param("Kaiu Shuichi", marks=rule("fr.kaiu-shuichi.1")),
    pytest.param("Shrewd Yasuki", marks=rule("fr.shrewd-yasuki.1")),
]


@pytest.mark.parametrize("title", CASES)
def test_an_opponents_holding_will_do(title: str) -> None:
    assert offered(table(f"A: {title}*\nB: Plain Porter*, Plain Tower\nmilitary air B>A"), title)


@rule("fr.kakita-kaezin.1")
def test_a_bowed_duelist_of_kakita_kaezin_has_its_full_skill() -> None:
    s = table("A: Kakita Kaezin*\nB: Plain Captain*_\nmilitary air B>A")
    do(s, "A: Kakita Kaezin", "B: Plain Captain", "A: 1", "B: 1")
    assert not participating(s, "Kakita Kaezin"), "3 + 1 against 4 + 1"


KEEPER = (
    "A: Keeper of Fire, Plain Soldier*{} | | | Keeper Initiate\nB: | | Fields, Plain Wall\nmilitary fire A>B Plain Wall"
)


@rule("fr.keeper-initiate.1")
def test_the_ring_effect_is_over_before_keeper_initiate_comes() -> None:
    s = table(KEEPER.format(""))
    pass_until(s, "A: resolve the ring")
    assert not in_play(s, "Keeper Initiate") and not any("Keeper Initiate" in x for x in options(s))
    do(s, "A: honor Plain Soldier", "A: Keeper Initiate")
    assert in_play(s, "Keeper Initiate")


@rule("fr.keeper-initiate.3")
def test_a_keeper_initiate_in_play_does_not_react() -> None:
    s = table(KEEPER.format(", Keeper Initiate").replace(" | | | Keeper Initiate", ""))
    assert never_offered(s, "Keeper Initiate") and fate_on(s, "Keeper Initiate") == 0


@rule("rr.errata-keeper-initiate.1")
def test_a_keeper_initiate_that_did_not_enter_gets_no_fate() -> None:
    s = table(KEEPER.format(", Plain Gate, Plain Watch"), extra=[GATE, WATCH])
    pass_until(s, "A: reactions")
    do(s, "A: Keeper Initiate", "A: Plain Gate")
    assert not in_play(s, "Keeper Initiate") and fate_on(s, "Keeper Initiate") == 0
    assert options(s) == ["pass"], "no fate was about to be placed, so nobody interrupts that"
    s = table(KEEPER.format(", Plain Watch"), extra=[WATCH])
    pass_until(s, "A: reactions")
    do(s, "A: Keeper Initiate")
    assert in_play(s, "Keeper Initiate") and offered(s, "Plain Watch")
    do(s, "A: pass")
    assert fate_on(s, "Keeper Initiate") == 1


@rule("fr.asahina-storyteller.1")
def test_printed_and_gained_sincerity_are_one() -> None:
    s = table("A: Asahina Storyteller^, Asahina Storyteller, Funeral Pyre\nB:")
    do(s, "A: Funeral Pyre", "A: Asahina Storyteller")
    assert len(hand(s, "A")) == 2, "one for the Pyre, one for sincerity"


@rule("rr.errata-wandering-ronin.1", "rr.errata-wandering-ronin.2")
def test_the_ronin_is_spelled_with_macrons_and_found_without() -> None:
    assert "Wandering Rōnin" in cards("lcg") and "Wandering Ronin" not in cards("lcg")
    assert "rōnin" in cards("lcg")["Wandering Rōnin"].traits
    assert options(table("A: Wandering Ronin*+1\nB: Plain Soldier*\nmilitary air B>A")) == ["Wandering Rōnin", "pass"]


@rule("rr.errata-wandering-ronin.2")
def test_the_ronin_trait_is_the_same_with_and_without_its_macron() -> None:
    s = table("A: Wandering Rōnin\nB:")
    assert s.p[facts.trait("rōnin")] >> find(s, "Wandering Ronin") & 1
    assert facts.trait("rōnin") == facts.trait("ronin")
