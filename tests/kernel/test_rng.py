"""Chance is one number in the state."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from gorin.kernel.rng import mix, rand, shuffle

seeds = st.integers(0, (1 << 64) - 1)


class Chance:
    def __init__(self, rng: int) -> None:
        self.rng = rng


def test_the_numbers_are_the_same_on_every_machine() -> None:
    s = Chance(0)
    assert [rand(s, 1000) for _ in range(6)] == [535, 700, 679, 444, 747, 90]  # splitmix64 from 0
    assert mix(1, 2, 3) == mix(1, 2, 3) != mix(1, 3, 2)


@given(seeds, st.integers(1, 50))
def test_a_number_is_in_range_and_the_generator_moves_on(seed: int, n: int) -> None:
    s = Chance(seed)
    assert 0 <= rand(s, n) < n
    assert s.rng != seed
    assert 0 <= s.rng < 1 << 64


@given(seeds, st.lists(st.integers()))
def test_shuffling_keeps_the_cards_and_can_be_repeated(seed: int, xs: list[int]) -> None:
    once, twice = list(xs), list(xs)
    shuffle(Chance(seed), once)
    shuffle(Chance(seed), twice)
    assert once == twice
    assert sorted(once) == sorted(xs)


def test_every_order_of_three_cards_comes_up_about_equally_often() -> None:
    s = Chance(7)
    seen: Counter[str] = Counter()
    for _ in range(6000):
        cards = list("abc")
        shuffle(s, cards)
        seen["".join(cards)] += 1
    assert len(seen) == 6
    assert all(900 < n < 1100 for n in seen.values())


@given(seeds, st.lists(st.integers(0, 1 << 70), min_size=1, max_size=3))
def test_a_mixed_seed_is_a_seed_and_depends_on_every_part(seed: int, parts: list[int]) -> None:
    assert 0 <= mix(seed, *parts) < 1 << 64
    assert mix(seed, *parts) != mix(seed, *parts[:-1], parts[-1] ^ 1)
