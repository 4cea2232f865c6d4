"""Core Set, Crab: the conflict cards."""

from __future__ import annotations

import pytest

from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    honor_of,
    in_play,
    is_bowed,
    military,
    offered,
    options,
    pass_until,
    political,
    table,
)


def test_stoic_gunso_sacrifices_a_character_for_three_military() -> None:
    s = table("""A: Stoic Gunsō*, Plain Porter, Plain Idler
                 B: Plain Soldier*
                 military air B>A""")
    do(s, "A: Stoic Gunsō")
    assert sorted(options(s)) == ["Plain Idler", "Plain Porter", "Stoic Gunsō"]
    do(s, "A: Plain Porter")
    assert (military(s, "Stoic Gunsō"), political(s, "Stoic Gunsō")) == (5, 1)
    do(s, "B: pass")
    assert not offered(s, "Stoic Gunsō"), "once per round"


def test_stoic_gunso_only_does_so_during_a_conflict() -> None:
    assert not offered(table("A: Stoic Gunsō, Plain Porter\nB: Plain Soldier"), "Stoic Gunsō")


def test_jade_tetsubo_returns_all_fate_of_a_weaker_participant_to_its_owner() -> None:
    s = table("""A 10/0: Plain Soldier*[Jade Tetsubō], Plain Porter+3
                 B 10/0: Plain Captain*+2, Plain Giant*+1, Plain Idler+3, Plain Porter*
                 military air B>A""")
    assert military(s, "Plain Soldier") == 5
    do(s, "A: Jade Tetsubō")
    assert options(s) == ["Plain Captain"], "weaker, participating, with fate on it"
    do(s, "A: Plain Captain")
    assert (fate_on(s, "Plain Captain"), fate_of(s)) == (0, [0, 2])
    assert is_bowed(s, "Jade Tetsubō") and military(s, "Plain Soldier") == 5


@pytest.mark.parametrize(
    "mine",
    [
        "Plain Soldier[Jade Tetsubō], Plain Captain*",
        "Plain Soldier*[Jade Tetsubō_]",
        "Plain Soldier*[Jade Tetsubō], Plain Bully",
    ],
    ids=["its bearer stays at home", "it is bowed", "nobody weaker has fate"],
)
def test_jade_tetsubo_is_not_used_when(mine: str) -> None:
    fate = "" if "Bully" in mine else "+2"
    s = table(f"A: {mine}\nB: Plain Porter*{fate}\nmilitary air B>A")
    assert not offered(s, "Jade Tetsubō")


def test_jade_tetsubo_goes_to_a_character_of_its_own_player_only() -> None:
    s = table("A 10/2: Plain Soldier | Jade Tetsubō\nB: Plain Porter")
    do(s, "A: Jade Tetsubō")
    assert options(s) == ["Plain Soldier"]
    assert not offered(table("A 10/2: | Jade Tetsubō\nB: Plain Porter"), "Jade Tetsubō")


def test_reprieve_is_discarded_so_that_its_bearer_stays() -> None:
    s = table("""A 10/0: Plain Soldier*[Reprieve]
                 B 10/0: Plain Captain* | Assassination
                 military air A>B""")
    do(s, "B: Assassination", "B: Plain Soldier")
    assert decision(s) == "A: would-interrupts"
    do(s, "A: Reprieve")
    assert in_play(s, "Plain Soldier") and discard(s, "A") == ["Reprieve"]


def test_reprieve_need_not_be_used() -> None:
    s = table("A: Plain Soldier[Reprieve], Funeral Pyre\nB:")
    do(s, "A: Funeral Pyre", "A: Plain Soldier", "A: pass")
    assert discard(s, "A") == ["Plain Soldier", "Reprieve"]


def test_reprieve_saves_nobody_but_its_bearer() -> None:
    s = table("A: Plain Soldier[Reprieve], Plain Porter, Funeral Pyre\nB:")
    do(s, "A: Funeral Pyre", "A: Plain Porter")
    assert decision(s) == "B: action" and not in_play(s, "Plain Porter")


def test_watch_commander_costs_an_opponent_honor_for_every_card_played() -> None:
    s = table("""A 10/0: Plain Soldier*[Watch Commander]
                 B 10/9: Plain Captain* | Plain Praise, Plain Sword, Plain Guest
                 military air A>B""")
    assert (military(s, "Plain Soldier"), political(s, "Plain Soldier")) == (3, 2)
    do(s, "B: Plain Praise", "A: Watch Commander")
    assert honor_of(s) == [10, 10]
    do(s, "A: pass", "B: Plain Sword", "B: Plain Captain", "A: Watch Commander")
    assert honor_of(s) == [10, 9]
    do(s, "A: pass", "B: Plain Guest", "B: 0", "A: Watch Commander")
    assert honor_of(s) == [10, 8]


def test_watch_commander_asks_once_for_each_card() -> None:
    s = table("""A 10/0: Plain Soldier*[Watch Commander]
                 B 10/9: Plain Captain* | Plain Praise
                 military air A>B""")
    do(s, "B: Plain Praise", "A: Watch Commander")
    assert decision(s) == "A: action"


@pytest.mark.parametrize(
    "text",
    [
        "A: Plain Soldier[Watch Commander], Plain Porter*\nB: Plain Captain* | Plain Praise\nmilitary air A>B",
        "A: Plain Soldier[Watch Commander]\nB: Plain Captain | Plain Praise\nfirst B",
    ],
    ids=["its bearer stays at home", "there is no conflict"],
)
def test_watch_commander_minds_no_card_when(text: str) -> None:
    s = table(text)
    do(s, "B: Plain Praise")
    assert decision(s) == "A: action" and honor_of(s) == [10, 11]


def test_watch_commander_does_not_mind_its_own_player_and_goes_to_a_friend_only() -> None:
    s = table("""A 10/1: Plain Soldier*[Watch Commander] | Plain Praise, Watch Commander
                 B: Plain Captain*
                 military air B>A""")
    assert not offered(s, "Watch Commander"), "one on a character, and never on an opponent's"
    do(s, "A: Plain Praise")
    assert decision(s) == "B: action"


def test_levy_lets_the_opponent_give_fate_or_honor() -> None:
    for words, honor, fate in (("fate", [10, 10], [1, 2]), ("honor", [11, 9], [0, 3])):
        s = table("A 10/0: | Levy\nB 10/3:")
        do(s, "A: Levy", "A: B")
        assert decision(s) == "B: select one" and options(s) == ["give A 1 fate", "give A 1 honor"]
        do(s, f"B: give A 1 {words}")
        assert (honor_of(s), fate_of(s)) == (honor, fate)


def test_the_mountain_does_not_fall_keeps_a_defender_ready_for_the_phase() -> None:
    s = table("""A 10/1: Plain Soldier*, Plain Porter* | The Mountain Does Not Fall
                 B: Plain Captain*
                 military air B>A""")
    do(s, "A: The Mountain Does Not Fall", "A: Plain Soldier")
    pass_until(s, "A: declare")
    assert not is_bowed(s, "Plain Soldier") and is_bowed(s, "Plain Porter")


def test_the_mountain_does_not_fall_does_not_help_an_attacker() -> None:
    s = table("""A 10/1: Plain Soldier*, Plain Idler | The Mountain Does Not Fall
                 B: Plain Captain*
                 military air A>B""")
    do(s, "B: pass", "A: The Mountain Does Not Fall", "A: Plain Soldier")
    pass_until(s, "A: declare")
    assert is_bowed(s, "Plain Soldier")


def test_the_mountain_does_not_fall_is_played_once_a_round() -> None:
    s = table("A 10/2: Plain Soldier | The Mountain Does Not Fall, The Mountain Does Not Fall\nB: Plain Captain")
    do(s, "A: The Mountain Does Not Fall", "A: Plain Soldier", "B: pass")
    assert not offered(s, "The Mountain Does Not Fall")


def test_way_of_the_crab_trades_a_crab_for_a_character_of_the_opponents_choice() -> None:
    s = table("A 10/2: Plain Soldier, Plain Envoy | Way of the Crab, Way of the Crab\nB: Plain Captain, Plain Idler")
    do(s, "A: Way of the Crab")
    assert options(s) == ["Plain Soldier"], "a Crab, and a friend"
    do(s, "A: Plain Soldier", "A: B")
    assert decision(s) == "B: choose" and sorted(options(s)) == ["Plain Captain", "Plain Idler"]
    do(s, "B: Plain Idler")
    assert (in_play(s, "Plain Captain"), discard(s, "B")) == (True, ["Plain Idler"])
    assert discard(s, "A") == ["Plain Soldier", "Way of the Crab"]
    do(s, "B: pass")
    assert not offered(s, "Way of the Crab"), "once per round"


@pytest.mark.parametrize(
    ("mine", "theirs"), [("Plain Envoy", "Plain Captain"), ("Plain Soldier", "")], ids=["no Crab", "nobody to lose"]
)
def test_way_of_the_crab_is_refused_with(mine: str, theirs: str) -> None:
    assert not offered(table(f"A 10/2: {mine} | Way of the Crab\nB: {theirs}"), "Way of the Crab")
