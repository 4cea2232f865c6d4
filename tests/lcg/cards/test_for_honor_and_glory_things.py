"""For Honor and Glory: provinces, holdings, attachments and events."""

from __future__ import annotations

import pytest

from gorin.kernel.views import hidden_from
from gorin.rulebook.testing import rule
from tests.lcg.tables import (
    decision,
    deck,
    discard,
    do,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_broken,
    is_dishonored,
    is_honored,
    military,
    never_offered,
    offered,
    options,
    participating,
    pass_until,
    political,
    table,
)


def test_frostbitten_crossing_strips_a_participant() -> None:
    text = """A: Plain Captain*[Plain Sword, Plain Robe], Plain Soldier[Plain Sword], Plain Porter*
              B: Plain Envoy*[Plain Robe] | | Fields, Frostbitten Crossing, Plain Hill
              military air A>B {}"""
    s = do(table(text.format("Frostbitten Crossing")), "B: Frostbitten Crossing")
    assert sorted(options(s)) == ["Plain Captain", "Plain Envoy"], "participating, with something to lose"
    do(s, "B: Plain Captain")
    assert military(s, "Plain Captain") == 4 and military(s, "Plain Soldier") == 4 and political(s, "Plain Envoy") == 4
    assert not offered(table(text.format("Plain Hill")), "Frostbitten Crossing")


RIOT = "A: Plain Giant*\nB: {} | | Fields, Riot in the Streets, Plain Hill\nmilitary air A>B {}"


def test_riot_in_the_streets_bows_a_participant_for_three_bushi() -> None:
    s = table(RIOT.format("Plain Soldier*, Plain Captain*_, Plain Bully*, Plain Envoy", "Riot in the Streets"))
    do(s, "B: Riot in the Streets")
    assert sorted(options(s)) == ["Plain Bully", "Plain Giant", "Plain Soldier"]
    do(s, "B: Plain Giant")
    assert is_bowed(s, "Plain Giant")


@pytest.mark.parametrize(
    ("theirs", "where"),
    [
        ("Plain Soldier*, Plain Captain*, Plain Envoy*", "Riot in the Streets"),
        ("Plain Soldier*, Plain Captain*, Plain Bully", "Riot in the Streets"),
        ("Plain Soldier*, Plain Captain*, Plain Bully*", "Plain Hill"),
    ],
    ids=["two Bushi", "one at home", "elsewhere"],
)
def test_there_is_no_riot(theirs: str, where: str) -> None:
    assert not offered(table(RIOT.format(theirs, where)), "Riot in the Streets")


LIGHTHOUSE = "A: Magnificent Lighthouse{}\nB: | | | | Plain Sword, Plain Robe, Plain Alms, Plain Praise"


def test_magnificent_lighthouse_sorts_the_top_of_an_opponents_deck() -> None:
    s = do(table(LIGHTHOUSE.format("")), "A: Magnificent Lighthouse", "A: B")
    assert options(s) == ["the conflict deck", "the dynasty deck"]
    do(s, "A: the conflict deck")
    assert sorted(options(s)) == ["Plain Alms", "Plain Robe", "Plain Sword"], "all three must find their places"
    do(s, "A: Plain Robe", "A: Plain Alms")
    assert deck(s, "B") == ["Plain Alms", "Plain Praise", "Plain Sword"] and discard(s, "B") == ["Plain Robe"]
    for title in ("Plain Alms", "Plain Sword"):
        assert not hidden_from(s, 0) >> find(s, title) & 1 and hidden_from(s, 1) >> find(s, title) & 1
    do(s, "B: pass")
    assert not offered(s, "Magnificent Lighthouse")


def test_magnificent_lighthouse_may_look_at_the_other_deck() -> None:
    s = do(table(LIGHTHOUSE.format("")), "A: Magnificent Lighthouse", "A: B", "A: the dynasty deck")
    for _ in range(2):
        do(s, f"A: {options(s)[0]}")
    assert discard(s, "B") == ["Peasant"] and len(deck(s, "B")) == 4


def test_miwaku_kabe_goes_back_to_the_deck_as_its_province_breaks() -> None:
    s = table("A: Plain Porter* | | Fields, Plain Hill[Miwaku Kabe]\nB: Plain Giant*\nmilitary air B>A Plain Hill")
    pass_until(s, "A: interrupts")
    do(s, "A: Miwaku Kabe")
    assert is_broken(s, "Plain Hill") and not in_play(s, "Miwaku Kabe") and "Miwaku Kabe" in deck(s, "A", dynasty=True)


def test_miwaku_kabe_stays_when_another_province_breaks() -> None:
    text = "A: Plain Porter* | | Fields, Plain Hill[Miwaku Kabe], Plain Ditch\nB: Plain Giant*\nmilitary air B>A Plain Ditch"
    assert never_offered(table(text), "Miwaku Kabe")


BLADE = """A: Plain Captain{}[Pathfinder's Blade], Plain Soldier*
           B 10/0: Plain Porter* | | Fields, Manicured Garden, Plain Hill
           military air {} Manicured Garden"""


def test_pathfinders_blade_breaks_to_silence_the_attacked_province() -> None:
    s = do(table(BLADE.format("*", "A>B")), "B: Manicured Garden", "A: Pathfinder's Blade")
    assert s.pool[1] == 0 and not in_play(s, "Pathfinder's Blade")


@rule("fr.pathfinder-s-blade.1")
@pytest.mark.parametrize("blade", [True, False])
def test_pathfinders_blade_cancels_what_is_done_to_every_target(blade: bool) -> None:
    s = table("""A: Plain Captain*[Pathfinder's Blade], Plain Soldier*
                 B: Plain Porter* | | Fields, Shameful Display, Plain Hill
                 military air A>B Shameful Display""")
    do(s, "B: Shameful Display", "B: Plain Porter", "B: Plain Soldier", *(["B: done"] if "done" in options(s) else []))
    do(s, "A: Pathfinder's Blade" if blade else "A: pass")
    if not blade:
        do(s, *(["B: Plain Porter"] if "Plain Porter" in options(s) else []))
    for who in ("Plain Porter", "Plain Soldier"):
        assert (is_honored(s, who) or is_dishonored(s, who)) is not blade


def test_pathfinders_blade_is_of_no_use_at_home_or_against_others() -> None:
    s = do(table(BLADE.format("", "A>B")), "B: Manicured Garden")
    assert s.pool[1] == 1 and in_play(s, "Pathfinder's Blade")
    s = table("A: Plain Captain*[Pathfinder's Blade]\nB 10/0: Plain Mine, Plain Porter*\nmilitary air A>B")
    do(s, "B: Plain Mine")
    assert s.pool[1] == 1 and decision(s) == "A: action"


ALARM = "A: Plain Giant*\nB: Plain Porter* | Raise the Alarm | Fields, Plain Hill[{}], Plain Ditch\n{} air A>B {}"


def test_raise_the_alarm_turns_the_card_and_a_character_defends() -> None:
    s = do(table(ALARM.format("Plain Envoy?", "military", "Plain Hill")), "B: Raise the Alarm")
    assert participating(s, "Plain Envoy")
    s = do(table(ALARM.format("Plain Tower?", "military", "Plain Hill")), "B: Raise the Alarm")
    assert in_play(s, "Plain Tower") and decision(s) == "A: action"


@pytest.mark.parametrize(("card", "kind"), [("Plain Envoy", "military"), ("Plain Envoy?", "political")])
def test_raise_the_alarm_is_not_played(card: str, kind: str) -> None:
    assert not offered(table(ALARM.format(card, kind, "Plain Hill")), "Raise the Alarm")
    attacker = table(
        "A: Plain Giant* | Raise the Alarm\nB: | | Fields, Plain Hill[Plain Envoy?]\nmilitary air A>B Plain Hill"
    )
    do(attacker, "B: pass")
    assert not offered(attacker, "Raise the Alarm")


DEBATE = """A 10/0: Plain Captain*{} | Policy Debate, Plain Alms
            B 10/0: Plain Soldier*, Plain Poet | Plain Sword, Plain Robe
            military air B>A"""


def test_kakita_blade_sharpens_a_duelist_and_honors_the_winner() -> None:
    s = table(DEBATE.format("[Kakita Blade]"))
    assert military(s, "Plain Captain") == 6 and political(s, "Plain Captain") == 2
    do(s, "A: Policy Debate", "A: Plain Captain", "A: Plain Soldier")
    assert political(s, "Plain Captain") == 4, "while the duel goes on"
    do(s, "A: 1", "B: 1", "A: Kakita Blade")
    assert honor_of(s)[0] == 11 and decision(s) == "A: choose"
    do(s, "A: Plain Sword")
    assert political(s, "Plain Captain") == 2


def test_kakita_blade_says_nothing_when_the_duel_is_lost() -> None:
    s = do(table(DEBATE.format("[Kakita Blade]")), "A: Policy Debate", "A: Plain Captain", "A: Plain Soldier")
    do(s, "A: 1", "B: 5")
    assert decision(s) == "B: choose" and honor_of(s)[0] == 14, "the bids"


def test_policy_debate_costs_the_loser_a_card() -> None:
    s = do(table(DEBATE.format("")), "A: Policy Debate", "A: Plain Captain", "A: Plain Soldier", "A: 2", "B: 1")
    assert decision(s) == "A: choose" and sorted(options(s)) == ["Plain Robe", "Plain Sword"]
    assert not hidden_from(s, 0) >> find(s, "Plain Robe") & 1
    do(s, "A: Plain Robe")
    assert hand(s, "B") == ["Plain Sword"] and discard(s, "B") == ["Plain Robe"]
    s = do(table(DEBATE.format("")), "A: Policy Debate", "A: Plain Captain", "A: Plain Soldier", "A: 1", "B: 3")
    assert decision(s) == "B: choose" and options(s) == ["Plain Alms"]


def test_policy_debate_is_about_participants() -> None:
    s = do(table(DEBATE.format("")), "A: Policy Debate")
    do(s, "A: Plain Captain")
    assert options(s) == ["Plain Soldier"]
    assert not offered(table("A: Plain Captain | Policy Debate\nB: Plain Soldier"), "Policy Debate")


KICK = "A 10/1: {} | High Kick\nB: Plain Captain*, Doji Representative*, Plain Soldier\n{} air B>A"


def test_high_kick_bows_and_silences_for_a_monk() -> None:
    s = do(table(KICK.format("Tattooed Wanderer*, Plain Porter*", "military")), "A: High Kick", "A: Tattooed Wanderer")
    assert sorted(options(s)) == ["Doji Representative", "Plain Captain"]
    do(s, "A: Doji Representative")
    assert is_bowed(s, "Doji Representative") and is_bowed(s, "Tattooed Wanderer")
    assert not offered(s, "Doji Representative"), "bowed she could still go home, but she may not use it"


@pytest.mark.parametrize(
    ("mine", "kind"),
    [("Tattooed Wanderer*", "political"), ("Plain Porter*", "military"), ("Tattooed Wanderer*_", "military")],
)
def test_high_kick_needs_a_ready_monk_in_a_military_conflict(mine: str, kind: str) -> None:
    assert not offered(table(KICK.format(mine, kind)), "High Kick")


def test_harmonize_sends_home_a_defender_and_an_equal() -> None:
    s = table("""A: Plain Captain*, Plain Porter*, Plain Giant*
                 B 10/1: Plain Bully*, Plain Captain*, Plain Soldier | Harmonize
                 military air A>B""")
    do(s, "B: Harmonize")
    assert sorted(options(s)) == ["Plain Bully", "Plain Captain"]
    do(s, "B: Plain Captain")
    assert sorted(options(s)) == ["Plain Captain", "Plain Porter"], "equal or lower cost"
    do(s, "B: Plain Porter")
    assert not participating(s, "Plain Porter") and not participating(s, "Plain Captain", "B")
    assert participating(s, "Plain Captain", "A") and participating(s, "Plain Bully")


@pytest.mark.parametrize(
    ("side", "mine"), [("B>A", "Plain Captain*"), ("A>B", "Plain Captain"), ("A>B", "Plain Porter*")]
)
def test_harmonize_is_not_played(side: str, mine: str) -> None:
    s = table(f"A: Plain Soldier*\nB 10/1: {mine} | Harmonize\nmilitary air {side}")
    do(s, *(["A: pass"] if decision(s) == "A: action" else []))
    assert not offered(s, "Harmonize")


def test_shinjo_saddle_rides_from_horse_to_horse() -> None:
    s = do(table("A 10/1: Border Rider, Moto Youth, Plain Soldier | Shinjo Saddle\nB:"), "A: Shinjo Saddle")
    assert sorted(options(s)) == ["Border Rider", "Moto Youth"]
    do(s, "A: Border Rider", "B: pass", "A: Shinjo Saddle")
    assert options(s) == ["Moto Youth"]
    do(s, "A: Moto Youth")
    assert military(s, "Moto Youth") == 3 and military(s, "Border Rider") == 2


def test_shinjo_saddle_stays_where_there_is_no_other_horse() -> None:
    assert not offered(table("A: Border Rider[Shinjo Saddle], Plain Soldier\nB: Moto Youth"), "Shinjo Saddle")
