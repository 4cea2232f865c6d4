"""The grammar of this game: its words, its facts, and names of two words that stand before a noun as one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from itertools import permutations
from typing import Any, Final

from gorin.language.check import VALUES as COMMON_VALUES
from gorin.language.nodes import Effect
from gorin.language.numbers import IfElse, Num, StatOf, Times
from gorin.language.players import You
from gorin.language.reading import after_nouns, clauses, nouns, sentences, telling
from gorin.language.reading.fillings import Filling, of_amounts
from gorin.language.reading.gaps import ODD, THIS_TYPE, ClauseGap, NumberGap, PlayerGap, SetGap
from gorin.language.reading.grammar import Grammar
from gorin.language.reading.parser import Parser, Rule
from gorin.language.sets import Is, With
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.card import ATTACHMENT_TYPES
from gorin.rulesets.ccg.compiler.values import ATTACKS
from gorin.rulesets.ccg.compiler.values import VALUES as OWN_VALUES
from gorin.rulesets.ccg.reading import deeds, phrases
from gorin.rulesets.ccg.reading.names import TOGETHER
from gorin.rulesets.ccg.reading.samurai import one_of_yours
from gorin.rulesets.ccg.words.attacks import Attack
from gorin.rulesets.ccg.words.conditions import Always
from gorin.rulesets.ccg.words.player_effects import Draw, GainHonor, LoseHonor
from gorin.rulesets.ccg.words.players import EnemyLeader, FriendlyLeader
from gorin.rulesets.ccg.words.sets import CurrentProvince
from gorin.rulesets.ccg.words.texts import Produces
from gorin.rulesets.ccg.words.vocabulary import CONTRARY, LACKING, PLACES, STATS, WORDS_OF_THE_CCG

PACKAGE: Final = "gorin.rulesets.ccg"
# words that are read by hand, and what is no word of a card
BY_HAND: Final = ["Card", "Ability", "Limit", "PerformerNo", "Performer", "OneOrMore", "IfDid", "Exists"]
FACTS: Final = tuple(dict.fromkeys((*facts.FACTS, *CONTRARY, *LACKING, *PLACES, "here")))
UNSAID: Final = frozenset(("in play", "rules", "touchable", "removed"))


class CcgGrammar(Grammar):
    """With keywords, which may be any word with a capital, and Clans."""

    @cached_property
    def nouns(self) -> dict[str, dict[str, list[Is]]]:
        out = super().nouns
        out["before"] = {word.replace(" ", TOGETHER): found for word, found in out["before"].items()}
        return out

    def trait(self, word: str) -> Is | None:
        plain = word.replace("-", "").replace(TOGETHER, "")
        if not (len(word) > 1 and word[0].isupper() and plain.isalpha()) or word == "Action":
            return None
        if nouns.kind_of(self.nouns["head"], word) is not None or word.lower() in self.nouns["before"]:
            return None
        return Is("#" + word.lower().replace(TOGETHER, " "))


FILLINGS: Final[Mapping[str, Filling]] = {
    "Number | None": lambda i: [*of_amounts(i), Times(NumberGap(i), -1)],
    "int | None": lambda i: [None, ODD + i],
    "MoveHome.sure": lambda i: [ClauseGap(i), Always()],
    "GainReconnaissance.at": lambda i: [SetGap(i), CurrentProvince()],
    **{f"AddToken.{x}": lambda i: [ODD + i, -ODD - i] for x in ("force", "chi", "strength")},
    "MoreCopies.copies": lambda _: [2, 3, 4, 5, 6],
    "MoreCopies.titles": lambda _: [1, 2, 3],
    "ResolvesYet.sort": lambda _: ["spell or kiho", "action card", "battle"],
    "ResolvesYet.n": lambda _: [2, 3, 4],
    "CannotAttach.types": lambda _: [*((x,) for x in ATTACHMENT_TYPES), *permutations(ATTACHMENT_TYPES, 2)],
    "OwnPenalty.stats": lambda _: [("force",), ("chi",), ("force", "chi")],
}


@cache
def grammar() -> CcgGrammar:
    """Made when first asked for; it lasts as long as the program."""
    return CcgGrammar(
        PACKAGE,
        WORDS_OF_THE_CCG,
        {**COMMON_VALUES, **OWN_VALUES},
        facts=[x for x in FACTS if x not in UNSAID],
        players={"you": You(), "the enemy leader": EnemyLeader(), "the friendly leader": FriendlyLeader()},
        by_hand=BY_HAND,
        fillings=FILLINGS,
        shapes=shapes,
    )


def shapes() -> Iterator[Any]:
    """What is so much, or so much if something holds."""
    n = IfElse(ClauseGap(5), Num(ODD + 6), Num(ODD + 7))
    yield from (Produces(n), Produces(n, reaction=True))
    yield from (Attack(kind, n) for kind in ATTACKS)
    for stat in STATS:
        yield from (With(stat, op, StatOf(stat, SetGap(0))) for op in ("<", "<=", "==", ">=", ">"))
    counted = (IfElse(ClauseGap(5), Num(ODD + 6), NumberGap(7)), IfElse(ClauseGap(5), NumberGap(6), Num(ODD + 7)))
    for amount in (n, *counted):
        yield from (make(amount, who) for make in (GainHonor, LoseHonor, Draw) for who in (You(), PlayerGap(1)))


def names(_: Parser, text: str) -> Iterator[str]:
    """A keyword by its name."""
    text = re.sub("^(?:the|an?) ", "", text)
    if text and all(word[0].isupper() for word in text.split()):
        yield text.lower()


def with_capitals(r: Parser, text: str) -> Iterator[Effect]:
    """What begins with a capital in the middle of a sentence, too, and what Rings say of themselves."""
    if text.startswith(("ranged ", "melee ")):
        yield from r.by_books("effect", text[0].upper() + text[1:])
    if text == f"bow this {THIS_TYPE}, or discard it from your hand":
        yield from r.by_books("effect", text.replace(THIS_TYPE, "Ring"))


def called_card(kind: str) -> Rule:
    """Words that call the card "this card", whatever it calls itself."""

    def rule(r: Parser, text: str) -> Iterator[Any]:
        if THIS_TYPE in text:
            yield from r.by_books(kind, text.replace(THIS_TYPE, "card"))

    return rule


RULES: Final[dict[str, tuple[Rule, ...]]] = {
    "set": (phrases.performer, phrases.in_units, phrases.together, one_of_yours, nouns.sets),
    "afters": (after_nouns.afters,),
    "aftermost": (after_nouns.aftermost,),
    "player": (after_nouns.player,),
    "clause": (clauses.clauses, phrases.in_play, called_card("clause")),
    "event": (phrases.either_event, called_card("event")),
    "text": (called_card("text"),),
    "number": (clauses.numbers, deeds.how_many, phrases.most_of_one_player),
    "each": (clauses.counted,),
    "sequence": (sentences.sequences,),
    "effect": (
        deeds.duels,
        deeds.if_it_did,
        deeds.creating,
        deeds.created_like,
        deeds.abilities_given,
        deeds.one_or_more,
        deeds.or_else,
        deeds.two_amounts,
        deeds.targets_of_another,
        called_card("effect"),
        with_capitals,
        sentences.effects,
        deeds.of_another,
    ),
    "finish effect": (telling.of_each,),
    "name": (names,),
}
