"""Characters that cannot participate in some conflicts, and conflicts whose attackers were sent home."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    BUSHI,
    CHARACTER,
    CRAB,
    HOST,
    NEUTRAL,
    THAT,
    THIS,
    LastingBar,
    MoveHome,
    TakesNoPart,
    action,
    attachment,
    character,
    event,
    holding,
)
from tests.lcg.tables import do, honor_of, is_broken, options, pass_until, table, told, watch

KINDS = ["military", "political"]
HERMITS = [
    character(f"{kind.title()} Hermit", CRAB, TakesNoPart(THIS, type=kind), cost=0, military=1, political=1)
    for kind in KINDS
]
BANISH = event("Banish", NEUTRAL, action(LastingBar(THAT, "participate"), choose=CHARACTER), cost=0)


def attackers(mine: str, kind: str, *first: str, **more: Any) -> list[str]:
    """Whom A may declare in a conflict of this type, after what is done in the window before."""
    s = do(table(f"A: {mine}\nB:\nconflict phase", **more), *first)
    pass_until(s, "A: declare a conflict")
    do(s, f"A: {kind} air", "A: Fields")
    return options(s)


def defenders(theirs: str, kind: str, *first: str, **more: Any) -> list[str]:
    """Whom B may declare against a conflict of this type."""
    s = do(table(f"A: Plain Giant {'| ' + more.pop('hand') if 'hand' in more else ''}\nB: {theirs}\nconflict phase",
                 **more), *first)  # fmt: skip
    pass_until(s, "A: declare a conflict")
    do(s, f"A: {kind} air", "A: Fields", "A: Plain Giant", "A: done")
    return options(s)


@rule("rr.participating.6")
@pytest.mark.parametrize("kind", KINDS)
def test_who_cannot_participate_in_conflicts_of_a_type_is_not_declared_in_one(kind: str) -> None:
    both = "Military Hermit, Political Hermit, Plain Porter"
    able = "Political Hermit" if kind == "military" else "Military Hermit"
    assert attackers(both, kind, extra=HERMITS) == [able, "Plain Porter"]
    assert defenders(both, kind, extra=HERMITS) == [able, "Plain Porter", "done"]


@rule("rr.participating.6")
@pytest.mark.parametrize("kind", KINDS)
def test_with_nobody_else_no_conflict_of_that_type_can_be_declared(kind: str) -> None:
    s = pass_until(table(f"A: {kind.title()} Hermit\nB:\nconflict phase", extra=HERMITS), "A: declare a conflict")
    other = "political" if kind == "military" else "military"
    assert f"{other} air" in options(s) and not [x for x in options(s) if x.startswith(kind)]


@rule("rr.participating.6")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("barred", [*KINDS, ""])
def test_nor_if_an_attachment_or_another_card_says_so(barred: str, kind: str) -> None:
    oath = attachment("Oath", NEUTRAL, TakesNoPart(HOST, type=barred), cost=0)
    ban = holding("Ban", NEUTRAL, TakesNoPart(BUSHI & CHARACTER, type=barred))
    who = ["Plain Porter"] if barred in (kind, "") else ["Plain Soldier", "Plain Porter"]
    for mine in ("Plain Soldier[Oath], Plain Porter", "Ban, Plain Soldier, Plain Porter"):
        assert attackers(mine, kind, extra=[oath, ban]) == who
    assert defenders("Plain Soldier[Oath], Plain Porter", kind, extra=[oath]) == [*who, "done"]


@rule("rr.participating.6")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("side", ["attacking", "defending"])
def test_who_cannot_participate_on_one_side_is_declared_on_the_other_only(side: str, kind: str) -> None:
    monk = character("Monk", CRAB, TakesNoPart(THIS, side), cost=0, military=1, political=1)
    mine = "Monk, Plain Porter"
    assert ("Monk" in attackers(mine, kind, extra=[monk])) == (side == "defending")
    assert ("Monk" in defenders(mine, kind, extra=[monk])) == (side == "attacking")


@rule("rr.participating.6")
@pytest.mark.parametrize("kind", KINDS)
def test_who_was_banished_is_declared_on_neither_side(kind: str) -> None:
    mine = "Plain Soldier, Plain Porter"
    assert attackers(f"{mine} | Banish", kind, "A: Banish", "A: Plain Soldier", extra=[BANISH]) == ["Plain Porter"]
    found = defenders(mine, kind, "A: Banish", "A: Plain Soldier", hand="Banish", extra=[BANISH])
    assert found == ["Plain Porter", "done"]


@rule("rr.step-3-2-4.2")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("b", "winner"), [("Plain Soldier*", ["B wins the conflict"]), ("Plain Idler*", []), ("", [])])
def test_with_the_attackers_sent_home_nobody_loses_honor(b: str, winner: list[str], kind: str) -> None:
    shoo = event("Shoo", NEUTRAL, action(MoveHome(THAT), choose=CHARACTER), cost=0)
    s = watch(
        table(f"A: Plain Captain*\nB: {b} | Shoo | Fields, Plain Ditch\n{kind} air A>B Plain Ditch", extra=[shoo])
    )
    do(s, "B: Shoo", "B: Plain Captain", "A: pass", "B: pass")
    assert [x[:19] for x in told(s) if "wins the conflict" in x] == winner
    assert honor_of(s) == [10, 10] and not is_broken(s, "Plain Ditch")
