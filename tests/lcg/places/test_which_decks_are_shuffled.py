"""Shuffling on a card: the deck, or the decks, that the ability was about, and no others."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import CHARACTER, NEUTRAL, OneFromEachDeck, Search, action, event
from tests.lcg.tables import deck, do, options, table

DYNASTY = "Plain Giant, Plain Lord, Plain Idler, Plain Poet, Plain Bully, Plain Porter"
CONFLICT = "Plain Guest, Plain Praise, Plain Alms, Plain Letter, Plain Sword, Plain Robe"
FULL = "Fields, " + ", ".join(["Fields[Peasant]"] * 4)


def decks(s: Any) -> dict[str, list[str]]:
    """All four, each from the top."""
    return {f"{seat} {kind}": deck(s, seat, kind == "dynasty") for seat in "AB" for kind in ("conflict", "dynasty")}


@rule("rr.shuffle.1")
@pytest.mark.parametrize(
    ("deed", "affected"),
    [
        (Search(3, CHARACTER, "dynasty"), {"A dynasty"}),
        (Search(3, None, "conflict"), {"A conflict"}),
        (OneFromEachDeck(2), {"A conflict", "B conflict"}),
    ],
)
def test_each_deck_an_ability_was_about_is_shuffled_and_no_other(deed: Any, affected: set[str]) -> None:
    seek = event("Seek", NEUTRAL, action(deed), cost=0)
    orders: dict[str, set[tuple[str, ...]]] = {}
    for seed in range(6):
        seat = f"| {FULL} | | {CONFLICT} | {DYNASTY}"
        s = table(f"A: | Seek {seat}\nB: | {seat}", extra=[seek], seed=seed)
        do(s, "A: Seek")
        while s.decision.why != "action":
            do(s, f"{'AB'[s.decision.player]}: {options(s)[0]}")
        for name, order in decks(s).items():
            orders.setdefault(name, set()).add(tuple(order))
    assert {name for name, seen in orders.items() if len(seen) > 1} == affected
