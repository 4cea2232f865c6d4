"""Immune: neither targeted nor affected by a set of effects."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    ATTACHMENT,
    CHARACTER,
    CRAB,
    NEUTRAL,
    PICKED,
    THAT,
    THIS,
    YOUR_OPPONENT,
    YOURS,
    AttachedTo,
    BecomesImmune,
    Bow,
    ControlledBy,
    Discard,
    Dishonor,
    GainHonor,
    Immune,
    Pick,
    Ready,
    RemoveFate,
    Sacrifice,
    action,
    always_gets,
    attachment,
    character,
    event,
    gets,
)
from tests.lcg.tables import (
    do,
    fate_on,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    military,
    offered,
    options,
    pass_until,
    table,
)

STATUE = character("Statue", CRAB, Immune(THIS, "event"), cost=2, military=3, political=3, glory=2, traits=("bushi",))
MYSTIC = character("Mystic", CRAB, Immune(THIS, "rings"), cost=2, military=3, political=3, glory=2)
SAGE = character("Sage", CRAB, Immune(THIS, "rings", by_opponents=True), cost=2, military=3, political=3, glory=2)
TASTER = character("Taster", CRAB, Immune(THIS, "#poison"), cost=2, military=3, political=3)
PROUD = character("Proud", CRAB, Immune(THIS, "event", by_opponents=True), cost=2, military=3, political=3)
HERMIT = character("Hermit", CRAB, Immune(THIS), cost=2, military=3, political=3)
BULLY = character("Bully", CRAB, action(Bow(THAT), choose=CHARACTER - THIS), cost=2, military=1)
TRIP = event("Trip", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=0)
STORM = event("Storm", NEUTRAL, action(Bow(CHARACTER)), cost=0)
TITHE = event("Tithe", NEUTRAL, action(RemoveFate(CHARACTER)), cost=0)
STRIP = event("Strip", NEUTRAL, action(Discard(ATTACHMENT & AttachedTo(CHARACTER))), cost=0)
DRAIN = event("Drain", NEUTRAL, action(gets(CHARACTER, military=-2, until="phase")), cost=0)
OFFERING = event("Offering", NEUTRAL, action(GainHonor(), cost=Sacrifice(CHARACTER & YOURS)), cost=0)
VENOM = event("Venom", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=0, traits=("poison",))
FINGER = event(
    "Finger", NEUTRAL, action(Pick(CHARACTER & ControlledBy(YOUR_OPPONENT), Dishonor(PICKED), by=YOUR_OPPONENT)), cost=0
)
STEADY = event("Steady", NEUTRAL, action(BecomesImmune(THAT, "event"), choose=CHARACTER), cost=0)
GLOOM = attachment("Gloom", NEUTRAL, always_gets(CHARACTER, military=-1), cost=0)
CARDS = [
    STATUE,
    MYSTIC,
    SAGE,
    TASTER,
    PROUD,
    HERMIT,
    BULLY,
    TRIP,
    STORM,
    TITHE,
    STRIP,
    DRAIN,
    OFFERING,
    VENOM,
    FINGER,
    STEADY,
    GLOOM,
]


@rule("rr.immune.1")
def test_it_is_no_target_of_what_it_is_immune_to() -> None:
    s = table("A: Bully | Trip\nB: Statue, Plain Captain", extra=CARDS)
    do(s, "A: Trip")
    assert options(s) == ["Bully", "Plain Captain"]
    do(s, "A: Bully", "B: pass", "A: Bully")
    assert "Statue" in options(s), "a character's ability is no event"
    alone = table("A: | Trip\nB: Statue", extra=CARDS)
    assert not offered(alone, "Trip")


@rule("rr.immune.1")
def test_it_is_not_affected_without_being_chosen_either() -> None:
    s = table("A: | Storm, Drain\nB: Statue, Plain Captain", extra=CARDS)
    do(s, "A: Storm")
    assert is_bowed(s, "Plain Captain") and not is_bowed(s, "Statue")
    do(s, "B: pass", "A: Drain")
    assert military(s, "Plain Captain") == 2 and military(s, "Statue") == 3
    alone = table("A: | Storm, Drain\nB: Statue", extra=CARDS)
    assert not offered(alone, "Storm") and not offered(alone, "Drain"), "nothing would change"


@rule("rr.immune.1", "rr.target.9")
def test_another_player_cannot_choose_it_for_such_an_effect() -> None:
    s = table("A: | Finger\nB: Statue, Plain Captain, Plain Soldier", extra=CARDS)
    do(s, "A: Finger")
    assert options(s) == ["Plain Captain", "Plain Soldier"]


@rule("rr.immune.1")
@pytest.mark.parametrize(("who", "mine", "theirs"), [("Proud", True, False), ("Statue", False, False)])
def test_immunity_to_opponents_events_lets_ones_own_through(who: str, mine: bool, theirs: bool) -> None:
    assert offered(table(f"A: {who} | Trip\nB:", extra=CARDS), "Trip") == mine
    assert offered(table(f"A: | Trip\nB: {who}", extra=CARDS), "Trip") == theirs


@rule("rr.immune.1")
def test_immunity_to_the_cards_of_a_trait() -> None:
    s = table("A: | Venom, Trip\nB: Taster, Plain Captain", extra=CARDS)
    do(s, "A: Venom")
    assert options(s) == ["Plain Captain"]
    do(s, "A: Plain Captain", "B: pass", "A: Trip")
    assert options(s) == ["Taster"]


@rule("rr.immune.1")
@pytest.mark.parametrize("ring", ["fire", "water", "void"])
def test_immunity_to_ring_effects(ring: str) -> None:
    s = table(f"A: Plain Giant*+1\nB: Mystic+1, Plain Porter_+1\nmilitary {ring} A>B", extra=CARDS)
    pass_until(s, "resolve the ring")
    texts = " ".join(options(s))
    assert "Plain Porter" in texts and "Mystic" not in texts


@rule("rr.immune.1")
def test_immunity_to_opponents_ring_effects_lets_ones_own_through() -> None:
    theirs = table("A: Plain Giant*+1\nB: Sage+1, Plain Porter_+1\nmilitary fire A>B", extra=CARDS)
    pass_until(theirs, "resolve the ring")
    assert "Plain Porter" in " ".join(options(theirs)) and "Sage" not in " ".join(options(theirs))
    mine = table("A: Sage*+1\nB: Plain Porter_+1\nmilitary fire A>B", extra=CARDS)
    pass_until(mine, "resolve the ring")
    do(mine, "A: dishonor Sage")
    assert is_dishonored(mine, "Sage")


@rule("rr.immune.1")
def test_immunity_to_all_card_effects_includes_constant_abilities() -> None:
    s = table("A: Plain Soldier[Gloom]\nB: Hermit, Plain Captain", extra=CARDS)
    assert military(s, "Plain Captain") == 3 and military(s, "Hermit") == 3


@rule("rr.immune.2")
def test_attachments_and_tokens_on_it_are_not_immune() -> None:
    s = table("A: | Strip, Tithe\nB: Statue+2[Plain Sword]", extra=CARDS)
    do(s, "A: Strip")
    assert not in_play(s, "Plain Sword") and in_play(s, "Statue")
    do(s, "B: pass", "A: Tithe")
    assert fate_on(s, "Statue") == 1


@rule("rr.immune.2")
def test_its_own_abilities_can_be_stopped() -> None:
    monk = character("Monk", CRAB, Immune(THIS, "event"), action(Ready(THAT), choose=CHARACTER), cost=1)
    s = table("A: Monk, Plain Soldier_\nB: Plain Envoy^ | Voice of Honor", extra=[*CARDS, monk])
    do(s, "A: Monk", "A: Plain Soldier")
    assert not offered(s, "Voice of Honor"), "that one cancels events only"
    hush = event("Hush", NEUTRAL, action(Dishonor(THAT), choose=CHARACTER & AN_OPPONENTS), cost=0)
    s = table("A: Monk, Plain Soldier_\nB: | Hush", extra=[*CARDS, monk, hush])
    do(s, "A: pass", "B: Hush")
    assert options(s) == ["Plain Soldier"]


@rule("rr.immune.3")
def test_what_already_lasts_on_it_stays() -> None:
    s = table("A: Plain Captain | Drain, Steady\nB: | Drain", extra=CARDS)
    do(s, "A: Drain", "B: pass", "A: Steady", "A: Plain Captain")
    assert military(s, "Plain Captain") == 2
    assert not offered(s, "Drain"), "from now on it is immune"


@rule("rr.immune.4")
def test_it_may_be_used_to_pay_costs() -> None:
    s = table("A: Statue | Offering\nB:", extra=CARDS)
    do(s, "A: Offering", "A: Statue")
    assert not in_play(s, "Statue") and honor_of(s) == [11, 10]


def test_gained_immunity_ends_with_its_period() -> None:
    s = table("A: Plain Captain+5 | Steady\nB: | Trip, Trip", extra=CARDS)
    do(s, "A: Steady", "A: Plain Captain")
    assert not offered(s, "Trip")
    pass_until(s, "fate phase")
    while not offered(s, "Trip"):
        pass_until(s, "B: action")
    do(s, "B: Trip", "B: Plain Captain")
    assert is_bowed(s, "Plain Captain") and not is_dishonored(s, "Plain Captain")
