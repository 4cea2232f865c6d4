"""The virtues of the Clans: Strategies that only their own can perform."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.bars import DELAYS_LOSING
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attacking,
    decision,
    do,
    force,
    hand,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_here,
    offered,
    options,
    pass_until,
    personal_honor,
    play,
    strength,
    table,
)

OF = {
    name: personality(f"Plain {name.capitalize()}", name, force=3, chi=3, cost=5, personal_honor=2, keywords="samurai")
    for name in (CRAB, CRANE, LION, MANTIS, SCORPION, SPIDER, UNICORN)
}
EXTRA = tuple(OF.values())
LATE = ("The Compassion of the Unicorn", "The Courage of the Mantis", "The Duty of the Crab", "The Honor of the Lion",
        "The Loyalty of the Scorpion", "The Strength of the Spider")  # fmt: skip


def duel(card: str, theirs: str = "Plain Giant") -> Any:
    """A's Guard has been challenged; A has focused this card, B nothing, and A is asked about it if it asks."""
    s = table(f"A 5: Plain Guard | {card} \nB 5: {theirs} | Sanctioned Duel\naction phase, active B")
    play(s, "B: Sanctioned Duel")
    do(s, "A: no", f"A: {card}")
    return play(s, "B: strike")


# --- losing later ---------------------------------------------------------------------------------------------------


@rule("emp.duel.11")
@pytest.mark.parametrize("card", LATE)
def test_losing_may_wait_until_the_dynasty_phase(card: str) -> None:
    s = duel(card, "Plain Giant[Plain Sword]")  # 2 and at most 3 against 5
    assert decision(s) == "A: may"
    do(s, "A: yes")
    assert in_play(s, "Plain Guard") and len(s.delayed) == 1
    pass_until(s, "5a bring")
    assert in_discard(s, "Plain Guard") and not s.delayed
    s = duel(card, "Plain Giant[Plain Sword]")
    do(s, "A: no")
    assert in_discard(s, "Plain Guard")


def test_only_losing_waits() -> None:
    s = duel("The Compassion of the Unicorn", "Plain Rider")  # 2 + 3 against 3
    do(s, "A: yes")
    assert in_discard(s, "Plain Rider") and in_play(s, "Plain Guard")
    assert not s.delayed and not any(row.what == DELAYS_LOSING for row in s.lasting), "it was said of this duel alone"


def test_who_has_left_play_by_then_loses_nothing_more() -> None:
    s = duel("The Courage of the Mantis", "Plain Giant[Plain Sword]")
    do(s, "A: yes")
    assert s.delayed[0].that
    gone = strategy("Gone", open_(ReturnToHand(THAT), target=PERSONALITY), focus=1)
    s = table("A 5: Plain Guard | The Courage of the Mantis \nB 5: Plain Giant | Sanctioned Duel, Gone\naction phase, active B", [gone])  # fmt: skip
    play(s, "B: Sanctioned Duel")
    do(s, "A: no", "A: The Courage of the Mantis")
    play(s, "B: strike")
    do(s, "A: yes", "A: pass", "B: Gone", "B: Plain Guard")
    assert not s.delayed


# --- each Clan ------------------------------------------------------------------------------------------------------


def fight(mine: str, theirs: str) -> Any:
    s = table(f"A 5: {mine} \nB 5: {theirs}\nbattle A>B", EXTRA)
    return do(s, "B: pass")


def test_the_compassion_of_the_unicorn() -> None:
    name = "The Compassion of the Unicorn"
    text = f"A 5: Plain Unicorn, Plain Guard_[Plain Spears] | {name} \nB 9: Plain Rider_"
    s = table(text, EXTRA)
    do(s, f"A: {name}")
    play(s)
    assert sorted(options(s)) == ["Plain Guard", "Plain Rider"]
    do(s, "A: Plain Guard")
    assert not is_bowed(s, "Plain Guard") and honor(s) == [6, 9]
    s = table(text, EXTRA)
    play(s, f"A: {name}")
    do(s, "A: Plain Rider")
    assert not is_bowed(s, "Plain Rider") and honor(s) == [7, 9]
    assert not offered(table(text.replace("Plain Unicorn", "Plain Crab"), EXTRA), name)
    assert not offered(table(text.replace("Plain Unicorn", "Plain Unicorn_"), EXTRA), name)


def test_the_courage_of_the_mantis() -> None:
    s = fight("Plain Mantis, Shosuro Konishi* | The Courage of the Mantis", "Plain Rider*")
    play(s, "A: The Courage of the Mantis")
    assert is_here(s, "Plain Mantis") and attacking(s, "Plain Mantis")
    do(s, "A: yes")
    assert decision(s) == "A: additional action" and offered(s, "Shosuro Konishi")
    s = fight("Plain Mantis, Plain Guard* | The Courage of the Mantis", "Plain Rider")
    assert not offered(s, "The Courage"), "there is no enemy"


@rule("emp.duel.11")
def test_the_courtesy_of_the_crane_in_a_duel() -> None:
    s = duel("The Courtesy of the Crane")  # 2 + 4 against 4
    assert in_discard(s, "Plain Giant") and [strength(s, "A", i) for i in (1, 2, 3, 4)] == [8] * 4
    assert strength(s, "B") == 6
    s = duel("The Courtesy of the Crane", "Doji Makoto")
    assert in_discard(s, "Plain Guard") and strength(s, "A") == 6, "6 against 6, but Makoto is a Duelist"


def test_the_courtesy_of_the_crane_at_court() -> None:
    s = table(
        "A 5: Plain Crane | The Courtesy of the Crane | | | Plain Two, Plain Four \nB 5: | | | | Plain Two", EXTRA
    )
    play(s, "A: The Courtesy of the Crane")
    assert decision(s).startswith("B:")
    do(s, "B: yes")
    assert hand(s, "B") == ["Plain Two"] and hand(s, "A") == ["Plain Four", "Plain Two"]


def test_the_duty_of_the_crab() -> None:
    name = "The Duty of the Crab"
    s = table(f"A 5: Castle, Plain Mine, Plain Guard* | {name} | Plain Crab, Plain Rider | Plain Planner, Plain Hero# \nB 5: Plain Giant*\nbattle A>B", EXTRA)  # fmt: skip
    do(s, "B: pass", f"A: {name}")
    assert sorted(options(s)) == ["Plain Crab", "Plain Planner"], "of the Clan, and not the dead"
    do(s, "A: Plain Planner")
    play(s)
    while decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")
    assert in_play(s, "Plain Planner") and is_here(s, "Plain Planner") and is_bowed(s, "Castle", "A")
    s = table(f"A 5: Castle, Plain Guard | {name} | Plain Crab \nB 5: Plain Giant*\nbattle B>A", EXTRA)
    assert not offered(s, name), "nobody of his is there"


def test_the_honor_of_the_lion() -> None:
    name = "The Honor of the Lion"
    s = fight(f"Plain Lion* | {name}", "Plain Rider*, Doji Makoto*")
    play(s, f"A: {name}")
    assert personal_honor(s, "Plain Lion") == 4
    do(s, "B: pass", "A: Plain Lion")
    play(s)
    assert is_bowed(s, "Plain Rider") and honor(s) == [7, 5] and not is_bowed(s, "Doji Makoto")
    assert not offered(fight(f"Plain Lion*~ | {name}", "Plain Rider*"), name), "he is dishonorable"


def test_the_loyalty_of_the_scorpion() -> None:
    name = "The Loyalty of the Scorpion"
    text = f"A 5: Plain Scorpion*, Shosuro Konishi*, Plain Guard* | {name} \nB 5: Plain Rider* | Block Supply Lines\nbattle A>B"
    s = table(text, EXTRA)
    do(s, "B: Block Supply Lines", "B: Shosuro Konishi", f"A: {name}")
    assert sorted(options(s)) == ["Plain Scorpion", "Shosuro Konishi"]
    do(s, "A: Plain Scorpion")
    assert in_discard(s, "Plain Scorpion") and len(options(s)) == 3
    do(s, "A: " + next(x for x in options(s) if "movement" in x))
    assert attacking(s, "Shosuro Konishi")
    s = table(text, EXTRA)
    do(s, "B: Block Supply Lines", "B: Plain Guard")
    assert at_home(s, "Plain Guard"), "he is no Scorpion"


def test_the_strength_of_the_spider() -> None:
    name = "The Strength of the Spider"
    s = fight(f"Plain Spider* | {name}", "Plain Giant*, Plain Guard*, Plain Rider*_")
    do(s, f"A: {name}")
    play(s)
    do(s, "A: Plain Guard")
    assert force(s, "Plain Guard") == 0 and is_bowed(s, "Plain Guard") and in_play(s, "Plain Guard")
    s = fight(f"Plain Spider* | {name}", "Plain Giant*, Plain Guard*, Plain Rider*_")
    play(s, f"A: {name}")
    do(s, "A: Plain Rider")
    assert in_discard(s, "Plain Rider")
    s = fight(f"Plain Spider* | {name}", "Plain Giant*, Plain Guard*")
    play(s, f"A: {name}")
    do(s, "A: Plain Giant")
    assert force(s, "Plain Giant") == 6 and not is_bowed(s, "Plain Giant")
