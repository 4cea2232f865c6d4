"""How games are won and lost, by whoever it is: honor enough or none, a stronghold or all provinces broken."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import NEUTRAL, YOUR_OPPONENT, GainHonor, LoseHonor, Num, action, event
from tests.lcg.tables import do, is_broken, table


@pytest.mark.parametrize(
    ("rules", "enough"),
    [
        pytest.param("lcg/stronghold", 25, marks=rule("rr.winning-the-game.6")),
        pytest.param("lcg/skirmish", 12, marks=rule("rr.winning-the-game.9")),
    ],
)
@pytest.mark.parametrize("seat", "AB")
@pytest.mark.parametrize("yours", [True, False])
def test_so_much_honor_or_more_wins_and_less_does_not(rules: str, enough: int, seat: str, yours: bool) -> None:
    me, other = "AB".index(seat), "BA".index(seat)
    for n, more in ((1, -1), (1, 0), (1, 1), (5, 0), (5, 3)):
        fame = event("Fame", NEUTRAL, action(GainHonor(Num(n)) if yours else GainHonor(Num(n), YOUR_OPPONENT)), cost=0)
        had = [6, 6]
        had[me if yours else other] = enough + more - n
        if had[me if yours else other] >= enough:
            continue
        s = table(f"A {had[0]}/0: | Fame\nB {had[1]}/0: | Fame\ndraw phase, first {seat}", rules, extra=[fame])
        do(s, f"{seat}: Fame")
        winner = me if yours else other
        assert s.honor[winner] == enough + more
        assert s.winner == (winner if more >= 0 else -1)
        if more >= 0:
            assert s.box.rules.endings[s.ending] == "honor" and s.decision is None


@rule("rr.winning-the-game.7")
@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish"])
@pytest.mark.parametrize("first", "AB")
@pytest.mark.parametrize("yours", [True, False])
def test_whoever_has_no_honor_left_is_eliminated(rules: str, first: str, yours: bool) -> None:
    for n, lost in ((2, False), (3, True), (9, True)):
        shame = event(
            "Shame", NEUTRAL, action(LoseHonor(Num(n)) if yours else LoseHonor(Num(n), YOUR_OPPONENT)), cost=0
        )
        s = table(f"A 3/0: | Shame\nB 3/0: | Shame\ndraw phase, first {first}", rules, extra=[shame])
        do(s, f"{first}: Shame")
        loser = "AB".index(first) if yours else "BA".index(first)
        assert s.winner == (1 - loser if lost else -1) and s.honor[loser] == max(0, 3 - n)


@rule("rr.winning-the-game.5")
@pytest.mark.parametrize("sides", ["AB", "BA"])
@pytest.mark.parametrize("first", "AB")
def test_whoevers_stronghold_province_breaks_is_eliminated(sides: str, first: str) -> None:
    for row, at, lost in (
        ("Plain Hill, Fields#, Fields#, Fields#", "Plain Hill", True),
        ("Plain Wall, Plain Hill, Fields#, Fields#, Fields#", "Plain Hill", False),  # four others are broken then
    ):
        lines = {sides[0]: "Plain Captain*", sides[1]: f" | | {row}"}
        s = table(f"A: {lines['A']}\nB: {lines['B']}\nfirst {first}\nmilitary air {sides[0]}>{sides[1]} {at}")
        do(s, f"{sides[1]}: pass", f"{sides[0]}: pass")
        assert is_broken(s, at) and s.winner == ("AB".index(sides[0]) if lost else -1)


@rule("rr.winning-the-game.8")
@pytest.mark.parametrize("sides", ["AB", "BA"])
def test_in_skirmish_whoever_has_three_broken_provinces_is_eliminated(sides: str) -> None:
    for broken in range(3):
        row = ", ".join(["Province", *["Province#"] * broken])
        lines = {sides[0]: "Plain Captain*", sides[1]: f" | | {row}"}
        s = table(f"A: {lines['A']}\nB: {lines['B']}\nmilitary air {sides[0]}>{sides[1]}", "lcg/skirmish")
        do(s, f"{sides[1]}: pass", f"{sides[0]}: pass")
        assert s.winner == ("AB".index(sides[0]) if broken == 2 else -1)
