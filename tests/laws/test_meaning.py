"""Compiled equals reference: every word on every card gives what it means, on any table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.kernel.bits import bits
from gorin.kernel.sides import foes
from gorin.language.control import Target
from gorin.language.nodes import walk
from gorin.language.players import Them
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.compiler.compiled import compile_card
from gorin.rulesets.lcg.compiler.potential import could_now
from gorin.rulesets.lcg.words.texts import Triggered
from gorin.rulesets.lcg.words.triggers import Heard
from tests.laws.situations import Situation, situation
from tests.laws.sizes import law, seeds
from tests.laws.tables import tables
from tests.laws.words import Word, words

AT_ONCE = 300  # words compared on one table


def placed(s: Any, title: str, rng: Random) -> int:
    """A card with this title on the table, most of the time."""
    there = [c for c in range(len(s.kind)) if s.box.faces[s.kind[c]].name == title]
    return rng.choice(there) if there and rng.random() < 0.7 else -1


def situations(s: Any, word: Word, rng: Random) -> Iterator[Situation]:
    kinds = word.node.kinds if isinstance(word.node, Heard) else (rng.randrange(ev.KINDS),)
    for kind in kinds:
        yield situation(s, kind, rng, placed(s, word.title, rng))


@law(few=25, many=1500, s=tables, seed=seeds)
def test_every_word_gives_what_it_means(s: Any, seed: int) -> None:
    rng = Random(seed)
    if s.winner >= 0:
        return  # nobody is left to be an opponent
    for word in rng.sample(words(), min(len(words()), AT_ONCE)):
        for x in situations(s, word, rng):
            difference = word.differs(x)
            assert not difference, f"{word.title}, {word.use} of {word.node}: {difference}, on {x.e} for {x.this}"


@law(few=25, many=1500, s=tables, seed=seeds)
def test_a_legal_target_is_one_the_words_describe_and_an_effect_could_change(s: Any, seed: int) -> None:
    """For abilities with one target: the compiled targets, against the words and the effects card by card."""
    rng = Random(seed)
    if s.winner >= 0:
        return
    for kind, face in enumerate(s.box.faces):
        for compiled in compile_card(face.definition).abilities:
            node = compiled.node
            if not isinstance(node, Triggered) or len(node.targets) != 1 or not isinstance(node.targets[0], Target):
                continue
            this = next((c for c in range(len(s.kind)) if s.kind[c] == kind), 0)
            event = rng.choice(compiled.kinds) if compiled.kinds else ev.BOW
            x = situation(s, event, rng, this)
            legal = compiled.targets[0](s, x.you, x.this, x.e, 0)
            described = x.reading().mask(node.targets[0].what)
            if isinstance(node.targets[0].by, Them):  # each opponent chooses
                described = sum(x.reading().bind(them=q).mask(node.targets[0].what) for q in foes(s, x.you))
            if node.targets[0].too:
                described |= 1 << x.this
            assert legal & ~described == 0, (
                f"{face.name} may choose {bits(legal & ~described)}, which it does not describe"
            )
            for c in bits(legal):
                r = x.reading().bind(that=(1 << c, 0))
                could = any(could_now(effect, r) for effect in node.then)
                assert could, f"{face.name} may choose {c}, which none of its effects could change"


@pytest.mark.parametrize("use", ["members", "cards", "value", "holds", "seat", "met", "could", "able"])
def test_words_in_every_use_are_compared(use: str) -> None:
    assert any(word.use == use for word in words())


def test_every_ability_has_words_that_are_compared() -> None:
    titles = {word.title for word in words()}
    assert len(titles) > 30
    triggered = [c.name for c in cards("lcg").values() if walk(c.text, Triggered)]
    assert len(triggered) > 30
