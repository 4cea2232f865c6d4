"""Enlightenment is won by five rings on provinces, by honor, or by being the last."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets import ruleset
from gorin.rulesets.lcg.rings.pools import claimed_rings
from gorin.rulesets.lcg.state import ELEMENT_NAMES
from gorin.rulesets.lcg.victory import concede
from gorin.rulesets.lcg.words import (
    CONTESTED_RING,
    CRANE,
    PHOENIX,
    THAT_RING,
    CountsAsClaimed,
    PhaseBegins,
    RingGainsElements,
    TargetRing,
    Until,
    action,
    character,
    event,
    reaction,
)
from tests.lcg.enlightenment.seats import NAME, laid, lies
from tests.lcg.tables import decision, do, options, pass_until

FOUR = "air=A1 earth=A1 water=A2 void=A3"
SHRINE = character(
    "Shrine", PHOENIX, reaction(PhaseBegins("conflict"), Until(CountsAsClaimed(THAT_RING)), choose=TargetRing()), cost=0
)
TWIST = event("Twist", CRANE, action(RingGainsElements(("fire",), what=CONTESTED_RING)), cost=0)


def to_the_ring(s: Any) -> Any:
    """Up to where a ring goes onto a province, or past the conflict."""
    while s.decision is not None and s.con[0] and "put the ring" not in decision(s):
        do(s, f"{decision(s)[0]}: {options(s)[-1]}")
    return s


def ending(s: Any) -> str:
    return str(s.box.rules.endings[s.ending])


@rule("mp.enl-victory.1")
def test_there_are_these_ways_to_win_and_to_be_eliminated() -> None:
    ways = ruleset(NAME).format.victories
    assert [x.ending for x in ways if not x.loses] == ["enlightenment", "honor", "a card"]
    assert [x.ending for x in ways if x.loses] == ["dishonor", "conquest"]


@rule("mp.enl-enlightenment.1", "rr.winning-the-game.10", "mp.enl-victory.1")
@pytest.mark.parametrize(("who", "foe"), ["AB", "BC", "CA"])
def test_a_ring_of_each_element_on_unbroken_provinces_wins_at_once(who: str, foe: str) -> None:
    four = FOUR.replace("A", who)
    seats: dict[str, Any] = {who: "Plain Captain*"}
    s = to_the_ring(laid(f"rings {four} fire@{who}\nmilitary fire {who}>{foe}", **seats))
    assert s.winner < 0, "it is claimed, but does not lie on a province yet"
    do(s, f"{who}: {options(s)[0]}")
    assert s.winner == "ABC".index(who) and ending(s) == "enlightenment" and s.decision is None


@rule("mp.enl-enlightenment.1")
def test_four_elements_do_not_win() -> None:
    s = to_the_ring(laid("rings air=A1 earth=A1 water=A2\nmilitary fire A>B", A="Plain Captain*"))
    do(s, f"A: {options(s)[0]}")
    assert s.winner < 0


@rule("mp.enl-enlightenment.1", "mp.open-claim-province.1")
@pytest.mark.parametrize(("broken", "won"), [("", True), ("#", False)])
def test_what_lies_on_a_broken_province_does_not_count(broken: str, won: bool) -> None:
    row = f" |  | Fields, Plain Hill{broken}, Fields, Fields, Fields"
    s = to_the_ring(laid(f"rings {FOUR}\nmilitary fire A>B", A=f"Plain Captain*{row}"))
    do(s, f"A: {options(s)[-1]}")
    assert (s.winner == 0) == won


@rule("mp.enl-enlightenment.2")
@pytest.mark.parametrize("fifth", ["fire@A", "fire=B1", "fire@common"])
def test_only_rings_on_ones_own_provinces_count(fifth: str) -> None:
    s = to_the_ring(laid(f"rings {FOUR.removesuffix(' void=A3')} {fifth}\nmilitary void A>C", A="Plain Captain*"))
    do(s, f"A: {options(s)[0]}")
    assert lies(s, "void") == "A1" and s.winner < 0


@rule("mp.enl-enlightenment.3")
def test_a_ring_counts_only_as_its_printed_element() -> None:
    s = laid("rings earth=A1 water=A2 void=A3\nmilitary air A>B", extra=(TWIST,), A="Plain Captain* | Twist")
    do(s, "B: pass", "C: pass", "A: Twist")
    to_the_ring(s)
    do(s, f"A: {options(s)[0]}")
    assert lies(s, "air") == "A1" and s.winner < 0, "air that is also fire is one element"


@rule("mp.enl-enlightenment.4", "mp.enl-enlightenment.2")
def test_a_ring_that_only_counts_as_claimed_does_not_count_for_this() -> None:
    s = laid("draw phase, first A, rings air=A1 earth=A1 water=A2", extra=(SHRINE,), A="Shrine, Plain Captain+9")
    pass_until(s, "A: reactions")
    do(s, "A: Shrine", "A: fire of A")
    pass_until(s, "A: declare")
    do(s, "A: military void of A")
    do(s, f"A: {options(s)[0]}", "A: Plain Captain", "A: done")
    to_the_ring(s)
    do(s, f"A: {options(s)[0]}")
    assert lies(s, "void") == "A1" and claimed_rings(s, 0).bit_count() == 5 and s.winner < 0


@rule("mp.enl-enlightenment.5")
def test_a_ring_taken_with_a_province_may_be_the_fifth() -> None:
    s = laid(
        f"rings {FOUR} fire#2=B1\nmilitary fire#3 A>B Plain Hill", A="Plain Captain*", B=" |  | Fields, Plain Hill"
    )
    to_the_ring(s)
    do(s, f"A: {options(s)[0]}")
    assert s.winner == 0 and ending(s) == "enlightenment"


@pytest.mark.parametrize("missing", ELEMENT_NAMES)
def test_whichever_element_is_missing_wins_with_it(missing: str) -> None:
    has = " ".join(f"{x}=A{i % 4 + 1}" for i, x in enumerate(ELEMENT_NAMES) if x != missing)
    s = to_the_ring(laid(f"rings {has}\nmilitary {missing} A>B", A="Plain Captain*"))
    do(s, f"A: {options(s)[0]}")
    assert s.winner == 0


@rule("mp.enl-honorable-victory.1", "rr.winning-the-game.6", "mp.enl-victory.1")
@pytest.mark.parametrize(("honor", "won"), [(24, True), (23, False)])
def test_twenty_five_honor_win_at_once(honor: int, won: bool) -> None:
    s = laid("conflict phase", B=f"{honor}/0: | Plain Praise", C="9/0:")
    do(s, "A: pass", "B: Plain Praise")
    assert (s.winner == 1) == won and (not won or ending(s) == "honor")


@rule("mp.enl-victory.1", "rr.player-elimination.3")
def test_the_last_player_wins() -> None:
    s = laid("conflict phase", players=4)
    for who, left in ((1, 3), (0, 2)):
        concede(s, who)
        assert s.winner < 0 and s.alive.bit_count() == left
    concede(s, 3)
    assert s.winner == 2 and s.decision is None
