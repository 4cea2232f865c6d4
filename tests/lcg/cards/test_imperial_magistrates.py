"""The magistrates of the second half of the Imperial cycle: whose skill does not count."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from tests.lcg.tables import offered, table, total

HAUGHTY, IMPLACABLE, CUNNING, SILVER = (
    "Haughty Magistrate",
    "Implacable Magistrate",
    "Cunning Magistrate",
    "Silver-Tongued Magistrate",
)


@pytest.mark.parametrize(
    ("mine", "theirs", "who", "totals"),
    [
        (
            f"{IMPLACABLE}*, Plain Soldier*^, Plain Captain*",
            "Plain Bully*, Plain Lord*~, Plain Porter*^",
            "A>B",
            (5, 1),
        ),
        (f"{IMPLACABLE}, Plain Captain*", "Plain Bully*", "A>B", (4, 3)),
        (f"{IMPLACABLE}*, Plain Captain*", "Plain Bully*", "B>A", (6, 3)),
        (f"{HAUGHTY}*, Plain Porter*, Plain Soldier*", "Plain Idler*, Plain Porter*, Plain Captain*", "A>B", (4, 4)),
        (f"{HAUGHTY}*[Plain Robe], Plain Soldier*", "Plain Bully*, Plain Captain*", "A>B", (2, 4)),
        (f"{HAUGHTY}*, Plain Porter*", "Plain Porter*", "B>A", (3, 1)),
        (f"{CUNNING}*~, Plain Captain*~", "Plain Bully*~, Plain Soldier*", "A>B", (1, 2)),
        (f"{CUNNING}*, Plain Captain*~", "Plain Bully*~", "B>A", (2, 0)),
        (f"{CUNNING}, Plain Captain*~", "Plain Bully*~", "A>B", (2, 2)),
        (f"{SILVER}*, Plain Captain*, Plain Soldier*+1", "Plain Bully*+2, Plain Lord*", "A>B", (4, 3)),
        (f"{SILVER}*, Plain Captain*", "Plain Bully*", "B>A", (6, 3)),
    ],
)
def test_magistrates_say_whose_skill_counts(mine: str, theirs: str, who: str, totals: tuple[int, int]) -> None:
    s = table(f"A: {mine}\nB: {theirs}\nmilitary air {who}")
    assert (total(s, "A"), total(s, "B")) == totals


@rule("fr.implacable-magistrate.1")
def test_implacable_magistrate_makes_nobody_count() -> None:
    s = table(f"A: {IMPLACABLE}*\nB: Plain Bully*, Plain Lord*_^, Plain Captain^\nmilitary air A>B")
    assert (total(s, "A"), total(s, "B")) == (2, 0), "neither the bowed nor whoever is at home"


@rule("fr.crisis-breaker.4")
def test_crisis_breaker_does_not_count_whom_a_magistrate_excludes() -> None:
    s = table(f"A: Crisis Breaker*^, Matsu Berserker\nB: {IMPLACABLE}*, Plain Giant*\nmilitary air B>A")
    assert not offered(s, "Crisis Breaker"), "4 against 2"
    s = table(f"A: Crisis Breaker*, Matsu Berserker\nB: {IMPLACABLE}*\nmilitary air B>A")
    assert offered(s, "Crisis Breaker"), "0 against 2"
