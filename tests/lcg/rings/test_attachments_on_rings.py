"""Attachments on rings: where they may be, how they stay and go, and what their text says of the ring."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.errors import NotationError
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.check import problems
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.notation import write
from gorin.rulesets.lcg.rings.bearers import as_host
from gorin.rulesets.lcg.seeing.player_view import view
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    ATTACHED_RING,
    ATTACHMENT,
    CONTESTED_RING,
    DOER,
    HOST,
    IN_HAND,
    NEUTRAL,
    PHOENIX,
    THAT,
    THAT_RING,
    THIS,
    YOURS,
    AnyRing,
    AttachToRing,
    Discard,
    Draw,
    FateOnRing,
    Grants,
    Keyword,
    LoseHonor,
    MoveToRing,
    OnePerBearer,
    OnRings,
    PlaceFateOnRing,
    PutOn,
    RemoveRing,
    ResolveRing,
    RingClaimed,
    RingsBearing,
    SomeRing,
    TakeControl,
    TargetRing,
    TreatAsBlank,
    UnclaimedRings,
    action,
    always_gets,
    attachment,
    character,
    conflict_action,
    event,
    reaction,
)
from tests.lcg.tables import (
    decision,
    discard,
    do,
    find,
    hand,
    honor_of,
    in_play,
    military,
    offered,
    options,
    pass_until,
    table,
)

INSIGHT = attachment(
    "Insight", PHOENIX, AttachToRing(), reaction(FateOnRing(ATTACHED_RING), ResolveRing(ATTACHED_RING)), cost=1
)
LANTERN = attachment("Lantern", PHOENIX, AttachToRing(UnclaimedRings()), cost=0)
HEIRLOOM = attachment("Heirloom", PHOENIX, Keyword("ancestral"), AttachToRing(), cost=0)
TOLL = attachment(
    "Toll", PHOENIX, AttachToRing(), reaction(RingClaimed(ATTACHED_RING), LoseHonor(who=DOER), forced=True), cost=0
)
SEAL = attachment("Seal", PHOENIX, AttachToRing(), OnePerBearer(ATTACHMENT), cost=0)
STORM = attachment(
    "Storm",
    PHOENIX,
    AttachToRing(),
    conflict_action(Draw(), when=SomeRing(ATTACHED_RING & CONTESTED_RING)),
    cost=0,
)
BOON = event("Boon", NEUTRAL, action(PlaceFateOnRing(), choose=TargetRing(AnyRing())), cost=0)
HIDE = event("Hide", NEUTRAL, action(RemoveRing(), choose=TargetRing(UnclaimedRings())), cost=0)
SHIFT = event(
    "Shift",
    NEUTRAL,
    action(MoveToRing(THAT, THAT_RING), choose=(ATTACHMENT & OnRings(AnyRing()), TargetRing(AnyRing()))),
    cost=0,
)
LURE = event("Lure", NEUTRAL, action(TakeControl(THAT), choose=ATTACHMENT & AN_OPPONENTS), cost=0)
PLANT = event("Plant", NEUTRAL, action(PutOn(THAT), choose=ATTACHMENT & IN_HAND & YOURS), cost=0)
STRIP = event("Strip", NEUTRAL, action(Discard(THAT), choose=ATTACHMENT & OnRings(CONTESTED_RING)), cost=0)
HUSH = event("Hush", NEUTRAL, action(TreatAsBlank(THAT), choose=ATTACHMENT), cost=0)
KEEPER = character(
    "Keeper",
    PHOENIX,
    always_gets(THIS, military=+3, when=SomeRing(RingsBearing(ATTACHMENT & YOURS))),
    cost=1,
    military=2,
)
CARDS = [INSIGHT, LANTERN, HEIRLOOM, TOLL, SEAL, STORM, BOON, HIDE, SHIFT, LURE, PLANT, STRIP, HUSH, KEEPER]
AIR, EARTH, FIRE, WATER, VOID = (as_host(i) for i in range(5))


def laid(text: str) -> Any:
    return table(text, extra=CARDS)


def host(s: Any, name: str, seat: str | None = None) -> int:
    return int(s.host[find(s, name, seat)])


@rule("rr.attachment-cards.1", "rr.attachment-cards.7")
def test_an_attachment_is_played_on_a_ring_and_on_nothing_else() -> None:
    s = laid("A 10/2: Keeper | Insight\nB:")
    do(s, "A: Insight")
    assert options(s) == ["air ring", "earth ring", "fire ring", "water ring", "void ring"]
    do(s, "A: fire ring")
    assert host(s, "Insight") == FIRE and in_play(s, "Insight") and s.att[find(s, "Keeper")] == 0
    assert not s.p[2] >> find(s, "Insight") & 1, "it comes into play ready"
    assert military(s, "Keeper") == 5


@rule("rr.attachment-cards.3")
def test_without_an_eligible_ring_it_cannot_be_played() -> None:
    s = laid("A 10/2: Keeper | Lantern\nB:\nrings air=A earth=A fire=B water=B void=B")
    assert not offered(s, "Lantern")
    s = laid("A 10/2: | Lantern\nB:\nrings air=A earth=A fire=B water=B")
    do(s, "A: Lantern", "A: void ring")
    assert host(s, "Lantern") == VOID


@rule("rr.attachment-cards.2")
def test_it_stays_while_the_ring_is_contested_claimed_and_returned() -> None:
    s = laid("A: Keeper*\nB:\nmilitary air A>B\nrings air[Insight]")
    assert host(s, "Insight") == AIR
    pass_until(s, "lcg: fate phase")
    assert s.ring_place[0] == 0 and host(s, "Insight") == AIR and in_play(s, "Insight")
    pass_until(s, "lcg: dynasty phase")
    assert s.ring_place[0] == -1 and host(s, "Insight") == AIR and in_play(s, "Insight")


@rule("rr.attachment-cards.13")
def test_what_is_not_legally_on_its_ring_any_more_is_discarded() -> None:
    s = laid("A: Keeper\nB: Keeper*\nmilitary air B>A\nrings fire[Lantern] air[B:Lantern]")
    pass_until(s, "A: action")
    assert discard(s, "B") == ["Lantern"], "its ring is contested"
    assert host(s, "Lantern", "A") == FIRE
    assert discard(s, "A") == []


@rule("rr.attachment-cards.12", "rr.ancestral.1")
def test_when_the_ring_leaves_play_what_is_on_it_leaves_too() -> None:
    s = laid("A: Keeper | Hide\nB:\nrings water[Insight, Heirloom, B:Toll] void[Lantern]")
    do(s, "A: Hide", "A: water")
    assert discard(s, "A") == ["Hide", "Insight"] and discard(s, "B") == ["Toll"]
    assert hand(s, "A") == ["Heirloom"]
    assert host(s, "Lantern") == VOID
    assert all(h in (-1, VOID) for h in s.host)


@rule("rr.attachment-cards.4")
def test_a_second_copy_goes_on_another_ring() -> None:
    s = laid("A 10/2: | Insight\nB 10/2: | Insight\nrings fire[Insight]")
    do(s, "A: Insight")
    assert "fire ring" not in options(s) and len(options(s)) == 4
    do(s, "A: air ring", "B: Insight")
    assert len(options(s)) == 5, "copies of different players do not meet"


@rule("rr.attachment-cards.10", "rr.attachment-cards.11")
@pytest.mark.parametrize("first", ["A", "B"])
def test_of_surplus_copies_on_a_ring_the_first_player_chooses(first: str) -> None:
    s = laid(f"A: | Lure, Shift\nB:\nfirst {first}, rings fire[Insight, B:Insight]")
    if first == "B":
        do(s, "B: pass")
    do(s, "A: Lure", "A: Insight")
    assert decision(s) == f"{first}: discard a copy" and len(options(s)) == 2
    theirs = find(s, "Insight", "A")
    do(s, f"{first}: Insight #{theirs}")
    assert in_play(s, "Insight") and s.ring_place == [-1] * 5
    assert len([c for c in range(len(s.kind)) if s.host[c] == FIRE]) == 1


@rule("rr.attachment-cards.20", "rr.attachment-cards.21")
def test_a_limit_per_ring_discards_what_was_there() -> None:
    s = laid("A: | Seal\nB:\nrings fire[Insight] air[B:Toll]")
    do(s, "A: Seal", "A: fire ring")
    assert host(s, "Seal") == FIRE and discard(s, "A") == ["Insight"] and in_play(s, "Toll"), "on another ring"
    s = laid("A: | Insight, Toll\nB:\nrings fire[Seal]")
    do(s, "A: Toll", "A: fire ring")
    assert host(s, "Toll") == FIRE and discard(s, "A") == ["Seal"]


def test_its_text_speaks_of_the_ring() -> None:
    s = laid("A: Keeper | Boon\nB:\nrings air[Insight]")
    do(s, "A: Boon", "A: fire")
    assert not offered(s, "Insight")
    s = laid("A: Keeper | Boon\nB:\nrings air[Insight]")
    do(s, "A: Boon", "A: air", "A: Insight", "A: gain 2 honor")
    assert honor_of(s) == [12, 10]


def test_fate_that_the_rules_place_counts_too() -> None:
    s = laid("A: Keeper\nB:\nrings air[Insight], left A=0 B=0")
    pass_until(s, "lcg: fate phase")
    while not offered(s, "Insight"):
        pass_until(s, "")
    assert s.ring_fate[0] == 1


def test_whoever_claims_the_ring() -> None:
    s = laid("A: Keeper*\nB:\nmilitary air A>B\nrings air[B:Toll] fire[Toll]")
    before = honor_of(s)[0]
    pass_until(s, "lcg: fate phase")
    assert honor_of(s)[0] <= before - 1


def test_a_conflict_ability_needs_only_the_conflict() -> None:
    s = laid("A: Keeper*\nB:\nmilitary air A>B\nrings air[B:Storm] fire[Storm]")
    assert offered(s, "Storm")
    do(s, "B: pass")
    assert not offered(s, "Storm"), "its own words speak of the contested ring"


def test_it_moves_from_ring_to_ring() -> None:
    s = laid("A: | Shift\nB:\nrings air[Insight] fire[Insight]")
    there = find(s, "Insight")
    do(s, "A: Shift", f"A: Insight #{there}")
    assert "void" in options(s)
    do(s, "A: void")
    assert sorted(h for h in s.host if h < -1) == [VOID, FIRE]


def test_it_is_put_into_play_on_a_ring() -> None:
    s = laid("A: | Plant, Lantern\nB:\nrings air=B")
    do(s, "A: Plant", "A: Lantern")
    assert decision(s) == "A: attach to a ring" and "air ring" not in options(s)
    do(s, "A: water ring")
    assert host(s, "Lantern") == WATER


def test_effects_reach_it_through_its_ring() -> None:
    s = laid("A: Keeper*\nB: | Strip\nmilitary air A>B\nrings air[Insight] fire[Toll]")
    do(s, "B: Strip")
    assert options(s) == ["Insight"]
    do(s, "B: Insight")
    assert discard(s, "A") == ["Insight"] and in_play(s, "Toll")


def test_a_blank_one_stays_where_it_lies() -> None:
    s = laid("A: | Hush\nB:\nrings air[Insight]")
    do(s, "A: Hush", "A: Insight")
    assert host(s, "Insight") == AIR


@rule("rr.attachment-cards.14")
def test_claiming_the_ring_does_not_take_its_attachments() -> None:
    s = laid("A: Keeper*\nB:\nmilitary air A>B\nrings air[B:Insight]")
    pass_until(s, "lcg: fate phase")
    assert s.ring_place[0] == 0 and s.holder[find(s, "Insight")] == 1


def test_the_view_shows_it_on_its_ring() -> None:
    s = laid("A: Keeper\nB:\nrings air=B+2[Insight, B:Toll]")
    for you in (0, 1):
        seen = view(s, you)
        assert [x["name"] for x in seen["rings"][0]["attachments"]] == ["Insight", "Toll"]
        assert "attachments" not in seen["rings"][1]
        assert seen["players"][0]["elsewhere"] == []


def test_the_notation_writes_it_down() -> None:
    text = "rings air=B+2[Insight, B:Toll_] fire[Lantern]"
    s = laid(f"A: Keeper\nB:\n{text}")
    assert text in write(s)
    again = table(write(s), extra=CARDS)
    assert write(again) == write(s)
    assert host(again, "Toll") == AIR and s.p[2] >> find(again, "Toll") & 1


@pytest.mark.parametrize("wrong", ["rings fog[Insight]", "rings air[Nothing]", "rings air[Insight"])
def test_a_wrong_line_is_refused(wrong: str) -> None:
    with pytest.raises(NotationError):
        laid(f"A: Keeper\nB:\n{wrong}")


def test_it_is_saved_and_loaded() -> None:
    s = laid("A: Keeper | Hide\nB:\nrings water[Insight]")
    twin = type(s).load(s.box, s.dump())
    do(twin, "A: Hide", "A: water")
    assert not in_play(twin, "Insight") and in_play(s, "Insight")


def test_its_text_in_english() -> None:
    assert (
        text_of(INSIGHT)
        == "Attach to a ring.\nReaction: After fate is placed on attached ring – resolve attached ring's effect."
    )
    assert text_of(SEAL) == "Attach to a ring.\nLimit 1 attachment per ring."


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (always_gets(HOST, military=+1), "HOST is nothing"),
        (Grants(action(Draw())), "Grants speaks of a card"),
    ],
)
def test_words_about_a_bearing_card_are_refused(text: Any, says: str) -> None:
    wrong = attachment("Wrong", PHOENIX, AttachToRing(), text, cost=1, influence_cost=1)
    assert any(says in x for x in problems(wrong))
    lost = attachment("Lost", PHOENIX, action(ResolveRing(ATTACHED_RING)), cost=1, influence_cost=1)
    assert any("ATTACHED_RING is nothing" in x for x in problems(lost))
