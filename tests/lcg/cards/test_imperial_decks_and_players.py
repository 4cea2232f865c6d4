"""Cards of the Imperial cycle that choose a player, order a deck, or stay ready after a loss."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from tests.lcg.tables import (
    decision,
    deck,
    do,
    fight_out,
    find,
    hand,
    honor_of,
    is_bowed,
    offered,
    options,
    pass_until,
    table,
)

COMPLIMENT = "A 10/3: | Backhanded Compliment | | | Plain Praise\nB 10/3: | | | | Plain Letter"


@pytest.mark.parametrize(
    ("whom", "honor", "hands"), [("A", [9, 10], (["Plain Praise"], [])), ("B", [10, 9], ([], ["Plain Letter"]))]
)
def test_backhanded_compliment_is_paid_to_anybody(
    whom: str, honor: list[int], hands: tuple[list[str], list[str]]
) -> None:
    s = table(COMPLIMENT)
    do(s, "A: Backhanded Compliment")
    assert len(options(s)) == 2, "any player"
    do(s, f"A: {options(s)['AB'.index(whom)]}")
    assert honor_of(s) == honor and (hand(s, "A"), hand(s, "B")) == hands


MENDICANT = "A: Togashi Mendicant+1 | | Fields, Fields[Peasant], Plain Hill[Peasant], Plain Wall[Peasant], Plain Ditch[Peasant] | | | {}\nB:\nconflict phase, left A=0 B=0"


def test_togashi_mendicant_orders_the_dynasty_deck() -> None:
    s = table(MENDICANT.format("Plain Soldier, Plain Captain, Plain Envoy, Plain Giant"))
    before = deck(s, "A", dynasty=True)
    pass_until(s, "A: reactions")
    do(s, "A: Togashi Mendicant")
    three = options(s)
    assert sorted(three) == sorted(before[:3])
    s.known[1] |= 1 << find(s, three[0])
    do(s, f"A: {three[2]}", f"A: {three[0]}")
    after = deck(s, "A", dynasty=True)
    assert after[:3] == [three[2], three[0], three[1]] and after[3:] == before[3:]
    assert not s.known[1] >> s.zones[1][-2] & 1, "who knew where it lay knows so no more"
    assert all(s.known[0] >> c & 1 for c in s.zones[1][-3:])


def test_togashi_mendicant_looks_as_the_fate_phase_begins() -> None:
    assert not offered(table("A: Togashi Mendicant\nB:"), "Togashi Mendicant")
    assert not offered(table("A: Togashi Mendicant\nB:\nfate phase"), "Togashi Mendicant")


TATTOO = "A: Togashi Initiate*[Centipede Tattoo], Plain Soldier*\nB: {}\nmilitary air {}"


@pytest.mark.parametrize(
    ("theirs", "who", "bowed"),
    [("Plain Giant*", "A>B", False), ("Plain Giant*", "B>A", False), ("Plain Porter*", "A>B", True)],
    ids=["attacked in vain", "defended in vain", "won"],
)
def test_centipede_tattoo_keeps_a_loser_ready(theirs: str, who: str, bowed: bool) -> None:
    s = table(TATTOO.format(theirs, who))
    fight_out(s)
    assert is_bowed(s, "Togashi Initiate") is bowed and is_bowed(s, "Plain Soldier")


def test_centipede_tattoo_tattoos_monks() -> None:
    s = table("A 10/3: Togashi Initiate, Plain Soldier | Centipede Tattoo\nB:")
    do(s, "A: Centipede Tattoo")
    assert options(s) == ["Togashi Initiate"] or decision(s) == "B: action"
    do(s, "A: Togashi Initiate") if decision(s) != "B: action" else None
    assert s.p[facts.trait("tattooed")] >> find(s, "Togashi Initiate") & 1
    s = table("A 10/3: Plain Soldier | Centipede Tattoo\nB:")
    assert not offered(s, "Centipede Tattoo")


@rule("fr.mountaintop-statuary.4")
def test_the_stronghold_province_is_not_refilled() -> None:
    s = table("A: | | Plain Hill[Mountaintop Statuary], Fields, Fields, Fields, Fields\nB: Plain Soldier+2\nfate phase")
    pass_until(s, "A: discard from your provinces")
    do(s, "A: Mountaintop Statuary", "A: done")
    pass_until(s, "B: action")
    assert not s.lying[s.slot[find(s, "Plain Hill")]]
