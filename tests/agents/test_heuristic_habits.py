"""Habits of the heuristic player: what it keeps for later, what it spreads, and what nobody should foresee."""

from __future__ import annotations

from tests.agents.asking import chooses, lets_play, why
from tests.lcg.tables import do, table


def test_an_attachment_waits_for_the_conflict() -> None:
    """Played between conflicts, it would only warn the opponent."""
    before = table("A 10/2: Plain Giant+1 | Fine Katana\nB 10/2: Plain Giant+1\nconflict phase, first A")
    assert chooses(before) == "pass"
    during = table("A 10/2: Plain Soldier* | Fine Katana\nB 10/2: Plain Soldier*\nmilitary air A>B Fields")
    during = do(during, "B: pass")
    assert chooses(during) == "play Fine Katana"


def fate_for_the_captain(beside: str) -> int:
    """How much fate it puts on a Plain Captain, by what lies in the next province."""
    s = table(f"A 10/8: | | Fields, Fields[Plain Captain], Fields{beside}\nB 10/0:\ndynasty phase, first A")
    return int(chooses(do(s, "A: Plain Captain")))


def test_fate_is_spread_over_characters() -> None:
    """With another character worth buying, less goes on the first."""
    assert fate_for_the_captain("[Plain Lord]") < fate_for_the_captain("")


def test_bids_cannot_be_foreseen() -> None:
    s = lets_play(table("A 11/5:\nB 11/5:\ndynasty phase, first A"), "nobody", "honor bid")
    bids = [chooses(s, seed) for seed in range(40)]
    assert len(set(bids)) > 1
    assert chooses(s, 3) == chooses(s, 3)


def test_of_provinces_that_look_the_same_any_is_attacked() -> None:
    s = table("A 10/0: Plain Giant*\nB 10/0: | | Fields?, Fields?, Fields?, Fields?, Fields?\nconflict phase, first A")
    s = lets_play(s, "A", "attack a province")
    chosen = {chooses(s, seed) for seed in range(30)}
    assert len(chosen) > 1
    assert why(s, 1).endswith(".")
