"""Costs of one or more things: cards, rings, fate, honor. X is how many were paid."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.check import problems
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    IN_HAND,
    NEUTRAL,
    THAT,
    THIS,
    YOUR_RINGS,
    YOURS,
    Bow,
    DiscardCards,
    Draw,
    GainFate,
    GainHonor,
    LoseHonor,
    OneOrMore,
    RemoveFate,
    ReturnRing,
    Sacrifice,
    SpendFate,
    SpendToRing,
    SwitchType,
    UnclaimedRings,
    X,
    action,
    character,
    event,
    gets,
)
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    hand,
    honor_of,
    in_play,
    is_bowed,
    military,
    offered,
    options,
    table,
)

SCHOLAR = character(
    "Scholar", CRAB, action(GainHonor(X()), cost=OneOrMore(DiscardCards(IN_HAND & YOURS))), cost=1, military=1
)
STORM = event("Storm", NEUTRAL, action(GainFate(X()), cost=OneOrMore(DiscardCards(IN_HAND & YOURS))), cost=0)
HERMIT = character("Hermit", CRAB, action(Draw(X()), cost=OneOrMore(ReturnRing(YOUR_RINGS))), cost=1)
MISER = character("Miser", CRAB, action(gets(THAT, military=X(), until="phase"), cost=OneOrMore(SpendFate()),
                                        choose=CHARACTER & YOURS), cost=1, military=1)  # fmt: skip
MARTYR = character("Martyr", CRAB, action(GainFate(X()), cost=OneOrMore(LoseHonor(), least=2)), cost=1)
ELDER = character("Elder", CRAB, action(GainHonor(X()), cost=OneOrMore(RemoveFate(THIS))), cost=1)
LADY = character("Lady", CRAB, action(GainHonor(), cost=OneOrMore(Bow(CHARACTER), least=0)), cost=1)
PYRE = character("Pyre", CRAB, action(GainHonor(X()), cost=OneOrMore(Sacrifice(CHARACTER))), cost=1)
CARDS = [SCHOLAR, STORM, HERMIT, MISER, MARTYR, ELDER, LADY, PYRE]


@rule("rr.letter-x.1", "rr.cost.2")
def test_cards_one_after_another_until_done() -> None:
    s = table("A: Scholar | Plain Sword, Plain Robe, Plain Letter\nB: | Plain Sword", extra=CARDS)
    do(s, "A: Scholar")
    assert decision(s) == "A: cost: discard" and not offered(s, "done"), "at least one"
    do(s, "A: Plain Sword")
    assert options(s) == ["Plain Robe", "Plain Letter", "done"]
    do(s, "A: Plain Letter")
    assert discard(s, "A") == [], "all of it is paid at once"
    do(s, "A: done")
    assert discard(s, "A") == ["Plain Letter", "Plain Sword"] and hand(s, "A") == ["Plain Robe"]
    assert honor_of(s) == [12, 10]


@rule("rr.triggered-abilities.6")
def test_without_one_it_cannot_be_used() -> None:
    s = table("A: Scholar\nB: | Plain Sword", extra=CARDS)
    assert not offered(s, "Scholar")
    s = table("A: | Storm\nB: | Plain Sword", extra=CARDS)
    assert not offered(s, "Storm"), "the event itself will be on the table"
    s = table("A: | Storm, Storm\nB:", extra=CARDS)
    do(s, "A: Storm")
    assert len(options(s)) == 1
    do(s, f"A: {options(s)[0]}")
    assert fate_of(s)[0] == 1


@rule("rr.letter-x.1")
def test_rings() -> None:
    s = table("A: Hermit\nB:\nrings air=A void=A fire=B", extra=CARDS)
    do(s, "A: Hermit")
    assert decision(s) == "A: choose a ring" and options(s) == ["air", "void"]
    do(s, "A: void")
    assert options(s) == ["air", "done"]
    do(s, "A: air")
    assert s.ring_place == [-1, -1, 1, -1, -1] and len(hand(s, "A")) == 2
    s = table("A: Hermit\nB:\nrings fire=B", extra=CARDS)
    assert not offered(s, "Hermit")


@rule("rr.letter-x.1", "rr.letter-x.2")
def test_fate() -> None:
    s = table("A 10/3: Miser, Plain Porter\nB:", extra=CARDS)
    do(s, "A: Miser")
    assert decision(s) == "A: X" and options(s) == ["1", "2", "3"]
    do(s, "A: 2", "A: Plain Porter")
    assert fate_of(s)[0] == 1 and military(s, "Plain Porter") == 3
    assert not offered(table("A 10/0: Miser\nB:", extra=CARDS), "Miser")


def test_honor_of_which_some_must_be_paid() -> None:
    s = table("A 4/0: Martyr\nB:", extra=CARDS)
    do(s, "A: Martyr")
    assert options(s) == ["2", "3", "4"]
    do(s, "A: 3")
    assert honor_of(s)[0] == 1 and fate_of(s)[0] == 3
    assert not offered(table("A 1/0: Martyr\nB:", extra=CARDS), "Martyr")


def test_fate_from_a_card() -> None:
    s = table("A 2/0: Elder+5\nB:", extra=CARDS)
    do(s, "A: Elder")
    assert options(s) == ["1", "2", "3", "4", "5"], "as much as lies there, whatever else there is"
    do(s, "A: 4")
    assert fate_on(s, "Elder") == 1 and honor_of(s)[0] == 6


@pytest.mark.parametrize("bow", [True, False])
def test_any_number_may_be_none(bow: bool) -> None:
    s = table("A: Lady, Plain Porter\nB:", extra=CARDS)
    do(s, "A: Lady")
    assert options(s) == ["Lady", "Plain Porter", "done"]
    do(s, *(["A: Plain Porter"] if bow else []), "A: done")
    assert is_bowed(s, "Plain Porter") == bow and honor_of(s)[0] == 11


@rule("rr.cost.7")
def test_only_what_the_payer_controls_pays() -> None:
    s = table("A: Pyre, Plain Porter\nB: Plain Idler", extra=CARDS)
    do(s, "A: Pyre")
    assert options(s) == ["Pyre", "Plain Porter"]
    do(s, "A: Plain Porter", "A: done")
    assert not in_play(s, "Plain Porter") and in_play(s, "Plain Idler") and honor_of(s)[0] == 11


def test_what_cannot_be_several_is_refused_with_a_sentence() -> None:
    odd = character("Odd", CRAB, action(GainFate(), cost=OneOrMore(SwitchType())), cost=1)
    assert problems(odd) == ["Odd: SwitchType cannot be done one or more times as a cost."]
    ring = character("Ring", CRAB, action(GainFate(), cost=OneOrMore(SpendToRing(UnclaimedRings()))), cost=1)
    assert problems(ring) == ["Ring: SpendToRing cannot be done one or more times as a cost."]
    effect = character("Effect", CRAB, action(OneOrMore(SpendFate())), cost=1)
    assert problems(effect) == ["Effect: OneOrMore is a cost, and no effect."]
    assert [problems(x) for x in CARDS] == [[]] * len(CARDS)
