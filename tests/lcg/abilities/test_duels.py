"""D.1 to D.9: duels."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    PARTICIPATING,
    PICKED,
    THAT,
    THAT2,
    THIS,
    YOUR_OPPONENTS,
    YOURS,
    Bow,
    Discard,
    Dishonor,
    Duel,
    GainFate,
    Honor,
    Num,
    Target,
    action,
    character,
    event,
    holding,
    interrupt,
    reaction,
    while_this,
)
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    fate_of,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    is_honored,
    offered,
    options,
    table,
    told,
    watch,
)

MINE, OTHERS = PARTICIPATING & CHARACTER & YOURS, PARTICIPATING & CHARACTER & YOUR_OPPONENTS
FENCER = character(
    "Plain Fencer", NEUTRAL,
    action(Duel(THIS, THAT, "military", winner=Honor(PICKED), loser=Bow(PICKED)), when=while_this(PARTICIPATING),
           choose=OTHERS),
    cost=1, military=3, political=1, glory=2,
)  # fmt: skip
DEBATE = event(
    "Plain Debate", NEUTRAL,
    action(Duel(THAT, THAT2, "political", loser=Dishonor(PICKED)), choose=(MINE, OTHERS)), cost=0,
)  # fmt: skip
CONTEST = event(
    "Plain Contest", NEUTRAL, action(Duel(THAT, THAT2, "glory", loser=Bow(PICKED)), choose=(MINE, OTHERS)), cost=0,
)  # fmt: skip
BRAWL = event(
    "Plain Brawl", NEUTRAL,
    action(Duel(THAT, THAT2, "military", loser=Bow(PICKED)), choose=(MINE, Target(OTHERS, Num(2)))), cost=0,
)  # fmt: skip
SECOND = holding("Plain Second", NEUTRAL, reaction(Happens(ev.BIDS_REVEALED), GainFate()))
POISON = holding("Plain Poison", NEUTRAL, reaction(Happens(ev.BIDS_REVEALED), Discard(THAT), choose=CHARACTER))
WITNESS = holding("Plain Witness", NEUTRAL, interrupt(Happens(ev.WIN_DUEL), GainFate()))
EXTRA = [FENCER, DEBATE, CONTEST, BRAWL, SECOND, POISON, WITNESS]


def fenced(theirs: str, mine: str = "Plain Fencer*", **more: Any) -> Any:
    """A's fencer (military 3) has challenged; the bids come next."""
    honor = 6 if more else 10  # in skirmish 12 would win
    s = table(f"A {honor}/0: {mine}\nB {honor}/0: {theirs}\nmilitary air B>A", extra=EXTRA, **more)
    do(s, "A: Plain Fencer", f"A: {theirs.split(',')[0].rstrip('*_^~')}")
    return s


@rule("rr.duel-timing.1", "rr.step-d-1.1", "rr.challenge.1")
def test_a_duel_goes_from_challenge_to_bids_to_honor_to_result_to_its_consequences() -> None:
    s = watch(fenced("Plain Captain*"))
    assert decision(s) == "A: honor bid"
    do(s, "A: 4", "B: 2")
    heard = told(s)
    words = ("bid 4", "loses 2 honor", "wins the duel", "bows")
    order = [next(i for i, x in enumerate(heard) if word in x) for word in words]
    assert order == sorted(order) and is_honored(s, "Plain Fencer") and is_bowed(s, "Plain Captain")


@rule("rr.step-d-1.2", "rr.duel.2", "rr.open-duel-initiation-step.1")
def test_an_event_chooses_a_duelist_on_each_side_as_its_targets() -> None:
    text = "A: Plain Envoy*, Plain Idler | Plain Debate\nB: Plain Captain*, Plain Porter\npolitical air B>A"
    s = table(text, extra=EXTRA)
    do(s, "A: Plain Debate")
    assert decision(s) == "A: target" and options(s) == ["Plain Envoy"]
    do(s, "A: Plain Envoy")
    assert decision(s) == "A: target" and options(s) == ["Plain Captain"]
    shielded = "A: Plain Envoy* | Plain Debate\nB: Plain Captain*[Above Question]\npolitical air B>A"
    assert not offered(table(shielded, extra=EXTRA), "Plain Debate"), "a duelist is a target"


@rule("rr.step-d-1.3", "rr.step-d-1.6", "rr.step-d-1.7")
@pytest.mark.parametrize(
    "text",
    [
        "A: Plain Fencer, Plain Idler*\nB: Plain Captain*",
        "A: Plain Fencer*\nB: Plain Captain",
        "A: Plain Fencer*\nB: Plain Poet*",
    ],
    ids=["the challenger is at home", "nobody to challenge is there", "a dash"],
)
def test_there_is_no_duel_when(text: str) -> None:
    assert not offered(table(f"{text}\npolitical air B>A", extra=EXTRA), "Plain Fencer")


@rule("rr.step-d-1.4", "rr.step-d-1.5")
def test_a_character_that_challenges_is_in_the_duel_without_being_chosen() -> None:
    s = table("A: Plain Fencer*[B:Above Question], Plain Giant*\nB: Plain Captain*\nmilitary air B>A", extra=EXTRA)
    do(s, "A: Plain Fencer")
    assert options(s) == ["Plain Captain"]
    do(s, "A: Plain Captain", "A: 5", "B: 1")
    assert is_honored(s, "Plain Fencer")


@rule("rr.dash.8")
def test_a_dash_takes_no_part_in_a_duel_of_that_kind() -> None:
    text = "A: Plain Envoy*, Plain Bully* | Plain Debate\nB: Plain Captain*, Plain Bully*\nmilitary air B>A"
    s = table(text, extra=EXTRA)
    do(s, "A: Plain Debate", "A: Plain Envoy")
    assert options(s) == ["Plain Captain"]


@rule("rr.step-d-2.1")
def test_the_statistic_of_the_duel_decides() -> None:
    s = table("A: Plain Priest* | Plain Contest\nB: Plain Porter*\nmilitary air B>A", extra=EXTRA)
    do(s, "A: Plain Contest", "A: Plain Priest", "A: Plain Porter", "A: 1", "B: 2")
    assert is_bowed(s, "Plain Porter"), "2 + 1 against 0 + 2; by military skill she would have lost"


@rule("rr.step-d-3.1", "rr.step-d-3.3", "rr.step-d-4.1")
def test_each_bids_one_to_five_in_secret_and_all_is_shown_at_once() -> None:
    s = fenced("Plain Captain*")
    assert options(s) == ["1", "2", "3", "4", "5"]
    do(s, "A: 4")
    assert decision(s) == "B: honor bid" and 4 not in s.bid, "not shown yet"
    do(s, "B: 2")
    assert s.bid == [4, 2]


@rule("rr.step-d-3.2")
def test_in_skirmish_nobody_bids_more_than_three() -> None:
    s = fenced("Plain Captain*", rules="lcg/skirmish")
    assert options(s) == ["1", "2", "3"]


@rule("rr.step-d-4.2")
def test_the_bid_stays_on_the_dial() -> None:
    s = fenced("Plain Captain*")
    do(s, "A: 4", "B: 2", "B: pass", "A: pass")
    assert s.bid == [4, 2]


@rule("rr.step-d-5.1")
@pytest.mark.parametrize(("a", "b", "honor"), [(5, 2, [7, 13]), (1, 3, [12, 8]), (2, 2, [10, 10])])
def test_the_higher_bid_gives_the_difference(a: int, b: int, honor: list[int]) -> None:
    assert honor_of(do(fenced("Plain Captain*"), f"A: {a}", f"B: {b}")) == honor


@rule("rr.step-d-7.1")
@pytest.mark.parametrize(("mine", "theirs", "wins"), [(2, 1, None), (3, 1, "A"), (1, 1, "B"), (5, 5, "B"), (1, 3, "B")])
def test_bid_and_statistic_are_added(mine: int, theirs: int, wins: str | None) -> None:
    s = fenced("Plain Captain*")
    do(s, f"A: {mine}", f"B: {theirs}")
    assert is_bowed(s, "Plain Captain") == (wins == "A"), f"3 + {mine} against 4 + {theirs}"
    assert is_bowed(s, "Plain Fencer") == (wins == "B")


@rule("rr.step-d-6.1", "rr.step-d-6.2")
def test_modifiers_count_in_a_duel() -> None:
    s = fenced("Plain Captain*", mine="Plain Fencer*^[Plain Sword]")
    do(s, "A: 1", "B: 3")
    assert is_bowed(s, "Plain Captain"), "3 + 2 + 2 + 1 against 4 + 3"


@rule("rr.duel.1", "rr.step-d-6.3", "rr.step-d-6.4")
def test_several_on_one_side_fight_as_one_and_win_or_lose_together() -> None:
    text = "A: Plain Giant* | Plain Brawl\nB: Plain Captain*, Plain Lord*, Plain Porter\nmilitary air B>A"
    for bid, bowed in (("1", False), ("2", True)):
        s = table(text, extra=EXTRA)
        do(s, "A: Plain Brawl", "A: Plain Giant", "A: Plain Captain", "A: Plain Lord", f"A: {bid}", "B: 1")
        assert is_bowed(s, "Plain Captain") is is_bowed(s, "Plain Lord") is bowed, "9 against 4 + 5"


@rule("rr.step-d-7.3", "rr.step-d-7.4", "rr.step-d-8.1")
@pytest.mark.parametrize(("a", "won"), [(5, True), (1, False)])
def test_winner_and_loser_get_what_the_ability_says(a: int, won: bool) -> None:
    s = do(fenced("Plain Captain*"), f"A: {a}", "B: 1")
    assert is_honored(s, "Plain Fencer") is won and is_bowed(s, "Plain Captain") is won
    assert is_honored(s, "Plain Captain") is not won and is_bowed(s, "Plain Fencer") is not won


@rule("rr.step-d-7.5")
def test_a_tie_has_neither_winner_nor_loser() -> None:
    s = do(fenced("Plain Captain*"), "A: 2", "B: 1")
    assert not is_bowed(s, "Plain Captain") and not is_bowed(s, "Plain Fencer")
    assert not is_honored(s, "Plain Captain") and not is_honored(s, "Plain Fencer")


@rule("rr.step-d-7.2")
def test_in_skirmish_the_higher_statistic_only_adds_one() -> None:
    s = do(fenced("Plain Giant*", rules="lcg/skirmish"), "A: 3", "B: 1")
    assert is_bowed(s, "Plain Giant"), "3 against 1 + 1, though the giant is stronger by 6"
    s = do(fenced("Plain Giant*", rules="lcg/skirmish"), "A: 2", "B: 1")
    assert not is_bowed(s, "Plain Giant") and not is_bowed(s, "Plain Fencer"), "2 against 1 + 1"


@rule("rr.step-d-9.1", "rr.open-duel-return.1")
def test_after_the_duel_the_next_player_acts() -> None:
    s = do(fenced("Plain Captain*"), "A: 5", "B: 1")
    assert decision(s) == "B: action"


@rule("rr.step-d-9.2", "rr.step-d-9.3")
def test_in_a_duel_there_are_no_actions_but_interrupts_and_reactions() -> None:
    s = fenced("Plain Captain*, Plain Mine, Plain Second")
    do(s, "A: 5", "B: 1")
    assert decision(s) == "B: reactions" and options(s) == ["Plain Second", "pass"], "not the Mine"
    do(s, "B: Plain Second")
    assert fate_of(s)[1] == 1
    s = fenced("Plain Captain*, Plain Witness")
    do(s, "A: 5", "B: 1")
    assert decision(s) == "B: interrupts"


@rule("rr.open-duel-bowed.1")
def test_a_bowed_duelist_has_its_full_skill() -> None:
    s = do(fenced("Plain Captain*_"), "A: 1", "B: 1")
    assert is_bowed(s, "Plain Fencer") and is_honored(s, "Plain Captain")


@rule("rr.open-duel-duelist-gone.1")
def test_a_duel_whose_one_side_is_gone_has_no_winner() -> None:
    s = fenced("Plain Captain*, Plain Poison")
    do(s, "A: 5", "B: 1", "B: Plain Poison", "B: Plain Captain")
    assert not in_play(s, "Plain Captain") and not is_honored(s, "Plain Fencer") and decision(s) == "B: action"
    assert not is_dishonored(s, "Plain Fencer")
