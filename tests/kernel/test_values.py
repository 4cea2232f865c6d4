"""Values: what events and options are."""

from __future__ import annotations

import pickle

import pytest

from gorin.kernel.decisions import PASSED, Option
from gorin.kernel.events import NO_EVENT, Event


def test_a_value_is_its_numbers() -> None:
    e = Event(3, 7, player=1, n=2)
    assert list(e) == [3, 7, 1, 2, -1, 0, 0, -1, 0]
    assert Event._make(e) == e == Event(*e) == pickle.loads(pickle.dumps(e))
    assert hash(e) == hash(Event(*e)) and len({e, Event(*e)}) == 1


def test_a_value_with_another_number_is_another_value() -> None:
    e = NO_EVENT._replace(card=5)
    assert (NO_EVENT.card, e.card, e.kind) == (-1, 5, NO_EVENT.kind)
    assert e != NO_EVENT


def test_values_of_two_kinds_are_never_the_same() -> None:
    assert Option(*PASSED) == PASSED
    assert Option(*PASSED) != tuple(PASSED)  # type: ignore[comparison-overlap]  # which is what is tested


def test_a_value_is_never_changed() -> None:
    with pytest.raises(AttributeError):
        NO_EVENT.card = 3  # type: ignore[misc]  # which is what is tested
