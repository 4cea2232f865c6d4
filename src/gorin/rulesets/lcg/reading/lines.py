"""The lines of a card: keywords, terms of play, constant texts, abilities; what an attachment or a keyword gives."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from gorin.language.nodes import Query, Text
from gorin.language.numbers import AsX, X
from gorin.language.reading.amounts import amounts, of_whom
from gorin.language.reading.gaps import BEARER, THIS_TYPE, replaced
from gorin.language.reading.parser import Parser
from gorin.language.sets import Any_
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.reading.abilities import HEAD, triggered
from gorin.rulesets.lcg.reading.bars import barred, undeclared
from gorin.rulesets.lcg.reading.phrases import attachments
from gorin.rulesets.lcg.words.conditional_texts import GainsWhile
from gorin.rulesets.lcg.words.counting import DoesNotCount
from gorin.rulesets.lcg.words.edicts import CannotBid
from gorin.rulesets.lcg.words.keywords import Composure, Dire, Disguised
from gorin.rulesets.lcg.words.shapes import MayPlayAs
from gorin.rulesets.lcg.words.texts import AttachOnlyTo, Grants, Keyword, OnePerBearer, RefusesAttachments

GAINS: Final = re.compile(r'(?:Attached \S+|\ue101) gains: "(.+)"\.?', re.I)
GAINS_WHILE: Final = re.compile(r'((?:If|While) (?:\ue101 is (an? .+?)|.+?)), it gains: "(.+)"\.?')
PLAYED_AS: Final = re.compile(r'You may play this \S+ as an attachment(?: with the text: "(.+)")?\.?')
VARIABLE: Final = re.compile(r'(Composure|Dire) – (?:[Tt]his \S+ gains: "(.+)"\.?|(.+))')


def line(r: Parser, text: str) -> Iterator[Text]:
    """A line within another."""
    yield from lines(r, text)


def lines(r: Parser, text: str) -> Iterator[Text]:
    """Every text that a line may say."""
    word = text.removesuffix(".").lower()
    if word in facts.KEYWORDS:
        yield Keyword(word)
    if HEAD.match(text):
        yield from triggered(r, text)
        return
    if m := GAINS.fullmatch(text):
        for x in triggered(r, re.sub(r"\b([Tt])his character\b", rf"\1his {THIS_TYPE}", m[1])):
            yield Grants(x)
        return
    if m := GAINS_WHILE.fullmatch(text):
        for x in triggered(r, re.sub(r"\b([Tt])his character\b", rf"\1his {THIS_TYPE}", m[3])):
            for q in r.read("set", m[2])[:3] if m[2] else ():
                yield Grants(x, q)
            for c in r.read("clause", m[1][0].lower() + m[1][1:])[:4]:
                yield GainsWhile(x, c)
        return
    if m := VARIABLE.fullmatch(text):
        make: Any = Composure if m[1] == "Composure" else Dire
        for y in lines(r, m[2] or m[3]):
            yield make(y)
        return
    if m := PLAYED_AS.fullmatch(text):
        for shape in attachments(r, m[1] or ""):
            yield MayPlayAs(shape)
    yield from kinds(r, text)
    if plain := text.removesuffix("."):
        yield from constants(r, plain)


def kinds(r: Parser, text: str) -> Iterator[Text]:
    """ "No attachments except Weapon.", "Disguised Bushi.", "Bushi character only."."""
    if m := re.fullmatch(r"No attachments(?: except (.+?))?\.?", text):
        if not m[1]:
            yield RefusesAttachments()
        for q in named(r, m[1] or ""):
            yield RefusesAttachments(unless=q)
    elif m := re.fullmatch(r"No (.+) attachments\.?", text):
        for q in named(r, m[1]):
            yield RefusesAttachments(what=q)
    if m := re.fullmatch(r"Disguised (.+?)\.?", text):
        for q in named(r, m[1]):
            yield Disguised(q)
    if m := re.fullmatch(r"Limit 1(?: (.+?))? per \w+\.?", text):
        if not m[1]:
            yield OnePerBearer()
        for q in named(r, m[1] or ""):
            yield OnePerBearer(q)
    if m := re.fullmatch(r"(.+) only\.?", text):
        for q in r.read("set", m[1])[:4]:
            yield AttachOnlyTo(q, only=True)


def named(r: Parser, text: str) -> list[Query]:
    """A kind of card by its bare name."""
    return r.read("set", text)[:4] if text else []


def constants(r: Parser, text: str) -> Iterator[Text]:
    """Constant texts; "while this character is attacking, it gets …" is said in another order too."""
    low = text[0].lower() + text[1:]
    for way in dict.fromkeys((text, low)):
        yield from r.read("text", way)
    yield from explained(r, text)
    yield from amounts(r, low, "text")
    for way in other_ways(low):
        yield from r.read("text", way)
        yield from r.read("text", way[0].upper() + way[1:])
    if " cannot " in text:
        for way in dict.fromkeys((text, low)):
            yield from barred(r, way, "text")
            yield from undeclared(r, way)
    if m := re.fullmatch(r"(each opponent|each player|you|.+?) cannot bid ((?:\d(?:, | or |, or )?)+)", low):
        for x in r.read("text", f"{m[1]} cannot bid 1"):
            if isinstance(x, CannotBid):
                yield replaced(x, (1,), tuple(int(n) for n in re.findall(r"\d", m[2])))
    if m := re.fullmatch(r"((?:.+, )?.+ gains the )((?:\[\w+\](?:, | and |, and )?)+) elements?", low):
        for x in r.read("text", f"{m[1]}[air] element"):
            yield replaced(x, ("air",), tuple(re.findall(r"\w+", m[2].replace("and", ""))))
    if m := re.fullmatch(r"(.*\bonly )(.+) and (.+)( count their .+)", low):  # several kinds of card
        for x in r.read("text", f"{m[1]}{m[2]}{m[4]}")[:3]:
            for y in r.read("text", f"{m[1]}{m[3]}{m[4]}")[:3]:
                if isinstance(x, DoesNotCount) and isinstance(y, DoesNotCount):
                    yield replace(x, what=Any_((x.what, y.what)))
    if m := re.fullmatch(rf"({BEARER} gets .+) while it is (.+)", text):
        yield from r.read("text", f"while {BEARER} is {m[2]}, {m[1]}")
    if m := re.fullmatch(r"((?:while|if|during) .+), it gets (.+)", low):
        yield from r.read("text", f"this \ue100 gets {m[2]} {m[1]}")


def other_ways(text: str) -> Iterator[str]:
    """The same in the order in which other words say it."""
    yield from of_whom(text)
    if f"this {THIS_TYPE}" in text:
        yield text.replace(f"this {THIS_TYPE}", "this card")
    if m := re.fullmatch(r"(.+) while (you are .+)", text):
        yield f"if {m[2]}, {m[1]}"
        yield f"if {m[2]}, {m[1]}".replace(f"this {THIS_TYPE}", "this card")


def explained(r: Parser, text: str) -> Iterator[Text]:
    """ "… +X …. X is equal to …"."""
    if m := re.fullmatch(r"(.+?)\. X is equal to ([^.]+)", text):
        for x in r.read("text", m[1])[:4] + r.read("text", m[1][0].lower() + m[1][1:])[:4]:
            for n in r.read("number", m[2])[:3]:
                yield replaced(x, X(), AsX(n))
                yield replaced(x, X(), n)
