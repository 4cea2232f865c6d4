"""Meditations on the Ephemeral: dynasty characters and holdings."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_on,
    fight_out,
    in_play,
    is_bowed,
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

RITSUKO = "A: {}\nB: {}\nmilitary air {}"


def test_kuni_ritsuko_takes_fate_from_an_attacker_she_beats() -> None:
    s = table(RITSUKO.format("Kuni Ritsuko*", "Plain Soldier*+2, Plain Porter*, Plain Captain+1", "B>A"))
    pass_until(s, "A: reactions")
    do(s, "A: Kuni Ritsuko")
    assert options(s) == ["Plain Soldier"], "attackers with fate"
    do(s, "A: Plain Soldier")
    assert fate_on(s, "Plain Soldier") == 1 and fate_on(s, "Plain Captain") == 1


@pytest.mark.parametrize(
    ("mine", "theirs", "who"),
    [
        ("Kuni Ritsuko*", "Plain Soldier*+2", "A>B"),
        ("Kuni Ritsuko*", "Plain Giant*+2", "B>A"),
        ("Kuni Ritsuko, Plain Captain*", "Plain Soldier*+2", "B>A"),
        ("Kuni Ritsuko*", "Plain Soldier*", "B>A"),
    ],
    ids=["attacking", "beaten", "at home", "no fate to take"],
)
def test_kuni_ritsuko_takes_no_fate(mine: str, theirs: str, who: str) -> None:
    assert never_offered(table(RITSUKO.format(mine, theirs, who)), "Kuni Ritsuko")


MINE = "A 10/3: {} | {} | Fields[Iron Mine]\nB 10/3: Plain Giant* | Assassination\nmilitary air B>A"


def test_iron_mine_is_given_for_a_character() -> None:
    s = table(MINE.format("Plain Soldier+1[Plain Sword], Plain Porter", ""))
    do(s, "A: pass", "B: Assassination", "B: Plain Soldier", "A: Iron Mine")
    assert in_play(s, "Plain Soldier") and fate_on(s, "Plain Soldier") == 1 and in_play(s, "Plain Sword")
    assert discard(s, "A") == ["Iron Mine"]


def test_iron_mine_saves_nobody_elses_and_no_attachment() -> None:
    s = table(
        "A: Plain Soldier[Plain Sword] | Let Go | Fields[Iron Mine]\nB 10/3: Plain Porter* | Assassination\nmilitary air B>A"
    )
    do(s, "A: Let Go", "A: Plain Sword")
    assert "Plain Sword" in discard(s, "A") and in_play(s, "Iron Mine")
    do(s, "B: Assassination", "B: Plain Porter")
    assert not in_play(s, "Plain Porter") and in_play(s, "Iron Mine")


def test_iron_mine_works_once_for_it_is_gone() -> None:
    s = table("A: Plain Soldier, Plain Porter | | Fields[Iron Mine]\nB:\nconflict phase, left A=0 B=0")
    do(s, "A: pass", "B: pass", "A: military", "A: Plain Soldier", "A: Iron Mine")
    pass_until(s, "fate phase: action")
    assert in_play(s, "Plain Soldier") is not in_play(s, "Plain Porter")


@rule("fr.iron-mine.1", "fr.iron-mine.2")
def test_iron_mine_keeps_who_is_sacrificed_and_the_cost_is_not_paid() -> None:
    s = table("A 10/3: Steadfast Witch Hunter, Plain Soldier, Plain Captain_ | | Fields[Iron Mine]\nB:")
    do(s, "A: Steadfast Witch Hunter", "A: Plain Soldier", "A: Iron Mine")
    assert in_play(s, "Plain Soldier") and is_bowed(s, "Plain Captain") and not in_play(s, "Iron Mine")


@rule("rr.open-event-cost-prevented.1", "fr.iron-mine.3", "fr.iron-mine.5")
def test_an_event_whose_sacrifice_iron_mine_prevents_is_not_played() -> None:
    s = table("A 10/3: Plain Soldier^ | Noble Sacrifice | Fields[Iron Mine]\nB: Plain Envoy~")
    do(s, "A: Noble Sacrifice", "A: Plain Soldier", "A: Iron Mine")
    assert discard(s, "A") == ["Iron Mine", "Noble Sacrifice"], "discarded unplayed"
    assert in_play(s, "Plain Soldier") and in_play(s, "Plain Envoy")
    assert decision(s) == "B: action"


@rule("fr.iron-mine.4")
def test_what_iron_mine_prevents_counts_towards_no_maximum() -> None:
    s = table(
        "A 10/3: Plain Soldier, Plain Bully | Way of the Crab, Way of the Crab | Fields[Iron Mine]\nB: Plain Envoy, Plain Poet"
    )
    do(s, "A: Way of the Crab", "A: Plain Soldier", "A: Iron Mine", "B: pass")
    assert offered(s, "Way of the Crab")


@pytest.mark.parametrize(("rings", "n"), [("", 3), ("air=A", 3), ("air=B", 5), ("air=B fire=B void=A", 7)])
def test_beastmaster_matriarch_counts_the_opponents_rings(rings: str, n: int) -> None:
    s = table(f"A: Beastmaster Matriarch\nB:\nconflict phase{', rings ' + rings if rings else ''}")
    assert (military(s, "Beastmaster Matriarch"), political(s, "Beastmaster Matriarch")) == (n, 2)


def test_beastmaster_matriarch_counts_every_opponents_rings() -> None:
    s = table("A: Beastmaster Matriarch\nB:\nC:\nconflict phase, rings air=B fire=C", rules="lcg/enlightenment")
    assert military(s, "Beastmaster Matriarch") == 7


@pytest.mark.parametrize("who", ["A>B", "B>A"])
def test_asako_tsuki_honors_a_scholar_as_the_water_ring_is_claimed(who: str) -> None:
    mine = "Asako Tsuki, Naive Student, Plain Soldier" + "*" * (who == "A>B")
    s = table(f"A: {mine}\nB: Plain Captain{'*' * (who == 'B>A')}, Solemn Scholar\nmilitary water {who}")
    while not (decision(s) == "A: reactions" and offered(s, "Asako Tsuki")):
        texts = options(s)
        do(s, f"{decision(s)[0]}: {next((x for x in texts if x in ('pass', 'done')), texts[0])}")
    do(s, "A: Asako Tsuki")
    assert sorted(options(s)) == ["Asako Tsuki", "Naive Student", "Solemn Scholar"]
    do(s, "A: Naive Student")
    assert is_honored(s, "Naive Student")


def test_asako_tsuki_does_not_care_for_other_rings() -> None:
    s = table("A: Asako Tsuki, Naive Student, Plain Soldier*\nB: Plain Captain\nmilitary air A>B")
    assert never_offered(s, "Asako Tsuki")


KANJO = (
    "A: Plain Soldier{} | | Fields[Kanjo District]\nB: Plain Giant*, Plain Captain\nconflict phase{}\nmilitary air B>A"
)


def test_kanjo_district_discards_the_favor_to_send_somebody_home() -> None:
    s = table(KANJO.format("*", ", favor A military"))
    do(s, "A: Kanjo District")
    assert sorted(options(s)) == ["Plain Giant", "Plain Soldier"]
    do(s, "A: Plain Giant")
    assert is_bowed(s, "Plain Giant") and not participating(s, "Plain Giant") and s.favor < 0


@pytest.mark.parametrize("favor", ["", ", favor B military"])
def test_kanjo_district_needs_the_favor(favor: str) -> None:
    assert not offered(table(KANJO.format("*", favor)), "Kanjo District")


def test_kanjo_district_needs_a_conflict() -> None:
    s = table("A: Plain Soldier | | Fields[Kanjo District]\nB: Plain Giant\nconflict phase, favor A military")
    assert not offered(s, "Kanjo District")


CONFIDANT = "A: Sake House Confidant{}, Plain Sneak, Plain Envoy\nB: Plain Giant*\nconflict phase{}\npolitical air B>A"


def test_sake_house_confidant_lends_the_shinobi_words() -> None:
    s = table(CONFIDANT.format("*", ", favor A political"))
    do(s, "A: Sake House Confidant")
    assert [political(s, x) for x in ("Sake House Confidant", "Plain Sneak", "Plain Envoy")] == [3, 4, 3]
    assert s.favor < 0 and military(s, "Plain Sneak") == 2
    fight_out(s)
    assert political(s, "Plain Sneak") == 2


@pytest.mark.parametrize(("mark", "favor"), [("", ", favor A political"), ("*", ""), ("*", ", favor B political")])
def test_sake_house_confidant_has_nothing_to_sell(mark: str, favor: str) -> None:
    assert not offered(table(CONFIDANT.format(mark, favor)), "Sake House Confidant")
