"""Core Set, Crane: the stronghold, the province, the dynasty characters."""

from __future__ import annotations

import pytest

from tests.lcg.tables import (
    attacking,
    decision,
    defending,
    do,
    fate_of,
    hand,
    honor_of,
    is_bowed,
    is_broken,
    is_dishonored,
    is_honored,
    military,
    offered,
    options,
    pass_until,
    political,
    table,
)


def test_shizuka_toshi_bows_a_participant_with_little_political_skill() -> None:
    s = table("""A: Shizuka Toshi, Plain Envoy*
                 B: Plain Captain*, Plain Giant*, Plain Soldier, Plain Porter*_
                 political air B>A""")
    do(s, "A: Shizuka Toshi")
    assert options(s) == ["Plain Captain"], "2 or lower, participating, ready"
    do(s, "A: Plain Captain")
    assert is_bowed(s, "Plain Captain") and is_bowed(s, "Shizuka Toshi")


@pytest.mark.parametrize(
    "text",
    [
        "A: Shizuka Toshi, Plain Envoy*\nB: Plain Captain*\nmilitary air B>A",
        "A: Shizuka Toshi_, Plain Envoy*\nB: Plain Captain*\npolitical air B>A",
        "A: Shizuka Toshi, Plain Envoy*\nB: Plain Giant*\npolitical air B>A",
        "A: Shizuka Toshi, Plain Captain\nB: Plain Captain",
    ],
    ids=["a military conflict", "bowed", "all too skilled", "no conflict"],
)
def test_shizuka_toshi_bows_nobody_when(text: str) -> None:
    assert not offered(table(text), "Shizuka Toshi")


def test_the_art_of_peace_shames_attackers_and_honors_defenders_as_it_breaks() -> None:
    s = table("""A: Plain Porter*, Plain Envoy | | Fields, The Art of Peace
                 B: Plain Giant*, Plain Soldier*, Plain Captain
                 military air B>A The Art of Peace""")
    pass_until(s, "A: interrupts")
    assert not is_broken(s, "The Art of Peace")
    do(s, "A: The Art of Peace")
    assert is_broken(s, "The Art of Peace")
    assert is_dishonored(s, "Plain Giant") and is_dishonored(s, "Plain Soldier") and is_honored(s, "Plain Porter")
    assert not is_dishonored(s, "Plain Captain") and not is_honored(s, "Plain Envoy")


def test_the_art_of_peace_says_nothing_when_it_holds() -> None:
    s = table("""A: Plain Porter* | | Fields, The Art of Peace
                 B: Plain Captain*
                 military air B>A The Art of Peace""")
    pass_until(s, "resolve the ring")
    assert not is_dishonored(s, "Plain Captain") and not is_broken(s, "The Art of Peace")


def test_asahina_artisan_bows_for_another_crane() -> None:
    s = table("""A: Asahina Artisan, Plain Envoy*, Plain Captain*
                 B: Plain Poet*, Plain Porter*
                 political air B>A""")
    do(s, "A: Asahina Artisan")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Poet"]
    do(s, "A: Plain Envoy")
    assert political(s, "Plain Envoy") == 6 and military(s, "Plain Envoy") == 1 and is_bowed(s, "Asahina Artisan")


@pytest.mark.parametrize(
    "text",
    [
        "A: Asahina Artisan, Plain Envoy\nB:",
        "A: Asahina Artisan_, Plain Envoy*\nB: Plain Porter*\npolitical air B>A",
        "A: Asahina Artisan*\nB: Plain Porter*\npolitical air B>A",
    ],
    ids=["no conflict", "bowed", "no other Crane"],
)
def test_asahina_artisan_helps_nobody_when(text: str) -> None:
    assert not offered(table(text), "Asahina Artisan")


def test_brash_samurai_honors_himself_alone_on_his_side() -> None:
    s = table("A: Brash Samurai*, Plain Envoy\nB: Plain Porter*, Plain Soldier*\nmilitary air B>A")
    do(s, "A: Brash Samurai")
    assert is_honored(s, "Brash Samurai") and military(s, "Brash Samurai") == 4


@pytest.mark.parametrize("mine", ["Brash Samurai*, Plain Envoy*", "Brash Samurai, Plain Envoy*", "Brash Samurai*^"])
def test_brash_samurai_is_modest_with(mine: str) -> None:
    assert not offered(table(f"A: {mine}\nB: Plain Porter*\nmilitary air B>A"), "Brash Samurai")


def test_cautious_scout_attacking_alone_blanks_the_province() -> None:
    alone = table(
        "A: Cautious Scout*\nB: Plain Porter* | | Fields, Manicured Garden\nmilitary air A>B Manicured Garden"
    )
    assert not offered(alone, "Manicured Garden")
    two = table("""A: Cautious Scout*, Plain Soldier*
                   B: Plain Porter* | | Fields, Manicured Garden
                   military air A>B Manicured Garden""")
    assert offered(two, "Manicured Garden")


def test_cautious_scout_keeps_a_province_from_reacting_to_its_own_reveal() -> None:
    for others, asked in (("", False), (", Plain Soldier", True)):
        s = table(f"A: Cautious Scout{others} | Plain Praise\nB: Plain Porter | | Fields, Night Raid?")
        pass_until(s, "A: declare a conflict")
        do(
            s,
            "A: military air",
            "A: a facedown province",
            "A: Cautious Scout",
            *(["A: Plain Soldier"] if others else []),
        )
        do(s, *(["A: done"] if s.decision.why == "declare an attacker" else []))
        assert (decision(s) == "B: reactions") is asked


def test_doji_challenger_drags_an_opponent_into_the_conflict() -> None:
    s = table("""A: Doji Challenger*, Plain Soldier
                 B: Plain Captain, Plain Poet, Plain Porter*
                 military air A>B""")
    do(s, "B: pass", "A: Doji Challenger")
    assert options(s) == ["Plain Captain"], "not her own friends, not a dash, not one who is there"
    do(s, "A: Plain Captain")
    assert defending(s, "Plain Captain") and not is_bowed(s, "Plain Captain")


@pytest.mark.parametrize("fight", ["B>A", ""], ids=["defending", "at home"])
def test_doji_challenger_drags_nobody_while(fight: str) -> None:
    star = "*" if fight else ""
    s = table(
        f"A: Doji Challenger{star}, Plain Soldier*\nB: Plain Captain, Plain Porter*\nmilitary air {fight or 'A>B'}"
    )
    do(s, *([] if fight else ["B: pass"]))
    assert not offered(s, "Doji Challenger")


def test_doji_gift_giver_pays_the_opponent_who_then_bows_one_of_theirs() -> None:
    s = table("""A 10/2: Doji Gift Giver*
                 B 10/0: Plain Captain*, Plain Soldier*, Plain Porter*_, Plain Envoy
                 political air B>A""")
    do(s, "A: Doji Gift Giver")
    assert decision(s) == "B: target" and sorted(options(s)) == ["Plain Captain", "Plain Soldier"]
    do(s, "B: Plain Soldier")
    assert is_bowed(s, "Plain Soldier") and fate_of(s) == [1, 1]
    do(s, "B: pass")
    assert not offered(s, "Doji Gift Giver")


@pytest.mark.parametrize(
    ("fate", "me", "they"),
    [
        (0, "Doji Gift Giver*", "Plain Soldier*"),
        (1, "Doji Gift Giver", "Plain Soldier*"),
        (1, "Doji Gift Giver*", "Plain Soldier*_"),
    ],
    ids=["no fate to give", "at home", "nobody ready"],
)
def test_doji_gift_giver_gives_nothing_with(fate: int, me: str, they: str) -> None:
    s = table(f"A 10/{fate}: {me}, Plain Captain*\nB: {they}\npolitical air B>A")
    assert not offered(s, "Doji Gift Giver")


def test_doji_hotaru_resolves_the_ring_again_once_it_is_claimed() -> None:
    s = table("A: Doji Hotaru*\nB: Plain Porter* | | Fields, Plain Wall\npolitical air A>B Plain Wall")
    pass_until(s, "A: resolve the ring effect")
    do(s, "A: gain 2 honor")
    assert decision(s) == "A: reactions"
    do(s, "A: Doji Hotaru")
    assert options(s) == ["take 1 honor", "gain 2 honor"], "no pass"
    do(s, "A: gain 2 honor")
    assert honor_of(s) == [14, 10]


@pytest.mark.parametrize("fight", ["military air A>B", "political air A>B"])
def test_doji_hotaru_wants_a_political_conflict_she_takes_part_in(fight: str) -> None:
    star = "*" if fight.startswith("military") else ""
    s = table(f"A: Doji Hotaru{star}, Plain Giant*\nB: Plain Porter* | | Fields, Plain Wall\n{fight}")
    pass_until(s, "A: resolve the ring effect")
    do(s, "A: gain 2 honor")
    assert not offered(s, "Doji Hotaru")


def test_guest_of_honor_silences_the_opponents_events() -> None:
    text = "A: Guest of Honor{} | Plain Praise\nB: Plain Soldier* | Plain Praise, Plain Robe\npolitical air {}"
    s = table(text.format("*", "A>B"))
    assert not offered(s, "Plain Praise") and offered(s, "Plain Robe")
    do(s, "B: pass")
    assert offered(s, "Plain Praise"), "her own player may"
    assert offered(table(text.format("", "A>B")), "Plain Praise"), "from home she says nothing"


def test_kakita_asami_takes_honor_while_her_side_leads() -> None:
    s = table("A 10/0: Kakita Asami*, Plain Porter*\nB 10/0: Plain Envoy*\npolitical air B>A")
    do(s, "A: Kakita Asami")
    assert honor_of(s) == [11, 9]
    do(s, "B: pass")
    assert not offered(s, "Kakita Asami")


@pytest.mark.parametrize(
    "text",
    [
        "A: Kakita Asami*\nB: Plain Envoy*\npolitical air B>A",
        "A: Kakita Asami*, Plain Giant*\nB: Plain Porter*\nmilitary air B>A",
        "A: Kakita Asami, Plain Giant*\nB: Plain Porter*\npolitical air B>A",
    ],
    ids=["a tie", "a military conflict", "she is at home"],
)
def test_kakita_asami_takes_nothing_with(text: str) -> None:
    assert not offered(table(text), "Kakita Asami")


def test_savvy_politician_passes_her_honor_on() -> None:
    s = table("A: Savvy Politician, Plain Envoy, Plain Captain^ | Way of the Crane\nB: Plain Soldier")
    do(s, "A: Way of the Crane", "A: Savvy Politician", "A: Savvy Politician")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Soldier"], "not who is honored already"
    do(s, "A: Plain Envoy")
    assert is_honored(s, "Plain Envoy") and decision(s) == "B: action"


def test_savvy_politician_does_not_mind_others_being_honored() -> None:
    s = table("A: Savvy Politician, Plain Envoy | Way of the Crane\nB:")
    do(s, "A: Way of the Crane", "A: Plain Envoy")
    assert decision(s) == "B: action" and not attacking(s, "Savvy Politician") and hand(s, "A") == []
