"""Enlightenment: how many play, with which rings and decks."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.decks.banning import own_lists
from gorin.decks.legality import problems
from gorin.decks.naming import Names
from gorin.decks.precons import precons
from gorin.errors import GorinError
from gorin.kernel.bits import bits
from gorin.kernel.sequences import COMMON
from gorin.rulebook.testing import rule
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.formats import ENLIGHTENMENT, STRONGHOLD
from gorin.rulesets.lcg.rings.places import UNCLAIMED, lying_at, own_pool
from gorin.rulesets.lcg.state import ELEMENT_NAMES, SLOTS
from gorin.sim.game import header_for, open_game
from tests.lcg.enlightenment.seats import LETTERS, NAME, laid, lies
from tests.lcg.tables import decision, do, fate_of, honor_of, options, pass_until, table, write


def opened(players: int, seed: int = 1) -> Any:
    decks = precons(NAME)
    return open_game(header_for(NAME, [decks[i % len(decks)] for i in range(players)], seed, players))


@rule("mp.enl-overview.1", "mp.enl-overview.2")
@pytest.mark.parametrize("players", [3, 4, 8])
def test_three_or_more_play_each_for_themselves(players: int) -> None:
    s = opened(players).state
    assert s.box.seats == players and s.alive == (1 << players) - 1
    assert list(s.box.teams) == [1 << q for q in range(players)], "nobody is on anybody's side"


@rule("mp.enl-overview.2")
@pytest.mark.parametrize(("players", "bids"), [(3, "12345"), (5, "24")])
def test_more_than_three_play_by_the_same_rules_but_for_the_draw_phase(players: int, bids: str) -> None:
    s = laid("conflict phase, first A", players=players, A="Plain Soldier+9")
    pass_until(s, "A: declare")
    assert all(x.endswith(" of A") for x in options(s)[:-1]), "with rings of one's own"
    do(s, "A: military fire of A")
    do(s, f"A: {options(s)[0]}", "A: Plain Soldier", "A: done")
    pass_until(s, "A: put the ring")
    do(s, f"A: {options(s)[0]}")
    assert lies(s, "fire") == "A1" and honor_of(s) == [10] * players, "claimed on a province; unopposed for nothing"
    pass_until(s, "place fate on")
    asked = ""
    while s.decision.why == "place fate on an opponent's ring":
        asked += decision(s)[0]
        do(s, f"{asked[-1]}: {options(s)[0]}")
    assert asked == LETTERS[:players] and sum(s.ring_fate) == players
    pass_until(s, "1.4")
    assert fate_of(s) == [8 if q == 1 else 7 for q in range(players)] and lies(s, "fire") == "A1"
    pass_until(s, "honor bid")
    assert options(s) == [*bids]


@rule("mp.enl-overview.1")
@pytest.mark.parametrize("players", [2, 9])
def test_two_are_too_few_and_nine_too_many(players: int) -> None:
    with pytest.raises(GorinError, match="3 to 8"):
        opened(players)


@rule("mp.enl-setup.1", "mp.enl-setup.2", "rr.setup.3")
@pytest.mark.parametrize("players", [3, 5])
def test_each_player_has_a_ring_of_each_element_and_the_common_pool_is_empty(players: int) -> None:
    s = opened(players).state
    assert len(s.box.rings) == 5 * players and lying_at(s.ring_place, UNCLAIMED) == 0
    for q in range(players):
        mine = bits(lying_at(s.ring_place, own_pool(q)))
        assert [ELEMENT_NAMES[s.box.rings[i]] for i in mine] == list(ELEMENT_NAMES)


@rule("mp.enl-setup.4")
def test_there_is_a_common_pool_and_nothing_in_it() -> None:
    s = opened(3).state
    assert not [i for i, place in enumerate(s.ring_place) if place == UNCLAIMED]
    s = laid("rings air@common", A="Plain Soldier")
    assert s.ring_place.count(UNCLAIMED) == 1, "a ring may lie there later"


@rule("mp.enl-setup.3", "mp.enl-overview.3")
def test_everything_else_begins_as_usual() -> None:
    game = opened(3)
    s = game.state
    assert s.favor == -1 and not any(s.ring_fate) and not any(s.fate) and s.pool == [0, 0, 0]
    assert not s.p[facts.HONORED] | s.p[facts.DISHONORED] | s.p[facts.TAINTED]
    pass_until(s, "1.4")
    assert s.honor == [s.box.faces[s.kind[c]].numbers[6] for c in bits(s.p[facts.STRONGHOLD])]
    assert all((s.p[facts.HAND] & s.ctl[q]).bit_count() == 4 for q in range(3))


@rule("mp.enl-overview.3")
def test_what_the_format_does_not_say_is_as_in_every_game() -> None:
    """Its own rings, bids, victories and treaties, one more fate, nothing lost unopposed, four other steps."""
    differing = {x.name for x in fields(STRONGHOLD) if getattr(STRONGHOLD, x.name) != getattr(ENLIGHTENMENT, x.name)}
    assert differing - {"name", "players", "shares_decks"} == {
        *("rings", "bidding", "victories", "steps"),
        *("first_player_fate", "unopposed_loss", "treaties"),
    }
    here = opened(3).state.box.tables
    usual = {
        (kind, *each)
        for kind, steps in enumerate(COMMON.steps)
        for each in zip(COMMON.titles[kind], steps, strict=False)
    }
    other = {
        (kind, *each) for kind, steps in enumerate(here.steps) for each in zip(here.titles[kind], steps, strict=False)
    } - usual
    assert {title for _, title, _ in other} == {
        *("2.4 transfer honor", "3.2.7 claim ring", "4.4 place fate on unclaimed rings", "4.7 return rings"),
        "treaties end",
    }
    assert all(set(titles) <= set(here.titles[kind]) for kind, titles in enumerate(COMMON.titles)), "none is left out"


@rule("rr.setup.7", "rr.setup.8", "mp.enl-player-order.1")
def test_provinces_are_placed_in_player_order_clockwise_from_the_first_player() -> None:
    s = opened(3, seed=5).state
    order = [LETTERS[(s.first + i) % 3] for i in range(3)]
    asked: list[str] = []
    while "place" in decision(s):
        who = decision(s)[0]
        asked += [who] if not asked or asked[-1] != who else []
        do(s, f"{who}: {options(s)[0]}")
    assert asked == order
    assert all(s.province[q * SLOTS + i] >= 0 for q in range(3) for i in range(5))


# --- decks ------------------------------------------------------------------------------------------------------------


BANNED = (
    *("Display of Power", "Togashi Tadakatsu", "Karada District", "Ide Tadaji", "Jurōjin's Curse"),
    *("Roving Michibiku", "Severed from the Stream"),
)


@rule("mp.enl-banned-list.1")
def test_banned_cards_may_not_be_in_a_deck_and_stay_allowed_elsewhere() -> None:
    [mine] = own_lists(NAME)
    assert sorted(mine.banned) == sorted(BANNED) and not mine.restricted
    said = [str(x) for x in mine.problems((("Display of Power", 1), ("Charge!", 3)), NAME, Names(cards("lcg")))]
    assert len(said) == 1 and said[0].startswith("Display of Power is banned")
    assert own_lists("lcg/stronghold") == []


@rule("mp.enl-banned-list.2")
def test_other_cards_are_allowed_in_as_many_copies_as_ever() -> None:
    for deck in precons(NAME):
        assert not problems(deck, NAME, cards("lcg")) and max(n for _, n in deck.cards) == 3
        four = DeckList(deck.name, deck.clan, tuple([(x, n + (n == 3)) for x, n in deck.cards]))
        assert "rr.deckbuilding.8" in {x.rules[0] for x in problems(four, NAME, cards("lcg"))}


def test_a_table_is_written_and_read_again() -> None:
    s = laid("rings fire@common air#2=B1 void+2 water#3@A\npolitical fire A>B", A="Plain Envoy*", B="Plain Poet")
    again = table(write(s), rules=NAME)
    assert write(again) == write(s) and "fire@common" in write(s) and lies(again, "air#2") == "B1"
