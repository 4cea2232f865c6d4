"""Whoever is asked can tell the options apart, and is asked in words."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec

from gorin.sim.game import Game
from tests.laws.sizes import law, seeds
from tests.laws.wording import RAW, games, shown, step

MOST = 400  # choices of a game


def apart(game: Game) -> None:
    """No two options are equal in text, nor in their parts."""
    said = shown(game)
    texts = Counter(o.text for o in said.options)
    parts = Counter(msgspec.json.encode((o.kind, o.card, o.detail)) for o in said.options)
    for found in (texts, parts):
        twice = [x for x, n in found.items() if n > 1]
        assert not twice, f"{said.why}: {twice} of {list(texts)}"


def in_words(game: Game) -> None:
    """The question and every option say something, and show nothing of the program."""
    said = shown(game)
    for text in (said.why, *(o.text for o in said.options)):
        assert text.strip() and not RAW.search(text), f"{text!r} is asked in {said.why!r}"
        assert ":  " not in text and ": (" not in text and "()" not in text, f"{text!r} lacks a word"


@law(few=12, many=1000, game=games, seed=seeds)
def test_no_two_options_read_the_same(game: Game, seed: int) -> None:
    dice = Random(seed)
    for _ in range(MOST):
        if game.over:
            return
        apart(game)
        step(game, dice)


@law(few=12, many=1000, game=games, seed=seeds)
def test_every_question_is_in_words(game: Game, seed: int) -> None:
    dice = Random(seed)
    for _ in range(MOST):
        if game.over:
            return
        in_words(game)
        step(game, dice)
