"""Status tokens on characters and provinces: put, moved, discarded."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    NEUTRAL,
    PROVINCE,
    THAT,
    THIS,
    Cannot,
    DiscardAnyToken,
    DiscardToken,
    GainHonor,
    MoveToken,
    PutToken,
    action,
    always_gets,
    character,
    event,
    province,
    reaction,
)
from gorin.rulesets.lcg.words.triggers import Honored
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    honor_of,
    is_dishonored,
    is_honored,
    is_tainted,
    military,
    offered,
    options,
    strength,
    table,
)

CURSE = event("Curse the Land", NEUTRAL, action(PutToken(THAT, "dishonored"), choose=PROVINCE), cost=0)
PURGE = event("Purge", NEUTRAL, action(DiscardAnyToken(THAT), choose=CHARACTER), cost=0)
CLEANSE = event("Cleanse", NEUTRAL, action(DiscardAnyToken(CHARACTER, each=True)), cost=0)
STRIP = event("Strip", NEUTRAL, action(DiscardToken(THAT, "honored"), choose=CHARACTER), cost=0)
MASTER = character("Origami Master", CRAB, action(MoveToken(THIS, THAT, "honored"), choose=CHARACTER - THIS), cost=1)
THIEF = character("Thief", CRAB, action(MoveToken(THAT, THIS), choose=CHARACTER - THIS), cost=1, glory=1)
HERALD = character("Herald", CRAB, reaction(Honored(CHARACTER), GainHonor(), unlimited=True), cost=1)
GOSSIP = character("Gossip", CRAB, reaction(Happens(ev.DISHONOR), GainHonor(), unlimited=True), cost=1)
PURE = character("Pure One", CRAB, Cannot(THIS, ("be dishonored",)), cost=1, glory=1)
CAPITAL = province(
    "Capital", NEUTRAL, always_gets(THIS, strength=+5), action(GainHonor()), strength=3, traits=("city",)
)
CARDS = [CURSE, PURGE, CLEANSE, STRIP, MASTER, THIEF, HERALD, GOSSIP, PURE, CAPITAL]


@rule("rr.status-token.2", "rr.status-token.3")
def test_a_province_with_a_dishonored_token_has_no_text_but_keeps_its_traits() -> None:
    s = table("A: | Curse the Land\nB: | | Fields, Capital\nfirst B", extra=CARDS)
    assert offered(s, "Capital") and strength(s, "Capital") == 8
    do(s, "B: pass", "A: Curse the Land", "A: Capital")
    assert is_dishonored(s, "Capital") and not offered(s, "Capital") and strength(s, "Capital") == 3
    assert s.p[facts.trait("city")], "except for Traits"


@rule("rr.status-token.5")
@pytest.mark.parametrize("how", ["discard", "move"])
def test_discarding_or_moving_a_token_honors_and_dishonors_nobody(how: str) -> None:
    s = table("A: Origami Master^, Plain Captain, Herald, Gossip | Strip\nB:", extra=CARDS)
    if how == "discard":
        do(s, "A: Strip", "A: Origami Master")
        assert not is_honored(s, "Plain Captain")
    else:
        do(s, "A: Origami Master", "A: Plain Captain")
        assert is_honored(s, "Plain Captain") and military(s, "Plain Captain") == 6, "its status changed all the same"
    assert not is_honored(s, "Origami Master")
    assert decision(s) == "B: action", "neither Herald nor Gossip could react"


@rule("rr.personal-honor.13", "rr.personal-honor.1")
def test_an_honored_token_moved_to_a_dishonored_character_makes_it_ordinary() -> None:
    s = table("A: Origami Master^, Plain Captain~, Plain Envoy^\nB:", extra=CARDS)
    do(s, "A: Origami Master")
    assert options(s) == ["Plain Captain"], "who has such a token gets no second one"
    do(s, "A: Plain Captain")
    assert not is_honored(s, "Plain Captain") and not is_dishonored(s, "Plain Captain")


@rule("rr.status-token.5")
def test_of_several_tokens_one_is_chosen_and_none_goes_where_it_cannot_be() -> None:
    s = table("A: Thief, Plain Captain~&, Plain Envoy\nB:", extra=CARDS)
    do(s, "A: Thief")
    assert options(s) == ["Plain Captain"], "the envoy has none"
    do(s, "A: Plain Captain")
    assert decision(s) == "A: which token" and options(s) == ["dishonored", "tainted"]
    do(s, "A: tainted")
    assert is_tainted(s, "Thief") and is_dishonored(s, "Plain Captain") and not is_tainted(s, "Plain Captain")
    blame = character("Blamer", CRAB, action(MoveToken(THIS, THAT, "dishonored"), choose=CHARACTER - THIS), cost=1)
    s = table("A: Blamer~, Pure One, Plain Captain\nB:", extra=[*CARDS, blame])
    do(s, "A: Blamer")
    assert options(s) == ["Plain Captain"], "Pure One cannot receive it"


@rule("rr.tainted.7")
def test_each_token_or_one() -> None:
    s = table("A: Plain Captain^&, Plain Envoy~ | Purge, Cleanse\nB:", extra=CARDS)
    do(s, "A: Purge", "A: Plain Captain", "A: tainted")
    assert is_honored(s, "Plain Captain") and not is_tainted(s, "Plain Captain")
    do(s, "B: pass", "A: Cleanse")
    assert not is_honored(s, "Plain Captain") and not is_dishonored(s, "Plain Envoy")
    assert honor_of(s) == [10, 10]
