"""Meditations on the Ephemeral: a river, fate for passing, digging through a deck."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from tests.lcg.tables import (
    decision,
    deck,
    discard,
    do,
    fate_of,
    fight_out,
    find,
    honor_of,
    is_bowed,
    military,
    offered,
    options,
    pass_until,
    political,
    table,
)

RIVER = "A: Plain Poet | | Fields, Along the River of Gold{}, Plain Ditch, Plain Hill\nB: {}, Plain Soldier\nmilitary air B>A {}"


@pytest.mark.parametrize("where", ["Along the River of Gold", "Plain Ditch"])
def test_along_the_river_of_gold_switches_skills(where: str) -> None:
    s = table(RIVER.format("", "Plain Captain*", where))
    do(s, "A: Along the River of Gold", "A: Plain Captain")
    assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == (2, 4)
    fight_out(s)
    assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == (4, 2)


@rule("fr.along-the-river-of-gold.2")
def test_along_the_river_of_gold_flows_at_any_water_province() -> None:
    assert offered(table(RIVER.format("", "Plain Captain*", "Plain Ditch")), "Along the River of Gold")
    assert not offered(table(RIVER.format("", "Plain Captain*", "Plain Hill")), "Along the River of Gold")
    mine = "A: Plain Captain* | | Fields, Along the River of Gold\nB: | | Fields, Plain Ditch\nmilitary air A>B Plain Ditch"
    s = table(mine)
    do(s, "B: pass")
    assert offered(s, "Along the River of Gold"), "an opponent's province, too"


@rule("fr.along-the-river-of-gold.1")
def test_along_the_river_of_gold_switches_no_dash() -> None:
    assert not offered(table(RIVER.format("", "Plain Bully*", "Plain Ditch")), "Along the River of Gold")
    s = table(RIVER.format("", "Plain Bully*, Plain Captain*", "Plain Ditch"))
    do(s, "A: Along the River of Gold")
    assert options(s) == ["Plain Captain"]


@rule("fr.along-the-river-of-gold.3")
def test_along_the_river_of_gold_facedown_does_nothing() -> None:
    assert not offered(table(RIVER.format("?", "Plain Captain*", "Plain Ditch")), "Along the River of Gold")


def test_along_the_river_of_gold_is_dry_when_broken_or_in_peace() -> None:
    assert not offered(table(RIVER.format("#", "Plain Captain*", "Plain Ditch")), "Along the River of Gold")
    assert not offered(table("A: | | Fields, Along the River of Gold\nB: Plain Captain"), "Along the River of Gold")


@rule("fr.along-the-river-of-gold.4")
def test_a_broken_province_is_of_its_element_still() -> None:
    s = table("""A: Plain Poet | | Fields, Along the River of Gold, Endless Plains?
                 B: Plain Captain, Plain Soldier""")
    pass_until(s, "B: declare a conflict")
    do(s, "B: military air", "B: a facedown province", "B: Plain Captain", "B: Plain Soldier", "B: done")
    do(s, "A: Endless Plains")
    while decision(s) != "A: action":
        do(s, f"{decision(s)[0]}: {next((x for x in options(s) if x in ('done', 'pass')), options(s)[0])}")
    assert s.p[facts.BROKEN] >> find(s, "Endless Plains") & 1 and offered(s, "Along the River of Gold")


def test_shinjo_scout_profits_from_passing_first() -> None:
    s = table("A 10/0: Shinjo Scout\nB 10/0: Shinjo Scout\ndynasty phase")
    do(s, "A: pass")
    assert fate_of(s) == [1, 0]
    do(s, "A: Shinjo Scout")
    assert fate_of(s) == [2, 0] and decision(s) == "B: action"
    do(s, "B: pass")
    assert fate_of(s)[1] == 0, "who passes later gains nothing"


def test_shinjo_scout_does_not_care_for_other_fate() -> None:
    s = table("A 10/0: Shinjo Scout, Plain Mine\nB 10/0:\ndynasty phase")
    do(s, "A: Plain Mine")
    assert decision(s) == "B: action" and fate_of(s)[0] == 1
    s = table("A 10/0: Shinjo Scout+2\nB 10/0:\nfate phase")
    while s.round == 1 or s.phase == 5:
        assert not offered(s, "Shinjo Scout")
        texts = options(s)
        do(s, f"{decision(s)[0]}: {next((x for x in texts if x in ('pass', 'done')), texts[0])}")
    assert decision(s) == "B: action" and fate_of(s)[0] >= 7, "what is collected is not for passing"


SATOSHI = "A 10/3: Miya Satoshi | | Fields, Plain Hill[Plain Tower], Plain Wall[Plain Soldier], Plain Ditch[Plain Giant?], Fields[Plain Porter] | | | {}\nB:"


def test_miya_satoshi_finds_what_is_imperial() -> None:
    s = table(SATOSHI.format("Plain Captain, Plain Envoy, Miya Mystic, Plain Porter"))
    do(s, "A: Miya Satoshi")
    assert (
        discard(s, "A") == ["Miya Mystic", "Plain Captain", "Plain Envoy"]
        and deck(s, "A", dynasty=True)[0] == "Plain Porter"
    )
    assert "Plain Tower" in options(s) and "Plain Soldier" in options(s) and "done" not in options(s)
    do(s, "A: Plain Soldier")
    mystic = find(s, "Miya Mystic")
    assert s.slot[mystic] == s.slot[find(s, "Plain Wall")] and s.p[facts.FACEUP] >> mystic & 1
    assert "Plain Soldier" in discard(s, "A") and "Miya Mystic" not in discard(s, "A")
    assert not offered(s, "Miya Satoshi") and decision(s) == "B: action" and not is_bowed(s, "Miya Satoshi")


def test_miya_satoshi_may_take_down_a_holding_for_a_holding() -> None:
    s = table(SATOSHI.format("Imperial Storehouse, Plain Porter"))
    do(s, "A: Miya Satoshi", "A: Plain Tower")
    storehouse = find(s, "Imperial Storehouse")
    assert s.p[facts.IN_PLAY] >> storehouse & 1 and s.slot[storehouse] == s.slot[find(s, "Plain Hill")]
    assert discard(s, "A") == ["Plain Tower"]


@rule("fr.miya-satoshi.1", "fr.miya-satoshi.2")
def test_miya_satoshi_who_finds_nothing_empties_his_deck_and_no_province() -> None:
    s = table(SATOSHI.format("Plain Captain, Plain Envoy"))
    before = [x for x in deck(s, "A", dynasty=True) if x not in ("Plain Captain", "Plain Envoy")]
    assert set(before) <= {"Peasant"}
    do(s, "A: Miya Satoshi")
    assert deck(s, "A", dynasty=True) == [] and honor_of(s)[0] == 10 and decision(s) == "B: action"
    assert s.p[facts.IN_PLAY] >> find(s, "Plain Tower") & 1 and "Plain Soldier" not in discard(s, "A")


def test_miya_satoshi_leaves_the_stronghold_alone() -> None:
    s = table(SATOSHI.replace("Fields, Plain Hill", "Fields[Imperial Storehouse], Plain Hill").format("Miya Mystic"))
    do(s, "A: Miya Satoshi")
    assert "Imperial Storehouse" not in options(s)
