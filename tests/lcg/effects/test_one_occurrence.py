""" "1 or more": what happens at once is one occurrence to whoever speaks of it so, however often it may be used."""

from __future__ import annotations

import pytest

from gorin.cards.registry import cards
from gorin.language.english import Voice
from gorin.language.nodes import Node, walk
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    THAT,
    YOURS,
    FateWouldGo,
    GainHonor,
    HonorFromBid,
    MovesIn,
    PlaceFate,
    action,
    character,
    event,
    limit,
    reaction,
)
from gorin.rulesets.lcg.words.occurrences import FatePlaced
from gorin.rulesets.lcg.words.triggers import Heard
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG
from tests.language.examples import PAGES, blocks, evaluate
from tests.lcg.tables import decision, do, fate_of, honor_of, offered, options, table

OF_AN_AMOUNT = (FateWouldGo, HonorFromBid)  # "1 or more" of it are one event
BOTH_MOVE = "A 10/3: {}, Shinjo Tatsuo, Eager Scout\nB 10/3:\nmilitary air A>B"


@rule("rr.reactions.9")
def test_ide_trader_profits_once_from_two_who_move_together() -> None:
    s = table(BOTH_MOVE.format("Ide Trader*[Way of the Dragon]"))
    do(s, "B: pass", "A: Shinjo Tatsuo", "A: Eager Scout")
    assert options(s) == ["Ide Trader", "pass"], "not once for each who moves"
    do(s, "A: Ide Trader", "A: gain 1 fate")
    assert decision(s) == "B: action" and fate_of(s)[0] == 4


def test_ide_trader_may_profit_again_from_the_next_move() -> None:
    s = table(BOTH_MOVE.format("Ide Trader*[Way of the Dragon], Shinjo Outrider"))
    do(s, "B: pass", "A: Shinjo Tatsuo", "A: Eager Scout", "A: Ide Trader", "A: gain 1 fate")
    do(s, "B: pass", "A: Shinjo Outrider", "A: Ide Trader", "A: gain 1 fate")
    assert fate_of(s)[0] == 5


def test_two_traders_profit_each() -> None:
    s = table(BOTH_MOVE.format("Ide Trader*, Ide Trader*"))
    do(s, "B: pass", "A: Shinjo Tatsuo", "A: Eager Scout")
    do(s, "A: Ide Trader", "A: gain 1 fate", "A: Ide Trader", "A: gain 1 fate")
    assert fate_of(s)[0] == 5


def test_who_speaks_of_one_character_hears_each() -> None:
    greeter = character("Greeter", NEUTRAL, reaction(MovesIn(CHARACTER), GainHonor(), limit=limit(9, "round")), cost=1)
    s = table(BOTH_MOVE.format("Greeter*"), extra=[greeter])
    do(s, "B: pass", "A: Shinjo Tatsuo", "A: Eager Scout", "A: Greeter", "A: Greeter")
    assert honor_of(s)[0] == 12


TALLY = character(
    "Tally", NEUTRAL, reaction(FatePlaced(CHARACTER & YOURS), GainHonor(), limit=limit(9, "round")), cost=1
)
TWICE = event(
    "Twice", NEUTRAL, action(PlaceFate(THAT), PlaceFate(THAT), choose=CHARACTER), cost=0, influence_cost=0
)  # fmt: skip
AROUND = event("Around", NEUTRAL, action(PlaceFate(CHARACTER & YOURS)), cost=0, influence_cost=0)


@pytest.mark.parametrize(("title", "times"), [("Twice", 1), ("Around", 2)])
def test_fate_on_one_character_is_one_occurrence_and_on_two_it_is_two(title: str, times: int) -> None:
    s = table(f"A: Tally, Plain Porter | {title}\nB:", extra=[TALLY, TWICE, AROUND])
    do(s, f"A: {title}", *(["A: Plain Porter"] if title == "Twice" else []))
    while offered(s, "Tally"):
        do(s, "A: Tally")
    assert honor_of(s)[0] == 10 + times


def test_every_word_that_says_1_or_more_hears_one_occurrence() -> None:
    said: set[Node] = {node for card in cards("lcg").values() for node in walk(card.text, Node)}
    for code in (code for page in PAGES for code, _ in blocks(page)):
        said |= set(walk(evaluate(code), Node))
    voice = Voice(WORDS_OF_THE_LCG, "character")
    waiting = [node for node in said if isinstance(node, Heard)]
    said_so = [node for node in waiting if node.english(voice).startswith(("after 1 or more", "when 1 or more"))]
    plural = [node for node in said_so if not isinstance(node, OF_AN_AMOUNT)]
    assert {type(node).__name__ for node in plural} >= {"MovesIn", "FatePlaced"}
    assert [node for node in plural if not node.together()] == []
    assert [node for node in waiting if node.together() and node not in plural] == []
