"""Searching decks, looking at cards and revealing them."""

from __future__ import annotations

from gorin.kernel.machine import ask_again
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    CHARACTER,
    EVENT,
    IN_HAND,
    NEUTRAL,
    PICKED,
    PROVINCE,
    YOUR_OPPONENTS,
    LookAt,
    Num,
    PutIntoPlay,
    Reveal,
    SearchDeck,
    action,
    event,
)
from tests.lcg.tables import decision, deck, do, hand, in_play, offered, options, table

DECK = "Plain Guest, Plain Bard, Plain Praise, Plain Alms, Plain Letter"
SEEK = event("Seek", NEUTRAL, action(SearchDeck(CHARACTER)), cost=0)
SUMMON = event("Summon", NEUTRAL, action(SearchDeck(CHARACTER, "dynasty", do=PutIntoPlay(PICKED))), cost=0)
PAIR = event("Pair", NEUTRAL, action(SearchDeck(EVENT, n=Num(2))), cost=0)
PEEK = event("Peek", NEUTRAL, action(LookAt(IN_HAND & YOUR_OPPONENTS)), cost=0)
SHOW = event("Show", NEUTRAL, action(Reveal(IN_HAND & YOUR_OPPONENTS)), cost=0)
SCOUT = event("Scout Ahead", NEUTRAL, action(LookAt(PROVINCE & AN_OPPONENTS)), cost=0)
CARDS = [SEEK, SUMMON, PAIR, PEEK, SHOW, SCOUT]


def names_seen(s: object, you: int, whose: int) -> list[str]:
    """The names in a hand that a player sees in his or her view."""
    cards = s.box.rules.view(s, you)["players"][whose]["hand"]  # type: ignore[attr-defined]  # any state
    return sorted(x["name"] for x in cards if "name" in x)


def test_a_deck_that_was_searched_is_shuffled_and_no_other() -> None:
    s = table(f"A: | Seek | | | {DECK}\nB: | | | | {DECK}", extra=CARDS, seed=3)
    theirs = deck(s, "B")
    do(s, "A: Seek")
    assert set(options(s)) == {"Plain Guest", "Plain Bard", "done"}
    before = [x for x in deck(s, "A") if x != "Plain Bard"]
    do(s, "A: Plain Bard")
    assert hand(s, "A") == ["Plain Bard"] and sorted(deck(s, "A")) == sorted(before)
    assert deck(s, "B") == theirs and all(not s.known[0] >> c & 1 for c in s.zones[0]), "nobody knows the order now"


@rule("rr.search.3")
def test_one_may_fail_to_find() -> None:
    s = table(f"A: | Seek | | | {DECK}\nB:", extra=CARDS)
    do(s, "A: Seek", "A: done")
    assert hand(s, "A") == [] and decision(s) == "B: action"


def test_what_is_found_is_shown_before_it_goes_to_the_hand() -> None:
    s = table(f"A: | Seek | | | {DECK}\nB:", extra=CARDS)
    do(s, "A: Seek", "A: Plain Guest")
    assert names_seen(s, 1, 0) == ["Plain Guest"]


def test_it_may_go_elsewhere_and_be_more_than_one() -> None:
    s = table("A: | Summon, Pair\nB:", extra=CARDS)
    do(s, "A: Summon")
    peasant = s.decision.options[0].card
    do(s, f"A: Peasant #{peasant}")
    assert in_play(s, "Peasant")
    s = table(f"A: | Pair | | | {DECK}\nB:", extra=CARDS)
    do(s, "A: Pair", "A: Plain Praise", "A: Plain Alms")
    assert hand(s, "A") == ["Plain Alms", "Plain Praise"] and decision(s) == "B: action"


@rule("rr.search.5")
def test_cards_being_searched_are_still_in_the_deck() -> None:
    s = table(f"A: | Seek | | | {DECK}\nB:", extra=CARDS)
    do(s, "A: Seek")
    assert s.box.rules.view(s, 1)["players"][0]["conflict_deck"] == 5 and len(deck(s, "A")) == 5


@rule("rr.open-run-out-other-uses.1")
def test_an_empty_deck_cannot_be_searched_and_is_not_refilled_by_it() -> None:
    s = table(f"A: | Seek | | Plain Letter | {DECK}\nB:", extra=CARDS)
    s.zones[0].clear()
    ask_again(s)
    assert not offered(s, "Seek")


@rule("rr.reveal.3")
def test_a_revealed_card_stays_where_it_is() -> None:
    s = table("A: | Show\nB: | Plain Praise, Plain Alms", extra=CARDS)
    assert names_seen(s, 0, 1) == []
    do(s, "A: Show")
    assert hand(s, "B") == ["Plain Alms", "Plain Praise"] and names_seen(s, 0, 1) == ["Plain Alms", "Plain Praise"]


def test_looking_shows_cards_to_one_player_only() -> None:
    s = table("A: | Peek\nB: | Plain Praise\nC: Plain Captain", extra=CARDS)
    assert not offered(s, "Peek"), "with three players there is no single opponent outside a conflict"
    s = table("A: | Peek, Peek\nB: | Plain Praise", extra=CARDS)
    do(s, f"A: Peek #{s.decision.options[0].card}")
    assert names_seen(s, 0, 1) == ["Plain Praise"]
    do(s, "B: pass")
    assert not offered(s, "Peek"), "there is nothing left to learn"


def test_one_may_look_at_a_facedown_province_without_revealing_it() -> None:
    s = table("A: | Scout Ahead\nB: | | Fields, Plain Hill?", extra=CARDS)
    view = s.box.rules.view(s, 0)["players"][1]["provinces"][1]
    assert "name" not in view
    do(s, "A: Scout Ahead")
    view = s.box.rules.view(s, 0)["players"][1]["provinces"][1]
    assert view["name"] == "Plain Hill" and not view["faceup"]
