"""The four victories and their timing."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.victory import ENDINGS
from tests.ccg.tables import do, editions, pass_to_the_end, pass_until, provinces, table


@editions(emperor=rule("emp.winning-the-game.1"), samurai=rule("sam.military-victory.1", "sam.military-victory.2"))
def test_the_last_province_lost_loses_at_once() -> None:
    s = table("A 5: Plain Giant* \nB 5: | | -\nbattle A>B")
    for c in s.provinces[1][1:]:
        s.p[14] |= 1 << c  # removed
    s.provinces[1] = s.provinces[1][:1]
    pass_to_the_end(s)
    assert s.decision is None and s.winner == 0 and ENDINGS[s.ending] == "military"
    assert provinces(s, "B") == 0


@rule("emp.winning-the-game.2", "emp.winning-the-game.3")
def test_dishonor_loses_at_the_next_end_phase_even_after_climbing_back() -> None:
    s = table("A -18: Plain Rider~ \nB 5: \naction phase, active A")
    do(s, "A: Order Seppuku")
    assert s.honor[0] == -18  # rehonored first: nothing is lost
    s = table("A -18: Plain Rider*~ \nB 5: Plain Giant*\nbattle A>B")
    pass_until(s, "bring into play")
    assert s.honor[0] == -20 and s.winner == -1
    s.honor[0] = -10
    do(s, "A: done", "A: done")
    assert s.winner == 1 and ENDINGS[s.ending] == "dishonor"


@rule("emp.winning-the-game.2")
def test_nobody_loses_by_dishonor_in_anothers_end_phase() -> None:
    s = table("A 5: Plain Giant* \nB -18: Plain Rider*~\nbattle A>B")
    pass_until(s, "B: declare an attack")
    assert s.honor[1] == -20 and s.winner == -1


@editions(emperor=rule("emp.winning-the-game.4"), samurai=rule("sam.honor-victory.1"))
def test_forty_honor_wins_at_the_start_of_ones_turn() -> None:
    s = table("A 40: \nB 39: \nend phase, active B")
    assert s.winner == 0 and ENDINGS[s.ending] == "honor"
    s = table("A 39: \nB 45: \nend phase, active B")
    assert s.winner == -1


@rule("emp.winning-the-game.5", "emp.winning-the-game.6")
def test_five_rings_by_their_own_text_win() -> None:
    rings = ["Ring of Air", "Ring of Earth", "Ring of Fire", "Ring of Water", "Ring of the Void"]
    s = table(f"A 5: {', '.join(x + '&' for x in rings)} \nB 5: \nend phase, active B")
    assert s.winner == 0 and ENDINGS[s.ending] == "enlightenment"
    s = table(f"A 5: {', '.join([*(x + '&' for x in rings[:4]), rings[4]])} \nB 5: \nend phase, active B")
    assert s.winner == -1
