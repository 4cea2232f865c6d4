"""Every name in generated source means something where it is executed: on all cards of both games, on the examples of
all words and on the cards that tests invent."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.language.nodes import Text
from gorin.language.undefined import undefined
from gorin.rulesets.ccg.card import Card as CcgCard
from gorin.rulesets.lcg.card import Card as LcgCard
from gorin.rulesets.lcg.check import problems
from gorin.rulesets.lcg.words import CHARACTER, YOURS, always_gets
from gorin.rulesets.lcg.words.from_piles import ProvinceLeft
from tests.ccg import test_docs as ccg_docs
from tests.ccg.words.cards import CARDS as CCG_INVENTED
from tests.language.examples import card_of
from tests.laws.invented import examples, inventions
from tests.lcg.attributes import strange
from tests.lcg.duties import dutiful
from tests.lcg.tables import INVENTED


def ccg_examples() -> Iterable[CcgCard]:
    """The CCG's examples, each on a card."""
    for code, _ in ccg_docs.examples():
        x = ccg_docs.evaluate(code)
        if isinstance(x, (CcgCard, Text)):
            yield x if isinstance(x, CcgCard) else CcgCard("Example", "personality", force=1, chi=1, text=(x,))


def of_the_lcg() -> list[LcgCard]:
    spoken = [card for x in examples() if (card := card_of(x)) is not None]
    return [*cards("lcg").values(), *spoken, *inventions().values(), *INVENTED,
            *strange.CARDS.values(), *dutiful.CARDS.values()]  # fmt: skip


def of_the_ccg() -> list[CcgCard]:
    return [*cards("ccg").values(), *CCG_INVENTED, *ccg_examples()]


@pytest.mark.parametrize(("game", "pool"), [("lcg", of_the_lcg), ("ccg", of_the_ccg)])
def test_every_name_in_generated_source_means_something(game: str, pool: Any) -> None:
    check = import_module(f"gorin.rulesets.{game}.check")
    wrong = {card.name: names for card in pool() if (names := check.meaningless(card))}
    assert not wrong


def test_what_is_neither_an_argument_nor_known_is_found() -> None:
    first = "def a(s, you):\n    t = [x for x in s.p if x & known]\n    return len(t) + b(s) + c(s)\n"
    source = first + "def b(s):\n    return e.n\n"
    assert undefined(source, {"known"}) == ["c", "e"]
    assert undefined(source, {"known", "c", "e"}) == []


def test_a_word_where_it_is_nothing_is_refused_with_a_sentence() -> None:
    lost = LcgCard("Lost Road", "character", "neutral", "dynasty", cost=1,
                   text=(always_gets(ProvinceLeft() & CHARACTER, military=1),))  # fmt: skip
    assert problems(lost) == ["Lost Road: a word speaks of 'e', which is nothing where it stands."]
    right = LcgCard("Right Road", "character", "neutral", "dynasty", cost=1,
                    text=(always_gets(YOURS & CHARACTER, military=1),))  # fmt: skip
    assert problems(right) == []
