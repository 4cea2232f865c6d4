"""Core Set, Crane: the academy, the storyteller, the duelist, the scout, the gift."""

from __future__ import annotations

import pytest

from tests.lcg.tables import (
    decision,
    deck,
    defending,
    do,
    fate_of,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_faceup,
    military,
    offered,
    options,
    participating,
    pass_until,
    table,
)


def test_artisan_academy_shows_the_top_card_which_may_then_be_played() -> None:
    s = table("A 10/1: Artisan Academy, Plain Soldier | | | | Plain Sword, Plain Robe\nB:")
    do(s, "A: Artisan Academy", "B: pass")
    assert not offered(s, "Artisan Academy") and offered(s, "Plain Sword") and not offered(s, "Plain Robe")
    do(s, "A: Plain Sword", "A: Plain Soldier")
    assert military(s, "Plain Soldier") == 4 and deck(s, "A") == ["Plain Robe"] and fate_of(s)[0] == 0


def test_artisan_academy_serves_events_and_characters_too() -> None:
    for title, done in (("Plain Praise", "honor"), ("Plain Guest", "in play")):
        s = table(f"A 10/1: Artisan Academy | | | | {title}, Plain Robe\nB:")
        do(s, "A: Artisan Academy", "B: pass", f"A: {title}")
        assert honor_of(s)[0] == 11 if done == "honor" else in_play(s, title)


def test_artisan_academy_works_in_the_conflict_phase_only_and_its_leave_ends_with_it() -> None:
    for phase in ("dynasty", "draw", "fate"):
        assert not offered(table(f"A: Artisan Academy\nB:\n{phase} phase"), "Artisan Academy")
    s = table("A 10/1: Artisan Academy | | | | Plain Praise, Plain Robe\nB:")
    do(s, "A: Artisan Academy", "B: pass")
    assert offered(s, "Plain Praise")
    pass_until(s, "lcg: fate phase: action window")
    assert decision(s) == "A: action" and not offered(s, "Plain Praise")


def test_asahina_storyteller_gives_sincerity_to_honored_cranes_of_her_player() -> None:
    s = table("A: Asahina Storyteller, Plain Envoy^, Funeral Pyre | | | | Plain Robe, Plain Sword, Plain Alms\nB:")
    do(s, "A: Funeral Pyre", "A: Plain Envoy")
    assert len(hand(s, "A")) == 2, "the Pyre's card and one of sincerity"
    for other in ("Plain Captain", "Plain Poet"):
        s = table(f"A: Asahina Storyteller, {other}{'^' if 'Captain' in other else ''}, Funeral Pyre\nB:")
        do(s, "A: Funeral Pyre", f"A: {other}")
        assert len(hand(s, "A")) == 1, "another clan, or not honored"


def test_asahina_storyteller_is_sincere_herself() -> None:
    s = table("A: Asahina Storyteller, Funeral Pyre\nB:")
    do(s, "A: Funeral Pyre", "A: Asahina Storyteller")
    assert len(hand(s, "A")) == 2


def test_daidoji_nerishma_turns_a_card_in_a_province_faceup() -> None:
    s = table("""A: Daidoji Nerishma | | Fields, Plain Hill[Plain Giant?], Plain Wall[Plain Lord]
                 B: | | Fields, Plain Hill[Plain Captain?]""")
    do(s, "A: Daidoji Nerishma")
    assert all(x.startswith("a facedown card (A") for x in options(s)) and len(options(s)) == 3
    do(s, "A: a facedown card (A1)")
    assert is_faceup(s, "Plain Giant") and not offered(do(s, "B: pass"), "Daidoji Nerishma")


def test_a_holding_turned_by_daidoji_nerishma_is_in_play() -> None:
    s = table("A: Daidoji Nerishma | | Fields, Plain Hill[Plain Tower?]\nB:")
    do(s, "A: Daidoji Nerishma", "A: a facedown card (A1)")
    assert in_play(s, "Plain Tower")


def test_kakita_kaezin_who_wins_clears_the_field() -> None:
    s = table("""A: Kakita Kaezin*, Plain Soldier*
                 B: Plain Captain*, Plain Porter*, Plain Giant
                 military air B>A""")
    do(s, "A: Kakita Kaezin")
    assert decision(s) == "B: target" and sorted(options(s)) == ["Plain Captain", "Plain Porter"]
    do(s, "B: Plain Captain", "A: 5", "B: 1")
    assert participating(s, "Kakita Kaezin") and participating(s, "Plain Captain")
    assert not participating(s, "Plain Soldier") and not participating(s, "Plain Porter")
    assert not is_bowed(s, "Plain Porter")
    do(s, "B: pass")
    assert not offered(s, "Kakita Kaezin")


def test_kakita_kaezin_who_loses_goes_home_and_a_tie_moves_nobody() -> None:
    for mine, there in (("1", False), ("2", True)):
        s = table("A: Kakita Kaezin*\nB: Plain Captain*, Plain Porter*\nmilitary air B>A")
        do(s, "A: Kakita Kaezin", "B: Plain Captain", f"A: {mine}", "B: 1")
        assert defending(s, "Kakita Kaezin") is there
        assert participating(s, "Plain Captain") and participating(s, "Plain Porter")


@pytest.mark.parametrize(
    "text", ["A: Kakita Kaezin, Plain Soldier*\nB: Plain Captain*", "A: Kakita Kaezin*\nB: Plain Poet*"]
)
def test_kakita_kaezin_needs_a_place_in_the_conflict_and_a_foe_who_can_duel(text: str) -> None:
    assert not offered(table(f"{text}\npolitical air B>A"), "Kakita Kaezin")


def test_the_perfect_gift_shows_four_cards_of_each_deck_and_hands_one_of_each_out() -> None:
    s = table("""A: | The Perfect Gift | | | Plain Robe, Plain Sword, Plain Alms, Plain Praise, Banzai!
                 B: | | | | Rout, Outwit, Levy, Charge!, Good Omen""")
    do(s, "A: The Perfect Gift")
    assert decision(s) == "A: choose"
    assert sorted(options(s)) == ["Plain Alms", "Plain Praise", "Plain Robe", "Plain Sword"]
    do(s, "A: Plain Alms")
    assert sorted(options(s)) == ["Charge!", "Levy", "Outwit", "Rout"]
    do(s, "A: Outwit")
    assert (hand(s, "A"), hand(s, "B")) == (["Plain Alms"], ["Outwit"])
    assert sorted(deck(s, "B")) == ["Charge!", "Good Omen", "Levy", "Rout"]
