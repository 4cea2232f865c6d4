"""Whole games of Enlightenment, three to eight players, some of whom leave: the table is always in order."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.decks.precons import precons
from gorin.kernel.bits import bits
from gorin.kernel.machine import answer
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.notation import read, write
from gorin.rulesets.lcg.victory import concede
from gorin.sim.game import header_for, open_game
from tests.laws.places import check
from tests.laws.test_notation import writable
from tests.lcg.enlightenment.seats import NAME


def opened(players: int, seed: int) -> Any:
    decks = precons(NAME)
    return open_game(header_for(NAME, [decks[(seed + i) % len(decks)] for i in range(players)], seed, players)).state


def is_saved_whole(s: Any) -> None:
    again = type(s).load(s.box, s.dump())
    s.box.rules.wake(again)
    assert again == s and again.p == s.p and again.decision == s.decision


def is_written_whole(s: Any) -> None:
    text = write(s)
    assert write(read(text, cards("lcg"), NAME)) == text


def nothing_is_left_of(s: Any, who: int) -> None:
    there = s.p[facts.IN_PLAY] | s.p[facts.HAND] | s.p[facts.DISCARD] | s.p[facts.DECK] | s.p[facts.IN_PROVINCE]
    assert not any(s.owner[c] == who for c in bits(there)) and s.favor != who and s.first != who


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (3, 2), (4, 3), (5, 4), (8, 5)])
def test_a_game_ends_and_is_in_order_all_the_way(players: int, seed: int) -> None:
    s, dice = opened(players, seed), Random(seed)
    written = n = 0
    while s.decision is not None:
        n += 1
        assert s.alive >> s.decision.player & 1 and n < 6_000
        if n % 7 == 0:
            check(s)
        if n % 40 == 0:
            is_saved_whole(s)
        if n % 5 == 0 and writable(s) and written < 12:
            is_written_whole(s)
            written += 1
        answer(s, dice.randrange(len(s.decision.options)))
    assert s.winner >= 0 and written and s.box.rules.endings[s.ending]


@pytest.mark.parametrize("seed", range(8))
def test_players_leave_at_any_moment_and_the_others_play_to_the_end(seed: int) -> None:
    dice = Random(100 + seed)
    s = opened(dice.choice([3, 4, 5]), seed)
    left = n = 0
    while s.decision is not None and n < 3_000:
        n += 1
        if dice.random() < 0.01 and s.alive.bit_count() > 2:
            who = dice.choice(bits(s.alive))
            concede(s, who)
            left += 1
            nothing_is_left_of(s, who)
            check(s)
            is_saved_whole(s)
            if writable(s):
                is_written_whole(s)
        else:
            assert s.alive >> s.decision.player & 1
            answer(s, dice.randrange(len(s.decision.options)))
    assert s.winner >= 0 and left
