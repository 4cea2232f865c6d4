"""Core Set: the neutral events."""

from __future__ import annotations

import pytest

from tests.lcg.tables import (
    attacking,
    decision,
    discard,
    do,
    fate_on,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    is_honored,
    military,
    never_offered,
    offered,
    options,
    participating,
    pass_until,
    table,
)


def test_assassination_costs_three_honor_and_kills_a_cheap_character() -> None:
    s = table("""A 10/0: Plain Soldier* | Assassination, Assassination
                 B: Plain Captain*, Plain Envoy, Plain Idler
                 military air B>A""")
    do(s, "A: Assassination")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Idler", "Plain Soldier"], "printed cost 2 or lower, anywhere"
    do(s, "A: Plain Envoy")
    assert not in_play(s, "Plain Envoy") and honor_of(s)[0] == 7
    do(s, "B: pass")
    assert not offered(s, "Assassination"), "once per round"


@pytest.mark.parametrize(
    "text",
    [
        "A 10/0: Plain Soldier | Assassination\nB: Plain Idler",
        "A 2/0: Plain Captain* | Assassination\nB: Plain Idler*\nmilitary air B>A",
        "A 10/0: Plain Captain* | Assassination\nB: Plain Giant*\nmilitary air B>A",
    ],
    ids=["no conflict", "too little honor", "nobody cheap enough"],
)
def test_assassination_is_refused_with(text: str) -> None:
    assert not offered(table(text), "Assassination")


def test_banzai_strengthens_a_participant_and_again_for_an_honor() -> None:
    s = table("A 10/0: Plain Soldier* | Banzai!, Banzai!\nB: Plain Captain*, Plain Idler\nmilitary air B>A")
    do(s, "A: Banzai!")
    assert sorted(options(s)) == ["Plain Captain", "Plain Soldier"]
    do(s, "A: Plain Soldier", "A: yes", "A: Plain Soldier", "A: no")
    assert military(s, "Plain Soldier") == 6 and honor_of(s)[0] == 9
    do(s, "B: pass")
    assert not offered(s, "Banzai!"), "once per conflict"


def test_banzai_needs_a_conflict_and_somebody_whose_skill_can_change() -> None:
    assert not offered(table("A: Plain Soldier | Banzai!\nB:"), "Banzai!")
    assert not offered(table("A: Plain Poet* | Banzai!\nB: Plain Poet*\npolitical air B>A"), "Banzai!")


def test_charge_puts_a_character_from_a_province_into_the_conflict() -> None:
    provinces = "Fields, Plain Hill[Plain Giant], Plain Wall[Plain Poet], Plain Ditch[Plain Bully?]"
    s = table(f"""A 10/1: Plain Soldier* | Charge! | {provinces}
                 B: Plain Captain* | | Fields, Plain Hill[Plain Lord]
                 military air A>B""")
    do(s, "B: pass", "A: Charge!")
    assert options(s) == ["Plain Giant"], "not a dash, not a facedown card, not an opponent's"
    do(s, "A: Plain Giant")
    assert attacking(s, "Plain Giant") and not is_bowed(s, "Plain Giant")


def test_charge_is_for_military_conflicts() -> None:
    text = "A 10/1: Plain Soldier* | Charge! | Fields, Plain Hill[Plain Giant]\nB: Plain Captain*\n{} air B>A"
    assert offered(table(text.format("military")), "Charge!")
    assert not offered(table(text.format("political")), "Charge!")


def test_charge_does_not_bring_a_second_copy_of_a_unique_character() -> None:
    s = table("A 10/1: Plain Lord* | Charge! | Fields, Plain Hill[Plain Lord]\nB: Plain Captain*\nmilitary air B>A")
    assert not offered(s, "Charge!")


def test_court_games_honors_a_friend_or_has_the_opponent_dishonor_one() -> None:
    text = (
        "A: Plain Envoy*, Plain Poet* | Court Games, Court Games\nB: Plain Captain*, Plain Soldier*\npolitical air B>A"
    )
    s = table(text)
    do(s, "A: Court Games")
    do(s, f"A: {options(s)[0]}")
    assert decision(s) == "A: choose" and sorted(options(s)) == ["Plain Envoy", "Plain Poet"]
    do(s, "A: Plain Poet")
    assert is_honored(s, "Plain Poet")
    assert not offered(do(s, "B: pass"), "Court Games"), "once per conflict"
    s = table(text)
    do(s, "A: Court Games")
    do(s, f"A: {options(s)[1]}")
    assert decision(s) == "B: choose" and sorted(options(s)) == ["Plain Captain", "Plain Soldier"]
    do(s, "B: Plain Soldier")
    assert is_dishonored(s, "Plain Soldier")


@pytest.mark.parametrize(
    ("mine", "theirs", "left"), [("Plain Envoy*^", "Plain Soldier*", 1), ("Plain Envoy*", "Plain Soldier*~", 0)]
)
def test_court_games_offers_only_what_changes_something(mine: str, theirs: str, left: int) -> None:
    s = table(f"A: {mine} | Court Games\nB: {theirs}\npolitical air B>A")
    do(s, "A: Court Games")
    assert len(options(s)) == 1 and (options(s)[0].startswith("choose") or "honor" in options(s)[0])
    do(s, f"A: {options(s)[0]}")
    assert decision(s) == ("B: choose" if left else "A: choose")


def test_court_games_is_for_political_conflicts() -> None:
    assert not offered(table("A: Plain Envoy* | Court Games\nB: Plain Soldier*\nmilitary air B>A"), "Court Games")


def test_fallen_in_battle_discards_a_participant_after_a_clear_victory() -> None:
    s = table(
        "A 10/2: Plain Giant* | Fallen in Battle, Fallen in Battle\nB: Plain Captain*, Plain Porter\nmilitary air A>B"
    )
    pass_until(s, "A: reactions")
    do(s, "A: Fallen in Battle")
    assert sorted(options(s)) == ["Plain Captain", "Plain Giant"]
    do(s, "A: Plain Captain")
    assert not in_play(s, "Plain Captain") and not offered(s, "Fallen in Battle"), "once per conflict"


@pytest.mark.parametrize(
    "text",
    [
        "A 10/2: Plain Giant* | Fallen in Battle\nB: Plain Lord*\nmilitary air A>B",
        "A 10/2: Plain Giant* | Fallen in Battle\nB:\npolitical air A>B",
        "A 10/2: Plain Soldier* | Fallen in Battle\nB: Plain Giant*\nmilitary air A>B",
    ],
    ids=["won by 4", "a political conflict", "a conflict lost"],
)
def test_fallen_in_battle_is_refused_after(text: str) -> None:
    assert never_offered(table(text), "Fallen in Battle")


def test_for_shame_lets_the_opponent_choose_between_shame_and_a_bow() -> None:
    for k, read in enumerate((is_dishonored, is_bowed)):
        s = table("A: Plain Envoy* | For Shame!\nB: Plain Captain*, Plain Soldier\nmilitary air B>A")
        do(s, "A: For Shame!", "A: Plain Captain")
        assert decision(s) == "B: select one" and len(options(s)) == 2
        do(s, f"B: {options(s)[k]}")
        assert read(s, "Plain Captain")


@pytest.mark.parametrize(
    "text",
    [
        "A: Plain Envoy, Plain Captain* | For Shame!\nB: Plain Soldier*\nmilitary air B>A",
        "A: Plain Envoy* | For Shame!\nB: Plain Soldier*~_\nmilitary air B>A",
        "A: Plain Envoy | For Shame!\nB: Plain Soldier",
    ],
    ids=["the courtier is at home", "the other is bowed and dishonored", "there is no conflict"],
)
def test_for_shame_is_refused_when(text: str) -> None:
    assert not offered(table(text), "For Shame!")


def test_good_omen_rewards_the_lower_bid_with_fate_on_a_costly_character() -> None:
    s = table("A bid 1: Plain Captain, Plain Envoy | Good Omen\nB bid 2: Plain Giant")
    do(s, "A: Good Omen")
    assert sorted(options(s)) == ["Plain Captain", "Plain Giant"]
    do(s, "A: Plain Captain")
    assert fate_on(s, "Plain Captain") == 1


@pytest.mark.parametrize(("mine", "theirs"), [(2, 2), (3, 2)])
def test_good_omen_needs_a_lower_bid(mine: int, theirs: int) -> None:
    assert not offered(table(f"A bid {mine}: Plain Captain | Good Omen\nB bid {theirs}:"), "Good Omen")


@pytest.mark.parametrize(
    ("title", "type", "best", "lower", "equal"),
    [
        ("Outwit", "political", "Plain Envoy", "Plain Captain", "Plain Poet"),
        ("Rout", "military", "Plain Captain", "Plain Envoy", "Plain Lord"),
    ],
)
def test_outwit_and_rout_send_home_whoever_is_outdone(title: str, type: str, best: str, lower: str, equal: str) -> None:
    s = table(f"A 10/1: {best}*, Plain Giant | {title}\nB: {lower}*, {equal}*, Plain Porter\n{type} air A>B")
    do(s, "B: pass", f"A: {title}")
    assert options(s) == [lower], "lower skill, an opponent's, in the conflict"
    do(s, f"A: {lower}")
    assert not participating(s, lower) and not is_bowed(s, lower)


@pytest.mark.parametrize(
    "text",
    [
        "A 10/1: Plain Giant*, Plain Envoy | Outwit\nB: Plain Porter*\npolitical air B>A",
        "A 10/1: Plain Envoy*, Plain Captain | Rout\nB: Plain Idler*\nmilitary air B>A",
    ],
    ids=["Outwit without a Courtier there", "Rout without a Bushi there"],
)
def test_nobody_is_sent_home_by(text: str) -> None:
    s = table(text)
    assert not offered(s, "Outwit") and not offered(s, "Rout")


def test_spies_at_court_shames_a_winner_to_strip_the_opponents_hand() -> None:
    s = table("""A: Plain Envoy*, Plain Poet*~ | Spies at Court
                 B: Plain Idler* | Plain Robe, Plain Sword, Plain Alms
                 political air A>B""")
    pass_until(s, "A: reactions")
    do(s, "A: Spies at Court")
    assert options(s) == ["Plain Envoy"], "somebody who can still be dishonored"
    do(s, "A: Plain Envoy")
    assert is_dishonored(s, "Plain Envoy") and len(hand(s, "B")) == 1 and len(discard(s, "B")) == 2


@pytest.mark.parametrize(
    "text",
    [
        "A: Plain Envoy* | Spies at Court\nB: Plain Idler*\npolitical air A>B",
        "A: Plain Captain* | Spies at Court\nB: Plain Idler* | Plain Robe\nmilitary air A>B",
        "A: Plain Envoy*~ | Spies at Court\nB: Plain Idler* | Plain Robe\npolitical air A>B",
    ],
    ids=["an empty hand", "a military conflict", "nobody left to shame"],
)
def test_spies_at_court_is_refused_with(text: str) -> None:
    assert never_offered(table(text), "Spies at Court")
