"""Random games full of the invented cards: nothing fails, and the laws hold for what few real cards do."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from gorin.cards import registry
from gorin.cards.loading import CardFile
from gorin.kernel.derive import derive
from gorin.kernel.views import resample
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.state import Game
from tests.ccg.laws.games import any_game, areas, is_card, moments
from tests.ccg.words.cards import CARDS


@pytest.fixture(autouse=True)
def invented() -> Iterator[None]:
    registry.use((CardFile(Path("invented.py"), "ccg", "", CARDS),))
    yield
    registry.use(())


@pytest.mark.parametrize("seed", range(12))
def test_games_with_rare_words(seed: int) -> None:
    for s in moments(seed, 0.05):
        t = Game.load(s.box, json.loads(json.dumps(s.dump())))
        assert t == s and t.decision == s.decision and t.key == s.key
        u = s.clone()
        derive(u)
        assert (u.p, u.mods, u.deny, u.bars, u.limits) == (s.p, s.mods, s.deny, s.bars, s.limits)
        for c in range(len(s.kind)):
            assert areas(s, c) == (1 if is_card(s, c) else s.p[facts.REMOVED] >> c & 1)
        for you in (0, 1):
            assert s.box.rules.view(resample(s, you, seed), you) == s.box.rules.view(s, you)
        texts = [s.box.rules.say(s, s.decision, o) for o in s.decision.options]
        assert len(set(texts)) == len(texts), texts


def test_the_invented_cards_are_used() -> None:
    used = set()
    for seed in range(6):
        game = any_game(seed)
        used |= {x for deck in game.header.decks for x in dict(deck["cards"]) if x in {card.name for card in CARDS}}
    assert len(used) > 20
