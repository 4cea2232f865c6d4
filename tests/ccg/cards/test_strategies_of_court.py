"""Strategies of Courtiers and Magistrates."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attacking,
    decision,
    do,
    find,
    force,
    hand,
    honor,
    in_discard,
    in_play,
    is_bowed,
    offered,
    options,
    pass_to_the_end,
    pass_until,
    play,
    table,
)

JUDGE = personality("Plain Judge", CRAB, force=2, chi=3, cost=5, personal_honor=2, keywords="magistrate, samurai")
ROOTED = personality("Rooted Man", CRAB, WillNot(THIS, "move"), force=3, chi=3, cost=5, personal_honor=1)
INSULT = strategy("Insult", open_(lose_honor(3, his(THAT)), gain_honor(1), target=PERSONALITY & OTHERS), focus=1)
EXTRA = (JUDGE, ROOTED, INSULT)


def defend(mine: str, theirs: str) -> Any:
    """A battle in which B attacks A, and it is A's turn to act."""
    return table(f"A 5: {mine} \nB 5: {theirs}\nbattle B>A", EXTRA)


# --- Remember Your Ancestors ----------------------------------------------------------------------------------------


def test_remember_your_ancestors_offers_death() -> None:
    s = defend("Plain Guard*, Plain Lady | Remember Your Ancestors", "Plain Giant* | Plain Four")
    play(s, "A: Remember Your Ancestors")
    assert is_bowed(s, "Plain Lady") and decision(s).startswith("B:")
    do(s, "B: yes")
    assert in_discard(s, "Plain Giant") and hand(s, "B") == ["Plain Four"] and honor(s) == [5, 5]


def test_remember_your_ancestors_or_shame() -> None:
    s = defend("Plain Guard*, Plain Lady | Remember Your Ancestors", "Plain Giant* | Plain Four")
    play(s, "A: Remember Your Ancestors")
    do(s, "B: no")
    assert in_play(s, "Plain Giant") and in_discard(s, "Plain Four")
    do(s, "A: B")
    assert len(options(s)) == 2
    do(s, "A: " + next(x for x in options(s) if "loses" in x))
    assert honor(s) == [5, 2]


@rule("emp.rule-of-presence.1", "emp.rules-of-location.2")
def test_a_courtier_at_any_location_performs_where_others_are_present() -> None:
    assert not offered(defend("Plain Lady | Remember Your Ancestors, Summoned to Justice", "Plain Giant*"), "Remember")
    s = defend("Plain Guard*, Plain Lady_ | Remember Your Ancestors", "Plain Giant*")
    assert not offered(s, "Remember Your Ancestors")


# --- Solid Defense --------------------------------------------------------------------------------------------------


def solid(mine: str, favor: str) -> Any:
    """B insults A, who may answer."""
    s = table(f"A 5: {mine} | Solid Defense \nB 5: Plain Lady | Insult\naction phase, active B, favor {favor}", EXTRA)
    play(s, "B: Insult")
    return s


def test_solid_defense_spends_the_favor() -> None:
    s = solid("Plain Guard", "A")
    do(s, "A: Solid Defense", "A: yes")
    assert honor(s) == [5, 6] and s.favor == -1, "the gain stays"


def test_solid_defense_without_the_favor_needs_strength() -> None:
    s = solid("Plain Guard", "A")
    do(s, "A: Solid Defense", "A: no")
    assert honor(s) == [2, 6] and s.favor == 0
    s = solid("Plain Giant", "B")
    do(s, "A: Solid Defense", "A: no")
    assert honor(s) == [5, 6] and s.favor == 1


def test_solid_defense_moves_one_without_attachments_home() -> None:
    s = defend("Plain Guard* | Solid Defense", "Plain Giant*, Plain Rider*[Plain Sword]")
    do(s, "A: Solid Defense")
    assert sorted(options(s)) == ["Plain Giant", "Plain Guard"]
    do(s, "A: Plain Giant")
    assert at_home(s, "Plain Giant")


# --- the law --------------------------------------------------------------------------------------------------------


def test_summoned_to_justice() -> None:
    s = defend("Plain Guard*, Plain Lady | Summoned to Justice", "Plain Rider*~, Plain Giant*")
    do(s, "A: Summoned to Justice", "A: Plain Rider")
    assert at_home(s, "Plain Rider") and is_bowed(s, "Plain Rider") and honor(s) == [5, 3]
    assert not is_bowed(s, "Plain Lady")
    s = defend("Plain Guard*, Plain Lady | Summoned to Justice", "Rooted Man*, Plain Giant*")
    do(s, "A: Summoned to Justice", "A: Rooted Man")
    assert attacking(s, "Rooted Man") and not is_bowed(s, "Rooted Man") and honor(s) == [5, 5]


def test_the_laws_strength_kills_who_does_not_go() -> None:
    s = defend("Plain Judge* | The Law's Strength", "Plain Rider*, Rooted Man*")
    do(s, "A: The Law's Strength", "A: Plain Rider")
    assert at_home(s, "Plain Rider") and in_play(s, "Plain Rider")
    s = defend("Plain Judge* | The Law's Strength", "Plain Rider*, Rooted Man*")
    do(s, "A: The Law's Strength", "A: Rooted Man")
    assert in_discard(s, "Rooted Man")
    assert not offered(defend("Plain Guard* | The Law's Strength", "Plain Rider*"), "The Law's Strength")


# --- words ----------------------------------------------------------------------------------------------------------


def test_the_power_of_a_word_is_paid_for() -> None:
    text = "A 5: Plain Lady* | The Power of a Word \nB 5: Plain Giant* | Block Supply Lines\nbattle A>B"
    s = table(text)
    play(s, "B: Block Supply Lines")
    do(s, "A: The Power of a Word", "B: yes")
    assert honor(s) == [5, 2] and at_home(s, "Plain Lady")
    s = table(text)
    play(s, "B: Block Supply Lines")
    do(s, "A: The Power of a Word", "B: no")
    assert honor(s) == [5, 5] and attacking(s, "Plain Lady")
    s = table(text.replace("Plain Lady*", "Plain Guard*"))
    play(s, "B: Block Supply Lines")
    assert at_home(s, "Plain Guard"), "he is no Courtier"


def test_the_power_of_a_word_sends_the_shamed_home() -> None:
    s = defend(
        "Plain Guard* | The Power of a Word",
        "Plain Giant*~, Plain Rider*~, Plain Planner*~, Plain Hero*~, Plain Sailor*",
    )
    do(s, "A: The Power of a Word")
    assert "Plain Sailor" not in options(s)
    do(s, "A: Plain Giant", "A: Plain Rider", "A: Plain Planner")
    assert [at_home(s, x) for x in ("Plain Giant", "Plain Rider", "Plain Planner", "Plain Hero")] == [True] * 3 + [
        False
    ]


def test_the_shadow_court_avenges_its_courtier() -> None:
    text = ("Plain Lady*, Plain Guard* | The Shadow Court | | | Plain Four", "Plain Giant*, Hida Kisada*")
    s = table(f"A 5: {text[0]} \nB 5 crab: {text[1]}\nbattle B>A")
    do(s, "A: The Shadow Court", "A: Plain Giant")
    assert is_bowed(s, "Plain Giant")
    do(s, "B: Hida Kisada", "B: Plain Lady")
    play(s)
    assert in_discard(s, "Plain Lady") and hand(s, "A") == ["Plain Four"]
    do(s, "A: B", "A: that player loses 2 Honor")
    assert honor(s) == [5, 3] and not s.delayed


def test_the_shadow_court_in_the_resolution_but_not_by_ones_own_hand() -> None:
    s = defend("Plain Lady* | The Shadow Court", "Plain Giant*, Plain Victor*")
    do(s, "A: The Shadow Court", "A: Plain Giant")
    pass_until(s, "A: choose a player")
    assert in_discard(s, "Plain Lady")
    suicide = strategy("Jump", battle(Destroy(THAT), target=PERSONALITY & YOURS), focus=1)
    s = table("A 5: Plain Lady*, Plain Guard* | The Shadow Court, Jump \nB 5: Plain Giant*\nbattle B>A", [suicide])
    do(s, "A: The Shadow Court", "B: pass", "A: Jump", "A: Plain Lady")
    assert in_discard(s, "Plain Lady") and decision(s) == "B: battle action"


def test_useful_connections_find_horses() -> None:
    s = table("A 5: Plain Lady, Plain Guard[Plain Spears], Plain Planner | Useful Connections \nB 5: Plain Giant")
    do(s, "A: Useful Connections", "A: Plain Guard", "A: Plain Planner", "A: done")
    for name in ("Plain Guard", "Plain Spears", "Plain Planner"):
        assert s.p[facts.CAVALRY] >> find(s, name) & 1
    assert not s.p[facts.CAVALRY] >> find(s, "Plain Giant") & 1 and is_bowed(s, "Plain Lady")


def test_veiled_menace_follows_him_into_battle() -> None:
    s = table("A 5: Plain Lady | Veiled Menace \nB 9: Plain Giant~, Plain Rider\naction phase, active B")
    do(s, "B: pass")
    play(s, "A: Veiled Menace")
    assert honor(s) == [5, 7]
    do(s, "B: pass", "A: pass", "B: A", "B: Plain Giant", "B: A's province 1", "B: done")
    play(s)
    assert honor(s) == [5, 6]
    pass_to_the_end(s)
    s = table("A 5: Plain Lady_ | Veiled Menace \nB 9: Plain Giant~\naction phase, active A")
    assert not offered(s, "Veiled Menace") and force(s, "Plain Giant") == 9
