"""The grammar of this game: its words, its facts, and what is said in two words together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import permutations
from typing import Any, Final

from gorin.kernel.notation import fold
from gorin.language.check import VALUES as COMMON_VALUES
from gorin.language.conditions import Compare
from gorin.language.english import Voice
from gorin.language.numbers import IfElse, Num, StatOf
from gorin.language.reading import after_nouns, clauses, nouns, sentences, telling
from gorin.language.reading.fillings import Filling, Forms, of_numbers, words_of
from gorin.language.reading.gaps import ODD, ClauseGap, PlayerGap, SetGap, mark
from gorin.language.reading.grammar import Grammar
from gorin.language.reading.parser import Parser, Rule
from gorin.language.sets import All, ControlledBy, Is, That, This, With
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.compiler.values import IMMUNE_TO
from gorin.rulesets.lcg.compiler.values import VALUES as OWN_VALUES
from gorin.rulesets.lcg.reading import bars, each_time, hand_phrases, lines, phrases, plain_sets, ring_phrases
from gorin.rulesets.lcg.reading.ring_phrases import RingGap
from gorin.rulesets.lcg.words import YOU, YOUR_OPPONENT, Give, LoseHonor, SpendFate, SpendToRing, ThatMuch
from gorin.rulesets.lcg.words.conditions import During, While
from gorin.rulesets.lcg.words.edicts import SETS, Edict, Until
from gorin.rulesets.lcg.words.glory import Counted
from gorin.rulesets.lcg.words.lasting_effects import Gets
from gorin.rulesets.lcg.words.looking import LookAt
from gorin.rulesets.lcg.words.memories import Deeds
from gorin.rulesets.lcg.words.rings import ClaimedRings, CountRings, RingQuery, UnclaimedRings
from gorin.rulesets.lcg.words.sets import SameController
from gorin.rulesets.lcg.words.texts import AlwaysGets
from gorin.rulesets.lcg.words.vocabulary import PLACES, STATS, WORDS_OF_THE_LCG

TO: Final = ("kind of effect", (*IMMUNE_TO, "#" + mark(1)))
VALUES: Final = {**COMMON_VALUES, **OWN_VALUES, "Immune.to": TO, "BecomesImmune.to": TO}
PACKAGE: Final = "gorin.rulesets.lcg"
# words that are read by hand, and what is no word of a card
BY_HAND: Final = [
    "Card",
    "Triggered",
    "Grants",
    "Composure",
    "Dire",
    "Limit",
    "Together",
    "BothRings",
    "EitherRings",
    "RingsExcept",
    "TargetRing",
    "TargetAbility",
    "Duel",
    "GloryCount",
    "Keyword",
    "GainsWhile",
    "AsAttachment",
    "AsCharacter",
    "IsOneOf",
    "ThatSingle",
    "ProvinceLeft",
]
FACTS: Final = (*facts.FACTS, "participating", "ready", "facedown", "unbroken", "unrevealed", "at home", *PLACES)
UNSAID: Final = frozenset(("removed", "beneath", "dash military", "dash political", "in play", "conflict", "dynasty"))


class LcgGrammar(Grammar):
    """With rings, and with traits by their names."""

    def said_otherwise(self, x: Any, v: Voice) -> Iterable[tuple[str, str]]:
        if isinstance(x, RingQuery):
            yield "ring", x.text(v)
            yield "ring", x.text(v, many=True)

    def trait(self, word: str) -> Is | None:
        named = len(word) > 1 and word[:1].isupper() and word.replace("-", "").isalpha()
        fact = word.lower() in self.nouns["before"]  # a sentence may begin with it
        return Is("#" + fold(word)) if named and not fact else None


@cache
def forms() -> Forms:
    return Forms(VALUES, FILLINGS)


def deeds(_: int) -> list[Any]:
    """What may have been done, in every form."""
    return [x for cls in words_of(PACKAGE) if issubclass(cls, Deeds) for x in forms().of(cls)]


def dues(i: int) -> list[Any]:
    """What may have to be paid besides."""
    out: list[Any] = []
    for n in (Num(1), Num(ODD + i)):
        out += [LoseHonor(n), SpendFate(n), SpendToRing(UnclaimedRings(), n)]
        out += [Give("honor", YOU, YOUR_OPPONENT, n), Give("honor", YOUR_OPPONENT, YOU, n)]
    return out


FILLINGS: Final[Mapping[str, Filling]] = {
    "Number": lambda i: [*of_numbers(i), ThatMuch()],
    "InAnotherProvince.than": lambda i: [That(0), This()],
    "RingQuery": lambda i: [RingGap(i)],
    "str | RingQuery": lambda i: [*facts.ELEMENTS, RingGap(i)],
    "Deeds": deeds,
    "During | None": lambda i: [
        During(),
        During("military"),
        During("political"),
        *(During(element=x) for x in facts.ELEMENTS),
    ],
    "Player | str": lambda i: [*SETS, YOU, PlayerGap(i)],
    "Player | None": lambda i: [PlayerGap(i), YOU, None],
    **{f"{x}.name": lambda i: [mark(i), *facts.CLANS] for x in ("GainsTrait", "LosesTrait", "HasTrait", "LacksTrait")},
    "tuple[int, ...]": lambda i: [(n,) for n in range(1, 6)],
    "int": lambda i: [ODD + i, -ODD - i, 1, -1, 2],
    "AdditionalCost.cost": dues,
    "DemandCost.cost": dues,
    "PlayCost.cost": dues,
}


def shapes() -> Iterator[Any]:
    """What two words say in a way of their own."""
    for cls in words_of(PACKAGE):
        if issubclass(cls, Edict):
            for x in forms().of(cls):
                if x.when is None:
                    yield from (Until(x, period) for period in ("conflict", "phase", "round"))
    for who in (YOU, PlayerGap(0)):
        yield LookAt(All((Is("in hand"), ControlledBy(who))))
    for fact in ("participating", "attacking", "defending", "dueling"):
        for kind in ("", "military", "political"):
            yield While(SetGap(0), Is(fact), kind)
    yield CountRings(ClaimedRings(None))
    yield from amounts()
    for stat in STATS:
        mine, others = (Counted(stat, All((SetGap(0, True), ControlledBy(who)))) for who in (YOU, PlayerGap(1)))
        yield from (Compare(mine, op, others) for op in ("<", ">"))
    for stat in STATS:
        for op in ("<", "<=", "==", ">=", ">"):
            yield With(stat, op, StatOf(stat, SetGap(0)))


def amounts() -> Iterator[Any]:
    """ "+1[military] and +1[political] (+2[military] and +2[political] instead if …)"."""
    when, less, more = ClauseGap(5), (Num(ODD + 6), Num(ODD + 7)), (Num(ODD + 8), Num(ODD + 9))
    both = [IfElse(when, b, a) for a, b in zip(less, more, strict=True)]
    for one, other in (*permutations(STATS, 2), *((x, "") for x in STATS)):
        changes: dict[str, Any] = {one: both[0], **({other: both[1]} if other else {})}
        yield from (Gets(SetGap(0), until=period, **changes) for period in ("conflict", "phase", "round"))
        yield from (AlwaysGets(x, **changes) for x in (SetGap(0), This()))


@cache
def grammar() -> LcgGrammar:
    """Made when first asked for; it lasts as long as the program."""
    return LcgGrammar(
        PACKAGE,
        WORDS_OF_THE_LCG,
        VALUES,
        facts=[x for x in FACTS if x not in UNSAID],
        players={"you": YOU, "your opponent": YOUR_OPPONENT},
        by_hand=BY_HAND,
        fillings=FILLINGS,
        shapes=shapes,
    )


def names(_: Parser, text: str) -> Iterator[str]:
    """A trait or clan by its name."""
    text = re.sub("^(?:the|an?) ", "", text)
    if text[:1].isupper():
        yield text.lower()
    elif text.startswith("[") and text.strip("[]") in facts.CLANS:
        yield text.strip("[]")


RULES: Final[dict[str, tuple[Rule, ...]]] = {
    "set": (nouns.sets,),
    "finish set": (plain_sets.plain_set,),
    "afters": (after_nouns.afters,),
    "aftermost": (after_nouns.aftermost, phrases.uninvolved),
    "after": (after_nouns.same_controller(SameController),),
    "player": (after_nouns.player,),
    "clause": (clauses.clauses, phrases.bare_facts, phrases.ring_clauses),
    "finish clause": (clauses.of_opponents,),
    "number": (clauses.numbers,),
    "each": (clauses.counted, phrases.counted_rings),
    "sequence": (sentences.sequences,),
    "effect": (
        sentences.effects,
        phrases.duels,
        phrases.glory_counts,
        phrases.ring_choices,
        phrases.together,
        phrases.redirected,
        phrases.into_play,
        phrases.shapes,
        hand_phrases.revealed_hands,
        bars.barred_effects,
        each_time.each_time,
    ),
    "name": (names,),
    "finish effect": (telling.of_each,),
    "line": (lines.line,),
    "rings": (ring_phrases.rings,),
    "ring": (ring_phrases.ring,),
}
