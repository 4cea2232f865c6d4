"""Support that does not come: the card stays in hand, and nothing at all is paid for it."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    YOURS,
    Bow,
    GainHonor,
    Keyword,
    LoseHonor,
    Num,
    action,
    attachment,
    conflict_character,
    event,
)
from tests.lcg.tables import decision, discard, do, fate_of, hand, honor_of, in_play, is_bowed, options, table

CARDS = [
    event("Plea", NEUTRAL, Keyword("support"),
          action(GainHonor(Num(5)), cost=(LoseHonor(), Bow(CHARACTER & YOURS))), cost=3),
    conflict_character("Friend", NEUTRAL, Keyword("support"), Keyword("limited"), cost=3, military=1, political=1),
    attachment("Gift", NEUTRAL, Keyword("support"), Keyword("limited"), cost=3),
]  # fmt: skip


@rule("rr.support.6")
@pytest.mark.parametrize("name", [x.name for x in CARDS])
@pytest.mark.parametrize("seat", "AB")
def test_neither_fate_nor_other_costs_are_paid_for_a_card_that_nobody_supports(name: str, seat: str) -> None:
    other = "BA"[seat == "B"]
    line = f"Plain Captain, Plain Role | {name}"
    s = table(f"A 10/1: {line}\nB 10/9: {line}\nfirst {seat}" if seat == "A" else
              f"A 10/9: {line}\nB 10/1: {line}\nfirst {seat}", extra=CARDS)  # fmt: skip
    do(s, f"{seat}: {name}")
    assert decision(s) == f"{other}: support"
    do(s, f"{other}: 0")
    assert decision(s) == f"{seat}: action" and name not in " ".join(options(s)), "it was asked for in vain"
    assert hand(s, seat) == [name] and discard(s, seat) == []
    assert sorted(fate_of(s)) == [1, 9] and honor_of(s) == [10, 10]
    assert not is_bowed(s, "Plain Captain", seat) and not is_bowed(s, "Plain Role", seat)


@rule("rr.support.6")
@pytest.mark.parametrize("name", ["Friend", "Gift"])
def test_with_enough_help_it_is_played_and_all_of_it_is_paid(name: str) -> None:
    s = table(f"A 10/1: Plain Captain, Plain Role | {name}\nB 10/9:", extra=CARDS)
    do(s, f"A: {name}", "B: 2", "A: yes")
    if name == "Gift":
        do(s, "A: Plain Captain")
    assert in_play(s, name) and fate_of(s) == [0, 7] and is_bowed(s, "Plain Role")
