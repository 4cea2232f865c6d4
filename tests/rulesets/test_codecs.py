"""Numbers that hold several: whatever is packed is unpacked as it was, and what does not fit is refused."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.errors import DeckError
from gorin.kernel.abilities import is_use, pack_use, unpack_use
from gorin.kernel.decisions import MOST_CARDS, PLAY
from gorin.language.numbers import MOST_WRITTEN, Num
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.ccg import check as ccg_check
from gorin.rulesets.ccg import codecs as ccg
from gorin.rulesets.ccg import words as ccg_words
from gorin.rulesets.lcg import check as lcg_check
from gorin.rulesets.lcg import codecs as lcg
from gorin.rulesets.lcg import words as lcg_words
from gorin.rulesets.lcg.costs import dues

CARDS = (0, 1, 255, 256, 1023)
HOSTS = (-1, *CARDS)
FACES = (0, 1, 300, 4095)
SEATS = (0, 1, 7)
PERIODS = (-1, 0, 5, 23)
YES_OR_NO = (False, True)

Pack = Callable[..., int]
Unpack = Callable[[int], Any]

PACKED: dict[str, tuple[Pack, Unpack, tuple[tuple[int, ...], ...]]] = {
    "a use": (pack_use, unpack_use, (SEATS, (16, 0xFFFFFF), CARDS, (0, 3, 1023))),
    "LCG ENTER": (lcg.entering, lcg.entry, ((0, 2, 7), (0, 4, lcg.MOST_FATE >> 1), (-7, *HOSTS))),
    "LCG MOVE_FATE": (lcg.moving_fate, lcg.fate_moved, ((0, 3, 99), (*CARDS, lcg.POOL | 1), (*CARDS, lcg.POOL))),
    "LCG MOVE_STATUS": (lcg.moving_status, lcg.status_moved, ((0, 21, 255), CARDS)),
    "LCG TAKE_CONTROL": (lcg.taking, lcg.taken, (SEATS, PERIODS)),
    "LCG TUCK": (lcg.tucking, lcg.tucked_under, (CARDS, YES_OR_NO)),
    "LCG TO_DECK": (lcg.to_deck, lcg.in_deck, ((0, 1, 2), YES_OR_NO)),
    "LCG barred": (lcg.barring, lcg.barred_by, ((0, 9, 255), (lcg.EVERYBODY, 1, 2, 255))),
    "LCG copy": (lcg.becoming, lcg.became, (FACES, FACES)),
    "LCG immune": (lambda plane, seats: lcg.shielding_again(plane, seats), lcg.shielded, ((0, 40, 0xFFFF), (1, 3))),
    "LCG keyword during": (lcg.during, lcg.gained_during, ((0, 40, 999), (0, 1, 2), (0, 1, 5))),
    "LCG turned": (lcg.turning_into, lcg.turned_into, ((0, 1), (-7, *HOSTS))),
    "LCG enters with": (lcg.arriving_with, lcg.arrived_with, ((0, 21, 255), YES_OR_NO)),
    "LCG ability": (lcg.ability_of, lcg.ability_chosen, (CARDS, (16, 0xFFFFFF))),
    "LCG demand": (dues.packed, lambda x: dues.unpacked(x), ((1, 3, 255), (0, 4), (0, 9, dues.MOST))),
    "CCG GIVE": (ccg.giving, ccg.given, ((0, 9, 255), (-40, 0, 1, ccg.MOST - 1, -ccg.MOST), PERIODS)),
    "CCG NEGATE": (ccg.negating, ccg.negated, ((-1, 0, 60), PERIODS, (0, 7, 10**6), (-1, 0, 63))),
    "CCG TRANSFER_TOKEN": (ccg.transferring, ccg.transferred, ((0, 3), CARDS)),
    "CCG ASSIGN": (ccg.assigning, ccg.assigned, (CARDS, YES_OR_NO)),
    "CCG ENTER": (ccg.entering, ccg.entered, ((0, 1, 31), HOSTS)),
    "CCG CREATE": (ccg.creating, ccg.created, (FACES, YES_OR_NO)),
    "CCG assignment": (ccg.noting, ccg.noted, (CARDS, CARDS)),
}


@pytest.mark.parametrize("name", PACKED)
def test_what_is_packed_is_unpacked(name: str) -> None:
    pack, unpack, parts = PACKED[name]
    numbers: dict[int, tuple[int, ...]] = {}
    for values in product(*parts):
        n = pack(*values)
        assert tuple(unpack(n)) == values
        assert numbers.setdefault(n, values) == values, "one number for two things"


def test_a_card_that_is_removed_for_a_while() -> None:
    for until, back in product((0, 1, 3), (0, 1)):
        assert lcg.removed(lcg.removing(until, back) | 5) == (5, back, until)
    assert lcg.removed(5) == (5, 0, -1), "for good"


def test_a_negation_of_bonuses_and_penalties_of_a_statistic() -> None:
    for what, signs in product(range(10), (1, 2, 3)):
        assert ccg.stat_negated(ccg.of_stat(what, signs)) == (what, signs)
    assert ccg.stat_negated(0) is None


def test_options_to_play_cards() -> None:
    for manner, card in product(range(lcg.MANNERS), CARDS):
        option = lcg.PLAYS[manner][card]
        assert (option.verb, option.card) == (PLAY, card) and lcg.play_of(option.value) == (card, manner)
        assert option is lcg.PLAYS[manner][card] and not is_use(option.value)
    assert is_use(pack_use(0, 16, 0))
    for way, card, onto in product((0, 3, 4), CARDS, CARDS):
        assert ccg.recruited(ccg.recruiting(card, way, onto)) == (way, card, onto)


def test_additional_maneuvers_come_in_their_order() -> None:
    queue = 0
    for maneuver in (9, 8, 15):
        queue = ccg.queued(queue, maneuver)
    out = []
    while queue:
        first, queue = ccg.next_in(queue)
        out.append(first)
    assert out == [9, 8, 15]


def test_numbers_on_cards_fit_and_what_does_not_is_refused() -> None:
    assert min(dues.MOST, lcg.MOST_FATE, ccg.MOST - 1, 254) >= MOST_WRITTEN
    flood = lcg_words.event("Flood", lcg_words.NEUTRAL, lcg_words.action(lcg_words.GainFate(Num(201))), cost=0)
    tide = ccg_words.strategy("Tide", ccg_words.open_(ccg_words.gain_honor(201)), focus=1)
    for found in (lcg_check.problems(flood), ccg_check.problems(tide)):
        assert any("201 is too big; a number on a card is at most 200." in x for x in found), found


def test_a_game_has_so_many_cards_and_no_more() -> None:
    many = DeckList("many", "crab", (("Banzai!", MOST_CARDS + 1),))
    with pytest.raises(DeckError, match=f"at most {MOST_CARDS} cards together, not {MOST_CARDS + 1}"):
        ruleset("lcg/stronghold").open([many, DeckList("none", "crab", ())], cards("lcg"), 1)
