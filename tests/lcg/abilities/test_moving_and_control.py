"""Moving, switching, and whose a card is."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    THAT,
    MoveHome,
    MoveToConflict,
    ReturnToHand,
    action,
    event,
    holding,
)
from tests.lcg.tables import (
    attacking,
    defending,
    discard,
    do,
    find,
    hand,
    military,
    offered,
    options,
    pass_until,
    table,
    total,
)

SUMMONS = holding("Plain Summons", NEUTRAL, action(MoveToConflict(THAT), choose=CHARACTER))
RETREAT = holding("Plain Retreat", NEUTRAL, action(MoveHome(THAT), choose=CHARACTER))
RECALL = event("Plain Recall", NEUTRAL, action(ReturnToHand(THAT), choose=CHARACTER), cost=0)
EXTRA = [SUMMONS, RETREAT, RECALL]


@rule("rr.move.1")
def test_nobody_moves_to_where_they_are() -> None:
    text = "A: Plain Soldier*, Plain Captain, {}\nB: Plain Porter*, Plain Idler\nmilitary air A>B"
    s = do(table(text.format("Plain Summons"), extra=EXTRA), "B: pass", "A: Plain Summons")
    assert sorted(options(s)) == ["Plain Captain", "Plain Idler"]
    s = do(table(text.format("Plain Retreat"), extra=EXTRA), "B: pass", "A: Plain Retreat")
    assert sorted(options(s)) == ["Plain Porter", "Plain Soldier"]


@rule("rr.move.2")
def test_without_a_destination_there_is_no_move() -> None:
    s = table("A: Plain Soldier, Plain Summons\nB: Plain Porter", extra=EXTRA)
    assert not offered(s, "Plain Summons"), "no conflict to move to"


@rule("rr.move.3")
@pytest.mark.parametrize(("who", "read"), [("Plain Captain", attacking), ("Plain Idler", defending)])
def test_who_moves_into_a_conflict_joins_its_controllers_side(who: str, read: Any) -> None:
    text = "A: Plain Soldier*, Plain Captain, Plain Summons\nB: Plain Porter*, Plain Idler\nmilitary air A>B"
    s = table(text, extra=EXTRA)
    do(s, "B: pass", "A: Plain Summons", f"A: {who}")
    assert read(s, who) and total(s, "A") == (6 if who == "Plain Captain" else 2)


@rule("rr.switch.1")
def test_a_switch_needs_something_on_each_side() -> None:
    for rings, may in (("earth=A fire=B water=A void=B", False), ("earth=A fire=B water=A", True)):
        s = table(f"A: Plain Captain\nB: Plain Porter | | Fields, Elemental Fury?\nrings {rings}")
        pass_until(s, "A: declare a conflict")
        do(s, "A: military air", "A: a facedown province", "A: Plain Captain", "A: done")
        assert offered(s, "Elemental Fury") is may


@rule("rr.control-and-ownership.1", "rr.control-and-ownership.2")
def test_cards_enter_play_under_their_owners_control() -> None:
    s = table("A 10/9: | Plain Guest\nB:")
    do(s, "A: Plain Guest", "A: 0")
    c = find(s, "Plain Guest")
    assert s.owner[c] == s.holder[c] == 0


@rule("rr.control-and-ownership.3")
def test_a_player_controls_the_cards_in_ones_own_hand_decks_and_discard_piles() -> None:
    s = table("A: | Plain Guest | | Plain Robe | Plain Sword | Plain Giant\nB:")
    assert all(s.holder[find(s, x)] == 0 for x in ("Plain Guest", "Plain Robe", "Plain Sword", "Plain Giant"))


@rule("rr.control-and-ownership.4")
def test_a_card_goes_to_its_owners_hand_or_pile_whoever_controlled_it() -> None:
    s = table("A: B:Plain Guest | Plain Recall\nB:", extra=EXTRA)
    do(s, "A: Plain Recall", "A: Plain Guest")
    assert hand(s, "B") == ["Plain Guest"] and hand(s, "A") == []
    s = table("A: B:Plain Soldier, Funeral Pyre\nB:")
    do(s, "A: Funeral Pyre", "A: Plain Soldier")
    assert discard(s, "B") == ["Plain Soldier"] and discard(s, "A") == []


@rule("rr.attachment-cards.14")
def test_an_attachment_stays_with_its_player_on_an_opponents_character() -> None:
    s = table("A: | Fine Katana\nB: Plain Soldier")
    do(s, "A: Fine Katana", "A: Plain Soldier")
    assert s.holder[find(s, "Fine Katana")] == 0 and military(s, "Plain Soldier") == 4
