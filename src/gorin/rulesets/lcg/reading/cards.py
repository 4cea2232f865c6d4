"""One line of a card read: the words, if there are any, that the check takes and that say it again."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, Final

from gorin.language.nodes import Query, Text, mentions, walk
from gorin.language.numbers import X
from gorin.language.reading.dialect import lines_of
from gorin.language.reading.nouns import parts
from gorin.language.reading.parser import Parser
from gorin.language.reading.pieces import Pieces
from gorin.language.reading.readings import Found, Said, idle, inward, settle
from gorin.language.reading.trouble import Clause, Trouble
from gorin.language.sets import Is, It
from gorin.rulesets.lcg.card import X_COST, Card
from gorin.rulesets.lcg.check import CardChecker, compiles
from gorin.rulesets.lcg.english import line, voice_for
from gorin.rulesets.lcg.facts import TYPES
from gorin.rulesets.lcg.reading.abilities import HEAD
from gorin.rulesets.lcg.reading.drafts import facts_of
from gorin.rulesets.lcg.reading.grammar import RULES, grammar
from gorin.rulesets.lcg.reading.likelihood import impossible, odd
from gorin.rulesets.lcg.reading.lines import lines
from gorin.rulesets.lcg.reading.pieces import pieces, readable
from gorin.rulesets.lcg.reading.synonyms import levels, ways, with_names
from gorin.rulesets.lcg.words import (
    YOUR_OPPONENT,
    EntersFromProvince,
    OneOrMore,
    ProvinceLeft,
    SingleParticipant,
    ThatSingle,
    Triggered,
)
from gorin.rulesets.lcg.words.ring_bearers import AttachToRing
from gorin.rulesets.lcg.words.texts import AttachOnlyTo

BEARING = (AttachOnlyTo, AttachToRing)
NAMED: Final = re.compile(r"\bthat (character|attachment|holding|province|event)\b")
FULL_STOP: Final = re.compile(r"\. (?=[A-Z])")


def read_text(texts: list[str], card: Card) -> list[Found]:
    """All lines of a card: first what it is attached to, which the others speak of."""
    first = [read_line(x, card) if "Attach to " in x or " only." in x else None for x in texts]
    bearing = tuple(y for x in first if x for y in x.texts if isinstance(y, BEARING))
    on = replace(card, text=bearing)
    return [x if x and x.words is not None else read_line(text, on) for x, text in zip(first, texts, strict=True)]


def read_line(text: str, card: Card) -> Found:
    """A line of this card's text: as it stands, or in the words' own manner, or several texts one after another."""
    found = read_as_it_stands(with_names(text), card)
    if found.words is not None:
        return replace(found, text=text)
    told = ways(with_names(" ".join(lines_of(text))), card.type)
    for way in told:
        other = read_loosely(way, card)
        if other.words is not None:
            return replace(other, text=text)
        found = found if found.trouble else other
    if several := read_several(told[0], card):
        return replace(several, text=text)
    if found.trouble is not None:
        return replace(found, text=text, trouble=replace(found.trouble, clause=text, end=len(text)))
    return Found(text, trouble=pieces_on(card).trouble(text, (told[0],)))


def read_several(text: str, card: Card) -> Found | None:
    """Several texts on one line, if each of them can be read: what the first says the others may speak of."""
    if HEAD.match(text):
        return None
    for m in FULL_STOP.finditer(text):
        first = text[: m.start() + 1]
        fact = facts_of(first) is not None
        found = Found(first, ()) if fact else read_loosely(first, card)
        if found.words is None:
            continue
        on = replace(card, text=(*card.text, *(x for x in found.texts if isinstance(x, BEARING))))
        rest = read_loosely(text[m.end() :], on)
        last = rest if rest.words is not None else read_several(text[m.end() :], on)
        if last is not None and last.words is not None:
            says = " ".join(x for x in (first if fact else found.says, last.says) if x)
            return Found(text, (*found.texts, *last.texts), says=says)
    return None


def read_loosely(text: str, card: Card) -> Found:
    """As it stands; or where differences that mean nothing do not count, and a pronoun stands for what was spoken of
    before it, and otherwise for the only thing that can be meant."""
    said = every(text, card)
    found = settle(text, said, wrong_on(card, text), odd)
    if found.words is not None:
        return found
    loose = settle(text, said, wrong_on(card, text), odd, levels().alike)
    if loose.words is not None:
        return loose
    loose = settle(text, said, wrong_on(card, text), odd, levels().perhaps)
    doubtful = [x for x in loose.others if likelihood(x) == likelihood(loose.words)]
    if doubtful:
        return Found(text, trouble=Trouble(0, len(text), text, doubtful=True))
    return found if loose.words is None and found.trouble else loose


def likelihood(x: Any) -> int:
    return idle(x) + odd(x)


def read_as_it_stands(text: str, card: Card) -> Found:
    """A line in the words' own English; what the card has already tells what it is attached to."""
    return settle(text, every(text, card), wrong_on(card, text), odd)


def every(text: str, card: Card) -> Said:
    """All that a line may say on this card."""
    found = lines(Parser(grammar(), RULES), inward(text, card.type, voice_for(card).attached))
    return Said(found, YOUR_OPPONENT, also, lambda x: line(x, card))


def wrong_on(card: Card, text: str) -> Callable[[Text], list[str]]:
    """What the check of the game says to a text on this card, and what cannot be meant by it."""

    def wrong(x: Text) -> list[str]:
        if mentions(x, X()) and not walk(x, OneOrMore) and card.cost != X_COST:
            return ["Nothing says what X is."]
        if misnamed(x, text):
            return ["A card is spoken of as something that it is not."]
        if reason := impossible(x, card.type):
            return [reason]
        whole = replace(card, text=(*card.text, x))
        return list(CardChecker(whole, traits(x)).text(x)) or ([] if unplayed(whole) else list(compiles(whole)))

    return wrong


def misnamed(x: Text, text: str) -> bool:
    """Is a card spoken of as something that it is not? "After you play an attachment – ready that character"."""
    on = getattr(x, "on", None)
    sets = [q for f in fields(on) if isinstance(q := getattr(on, f.name), Query)] if on is not None else []
    kinds = {y.fact for q in sets for y in parts(q) if isinstance(y, Is)} & set(TYPES)
    named = set(NAMED.findall(text))
    return bool(kinds and named) and kinds.isdisjoint(named) and mentions(getattr(x, "then", ()), It())


def unplayed(card: Card) -> bool:
    """An event with nothing to play yet: it has only said on which terms."""
    return card.type == "event" and not any(isinstance(x, Triggered) for x in card.text)


def also(x: Any) -> list[Query]:
    """Whom else "that character", "that province" may mean."""
    single: list[Query] = [ThatSingle()] if walk(x, SingleParticipant) else []
    return [*single, *([ProvinceLeft()] if walk(x, EntersFromProvince) else [])]


def traits(x: Any) -> frozenset[str]:
    """Traits that a text names: they need not be on a card yet."""
    return frozenset(y.fact[1:] for y in walk(x, Is) if y.fact.startswith("#"))


def pieces_on(card: Card) -> Pieces:
    """The pieces of lines of this card."""
    names = (card.type, voice_for(card).attached)
    return Pieces(grammar(), RULES, lambda text: inward(text, *names), readable, pieces, names)


def clauses(found: Found, card: Card) -> list[Clause]:
    """Clause by clause, what of a line can be read."""
    return pieces_on(card).clauses(found)
