"""Windows: open until all players pass one after another, and begun anew for what happens instead."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    HOST,
    NEUTRAL,
    THAT,
    THIS,
    YOURS,
    Bow,
    Discard,
    GainFate,
    Honor,
    Instead,
    Ready,
    WouldLeavePlay,
    action,
    attachment,
    character,
    event,
    interrupt,
    reaction,
)
from gorin.rulesets.lcg.words.triggers import Honored
from tests.lcg.tables import decision, do, fate_of, in_play, is_honored, offered, options, table


@rule("rr.triggered-abilities.17")
@pytest.mark.parametrize("first", "AB")
def test_who_passed_may_react_again_after_the_other_reacted(first: str) -> None:
    other = "BA"[first == "B"]
    one, two = (character(x, NEUTRAL, reaction(Honored(CHARACTER), GainFate()), cost=0) for x in ("One", "Two"))
    praise = event("Praise", NEUTRAL, action(Honor(THAT), choose=CHARACTER), cost=0)
    s = table(f"A 10/0: One, Two | Praise\nB 10/0: One, Two | Praise\nfirst {first}", extra=[one, two, praise])
    do(s, f"{first}: Praise")
    do(s, f"{first}: One")
    assert is_honored(s, "One", first) or is_honored(s, "One", other)
    assert decision(s) == f"{first}: reactions", "it opens when the thing has happened"
    do(s, f"{first}: pass")
    assert decision(s) == f"{other}: reactions"
    do(s, f"{other}: One")
    assert decision(s) == f"{first}: reactions", "a pass that was not followed by another counts no more"
    do(s, f"{first}: Two")
    assert decision(s) == f"{other}: reactions"
    do(s, f"{other}: pass")
    assert decision(s) == f"{first}: reactions" and offered(s, "One"), "it closes only after two passes in a row"
    do(s, f"{first}: pass")
    assert decision(s) == f"{other}: action" and sorted(fate_of(s)) == [1, 1]
    assert not offered(s, "Two"), "the window is closed for good"


@rule("rr.triggered-abilities.12")
def test_what_happens_instead_passes_through_every_step_of_its_own() -> None:
    relic = attachment("Relic", NEUTRAL, interrupt(WouldLeavePlay(HOST), Instead(Discard(THIS))), cost=0)
    warned = interrupt(WouldLeavePlay(ATTACHMENT), GainFate(), forced=True, unlimited=True)
    warden = character("Warden", NEUTRAL, warned, cost=0)
    slay = event("Slay", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
    s = table("A 10/0: Warden | Slay\nB: Plain Captain[Relic, Plain Robe]", extra=[relic, warden, slay])
    do(s, "A: Slay", "A: Plain Captain")
    assert decision(s) == "A: forced would-interrupts", "the attachments would leave with their bearer"
    while decision(s) == "A: forced would-interrupts":
        do(s, f"A: {options(s)[0]}")
    before = fate_of(s)[0]
    assert decision(s) == "B: would-interrupts"
    do(s, "B: Relic")
    assert decision(s) == "A: forced would-interrupts", "now the relic would leave, and by itself"
    do(s, "A: Warden")
    assert fate_of(s)[0] == before + 1 and in_play(s, "Plain Captain") and in_play(s, "Plain Robe")
    assert not in_play(s, "Relic") and decision(s) == "B: action"


@rule("rr.triggered-abilities.5")
def test_what_a_cost_would_do_does_not_make_an_effect_without_targets_possible() -> None:
    revel = event("Revel", NEUTRAL, action(Ready(CHARACTER & YOURS), cost=Bow(CHARACTER & YOURS)), cost=0)
    for who, may in (("Plain Captain, Plain Soldier", False), ("Plain Captain, Plain Soldier_", True)):
        assert offered(table(f"A: {who} | Revel\nB: Plain Envoy_", extra=[revel]), "Revel") is may
