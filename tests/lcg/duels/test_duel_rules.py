"""Duels: who takes part, several on a side, what is compared."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    CHARACTER,
    THIS,
    YOURS,
    Cannot,
    GainFate,
    LosesDuel,
    reaction,
)
from tests.lcg.duels.duelists import (
    ARBITER,
    BEAUTY,
    STAY,
    duel,
    duelist,
)
from tests.lcg.tables import (
    decision,
    do,
    hand,
    is_bowed,
    is_dishonored,
    is_honored,
    military,
    offered,
    options,
)


@rule("rr.step-d-1.3", "rr.step-d-1.6")
def test_during_a_conflict_both_duelists_must_participate() -> None:
    s = duel("A: Challenger*\nB: Plain Captain*, Plain Lord\nmilitary air A>B")
    do(s, "B: pass", "A: Challenger")
    assert options(s) == ["Plain Captain"]
    s = duel("A: Challenger, Plain Captain*\nB: Plain Captain*\nmilitary air A>B")
    do(s, "B: pass")
    assert not offered(s, "Challenger"), "it is at home"


@rule("rr.emerald-rule.2")
def test_unless_the_card_says_otherwise() -> None:
    s = duel("A: Plain Captain*, Plain Giant | Anywhere\nB: Plain Captain*, Plain Lord\nmilitary air A>B")
    do(s, "B: pass", "A: Anywhere")
    assert set(options(s)) == {"Plain Captain", "Plain Giant"}
    do(s, "A: Plain Giant", "A: Plain Lord", "A: 3", "B: 3")
    assert is_bowed(s, "Plain Lord")


@rule("rr.duel.2")
def test_the_character_chosen_is_a_target() -> None:
    shielded = duelist("Shielded", Cannot(THIS, ("be chosen",), by_opponents=True), military=1)
    s = duel("A: Plain Captain* | Debate\nB: Plain Captain*, Shielded*\npolitical air A>B", shielded)
    do(s, "B: pass", "A: Debate", "A: Plain Captain")
    assert options(s) == ["Plain Captain"]


@rule("rr.step-d-1.7", "rr.open-duel-initiation-step.1")
def test_without_a_legal_duelist_on_each_side_no_duel_is_initiated() -> None:
    s = duel("A: Challenger* | Debate\nB: Plain Poet\nmilitary air A>B")
    do(s, "B: pass")
    assert not offered(s, "Challenger")
    assert not offered(s, "Debate")


# --- several on a side -----------------------------------------------------------------------------------------------


@rule("rr.duel.1", "rr.step-d-6.3")
def test_the_statistics_of_several_on_a_side_are_added() -> None:
    s = duel("A: Hitomi*\nB: Plain Captain*, Plain Soldier*\nmilitary air A>B")
    do(s, "B: pass", "A: Hitomi", "A: Plain Captain", "A: Plain Soldier", "A: 1", "B: 1")
    assert is_bowed(s, "Hitomi"), "5 against 4 and 2"
    s = duel("A: Hitomi*\nB: Plain Captain*, Plain Soldier*\nmilitary air A>B")
    do(s, "B: pass", "A: Hitomi", "A: Plain Captain", "A: done", "A: 1", "B: 1")
    assert is_bowed(s, "Plain Captain"), "against one of them it wins"


@rule("rr.step-d-6.4")
def test_characters_on_the_same_side_win_or_lose_together() -> None:
    sad = duelist("Sad", reaction(LosesDuel(CHARACTER & YOURS), GainFate()))
    s = duel("A: Hitomi*\nB: Plain Captain*, Plain Soldier*, Sad\nmilitary air A>B", sad)
    do(s, "B: pass", "A: Hitomi", "A: Plain Captain", "A: Plain Soldier", "A: 3", "B: 1")
    assert decision(s) == "B: reactions"
    assert len(options(s)) == 3, "two characters lost: one reaction to either"
    do(s, "B: pass")
    assert is_bowed(s, "Plain Captain")
    assert is_bowed(s, "Plain Soldier")
    assert is_honored(s, "Hitomi")


@rule("rr.step-d-6.4")
def test_both_winners_are_winners() -> None:
    s = duel("A: Hitomi*\nB: Plain Captain*, Plain Soldier*\nmilitary air A>B")
    do(s, "B: pass", "A: Hitomi", "A: Plain Captain", "A: Plain Soldier", "A: 1", "B: 3")
    assert is_honored(s, "Plain Captain")
    assert is_honored(s, "Plain Soldier")


@rule("rr.open-duel-bowed.1")
def test_a_bowed_duelist_counts_in_full() -> None:
    s = duel("A: Hitomi*\nB: Plain Captain_*, Plain Soldier_*\nmilitary air A>B")
    do(s, "B: pass", "A: Hitomi", "A: Plain Captain", "A: Plain Soldier", "A: 1", "B: 1")
    assert is_bowed(s, "Hitomi")


# --- statistics ------------------------------------------------------------------------------------------------------


@rule("rr.step-d-2.1", "rr.step-d-6.1", "rr.step-d-8.1")
@pytest.mark.parametrize(("foe", "cards"), [("Plain Captain", [2, 0]), ("Plain Giant", [0, 0])])
def test_a_duel_may_be_about_glory(foe: str, cards: list[int]) -> None:
    s = duel(f"A: Beauty*\nB: {foe}*\nmilitary air A>B")
    do(s, "B: pass", "A: Beauty", f"A: {foe}", "A: 2", "B: 2")
    assert len(hand(s, "A")) == bool(cards[0]), "3 against 2 wins, 3 against 3 does not"
    assert hand(s, "B") == []


@rule("rr.step-d-2.1")
def test_a_duel_may_be_about_political_skill() -> None:
    s = duel("A: Plain Captain* | Debate\nB: Plain Envoy*\nmilitary air A>B")
    do(s, "B: pass", "A: Debate", "A: 2", "B: 2")
    assert is_dishonored(s, "Plain Captain"), "2 against 3"


@rule("rr.step-d-6.2")
def test_modifiers_count_in_a_duel() -> None:
    s = duel("A: Challenger*[Plain Sword]\nB: Plain Captain*\nmilitary air A>B")
    do(s, "B: pass", "A: Challenger", "A: 1", "B: 1")
    assert is_bowed(s, "Plain Captain"), "5 against 4"


@rule("rr.base-value.1")
def test_a_duel_may_compare_base_values() -> None:
    s = duel("A: True*[Plain Sword]\nB: Plain Captain*\nmilitary air A>B")
    do(s, "B: pass", "A: True", "A: 1", "B: 1")
    assert is_bowed(s, "True"), "3 against 4, whatever it carries"


def test_what_holds_for_the_duel_ends_with_it() -> None:
    s = duel("A: Fielder*\nB: Plain Porter*\nmilitary air A>B")
    do(s, "B: pass", "A: Fielder", "A: 1", "B: 1")
    assert not is_honored(s, "Fielder"), "3 against 3: both got +2"
    assert military(s, "Fielder") == 1
    assert military(s, "Plain Porter") == 1


def test_a_card_may_speak_of_characters_that_are_dueling() -> None:
    s = duel("A: Challenger*[Blade]\nB: Plain Captain*\nmilitary air A>B")
    assert military(s, "Challenger") == 3
    do(s, "B: pass", "A: Challenger", "A: Plain Captain")
    assert military(s, "Challenger") == 5
    do(s, "A: 1", "B: 1")
    assert is_bowed(s, "Plain Captain"), "5 against 4"
    assert military(s, "Challenger") == 4, "and glory 1 after that: the duel is over"


@rule("rr.step-d-7.2")
def test_in_skirmish_the_higher_sum_adds_one_to_the_bid() -> None:
    s = duel("A 6/0: Hitomi*\nB 6/0: Plain Captain*, Plain Soldier*\nmilitary air A>B", rules="lcg/skirmish")
    do(s, "B: pass", "A: Hitomi", "A: Plain Captain", "A: Plain Soldier", "A: 3", "B: 1")
    assert is_bowed(s, "Plain Captain"), "3 against 1 + 1"


def test_what_these_words_say() -> None:
    assert "to a glory duel" in text_of(BEAUTY)
    assert "Your opponent may dishonor that character to refuse the duel" in text_of(ARBITER)
    assert (
        text_of(STAY)
        == "Interrupt: When a duel that targets a character you control would resolve – cancel those effects."
    )
