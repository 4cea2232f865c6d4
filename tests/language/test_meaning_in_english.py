"""English that loses no meaning: what reads the same is the same.

Over sets put together from parts in every way, and over every text of every card and example: two that read alike are
compiled alike."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product
from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.errors import CardError
from gorin.language.conditions import Exists
from gorin.language.english import Voice
from gorin.language.nodes import Effect, Query
from gorin.language.numbers import Num
from gorin.language.scope import Scope
from gorin.language.sets import HostsOf, With
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.english import line
from gorin.rulesets.lcg.words import *
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG
from tests.language.examples import english
from tests.language.variants import complaints, meaning, problems, whole_cards
from tests.language.variants import english as text_of
from tests.lcg.tables import do, in_play, table

SCOPE = Scope(WORDS_OF_THE_LCG, it="it", that=("t0", "t1"), picked="k", paid="d", host="h")
CHOSEN_CARDS = ("that character", "the second character")
HEADS: tuple[Query, ...] = (CHARACTER, HOLDING, AttackedProvince(), THIS, HOST, IN_HAND, CHARACTER & IN_DISCARD)
PARTS: tuple[Query, ...] = (
    BOWED, HONORED, BUSHI, YOURS, AN_OPPONENTS, ATTACKING, WithFate(), HostsOf(trait("weapon")),
    With("glory", "<", Num(2)), With("glory", ">", Num(2)), With("glory", "==", Num(2)), 
    printed_cost("==", 2), printed_cost("<", 2),
)  # fmt: skip
LEFT_OUT: tuple[Query, ...] = (THIS, THAT, THAT2, IT, BUSHI, BOWED)


def sets() -> list[Query]:
    """A noun, up to two parts, and up to two things left out."""
    out: list[Query] = []
    for head, n, m in product(HEADS, range(3), range(3)):
        for parts, left in product(combinations(PARTS, n), combinations(LEFT_OUT, m)):
            if n + m < 4:
                whole = head
                for x in parts:
                    whole = whole & x
                for x in left:
                    whole = whole - x
                out.append(whole)
    return out


@pytest.mark.parametrize("heard", [False, True])
@pytest.mark.parametrize("targets", [0, 2])
def test_sets_that_read_alike_are_alike(targets: int, heard: bool) -> None:
    """As a card chosen, as each of them, as a condition; before anything was chosen and after."""
    found: dict[str, tuple[str, Query]] = {}
    for q in sets():
        v = Voice(WORDS_OF_THE_LCG, "character")
        v.targets, v.heard, v.it = list(CHOSEN_CARDS[:targets]), heard, "that holding"
        if not targets and any(x in repr(q) for x in ("That(",)):
            continue
        source = q.source(SCOPE)
        for text in (f"some: {v.some(q)}", f"each: {v.each(q)}", f"if: {Exists(q).english(v)}"):
            before, twin = found.setdefault(text, (source, q))
            assert before == source, f"{text!r} is {twin} and {q}"


@pytest.mark.parametrize("game", ["lcg", "ccg"])
def test_texts_that_read_alike_are_compiled_alike(game: str) -> None:
    """Each text of each card by itself, on cards of one type."""
    found: dict[tuple[str, str], tuple[Any, Any]] = {}
    for card in whole_cards(game):
        for x in card.text:
            alone = replace(card, text=(x,))
            if complaints(game, alone) or problems(game, alone):
                continue
            said, means = (card.type, text_of(game, alone)), without_name(meaning(game, alone), alone)
            before, twin = found.setdefault(said, (means, x))
            assert before == means, f"{said[1]!r} is {twin} and {x}"


def without_name(means: Any, card: Any) -> str:
    """What a text is compiled to, whatever its card is called and costs."""
    found = means[0] if isinstance(means[0], str) else means[0][0]
    return "\n".join(row for row in str(found).splitlines() if card.name not in row)


# --- the faults that were found ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("op", "says", "fits"),
    [("<", "lower than 2", "1"), ("<=", "2 or lower", "12"), ("==", "2", "2"), (">=", "2 or higher", "23")],
)
def test_a_printed_cost_compares_as_it_says(op: str, says: str, fits: str) -> None:
    assert english(CHARACTER & printed_cost(op, 2)) == f"a character with printed cost {says}"
    people = [character(f"Cost {n}", CRAB, cost=n, military=1, political=1, glory=1) for n in (1, 2, 3)]
    purge = event("Purge", CRAB, action(Discard(CHARACTER & printed_cost(op, 2))), cost=0, influence_cost=1)
    s = table("A 10/3: Cost 1, Cost 2, Cost 3 | Purge\nB 10/3:", extra=[*people, purge])
    do(s, "A: Purge")
    assert [n for n in "123" if not in_play(s, f"Cost {n}")] == list(fits)


def test_costs_beyond_those_that_are_told_apart_are_refused() -> None:
    card = character("Wrong", CRAB, action(Bow(CHARACTER & printed_cost("==", 9))), cost=1, military=1, political=1)
    assert problems("lcg", card) == ["Wrong: PrintedCost: costs of 9 and more are not told apart; == 9 would do so."]
    with pytest.raises(CardError):
        printed_cost("<=", 12).source(SCOPE)


def test_what_is_left_out_is_named() -> None:
    here = action(Draw(), when=Exists(AttackedProvince() & YOURS - THIS))
    wall = province("Wall", CRAB, here, strength=3, elements=("air",))
    assert "you control the attacked province other than this province" in text_of("lcg", wall)
    both = action(Bow(CHARACTER - THIS - THAT), choose=CHARACTER)
    assert said(both).endswith("bow each character other than this character and that character.")
    assert said(action(Bow(CHARACTER - THAT), choose=CHARACTER)).endswith("bow each other character.")


def test_who_stays_in_a_duel_is_told() -> None:
    text = text_of("lcg", cards()["Kakita Kaezin"])
    assert "move each participating character not involved in the duel home" in text


@pytest.mark.parametrize("make", [always_gets, gets])
def test_only_what_is_counted_is_counted(make: Any) -> None:
    one = make(THIS, military=1, political=count(HOLDING & YOURS))
    both = make(THIS, military=count(HOLDING & YOURS), political=count(HOLDING & YOURS))
    assert "+1[political] for each holding you control and +1[military]" in said(one)
    assert "+1[military] and +1[political] for each holding you control" in said(both)


def said(x: Any) -> str:
    return line(action(x) if isinstance(x, Effect) else x, Card("Example", "character", "neutral", "dynasty"))
