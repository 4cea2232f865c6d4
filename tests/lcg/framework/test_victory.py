"""Winning, losing, and being eliminated."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.errors import IllegalChoice
from gorin.language.numbers import Num
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.victory import ENDINGS
from gorin.rulesets.lcg.words import CRAB, YOU, YOUR_OPPONENT, character, event
from gorin.rulesets.lcg.words.player_effects import GainFate, GainHonor, LoseHonor
from gorin.rulesets.lcg.words.texts import action, reaction
from tests.lcg.tables import Happens, decision, do, honor_of, is_broken, options, pass_until, table

SKIRMISH = "lcg/skirmish"


def fame(mine: int, theirs: int) -> Any:
    """An event after which both players have so much more (or less) honor, at once."""

    def change(n: int, who: Any) -> Any:
        return GainHonor(Num(n), who) if n > 0 else LoseHonor(Num(-n), who)

    return event("Fame", CRAB, action(change(mine, YOU), change(theirs, YOUR_OPPONENT)), cost=0)


def outcome(s: Any) -> tuple[int, str]:
    """Who won, and how."""
    return s.winner, ENDINGS[s.ending]


@pytest.mark.parametrize(
    ("rules", "honor"),
    [
        pytest.param("lcg/stronghold", 25, marks=rule("rr.winning-the-game.6")),
        pytest.param(SKIRMISH, 12, marks=rule("rr.winning-the-game.9")),
    ],
)
def test_enough_honor_wins_at_once(rules: str, honor: int) -> None:
    s = table(f"A {honor - 2}/0: | Plain Praise, Plain Praise\nB 6/0:\ndraw phase", rules)
    do(s, "A: Plain Praise", "B: pass")
    assert s.winner == -1
    do(s, "A: Plain Praise")
    assert outcome(s) == (0, "honor")
    assert s.decision is None


@rule("rr.winning-the-game.7")
@pytest.mark.parametrize("rules", ["lcg/stronghold", SKIRMISH])
def test_a_player_without_honor_is_eliminated(rules: str) -> None:
    s = table("A 4/0: | Plain Shame\nB 6/0:\ndraw phase", rules)
    do(s, "A: Plain Shame")
    assert s.winner == -1, "1 honor is enough"
    t = table("A 3/0: | Plain Shame\nB 6/0:\ndraw phase", rules)
    do(t, "A: Plain Shame")
    assert outcome(t) == (1, "dishonor")


@rule("rr.winning-the-game.1")
def test_the_game_ends_immediately_with_no_more_reactions_or_answers() -> None:
    crier = character("Crier", CRAB, reaction(Happens(ev.GAIN_HONOR), GainFate()), cost=0)
    s = table("A 24/0: Crier | Plain Praise\nB:\ndraw phase", extra=[crier])
    do(s, "A: Plain Praise")
    assert s.winner == 0
    assert s.decision is None
    assert s.pool == [0, 0]
    with pytest.raises(IllegalChoice):
        do(s, "B: pass")


@rule("rr.winning-the-game.2", "rr.player-elimination.3")
def test_the_last_player_left_wins() -> None:
    s = table("A 1/0: Plain Captain\nB 6/0: Plain Giant*\nmilitary air B>A")
    do(s, "A: pass", "B: pass")
    assert honor_of(s)[0] == 0, "unopposed"
    assert outcome(s) == (1, "dishonor")


@rule("rr.winning-the-game.5")
def test_a_broken_stronghold_province_is_the_end() -> None:
    row = "Plain Hill, Fields#, Fields#, Fields#"
    s = table(f"A: Plain Giant*\nB: | | {row}\nmilitary air A>B Plain Hill")
    do(s, "B: pass", "A: pass")
    assert is_broken(s, "Plain Hill")
    assert outcome(s) == (0, "conquest")


@rule("rr.breaking-a-province.9", "rr.winning-the-game.8")
@pytest.mark.parametrize(("broken", "over"), [(0, False), (1, False), (2, True)])
def test_in_skirmish_the_third_broken_province_is_the_end(broken: int, over: bool) -> None:
    row = ", ".join(["Province"] + ["Province#"] * broken)
    s = table(f"A: Plain Giant*\nB: | | {row}\nmilitary air A>B", SKIRMISH)
    do(s, "B: pass", "A: pass")
    assert (s.winner == 0) == over
    if over:
        assert outcome(s) == (0, "conquest")


@rule("rr.winning-the-game.5")
def test_four_broken_provinces_are_not_the_end() -> None:
    row = "Plain Wall, Fields, Fields#, Fields#, Fields#"
    s = table(f"A: Plain Giant*\nB: | | {row}\nmilitary air A>B")
    do(s, "B: pass", "A: pass")
    assert s.winner == -1
    pass_until(s, "B: action")


@rule("rr.winning-the-game.4")
@pytest.mark.parametrize(("first", "winner"), [("A", 0), ("B", 1)])
def test_of_two_who_win_at_once_the_first_player_wins(first: str, winner: int) -> None:
    s = table(f"A 24/0: | Fame\nB 24/0: | Fame\ndraw phase, first {first}", extra=[fame(1, 1)])
    do(s, f"{first}: Fame")
    assert outcome(s) == (winner, "honor")


@rule("rr.open-simultaneous-elimination.1")
@pytest.mark.parametrize(("first", "winner"), [("A", 0), ("B", 1)])
def test_of_two_who_are_eliminated_at_once_the_first_player_wins(first: str, winner: int) -> None:
    s = table(f"A 1/0: | Fame\nB 1/0: | Fame\ndraw phase, first {first}", extra=[fame(-1, -1)])
    do(s, f"{first}: Fame")
    assert s.winner == winner


@rule("rr.winning-the-game.4")
def test_a_transfer_that_ruins_one_and_crowns_the_other_is_won_by_the_crowned() -> None:
    s = pass_until(table("A 4/0:\nB 21/0:\ndynasty phase"), "honor bid")
    do(s, "A: 5", "B: 1")
    assert s.honor == [0, 25]
    assert s.winner == 1


@rule("rr.winning-the-game.1")
def test_nobody_is_asked_anything_after_the_last_province_broke() -> None:
    row = "Plain Hill[Plain Lord], Fields#, Fields#, Fields#"
    s = table(f"A: Plain Giant*\nB: | | {row}\nmilitary air A>B Plain Hill")
    do(s, "B: pass", "A: pass")
    assert decision(s) == ""
    assert options(s) == []
