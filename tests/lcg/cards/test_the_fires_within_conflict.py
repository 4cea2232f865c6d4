"""The Fires Within: the conflict cards."""

from __future__ import annotations

import pytest

from tests.lcg.tables import (
    do,
    fate_of,
    fate_on,
    fight_out,
    glory,
    honor_of,
    in_play,
    is_dishonored,
    is_honored,
    military,
    never_offered,
    offered,
    options,
    pass_until,
    political,
    table,
)

TETSUBO = "A: Hida Guardian{}, Matsu Berserker{}[Wicked Tetsubō]\nB: Plain Captain*^, Plain Bully*, Plain Soldier\nmilitary air {}"


@pytest.mark.parametrize("skill", ["military", "political"])
def test_wicked_tetsubo_sets_a_defenders_skill_to_nothing(skill: str) -> None:
    s = do(table(TETSUBO.format("*", "*", "A>B")), "B: pass", "A: Wicked Tetsubō")
    assert sorted(options(s)) == ["Plain Bully", "Plain Captain"], "defenders"
    do(s, "A: Plain Captain")
    do(s, next(f"A: {x}" for x in options(s) if skill in x))
    assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == ((0, 4) if skill == "military" else (6, 0))
    assert military(fight_out(s), "Plain Captain") == 6


@pytest.mark.parametrize(
    ("one", "bearer", "fight"), [("*", "", "A>B"), ("*", "*", "B>A")], ids=["at home", "defending"]
)
def test_wicked_tetsubo_is_for_an_attacking_bearer(one: str, bearer: str, fight: str) -> None:
    s = table(TETSUBO.format(one, bearer, fight))
    do(s, *(["B: pass"] if fight == "A>B" else []))
    assert not offered(s, "Wicked Tetsubō")


def test_wicked_tetsubo_is_borne_by_berserkers() -> None:
    s = table("A 10/3: Matsu Berserker, Plain Captain | Wicked Tetsubō\nB:\nconflict phase")
    do(s, "A: Wicked Tetsubō")
    assert options(s) == ["Matsu Berserker"]


FAVOR = "A: Plain Giant*, Plain Captain[Icon of Favor]\nB: Plain Porter*\nmilitary {} A>B\nround 1{}"


@pytest.mark.parametrize(("favor", "n"), [(", favor A military", 3), (", favor B military", 2), ("", 2)])
def test_icon_of_favor_gives_glory_to_the_favored(favor: str, n: int) -> None:
    assert glory(table(FAVOR.format("fire", favor)), "Plain Captain") == n


def test_icon_of_favor_honors_its_bearer_after_a_fire_conflict() -> None:
    s = table(FAVOR.format("fire", ""))
    pass_until(s, "A: reactions")
    do(s, "A: Icon of Favor")
    assert is_honored(s, "Plain Captain")


@pytest.mark.parametrize(
    ("ring", "mine"), [("air", "Plain Giant*"), ("fire", "Plain Idler*")], ids=["another ring", "lost"]
)
def test_icon_of_favor_honors_nobody(ring: str, mine: str) -> None:
    s = table(f"A: {mine}, Plain Captain[Icon of Favor]\nB: Plain Soldier*\nmilitary {ring} A>B")
    assert never_offered(s, "Icon of Favor")


INSULT = "A 10/0: {}*, Plain Captain* | Insult to Injury\nB 10/0: Plain Soldier* | Insult to Injury\nmilitary air A>B"


def test_insult_to_injury_dishonors_whom_a_duelist_beat() -> None:
    s = table(INSULT.format("Kakita Kaezin"))
    do(s, "B: pass", "A: Kakita Kaezin", "B: Plain Soldier", "A: 1", "B: 1")
    do(s, "A: Insult to Injury")
    assert is_dishonored(s, "Plain Soldier") and not is_dishonored(s, "Kakita Kaezin")


def test_insult_to_injury_is_for_ones_own_winning_duelist() -> None:
    s = table(INSULT.format("Kakita Kaezin").replace("Plain Soldier*", "Plain Giant*"))
    do(s, "B: pass", "A: Kakita Kaezin", "B: Plain Giant", "A: 1", "B: 1")
    assert not offered(s, "Insult to Injury"), "the winner is no Duelist, the Duelist lost"


def test_insult_to_injury_is_not_for_other_duels() -> None:
    s = table("""A 10/0: Doji Whisperer*, Plain Giant*[Duelist Training] | Insult to Injury
                 B 10/0: Plain Soldier*
                 military air A>B""")
    do(s, "B: pass", "A: Plain Giant (Duelist Training)", "A: Plain Soldier", "A: 1", "B: 1")
    assert not offered(s, "Insult to Injury"), "Plain Giant is no Duelist"


SMOKE = "A: Plain Captain{}[Smoke]\nB: Plain Giant*, Plain Lord*, Plain Soldier\nmilitary air B>A"


def test_smoke_weakens_everybody_who_is_not_unique() -> None:
    s = do(table(SMOKE.format("*")), "A: Smoke")
    assert not in_play(s, "Smoke")
    assert [military(s, x) for x in ("Plain Captain", "Plain Giant", "Plain Lord", "Plain Soldier")] == [2, 7, 5, 2]


@pytest.mark.parametrize(
    "text", [SMOKE.format(""), SMOKE.format("*").replace("[Smoke]", "[Smoke_]")], ids=["at home", "bowed"]
)
def test_smoke_needs_a_participating_bearer_and_to_be_ready(text: str) -> None:
    text = text.replace("A: Plain Captain[", "A: Plain Porter*, Plain Captain[")
    assert not offered(table(text), "Smoke")


ASH = "A 10/0: Plain Captain[Invocation of Ash], Plain Soldier+2, Plain Envoy\nB: Plain Porter\nconflict phase"


def test_invocation_of_ash_moves_on_and_burns_fate() -> None:
    s = do(table(ASH), "A: Invocation of Ash")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Soldier"], "yours, and not its bearer"
    do(s, "A: Plain Soldier")
    assert (military(s, "Plain Soldier"), military(s, "Plain Captain")) == (4, 4) and fate_on(s, "Plain Soldier") == 1
    assert honor_of(s) == [9, 10]


def test_invocation_of_ash_moves_to_who_has_no_fate() -> None:
    s = do(table(ASH), "A: Invocation of Ash", "A: Plain Envoy")
    assert military(s, "Plain Envoy") == 3 and fate_on(s, "Plain Envoy") == 0


@pytest.mark.parametrize("text", [ASH.replace("10/0", "0/0"), ASH.replace(", Plain Soldier+2, Plain Envoy", "")])
def test_invocation_of_ash_stays_without_honor_or_another_bearer(text: str) -> None:
    assert not offered(table(text), "Invocation of Ash")


SEAFARER = "A {}/0: Mantis Seafarer{}, Plain Giant*\nB: Plain Porter*\nmilitary air A>B"


def test_mantis_seafarer_turns_honor_into_fate() -> None:
    s = table(SEAFARER.format(10, "*"))
    pass_until(s, "A: reactions")
    do(s, "A: Mantis Seafarer")
    assert honor_of(s)[0] == 9 and fate_of(s)[0] == 1


@pytest.mark.parametrize(("honor", "star"), [(10, ""), (0, "*")], ids=["at home", "no honor"])
def test_mantis_seafarer_gains_nothing(honor: int, star: str) -> None:
    assert never_offered(table(SEAFARER.format(honor, star)), "Mantis Seafarer")


def test_mantis_seafarer_does_so_after_every_conflict() -> None:
    s = table("A 10/0: Mantis Seafarer*\nB: Plain Captain\nmilitary air A>B\nround 1")
    pass_until(s, "A: reactions")
    do(s, "A: Mantis Seafarer")
    assert not offered(s, "Mantis Seafarer"), "once for each conflict that is won"
