"""No attachments, and its variants."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    CRAB,
    NEUTRAL,
    THAT,
    MoveAttachment,
    RefusesAttachments,
    TreatAsBlank,
    action,
    attachment,
    character,
    event,
    trait,
)
from tests.lcg.tables import discard, do, offered, options, pass_until, table

WEAPON, POISON, SCROLL = trait("weapon"), trait("poison"), trait("spell")
NONE = character("Bare Guard", CRAB, RefusesAttachments(), cost=1)
NO_POISON = character("Careful Guard", CRAB, RefusesAttachments(what=POISON | SCROLL), cost=1)
ONLY = character("Armed Guard", CRAB, RefusesAttachments(WEAPON | SCROLL), cost=1)
BOTH = character("Picky Guard", CRAB, RefusesAttachments(WEAPON | SCROLL), RefusesAttachments(what=POISON), cost=1)
DAGGER = attachment("Poisoned Dagger", NEUTRAL, cost=0, traits=("weapon", "poison"))
VIAL = attachment("Vial", NEUTRAL, cost=0, traits=("poison",))
WRIT = attachment("Writ", NEUTRAL, cost=0, traits=("spell",))
SILENCE = event("Silence", NEUTRAL, action(TreatAsBlank(THAT), choose=CHARACTER), cost=0)
CARDS = [NONE, NO_POISON, ONLY, BOTH, DAGGER, VIAL, WRIT, SILENCE]
ATTACHMENTS = ("Plain Sword", "Plain Robe", "Poisoned Dagger", "Vial", "Writ")


@pytest.mark.parametrize(
    ("who", "allowed"),
    [
        pytest.param("Plain Captain", ATTACHMENTS),
        pytest.param("Bare Guard", (), marks=rule("rr.no-attachments.1")),
        pytest.param("Careful Guard", ("Plain Sword", "Plain Robe"), marks=rule("rr.no-attachments.2")),
        pytest.param("Armed Guard", ("Plain Sword", "Poisoned Dagger", "Writ"), marks=rule("rr.no-attachments.3")),
        pytest.param("Picky Guard", ("Plain Sword", "Writ"), marks=rule("rr.no-attachments.4")),
    ],
)
def test_who_bears_what(who: str, allowed: tuple[str, ...]) -> None:
    s = table(f"A 10/9: {who} | {', '.join(ATTACHMENTS)}\nB:", extra=CARDS)
    assert {x for x in ATTACHMENTS if offered(s, x)} == set(allowed)


@rule("rr.no-attachments.1")
def test_none_can_be_moved_to_it_either() -> None:
    give = event("Hand Over", NEUTRAL, action(MoveAttachment(ATTACHMENT, THAT), choose=CHARACTER), cost=0)
    s = table("A: Plain Captain[Plain Robe], Bare Guard, Plain Soldier | Hand Over\nB:", extra=[*CARDS, give])
    do(s, "A: Hand Over")
    assert options(s) == ["Plain Soldier"]


@rule("rr.no-attachments.1", "rr.attachment-cards.13")
def test_what_was_attached_to_a_blank_one_goes_when_its_text_is_back() -> None:
    s = table("A 10/9: Bare Guard+1 | Silence, Plain Robe\nB:", extra=CARDS)
    do(s, "A: Silence", "A: Bare Guard", "B: pass", "A: Plain Robe", "A: Bare Guard")
    assert "Plain Robe" not in discard(s, "A")
    pass_until(s, "fate phase")
    assert "Plain Robe" in discard(s, "A"), "the phase is over, and with it the silence"


def test_the_variants_read_as_printed() -> None:
    assert [text_of(x) for x in (NONE, NO_POISON, ONLY)] == [
        "No attachments.",
        "No Poison or Spell attachments.",
        "No attachments except Weapon or Spell.",
    ]
