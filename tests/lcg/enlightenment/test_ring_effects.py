"""What rings do where there is a third player: what is taken is taken from the defender, whom it is about may be
anybody's."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from tests.lcg.enlightenment.seats import laid
from tests.lcg.tables import discard, do, hand, honor_of, is_bowed, options, pass_until


def won(ring: str, foe: str = "C", a: str = "", b: str = "", c: str = "") -> Any:
    """A has won a conflict with this ring against B or C."""
    s = laid(f"military {ring} A>{foe}", A=f"Plain Captain*{a}", B=b, C=c)
    return pass_until(s, "A: resolve the ring effect")


@rule("rr.ring-effects.2")
@pytest.mark.parametrize(("foe", "taken"), [("B", [11, 9, 10]), ("C", [11, 10, 9])])
def test_air_takes_from_the_defender_or_from_nobody(foe: str, taken: list[int]) -> None:
    assert options(won("air", foe)) == ["take 1 honor", "gain 2 honor", "pass"]
    assert honor_of(do(won("air", foe), "A: take 1 honor")) == taken
    assert honor_of(do(won("air", foe), "A: gain 2 honor")) == [12, 10, 10]


@rule("rr.ring-effects.3")
@pytest.mark.parametrize("foe", "BC")
def test_earth_draws_one_and_the_defender_discards_one_at_random(foe: str) -> None:
    has = " | Plain Alms, Plain Alms"
    s = won("earth", foe, b=has, c=has)
    assert options(s) == ["draw a card, discard one at random", "pass"]
    do(s, f"A: {options(s)[0]}")
    assert [len(hand(s, q)) for q in "ABC"] == [1, 1 if foe == "B" else 2, 1 if foe == "C" else 2]
    assert discard(s, foe) == ["Plain Alms"]


@rule("rr.ring-effects.5")
def test_water_readies_or_bows_a_character_of_anybody() -> None:
    rows = {"a": ", Plain Porter_", "b": "Plain Envoy, Plain Giant_+1, Plain Lord+1", "c": "Plain Poet, Plain Idler_"}
    s = won("water", **rows)
    assert set(options(s)) == {
        *("ready Plain Porter", "ready Plain Giant", "ready Plain Idler"),
        *("bow Plain Captain", "bow Plain Envoy", "bow Plain Poet", "pass"),
    }, "who has fate is not bowed"
    do(s, "A: bow Plain Envoy")
    assert is_bowed(s, "Plain Envoy")
    s = do(won("water", **rows), "A: ready Plain Giant")
    assert not is_bowed(s, "Plain Giant")
