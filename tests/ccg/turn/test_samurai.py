"""Samurai Edition: how games end."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import limited, lose_honor, strategy
from tests.ccg.tables import editions, honor, play, table

SHAME = strategy("Plain Shame", limited(lose_honor(1)), focus=1)


@editions(samurai=rule("sam.dishonor-victory.1", "sam.dishonor-victory.2"))
def test_dishonor_is_lost_at_once() -> None:
    s = table("A -18 crab: Plain Guard | Plain Shame, Plain Shame\nB 5: Plain Rider", [SHAME])
    play(s, "A: Plain Shame")
    assert honor(s) == [-19, 5] and s.winner < 0
    play(s, "B: pass", "A: Plain Shame")
    assert honor(s)[0] == -20 and s.winner == 1
    assert s.box.rules.endings[s.ending] == "dishonor"
