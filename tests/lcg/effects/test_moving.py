"""Moving fate and attachments, switching, taking and losing tokens."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    ATTACHMENT,
    CHARACTER,
    CRAB,
    NEUTRAL,
    PICKED,
    THAT,
    THAT2,
    THIS,
    YOURS,
    Cannot,
    Immune,
    MoveAttachment,
    MoveFate,
    Num,
    Pick,
    SpendOnto,
    TakeFate,
    action,
    character,
    event,
)
from tests.lcg.tables import do, fate_of, fate_on, find, offered, options, table

SHIFT = event("Shift", NEUTRAL, action(MoveFate(THAT, THAT2), choose=(CHARACTER, CHARACTER - THAT)), cost=0)
GATHER = event(
    "Gather", NEUTRAL, action(Pick(CHARACTER & YOURS, MoveFate(THAT, PICKED, Num(2))), choose=CHARACTER), cost=0
)
TOLL = event("Toll", NEUTRAL, action(TakeFate(THAT, Num(2)), choose=CHARACTER & AN_OPPONENTS), cost=0)
STAKE = event("Stake", NEUTRAL, action(SpendOnto(THAT, Num(2)), choose=CHARACTER & YOURS), cost=0)
HAND_ON = event("Hand On", NEUTRAL, action(Pick(CHARACTER, MoveAttachment(THAT, PICKED)), choose=ATTACHMENT), cost=0)
BEGGAR = character("Beggar", CRAB, Cannot(THIS, ("receive fate",)), cost=0)
STONE = character("Stone", CRAB, Immune(THIS, "event"), cost=0)
CARDS = [SHIFT, GATHER, TOLL, STAKE, HAND_ON, BEGGAR, STONE]


@rule("rr.loses.2", "rr.loses.3")
def test_fate_moves_from_card_to_card() -> None:
    s = table("A: Plain Captain+2 | Shift\nB: Plain Soldier", extra=CARDS)
    do(s, "A: Shift")
    assert options(s) == ["Plain Captain"], "who has fate"
    do(s, "A: Plain Captain", "A: Plain Soldier")
    assert fate_on(s, "Plain Captain") == 1 and fate_on(s, "Plain Soldier") == 1


@rule("rr.move.1", "rr.move.2")
def test_there_must_be_somewhere_else_to_move_to() -> None:
    assert not offered(table("A: Plain Captain+2 | Shift, Gather\nB:", extra=CARDS), "Shift")
    assert not offered(table("A: Plain Captain+2 | Gather\nB:", extra=CARDS), "Gather")
    s = table("A: Plain Captain+2, Beggar | Gather\nB:", extra=CARDS)
    assert not offered(s, "Gather"), "the only other one cannot have fate"
    s = table("A: Plain Captain+3, Plain Soldier, Plain Porter | Gather\nB:", extra=CARDS)
    do(s, "A: Gather", "A: Plain Captain")
    assert options(s) == ["Plain Soldier", "Plain Porter"], "not to where it is"
    do(s, "A: Plain Porter")
    assert fate_on(s, "Plain Captain") == 1 and fate_on(s, "Plain Porter") == 2


@rule("rr.move.1", "rr.move.2")
def test_an_attachment_needs_another_bearer() -> None:
    lone = table("A: Plain Captain[Plain Sword] | Hand On\nB:", extra=CARDS)
    assert not offered(lone, "Hand On")
    s = table("A: Plain Captain[Plain Sword], Plain Soldier[Plain Sword], Plain Porter | Hand On\nB:", extra=CARDS)
    sword = next(c for c in range(len(s.kind)) if s.host[c] == find(s, "Plain Captain"))
    do(s, "A: Hand On", f"A: Plain Sword #{sword}")
    assert options(s) == ["Plain Porter"], "no second copy, and not where it is"
    do(s, "A: Plain Porter")
    assert s.host[sword] == find(s, "Plain Porter")


@rule("rr.take.1", "rr.loses.2")
def test_fate_is_taken_from_a_card_into_a_pool() -> None:
    s = table("A: | Toll\nB: Plain Captain+1, Plain Soldier", extra=CARDS)
    do(s, "A: Toll")
    assert options(s) == ["Plain Captain"]
    do(s, "A: Plain Captain")
    assert fate_on(s, "Plain Captain") == 0 and fate_of(s) == [1, 0], "as much as there is"


def test_fate_goes_from_a_pool_to_a_card() -> None:
    s = table("A 10/1: Plain Captain, Beggar | Stake\nB:", extra=CARDS)
    do(s, "A: Stake")
    assert options(s) == ["Plain Captain"]
    do(s, "A: Plain Captain")
    assert fate_on(s, "Plain Captain") == 1 and fate_of(s) == [0, 0]
    assert not offered(table("A 10/0: Plain Captain | Stake\nB:", extra=CARDS), "Stake")


def test_an_immune_card_gets_no_fate_but_may_lose_it() -> None:
    s = table("A: Plain Captain+2 | Shift\nB: Stone+1", extra=CARDS)
    assert not offered(s, "Shift"), "it is no target at all"
