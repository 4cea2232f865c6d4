"""The lines of a card: keywords, terms of play, constant texts, abilities; and what an attachment or a keyword gives."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from gorin.language.nodes import Query, Text
from gorin.language.reading.parser import Parser

from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.reading.abilities import HEAD, triggered
from gorin.rulesets.lcg.words.keywords import Composure, Dire, Disguised
from gorin.rulesets.lcg.words.texts import AttachOnlyTo, Grants, Keyword, OnePerBearer, RefusesAttachments

GAINS: Final = re.compile(r'(?:Attached \S+|\ue101) gains: "(.+)"\.?', re.I)
VARIABLE: Final = re.compile(r'(Composure|Dire) – (?:[Tt]his \S+ gains: "(.+)"\.?|(.+))')


def lines(r: Parser, text: str) -> Iterator[Text]:
    """Every text that a line may say."""
    word = text.removesuffix(".").lower()
    if word in facts.KEYWORDS:
        yield Keyword(word)
    if HEAD.match(text):
        yield from triggered(r, text)
        return
    if m := GAINS.fullmatch(text):
        for x in triggered(r, m[1]):
            yield Grants(x)
        return
    if m := VARIABLE.fullmatch(text):
        make: Any = Composure if m[1] == "Composure" else Dire
        for y in lines(r, m[2] or m[3]):
            yield make(y)
        return
    yield from kinds(r, text)
    plain = text.removesuffix(".")
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
    if m := re.fullmatch(r"(.*?)(\S+ cannot|opponents' card effects cannot) (.+) or (.+)", low):
        for way in dict.fromkeys((text, low)):
            yield from barred(r, way)
    if m := re.fullmatch(r"((?:while|if|during) .+), it gets (.+)", low):
        yield from r.read("text", f"this \ue100 gets {m[2]} {m[1]}")




def barred(r: Parser, text: str, kind: str = "text") -> Iterator[Any]:
    """ "cannot be declared as an attacker or a defender": one thing and the other."""
    head, _, tail = text.partition(" cannot ")
    for m in re.finditer(r",? or |, ", tail):
        left, right = tail[: m.start()], tail[m.end() :]
        words = left.split(" ")
        ways = [right, *(f"{' '.join(words[:k])} {right}" for k in range(1, min(len(words), 6)))]
        for x in [*r.read(kind, f"{head} cannot {left}")[:4], *barred(r, f"{head} cannot {left}", kind)]:
            for way in ways:
                for y in r.read(kind, f"{head} cannot {way}")[:4]:
                    if type(x) is type(y) and hasattr(x, "verbs") and replace(x, verbs=y.verbs) == y:
                        yield replace(x, verbs=(*x.verbs, *y.verbs))
