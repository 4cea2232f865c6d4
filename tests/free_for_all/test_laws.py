"""The laws hold for a game of two to eight, alone or in teams, that knows nothing of the others."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.state import DRAW
from gorin.kernel.turns import order_of
from tests.free_for_all import table as t
from tests.free_for_all.rules import opened
from tests.laws import laws
from tests.laws.sizes import law, seeds

ROOT = Path(__file__).resolve().parents[2]
TEAMS = (0b0101, 0b1010, 0b0101, 0b1010)

TWO_AGAINST_TWO = 22
TAKING_TURNS = 23

seats = st.sampled_from([4, 2, 3, 6, 8, TWO_AGAINST_TWO, TAKING_TURNS])


def game(seats: int, seed: int) -> Any:
    """A new game for so many; 22 is two against two, 23 the same by teams that act together."""
    if seats == TAKING_TURNS:
        return opened(4, seed, TEAMS, order_of(TEAMS))
    return opened(4, seed, TEAMS) if seats == TWO_AGAINST_TWO else opened(seats, seed)


def after(seats: int, seed: int, moves: int) -> Any:
    """A game after so many random moves, or at its end."""
    return laws.play_on(game(seats, seed), seed, moves)


games = st.builds(game, seats, seeds)
tables = st.builds(after, seats, seeds, st.integers(0, 150))


@law(few=60, many=1000, s=tables, seed=seeds)
def test_clones(s: Any, seed: int) -> None:
    laws.clones_are_equal_and_independent(s, seed)


@law(few=60, many=1000, s=tables, seed=seeds)
def test_saving_and_loading(s: Any, seed: int) -> None:
    laws.saved_is_loaded_as_it_was(s, seed)


@law(few=60, many=1000, s=tables)
def test_asking_again(s: Any) -> None:
    laws.asked_again_is_asked_the_same(s)


@law(few=60, many=1000, s=tables)
def test_every_option_can_be_chosen(s: Any) -> None:
    laws.every_option_can_be_chosen(s)


@law(few=60, many=1000, s=tables, seed=seeds)
def test_nothing_hidden_is_seen(s: Any, seed: int) -> None:
    for you in range(s.box.seats):
        laws.nothing_hidden_is_seen(s, you, seed + you)


@law(few=40, many=1000, s=tables, seed=seeds)
def test_only_what_is_known_counts(s: Any, seed: int) -> None:
    laws.only_what_is_known_counts(s, seed % s.box.seats, seed)
    laws.options_follow_from_what_is_known(s, seed)


@law(few=15, many=300, seats=seats, seed=seeds)
def test_the_same_choices_make_the_same_game(seats: int, seed: int) -> None:
    s = game(seats, seed)
    choices = list(laws.wander(s, Random(seed)))
    laws.same_choices_same_game(lambda: game(seats, seed), choices, s)
    laws.nobody_need_listen(lambda: game(seats, seed), choices, s)


def check(s: Any) -> None:
    """Every card is in one place, every number makes sense."""
    everywhere = 0
    for place in t.PLACES:
        assert everywhere & s.p[place] == 0, f"{bits(everywhere & s.p[place])} are in two places"
        everywhere |= s.p[place]
    assert everywhere == (1 << len(s.kind)) - 1
    for who, deck in enumerate(s.zones):
        assert sorted(deck) == list(bits(s.p[t.DECK] & s.ctl[who]))
    on = [0] * len(s.kind)
    for c, host in enumerate(s.host):
        assert (host >= 0) == bool((s.p[t.IN_PLAY] & s.p[t.CHARM]) >> c & 1)
        if host >= 0:
            on[host] |= 1 << c
            assert s.p[t.IN_PLAY] & s.p[t.KEEPER] & s.ctl[s.holder[c]] & 1 << host
    assert s.att == on
    for who in range(s.box.seats):
        titles = Counter(s.box.faces[s.kind[c]].name for c in range(len(s.kind)) if s.owner[c] == who)
        assert titles == t.DECK_LIST
        assert (s.lights[who] > 0) == bool(s.alive >> who & 1) or s.winner == DRAW
        assert s.oil[who] >= 0
    assert s.decision is None or s.alive >> s.decision.player & 1
    assert s.alive >> s.first & 1 or s.winner == DRAW
    again = s.clone()
    derive(again)
    assert again == s, "something derived was stale"


@law(few=30, many=600, s=games, seed=seeds)
def test_games_end_and_the_table_is_in_order_all_the_time(s: Any, seed: int) -> None:
    check(s)
    for _ in laws.wander(s, Random(seed), 5000):
        check(s)
    check(s)
    assert s.winner >= 0
    assert t.ENDINGS[s.ending]
    if s.ending == t.OUT_OF_LIGHT and s.winner != DRAW:
        assert s.alive & ~s.box.teams[s.winner] == 0


@pytest.mark.parametrize("module", ["rules", "cards", "happening", "table"])
def test_it_stands_on_the_bare_kernel(module: str) -> None:
    code = f"import sys, tests.free_for_all.{module}\nprint(*[m for m in sys.modules if m.startswith('gorin.')])"
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert {m.split(".")[1] for m in ran.stdout.split()} - {"compiled"} == {"kernel", "errors"}
