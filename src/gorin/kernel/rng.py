"""Chance is in the state: one 64-bit number (splitmix64), the same on every machine."""

from __future__ import annotations

from typing import Protocol, TypeVar

T = TypeVar("T")
_64 = (1 << 64) - 1


class HasChance(Protocol):
    rng: int


def rand(s: HasChance, n: int) -> int:
    """A number from 0 to n - 1; the state's generator moves on."""
    s.rng = (s.rng + 0x9E3779B97F4A7C15) & _64
    z = s.rng
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _64
    return (z ^ (z >> 31)) % n


def shuffle(s: HasChance, xs: list[T]) -> None:
    """Shuffle a list in place with the state's own chance."""
    for i in range(len(xs) - 1, 0, -1):
        j = rand(s, i + 1)
        xs[i], xs[j] = xs[j], xs[i]


def mix(seed: int, *parts: int) -> int:
    """A new seed from a seed and some numbers: the i-th game of a run depends on these alone."""
    z = seed & _64
    for part in parts:
        z = (z ^ (part & _64) ^ (part >> 64)) & _64
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 + 0x9E3779B97F4A7C15) & _64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _64
        z ^= z >> 31
    return z
