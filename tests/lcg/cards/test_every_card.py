"""A law: every card with text is named in a test of this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from gorin.cards.registry import cards
from gorin.rulesets.lcg.card import Card

HERE = Path(__file__)
TESTS = "".join(p.read_text(encoding="utf-8") for p in sorted(HERE.parent.glob("test_*.py")) if p != HERE)


@pytest.mark.parametrize("card", [c for c in cards().values() if c.text], ids=lambda c: c.name)
def test_the_card_is_named_in_a_test(card: Card) -> None:
    by_element = f"{card.name.split(' of ')[0]} of {{"  # the five keepers and the five seekers are tested together
    assert card.name in TESTS or (card.type == "role" and by_element in TESTS)
