"""Tainted Lands: the provinces and the dynasty cards."""

from __future__ import annotations

import pytest

from tests.lcg.tables import (
    decision,
    do,
    fate_of,
    fate_on,
    fight_out,
    hand,
    honor_of,
    in_play,
    is_faceup,
    military,
    offered,
    options,
    political,
    strength,
    table,
)


@pytest.mark.parametrize(("rings", "n"), [("", 5), (", rings air=A", 6), (", rings air=A fire=B void=B", 8)])
def test_teachings_of_the_elements_counts_every_claimed_ring(rings: str, n: int) -> None:
    s = table(f"A: Plain Porter | | Fields, Teachings of the Elements\nB:\nconflict phase{rings}")
    assert strength(s, "Teachings of the Elements") == n


FORTRESS = (
    "A: Plain Porter* | | Fields, Border Fortress, {}\nB: Plain Giant* | | Fields, Plain Ditch{}\nmilitary air B>A {}"
)


def test_border_fortress_reveals_any_facedown_province() -> None:
    s = do(table(FORTRESS.format("Plain Hill?", "?", "Border Fortress")), "A: Border Fortress")
    assert len(options(s)) == 2, "one of each player's"
    do(s, next(f"A: {x}" for x in options(s)))
    assert is_faceup(s, "Plain Hill") is not is_faceup(s, "Plain Ditch")


@pytest.mark.parametrize(
    ("mine", "theirs", "place"),
    [("Plain Hill?", "", "Plain Ditch"), ("Plain Hill", "", "Border Fortress")],
    ids=["a conflict elsewhere", "all are revealed"],
)
def test_border_fortress_reveals_nothing(mine: str, theirs: str, place: str) -> None:
    where = "Plain Hill" if place == "Plain Ditch" else place
    text = FORTRESS.format(mine.replace("?", "") + ", Plain Wall?" if where != place else mine, theirs, where)
    assert not offered(table(text), "Border Fortress")


EARTHCALLER = "A: Apprentice Earthcaller, Plain Envoy*\nB: {}, Plain Porter*\nmilitary air B>A"


def test_apprentice_earthcaller_sets_an_attacker_back_to_what_is_printed() -> None:
    s = table(EARTHCALLER.format("Plain Captain*^, Plain Soldier*[Plain Sword], Plain Giant"))
    assert military(s, "Plain Captain") == 6
    do(s, "A: Apprentice Earthcaller")
    assert sorted(options(s)) == ["Plain Captain", "Plain Porter"], "attackers without attachments"
    do(s, "A: Plain Captain")
    assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == (4, 2)


def test_apprentice_earthcaller_lasts_whatever_comes_later() -> None:
    s = table("A: Apprentice Earthcaller*\nB 10/3: Plain Captain*, Plain Soldier* | Plain Sword\nmilitary air B>A")
    do(s, "A: Apprentice Earthcaller", "A: Plain Captain", "B: Plain Sword", "B: Plain Captain")
    assert military(s, "Plain Captain") == 4
    fight_out(s)
    assert military(s, "Plain Captain") == 6, "until the end of the conflict"


def test_apprentice_earthcaller_leaves_a_dash() -> None:
    s = do(table(EARTHCALLER.format("Plain Bully*^")), "A: Apprentice Earthcaller", "A: Plain Bully")
    assert (military(s, "Plain Bully"), political(s, "Plain Bully")) == (3, 0)


@pytest.mark.parametrize(
    "text",
    ["A: Apprentice Earthcaller\nB: Plain Captain\nconflict phase",
     "A: Apprentice Earthcaller, Plain Porter*\nB: Plain Captain*[Plain Sword]\nmilitary air B>A"],
    ids=["no conflict", "with an attachment"],
)  # fmt: skip
def test_apprentice_earthcaller_has_nobody(text: str) -> None:
    assert not offered(table(text), "Apprentice Earthcaller")


def test_apprentice_earthcaller_has_no_defenders() -> None:
    s = table("A: Apprentice Earthcaller*\nB: Plain Captain*\nmilitary air A>B")
    do(s, "B: pass", "A: Apprentice Earthcaller")
    assert options(s) == ["Apprentice Earthcaller"], "but any attacker"


@pytest.mark.parametrize(("ring", "n"), [("earth", 5), ("air", 4)])
def test_kuni_yori_strengthens_his_side_in_earth_conflicts(ring: str, n: int) -> None:
    s = table(f"A: Kuni Yori, Plain Captain*\nB: Plain Envoy*\nmilitary {ring} B>A")
    assert military(s, "Kuni Yori") == political(s, "Kuni Yori") == n
    assert military(s, "Plain Captain") == n and military(s, "Plain Envoy") == 1


def test_kuni_yori_is_as_printed_outside_conflicts() -> None:
    assert military(table("A: Kuni Yori\nB:\nconflict phase, rings earth=A"), "Kuni Yori") == 4


@pytest.mark.parametrize("who", ["A", "B"])
def test_kuni_yori_makes_any_player_discard_at_random(who: str) -> None:
    s = table("A 10/0: Kuni Yori* | Plain Praise\nB: Plain Captain* | Plain Letter\nmilitary air B>A")
    do(s, "A: Kuni Yori")
    assert options(s) == ["A", "B"]
    do(s, f"A: {who}")
    assert (hand(s, "A"), hand(s, "B")) == (
        [] if who == "A" else ["Plain Praise"],
        [] if who == "B" else ["Plain Letter"],
    )
    assert honor_of(s) == [9, 10]


def test_kuni_yori_makes_nobody_discard_without_hands() -> None:
    s = table("A 10/0: Kuni Yori*\nB: Plain Captain* | Plain Letter\nmilitary air B>A")
    do(s, "A: Kuni Yori")
    assert options(s) == ["B"], "an empty hand loses nothing"


@pytest.mark.parametrize(
    "text",
    ["A 10/0: Kuni Yori | Plain Praise\nB: | Plain Letter\nconflict phase",
     "A 0/0: Kuni Yori* | Plain Praise\nB: Plain Captain* | Plain Letter\nmilitary air B>A",
     "A 10/0: Kuni Yori*\nB: Plain Captain*\nmilitary air B>A"],
    ids=["no conflict", "no honor", "no cards"],
)  # fmt: skip
def test_kuni_yori_makes_nobody_discard(text: str) -> None:
    assert not offered(table(text), "Kuni Yori")


def test_bonsai_garden_gives_honor_in_air_conflicts() -> None:
    text = "A 10/0: Plain Porter* | | Fields[Bonsai Garden]\nB: Plain Captain*\nmilitary {} B>A"
    assert honor_of(do(table(text.format("air")), "A: Bonsai Garden")) == [11, 10]
    assert not offered(table(text.format("fire")), "Bonsai Garden")
    assert not offered(table("A: Plain Porter | | Fields[Bonsai Garden]\nB:\nconflict phase"), "Bonsai Garden")


@pytest.mark.parametrize(
    ("title", "one", "other", "no", "gains"),
    [("Impulsive Novice", "fire", "void", "air=A earth=A water=A", (1, 1)),
     ("Court Novice", "air", "water", "fire=A earth=A void=A", (0, 2))],
)  # fmt: skip
def test_novices_are_better_with_their_rings(title: str, one: str, other: str, no: str, gains: tuple[int, int]) -> None:
    def skills(rings: str) -> tuple[int, int]:
        s = table(f"A: {title}\nB:\nconflict phase{rings}")
        return military(s, title), political(s, title)

    printed = skills("")
    better = (printed[0] + gains[0], printed[1] + gains[1])
    assert skills(f", rings {one}=A") == skills(f", rings {other}=A") == better
    assert skills(f", rings {one}=A {other}=A") == better, "once, whichever of them"
    assert skills(f", rings {one}=B {other}=B") == skills(f", rings {no}") == printed


SHINJO = "A 10/{}: | | Fields, Plain Hill[Sneaky Shinjo{}] | | | Plain Porter, Plain Soldier, Plain Envoy, Plain Poet, Plain Priest, Plain Idler\nB 10/3: | | Fields[Plain Soldier]\ndynasty phase, first {}"


def test_sneaky_shinjo_is_played_after_the_pass() -> None:
    s = table(SHINJO.format(3, "", "A"))
    do(s, "A: pass", "A: Sneaky Shinjo")
    assert decision(s) == "A: additional fate", "it is played on the usual terms"
    do(s, "A: 1")
    assert in_play(s, "Sneaky Shinjo") and fate_on(s, "Sneaky Shinjo") == 1 and fate_of(s)[0] == 2, (
        "1 for passing first"
    )
    assert decision(s) == "B: action"
    do(s, "B: Plain Soldier", "B: 0")
    assert decision(s) == "B: action", "A has passed all the same"


def test_sneaky_shinjo_may_be_the_last_play_of_the_phase() -> None:
    s = do(table(SHINJO.format(3, "", "B")), "B: pass", "A: pass", "A: Sneaky Shinjo", "A: 0")
    assert in_play(s, "Sneaky Shinjo") and s.lying[1], "its province is filled again"
    assert s.phase == 2, "the draw phase has begun"


@pytest.mark.parametrize(("fate", "mark", "first"), [(0, "", "B"), (3, "?", "A")], ids=["no fate", "facedown"])
def test_sneaky_shinjo_stays_where_it_is(fate: int, mark: str, first: str) -> None:
    s = table(SHINJO.format(fate, mark, first))
    do(s, *(["B: pass"] if first == "B" else []), "A: pass")
    assert not offered(s, "Sneaky Shinjo")


def test_sneaky_shinjo_waits_for_your_own_pass() -> None:
    s = do(table(SHINJO.format(3, "", "B")), "B: pass")
    assert decision(s) == "A: action"
