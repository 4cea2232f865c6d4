"""Effects of this game that no single word says: duels, what follows if something happened, cards that are created,
abilities that are given."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any, Final

from gorin.language.control import Pick
from gorin.language.nodes import Effect, Number
from gorin.language.numbers import Num
from gorin.language.reading.amounts import both_amounts
from gorin.language.reading.fillings import words_of
from gorin.language.reading.gaps import THIS_TYPE
from gorin.language.reading.parser import Parser
from gorin.language.reading.telling import may, orders, theirs
from gorin.rulesets.ccg.card import CLANS, TYPES
from gorin.rulesets.ccg.reading.abilities import abilities
from gorin.rulesets.ccg.reading.names import TOGETHER
from gorin.rulesets.ccg.words.choosing import MayTarget, OneOrMore
from gorin.rulesets.ccg.words.control import IfDid, OrElse
from gorin.rulesets.ccg.words.creating import Create, CreateLike
from gorin.rulesets.ccg.words.deeds import Deed
from gorin.rulesets.ccg.words.duels import Duel
from gorin.rulesets.ccg.words.numbers import HowMany
from gorin.rulesets.ccg.words.phrases import as_long
from gorin.rulesets.ccg.words.stats import GainsAbility

MOST: Final = 4
ENDS: Final = (("loser", "the duel's loser"), ("winner", "the winner"))
REFUSING: Final = re.compile(r"if (?:he|it) does, ", re.I)
OF_ANOTHER: Final = re.compile(r"(.+?'s controller|the (?:enemy|friendly) leader|each player) (.+)")
SOME: Final = "one or more "


def duels(r: Parser, text: str) -> Iterator[Duel]:
    """A duel, who may refuse it, and sentence by sentence what becomes of its winner and its loser."""
    first, *rest = text.split(". ")
    if " duels " not in first and " challenges " not in first:
        return
    results: dict[str, list[Any]] = {}
    if first.endswith(", who may refuse") and rest and (m := REFUSING.match(rest[0])):
        results["refused"] = r.read("sequence", rest.pop(0)[m.end() :])[:MOST]
        first = first.removesuffix(", who may refuse")
    for x in rest:
        end = next((name for name, said in ENDS if said in x.lower()), "")
        if not end or end in results:
            return
        results[end] = r.read("sequence", x.replace("the duel's loser", "the loser"))[:MOST]
    for x in r.read("effect", first.replace(" challenges ", " duels ", 1))[:MOST] if results else ():
        if isinstance(x, Duel):
            for found in product(*results.values()):
                yield replace(x, **dict(zip(results, found, strict=True)))


# --- what follows -----------------------------------------------------------------------------------------------------


@cache
def happenings() -> str:
    """All that is said of a deed that has happened: "moved", "was destroyed"."""
    said = {x.done for x in words_of("gorin.rulesets.ccg") if issubclass(x, Deed)} | {"did"}
    return "|".join(sorted(map(re.escape, said), key=len, reverse=True))


def if_it_did(r: Parser, text: str) -> Iterator[IfDid]:
    """ "if he moved, …. Otherwise, …", "if this did not happen, …"."""
    if m := re.match(r"if this did not happen, ", text):
        yield from (IfDid((), seq) for seq in r.read("sequence", text[m.end() :])[:MOST])
    elif m := re.match(rf"if (?:he|it|you) (?:{happenings()}), ", text):
        main, _, other = text[m.end() :].partition(". Otherwise, ")
        for seq in r.read("sequence", main)[:MOST]:
            yield from (IfDid(seq, rest) for rest in (r.read("sequence", other)[:MOST] if other else [()]))


def how_many(_: Parser, text: str) -> Iterator[Number]:
    """ "the number of cards that bowed from this"."""
    if re.fullmatch(rf"the number of cards that (?:{happenings()}) from this", text):
        yield HowMany()


# --- how much ---------------------------------------------------------------------------------------------------------

AMOUNT: Final = re.compile(r" (?=an? (?:Force|Chi|Personal Honor|Province Strength) (?:bonus|penalty)|[+-]\d)")


def two_amounts(r: Parser, text: str) -> Iterator[Effect]:
    """ "give it a Force penalty equal to its Chi and a Chi penalty equal to …": one word has both."""
    if (first := AMOUNT.search(text)) is None:
        return
    for m in re.finditer(rf" and(?={AMOUNT.pattern})", text):
        for x in r.read("effect", text[: m.start()])[:MOST]:
            for y in r.read("effect", text[: first.start()] + text[m.end() :])[:MOST]:
                if type(x) is type(y) and (both := both_amounts(x, y)) is not None:
                    yield both


# --- who does it, to how many ----------------------------------------------------------------------------------------


def of_another(r: Parser, text: str) -> Iterator[Effect]:
    """ "that Personality's controller may …", "the enemy leader must …": players whom no list names."""
    if not (m := OF_ANOTHER.fullmatch(text)):
        return
    for who in r.read("player", m[1])[:2]:
        if m[2].startswith("may "):
            yield from may(r, m[2].removeprefix("may "), who)
        elif not m[2].startswith("must "):
            for order in orders(m[2]):
                yield from (theirs(x, who) for x in r.read("effect", order)[:MOST])


def targets_of_another(r: Parser, text: str) -> Iterator[Effect]:
    """ "the enemy leader targets one of his Personalities and bows it"."""
    if (m := re.fullmatch(r"(.+?) targets (.+?) and (\w+ .+)", text)) is None:
        return
    for who in r.read("player", m[1])[:2]:
        for q in r.read("set", m[2])[:MOST]:
            for order in orders(m[3]):
                yield from (MayTarget(q, x, True, who) for x in r.read("effect", order)[:MOST])


def or_else(r: Parser, text: str) -> Iterator[Effect]:
    """ "that player may …. If that player did not choose this, …"."""
    if (m := re.fullmatch(r"(.+?) may (.+)\. If \1 did not choose this, (.+)", text)) is None:
        return
    for who in r.read("player", m[1])[:2]:
        for do in r.read("sequence", m[2])[:MOST]:
            yield from (OrElse(theirs(do, who), other, who) for other in r.read("sequence", m[3])[:MOST])


def one_or_more(r: Parser, text: str) -> Iterator[OneOrMore]:
    """ "choose and put one or more cards from your hand …"."""
    if text.startswith("choose and ") and SOME in text:
        for x in r.read("effect", text.replace(SOME, "2 ", 1)):
            if isinstance(x, Pick) and x.n == Num(2):
                yield OneOrMore(x.what, x.do)


# --- what is brought into play ---------------------------------------------------------------------------------------

CREATES: Final = re.compile(
    r"create an? (?P<what>[^,.]+?)(?P<clan> with (?:your|it's|its|his) Clan alignment)?"
    r"(?P<here> at the current battlefield)?(?:, with \"(?P<text>.+)\")?(?: and attach it to (?P<on>.+))?"
)
NUMBER: Final = re.compile(r"([+-]?\d+)(F|C|PH)")
NUMBERS: Final = {"F": "force", "C": "chi", "PH": "personal_honor"}


def creating(r: Parser, text: str) -> Iterator[Effect]:
    """ "create a 1F Cavalry Follower and attach it to that Personality"."""
    if not (m := CREATES.fullmatch(text)) or (made := created(m["what"])) is None:
        return
    made |= {"your_clan": bool(m["clan"]), "here": bool(m["here"])}
    called, text = made["type"].capitalize(), (m["text"] or "").removesuffix(".")
    for own in given(r, text, called) if text else nothing():
        for on in r.read("set", m["on"])[:MOST] if m["on"] else [None]:
            yield Create(**made, text=own, on=on)


def nothing() -> Iterator[tuple[Any, ...]]:
    """No text."""
    yield ()


def created(text: str) -> dict[str, Any] | None:
    """ "2F/2C/3PH Lion Clan Samurai Personality": its type, numbers, Clan and keywords."""
    *words, kind = text.split(" ")
    if kind.lower() not in TYPES:
        return None
    out: dict[str, Any] = {"type": kind.lower()}
    keywords: list[str] = []
    for word in words:
        plain = word.replace(TOGETHER, " ").lower()
        if found := NUMBER.findall(word):
            out |= {NUMBERS[letter]: int(n) for n, letter in found}
        elif plain.removesuffix(" clan") in CLANS:
            out["clan"] = plain.removesuffix(" clan")
        elif word[0].isupper():
            keywords.append(plain)
        else:
            return None
    return {**out, "keywords": tuple(keywords)}


LIKE: Final = re.compile(r"create an? (.+) Personality whose base .+ are those of (.+), waiving .+ Gold cost")


def created_like(r: Parser, text: str) -> Iterator[Effect]:
    """ "create a Cavalry, Spirit Personality whose … are those of this Shugenja"."""
    if (m := LIKE.fullmatch(text)) is not None:
        keywords = tuple(x.replace(TOGETHER, " ").lower() for x in m[1].split(", "))
        yield from (CreateLike(q, keywords) for q in r.read("set", m[2])[:MOST])


# --- abilities that are given ----------------------------------------------------------------------------------------

HAVING: Final = re.compile(r'(.+?) has the ability, "(.+?)\.?"(.*)')
PERIODS: Final = ("turn", "your next turn", "resolution", "game", "permanent", "while bowed", "phase", "battle", "duel")


def given(r: Parser, text: str, called: str) -> Iterator[tuple[Any, ...]]:
    """An ability within a text, which calls its card by another name."""
    inside = re.sub(rf"\b([Tt])his {called}\b", rf"\1his {THIS_TYPE}", text)
    for x in abilities(r, inside, "trait"):
        yield (x,)


def abilities_given(r: Parser, text: str) -> Iterator[Effect]:
    """ "that Personality has the ability, "…" permanently"."""
    if not (m := HAVING.fullmatch(text)):
        return
    for period in PERIODS:
        if m[3] == as_long(period):
            for q in r.read("set", m[1])[:MOST]:
                yield from (GainsAbility(q, x[0], period) for x in given(r, m[2], "card"))
