"""Games played with the strange cards keep the laws: what is derived is fresh, what is saved is loaded as it was,
nobody sees what is hidden, and every word gives what it means."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gorin.kernel.machine import answer
from gorin.language.nodes import Node, walk
from gorin.language.program import execute, function
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words.runtime import namespace
from gorin.rulesets.lcg.words.triggers import Heard
from tests.laws import laws
from tests.laws.situations import situation
from tests.laws.test_derived import fresh, settled
from tests.laws.words import ARGUMENTS, Word, uses_of
from tests.lcg.attributes.strange import CARDS, opened

RULES = ("lcg/stronghold", "lcg/skirmish")


def moves(s: Any, rng: Random, most: int) -> Any:
    """Random choices; gives the state before each."""
    for _ in range(most):
        if s.decision is None:
            return
        yield s
        answer(s, rng.randrange(len(s.decision.options)))


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", [3, 8])
def test_the_laws_hold(rules: str, seed: int) -> None:
    rng = Random(seed)
    for i, s in enumerate(moves(opened(rules, seed), rng, 240)):
        if i % 3 == 0:
            fresh(s)
        if i % 7 == 0:
            settled(s)
            laws.asked_again_is_asked_the_same(s)
        if i % 40 == 0:
            laws.saved_is_loaded_as_it_was(s, seed)
            laws.clones_are_equal_and_independent(s, seed)
            laws.every_option_can_be_chosen(s)
            for you in (0, 1):
                laws.nothing_hidden_is_seen(s, you, seed + i)
                laws.nothing_hidden_is_told(s, you, seed + i)
            laws.options_follow_from_what_is_known(s, seed)


def compiled() -> list[Word]:
    """Every word on the strange cards, in every use, beside its meaning."""
    out = []
    said = {node: card.name for card in CARDS.values() for node in walk(card.text, Node)}
    for node, title in said.items():
        for use, source, means in uses_of(node):
            code = execute(f"{title}: {use}", function("word", ARGUMENTS, source()), namespace())["word"]
            out.append(Word(node, use, title, code, means))
    return out


def test_every_word_gives_what_it_means() -> None:
    words = compiled()
    assert len(words) > 150
    for seed in range(4):
        rng = Random(seed)
        for i, s in enumerate(moves(opened(RULES[seed % 2], seed), rng, 200)):
            if i % 50 == 49:
                for word in words:
                    kind = word.node.kinds[0] if isinstance(word.node, Heard) else rng.randrange(ev.KINDS)
                    x = situation(s, kind, rng)
                    assert not word.differs(x), f"{word.title}, {word.use} of {word.node}: {word.differs(x)}"


def test_every_strange_card_reads_in_english() -> None:
    for card in CARDS.values():
        text = text_of(card)
        assert text and "None" not in text and "  " not in text, text
