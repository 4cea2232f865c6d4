"""A table that is looked at tells what the JSON views tell, to each seat only what it may know, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.errors import GorinError
from gorin.kernel.bits import bits
from gorin.kernel.views import hidden_from
from gorin.rulesets import NAMES
from gorin.sim.game import Game
from tests.laws.channels import dealt_anew
from tests.laws.laws import differing
from tests.laws.looking import as_json, everything, facts_of, likewise, numbers_of
from tests.laws.test_channels import moments


def tells_the_same(game: Game) -> None:
    """Table, players, provinces, rings and fights as the views have them."""
    s, rules = game.state, game.rules
    for table, view in [
        (game.table, rules.open_view(s)),
        *((game.table_for(q), game.view(q)) for q in range(game.seats)),
    ]:
        told = as_json(table)
        assert told == likewise(view, told), differing(told, likewise(view, told))
    for q, player in enumerate(game.table.players):
        for name, told in rules.open_view(s)["players"][q].items():
            if name.endswith("_deck_cards"):
                assert [x["id"] for x in told] == [x.id for x in getattr(player, name.removesuffix("_cards"))]


def every_card_is_read_alike(game: Game) -> int:
    """Each card by itself, open and for each seat; gives how many were hidden."""
    hidden = 0
    for card in game.table.cards:
        read = game.rules.card(game.state, card.id)
        told = facts_of(card)
        assert told == likewise(read, told), differing(told, likewise(read, told))
        now = {name: n["now"] or 0 for name, n in read.items() if isinstance(n, dict) and "now" in n}
        mine = numbers_of(card)
        assert mine == {name: now.get(name, 0) for name in mine} and not {x for x in now if now[x]} - {*mine}, card
        assert [x.id for x in card.attachments] == [x["id"] for x in read["attachments"]]
    for seat in range(game.seats):
        mask = hidden_from(game.state, seat)
        table = game.table_for(seat)
        assert table.cards.hidden.mask == mask & table.cards.mask
        for card in table.cards.hidden:
            hidden += 1
            assert card.hidden and card.name is None and game.rules.card(game.state, card.id, seat) == {"id": card.id}
        known = [game.table.card(x.id) for x in table.cards.known]
        assert [facts_of(x) for x in table.cards.known] == [facts_of(x) for x in known]
    return hidden


def nothing_is_given_away(game: Game, seed: int) -> int:
    """Whatever a seat cannot see is dealt anew, and everything that can be asked is answered the same."""
    different = 0
    for seat in range(game.seats):
        anew, others = dealt_anew(game, seat, seed)
        different += others
        mine, theirs = everything(game.table_for(seat)), everything(anew.table_for(seat))
        assert mine == theirs, f"seat {seat}: {differing(mine, theirs)}"
    return different


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("rules", NAMES)
def test_a_table_tells_what_the_views_tell(rules: str, seed: int) -> None:
    hidden = 0
    for game in moments(rules, 300 + seed, checked=40, most=500):
        tells_the_same(game)
        hidden += every_card_is_read_alike(game)
    assert hidden > 100


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("rules", NAMES)
def test_a_seat_learns_nothing_from_its_table(rules: str, seed: int) -> None:
    different = [
        nothing_is_given_away(game, number)
        for number, game in enumerate(moments(rules, 400 + seed, checked=60, most=500))
    ]
    assert sum(different) > 50


@pytest.mark.parametrize("rules", NAMES)
def test_looking_changes_nothing(rules: str) -> None:
    for game in moments(rules, 500, checked=100, most=400):
        before = game.state.dump()
        everything(game.table)
        assert game.state.dump() == before


@pytest.mark.parametrize("rules", NAMES)
def test_sets_of_cards_are_sets(rules: str) -> None:
    for game in moments(rules, 600, checked=120, most=400):
        cards = game.table.cards
        assert [x.id for x in cards] == list(bits(cards.mask)) and len(cards) == len(list(cards))
        there = cards.in_play
        assert all((x in there) == x.in_play for x in cards)
        assert there | (cards - there) == cards and not there & (cards - there)
        assert sum(len(cards.of(q)) for q in game.table.players) == len(cards)
        assert all(x.controller == q for q in game.table.players for x in cards.of(q))
        piles = [pile for q in game.table.players for pile in (q.hand, q.dynasty_deck, q.dynasty_discard)]
        assert all(next(iter(pile)) == pile[0] for pile in piles if pile)


def refused(card: Any, name: str) -> bool:
    try:
        getattr(card, name)
    except GorinError:
        return True
    return False


@pytest.mark.parametrize("rules", NAMES)
def test_of_a_hidden_card_only_how_it_lies_is_told(rules: str) -> None:
    asked = {"lcg": ("type", "military", "cost", "traits"), "ccg": ("type", "force", "focus", "keywords")}
    for game in moments(rules, 700, checked=150, most=300):
        for card in game.table_for(0).cards.hidden:
            assert card.zone and card.owner.seat in range(game.seats)
            assert all(refused(card, name) for name in asked[rules[:3]])


@pytest.mark.soak
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("rules", NAMES)
def test_a_table_tells_the_same_in_many_games(rules: str, part: int) -> None:
    for number, game in enumerate(moments(rules, 30_000 + part, checked=20, most=2_000)):
        tells_the_same(game)
        every_card_is_read_alike(game)
        nothing_is_given_away(game, number)
