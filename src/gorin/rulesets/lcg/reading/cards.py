"""One line of a card read: the words, if there are any, that the check takes and that say it again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gorin.language.english import Voice
from gorin.language.nodes import Query, Text, walk
from gorin.language.reading.parser import Parser
from gorin.language.reading.readings import Found, inward, settle
from gorin.language.sets import Is
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.check import CardChecker, compiles
from gorin.rulesets.lcg.english import line, voice_for
from gorin.rulesets.lcg.reading.grammar import RULES, grammar
from gorin.rulesets.lcg.reading.likelihood import odd
from gorin.rulesets.lcg.reading.lines import lines
from gorin.rulesets.lcg.words import (
    YOUR_OPPONENT,
    EntersFromProvince,
    ProvinceLeft,
    SingleParticipant,
    ThatSingle,
    Triggered,
)


def read_line(text: str, card: Card, traits: frozenset[str] = frozenset()) -> Found:
    """A line of this card's text; what the card has already tells what it is attached to."""
    v: Voice = voice_for(card)
    parser = Parser(grammar(), RULES)

    def right(x: Text) -> bool:
        with_it = replace(card, text=(*card.text, x))
        checker = CardChecker(with_it, traits | all_traits(x))
        return not any(checker.text(x)) and (played_otherwise(with_it) or not any(compiles(with_it)))

    inside = inward(text, card.type, v.attached)
    return settle(text, lines(parser, inside), lambda x: line(x, card), right, YOUR_OPPONENT, odd, also)


def played_otherwise(card: Card) -> bool:
    """An event with nothing to play yet: it has only said on which terms."""
    return card.type == "event" and not any(isinstance(x, Triggered) for x in card.text)


def also(x: Any) -> list[Query]:
    """Whom else "that character", "that province" may mean."""
    single = [ThatSingle()] if walk(x, SingleParticipant) else []
    return [*single, *([ProvinceLeft()] if walk(x, EntersFromProvince) else [])]


def all_traits(x: Any) -> frozenset[str]:
    """Traits that a text names: they need not be on a card yet."""
    return frozenset(y.fact[1:] for y in walk(x, Is) if y.fact.startswith("#"))
