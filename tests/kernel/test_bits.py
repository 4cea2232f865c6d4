"""Sets of cards as ints."""

from __future__ import annotations

import doctest

from hypothesis import given
from hypothesis import strategies as st

from gorin.kernel import bits as module
from gorin.kernel.bits import bits, if_only_one, low, mask_of

members = st.sets(st.integers(0, 300))


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(module).failed == 0


@given(members)
def test_a_set_and_its_members(xs: set[int]) -> None:
    mask = mask_of(xs)
    assert bits(mask) == tuple(sorted(xs))
    assert mask.bit_count() == len(xs)


@given(members)
def test_the_lowest_member(xs: set[int]) -> None:
    assert low(mask_of(xs)) == min(xs, default=-1)


@given(members)
def test_alone(xs: set[int]) -> None:
    mask = mask_of(xs)
    assert if_only_one(mask) == (mask if len(xs) == 1 else 0)


@given(members, members)
def test_sets_combine_as_sets(xs: set[int], ys: set[int]) -> None:
    assert bits(mask_of(xs) & mask_of(ys)) == tuple(sorted(xs & ys))
    assert bits(mask_of(xs) | mask_of(ys)) == tuple(sorted(xs | ys))
    assert bits(mask_of(xs) & ~mask_of(ys)) == tuple(sorted(xs - ys))
