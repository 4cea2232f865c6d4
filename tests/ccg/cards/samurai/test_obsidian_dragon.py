"""Samurai Edition: Obsidian Dragon, whose penalty has a limit of its own."""

from __future__ import annotations

from typing import Any

from gorin.kernel.machine import ask_again
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.bars import OWN_PENALTY
from gorin.rulesets.ccg.words import (
    ANYWHERE,
    CRANE,
    PERSONALITY,
    THAT,
    THIS,
    YOURS,
    AddToken,
    Limits,
    MoveHere,
    MoveHome,
    battle,
    gain_honor,
    give,
    personality,
    strategy,
)
from tests.ccg.tables import (
    at_home,
    attached,
    chi,
    do,
    force,
    honor,
    in_discard,
    in_edition,
    in_play,
    offered,
    pass_to_the_end,
    personal_honor,
    play,
    table,
)

pytestmark = in_edition("samurai")

WITHER = strategy("Wither", battle(give(THAT, chi=-1), target=PERSONALITY), focus=1)
THRIVE = strategy("Thrive", battle(give(THAT, chi=2), target=PERSONALITY & ANYWHERE), focus=1)
PRAISE = strategy("Praise", battle(give(THAT, personal_honor=2), target=PERSONALITY), focus=1)
MARCH = strategy("March", battle(MoveHere(THAT), target=PERSONALITY & YOURS & ANYWHERE), focus=1)
CURSE = strategy("Curse", battle(AddToken(THAT, chi=-1), target=PERSONALITY), focus=1)
RECALL = strategy("Recall", battle(MoveHome(THAT), target=PERSONALITY), focus=1)
SPARE = strategy("Spare", battle(Limits(THAT, "chi", least=1), target=PERSONALITY), focus=1)
DEVOTED = personality(
    "Devoted", CRANE, battle(gain_honor(1), cost=give(THIS, chi=-1)), force=4, chi=3, cost=5, personal_honor=3
)
CARDS = (WITHER, THRIVE, MARCH, PRAISE, CURSE, RECALL, SPARE, DEVOTED)
AGAINST = "A 5: Obsidian Dragon*\nB 5: {} | {}\nbattle A>B"


def against(who: str, *plays: str) -> Any:
    """B has somebody against the Dragon, and plays these on him."""
    s = table(AGAINST.format(f"{who}*, Plain Hero*", ", ".join(plays)), CARDS)
    for card in plays:
        do(s, f"B: {card}", f"B: {who}", "A: pass")
    return s


def test_it_bears_neither_items_nor_followers() -> None:
    s = table("A 5: Castle, Obsidian Dragon | Plain Spears, Plain Knife, Plain Prayer\nB 5:")
    assert not offered(s, "Equip: ")
    do(s, "A: Equip")
    play(s)
    assert attached(s, "Obsidian Dragon") == ["Plain Prayer"]


def test_who_is_weakened_and_how_long() -> None:
    s = table("A 5: Obsidian Dragon*, Plain Duelist*\nB 5: Plain Rider*, Plain Hero*, Plain Lady\nbattle A>B", CARDS)
    assert (force(s, "Plain Rider"), chi(s, "Plain Rider")) == (4 - 2, 3 - 2)
    assert (force(s, "Plain Hero"), chi(s, "Plain Hero")) == (4, 3)  # Unique
    assert (force(s, "Plain Duelist"), chi(s, "Plain Duelist")) == (2, 4)  # on the same side
    assert personal_honor(s, "Plain Lady") == 4 and chi(s, "Plain Lady") > 1  # at home
    s = table("A 5: Obsidian Dragon*\nB 5: Plain Rider*, Plain Hero* | Recall\nbattle A>B", CARDS)
    do(s, "B: Recall", "B: Plain Rider")
    assert at_home(s, "Plain Rider") and (force(s, "Plain Rider"), chi(s, "Plain Rider")) == (4, 3)
    s = table("A 5: Obsidian Dragon*\nB 5: Plain Rider*~, Plain Hero*\nbattle A>B", CARDS)
    assert (force(s, "Plain Rider"), chi(s, "Plain Rider")) == (4, 3)  # no Personal Honor


@rule("sam.card-obsidian-dragon.1", "sam.stats.19")
def test_its_limit_is_no_minimum() -> None:
    s = table(AGAINST.format("Devoted*, Plain Hero*", "Spare"), CARDS)
    assert (force(s, "Devoted"), chi(s, "Devoted")) == (4 - 3, 3 - 2)  # not 3 - 3
    do(s, "B: Devoted")
    assert honor(s) == [5, 6] and in_discard(s, "Devoted")  # he could pay -1C, and has no Chi left
    s = table(AGAINST.format("Devoted*, Plain Hero*", "Spare"), CARDS)
    do(s, "B: Spare", "B: Devoted", "A: pass")
    assert chi(s, "Devoted") == 1 and not offered(s, "Devoted")  # with a minimum of Chi it cannot be paid


@rule("sam.card-obsidian-dragon.2", "sam.stats.21")
def test_the_penalty_is_worked_out_once() -> None:
    s = against("Plain Duelist", "Thrive")  # 4 Chi, 3 Personal Honor
    assert chi(s, "Plain Duelist") == 4 - 3 + 2
    s = against("Devoted", "Thrive")
    assert chi(s, "Devoted") == 3, "the penalty stays 2, though it could be 3 now"
    t = type(s).load(s.box, s.dump())
    ask_again(t)
    assert chi(t, "Devoted") == 3, "also in a saved game"


@rule("sam.card-obsidian-dragon.2")
def test_other_penalties_come_first() -> None:
    s = table("A 5: Obsidian Dragon*\nB 5: Devoted*[Plain Poison], Plain Hero* | Thrive\nbattle A>B", CARDS)
    assert chi(s, "Devoted") == 1  # 3 - 2 by the Item: no penalty is left for the Dragon
    do(s, "B: Thrive", "B: Devoted")
    assert chi(s, "Devoted") == 3


@rule("sam.card-obsidian-dragon.2", "sam.stats.19")
def test_another_personal_honor_changes_the_penalty() -> None:
    s = against("Devoted", "Thrive", "Praise")  # 3 + 2 Chi, 3 + 2 Personal Honor
    assert personal_honor(s, "Devoted") == 5 and chi(s, "Devoted") == 1 and force(s, "Devoted") == 0


@rule("sam.card-obsidian-dragon.3", "sam.stats.20")
def test_other_penalties_can_still_kill() -> None:
    for card in ("Wither", "Curse"):
        s = table(AGAINST.format("Devoted*, Plain Hero*", card), CARDS)
        do(s, f"B: {card}", "B: Devoted")
        assert in_discard(s, "Devoted"), card
    s = table("A 5: Plain Giant*\nB 5: Devoted*, Plain Hero* | Wither\nbattle A>B", CARDS)
    do(s, "B: Wither", "B: Devoted")
    assert in_play(s, "Devoted") and chi(s, "Devoted") == 2  # without the Dragon


def test_the_penalty_begins_anew_where_they_meet_again() -> None:
    s = against("Devoted", "Thrive")
    assert chi(s, "Devoted") == 3  # a penalty of 2
    assert any(row.what == OWN_PENALTY for row in s.lasting)
    pass_to_the_end(s)
    assert not any(row.what == OWN_PENALTY for row in s.lasting)
    s = table("A 5: Obsidian Dragon*\nB 5: Devoted, Plain Hero* | Thrive, March\nbattle A>B", CARDS)
    do(s, "B: Thrive", "B: Devoted")
    do(s, "A: pass", "B: March", "B: Devoted")
    assert chi(s, "Devoted") == 3 + 2 - 3  # he had the bonus before he came
