"""What is packed into numbers about rings comes out as it went in, up to the last ring, and nothing else goes in."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulesets.lcg.rings.numbers import (
    MOST_RINGS,
    NO_RING,
    Claim,
    Declaration,
    Declared,
    EffectChoice,
    FateMove,
    Gains,
    Resolve,
    RingFate,
    Swap,
    and_then,
    declared_type,
    declared_with_fate,
    in_turn,
    resolved_element,
    ring_in,
    ring_set,
    with_ring,
)
from gorin.rulesets.lcg.rings.places import (
    CONTESTED,
    MOST_PLAYERS,
    UNCLAIMED,
    Place,
    claimed_pool,
    comes_back_to,
    is_out_of_play,
    is_unclaimed,
    lying_at,
    lying_in_claimed_pools,
    lying_on_provinces,
    lying_unclaimed,
    on_province,
    out_of,
    own_pool,
    place_of,
    province_under,
)

LAST = MOST_RINGS - 1
WHOLE: list[Any] = [
    RingFate(LAST, 255),
    RingFate(0, 0),
    FateMove(LAST, LAST, 255),
    FateMove(0, LAST, 1),
    Claim(LAST, 1),
    Claim(0),
    Swap(LAST, 0),
    Swap(0, LAST),
    Resolve(LAST, 4),
    Declared(LAST, 1, True),
    Declared(NO_RING, 0),
    Declaration(LAST, 1, 1),
    Declaration(NO_RING, 0, 1),
    Declaration(0, 0, 0),
    EffectChoice(10, 5000),
    EffectChoice(1),
    Gains((1 << MOST_RINGS) - 1, 31),
]


@pytest.mark.parametrize("what", WHOLE, ids=str)
def test_what_goes_in_comes_out(what: Any) -> None:
    assert type(what).of(what.number) == what


@pytest.mark.parametrize(
    "what",
    [
        RingFate(MOST_RINGS, 1),
        RingFate(-2, 1),
        RingFate(0, -1),
        FateMove(MOST_RINGS, 0, 1),
        FateMove(0, MOST_RINGS, 1),
        Claim(0, -2),
        Claim(0, 2),
        Swap(MOST_RINGS, 0),
        Swap(0, MOST_RINGS),
        Resolve(MOST_RINGS, 0),
        Declared(0, 2),
        Declaration(0, 0, 2),
        Declaration(MOST_RINGS, 0, 0),
        EffectChoice(0),
        EffectChoice(16),
        EffectChoice(1, -2),
        Gains(1 << MOST_RINGS, 1),
        Gains(1, 1 << 8),
    ],
    ids=str,
)
def test_nothing_else_goes_in(what: Any) -> None:
    with pytest.raises(ValueError):
        _ = what.number


def test_a_number_begins_with_its_ring() -> None:
    for ring in (0, 5, LAST):
        alone = [
            Claim(ring),
            Swap(1, ring),
            Resolve(ring, 3),
            Declared(ring, 1),
            RingFate(ring, 9),
            FateMove(2, ring, 9),
        ]
        for what in alone:
            assert (ring_in(what.number), ring_set(what.number)) == (ring, 1 << ring), what  # type: ignore[attr-defined]
        assert with_ring(ring) == ring
    none = Declared(NO_RING, 1, False).number
    assert (ring_in(none), ring_set(none), declared_type(none), declared_with_fate(none)) == (NO_RING, 0, 1, 0)
    assert resolved_element(Resolve(LAST, 3).number) == 3
    assert all(Declaration(ring, 0, 0).number for ring in (NO_RING, 0))  # 0 is a pass


def test_rings_in_turn() -> None:
    packed = 0
    for n, ring in enumerate([LAST, 0, 0, 7]):
        packed = and_then(packed, n, ring)
    assert in_turn(packed) == [LAST, 0, 0, 7] and in_turn(0) == []
    for wrong in (NO_RING, MOST_RINGS):
        with pytest.raises(ValueError):
            and_then(0, 0, wrong)


def test_every_place_is_itself() -> None:
    last = MOST_PLAYERS - 1
    places = {
        UNCLAIMED: Place("unclaimed"),
        own_pool(0): Place("unclaimed", 0),
        own_pool(last): Place("unclaimed", last),
        claimed_pool(0): Place("claimed", 0),
        claimed_pool(last): Place("claimed", last),
        CONTESTED: Place("contested"),
        out_of(UNCLAIMED): Place("out of play"),
        out_of(own_pool(last)): Place("out of play", last),
        on_province(0): Place("province", province=0),
        on_province(900): Place("province", province=900),
    }
    assert len(places) == 10
    assert all(place_of(n) == place for n, place in places.items())
    for pool in (UNCLAIMED, own_pool(0), own_pool(last)):
        assert is_unclaimed(pool) and is_out_of_play(out_of(pool)) and comes_back_to(out_of(pool)) == pool
    assert [province_under(n) for n in (on_province(7), CONTESTED, UNCLAIMED)] == [7, -1, -1]
    order = list(places)
    assert lying_unclaimed(order) == 0b111 and lying_in_claimed_pools(order) == 0b11000
    assert lying_on_provinces(order) == 0b1100000000 and lying_at(order, CONTESTED) == 0b100000


def test_there_are_no_other_places() -> None:
    for seat in (-1, MOST_PLAYERS):
        with pytest.raises(ValueError):
            own_pool(seat)
        with pytest.raises(ValueError):
            claimed_pool(seat)
    for wrong in (0, CONTESTED, own_pool(MOST_PLAYERS - 1) - 1):
        with pytest.raises(ValueError):
            out_of(wrong)
    with pytest.raises(ValueError):
        on_province(-1)
