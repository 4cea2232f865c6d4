"""Sets, numbers and conditions: how they combine, what they refuse, that they are plain data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from gorin.language.conditions import Both, Compare, Either, Exists, Not
from gorin.language.control import Pick, Target
from gorin.language.nodes import children, mentions, number, walk
from gorin.language.numbers import Count, Num, Plus, StatOf, Times
from gorin.language.players import You
from gorin.language.sets import All, Any_, ControlledBy, Is, Picked, That, This, Without

A, B, C = Is("a"), Is("b"), Is("c")
YES, NO = Exists(A), Exists(B)
N = Count(A)


def test_sets_combine_to_flat_trees() -> None:
    assert All((A, B, C)) == A & B & C
    assert Any_((A, B, C)) == A | B | C
    assert All((A, B, Without(C))) == A & B - C
    assert All((Any_((A, B)), Without(C))) == (A | B) - C


def test_minus_binds_tighter_than_or() -> None:
    assert Any_((A, All((B, Without(C))))) == A | B - C  # which `check` refuses


def test_numbers_build_words() -> None:
    assert Plus(N, Num(1)) == N + 1
    assert Times(N, 2) == N * 2
    assert (N > 1, N >= 1, N < 1) == (Compare(N, ">", Num(1)), Compare(N, ">=", Num(1)), Compare(N, "<", Num(1)))
    assert number(3) == Num(3)
    assert number(N) is N


def test_conditions_combine() -> None:
    assert Both(YES, NO) == YES & NO
    assert Either(YES, NO) == YES | NO
    assert Not(YES).of == YES


MISTAKES: list[Callable[[], object]] = [
    lambda: A and B,
    lambda: A or B,
    lambda: not A,
    lambda: bool(A),
    lambda: YES and NO,
    lambda: YES or NO,
    lambda: not YES,
    lambda: N and 1,
    lambda: not N,
    lambda: 1 if N else 2,
    lambda: 1 < N < 3,
]


@pytest.mark.parametrize("mistake", MISTAKES)
def test_truth_of_a_word_is_a_mistake(mistake: Callable[[], object]) -> None:
    with pytest.raises(TypeError):
        mistake()


@pytest.mark.parametrize(
    ("word", "says"),
    [(A, "combined with &, | and -"), (YES, "combined with & and |"), (N, "compare it")],
)
def test_the_mistake_says_what_to_write(word: Any, says: str) -> None:
    with pytest.raises(TypeError, match=says.replace("|", r"\|")):
        bool(word)


def test_equality_is_plain_and_words_hash() -> None:
    assert (Is("a") == A) is True
    assert (A == B) is False
    assert (Count(A) == N) is True
    assert (YES == NO) is False
    assert len({A & B, Is("a") & Is("b"), A | B}) == 2
    assert {N > 1: "more"}[Compare(N, ">", Num(1))] == "more"


def test_words_do_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        A.fact = "b"  # type: ignore[misc]  # that is the test


def test_words_print_as_they_are_written() -> None:
    q = A & ControlledBy(You()) - This()
    assert repr(q) == "All(parts=(Is(fact='a'), ControlledBy(who=You()), Without(of=This())))"
    assert eval(repr(q)) == q


def test_walking() -> None:
    pick = Pick(A & B, do=_Nothing, n=Count(C))
    assert walk(pick, Is) == [A, B, C]
    assert children(Target(A)) == [A, Num(1), False, You(), None, 0, False, True]
    assert children("a string") == []
    assert mentions(pick, C)
    assert not mentions(pick, Is("d"))
    assert not mentions(StatOf("x", That(1)), That(0))
    assert mentions((A, (B, Picked())), Picked())


_Nothing: Any = None
