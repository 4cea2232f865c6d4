"""The Chrysanthemum Throne: provinces, dynasty characters, the palace."""

from __future__ import annotations

import pytest

from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_on,
    fight_out,
    honor_of,
    in_play,
    is_bowed,
    is_broken,
    military,
    never_offered,
    offered,
    options,
    pass_until,
    political,
    table,
)


def test_before_the_throne_takes_honor_as_it_breaks() -> None:
    s = table("""A 10/3: Plain Porter* | | Fields, Before the Throne
                 B 10/3: Plain Giant*
                 military air B>A Before the Throne""")
    pass_until(s, "A: interrupts")
    do(s, "A: Before the Throne")
    assert is_broken(s, "Before the Throne") and honor_of(s) == [12, 8]


def test_before_the_throne_keeps_quiet_while_it_holds() -> None:
    s = table("""A 10/3: Plain Porter* | | Fields, Before the Throne
                 B 10/3: Plain Captain*
                 military air B>A Before the Throne""")
    assert never_offered(s, "Before the Throne") and honor_of(s) == [10, 10]


def test_guardians_of_the_seikitsu_bow_all_who_cost_little_as_they_are_revealed() -> None:
    s = table("""A: Plain Envoy, Plain Captain | | Fields, Guardians of the Seikitsu?
                 B: Plain Lord, Plain Soldier, Plain Bully""")
    pass_until(s, "B: declare a conflict")
    do(s, "B: military air", "B: a facedown province", "B: Plain Lord", "B: done", "A: Guardians of the Seikitsu")
    assert [is_bowed(s, x) for x in ("Plain Envoy", "Plain Soldier", "Plain Bully")] == [True] * 3
    assert not is_bowed(s, "Plain Captain") and not is_bowed(s, "Plain Lord")


def test_guardians_of_the_seikitsu_act_only_as_they_are_revealed() -> None:
    s = table("""A: Plain Envoy | | Fields, Guardians of the Seikitsu
                 B: Plain Lord*
                 military air B>A Guardians of the Seikitsu""")
    assert never_offered(s, "Guardians of the Seikitsu")


def test_kaiu_inventor_lets_a_holding_be_used_again() -> None:
    s = table("A 10/0: Kaiu Inventor, Plain Mine, Plain Shrine\nB: Plain Mine")
    do(s, "A: Plain Mine", "B: pass")
    assert not offered(s, "Plain Mine")
    do(s, "A: Kaiu Inventor")
    assert sorted(options(s)) == ["Plain Mine", "Plain Shrine"], "holdings of one's own"
    do(s, "A: Plain Mine", "B: pass", "A: Plain Mine", "B: pass")
    assert not offered(s, "Plain Mine") and not offered(s, "Kaiu Inventor")


def test_kaiu_inventor_needs_a_holding() -> None:
    assert not offered(table("A: Kaiu Inventor\nB: Plain Mine"), "Kaiu Inventor")


SHIZUE = "A: Doji Shizue{}, Plain Envoy+2\nB: Plain Soldier\nconflict phase, left A=0 B=0{}"


def test_doji_shizue_stays_in_the_fate_phase_while_the_favor_is_hers() -> None:
    s = table(SHIZUE.format("", ", favor A military"))
    pass_until(s, "fate phase: action")
    assert in_play(s, "Doji Shizue") and not in_play(s, "Plain Soldier") and fate_on(s, "Plain Envoy") == 1
    rich = table(SHIZUE.format("+2", ", favor A military"))
    pass_until(rich, "fate phase: action")
    assert fate_on(rich, "Doji Shizue") == 2 and fate_on(rich, "Plain Envoy") == 1


def test_doji_shizue_goes_without_the_favor() -> None:
    s = table("A: Doji Shizue\nB: Plain Lord+3\nconflict phase, left A=0 B=0")
    pass_until(s, "fate phase: action")
    assert not in_play(s, "Doji Shizue")


def test_doji_shizue_is_like_others_in_other_phases() -> None:
    s = table(
        "A 10/3: Doji Shizue+1 | Assassination\nB: Plain Soldier*\nconflict phase, favor A military\nmilitary air B>A"
    )
    do(s, "A: Assassination", "A: Doji Shizue")
    assert not in_play(s, "Doji Shizue")


@pytest.mark.parametrize(("favor", "bowed"), [("favor A military", False), ("favor B military", True), ("", True)])
def test_agasha_sumiko_does_not_bow_after_attacks_while_the_favor_is_hers(favor: str, bowed: bool) -> None:
    s = table(f"A: Agasha Sumiko*, Plain Soldier*\nB:\nconflict phase, {favor}\nmilitary air A>B")
    fight_out(s)
    assert is_bowed(s, "Agasha Sumiko") is bowed and is_bowed(s, "Plain Soldier")


def test_agasha_sumiko_bows_after_defending() -> None:
    s = table("A: Agasha Sumiko*\nB: Plain Soldier*\nconflict phase, favor A military\nmilitary air B>A")
    fight_out(s)
    assert is_bowed(s, "Agasha Sumiko")


TOSHIRO = "A: Akodo Toshiro*{}\nB: Plain Porter | | Fields, Plain Ditch\nmilitary air A>B Plain Ditch"


def test_akodo_toshiro_breaks_no_province_and_goes() -> None:
    s = table(TOSHIRO.format(""))
    do(s, "B: pass", "A: Akodo Toshiro")
    assert military(s, "Akodo Toshiro") == 7 and political(s, "Akodo Toshiro") == 1
    fight_out(s)
    assert not is_broken(s, "Plain Ditch") and not in_play(s, "Akodo Toshiro")
    assert "Akodo Toshiro" in discard(s, "A")


def test_akodo_toshiro_stays_with_a_commander() -> None:
    s = table(TOSHIRO.format(", Honored General_"))
    do(s, "B: pass", "A: Akodo Toshiro")
    fight_out(s)
    assert in_play(s, "Akodo Toshiro") and not is_broken(s, "Plain Ditch")


def test_akodo_toshiro_acts_only_as_an_attacker() -> None:
    assert not offered(table("A: Akodo Toshiro*\nB: Plain Porter*\nmilitary air B>A"), "Akodo Toshiro")
    idle = table("A: Akodo Toshiro, Plain Soldier*\nB: Plain Porter*\nmilitary air A>B")
    do(idle, "B: pass")
    assert not offered(idle, "Akodo Toshiro")


def test_fawning_diplomat_takes_the_favor_along_as_it_leaves() -> None:
    s = table("A: Fawning Diplomat_\nB: Plain Soldier+1\nconflict phase, favor B military, left A=0 B=0")
    pass_until(s, "A: interrupts")
    assert s.favor == 1
    do(s, "A: Fawning Diplomat", "A: political")
    assert not in_play(s, "Fawning Diplomat") and (s.favor, s.favor_side) == (0, 1)


def test_fawning_diplomat_says_nothing_of_others() -> None:
    s = table("A: Fawning Diplomat_, Plain Envoy\nB 10/3: Plain Soldier* | Assassination\nmilitary air B>A")
    do(s, "A: pass", "B: Assassination", "B: Plain Envoy")
    assert decision(s) == "A: action" and not in_play(s, "Plain Envoy")


@pytest.mark.parametrize(
    ("favor", "skills"), [("", (1, 2)), (", favor B military", (1, 2)), (", favor A military", (0, 1))]
)
def test_utaku_mediator_is_better_without_the_favor(favor: str, skills: tuple[int, int]) -> None:
    s = table(f"A: Utaku Mediator\nB:\nconflict phase{favor}")
    assert (military(s, "Utaku Mediator"), political(s, "Utaku Mediator")) == skills


@pytest.mark.parametrize(("palace", "who"), [("The Imperial Palace", 0), ("Plain Shrine", 1)])
def test_the_imperial_palace_counts_3_in_a_glory_count(palace: str, who: int) -> None:
    s = table(f"A: Plain Soldier | | Fields, Fields[{palace}]\nB: Plain Lord\nconflict phase, left A=0 B=0")
    pass_until(s, "fate phase: action")
    assert s.favor == who, "1 + 3 glory against 3, or 1 against 3"
