"""What everybody gets to see: revealed cards, what a search finds, what was removed from the game."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.views import hidden_from
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    IN_HAND,
    NEUTRAL,
    PICKED,
    THAT,
    YOURS,
    Bow,
    Pick,
    RemoveFromGame,
    Reveal,
    SearchDeck,
    Then,
    action,
    event,
)
from tests.lcg.tables import decision, do, find, hand, options, strength, table

SHOW = event(
    "Show", NEUTRAL, action(Pick(IN_HAND & YOURS, Reveal(PICKED)), Then((Pick(CHARACTER, Bow(PICKED)),))), cost=0
)
SEEK = event("Seek", NEUTRAL, action(SearchDeck(CHARACTER)), cost=0)
EXILE = event("Exile", NEUTRAL, action(RemoveFromGame(THAT), choose=CHARACTER), cost=0)
CARDS = [SHOW, SEEK, EXILE]


def seen(s: Any, title: str) -> list[bool]:
    """Which players know a card, by their seats."""
    return [not hidden_from(s, q) >> find(s, title) & 1 for q in (0, 1)]


@rule("rr.reveal.1", "rr.reveal.2")
def test_a_revealed_card_is_shown_to_the_opponent_as_long_as_the_ability_resolves() -> None:
    s = table("A: Plain Captain, Plain Porter | Show, Plain Praise, Plain Robe\nB:", extra=CARDS)
    assert seen(s, "Plain Praise") == [True, False]
    do(s, "A: Show", "A: Plain Praise")
    assert decision(s) == "A: choose", "the ability is not over yet"
    assert seen(s, "Plain Praise") == [True, True] and seen(s, "Plain Robe") == [True, False]
    named = [x.get("name") for x in s.box.rules.view(s, 1)["players"][0]["hand"]]
    assert sorted(named, key=str) == [None, "Plain Praise"] and hand(s, "A") == ["Plain Praise", "Plain Robe"]


@rule("rr.search.4")
@pytest.mark.parametrize("title", ["Plain Guest", "Plain Heir"])
def test_what_a_search_for_a_kind_of_card_finds_is_shown(title: str) -> None:
    s = table("A: | Seek | | | Plain Guest, Plain Heir, Plain Praise, Plain Robe\nB:", extra=CARDS)
    do(s, "A: Seek")
    assert options(s) == ["Plain Guest", "Plain Heir", "done"]
    do(s, f"A: {title}")
    assert hand(s, "A") == [title] and seen(s, title) == [True, True]
    assert seen(s, "Plain Praise") == [False, False], "the rest is shuffled, and shown to nobody"


@rule("rr.removed-from-game.3")
@pytest.mark.parametrize("who", ["A", "B"])
def test_removed_cards_lie_open(who: str) -> None:
    s = table("A: Plain Captain | Exile\nB: Plain Lord", extra=CARDS)
    title = {"A": "Plain Captain", "B": "Plain Lord"}[who]
    do(s, "A: Exile", f"A: {title}")
    for you in (0, 1):
        removed = s.box.rules.view(s, you)["players"]["AB".index(who)]["removed"]
        assert [x["name"] for x in removed] == [title]


@rule("rr.card-anatomy.1")
@pytest.mark.parametrize(
    ("place", "found"), [("Plain Hill", [5, 7, 2]), ("Plain Wall", [3, 9, 2]), ("Plain Ditch", [3, 7, 4])]
)
def test_a_holdings_bonus_goes_to_the_province_it_is_in(place: str, found: list[int]) -> None:
    row = ", ".join(f"{x}[Plain Tower]" if x == place else x for x in ("Plain Ditch", "Plain Hill", "Plain Wall"))
    s = table(f"A: Plain Keep | | {row}\nB:")
    assert [strength(s, x) for x in ("Plain Hill", "Plain Wall", "Plain Ditch")] == found


@rule("rr.bow.1")
def test_a_bowed_stronghold_is_seen_to_be_bowed() -> None:
    s = table("A: Plain Captain*\nB: Shiro Nishiyama, Plain Soldier*\nmilitary air A>B")

    def told(you: int) -> list[dict[str, Any]]:
        provinces = s.box.rules.view(s, you)["players"][1]["provinces"]
        return [card for each in provinces for card in each["cards"] if card.get("name") == "Shiro Nishiyama"]

    assert [card.get("bowed", False) for you in (0, 1) for card in told(you)] == [False, False]
    do(s, "B: Shiro Nishiyama")
    assert [card.get("bowed", False) for you in (0, 1) for card in told(you)] == [True, True]
