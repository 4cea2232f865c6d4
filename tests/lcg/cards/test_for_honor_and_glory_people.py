"""For Honor and Glory: the characters."""

from __future__ import annotations

import pytest

from tests.lcg.tables import (
    decision,
    deck,
    discard,
    do,
    fate_of,
    hand,
    honor_of,
    in_play,
    is_faceup,
    military,
    offered,
    options,
    participating,
    political,
    table,
    total,
)


def test_stoic_magistrate_defending_leaves_the_cheap_uncounted() -> None:
    text = "A: Plain Captain*, Plain Soldier*\nB: Stoic Magistrate*, Plain Envoy*, Plain Captain*\nmilitary air {}"
    s = table(text.format("A>B"))
    assert (total(s, "A"), total(s, "B")) == (4, 6), "2 and lower, on both sides"
    s = table(text.format("B>A"))
    assert (total(s, "A"), total(s, "B")) == (6, 7), "attacking"
    s = table(text.replace("Magistrate*", "Magistrate").format("A>B"))
    assert (total(s, "A"), total(s, "B")) == (6, 5), "at home"


def test_kabuki_hero_spends_a_fate_to_fight_as_well_as_he_speaks() -> None:
    s = table("A 10/2: Kabuki Hero*[Plain Robe]\nB: Plain Captain*\nmilitary air B>A")
    do(s, "A: Kabuki Hero")
    assert military(s, "Kabuki Hero") == 3 and political(s, "Kabuki Hero") == 3 and fate_of(s)[0] == 1
    do(s, "B: pass")
    assert not offered(s, "Kabuki Hero"), "once per round"


@pytest.mark.parametrize(
    "text", ["A 10/0: Kabuki Hero*\nB: Plain Captain*\nmilitary air B>A", "A 10/2: Kabuki Hero\nB:"]
)
def test_kabuki_hero_needs_a_fate_and_a_conflict(text: str) -> None:
    assert not offered(table(text), "Kabuki Hero")


SENSEI = "A: Northern Wall Sensei{}, Plain Soldier*[Plain Sword], Plain Porter*\nB 10/0: Plain Captain* | Assassination\nmilitary air B>A"


def test_northern_wall_sensei_guards_the_armed_against_events() -> None:
    s = do(table(SENSEI.format("*")), "A: Northern Wall Sensei")
    assert options(s) == ["Plain Soldier"], "with an attachment"
    do(s, "A: Plain Soldier", "B: Assassination")
    assert options(s) == ["Plain Porter"]


def test_northern_wall_sensei_guards_nobody_from_home_or_without_arms() -> None:
    assert not offered(table(SENSEI.format("")), "Northern Wall Sensei")
    assert not offered(table(SENSEI.format("*").replace("[Plain Sword]", "")), "Northern Wall Sensei")


UJIAKI = """A: Ikoma Ujiaki{} | | Fields, Plain Hill[Plain Soldier?], Plain Wall[Plain Captain?], Plain Ditch[Plain Tower?], Fields[Plain Envoy]
            B: Plain Giant*
            favor {}
            military air B>A"""


def test_ikoma_ujiaki_calls_up_to_two_from_the_provinces() -> None:
    s = do(table(UJIAKI.format("*", "A military")), "A: Ikoma Ujiaki")
    assert s.favor == -1, "discarded"
    assert sorted(options(s)) == ["Plain Captain", "Plain Envoy", "Plain Soldier", "done"]
    do(s, "A: Plain Captain", "A: Plain Soldier")
    assert participating(s, "Plain Captain") and participating(s, "Plain Soldier")
    assert not in_play(s, "Plain Envoy") and in_play(s, "Plain Tower"), "a holding that is turned faceup enters play"


def test_ikoma_ujiaki_need_not_put_anybody_into_play() -> None:
    s = do(table(UJIAKI.format("*", "A military")), "A: Ikoma Ujiaki", "A: done")
    assert is_faceup(s, "Plain Captain") and not in_play(s, "Plain Captain")


@pytest.mark.parametrize(("mark", "favor"), [("", "A military"), ("*", "B military")], ids=["at home", "no favor"])
def test_ikoma_ujiaki_calls_nobody(mark: str, favor: str) -> None:
    s = table(UJIAKI.format(mark, favor).replace("Ikoma Ujiaki", "Plain Porter*, Ikoma Ujiaki"))
    assert not offered(s, "Ikoma Ujiaki")


def test_bayushi_yojiro_makes_tokens_count_for_nothing_in_his_conflict() -> None:
    text = "A: Plain Captain*^, Bayushi Yojiro{}\nB: Plain Envoy*~, Plain Soldier^, Plain Guest*&\nmilitary air A>B"
    s = table(text.format("*"))
    assert [military(s, x) for x in ("Plain Captain", "Plain Envoy", "Plain Soldier", "Plain Guest")] == [4, 1, 3, 2]
    s = table(text.format(""))
    assert [military(s, x) for x in ("Plain Captain", "Plain Envoy", "Plain Soldier", "Plain Guest")] == [6, 0, 3, 4]


@pytest.mark.parametrize(("mark", "honor"), [("*", 10), ("", 9)])
def test_whoever_leaves_bayushi_yojiros_conflict_leaves_without_shame(mark: str, honor: int) -> None:
    s = table(
        f"A: Bayushi Yojiro{mark}, Plain Giant* | Assassination\nB 10/0: Plain Envoy*~, Plain Captain*\nmilitary air A>B"
    )
    do(s, "B: pass", "A: Assassination", "A: Plain Envoy")
    assert honor_of(s)[1] == honor


TADAJI = "A: Ide Tadaji{}, Plain Soldier{}, Plain Captain\nB: Plain Giant*, Plain Envoy{}, Plain Poet\nmilitary air B>A"


def test_ide_tadaji_brings_one_from_each_side() -> None:
    s = do(table(TADAJI.format("*", "", "")), "A: Ide Tadaji")
    assert options(s) == ["Plain Soldier"], "2 or lower, at home, ready"
    do(s, "A: Plain Soldier")
    assert options(s) == ["Plain Envoy"], "and no dash"
    do(s, "A: Plain Envoy")
    assert participating(s, "Plain Soldier") and participating(s, "Plain Envoy")


@pytest.mark.parametrize(
    ("tadaji", "mine", "theirs"), [("", "*", ""), ("*", "_", ""), ("*", "", "_"), ("*", "*", "")],
    ids=["he is at home", "mine is bowed", "theirs is bowed", "mine is there already"],
)  # fmt: skip
def test_ide_tadaji_brings_nobody(tadaji: str, mine: str, theirs: str) -> None:
    assert not offered(table(TADAJI.format(tadaji, mine, theirs)), "Ide Tadaji")


def test_shrine_maiden_keeps_spells_and_kiho_of_the_top_three() -> None:
    s = table(
        "A 10/1: | Shrine Maiden | | | Plain Sword, Cloud the Mind, Mantra of Water, Plain Alms, Plain Praise\nB:"
    )
    do(s, "A: Shrine Maiden", "A: Shrine Maiden")
    assert hand(s, "A") == ["Cloud the Mind", "Mantra of Water"] and discard(s, "A") == ["Plain Sword"]
    assert deck(s, "A") == ["Plain Alms", "Plain Praise"]


def test_shrine_maiden_may_find_nothing_and_need_not_look() -> None:
    s = table("A 10/1: | Shrine Maiden | | | Plain Sword, Plain Robe\nB:")
    do(s, "A: Shrine Maiden", "A: Shrine Maiden")
    assert hand(s, "A") == [] and discard(s, "A") == ["Plain Robe", "Plain Sword"]
    s = table("A 10/1: | Shrine Maiden | | | Cloud the Mind, Plain Robe\nB:")
    do(s, "A: Shrine Maiden", "A: pass")
    assert decision(s) == "B: action" and deck(s, "A") == ["Cloud the Mind", "Plain Robe"]
