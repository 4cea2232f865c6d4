"""Laws of random games: copies, saves, replays, views, conservation."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gorin import replay
from gorin.kernel.bits import bits
from gorin.kernel.machine import answer
from gorin.kernel.views import hidden_from, resample
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.seeing.reading import READERS
from gorin.rulesets.ccg.state import Game
from tests.ccg.laws.games import any_game, areas, is_card, moments

SEEDS = range(6)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_is_equal_and_independent(seed: int) -> None:
    for s in moments(seed, 0.03):
        t = s.clone()
        assert t == s and t.key == s.key
        before = s.dump()
        answer(t, len(t.decision.options) - 1)
        assert s.dump() == before


@pytest.mark.parametrize("seed", SEEDS)
def test_a_saved_game_goes_on_where_it_was(seed: int) -> None:
    for s in moments(seed, 0.03):
        t = Game.load(s.box, s.dump())
        assert t == s and t.decision == s.decision
        u = s.clone()
        answer(t, 0)
        answer(u, 0)
        assert t == u


@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_is_in_one_place(seed: int) -> None:
    for s in moments(seed, 0.1):
        for c in range(len(s.kind)):
            assert areas(s, c) == (1 if is_card(s, c) else s.p[facts.REMOVED] >> c & 1), s.box.faces[s.kind[c]].name
        for q in range(2):
            for province in s.provinces[q]:
                assert all(s.slot[c] == province for c in bits(s.lying[province]))
            for pile in (0, 1):
                assert all(s.p[facts.DECK] >> c & 1 for c in s.zones[q * 2 + pile])
        for c in bits(s.p[facts.IN_PLAY]):
            assert s.ctl[s.holder[c]] >> c & 1
            assert all(s.host[x] == c for x in bits(s.att[c]))


@pytest.mark.parametrize("seed", SEEDS)
def test_dealing_hidden_cards_anew_changes_nothing_a_player_reads(seed: int) -> None:
    for s in moments(seed, 0.02):
        for you in (0, 1):
            t = resample(s, you, seed)
            for what, read in READERS.items():
                for which in (0, 1) if what in ("player", "provinces") else (True,):
                    assert read(t, which, you) == read(s, which, you), (what, which, you)


@pytest.mark.parametrize("seed", SEEDS)
def test_dealing_hidden_cards_anew_changes_nothing_a_player_sees(seed: int) -> None:
    for s in moments(seed, 0.02):
        for you in (0, 1):
            t = resample(s, you, seed)
            assert s.box.rules.view(t, you) == s.box.rules.view(s, you)
            assert t.decision.player == s.decision.player
            hidden = hidden_from(s, you)
            assert all(t.kind[c] == s.kind[c] for c in range(len(s.kind)) if not hidden >> c & 1)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_replays_to_the_same_end(seed: int) -> None:
    r = Random(seed)
    game = any_game(seed)
    while not game.over:
        assert game.decision is not None
        game.choose(r.randrange(len(game.decision.options)))
    assert game.finished or game.ending == "cap"
    assert replay(game.record).state == game.state


@pytest.mark.parametrize("seed", SEEDS)
def test_two_options_never_read_the_same(seed: int) -> None:
    for s in moments(seed, 0.1):
        texts = [s.box.rules.say(s, s.decision, o) for o in s.decision.options]
        assert len(set(texts)) == len(texts), texts


def test_views_hide_what_is_facedown() -> None:
    s: Any = any_game(1).state
    mine, theirs = s.box.rules.view(s, 0)["players"]
    assert all("name" in x for x in mine["hand"]) and not any("name" in x for x in theirs["hand"])
    for seat in (mine, theirs):
        for province in seat["provinces"]:
            assert all(x["faceup"] == ("name" in x) for x in province["cards"])
