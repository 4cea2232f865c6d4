"""Core Set, Crane: the conflict cards."""

from __future__ import annotations

import pytest

from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    is_honored,
    military,
    offered,
    options,
    pass_until,
    political,
    table,
)


def test_political_rival_is_covert_and_stronger_in_defense() -> None:
    s = table("A: Political Rival\nB: Plain Envoy, Plain Captain")
    assert political(s, "Political Rival") == 3
    pass_until(s, "A: declare a conflict")
    do(s, "A: political air", "A: Fields", "A: Political Rival", "A: done")
    assert decision(s) == "A: evade by covert"
    do(s, "A: Plain Envoy")
    assert decision(s) == "B: declare a defender" and options(s) == ["Plain Captain", "done"]
    assert political(s, "Political Rival") == 3, "attacking"
    s = table("A: Political Rival*\nB: Plain Envoy*\npolitical air B>A")
    assert political(s, "Political Rival") == 6


def test_steward_of_law_keeps_everybody_from_being_dishonored_while_she_takes_part() -> None:
    text = "A: Plain Envoy* | For Shame!\nB: Steward of Law{}, Plain Soldier*, Plain Porter*_\npolitical air B>A"
    s = table(text.format("*"))
    do(s, "A: For Shame!")
    assert sorted(options(s)) == ["Plain Soldier", "Steward of Law"], "the bowed one could only be dishonored"
    do(s, "A: Plain Soldier")
    assert len(options(s)) == 1 and options(s)[0].startswith("bow")
    s = table(text.format(""))
    do(s, "A: For Shame!")
    assert sorted(options(s)) == ["Plain Porter", "Plain Soldier"]


def test_above_question_keeps_opponents_events_away() -> None:
    s = table("""A: Plain Soldier*[Above Question], Plain Porter*
                 B 10/0: Plain Captain*, Plain Envoy* | Assassination
                 military air A>B""")
    do(s, "B: Assassination")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Porter"]


def test_above_question_lets_friends_and_other_cards_choose_its_bearer() -> None:
    s = table("A: Plain Soldier*[Above Question] | Banzai!\nB: Shizuka Toshi, Plain Captain*\npolitical air B>A")
    do(s, "A: Banzai!")
    assert sorted(options(s)) == ["Plain Captain", "Plain Soldier"]
    do(s, "A: Plain Captain", "A: no", "B: Shizuka Toshi")
    assert sorted(options(s)) == ["Plain Captain", "Plain Soldier"]


def test_duelist_training_lets_its_bearer_challenge_and_bows_the_loser() -> None:
    s = table("""A 10/0: Plain Soldier*[Duelist Training]
                 B 10/0: Plain Captain*, Plain Porter*, Plain Giant, Plain Poet*
                 political air B>A""")
    do(s, "A: Plain Soldier (Duelist Training)")
    assert sorted(options(s)) == ["Plain Captain", "Plain Porter"], "participating, and no dash"
    do(s, "A: Plain Captain", "A: 3", "B: 1")
    assert honor_of(s) == [8, 12] and not is_bowed(s, "Plain Captain"), "5 each: nobody lost"
    do(s, "B: pass")
    assert not offered(s, "Plain Soldier"), "once per round"


@pytest.mark.parametrize(("mine", "theirs", "bowed"), [("5", "1", "Plain Captain"), ("1", "1", "Plain Soldier")])
def test_duelist_training_bows_whoever_loses(mine: str, theirs: str, bowed: str) -> None:
    s = table("A 10/0: Plain Soldier*[Duelist Training]\nB 10/0: Plain Captain*\npolitical air B>A")
    do(s, "A: Plain Soldier", "A: Plain Captain", f"A: {mine}", f"B: {theirs}")
    assert [c for c in ("Plain Captain", "Plain Soldier") if is_bowed(s, c)] == [bowed]


def test_duelist_training_lets_the_higher_bidder_discard_cards_instead() -> None:
    s = table("""A 10/0: Plain Soldier*[Duelist Training] | Plain Robe, Plain Sword, Plain Praise
                 B 10/0: Plain Captain*
                 political air B>A""")
    do(s, "A: Plain Soldier", "A: Plain Captain", "A: 3", "B: 1")
    assert decision(s) == "A: instead of giving honor"
    do(s, "A: yes", "A: Plain Robe", "A: Plain Sword")
    assert (honor_of(s), hand(s, "A"), discard(s, "A")) == ([10, 10], ["Plain Praise"], ["Plain Robe", "Plain Sword"])


@pytest.mark.parametrize("mine", ["Plain Soldier[Duelist Training], Plain Porter*", "Plain Poet*[Duelist Training]"])
def test_duelist_training_is_of_no_use_to(mine: str) -> None:
    assert not offered(table(f"A: {mine}\nB: Plain Captain*\npolitical air B>A"), mine.split("[")[0].rstrip("*"))


def test_height_of_fashion_cannot_be_played_during_a_conflict() -> None:
    s = table("A 10/2: Plain Envoy | Height of Fashion\nB:")
    do(s, "A: Height of Fashion", "A: Plain Envoy")
    assert political(s, "Plain Envoy") == 7
    s = table("A 10/2: Plain Envoy* | Height of Fashion\nB: Plain Soldier*\npolitical air B>A")
    assert not offered(s, "Height of Fashion")


def test_admit_defeat_bows_a_lone_defender() -> None:
    s = table("A 10/1: Plain Captain* | Admit Defeat\nB: Plain Soldier*\nmilitary air A>B")
    do(s, "B: pass", "A: Admit Defeat")
    assert options(s) == ["Plain Soldier"]
    do(s, "A: Plain Soldier")
    assert is_bowed(s, "Plain Soldier")


@pytest.mark.parametrize("theirs", ["Plain Soldier*, Plain Porter*", "Plain Soldier*_", "Plain Soldier"])
def test_admit_defeat_finds_nobody_among(theirs: str) -> None:
    s = table(f"A 10/1: Plain Captain* | Admit Defeat\nB: {theirs}\nmilitary air A>B")
    assert not offered(do(s, "B: pass"), "Admit Defeat")


def test_noble_sacrifice_trades_an_honored_character_for_a_dishonored_one() -> None:
    s = table("A 10/1: Plain Soldier^, Plain Porter | Noble Sacrifice\nB 10/0: Plain Captain~, Plain Giant^")
    do(s, "A: Noble Sacrifice", "A: Plain Soldier")
    assert options(s) == ["Plain Captain"]
    do(s, "A: Plain Captain")
    assert not in_play(s, "Plain Captain") and not in_play(s, "Plain Soldier")
    assert (honor_of(s), fate_of(s)) == ([11, 9], [0, 0])


@pytest.mark.parametrize(("mine", "theirs"), [("Plain Soldier", "Plain Captain~"), ("Plain Soldier^", "Plain Captain")])
def test_noble_sacrifice_needs_one_of_each(mine: str, theirs: str) -> None:
    assert not offered(table(f"A 10/1: {mine} | Noble Sacrifice\nB: {theirs}"), "Noble Sacrifice")


def test_voice_of_honor_cancels_an_event() -> None:
    s = table("A: Plain Soldier^ | Voice of Honor\nB 10/1: Plain Captain | Plain Alms\nfirst B")
    do(s, "B: Plain Alms", "A: Voice of Honor")
    assert (fate_of(s), discard(s, "B"), discard(s, "A")) == ([0, 0], ["Plain Alms"], ["Voice of Honor"])


@pytest.mark.parametrize("mine", ["Plain Soldier", "Plain Soldier^"])
def test_voice_of_honor_needs_more_honored_characters(mine: str) -> None:
    s = table(f"A: {mine} | Voice of Honor\nB 10/1: Plain Captain^ | Plain Alms\nfirst B")
    do(s, "B: Plain Alms")
    assert decision(s) == "A: action" and fate_of(s) == [0, 2]


def test_voice_of_honor_does_not_mind_other_abilities() -> None:
    s = table("A: Plain Soldier^ | Voice of Honor\nB: Plain Mine\nfirst B")
    do(s, "B: Plain Mine")
    assert decision(s) == "A: action" and fate_of(s) == [0, 1]


def test_way_of_the_crane_honors_a_crane_of_its_player() -> None:
    s = table("A: Plain Envoy, Plain Poet~, Plain Guest^, Plain Captain | Way of the Crane\nB: Plain Envoy")
    do(s, "A: Way of the Crane")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Poet"]
    do(s, "A: Plain Poet")
    assert not is_dishonored(s, "Plain Poet") and not is_honored(s, "Plain Poet") and military(s, "Plain Poet") == 0


def test_way_of_the_crane_needs_a_crane_to_honor() -> None:
    assert not offered(table("A: Plain Captain, Plain Envoy^ | Way of the Crane\nB: Plain Envoy"), "Way of the Crane")
