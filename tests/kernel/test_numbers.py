"""A number dealt by hand has one owner."""

from __future__ import annotations

import pytest

from gorin.kernel.numbers import NOTHING, Effects, Numbers
from gorin.kernel.rows import Lasting


def test_a_number_has_one_owner() -> None:
    numbers = Numbers("Mark")
    assert numbers.own(3, "first") == 3
    with pytest.raises(ValueError, match=r"^Mark 3 belongs to 'first'; 'second' needs another number\.$"):
        numbers.own(3, "second")
    assert numbers.owners == {3: "first"}


def test_a_span_of_numbers_has_one_owner() -> None:
    numbers = Numbers("Effect")
    numbers.own(16, "add", span=16)
    for taken in (16, 31):
        with pytest.raises(ValueError, match="belongs to 'add'"):
            numbers.own(taken, "set")
    with pytest.raises(ValueError, match="Effect 16 belongs"):
        numbers.own(10, "long", span=7)
    assert numbers.own(32, "set") == 32


def lasting(what: int, n: int) -> Lasting:
    return Lasting(what, 0, n, -1, -1, 0, 0)


def test_what_lasting_effects_read_is_what_those_with_a_condition_read() -> None:
    effects = Effects("Effect")
    effects.own(1, "plain")
    effects.conditional(2, "while on a plane", lambda n: (n,) if n else ())
    with pytest.raises(ValueError, match="Effect 2 belongs"):
        effects.conditional(2, "another", lambda n: ())
    assert effects.read_by([lasting(1, 7)]) == NOTHING
    assert effects.read_by([lasting(2, 0)]) == NOTHING
    assert effects.read_by([lasting(1, 7), lasting(2, 5), lasting(2, 6)]) == {5, 6}
