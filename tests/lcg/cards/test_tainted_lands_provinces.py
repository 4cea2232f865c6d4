"""Tainted Lands: what looks into hands and provinces."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.views import hidden_from
from tests.lcg.tables import (
    decision,
    discard,
    do,
    find,
    hand,
    in_play,
    never_offered,
    offered,
    options,
    pass_until,
    strength,
    table,
)

AUTHORITY = """A: Plain Porter*{} | | Fields, Upholding Authority
               B: Plain Giant* | {}
               military air B>A {}"""


@pytest.mark.parametrize(("role", "n"), [("", 3), (", Seeker of Earth", 5), (", Keeper of Water", 3)])
def test_upholding_authority_is_stronger_with_an_earth_role(role: str, n: int) -> None:
    s = table(AUTHORITY.format(role, "Plain Praise", "Upholding Authority"))
    assert strength(s, "Upholding Authority") == n


def broken(cards: str) -> Any:
    s = pass_until(table(AUTHORITY.format("", cards, "Upholding Authority")), "A: interrupts")
    return do(s, "A: Upholding Authority")


@pytest.mark.parametrize("n", [0, 1, 2])
def test_upholding_authority_discards_any_number_of_copies(n: int) -> None:
    s = broken("Plain Praise, Plain Praise, Plain Letter")
    assert not hidden_from(s, 0) >> find(s, "Plain Letter") & 1, "the hand is revealed"
    assert len(options(s)) == 3
    do(s, f"A: {next(x for x in options(s) if x.startswith('Plain Praise'))}")
    for _ in range(n):
        assert not offered(s, "Plain Letter"), "only copies of the chosen card"
        do(s, f"A: {options(s)[0]}")
    do(s, *(["A: done"] if n < 2 else []))
    assert discard(s, "B") == ["Plain Praise"] * n and len(hand(s, "B")) == 3 - n


def test_upholding_authority_needs_a_hand_to_look_at() -> None:
    assert never_offered(table(AUTHORITY.format("", "", "Upholding Authority")), "Upholding Authority")


def test_upholding_authority_says_nothing_of_other_provinces() -> None:
    assert never_offered(table(AUTHORITY.format("", "Plain Praise", "Fields")), "Upholding Authority")


TAKAKO = """A: {} | | Fields[Plain Shrine], Plain Hill[Plain Soldier], Plain Wall[Plain Envoy?], Plain Ditch#
            B: | | Fields, Plain Hill[Plain Poet?]
            conflict phase"""


def test_asahina_takako_sees_what_lies_facedown_in_ones_provinces() -> None:
    s = table(TAKAKO.format("Asahina Takako"))
    assert not hidden_from(s, 0) >> find(s, "Plain Envoy") & 1 and hidden_from(s, 1) >> find(s, "Plain Envoy") & 1
    assert hidden_from(s, 0) >> find(s, "Plain Poet") & 1, "not in an opponent's"
    s = table(TAKAKO.format("Plain Porter"))
    assert hidden_from(s, 0) >> find(s, "Plain Envoy") & 1


def test_asahina_takako_sees_what_comes_facedown_later() -> None:
    s = table("""A 10/9: Asahina Takako | | Fields, Plain Hill[Plain Captain]
                 B:
                 dynasty phase, first A""")
    slot = s.slot[find(s, "Plain Captain")]
    do(s, "A: Plain Captain", "A: 0")
    new = s.lying[slot]
    assert new and not new & hidden_from(s, 0) and new & hidden_from(s, 1)


def test_asahina_takako_switches_two_cards() -> None:
    s = do(table(TAKAKO.format("Asahina Takako")), "A: Asahina Takako", "A: Plain Soldier")
    one, other = s.slot[find(s, "Plain Soldier")], s.slot[find(s, "Plain Envoy")]
    do(s, next(f"A: {x}" for x in options(s) if "switch" in x))
    assert "Plain Soldier" not in options(s)
    do(s, "A: Plain Envoy")
    assert (s.slot[find(s, "Plain Soldier")], s.slot[find(s, "Plain Envoy")]) == (other, one)


def test_asahina_takako_discards_a_card() -> None:
    s = do(table(TAKAKO.format("Asahina Takako")), "A: Asahina Takako", "A: Plain Shrine")
    do(s, next(f"A: {x}" for x in options(s) if "discard" in x))
    assert discard(s, "A") == ["Plain Shrine"] and not in_play(s, "Plain Shrine")


def test_asahina_takako_leaves_opponents_cards_alone() -> None:
    s = do(table(TAKAKO.format("Asahina Takako")), "A: Asahina Takako")
    assert decision(s) == "A: target" and "Plain Poet" not in options(s) and "Plain Envoy" in options(s)
