"""What the laws about words need to know of the LCG."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.language import players
from gorin.language.conditions import Exists
from gorin.language.control import If, Limit, Pick, Target, TargetPlayer
from gorin.language.hearing import PlainlyHeard
from gorin.language.nodes import Condition, Effect, Known, Number, Player, Query, Text, Trigger
from gorin.language.numbers import AsX, IfElse, Num, StatOf
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.check import CardChecker
from gorin.rulesets.lcg.compiler.compiled import compile_card
from gorin.rulesets.lcg.rules import numbers_of, planes_of
from gorin.rulesets.lcg.words import *
from gorin.rulesets.lcg.words.costs import IsOneOf
from gorin.rulesets.lcg.words.rings import RingQuery
from gorin.rulesets.lcg.words.shapes import shapes_in
from tests.language.constructs import CONSTRUCTS
from tests.language.examples import PAGES, blocks, evaluate
from tests.lcg.tables import INVENTED as OF_TABLES

NAMES = ("first", "second")
FREE = frozenset(("traits", "also"))  # of a card and of what it becomes; what it gains besides
# the game has its own; no card says it; no word but what words are made of
ELSEWHERE: frozenset[type] = frozenset((players.ControllerOf, IsOneOf, PlainlyHeard))
INVENTED = (
    *CONSTRUCTS,
    *OF_TABLES,
    character("Mask", CRANE, Disguised(COURTIER), OnlyDisguised(), cost=2, military=1, political=1, glory=1),
)
ON = character("Example", NEUTRAL, cost=1, military=1, political=1, glory=1)

# words to put into fields: every kind, some of them in more than one form
WORDS: tuple[Any, ...] = (
    HOLDING & AN_OPPONENTS, THIS, BOWED & CHARACTER, CHARACTER & YOURS - THIS, CHARACTER & IN_HAND & YOURS,
    Num(7), Num(-7), count(CHARACTER & YOURS), StatOf("glory", THIS), AsX(count(HOLDING & YOURS)),
    IfElse(Exists(HOLDING), Num(5), Num(6)),
    DuringPhase("draw"), Exists(HOLDING), CONFLICT,
    YOU, YOUR_OPPONENT, CHOSEN, THEM,
    Breaks(HOLDING),
    GainHonor(Num(9)), LoseHonor(Num(9)), Bow(THIS), SwitchType(), CancelEffects(),
    RingOf("void"), YOUR_RINGS, UnclaimedRings() - THAT_RING,
    CannotBid((9,)), Losing("political"), Honors(lost=True), Limit(3, "phase"), Limit(2, "round"),
    AsCharacter(9, 9, 9), AsAttachment((Keyword("pride"),)), action(Draw(Num(9))), Target(HOLDING), During("military"),
)  # fmt: skip


def examples() -> list[Any]:
    return [evaluate(code) for page in PAGES for code, _ in blocks(page)]


def on_a_card(x: Any) -> Iterator[Card]:
    """Cards that say a word: some of them may be refused."""
    texts: tuple[Any, ...] = ()
    match x:
        case Card():
            yield x
        case Text():
            texts = (x,)
        case Query():
            texts = (action(Bow(THAT), choose=CHARACTER & x), action(Draw(), when=Exists(x)))
        case Number():
            texts = (action(GainHonor(x)), always_gets(THIS, military=x))
        case Condition():
            texts = (action(Draw(), when=x), action(If(x, Draw())))
            texts += (action(LoseHonor(who=CHOSEN), choose=TargetPlayer(x)),)
        case Player():
            texts = (action(LoseHonor(who=x)), action(LoseHonor(who=x), choose=TargetPlayer()))
        case Trigger():
            texts = (reaction(x, Draw()), interrupt(x, Draw()), interrupt(x, CancelEffects()))
        case Effect():
            texts = (action(x), action(x, choose=CHARACTER), action(x, when=CONFLICT), action(Pick(CHARACTER, x)))
        case RingQuery():
            texts = (action(Draw(), choose=TargetRing(x)),)
    for text in texts:
        yield character("Example", NEUTRAL, text, cost=1, military=1, political=1, glory=1)
        yield attachment("Example", NEUTRAL, text, cost=1, influence_cost=1)
        yield province("Example", NEUTRAL, text, strength=3, elements=("air",))


def allowed(x: Any, field: str) -> Known | None:
    return CardChecker(ON).allowed(x, field)


def meaning(card: Card) -> Any:
    """What a card is to the program, and what it may become."""
    return one_meaning(card), tuple(one_meaning(shape.other(card)) for shape in shapes_in(card))


def one_meaning(card: Card) -> Any:
    compiled = compile_card(card)
    abilities = tuple((x.point, x.kinds, x.limit, x.maximum, x.granted, x.node.anyone) for x in compiled.abilities)
    return compiled.source, abilities, planes_of(card), numbers_of(card), tuple(sorted(compiled.terms))
