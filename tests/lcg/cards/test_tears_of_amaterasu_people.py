"""Tears of Amaterasu: the characters."""

from __future__ import annotations

import pytest

from gorin.kernel.views import hidden_from
from tests.lcg.tables import (
    decision,
    do,
    fate_of,
    fate_on,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_faceup,
    never_offered,
    offered,
    options,
    participating,
    pass_until,
    table,
    total,
)


def test_staunch_hida_takes_the_ring_effect_of_a_won_defense() -> None:
    s = table("A 10/0: Staunch Hida*, Plain Giant*\nB 10/0: Plain Soldier*\nmilitary air B>A")
    pass_until(s, "A: reactions")
    do(s, "A: Staunch Hida", "A: gain 2 honor")
    assert honor_of(s) == [12, 10]


@pytest.mark.parametrize(
    "text",
    [
        "A: Staunch Hida*, Plain Giant*\nB: Plain Soldier*\nmilitary air A>B",
        "A: Staunch Hida, Plain Giant*\nB: Plain Soldier*\nmilitary air B>A",
        "A: Staunch Hida*\nB: Plain Giant*\nmilitary air B>A",
    ],
    ids=["attacking", "at home", "lost"],
)
def test_staunch_hida_resolves_nothing_when(text: str) -> None:
    assert never_offered(table(text), "Staunch Hida")


def test_doji_representative_leaves_a_conflict_as_ready_as_she_was() -> None:
    s = table("A: Doji Representative*, Plain Soldier*\nB: Plain Captain*\npolitical air B>A")
    do(s, "A: Doji Representative")
    assert not participating(s, "Doji Representative") and not is_bowed(s, "Doji Representative")
    assert participating(s, "Plain Soldier")
    do(s, "B: pass")
    assert not offered(s, "Doji Representative"), "she is at home"


@pytest.mark.parametrize(
    "text", ["A: Doji Representative\nB:", "A: Doji Representative, Plain Soldier*\nB:\npolitical air A>B"]
)
def test_doji_representative_has_nowhere_to_leave(text: str) -> None:
    s = table(text)
    do(s, *(["B: pass"] if decision(s) == "B: action" else []))
    assert decision(s) == "A: action" and not offered(s, "Doji Representative")


YARUMA = (
    "A 10/9: | | Fields, Plain Hill, Plain Wall[Kitsuki Yaruma]\nB: | | Fields, Plain Ditch#, Pilgrimage\ndynasty phase"
)


def test_kitsuki_yaruma_turns_an_unbroken_province_facedown() -> None:
    s = do(table(YARUMA), "A: Kitsuki Yaruma", "A: 0", "A: Kitsuki Yaruma")
    assert offered(s, "Plain Hill") and offered(s, "Pilgrimage"), "anybody's"
    assert not offered(s, "Plain Ditch"), "a broken one cannot be turned"
    do(s, "A: Pilgrimage")
    assert not is_faceup(s, "Pilgrimage") and is_faceup(s, "Plain Hill")


def test_kitsuki_yaruma_need_not_and_does_so_only_as_he_enters_play() -> None:
    s = do(table(YARUMA), "A: Kitsuki Yaruma", "A: 0", "A: pass")
    assert is_faceup(s, "Plain Hill") and in_play(s, "Kitsuki Yaruma")
    assert not offered(table("A: Kitsuki Yaruma\nB:"), "Kitsuki Yaruma")


def test_kitsuki_yaruma_is_courteous_and_takes_no_poison() -> None:
    s = table("A 10/2: Kitsuki Yaruma, Plain Soldier | Fiery Madness\nB:")
    do(s, "A: Fiery Madness")
    assert options(s) == ["Plain Soldier"]
    s = table("A 10/0: Kitsuki Yaruma, Funeral Pyre\nB:")
    do(s, "A: Funeral Pyre", "A: Kitsuki Yaruma")
    assert fate_of(s)[0] == 1, "courtesy, as he leaves play"


def test_gifted_tactician_draws_for_a_military_victory_of_his() -> None:
    s = table("A: Gifted Tactician*, Plain Giant*\nB: Plain Soldier*\nmilitary air A>B")
    pass_until(s, "A: reactions")
    do(s, "A: Gifted Tactician")
    assert len(hand(s, "A")) == 1


@pytest.mark.parametrize(
    "text",
    [
        "A: Gifted Tactician*, Plain Giant*\nB: Plain Soldier*\npolitical air A>B",
        "A: Gifted Tactician, Plain Giant*\nB: Plain Soldier*\nmilitary air A>B",
        "A: Gifted Tactician*\nB: Plain Giant*\nmilitary air A>B",
    ],
    ids=["political", "at home", "lost"],
)
def test_gifted_tactician_draws_nothing_when(text: str) -> None:
    assert never_offered(table(text), "Gifted Tactician")


def test_isawa_kaede_brings_the_void_and_resolves_each_effect_as_she_wins() -> None:
    s = table("A 10/0: Isawa Kaede*\nB 10/0: Plain Porter*, Plain Soldier+2\npolitical air A>B")
    pass_until(s, "A: resolve the ring effect")
    assert offered(s, "gain 2 honor") and offered(s, "remove 1 fate from Plain Soldier")
    do(s, "A: gain 2 honor")
    assert decision(s) == "A: resolve the ring effect" and not offered(s, "gain 2 honor")
    do(s, "A: remove 1 fate from Plain Soldier")
    assert honor_of(s)[0] == 12 and fate_on(s, "Plain Soldier") == 1


@pytest.mark.parametrize("mine", ["Isawa Kaede, Plain Giant*", "Plain Giant*"])
def test_without_isawa_kaede_there_is_one_effect_and_no_void(mine: str) -> None:
    s = table(f"A 10/0: {mine}\nB 10/0: Plain Porter*, Plain Soldier+2\npolitical air A>B")
    pass_until(s, "A: resolve the ring effect")
    assert not offered(s, "remove 1 fate from Plain Soldier")
    do(s, "A: gain 2 honor")
    assert decision(s) != "A: resolve the ring effect"


def test_isawa_kaede_defending_adds_nothing() -> None:
    s = table("A 10/0: Isawa Kaede*+1\nB 10/0: Plain Giant*\nmilitary air B>A")
    pass_until(s, "B: resolve the ring effect")
    assert offered(s, "gain 2 honor") and not any("fate" in x for x in options(s))


def test_isawa_kaede_is_out_of_reach_of_opponents_rings_only() -> None:
    s = table("A: Isawa Kaede, Plain Soldier\nB: Plain Giant*\nmilitary water B>A")
    pass_until(s, "B: resolve the ring effect")
    assert offered(s, "bow Plain Soldier") and not offered(s, "bow Isawa Kaede")
    s = table("A: Isawa Kaede, Plain Giant*\nB: Plain Soldier\nmilitary water A>B")
    pass_until(s, "A: resolve the ring effect")
    assert offered(s, "bow Isawa Kaede"), "her own player's reach her"


def test_swift_magistrate_attacking_leaves_those_with_fate_uncounted() -> None:
    text = "A: Swift Magistrate*+1, Plain Captain*+1, Plain Soldier*\nB: Plain Giant*+1, Plain Porter*\nmilitary air {}"
    s = table(text.format("A>B"))
    assert (total(s, "A"), total(s, "B")) == (4, 1), "her own fate does not matter"
    s = table(text.format("B>A"))
    assert (total(s, "A"), total(s, "B")) == (8, 10), "defending"
    s = table(text.replace("Magistrate*", "Magistrate").format("A>B"))
    assert (total(s, "A"), total(s, "B")) == (6, 10), "at home"


def test_meek_informant_shows_an_opponents_hand_to_its_player() -> None:
    s = table("A 10/3: | Meek Informant\nB: | Plain Praise, Plain Sword")
    cards = [find(s, "Plain Praise"), find(s, "Plain Sword")]
    assert all(hidden_from(s, 0) >> c & 1 for c in cards)
    do(s, "A: Meek Informant", "A: 0", "A: Meek Informant", "A: B")
    assert not any(hidden_from(s, 0) >> c & 1 for c in cards) and hand(s, "B") == ["Plain Praise", "Plain Sword"]


def test_meek_informant_looks_only_as_it_is_played_and_where_there_is_something_to_see() -> None:
    s = do(table("A 10/3: | Meek Informant\nB:"), "A: Meek Informant", "A: 0")
    assert decision(s) == "B: action"
    s = table("A 10/9: Plain Soldier* | Charge! | | Meek Informant\nB: Plain Porter* | Plain Praise\nmilitary air A>B")
    assert not offered(s, "Meek Informant")


def test_goblin_sneak_steals_a_fate() -> None:
    s = table("A 10/3: | Goblin Sneak\nB 10/2:")
    do(s, "A: Goblin Sneak", "A: 0", "A: Goblin Sneak", "A: B")
    assert fate_of(s) == [1, 1] and fate_on(s, "Goblin Sneak") == 1


def test_goblin_sneak_finds_nothing_in_an_empty_pool() -> None:
    s = do(table("A 10/3: | Goblin Sneak\nB 10/0:"), "A: Goblin Sneak", "A: 0")
    assert decision(s) == "B: action" and fate_on(s, "Goblin Sneak") == 0
