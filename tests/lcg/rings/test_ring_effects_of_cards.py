"""Ring effects that cards resolve, cancel, replace or take over."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.conflict.ring_effects import BY_RING
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CONFLICT,
    CRANE,
    IN_PROVINCES,
    NEUTRAL,
    PHOENIX,
    SHUGENJA,
    THAT,
    THAT2,
    THIS,
    YOUR_OPPONENTS,
    YOURS,
    AnyRing,
    ClaimRing,
    ConflictDeclared,
    ControllerOf,
    Duel,
    GainHonor,
    Instead,
    NoRingEffects,
    Num,
    PickRing,
    PutIntoPlay,
    ResolveRing,
    ResolveRings,
    RingsMatching,
    TakesOverRing,
    TargetRing,
    Then,
    UnclaimedRings,
    Until,
    WinsConflict,
    WouldResolveRing,
    action,
    character,
    event,
    interrupt,
    province,
    reaction,
)
from gorin.rulesets.lcg.words import PICKED as WINNER
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    hand,
    honor_of,
    in_play,
    is_bowed,
    offered,
    options,
    pass_until,
    step,
    table,
)

TSUKUNE = event("Two Rings", PHOENIX, action(ResolveRings(UnclaimedRings(), Num(2), up_to=True)), cost=0)
MITSU = event("Any Ring", PHOENIX, action(ResolveRing(), choose=TargetRing(AnyRing())), cost=0)
OFFERING = event(
    "Offering", PHOENIX, action(ResolveRing(), Then((ClaimRing(),)), choose=TargetRing(UnclaimedRings())), cost=0
)
POWER = event("Power", PHOENIX, reaction(WinsConflict(loses=True), TakesOverRing()), cost=0)
VIGIL = event("Vigil", PHOENIX, action(Until(NoRingEffects(), "conflict"), when=CONFLICT), cost=0)
LENIENCY = event(
    "Leniency",
    PHOENIX,
    interrupt(WouldResolveRing(), Instead(PutIntoPlay(THAT)), choose=CHARACTER & IN_PROVINCES & YOURS),
    cost=0,
)
NOTHING = event(
    "Nothing", PHOENIX,
    interrupt(WouldResolveRing("void"), Instead(GainHonor(Num(3)))), cost=0,
)  # fmt: skip
VICTOR = ControllerOf(WINNER)
JIAI = event(
    "Contest", PHOENIX,
    action(Duel(THAT, THAT2, "glory", winner=PickRing(AnyRing(), ResolveRing(who=VICTOR), by=VICTOR), anywhere=True),
           when=CONFLICT, choose=(SHUGENJA & CHARACTER & YOURS, SHUGENJA & CHARACTER & YOUR_OPPONENTS)),
    cost=0,
)  # fmt: skip
EXTRA = (TSUKUNE, MITSU, OFFERING, POWER, VIGIL, LENIENCY, NOTHING, JIAI)


def played(text: str, **more: Any) -> Any:
    return table(text, extra=EXTRA, **more)


@rule("rr.ring-effects.8")
def test_several_rings_are_resolved_one_after_the_other() -> None:
    s = played("A: Plain Captain_ | Two Rings\nB:\nconflict phase, rings fire=B")
    do(s, "A: Two Rings")
    assert options(s) == ["air", "earth", "water", "done"], "void would change nothing, fire is claimed"
    do(s, "A: air")
    assert decision(s) == "A: resolve the ring effect"
    do(s, "A: gain 2 honor")
    assert honor_of(s)[0] == 12
    assert options(s) == ["earth", "water", "done"], "another one"
    do(s, "A: water", "A: ready Plain Captain")
    assert not is_bowed(s, "Plain Captain")
    assert decision(s) == "B: action", "two, and no third"


def test_up_to_two_may_be_one() -> None:
    s = played("A: | Two Rings\nB:\nconflict phase")
    do(s, "A: Two Rings", "A: air", "A: take 1 honor", "A: done")
    assert honor_of(s) == [11, 9]
    assert decision(s) == "B: action"


def test_a_ring_effect_may_be_resolved_outside_of_a_conflict() -> None:
    s = played("A: | Any Ring\nB: | Plain Praise\nconflict phase, rings earth=B")
    do(s, "A: Any Ring", "A: earth", "A: draw a card")
    assert len(hand(s, "A")) == 1
    assert hand(s, "B") == [], "the other player is the opponent"
    assert s.ring_place[1] == 1, "the ring itself stays where it is"


def test_a_ring_may_be_resolved_and_then_claimed() -> None:
    s = played("A: | Offering\nB:\nconflict phase, rings fire=B")
    do(s, "A: Offering", "A: air", "A: gain 2 honor")
    assert honor_of(s)[0] == 12
    assert s.ring_place[0] == 0


@rule("rr.clarify-display-of-power.1", "rr.clarify-display-of-power.6")
def test_a_loser_may_take_the_ring_effect_and_the_ring() -> None:
    s = played("A: Plain Captain*\nB: Plain Porter | Power\nmilitary air A>B")
    do(s, "B: pass", "A: pass", "B: Power")
    assert honor_of(s) == [10, 9], "unopposed (3.2.4)"
    do(s, "A: done")
    assert decision(s) == "B: resolve the ring effect"
    assert "3.2.6" in step(s)
    assert offered(s, "pass"), "B may resolve nothing"
    do(s, "B: take 1 honor")
    assert honor_of(s) == [9, 10]
    assert s.ring_place[0] == 1, "and B claims the ring"


@rule("rr.clarify-display-of-power.2")
def test_unopposed_loss_and_break_come_first() -> None:
    s = played("A: Plain Captain*\nB: | Power\nmilitary air A>B")
    do(s, "B: pass", "A: pass", "B: Power")
    assert "3.2.5" in step(s)
    assert honor_of(s)[1] == 9
    assert decision(s) == "A: discard from the broken province"


@rule("rr.clarify-display-of-power.3", "rr.clarify-display-of-power.4")
def test_a_province_that_cancels_ring_effects_cancels_that_one_too_but_not_the_claim() -> None:
    text = "A: Plain Captain*\nB: | Power | Fields, Pilgrimage\nmilitary air A>B Pilgrimage"
    s = played(text)
    do(s, "B: pass", "A: pass", "B: Power")
    assert honor_of(s) == [10, 9], "nothing was taken"
    assert s.ring_place[0] == 1


@rule("rr.clarify-display-of-power.5")
def test_the_attacker_has_no_choice_left() -> None:
    s = played("A: Plain Captain*\nB: | Power | Fields, Plain Wall\nmilitary air A>B Plain Wall")
    do(s, "B: pass", "A: pass", "B: Power", "B: pass")
    assert decision(s) != "A: resolve the ring effect"
    assert s.ring_place[0] == 1


@rule("rr.cancel.6")
def test_effects_may_be_cancelled_for_the_rest_of_the_conflict() -> None:
    s = played("A: Plain Captain*\nB: | Vigil | Fields, Plain Wall\nmilitary air A>B Plain Wall")
    do(s, "B: Vigil", "A: pass", "B: pass")
    assert honor_of(s) == [10, 9]
    assert s.ring_place[0] == 0, "the ring is claimed all the same"


@rule("rr.replacement-effects.1")
def test_something_else_may_happen_instead_of_a_ring_effect() -> None:
    s = played(
        """A: Plain Captain* | Leniency | Fields, Fields[Plain Envoy]
           B: | | Fields, Plain Wall
           military air A>B Plain Wall"""
    )
    do(s, "B: pass", "A: pass", "A: gain 2 honor", "A: Leniency", "A: Plain Envoy")
    assert in_play(s, "Plain Envoy")
    assert honor_of(s) == [10, 9], "the ring effect itself did not resolve"


def test_it_may_be_the_effect_of_one_element_only() -> None:
    text = "A: Plain Captain* | Nothing\nB: Plain Porter+1 | | Fields, Plain Wall\nmilitary {} A>B Plain Wall"
    s = played(text.format("void"))
    do(s, "B: pass", "A: pass", "A: remove 1 fate", "A: Nothing")
    assert honor_of(s)[0] == 13
    s = played(text.format("air"))
    do(s, "B: pass", "A: pass", "A: gain 2 honor")
    assert not offered(s, "Nothing")


@pytest.mark.parametrize(("elements", "rings"), [(("water",), ["bow Plain Captain"]), (("air",), ["take 1 honor"])])
def test_a_ring_may_be_one_that_matches_a_provinces_element(elements: tuple[str, ...], rings: list[str]) -> None:
    shrine = province(
        "Shrine",
        NEUTRAL,
        reaction(ConflictDeclared(against=THIS), ResolveRing(RingsMatching(THIS))),
        strength=3,
        elements=elements,
    )
    s = table("A: Plain Captain\nB: | | Fields, Shrine\nconflict phase", extra=[shrine])
    pass_until(s, "A: declare")
    do(s, "A: military fire", "A: Shrine", "A: Plain Captain", "A: done", "B: Shrine")
    assert decision(s) == "B: resolve the ring effect"
    assert options(s)[0] in rings


def test_the_winner_of_a_duel_may_resolve_a_ring() -> None:
    text = "A: Plain Priest*, Plain Captain_ | Contest\nB: Plain Priest~*\nmilitary void A>B"
    s = played(text)
    do(s, "B: pass", "A: Contest", "A: 5", "B: 1")
    assert decision(s) == "A: choose a ring"
    do(s, "A: water", "A: ready Plain Captain")
    assert not is_bowed(s, "Plain Captain")


def test_events_of_ring_effects_say_where_they_come_from() -> None:
    witness = character("Witness", CRANE, reaction(Happens(ev.GAIN_HONOR), GainHonor()), cost=0)
    s = table("A: Witness*, Plain Giant*\nB: | | Fields, Plain Wall\nmilitary air A>B Plain Wall", extra=[witness])
    do(s, "B: pass", "A: pass")
    pass_until(s, "A: resolve")
    do(s, "A: gain 2 honor")
    assert [e.tag for f in s.frames for e in f.events if e.kind == ev.GAIN_HONOR] == [BY_RING]


def test_what_these_words_say() -> None:
    assert (
        text_of(TSUKUNE)
        == "Action: Resolve the ring effects of up to 2 unclaimed rings as if you were the attacking player."
    )
    assert text_of(MITSU) == "Action: Choose a ring – resolve that ring's effect."
    assert text_of(VIGIL) == "Action: During a conflict – until the end of the conflict, cancel all ring effects."
    assert text_of(LENIENCY).startswith(
        "Interrupt: When you would resolve a ring effect, choose a character in one of your"
    )
