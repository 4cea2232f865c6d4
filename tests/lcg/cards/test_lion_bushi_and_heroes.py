"""Core Set, Lion: the dynasty characters that fight and lead."""

from __future__ import annotations

import pytest

from tests.lcg.tables import (
    decision,
    deck,
    discard,
    do,
    fate_on,
    honor_of,
    in_play,
    is_bowed,
    is_honored,
    military,
    offered,
    options,
    participating,
    pass_until,
    table,
)

LOST = "A: Deathseeker*{}, Plain Soldier\nB: Plain Captain*{}, Plain Envoy+1, Plain Porter\nmilitary air A>B"


def test_deathseeker_falls_to_discard_a_character_without_fate() -> None:
    s = table(LOST.format("", ""))
    pass_until(s, "A: reactions")
    do(s, "A: Deathseeker")
    assert sorted(options(s)) == ["Plain Captain", "Plain Envoy", "Plain Porter"], "anywhere, but an opponent's"
    do(s, "A: Plain Captain")
    assert discard(s, "A") == ["Deathseeker"] and discard(s, "B") == ["Plain Captain"]


def test_deathseeker_takes_a_fate_from_a_character_that_has_some() -> None:
    s = table(LOST.format("", ""))
    pass_until(s, "A: reactions")
    do(s, "A: Deathseeker", "A: Plain Envoy")
    assert discard(s, "A") == ["Deathseeker"] and in_play(s, "Plain Envoy") and fate_on(s, "Plain Envoy") == 0


@pytest.mark.parametrize(
    "text",
    [
        "A: Deathseeker*, Plain Giant*\nB: Plain Captain*\nmilitary air A>B",
        "A: Deathseeker*\nB: Plain Giant*\nmilitary air B>A",
        "A: Deathseeker, Plain Soldier*\nB: Plain Giant*\nmilitary air A>B",
    ],
    ids=["won", "defending", "at home"],
)
def test_deathseeker_lives_on_when(text: str) -> None:
    s = table(text)
    while s.con[0]:
        assert not offered(s, "Deathseeker")
        pass_until(s, "")
    assert in_play(s, "Deathseeker")


SPIRITS = """A: Kitsu Spiritcaller{}, Plain Soldier*
             B: Plain Captain*
             military air B>A"""


def test_kitsu_spiritcaller_calls_a_character_until_the_end_of_the_conflict() -> None:
    piles = "| | Fields, Plain Hill | Plain Giant, Plain Guest, Plain Sword, Plain Poet"
    s = table(SPIRITS.format("").replace("Plain Soldier*", f"Plain Soldier* {piles}"))
    do(s, "A: Kitsu Spiritcaller")
    assert sorted(options(s)) == ["Plain Giant", "Plain Guest"], "characters of both piles; one with a dash cannot come"
    do(s, "A: Plain Giant")
    assert participating(s, "Plain Giant") and not is_bowed(s, "Plain Giant") and is_bowed(s, "Kitsu Spiritcaller")
    while s.con[0]:
        pass_until(s, "")
    assert deck(s, "A", dynasty=True)[-1] == "Plain Giant" and not in_play(s, "Plain Giant")


@pytest.mark.parametrize(
    "text",
    [
        SPIRITS.format("_").replace("Soldier*", "Soldier* | | Fields | Plain Giant"),
        SPIRITS.format("").replace("Soldier*", "Soldier* | | Fields | Plain Sword"),
        "A: Kitsu Spiritcaller | | Fields | Plain Giant\nB:",
    ],
    ids=["bowed", "no character", "no conflict"],
)
def test_kitsu_spiritcaller_calls_nobody_when(text: str) -> None:
    assert not offered(table(text), "Kitsu Spiritcaller")


def test_lions_pride_brawler_bows_anybody_no_stronger_while_attacking() -> None:
    s = table("""A: Lion's Pride Brawler*
                 B: Plain Captain*, Plain Bully*, Plain Soldier, Plain Porter_
                 military air A>B""")
    do(s, "B: pass", "A: Lion's Pride Brawler")
    assert sorted(options(s)) == ["Lion's Pride Brawler", "Plain Bully", "Plain Soldier"], "3 or less, ready"
    do(s, "A: Plain Bully")
    assert is_bowed(s, "Plain Bully")
    do(s, "B: pass")
    assert not offered(s, "Lion's Pride Brawler")


def test_lions_pride_brawler_bows_nobody_while_defending() -> None:
    assert not offered(table("A: Lion's Pride Brawler*\nB: Plain Soldier*\nmilitary air B>A"), "Lion's Pride Brawler")


BEIONA = "A 10/3: {} | | Fields, Plain Hill[Matsu Beiona]\nB: Plain Captain, Plain Giant\ndynasty phase"


@pytest.mark.parametrize(
    ("others", "fate"),
    [("Plain Captain, Plain Soldier, Plain Bully", 2), ("Plain Captain, Plain Soldier, Plain Envoy", 0)],
)
def test_matsu_beiona_brings_fate_if_three_other_bushi_are_yours(others: str, fate: int) -> None:
    s = do(table(BEIONA.format(others)), "A: Matsu Beiona")
    assert (decision(s) == "A: reactions") is bool(fate)
    do(s, *(["A: Matsu Beiona"] if fate else []))
    assert fate_on(s, "Matsu Beiona") == fate


GENERAL = "A: Honored General{}, Matsu Berserker*, Plain Soldier*, Akodo Toturi\nB: Plain Lord*\nmilitary air B>A"


def test_honored_general_leads_other_lions_in_his_conflict() -> None:
    s = table(GENERAL.format("*"))
    skills = [military(s, x) for x in ("Matsu Berserker", "Plain Soldier", "Honored General", "Akodo Toturi")]
    assert skills == [4, 2, 3, 6] and military(s, "Plain Lord") == 5
    assert military(table(GENERAL.format("")), "Matsu Berserker") == 3, "not from home"


def test_honored_general_enters_play_and_is_honored() -> None:
    s = table("A 10/4: | | Fields, Plain Hill[Honored General]\nB:\ndynasty phase")
    do(s, "A: Honored General")
    assert decision(s) == "A: reactions" and not is_honored(s, "Honored General")
    do(s, "A: Honored General")
    assert is_honored(s, "Honored General")


EIJI = """A: Ikoma Eiji{}, Plain Porter* | | Fields, Plain Hill[Plain Soldier, Plain Giant] | {}
          B: Plain Envoy*
          {} air B>A"""


def test_ikoma_eiji_answers_a_lost_political_conflict_with_a_bushi() -> None:
    s = table(EIJI.format("", "Plain Captain, Plain Lord, Plain Envoy, Master of the Spear", "political"))
    pass_until(s, "A: reactions")
    do(s, "A: Ikoma Eiji")
    assert sorted(options(s)) == ["Plain Captain", "Plain Soldier"], "Bushi of the dynasty piles that cost 3 or less"
    do(s, "A: Plain Captain")
    assert in_play(s, "Plain Captain") and not participating(s, "Plain Captain") and fate_on(s, "Plain Captain") == 0


def test_ikoma_eiji_looks_into_the_provinces_too() -> None:
    s = table(EIJI.format("", "", "political"))
    pass_until(s, "A: reactions")
    do(s, "A: Ikoma Eiji", "A: Plain Soldier")
    assert in_play(s, "Plain Soldier")


@pytest.mark.parametrize(
    "text", [EIJI.format("", "", "military"), EIJI.format("*", "", "political")], ids=["military", "won"]
)
def test_ikoma_eiji_is_silent_when_the_conflict_was(text: str) -> None:
    s = table(text.replace("Plain Envoy*", "Plain Captain*"))
    while s.con[0]:
        assert not offered(s, "Ikoma Eiji")
        pass_until(s, "")
    assert not in_play(s, "Plain Soldier")


def test_akodo_toturi_resolves_the_ring_again_once_it_is_claimed() -> None:
    s = table("A: Akodo Toturi*\nB: Plain Porter* | | Fields, Plain Wall\nmilitary air A>B Plain Wall")
    pass_until(s, "A: resolve the ring effect")
    do(s, "A: gain 2 honor", "A: Akodo Toturi")
    assert options(s) == ["take 1 honor", "gain 2 honor"], "no pass"
    do(s, "A: gain 2 honor")
    assert honor_of(s) == [14, 10]


@pytest.mark.parametrize("fight", ["political air A>B", "military air A>B"])
def test_akodo_toturi_wants_a_military_conflict_he_takes_part_in(fight: str) -> None:
    star = "*" if fight.startswith("political") else ""
    s = table(f"A: Akodo Toturi{star}, Plain Giant*\nB: Plain Porter* | | Fields, Plain Wall\n{fight}")
    pass_until(s, "A: resolve the ring effect")
    do(s, "A: gain 2 honor")
    assert not offered(s, "Akodo Toturi")
