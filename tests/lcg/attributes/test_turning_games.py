"""Games with cards that change their type, lie on rings or count otherwise keep the laws, and every word of theirs gives
what it means."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gorin.kernel.bits import bits
from gorin.kernel.machine import where
from gorin.language.nodes import Node, walk
from gorin.language.program import execute, function
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.facts import HOLDING, IN_PLAY
from gorin.rulesets.lcg.words.runtime import namespace
from gorin.rulesets.lcg.words.shapes import shapes_in
from gorin.rulesets.lcg.words.triggers import Heard
from tests.laws import laws
from tests.laws.places import attachments_and_bearers_agree, provinces_and_what_lies_in_them_agree
from tests.laws.situations import situation
from tests.laws.test_derived import fresh, settled
from tests.laws.words import ARGUMENTS, Word, uses_of
from tests.lcg.attributes.test_strange_games import RULES, moves
from tests.lcg.attributes.turning import CARDS, opened


def mending(s: Any) -> bool:
    """Is something still to be discarded, one after another?"""
    return any(x.startswith("lcg: window: consequences") for x in where(s))


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", [1, 4, 6])
def test_the_laws_hold(rules: str, seed: int) -> None:
    rng = Random(seed)
    for i, s in enumerate(moves(opened(rules, seed), rng, 260)):
        if i % 3 == 0:
            fresh(s)
        if i % 7 == 0:
            settled(s)
            laws.asked_again_is_asked_the_same(s)
            if not mending(s):
                attachments_and_bearers_agree(s)
                provinces_and_what_lies_in_them_agree(s)
        if i % 40 == 0:
            laws.saved_is_loaded_as_it_was(s, seed)
            laws.clones_are_equal_and_independent(s, seed)
            laws.every_option_can_be_chosen(s)
            for you in (0, 1):
                laws.nothing_hidden_is_seen(s, you, seed + i)
            laws.options_follow_from_what_is_known(s, seed)


def test_such_things_happen() -> None:
    """The games above are about something: cards turned, cards on rings, holdings in provinces only."""
    turned = on_rings = 0
    for seed in range(6):
        rng = Random(seed)
        for s in moves(opened(RULES[0], seed), rng, 300):
            other = set(s.box.other.values())
            turned += any(kind in other for kind in s.kind)
            on_rings += any(h < -1 for h in s.host)
            assert mending(s) or all(s.slot[c] >= 0 for c in bits(s.p[IN_PLAY] & s.p[HOLDING]))
    assert turned > 50 and on_rings > 50


def compiled() -> list[Word]:
    """Every word on the cards and in the texts they may get, in every use, beside its meaning."""
    out = []
    texts: list[tuple[str, Any]] = [(card.name, card.text) for card in CARDS.values()]
    texts += [(card.name, shape.other(card).text) for card in CARDS.values() for shape in shapes_in(card)]
    said = {node: name for name, text in texts for node in walk(text, Node)}
    for node, title in said.items():
        for use, source, means in uses_of(node):
            try:
                body = source()
            except Exception as error:
                assert "means nothing here" in str(error) or "list index" in str(error) or "tuple" in str(error), error
                continue  # it says something only where the ability binds it
            code = execute(f"{title}: {use}", function("word", ARGUMENTS, body), namespace())["word"]
            out.append(Word(node, use, title, code, means))
    return out


def test_every_word_gives_what_it_means() -> None:
    words = compiled()
    assert len(words) > 150
    for seed in range(4):
        rng = Random(seed)
        for i, s in enumerate(moves(opened(RULES[seed % 2], seed), rng, 240)):
            if i % 60 == 59:
                for word in words:
                    kind = word.node.kinds[0] if isinstance(word.node, Heard) else rng.randrange(ev.KINDS)
                    x = situation(s, kind, rng)
                    assert not word.differs(x), f"{word.title}, {word.use} of {word.node}: {word.differs(x)}"


def test_every_card_reads_in_english() -> None:
    for card in CARDS.values():
        text = text_of(card)
        assert text and "None" not in text and "  " not in text, text
