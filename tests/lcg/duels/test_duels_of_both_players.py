"""Duels whoever is the stronger: duelists, bids of both, dials that stay, totals in either format, consequences."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    DASH,
    NEUTRAL,
    PICKED,
    THAT,
    THAT2,
    THIS,
    YOUR_OPPONENTS,
    Bow,
    ControllerOf,
    Duel,
    GainFate,
    GainHonor,
    Honor,
    Num,
    action,
    character,
    event,
    gets,
)
from tests.lcg.tables import (
    decision,
    do,
    fate_of,
    is_bowed,
    is_honored,
    offered,
    options,
    pass_until,
    step,
    table,
)

FREE = event(
    "Free Duel", NEUTRAL, action(Duel(THAT, THAT2, "military", loser=Bow(PICKED)), choose=(CHARACTER, CHARACTER - THAT)),
    cost=0,
)  # fmt: skip
FENCER = character(
    "Fencer", NEUTRAL,
    action(Duel(THIS, THAT, "military", winner=Honor(PICKED), loser=Bow(PICKED)), choose=CHARACTER & YOUR_OPPONENTS),
    cost=1, military=3, glory=1,
)  # fmt: skip


def fenced(foe: str, rules: str = "lcg/stronghold") -> Any:
    """Fencer, with 3 military skill, has challenged this character of B; A is to bid."""
    honor = 6 if rules == "lcg/skirmish" else 10
    s = table(f"A {honor}/0: Fencer\nB {honor}/0: {foe}\nconflict phase", rules, extra=[FENCER])
    return do(s, "A: Fencer", f"A: {foe}")


@rule("rr.step-d-1.2")
def test_one_duelist_is_ones_own_and_the_other_an_opponents_whatever_the_card_lets_choose() -> None:
    s = table("A: Plain Captain, B:Plain Soldier | Free Duel\nB: A:Plain Envoy, Plain Giant", extra=[FREE])
    do(s, "A: Free Duel")
    assert sorted(options(s)) == ["Plain Captain", "Plain Soldier"], "controlled by the player"
    do(s, "A: Plain Captain")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Giant"], "controlled by the opponent"
    do(s, "A: Plain Giant")
    assert decision(s) == "A: honor bid"
    for lines in ("A: Plain Captain, Plain Soldier | Free Duel\nB:", "A: | Free Duel\nB: Plain Captain, Plain Envoy"):
        assert not offered(table(lines, extra=[FREE]), "Free Duel"), "two of one side do not duel"


@rule("rr.step-d-1.7", "rr.step-d-1.3")
def test_without_a_duelist_on_either_side_there_is_no_duel() -> None:
    for text, may in (
        ("A: Plain Captain* | Free Duel\nB: Plain Soldier*", True),
        ("A: Plain Poet*, Plain Captain | Free Duel\nB: Plain Soldier*", False),  # a dash, and one at home
        ("A: Plain Captain* | Free Duel\nB: Plain Poet*, Plain Soldier", False),
        ("A: Plain Captain | Free Duel\nB: Plain Soldier*", False),
        ("A: | Free Duel\nB: Plain Soldier*", False),
    ):
        s = table(f"{text}\npolitical air B>A", extra=[FREE])
        assert offered(s, "Free Duel") is may, text


@rule("rr.step-d-1.7", "rr.step-d-1.6")
@pytest.mark.parametrize(("mine", "may"), [("Scholar*", False), ("Fencer", False), ("Fencer*", True)])
def test_a_character_that_cannot_duel_itself_initiates_none(mine: str, may: bool) -> None:
    scholar = character(
        "Scholar", NEUTRAL, action(Duel(THIS, THAT, "military", loser=Bow(PICKED)), choose=CHARACTER & YOUR_OPPONENTS),
        cost=1, political=3, military=DASH,
    )  # fmt: skip
    s = table(f"A: {mine}, Plain Giant*\nB: Plain Captain*\npolitical air B>A", extra=[FENCER, scholar])
    assert offered(s, mine.rstrip("*")) is may


@rule("rr.step-d-3.1", "rr.step-d-3.3", "rr.step-d-4.1")
def test_both_bid_in_secret_and_nothing_goes_on_before_both_are_shown() -> None:
    s = fenced("Plain Captain")

    def bids(you: int) -> list[int | None]:
        return [x["bid"] for x in s.box.rules.view(s, you)["players"]]

    before = bids(0)
    assert decision(s) == "A: honor bid" and options(s) == ["1", "2", "3", "4", "5"]
    do(s, "A: 4")
    assert decision(s) == "B: honor bid" and options(s) == ["1", "2", "3", "4", "5"]
    assert bids(1)[0] is None or bids(1)[0] == before[0], "B does not see what A bid"
    assert s.honor == [10, 10] and not is_bowed(s, "Plain Captain") and not is_bowed(s, "Fencer")
    do(s, "B: 2")
    assert bids(0) == bids(1) == [4, 2] and s.honor == [8, 12]


@rule("rr.step-d-3.2")
def test_in_skirmish_neither_bids_more_than_three() -> None:
    s = fenced("Plain Captain", "lcg/skirmish")
    for seat in "AB":
        assert decision(s) == f"{seat}: honor bid" and options(s) == ["1", "2", "3"]
        do(s, f"{seat}: 3")
    assert s.bid == [3, 3]


@rule("rr.step-d-4.2")
def test_the_dials_stay_as_they_were_revealed_until_the_next_honor_bid() -> None:
    s = do(fenced("Plain Captain"), "A: 4", "B: 2")
    while s.decision.why != "honor bid":
        for you in (0, 1):
            assert [x["bid"] for x in s.box.rules.view(s, you)["players"]] == [4, 2], step(s)
        pass_until(s, "", most=1)
    assert s.round == 2
    do(s, "B: 1", "A: 5")
    assert s.bid == [5, 1]


@rule("rr.step-d-6.1", "rr.step-d-6.2")
@pytest.mark.parametrize(
    ("mine", "theirs", "spurred", "wins"),
    [
        ("Fencer", "Plain Bully", "", None),  # 3 against 3
        ("Fencer[Plain Sword]", "Plain Bully", "", "A"),
        ("Fencer", "Plain Bully[Plain Sword]", "", "B"),
        ("Fencer^", "Plain Bully", "", "A"),
        ("Fencer", "Plain Bully^", "", "B"),
        ("Fencer~", "Plain Bully", "", "B"),
        ("Fencer", "Plain Bully~", "", "A"),
        ("Fencer", "Plain Bully", "Fencer", "A"),
        ("Fencer", "Plain Bully", "Plain Bully", "B"),
    ],
)
def test_the_current_value_of_either_duelist_counts_with_what_modifies_it(
    mine: str, theirs: str, spurred: str, wins: str | None
) -> None:
    spur = event("Spur", NEUTRAL, action(gets(THAT, military=+1, until="phase"), choose=CHARACTER), cost=0)
    s = table(f"A: {mine} | Spur\nB: {theirs}\nconflict phase", extra=[FENCER, spur])
    if spurred:
        do(s, "A: Spur", f"A: {spurred}", "B: pass")
    do(s, "A: Fencer", "A: Plain Bully", "A: 2", "B: 2")
    assert (is_bowed(s, "Fencer"), is_bowed(s, "Plain Bully")) == (wins == "B", wins == "A")


@rule("rr.step-d-7.2")
@pytest.mark.parametrize(
    ("foe", "a", "b", "wins"),
    [
        ("Plain Giant", 3, 1, "A"),  # 3 against 1 + 1
        ("Plain Giant", 2, 1, None),  # 2 against 1 + 1
        ("Plain Giant", 2, 2, "B"),  # 2 against 2 + 1
        ("Plain Soldier", 1, 1, "A"),  # 1 + 1 against 1
        ("Plain Soldier", 1, 2, None),  # 1 + 1 against 2
        ("Plain Soldier", 1, 3, "B"),  # 1 + 1 against 3
        ("Plain Bully", 2, 2, None),  # equal statistics add nothing to either
        ("Plain Bully", 2, 3, "B"),
        ("Plain Bully", 3, 2, "A"),
    ],
)
def test_in_skirmish_the_higher_statistic_adds_one_to_the_bid_whoever_has_it(
    foe: str, a: int, b: int, wins: str | None
) -> None:
    s = do(fenced(foe, "lcg/skirmish"), f"A: {a}", f"B: {b}")
    assert (is_honored(s, "Fencer"), is_bowed(s, "Fencer")) == (wins == "A", wins == "B")
    assert (is_honored(s, foe), is_bowed(s, foe)) == (wins == "B", wins == "A")


@rule("rr.step-d-8.1")
@pytest.mark.parametrize(("a", "winner"), [(5, 0), (1, 1)])
def test_what_the_ability_says_befalls_winner_and_loser_and_their_controllers(a: int, winner: int) -> None:
    rival = character(
        "Rival", NEUTRAL,
        action(Duel(THIS, THAT, "military", winner=GainFate(Num(3), ControllerOf(PICKED)),
                    loser=GainHonor(Num(2), ControllerOf(PICKED))), choose=CHARACTER & YOUR_OPPONENTS),
        cost=1, military=3,
    )  # fmt: skip
    s = table("A 10/0: Rival\nB 10/0: Plain Captain\nconflict phase", extra=[rival])
    do(s, "A: Rival", "A: Plain Captain", f"A: {a}", "B: 1")
    given = a - 1
    fate, honor = [0, 0], [10 - given, 10 + given]
    fate[winner] += 3
    honor[1 - winner] += 2
    assert fate_of(s) == fate and s.honor == honor
