"""What is alike in every format that has strongholds: setting up, strongholds and roles, the Imperial Favor."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.machine import answer
from gorin.kernel.views import hidden_from
from gorin.rulebook.testing import rule
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.control import may_take
from gorin.rulesets.lcg.provinces.strongholds import stronghold
from gorin.rulesets.lcg.state import PHASES, SLOTS
from tests.lcg.tables import ALL, decision, do, find, options, pass_until, step, table, titles

SEATS = {"lcg/stronghold": 2, "lcg/enlightenment": 3, "lcg/team-conquest": 4}
ORDERS = {
    "lcg/stronghold": ("AB", "BA"),
    "lcg/enlightenment": ("ABC", "BCA", "CAB"),
    "lcg/team-conquest": ("ACBD", "CADB"),
}
everywhere = pytest.mark.parametrize("rules", SEATS)

KEEPS = ("Plain Keep", "City of the Open Hand", "Plain Keep", "City of the Open Hand")
PROVINCES = ("Plain Hill", "Plain Wall", "Plain Ditch", "Fertile Fields", "Manicured Garden")
PILES = (("Plain Soldier", 20), ("Plain Captain", 20), ("Plain Guest", 20), ("Plain Praise", 20))


def opened(rules: str) -> Any:
    """A game at its first decision, whose players have unlike strongholds."""
    decks = [
        DeckList(x, "lion", ((x, 1), ("Plain Role", 1), *((p, 1) for p in PROVINCES), *PILES))
        for x in KEEPS[: SEATS[rules]]
    ]
    return ruleset(rules).open(decks, ALL, 7)


def laid(rules: str, settings: str, **seats: str) -> Any:
    """A table with a line for each seat."""
    lines = [f"{q} 10/0: {seats.get(q, '')}" for q in "ABCD"[: SEATS[rules]]]
    return table("\n".join([*lines, settings]), rules=rules)


@rule("rr.setup.7", "rr.setup.8")
@everywhere
def test_each_in_player_order_places_five_provinces_that_nobody_else_knows(rules: str) -> None:
    s = opened(rules)
    first = chr(65 + s.first)
    asked = ""
    while "place" in decision(s):
        who = decision(s)[0]
        asked += who if who not in asked else ""
        mine = len([c for c in s.province[(ord(who) - 65) * SLOTS :][:SLOTS] if c >= 0])
        assert decision(s).endswith("place your stronghold" if not mine else "place a province")
        assert len(options(s)) == 5 - mine, "in any order"
        do(s, f"{who}: {PROVINCES[4 - mine]}")
    assert asked == next(x for x in ORDERS[rules] if x[0] == first)
    for q in range(SEATS[rules]):
        row = s.province[q * SLOTS :][:SLOTS]
        assert [titles(s, 1 << c)[0] for c in row] == [*reversed(PROVINCES)], "the first is the stronghold's"
        for c in row:
            assert not s.p[facts.FACEUP] >> c & 1 and not hidden_from(s, q) >> c & 1
            assert all(hidden_from(s, x) >> c & 1 for x in range(SEATS[rules]) if x != q)


@rule("rr.setup.12")
@everywhere
def test_each_draws_four_and_replaces_any_number_once(rules: str) -> None:
    s = pass_until(opened(rules), "7 mulligan")
    seats = range(SEATS[rules])
    assert all((s.p[facts.HAND] & s.ctl[q]).bit_count() == 4 for q in seats)
    seen = []
    for n in seats:
        you = s.decision.player
        seen.append(you)
        before = s.p[facts.HAND] & s.ctl[you]
        assert len(options(s)) == 5
        for _ in range(n):
            answer(s, 0)
        answer(s, len(options(s)) - 1)
        after = s.p[facts.HAND] & s.ctl[you]
        assert (before & ~after).bit_count() == n and after.bit_count() == 4
    assert "".join(chr(65 + q) for q in seen) in ORDERS[rules] and "1.4" in step(s), "in player order, once"


@rule("rr.setup.14")
@everywhere
def test_each_begins_with_the_honor_of_the_own_stronghold(rules: str) -> None:
    s = pass_until(opened(rules), "1.4")
    values = [ALL[x].honor for x in KEEPS[: SEATS[rules]]]
    assert s.honor == values and len(set(values)) == 2


@rule("rr.stronghold.1", "rr.role-cards.1")
@everywhere
def test_stronghold_and_role_lie_open_and_the_stronghold_is_in_play(rules: str) -> None:
    s = pass_until(opened(rules), "6 mulligan")
    for q in range(SEATS[rules]):
        keep, role = stronghold(s, q), bits(s.p[facts.ROLE] & s.ctl[q])[0]
        assert s.p[facts.IN_PLAY] >> keep & 1 and s.p[facts.FACEUP] >> keep & 1 and s.slot[keep] == q * SLOTS
        assert s.p[facts.FACEUP] >> role & 1 and not s.p[facts.IN_PLAY] >> role & 1
        assert not any(hidden_from(s, x) & (1 << keep | 1 << role) for x in range(SEATS[rules]))


@rule("rr.stronghold.2", "rr.stronghold.3", "rr.stronghold.4")
@everywhere
def test_a_stronghold_is_not_moved_turned_or_taken(rules: str) -> None:
    s = laid(rules, "conflict phase, first A", A="Plain Keep, Plain Soldier | | Plain Ditch, Plain Hill")
    keep = find(s, "Plain Keep")
    for kind in (ev.MOVE_SLOT, ev.TURN_FACEDOWN, ev.LEAVE):
        assert s.box.order.applies(s, Event(kind, keep, 0, 1)) is None or not ev.HAPPEN[kind](
            s, Event(kind, keep, 0, 1), []
        )
    last = SEATS[rules] - 1
    assert may_take(s, find(s, "Plain Soldier"), last) and not may_take(s, keep, last)
    assert s.slot[keep] == 0 and s.p[facts.FACEUP] >> keep & 1 and s.holder[keep] == 0


@rule("rr.imperial-favor.3", "rr.imperial-favor.4", "rr.imperial-favor.7")
@everywhere
@pytest.mark.parametrize("side", ["military", "political"])
def test_the_favor_stays_on_its_side_until_it_is_claimed_anew(rules: str, side: str) -> None:
    s = laid(rules, "draw phase, first A, favor A military", A="Plain Giant+3")
    while decision(s) != "A: set the favor":
        assert (s.favor, s.favor_side) == (0, 0)
        pass_until(s, "", most=1)
    assert options(s) == ["military", "political"]
    do(s, f"A: {side}")
    while s.round == 1 or PHASES[s.phase] != "conflict":
        assert (s.favor, ("military", "political")[s.favor_side]) == (0, side)
        pass_until(s, "", most=1)
