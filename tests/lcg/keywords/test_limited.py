"""Limited: one card per player and round, paid for by bowing the role."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    IN_DISCARD,
    NEUTRAL,
    THAT,
    YOURS,
    GainHonor,
    Keyword,
    PutIntoPlay,
    action,
    attachment,
    character,
    dynasty_event,
    event,
)
from tests.lcg.tables import copies, do, find, honor_of, in_play, is_bowed, offered, options, pass_until, table

RARE = character("Rare Guard", CRAB, Keyword("limited"), cost=1, military=1, political=1)
GIFT = attachment("Rare Gift", NEUTRAL, Keyword("limited"), cost=0)
FEAST = dynasty_event("Rare Feast", NEUTRAL, Keyword("limited"), action(GainHonor()), cost=0)
RAISE = event("Raise", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & YOURS & IN_DISCARD), cost=0)
CARDS = [RARE, GIFT, FEAST, RAISE]


@rule("rr.limited.1")
@pytest.mark.parametrize(("role", "can"), [("Plain Role", True), ("Plain Role_", False), ("", False)])
@pytest.mark.parametrize("how", ["hand", "province"])
def test_the_role_is_bowed_as_an_additional_cost(role: str, can: bool, how: str) -> None:
    card = "Plain Rarity" if how == "hand" else "Rare Guard"
    places = "Plain Rarity | Fields" if how == "hand" else "| Fields, Fields[Rare Guard]"
    s = table(f"A 10/3: {role} | {places}\nB 10/0:\ndynasty phase", extra=CARDS)
    assert offered(s, card) == can
    if can:
        do(s, f"A: {card}")
        assert is_bowed(s, "Plain Role")


@rule("rr.open-limited-no-role.1")
def test_without_a_role_none_can_be_played_but_in_skirmish_there_are_no_roles() -> None:
    text = "A 10/3: | Plain Rarity, Plain Rarity\nB:"
    assert not offered(table(text), "Plain Rarity")
    s = table(text, "lcg/skirmish")
    do(s, "A: Plain Rarity", "B: pass")
    assert options(s) == ["pass"], "one per round there too"


@rule("rr.limited.2")
@pytest.mark.parametrize("readied", [True, False])
def test_one_in_a_round_whatever_becomes_of_the_role(readied: bool) -> None:
    s = table("A 10/3: Plain Role | Plain Rarity, Plain Rarity\nB 10/0:")
    do(s, "A: Plain Rarity")
    if readied:
        s.p[facts.BOWED] &= ~(1 << find(s, "Plain Role"))
    do(s, "B: pass")
    assert options(s) == ["pass"]
    pass_until(s, "1.4")
    assert offered(s, "Plain Rarity") or (pass_until(s, "A: action") and offered(s, "Plain Rarity"))


@rule("rr.limited.2")
def test_each_player_has_his_or_her_own() -> None:
    s = table("A 10/3: Plain Role | Plain Rarity\nB 10/3: Plain Role | Plain Rarity")
    do(s, "A: Plain Rarity", "B: Plain Rarity")
    assert honor_of(s) == [11, 11]


@rule("rr.limited.3")
@pytest.mark.parametrize("first", ["Plain Rarity", "Rare Guard", "Rare Gift", "Rare Feast"])
def test_cards_from_hand_and_from_provinces_share_it(first: str) -> None:
    s = table(
        """A 10/3: Plain Role, Plain Captain | Plain Rarity, Rare Gift | Fields, Fields[Rare Guard], Fields[Rare Feast]
           B 10/0:
           dynasty phase""",
        extra=CARDS,
    )
    assert all(offered(s, x) for x in ("Plain Rarity", "Rare Guard", "Rare Gift", "Rare Feast"))
    do(s, f"A: {first}", *{"Rare Guard": ["A: 0"], "Rare Gift": ["A: Plain Captain"]}.get(first, []))
    do(s, "B: pass")
    assert options(s) == ["pass"]


@rule("rr.limited.4")
def test_what_is_put_into_play_neither_obeys_nor_counts() -> None:
    s = table("A 10/3: Plain Role | Raise, Plain Rarity, Raise | | Rare Guard, Rare Guard\nB 10/0:", extra=CARDS)
    do(s, "A: Raise", "A: Rare Guard", "B: pass")
    assert in_play(s, "Rare Guard") and not is_bowed(s, "Plain Role") and offered(s, "Plain Rarity")
    do(s, "A: Plain Rarity", "B: pass", "A: Raise", "A: Rare Guard")
    assert [s.p[facts.IN_PLAY] >> c & 1 for c in copies(s, "Rare Guard")] == [1, 1]
