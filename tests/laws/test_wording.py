"""Whoever is asked can tell the options apart, and is asked in words."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import msgspec

from gorin.kernel.decisions import DONE, PASS
from gorin.kernel.questions import ANSWER
from gorin.language.english import sentence
from gorin.rulesets.purposes import UNKNOWN
from gorin.server.seeing import decision_for
from gorin.sim.game import Game
from tests.laws.sizes import law, seeds
from tests.laws.wording import RAW, games, shown, step

MOST = 400  # choices of a game
GAP = re.compile(r"\bX is\b(?! [a-z\d])|: *[.:?]|\?\?|\.\.|\(\)|  ")  # a word is missing


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


def says_what_for(game: Game) -> None:
    """The question is a whole sentence that names what for; nothing in it is left open, and it is no bare id. The same
    is told by every channel, and every option has words for a button."""
    d, said = game.decision, shown(game)
    assert d is not None and game.asked is not None
    where = f"{said.ask!r}: {said.question!r}"
    assert said.ask == game.asked.id == d.why and said.question == game.question
    assert said.question.endswith((".", "?", "!", "chosen)")) and " " in said.question, where
    assert not RAW.search(said.question) and not GAP.search(said.question), where
    assert UNKNOWN not in said.question or said.about is None or said.about.name is None, where
    assert said.question.rstrip(".?") not in (said.ask, sentence(said.ask)), where
    if game.asked.words.startswith("{what}"):
        assert said.question != game.asked.words.format(what=""), where
    if game.asked.kind is ANSWER:
        assert said.question != game.asked.words, f"{where} does not say what is answered"
    assert said.why.startswith(game.rules.saying.label(game.state, d)), where  # type: ignore[attr-defined]  # of both games
    out = [o for o in d.options if o.verb in (PASS, DONE)]
    assert 0 <= said.least <= said.most <= len(d.options) - len(out), where
    assert (said.least == 0) == bool(out), where
    for o in said.options:
        words = o.words or o.text
        assert words.strip() and not RAW.search(words) and not GAP.search(words), f"{words!r} in {where}"
    told = decision_for(game, d.player, 1, [])
    assert told is not None
    assert (told.ask, told.question, told.least, told.most) == (said.ask, said.question, said.least, said.most)
    assert [o.words for o in told.options] == [o.words for o in said.options]


@law(few=12, many=1000, game=games, seed=seeds)
def test_every_question_says_what_for(game: Game, seed: int) -> None:
    dice = Random(seed)
    for _ in range(MOST):
        if game.over:
            return
        says_what_for(game)
        step(game, dice)


@law(few=12, many=1000, game=games, seed=seeds)
def test_every_question_is_in_words(game: Game, seed: int) -> None:
    dice = Random(seed)
    for _ in range(MOST):
        if game.over:
            return
        in_words(game)
        step(game, dice)
