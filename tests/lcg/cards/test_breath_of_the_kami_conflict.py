"""Breath of the Kami: attachments and events."""

from __future__ import annotations

import pytest

from tests.lcg.tables import (
    defending,
    do,
    hand,
    is_honored,
    military,
    offered,
    options,
    political,
    table,
)


def test_formal_invitation_brings_its_bearer_to_political_conflicts() -> None:
    s = table("A: Plain Captain[Formal Invitation], Plain Porter*\nB: Plain Envoy*\npolitical air B>A")
    do(s, "A: Formal Invitation")
    assert defending(s, "Plain Captain") and political(s, "Plain Captain") == 3


@pytest.mark.parametrize(
    ("bearer", "fight"),
    [
        ("Plain Captain", "military air B>A"),
        ("Plain Captain*", "political air B>A"),
        ("Plain Bully", "political air B>A"),
    ],
    ids=["a military conflict", "there already", "a dash"],
)
def test_formal_invitation_brings_nobody(bearer: str, fight: str) -> None:
    s = table(f"A: {bearer}[Formal Invitation], Plain Porter*\nB: Plain Envoy*\n{fight}")
    assert not offered(s, "Formal Invitation")


def test_formal_invitation_is_for_the_glorious() -> None:
    s = table("A 10/3: Plain Captain, Plain Soldier | Formal Invitation\nB: Plain Poet, Plain Porter\nconflict phase")
    do(s, "A: Formal Invitation")
    assert sorted(options(s)) == ["Plain Captain", "Plain Poet"], "glory 2 or higher"


PUNCH = "A 10/3: Togashi Initiate{}, Plain Captain* | Hurricane Punch | | | Plain Letter\nB: {}\nmilitary air B>A"


def test_hurricane_punch_strengthens_a_monk_and_draws() -> None:
    s = do(table(PUNCH.format("*", "Plain Giant*")), "A: Hurricane Punch")
    assert options(s) == ["Togashi Initiate"]
    do(s, "A: Togashi Initiate")
    assert military(s, "Togashi Initiate") == 3 and hand(s, "A") == ["Plain Letter"]


def test_hurricane_punch_is_for_any_monk_who_takes_part() -> None:
    assert not offered(table(PUNCH.format("", "Plain Giant*")), "Hurricane Punch")
    theirs = do(table(PUNCH.format("", "Togashi Initiate*")), "A: Hurricane Punch", "A: Togashi Initiate")
    assert military(theirs, "Togashi Initiate", "B") == 3
    assert not offered(table("A: Togashi Initiate | Hurricane Punch\nB:\nconflict phase"), "Hurricane Punch")


ODDS = "A: Plain Porter{}, Matsu Berserker, Ikoma Prodigy, Shinjo Shono | Even the Odds\nB: {}\nmilitary air B>A"


def test_even_the_odds_brings_a_commander_who_is_honored() -> None:
    s = do(table(ODDS.format("*", "Plain Giant*, Plain Captain*")), "A: Even the Odds", "A: Shinjo Shono")
    assert defending(s, "Shinjo Shono") and is_honored(s, "Shinjo Shono")


def test_even_the_odds_honors_nobody_else() -> None:
    s = do(table(ODDS.format("*", "Plain Giant*, Plain Captain*")), "A: Even the Odds")
    assert "Plain Porter" not in options(s)
    do(s, "A: Matsu Berserker")
    assert defending(s, "Matsu Berserker") and not is_honored(s, "Matsu Berserker")


def test_even_the_odds_is_for_the_fewer() -> None:
    assert not offered(table(ODDS.format("*", "Plain Giant*, Plain Captain")), "Even the Odds")
    assert not offered(
        table(ODDS.format("", "Plain Giant").replace("\nmilitary air B>A", "\nconflict phase")), "Even the Odds"
    )


def test_even_the_odds_may_honor_a_commander_who_takes_part() -> None:
    s = table("A: Shinjo Shono*, Plain Giant | Even the Odds\nB: Plain Captain*, Plain Soldier*\nmilitary air B>A")
    do(s, "A: Even the Odds")
    assert sorted(options(s)) == ["Plain Giant", "Shinjo Shono"], "honoring alone changes the game, too"


@pytest.mark.parametrize("whose", ["A", "B"])
def test_winds_of_change_returns_the_air_ring(whose: str) -> None:
    s = do(table(f"A: Plain Captain | Winds of Change\nB:\nconflict phase, rings air={whose}"), "A: Winds of Change")
    assert s.ring_place[0] == table("A:\nB:").ring_place[0], "it is unclaimed"


@pytest.mark.parametrize("rest", ["conflict phase, rings fire=A", "military air A>B"], ids=["unclaimed", "contested"])
def test_winds_of_change_needs_a_claimed_air_ring(rest: str) -> None:
    star = "*" if ">" in rest else ""
    s = table(f"A: Plain Captain{star} | Winds of Change\nB: Plain Porter\n{rest}")
    do(s, *(["B: pass"] if star else []))
    assert not offered(s, "Winds of Change")


SCOUT = "A: Plain Captain*, Shiksha Scout{} | {}\nB: Plain Giant*{}\nmilitary air A>B"


@pytest.mark.parametrize(
    ("star", "theirs", "works"),
    [("*", ", Plain Soldier*", True), ("*", ", Plain Soldier*, Plain Porter*", False), ("", "", False)],
    ids=["two and one are more than two", "as many as three", "at home"],
)
def test_shiksha_scout_counts_for_two_where_more_are_asked_for(star: str, theirs: str, works: bool) -> None:
    s = do(table(SCOUT.format(star, "Press of Battle", theirs)), "B: pass")
    assert offered(s, "Press of Battle") is works


def test_shiksha_scout_makes_ones_side_no_smaller() -> None:
    s = do(table(SCOUT.format("*", "Even the Odds", ", Plain Soldier*, Plain Porter*")), "B: pass")
    assert not offered(s, "Even the Odds"), "three are not fewer than three"
    two = do(table(SCOUT.format("*", "Even the Odds", ", Plain Soldier*, Plain Porter*, Plain Idler*")), "B: pass")
    assert not offered(two, "Even the Odds"), "nobody of A is at home"


def test_a_blank_shiksha_scout_counts_for_one() -> None:
    s = table("""A: Plain Captain*, Shiksha Scout*[B:Cloud the Mind], Plain Envoy* | Press of Battle
                 B: Plain Giant*, Plain Soldier*, Plain Porter*, Plain Priest
                 military air A>B""")
    assert not offered(do(s, "B: pass"), "Press of Battle")
