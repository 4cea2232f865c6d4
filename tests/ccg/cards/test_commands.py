"""Strategies for whoever leads or fights in a certain way, each ability."""

from __future__ import annotations

from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    decision,
    do,
    force,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_here,
    offered,
    options,
    pass_to_the_end,
    play,
    strength,
    table,
)

FOLK = [
    personality("Old Ancestor", LION, force=2, chi=2, cost=3, personal_honor=3, keywords="samurai, ancestor, spirit"),
    personality("Plain Paragon", LION, force=4, chi=3, cost=6, personal_honor=3, keywords="samurai, paragon"),
    personality("Plain Ninja", SPIDER, force=2, chi=2, cost=4, personal_honor=0, keywords="ninja"),
    personality("Plain Monk", DRAGON, force=2, chi=3, cost=4, personal_honor=2, keywords="monk, tattooed"),
    personality("Plain Scout", CRAB, force=2, chi=3, cost=4, personal_honor=2, keywords="scout"),
    personality("Plain Captain", LION, force=2, chi=3, cost=4, personal_honor=2, keywords="commander"),
]


def test_a_forefathers_vengeance_gains_at_most_3_honor() -> None:
    for n, gained in ((1, 1), (2, 2), (5, 3)):
        s = table(f"A 5: {', '.join(['Old Ancestor'] * n)} | A Forefather's Vengeance \nB 5:", FOLK)
        do(s, "A: A Forefather's Vengeance")
        assert honor(s) == [5 + gained, 5]


def test_a_forefathers_vengeance_takes_one_with_him() -> None:
    text = "A 5: {} | A Forefather's Vengeance \nB 5: Plain Giant*, Plain Rider*[Plain Spears]\nbattle A>B"
    s = table(text.format("Old Ancestor*"), FOLK)
    play(s, "B: pass", "A: A Forefather's Vengeance")
    assert sorted(options(s)) == ["Plain Giant", "Plain Spears"]
    do(s, "A: Plain Giant")
    assert in_discard(s, "Plain Giant") and in_discard(s, "Old Ancestor")
    for who in ("Old Ancestor*_", "Plain Guard*"):
        s = table(text.format(who), FOLK)
        do(s, "B: pass")
        assert not offered(s, "A Forefather's Vengeance")


def test_a_time_for_mortal_men() -> None:
    s = table("A 5: Old Ancestor, Plain Guard | A Time for Mortal Men \nB 5: Plain Rider", FOLK)
    do(s, "A: A Time for Mortal Men")
    play(s)
    assert "Plain Rider" not in options(s)
    do(s, "A: Plain Guard")
    assert in_discard(s, "Old Ancestor") and force(s, "Plain Guard") == 6
    assert not offered(table("A 5: Plain Guard | A Time for Mortal Men \nB 5:"), "A Time for Mortal Men")


def test_ancestral_protection_against_any_action() -> None:
    s = table("A 5: Castle | Paid Off \nB 5: Old Ancestor, Plain Guard | Ancestral Protection", FOLK)
    do(s, "A: Paid Off", "A: Plain Guard")
    play(s)
    do(s, "B: Ancestral Protection")
    play(s)
    assert in_discard(s, "Old Ancestor")
    do(s, f"A: {options(s)[0]}")
    assert not is_bowed(s, "Plain Guard")
    s = table("A 5: Castle | Paid Off \nB 5: Plain Rider, Plain Guard | Ancestral Protection", FOLK)
    do(s, "A: Paid Off", "A: Plain Guard")
    play(s)
    assert decision(s) == "A: choose one", "nobody to destroy"


def test_a_paragons_strength() -> None:
    text = "A 9: {} | A Paragon's Strength \nB 5: Plain Rider*, Plain Lady*\nbattle A>B"
    s = table(text.format("Plain Paragon*"), FOLK)
    do(s, "B: pass", "A: A Paragon's Strength (attack)")
    play(s)
    do(s, "A: Plain Rider")
    assert in_discard(s, "Plain Rider") and honor(s) == [5, 5]
    s = table(text.format("Plain Paragon*"), FOLK)
    do(s, "B: pass", "A: A Paragon's Strength (move home)")
    play(s)
    assert at_home(s, "Plain Rider") and honor(s) == [11, 5], "the Lady has more Personal Honor"
    for who in ("Plain Paragon*_", "Plain Guard*"):
        s = table(text.format(who), FOLK)
        do(s, "B: pass")
        assert not offered(s, "A Paragon's Strength")


def test_guided_by_honor() -> None:
    s = table("A 9: Plain Guard*, Plain Paragon | Guided by Honor \nB 5: Plain Rider*, Plain Lady*\nbattle A>B", FOLK)
    do(s, "B: pass", "A: Guided by Honor")
    play(s)
    assert is_here(s, "Plain Paragon") and options(s) == ["Plain Rider", "done"]
    do(s, "A: Plain Rider")
    assert is_bowed(s, "Plain Rider")
    s = table("A 9: Plain Paragon* | Guided by Honor \nB 5: Plain Rider*\nbattle A>B", FOLK)
    do(s, "B: pass", "A: Guided by Honor")
    play(s)
    assert not is_bowed(s, "Plain Rider"), "he was there already"
    s = table("A 9: Plain Guard*, Plain Paragon | Guided by Honor \nB 5: \nbattle A>B", FOLK)
    do(s, "B: pass")
    assert not offered(s, "Guided by Honor"), "no enemy units"


def test_burn_the_towers() -> None:
    text = "A 5: {} | Burn the Towers \nB 5: Plain Rider+1\nattack A>B"
    s = table(text.format("Plain Scout+1"), FOLK)
    do(s, "A: B's province 1", "A: Burn the Towers")
    play(s)
    assert strength(s, "B") == 3 and strength(s, "B", 2) == 6
    for who in ("Plain Scout+1_", "Plain Guard+1", "Plain Scout+2, Plain Guard+1"):
        s = table(text.format(who), FOLK)
        do(s, "A: B's province 1")
        assert not offered(s, "Burn the Towers")


def test_dangerous_indulgence() -> None:
    s = table("A 5: Plain Planner* | Dangerous Indulgence \nB 5: Plain Rider*, Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: Dangerous Indulgence")
    play(s)
    assert sorted(options(s)) == ["Plain Planner", "Plain Rider"], "the Giant has more Chi"
    do(s, "A: Plain Rider", "A: bow that Personality")
    assert is_bowed(s, "Plain Rider")
    s = table("A 5: Plain Planner*_ | Dangerous Indulgence \nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "Dangerous Indulgence")


def test_deadly_orders() -> None:
    text = "A 5: {}*[Plain Nobles] | Deadly Orders \nB 5: Plain Giant*\nbattle A>B"
    s = table(text.format("Plain Captain"), FOLK)
    do(s, "B: pass", "A: Deadly Orders")
    play(s)
    assert force(s, "Plain Nobles") == 9
    do(s, "B: pass", "A: pass")
    pass_to_the_end(s)
    assert in_discard(s, "Plain Giant") and in_discard(s, "Plain Nobles") and in_play(s, "Plain Captain")
    s = table(text.format("Plain Guard"), FOLK)
    do(s, "B: pass")
    assert not offered(s, "Deadly Orders")


def test_blind_rage_and_immovable_object_are_for_berserkers() -> None:
    s = table("A 5: Hida Bushotsu* | Blind Rage \nB 5: Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: Blind Rage")
    play(s)
    assert force(s, "Hida Bushotsu") == 12 and honor(s) == [3, 5]
    s = table("A 5: Plain Giant*, Hida Bushotsu*_ | Blind Rage, Immovable Object \nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "Blind Rage") and not offered(s, "Immovable Object (bow)")
    do(s, "A: Immovable Object (straighten)")
    play(s)
    assert not is_bowed(s, "Hida Bushotsu")
    s = table("A 5: Hida Bushotsu* | Immovable Object \nB 5: Plain Giant*[Plain Spears], Plain Rider*\nbattle A>B")
    do(s, "B: pass", "A: Immovable Object (bow)")
    play(s)
    assert sorted(options(s)) == ["Plain Rider", "Plain Spears"]
    do(s, "A: Plain Rider")
    assert is_bowed(s, "Plain Rider")


def test_aramoros_promise_spoils_a_province() -> None:
    s = table("A 5: Plain Ninja | Aramoro's Promise \nB 5: | | Plain Mine, Plain Farm?", FOLK)
    play(s, "A: Aramoro's Promise")
    do(s, "A: Plain Mine")
    assert in_discard(s, "Plain Mine") and honor(s) == [3, 5]
    assert not offered(table("A 5: Plain Guard | Aramoro's Promise \nB 5: | | Plain Mine"), "Aramoro's Promise")


def test_breath_of_the_heavens_grows() -> None:
    s = table(
        "A 5: Plain Monk*, Plain Guard* | Breath of the Heavens, Breath of the Heavens \nB 5: Plain Guard*, Plain Rider*\nbattle A>B",
        FOLK,
    )
    play(s, "B: pass", "A: Breath of the Heavens")
    do(s, "A: Plain Rider")
    assert in_play(s, "Plain Rider") and force(s, "Plain Monk") == 3 and s.tokens
    play(s, "B: pass", "A: Breath of the Heavens")
    do(s, "A: Plain Rider")
    assert in_discard(s, "Plain Rider") and force(s, "Plain Monk") == 4


def test_falling_leaf_strike() -> None:
    text = "A 5: Plain Guard*, Plain Monk | Falling Leaf Strike \nB 5: Plain Rider*[Plain Nobles]\nbattle A>B"
    for target, left, bowed in (("Plain Rider", 1, False), ("Plain Nobles", 0, True)):
        s = table(text, FOLK)
        do(s, "B: pass", "A: Falling Leaf Strike")
        play(s)
        do(s, f"A: {target}")
        assert is_here(s, "Plain Monk") and force(s, target) == left and is_bowed(s, target) is bowed
    s = table(text.replace("Plain Monk", "Plain Monk_"), FOLK)
    do(s, "B: pass")
    assert not offered(s, "Falling Leaf Strike")


def test_knife_in_the_darkness_is_not_negated() -> None:
    text = "A 5: Plain Ninja*, Plain Guard* | Knife in the Darkness \nB 5: Plain Giant* | The Height of Courage\nbattle A>B"
    s = table(text, FOLK)
    do(s, "B: pass", "A: Knife in the Darkness")
    play(s)
    do(s, "B: The Height of Courage")
    play(s)
    assert at_home(s, "Plain Ninja") and at_home(s, "Plain Giant")
    assert is_bowed(s, "Plain Ninja") and is_bowed(s, "Plain Giant")
    s = table(text.replace("Plain Ninja*, ", ""), FOLK)
    do(s, "B: pass")
    assert not offered(s, "Knife in the Darkness")
