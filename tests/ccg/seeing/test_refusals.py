"""Why can't it be done? Each refusal names the card, the reason and the rule."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from tests.ccg.tables import find, offered, table

RICH = "Plain Mine, Plain Mine, Plain Mine, Plain Mine"


def refusals(s: Any, name: str, seat: int = 0, where: str = "") -> list[str]:
    """The rules against using or playing a card; the sentences name it."""
    c = (
        find(s, name)
        if not where
        else next(c for c in range(len(s.kind)) if s.slot[c] >= 0 and s.box.faces[s.kind[c]].name == name)
    )
    found = s.box.rules.why_not(s, seat, c)
    assert all(x.sentence.startswith(f"{name} cannot ") and x.sentence.endswith(".") for x in found), found
    return [x.rule for x in found]


@rule("emp.personality.5")
def test_refused_for_the_honor_requirement() -> None:
    s = table(f"A 9: {RICH} | | Plain Lady \nB 5: \ndynasty phase, active A")
    assert not offered(s, "Plain Lady") and refusals(s, "Plain Lady") == ["emp.personality.5"]
    s = table(f"A 10: {RICH} | | Plain Lady \nB 5: \ndynasty phase, active A")
    assert offered(s, "Plain Lady") and refusals(s, "Plain Lady") == []


@rule("emp.singular-unique.1")
@pytest.mark.parametrize("card", ["Plain Hero", "Plain Shop"])
def test_refused_for_having_one_already(card: str) -> None:
    s = table(f"A 9: {RICH}, {card} | | {card} \nB 5: \ndynasty phase, active A")
    assert not offered(s, card) and refusals(s, card, where="province") == ["emp.singular-unique.1"]
    s = table(f"A 9: {RICH} | | {card} \nB 9: {card}\ndynasty phase, active A")
    assert offered(s, card), "another player's does not count"
    assert refusals(s, card, where="province") == []


@rule("emp.singular-unique.1")
def test_refused_for_having_one_already_in_the_hand() -> None:
    s = table(
        "A 9 crane: Plain Mine, Plain Mine, Plain Rider[Asahina House Guard], Plain Lady | Asahina House Guard \nB 5:"
    )
    held = next(c for c in range(len(s.kind)) if s.p[6] >> c & 1)
    assert not offered(s, "Equip") and [x.rule for x in s.box.rules.why_not(s, 0, held)] == ["emp.singular-unique.1"]


@pytest.mark.parametrize(
    ("text", "card", "id"),
    [
        ("A 9: | | Plain Mine? \nB 5: \ndynasty phase, active A", "Plain Mine", "emp.provinces.3"),
        ("A 9: | | Plain Mine \nB 5: \naction phase, active A", "Plain Mine", "emp.dynasty-phase.1"),
        ("A 9: Castle_ | | Plain Mine \nB 5: \ndynasty phase, active A", "Plain Mine", "emp.holding.1"),
        ("A 9: Castle_ | | Plain Guard \nB 5: \ndynasty phase, active A", "Plain Guard", "emp.personality.7"),
        (f"A 9: {RICH} | | Plain Vassal \nB 5: \ndynasty phase, active A", "Plain Vassal", "emp.loyal.1"),
        ("A 9: | Plain Prayer \nB 5:", "Plain Prayer", "emp.attachments.3"),
        ("A 9: Plain Guard | Plain Prayer \nB 5:", "Plain Prayer", "emp.spell.2"),
        ("A 9: Plain Lady[Plain Knife] | Plain Sword \nB 5:", "Plain Sword", "emp.weapon.1"),
        ("A 9: Plain Lady[Plain Mail] | Plain Mail \nB 5:", "Plain Mail", "emp.armor.1"),
        ("A 9: Plain Guard | Plain Nobles \nB 5:", "Plain Nobles", "emp.follower.2"),
        ("A 9: Castle_, Plain Lady | Plain Sword \nB 5:", "Plain Sword", "emp.attachments.4"),
        ("A 9: | Tell the Tale \nB 5: \naction phase, active B", "Tell the Tale", "emp.action-phase.5"),
        ("A 9: Castle_ | Paid Off \nB 5: Plain Guard", "Paid Off", "emp.strategy.2"),
        ("A 9: | Paid Off \nB 5:", "Paid Off", "emp.required-targeting.2"),
        ("A 9: Kakita Seishi_ \nB 5: Plain Guard~", "Kakita Seishi", "emp.check-conditions.2"),
    ],
)  # fmt: skip
def test_refused_for_a_reason(text: str, card: str, id: str) -> None:
    s = table(text)
    c = next(c for c in reversed(range(len(s.kind))) if s.box.faces[s.kind[c]].name == card and s.holder[c] == 0)
    found = s.box.rules.why_not(s, 0, c)
    assert [x.rule for x in found] == [id], found
