"""How many attachments a bearer has, whose copies meet there, and what attachments add to skills."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    ATTACHMENT,
    CHARACTER,
    NEUTRAL,
    PHOENIX,
    PROVINCE,
    THAT,
    AttachOnlyTo,
    AttachToRing,
    Bow,
    Discard,
    TakeControl,
    action,
    attachment,
    event,
)
from tests.lcg.tables import (
    decision,
    discard,
    do,
    find,
    in_play,
    is_bowed,
    military,
    offered,
    options,
    political,
    strength,
    table,
    titles,
)

NAMES = ("One", "Two", "Three", "Four", "Five", "Six")
FLAGS = [attachment(f"{x} Flag", NEUTRAL, AttachOnlyTo(PROVINCE), cost=0) for x in NAMES]
SIGNS = [attachment(f"{x} Sign", PHOENIX, AttachToRing(), cost=0) for x in NAMES]
TOKENS = [attachment(f"{x} Token", NEUTRAL, cost=0, military=1) for x in NAMES]
LURE = event("Lure", NEUTRAL, action(TakeControl(THAT), choose=ATTACHMENT & AN_OPPONENTS), cost=0)
CARDS = [*FLAGS, *SIGNS, *TOKENS, LURE]
BEARERS = [("Flag", "Plain Hill"), ("Sign", "fire ring"), ("Token", "Plain Captain")]


@rule("rr.attachment-cards.8")
@pytest.mark.parametrize(("kind", "bearer"), BEARERS)
def test_a_character_a_province_and_a_ring_each_bear_any_number_of_attachments(kind: str, bearer: str) -> None:
    names = [f"{x} {kind}" for x in NAMES]
    s = table(f"A: Plain Captain | {', '.join(names)} | Fields, Plain Hill\nB:", extra=CARDS)
    for name in names:
        do(s, f"A: {name}", f"A: {bearer}", "B: pass")
    assert all(in_play(s, name) for name in names) and not discard(s, "A")
    assert len({s.host[find(s, name)] for name in names}) == 1, "all on the same one"


@rule("rr.attachment-cards.4", "rr.attachment-cards.6")
@pytest.mark.parametrize("mine", [True, False])
def test_only_a_copy_of_the_same_player_keeps_another_from_a_character(mine: bool) -> None:
    s = table(f"A: Plain Captain[{'' if mine else 'B:'}Plain Robe] | Plain Robe\nB:")
    assert offered(s, "Plain Robe") is not mine
    if not mine:
        do(s, "A: Plain Robe", "A: Plain Captain")
        assert political(s, "Plain Captain") == 4 and decision(s) == "B: action", "both stay"


@rule("rr.attachment-cards.9")
@pytest.mark.parametrize(
    ("where", "left"),
    [
        ("Plain Captain[One Token, Two Token, B:One Token] | Lure\nB:", ["One Token", "Two Token"]),
        ("| Lure\nB:\nrings fire[One Sign, Two Sign, B:One Sign]", ["One Sign", "Two Sign"]),
    ],
    ids=["character", "ring"],
)
def test_of_one_title_a_player_has_one_attachment_on_a_character_or_ring(where: str, left: list[str]) -> None:
    s = table(f"A: {where}", extra=CARDS)
    assert decision(s) == "A: action", "one of each player, and another title"
    do(s, "A: Lure", f"A: {left[0]}")
    assert decision(s) == "A: discard a copy" and [x.split(" #")[0] for x in options(s)] == [left[0]] * 2
    do(s, f"A: {options(s)[0]}")
    on = sum(1 << c for c in range(len(s.kind)) if s.host[c] != -1)
    assert titles(s, on) == left and decision(s) == "B: action"


@rule("rr.attachment-cards.9")
def test_another_attachment_with_the_same_title_is_a_copy() -> None:
    again = attachment("One Token (new)", NEUTRAL, cost=0, title="One Token")
    s = table("A: Plain Captain[One Token] | One Token (new)\nB:", extra=[*CARDS, again])
    assert not offered(s, "One Token (new)")
    s = table("A: Plain Captain[One Token, B:One Token (new)] | Lure\nB:", extra=[*CARDS, again])
    do(s, "A: Lure", "A: One Token (new)")
    assert decision(s) == "A: discard a copy"


ARMS = attachment("Arms", NEUTRAL, cost=0, military=3, political=-1)
SCROLL = attachment("Scroll", NEUTRAL, cost=0, military=-2, political=2)


@rule("rr.attachment-cards.16", "rr.attachment-cards.17")
@pytest.mark.parametrize("bowed", ["", "_"])
@pytest.mark.parametrize(
    ("worn", "skills"),
    [("Arms{0}", (7, 1)), ("Scroll{0}", (2, 4)), ("Arms{0}, Scroll{0}", (5, 3)), ("B:Arms{0}", (7, 1))],
)
def test_each_attachment_adds_to_both_skills_of_its_bearer_bowed_or_not(
    worn: str, bowed: str, skills: tuple[int, int]
) -> None:
    s = table(f"A: Plain Captain[{worn.format(bowed)}], Plain Giant\nB:", extra=[ARMS, SCROLL])
    assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == skills
    assert (military(s, "Plain Giant"), political(s, "Plain Giant")) == (9, 5), "its bearer's only"


@rule("rr.attachment-cards.17")
def test_skills_are_the_same_before_and_after_the_attachment_bows_and_change_when_it_goes() -> None:
    trip = event("Trip", NEUTRAL, action(Bow(THAT), choose=ATTACHMENT), cost=0)
    strip = event("Strip", NEUTRAL, action(Discard(THAT), choose=ATTACHMENT), cost=0)
    s = table("A: Plain Captain[Arms] | Trip, Strip\nB:", extra=[ARMS, trip, strip])
    do(s, "A: Trip", "A: Arms")
    assert is_bowed(s, "Arms") and (military(s, "Plain Captain"), political(s, "Plain Captain")) == (7, 1)
    do(s, "B: pass", "A: Strip", "A: Arms")
    assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == (4, 2)


@rule("rr.attachment-cards.16")
def test_an_attachment_on_a_province_adds_to_nobodys_skill() -> None:
    mast = attachment("Mast", NEUTRAL, AttachOnlyTo(PROVINCE | CHARACTER), cost=0, military=2, political=2)
    s = table("A: Plain Captain | Mast | Fields, Plain Hill\nB:", extra=[mast])
    do(s, "A: Mast", "A: Plain Hill")
    assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == (4, 2) and strength(s, "Plain Hill") == 3
