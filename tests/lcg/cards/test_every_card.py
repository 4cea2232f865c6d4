"""A law: every card with text is named in a test of this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from gorin.cards.registry import cards
from gorin.kernel.notation import fold
from gorin.rulesets.lcg.card import Card

HERE = Path(__file__)
TESTS = fold("".join(p.read_text(encoding="utf-8") for p in sorted(HERE.parent.glob("test_*.py")) if p != HERE))


@pytest.mark.parametrize("card", [c for c in cards().values() if c.text], ids=lambda c: c.name)
def test_the_card_is_named_in_a_test(card: Card) -> None:
    by_element = fold(
        f"{card.name.split(' of ')[0]} of {{"
    )  # the five keepers and the five seekers are tested together
    assert fold(card.name) in TESTS or (card.type == "role" and by_element in TESTS)
