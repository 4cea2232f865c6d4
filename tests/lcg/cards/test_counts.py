"""The counts of tests per card claim no more than there is."""

from __future__ import annotations

from gorin.cards.tested import counted
from tests.lcg.cards.counting import now


def test_no_more_tests_are_told_of_than_there_are() -> None:
    there = now()
    too_many = {name: n for name, n in counted().items() if n > there.get(name, 0)}
    assert not too_many, "python -m tests.lcg.cards.counting counts anew"


def test_a_card_with_several_tests_has_them_counted() -> None:
    assert now()["Spyglass"] >= 5 and now()["Doji Whisperer"] >= 1
