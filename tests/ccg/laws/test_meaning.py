"""Compiled equals reference: every word on every card gives what it means, on tables of random games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.errors import CardError
from gorin.kernel.bits import mask_of
from gorin.kernel.events import Event
from gorin.language.hearing import Heard
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Node, Number, Player, Query, walk
from gorin.language.program import execute, function
from gorin.language.scope import Scope
from gorin.language.sets import Without
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.compiler.the_rules import THE_RULES
from gorin.rulesets.ccg.words.deeds import OnCards
from gorin.rulesets.ccg.words.runtime import namespace
from gorin.rulesets.ccg.words.vocabulary import WORDS_OF_THE_CCG
from tests.ccg.laws.games import moments
from tests.ccg.words.cards import CARDS

NAMES = ("it", "that0", "that1", "picked", "paid", "performer")
SCOPE = Scope(WORDS_OF_THE_CCG, it="it", that=("that0", "that1"), picked="picked", paid="paid").bind(
    performer="performer"
)
ARGUMENTS = "s, you, this, e, " + ", ".join(NAMES)
Source = Callable[[], str]
Meaning = Callable[[Reading], Any]


def uses_of(x: Node) -> list[tuple[str, Source, Meaning]]:
    match x:
        case Without():
            return []  # only together with something that is in a set
        case Query():
            return [
                ("members", lambda: x.source(SCOPE), lambda r: mask_of(r.members(x))),
                ("cards", lambda: WORDS_OF_THE_CCG.cards(x, SCOPE), lambda r: r.mask(x)),
            ]
        case Number():
            return [("value", lambda: x.source(SCOPE), lambda r: x.value(r))]
        case Condition():
            return [("holds", lambda: f"bool({x.source(SCOPE)})", lambda r: x.holds(r))]
        case Player():
            return [("seat", lambda: x.source(SCOPE), lambda r: x.seat(r))]
        case Heard():
            return [("met", lambda: f"bool({x.test(SCOPE)})", lambda r: x.met(r))]
        case OnCards():
            return [("payable", lambda: f"bool({x.payable(SCOPE)})", lambda r: x.payable_now(r))]
    return []


@cache
def words() -> list[tuple[Node, str, Any, Meaning]]:
    """Every different word, in every use, compiled."""
    said = {x: None for card in (THE_RULES, *cards("ccg").values(), *CARDS) for x in walk(card.text, Node)}
    out = []
    for x in said:
        for use, source, means in uses_of(x):
            try:
                text = source()
            except CardError:
                continue  # it says something only where the ability binds it
            compiled = execute(f"{x}: {use}", function("word", ARGUMENTS, text), namespace())["word"]
            out.append((x, use, compiled, means))
    return out


def test_words_in_every_use_are_compared() -> None:
    assert {use for _, use, _, _ in words()} == {"members", "cards", "value", "holds", "seat", "met", "payable"}


@pytest.mark.parametrize("seed", range(8))
def test_every_word_gives_what_it_means(seed: int) -> None:
    rng = Random(seed)
    compared = 0
    for s in moments(seed, 0.02):
        n = len(s.kind)
        cards_there = (1 << n) - 1
        for x, use, compiled, means in rng.sample(words(), 60):
            some = {name: 1 << rng.randrange(n) if rng.random() < 0.8 else 0 for name in NAMES}
            kind = rng.choice(x.kinds) if isinstance(x, Heard) else rng.randrange(ev.KINDS)
            card = rng.randrange(n)
            e = Event(
                kind,
                card,
                rng.randrange(2),
                rng.randrange(40),
                rng.randrange(n),
                rng.randrange(3),
                was=rng.randrange(512),
            )
            some["it"] = 1 << card
            you, this = rng.randrange(2), rng.randrange(n)
            r = Reading(s, WORDS_OF_THE_CCG, you, this, e, some["it"], (some["that0"], some["that1"]), some["picked"],
                        paid=some["paid"], own=(("performer", some["performer"]),))  # fmt: skip
            got, want = compiled(s, you, this, e, *(some[name] for name in NAMES)), means(r)
            if use in ("members", "cards"):
                got &= cards_there
            assert got == want, f"{use} of {x}: compiled {got!r}, means {want!r}"
            compared += 1
    assert compared > 100
