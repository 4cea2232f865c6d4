"""Discard piles, leaving play, ownership, and cards that would go to the wrong place."""

from __future__ import annotations

import pytest

from gorin.kernel.views import hidden_from
from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.sides import opponent
from gorin.rulesets.lcg.words import CRAB, IN_HAND, THAT, YOURS, character, event
from gorin.rulesets.lcg.words.card_effects import Discard, DiscardCards, ReturnToHand
from gorin.rulesets.lcg.words.lasting_effects import gets
from gorin.rulesets.lcg.words.player_effects import DiscardAtRandom, GainFate
from gorin.rulesets.lcg.words.texts import action, reaction
from tests.lcg.tables import (
    Does,
    Happens,
    decision,
    discard,
    do,
    fate_of,
    find,
    hand,
    in_play,
    military,
    options,
    table,
)

CHARACTER = Is("character")
STRIKE = event("Strike", CRAB, action(Discard(THAT), choose=CHARACTER), cost=0)
RECALL = event("Recall", CRAB, action(ReturnToHand(THAT), choose=CHARACTER), cost=0)
BURY = event("Bury", CRAB, action(Does(THAT, ev.LEAVE, ev.DECK_BOTTOM), choose=CHARACTER), cost=0)
TRICKS = [STRIKE, RECALL, BURY]


@rule("rr.discard-piles.1", "rr.discard-piles.2")
def test_dynasty_and_conflict_cards_go_faceup_to_piles_of_their_own() -> None:
    s = table("A: Plain Captain[Plain Sword], Plain Guest | Strike\nB:\ndraw phase", extra=TRICKS)
    do(s, "A: Strike", "A: Plain Captain")
    view = s.box.rules.view(s, 1)["players"][0]
    assert [x["name"] for x in view["dynasty_discard"]] == ["Plain Captain"]
    assert sorted(x["name"] for x in view["conflict_discard"]) == ["Plain Sword", "Strike"]
    for name in ("Plain Captain", "Plain Sword", "Strike"):
        assert s.p[facts.FACEUP] >> find(s, name) & 1


@rule("rr.discard-piles.3")
def test_discard_piles_are_open_to_both_players() -> None:
    s = table("A: | | | Plain Captain, Plain Praise\nB:\ndraw phase")
    for you in (0, 1):
        assert not hidden_from(s, you) & s.p[facts.DISCARD]


@rule("rr.control-and-ownership.4", "rr.discard-piles.2", "rr.control-and-ownership.1")
def test_a_card_leaves_play_to_its_owners_pile_or_hand() -> None:
    s = table("A: B:Plain Captain, B:Plain Guest | Strike, Recall\nB:\ndraw phase", extra=TRICKS)
    assert s.holder[find(s, "Plain Captain")] == 0
    do(s, "A: Strike", "A: Plain Captain", "B: pass", "A: Recall", "A: Plain Guest")
    assert discard(s, "B") == ["Plain Captain"]
    assert hand(s, "B") == ["Plain Guest"]
    assert discard(s, "A") == ["Recall", "Strike"]


@rule("rr.control-and-ownership.2", "rr.control-and-ownership.3")
def test_cards_enter_play_under_their_owners_control_and_lie_in_their_owners_places() -> None:
    s = table("A 10/9: | Plain Guest\nB: | Plain Guest\ndraw phase")
    do(s, "A: Plain Guest", "A: 0")
    mine = [c for c in range(len(s.kind)) if s.box.faces[s.kind[c]].name == "Plain Guest" and s.owner[c] == 0]
    assert s.holder[mine[0]] == 0
    for c, owner in enumerate(s.owner):
        assert s.holder[c] == owner


@rule("rr.attachment-cards.14")
def test_an_attachment_on_an_opponents_character_stays_its_players() -> None:
    s = table("A 10/1: | Plain Sword\nB: Plain Captain\ndraw phase")
    do(s, "A: Plain Sword", "A: Plain Captain")
    sword = find(s, "Plain Sword")
    assert (s.holder[sword], s.holder[s.host[sword]]) == (0, 1)
    assert military(s, "Plain Captain") == 6


@rule("rr.in-play.9")
def test_a_dynasty_card_that_would_go_to_a_hand_is_discarded() -> None:
    s = table("A: | Recall, Recall\nB: Plain Captain, Plain Guest\ndraw phase", extra=TRICKS)
    do(s, "A: Recall", "A: Plain Captain")
    assert discard(s, "B") == ["Plain Captain"]
    assert hand(s, "B") == []
    do(s, "B: pass", "A: Recall", "A: Plain Guest")
    assert hand(s, "B") == ["Plain Guest"]


@rule("rr.in-play.4")
@pytest.mark.parametrize("card", ["Strike", "Recall", "Bury"])
def test_every_way_out_of_play_is_leaving_play(card: str) -> None:
    mourner = character("Mourner", CRAB, reaction(Happens(ev.LEAVE), GainFate()), cost=0)
    s = table(f"A: Mourner | {card}\nB: Plain Guest\ndraw phase", extra=[*TRICKS, mourner])
    do(s, f"A: {card}", "A: Plain Guest")
    assert decision(s) == "A: reactions"
    assert not in_play(s, "Plain Guest")


@rule("rr.in-play.6", "rr.leaves-play.2")
def test_effects_on_a_card_end_when_it_leaves_play() -> None:
    boost = event("Boost", CRAB, action(gets(CHARACTER & YOURS, military=+3, until="round")), cost=0)
    s = table("A 10/9: Plain Guest | Boost, Recall\nB:\ndraw phase", extra=[*TRICKS, boost])
    do(s, "A: Boost")
    assert military(s, "Plain Guest") == 5
    do(s, "B: pass", "A: Recall", "A: Plain Guest", "B: pass", "A: Plain Guest", "A: 0")
    assert military(s, "Plain Guest") == 2


@rule("rr.leaves-play.1")
def test_fate_on_a_card_that_leaves_play_goes_to_the_general_pool() -> None:
    s = table("A: | Strike\nB: Plain Captain+3\ndraw phase", extra=TRICKS)
    do(s, "A: Strike", "A: Plain Captain")
    assert fate_of(s) == [0, 0]
    assert s.fate[find(s, "Plain Captain")] == 0


@rule("rr.discard-piles.2")
def test_cards_discarded_from_hand_go_to_their_owners_pile() -> None:
    drop = event("Drop", CRAB, action(DiscardCards(THAT), choose=IN_HAND & YOURS), cost=0)
    rob = event("Rob", CRAB, action(DiscardAtRandom()), cost=0)
    s = table("A: | Drop, Rob, Plain Sword\nB: | Plain Guest\ndraw phase", extra=[drop, rob])
    do(s, "A: Drop")
    assert options(s) == ["Rob", "Plain Sword"], "the event itself is on the table"
    do(s, "A: Plain Sword", "B: pass", "A: Rob")
    assert discard(s, "A") == ["Drop", "Plain Sword", "Rob"]
    assert discard(s, "B") == ["Plain Guest"]


@rule("rr.play-and-put-into-play.10", "rr.open-event-zone-during-payment.1")
def test_an_event_being_played_is_in_nobodys_hand_while_it_is_paid_for() -> None:
    burn = event("Burn", CRAB, action(GainFate(), cost=DiscardCards(IN_HAND & YOURS)), cost=0)
    s = table("A: | Burn, Plain Sword, Plain Alms\nB:\ndraw phase", extra=[burn])
    do(s, "A: Burn")
    assert decision(s) == "A: cost: discard"
    assert options(s) == ["Plain Sword", "Plain Alms"]
    assert "Burn" not in hand(s, "A")


@rule("rr.opponent.1")
@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish"])
def test_each_player_has_exactly_one_opponent(rules: str) -> None:
    s = table("A:\nB:\ndraw phase", rules)
    assert [opponent(s, you) for you in (0, 1)] == [1, 0]
    assert s.box.rules.seats == (2, 2)
