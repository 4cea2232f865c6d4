""" "Conflict Action", "Conflict Reaction" and "Conflict Interrupt"."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    CRAB,
    EVENT,
    NEUTRAL,
    CancelEffects,
    EffectsWouldInitiate,
    GainHonor,
    Grants,
    Is,
    PlaysCard,
    ResolveThatAbility,
    TargetAbility,
    action,
    attachment,
    character,
    conflict_action,
    conflict_interrupt,
    conflict_reaction,
    event,
    holding,
    province,
    stronghold,
)
from tests.lcg.tables import do, honor_of, offered, options, table

GAIN = conflict_action(GainHonor())
FIGHTER = character("Fighter", CRAB, GAIN, cost=1, military=1, political=1)
WARRIOR = character("Warrior", CRAB, conflict_action(GainHonor(), type="military"), cost=1, military=1, political=1)
SPEAKER = character("Speaker", CRAB, conflict_action(GainHonor(), type="political"), cost=1, military=1, political=1)
LANCE = attachment("Lance", NEUTRAL, GAIN, cost=0)
CREST = attachment("Crest", NEUTRAL, Grants(GAIN), cost=0)
STINGER = attachment("Thrown Blade", NEUTRAL, conflict_action(GainHonor(), type="military", where=("in hand",)), cost=9)
SHOUT = event("Shout", NEUTRAL, GAIN, cost=0)
CAMP = holding("Camp", CRAB, GAIN)
PASS = province("High Pass", NEUTRAL, GAIN, strength=3)
CASTLE = stronghold("High Castle", CRAB, GAIN, honor=10, fate=7)
LISTENER = character("Listener", CRAB, conflict_reaction(PlaysCard(), GainHonor()), cost=1, military=1, political=1)
DEFIER = character(
    "Defier", CRAB, conflict_interrupt(EffectsWouldInitiate(EVENT), CancelEffects()), cost=1, military=1, political=1
)
CARDS = [FIGHTER, WARRIOR, SPEAKER, LANCE, CREST, STINGER, SHOUT, CAMP, PASS, CASTLE, LISTENER, DEFIER]


def fight(a: str, b: str = "Plain Envoy*", kind: str = "military", hand: str = "", extra: str = "") -> Any:
    return table(f"A 10/0: {a} | {hand} {extra}\nB 10/0: {b}\n{kind} air A>B", extra=CARDS)


@rule("rr.conflict-ability.1")
@pytest.mark.parametrize(
    ("play", "hand", "provinces", "name"),
    [
        ("Fighter", "", "", "Fighter"),
        ("Plain Captain[Lance]", "", "", "Lance"),
        ("Plain Captain[Crest]", "", "", "Plain Captain (Crest)"),
        ("", "Shout", "", "Shout"),
        ("Camp", "", "", "Camp"),
        ("", "", "| Fields, High Pass", "High Pass"),
        ("High Castle", "", "", "High Castle"),
        ("", "Thrown Blade", "", "Thrown Blade"),
    ],
)
def test_none_of_them_outside_of_a_conflict(play: str, hand: str, provinces: str, name: str) -> None:
    s = table(f"A 10/0: {play} | {hand} {provinces}\nB 10/0:", extra=CARDS)
    assert not offered(s, name)


@rule("rr.conflict-ability.2")
@pytest.mark.parametrize(
    ("play", "hand", "extra", "name"),
    [
        ("", "Shout", "", "Shout"),
        ("Camp", "", "", "Camp"),
        ("", "", "| Fields, High Pass", "High Pass"),
        ("High Castle", "", "", "High Castle"),
    ],
)
def test_events_provinces_strongholds_and_holdings_need_only_a_conflict(
    play: str, hand: str, extra: str, name: str
) -> None:
    s = fight(f"Plain Porter*, {play}", hand=hand, extra=extra)
    do(s, "B: pass")
    assert offered(s, name)
    do(s, f"A: {name}")
    assert honor_of(s) == [11, 10]


@rule("rr.conflict-ability.3")
@pytest.mark.parametrize("mark", ["*", ""])
def test_a_character_must_take_part(mark: str) -> None:
    s = fight(f"Plain Porter*, Fighter{mark}")
    do(s, "B: pass")
    assert offered(s, "Fighter") == bool(mark)


@rule("rr.conflict-ability.4")
@pytest.mark.parametrize("mark", ["*", ""])
@pytest.mark.parametrize("name", ["Lance", "Crest"])
def test_on_an_attachment_the_attached_character_must(mark: str, name: str) -> None:
    s = fight(f"Plain Porter*, Plain Captain{mark}[{name}]")
    do(s, "B: pass")
    assert offered(s, "Lance" if name == "Lance" else "Plain Captain (Crest)") == bool(mark)


@rule("rr.conflict-ability.5")
@pytest.mark.parametrize("kind", ["military", "political"])
def test_a_symbol_limits_it_to_a_type(kind: str) -> None:
    s = fight("Warrior*, Speaker*, Fighter*", kind=kind)
    do(s, "B: pass")
    assert offered(s, "Warrior") == (kind == "military")
    assert offered(s, "Speaker") == (kind == "political")
    assert offered(s, "Fighter")


@rule("rr.conflict-ability.8")
@pytest.mark.parametrize(
    ("who", "kind", "can"),
    [("Warrior*", "military", True), ("Warrior", "military", False), ("Warrior*", "political", False)],
)
def test_who_resolves_it_for_another_card_must_meet_its_conditions_too(who: str, kind: str, can: bool) -> None:
    chosen = TargetAbility(Is("character"), resolve=True)
    orders = event("Orders", NEUTRAL, action(ResolveThatAbility(), choose=chosen), cost=0)
    s = table(f"A 10/0: Plain Porter* | Orders\nB 10/0: Plain Envoy*, {who}\n{kind} air A>B", extra=[*CARDS, orders])
    do(s, "B: pass")
    assert offered(s, "Orders") == can
    if can:
        do(s, "A: Orders")
        do(s, f"A: {options(s)[0]}")
        assert honor_of(s) == [11, 10], "the player who was told to resolves it"


@rule("rr.conflict-ability.6", "rr.conflict-ability.7")
@pytest.mark.parametrize("kind", ["military", "political"])
def test_text_that_works_from_hand_leaves_only_the_conflict(kind: str) -> None:
    s = fight("Plain Porter*", kind=kind, hand="Thrown Blade")
    do(s, "B: pass")
    assert offered(s, "Thrown Blade") == (kind == "military"), "in hand it has no attached character"


@rule("rr.conflict-ability.3")
@pytest.mark.parametrize("mark", ["*", ""])
def test_reactions_and_interrupts_likewise(mark: str) -> None:
    s = table(
        f"A 10/0: Plain Porter*, Listener{mark}, Defier{mark}\nB 10/0: Plain Envoy* | Plain Praise\nmilitary air A>B",
        extra=CARDS,
    )
    do(s, "B: Plain Praise")
    assert offered(s, "Defier") == bool(mark)
    if mark:
        do(s, "A: pass")
    assert offered(s, "Listener") == bool(mark)
    s = table("A: Listener, Defier\nB 10/0: | Plain Praise\nfirst B", extra=CARDS)
    do(s, "B: Plain Praise")
    assert not offered(s, "Defier") and not offered(s, "Listener") and honor_of(s)[1] == 11


def test_they_read_as_printed() -> None:
    assert text_of(FIGHTER) == "Conflict Action: Gain 1 honor."
    assert text_of(WARRIOR) == "[military] Conflict Action: Gain 1 honor."
    assert text_of(LISTENER).startswith("Conflict Reaction: After an opponent plays a card")
