"""The fate phase for whoever controls what: fateless characters, cards of every type readied, provinces refilled."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.bits import bits
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.state import SLOTS
from gorin.rulesets.lcg.words import CRAB, GainHonor, character, reaction
from tests.lcg.tables import (
    Happens,
    decision,
    discard,
    do,
    fate_on,
    in_play,
    is_bowed,
    offered,
    options,
    pass_until,
    step,
    table,
    titles,
)


@rule("rr.step-4-2.1", "rr.step-4-2.2")
@pytest.mark.parametrize("first", "AB")
def test_each_discards_the_characters_he_or_she_controls_one_by_one_in_any_order(first: str) -> None:
    other = "BA"[first == "B"]
    mourner = character("Mourner", CRAB, reaction(Happens(ev.LEAVE), GainHonor(), unlimited=True), cost=0)
    lines = {
        first: f"{other}:Plain Soldier, Plain Bully, Mourner+2",
        other: f"{first}:Plain Poet, Plain Porter, Plain Giant+1",
    }
    s = table(f"A: {lines['A']}\nB: {lines['B']}\nconflict phase, first {first}, left A=0 B=0", extra=[mourner])
    pass_until(s, f"{first}: discard a character")
    assert sorted(options(s)) == ["Plain Bully", "Plain Soldier"], "whoever owns them"
    do(s, f"{first}: Plain Bully")
    assert decision(s) == f"{first}: reactions" and in_play(s, "Plain Soldier"), "answered before the next one goes"
    do(s, f"{first}: pass")
    assert decision(s) == f"{first}: discard a character without fate" and options(s) == ["Plain Soldier"]
    do(s, f"{first}: Plain Soldier", f"{first}: pass")
    assert decision(s) == f"{other}: discard a character without fate"
    assert sorted(options(s)) == ["Plain Poet", "Plain Porter"]
    do(s, f"{other}: Plain Porter", f"{first}: pass")
    assert options(s) == ["Plain Poet"]
    do(s, f"{other}: Plain Poet", f"{first}: pass")
    assert in_play(s, "Mourner") and in_play(s, "Plain Giant") and "discard" not in decision(s)


@rule("rr.step-4-3.1")
def test_one_fate_leaves_every_character_in_whatever_state_and_nothing_else() -> None:
    line = "Plain Captain+3, Plain Giant_+2, Plain Poet^+1, Plain Bully~+4, Plain Lord&+2, Plain Soldier+1[Plain Sword]"
    s = table(f"A 10/5: {line}\nB 10/5: {line}\nconflict phase, left A=0 B=0, rings air+2 earth=A")
    pass_until(s, "fate phase: action window")
    left = {
        "Plain Captain": 2,
        "Plain Giant": 1,
        "Plain Poet": 0,
        "Plain Bully": 3,
        "Plain Lord": 1,
        "Plain Soldier": 0,
    }
    assert all(fate_on(s, name, seat) == n for name, n in left.items() for seat in "AB")
    assert s.pool == [5, 5] and s.ring_fate[:2] == [3, 0], "to the general pool"


@rule("rr.step-4-4.4", "rr.action-windows.3")
@pytest.mark.parametrize("first", "AB")
def test_the_action_window_comes_after_the_rings_have_their_fate_and_before_cards_ready(first: str) -> None:
    line = "Plain Captain_+2 | Plain Praise"
    s = table(f"A: {line}\nB: {line}\nconflict phase, first {first}, left A=0 B=0, rings earth=A")
    pass_until(s, "fate phase: action window")
    assert decision(s) == f"{first}: action" and offered(s, "Plain Praise")
    assert s.ring_fate == [1, 0, 1, 1, 1] and is_bowed(s, "Plain Captain", "A") and is_bowed(s, "Plain Captain", "B")
    do(s, f"{first}: Plain Praise", f"{'BA'[first == 'B']}: pass", f"{first}: pass")
    assert not is_bowed(s, "Plain Captain", "A") and s.ring_fate == [1, 0, 1, 1, 1]


@rule("rr.step-4-5.1")
def test_bowed_cards_of_every_type_are_readied_together() -> None:
    watcher = character("Watcher", CRAB, reaction(Happens(ev.READY), GainHonor()), cost=0)
    line = "Plain Captain_+1[Plain Sword_], Plain Keep_, Plain Tower_ | | Fields, Plain Hill_"
    s = table(f"A: Watcher+1, {line}\nB: {line}\nfate phase", extra=[watcher])
    names = ("Plain Captain", "Plain Sword", "Plain Keep", "Plain Tower", "Plain Hill")
    assert all(is_bowed(s, x, seat) for x in names for seat in "AB")
    pass_until(s, "A: reactions")
    assert "4.5" in step(s) and not any(is_bowed(s, x, seat) for x in names for seat in "AB")


@rule("rr.step-4-6.4")
@pytest.mark.parametrize("seat", "AB")
def test_only_emptied_provinces_are_refilled_facedown_each_from_its_owners_deck(seat: str) -> None:
    decks = {"A": "Plain Giant, Plain Lord, Plain Idler", "B": "Plain Priest, Plain Sneak, Plain Envoy"}
    row = "Fields, Plain Hill#[Plain Soldier], Plain Wall[Plain Poet], Fields[Peasant], Fields[Peasant]"
    s = table(
        "\n".join([*(f"{x}: | | {row} | | | {cards}" for x, cards in decks.items()), f"fate phase, first {seat}"])
    )
    pass_until(s, "discard from your provinces")
    seen: dict[str, list[str]] = {}

    def lying(who: str) -> dict[int, list[str]]:
        at = "AB".index(who) * SLOTS
        return {i: titles(s, s.lying[at + i]) for i in range(1, 5)}

    for who in (seat, "BA"[seat == "B"]):
        do(s, f"{who}: Plain Poet", f"{who}: done")
        seen[who] = discard(s, who)
    for who in "AB":
        tops = decks[who].split(", ")[:2]
        assert seen[who] == ["Plain Poet", "Plain Soldier"]
        assert lying(who) == {1: [tops[0]], 2: [tops[1]], 3: ["Peasant"], 4: ["Peasant"]}


@rule("rr.step-4-6.4")
def test_what_refills_a_province_lies_facedown_until_it_is_revealed() -> None:
    keeper = character("Keeper", CRAB, reaction(Happens(ev.RETURN_RING), GainHonor()), cost=0)
    row = "Fields, Plain Hill[Plain Poet], Fields[Peasant], Fields[Peasant], Fields[Peasant]"
    s: Any = table(
        f"A: Keeper+1 | | {row} | | | Plain Giant\nB: | | {row} | | | Plain Lord\nfate phase, rings air=A",
        extra=[keeper],
    )
    pass_until(s, "A: discard from your provinces")
    do(s, "A: Plain Poet", "A: done", "B: Plain Poet", "B: done")
    assert decision(s) == "A: reactions" and "4.7" in step(s)
    for at in (1, SLOTS + 1):
        (c,) = bits(s.lying[at])
        assert titles(s, 1 << c)[0] in ("Plain Giant", "Plain Lord") and not s.p[facts.FACEUP] >> c & 1
