"""One line of a card read: the words, if there are any, that the check takes and that say it again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from gorin.language.nodes import Query, Text, mentions
from gorin.language.players import You
from gorin.language.reading.dialect import lines_of
from gorin.language.reading.gaps import replaced
from gorin.language.reading.parser import Parser
from gorin.language.reading.pieces import Pieces
from gorin.language.reading.readings import Found, Said, inward, settle
from gorin.language.reading.trouble import Clause
from gorin.language.sets import Host
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.check import CardChecker, problems
from gorin.rulesets.ccg.english import called_here, voice_for
from gorin.rulesets.ccg.reading.abilities import HEAD, abilities
from gorin.rulesets.ccg.reading.grammar import RULES, grammar
from gorin.rulesets.ccg.reading.likelihood import impossible, odd
from gorin.rulesets.ccg.reading.names import kept_together
from gorin.rulesets.ccg.reading.pieces import pieces, readable
from gorin.rulesets.ccg.reading.producing import produces
from gorin.rulesets.ccg.reading.samurai import entering, in_his_name
from gorin.rulesets.ccg.reading.units import whole_units
from gorin.rulesets.ccg.reading.unsaid import in_full
from gorin.rulesets.ccg.words.samurai_manner import MANNER
from gorin.rulesets.ccg.words.sets import Performer
from gorin.rulesets.ccg.words.texts import Ability

ATTACKS: Final = re.compile(r", (?:Ranged|Melee) (?=Attacks )")
STEPS: Final = 30_000  # of the parser: longer texts than the other game has
ENOUGH: Final = 12  # definitions that say the same, of which the least odd is taken


def read_text(texts: list[str], card: Card) -> list[Found]:
    """All lines of a card."""
    return [read_line(x, card) for x in texts]


def read_line(text: str, card: Card) -> Found:
    """A line of this card's text, in the words' own English."""
    plain = re.sub(r"–(?=\d)", "-", " ".join(lines_of(text)))
    inside = within(plain, card)
    said = Said(lines(Parser(grammar(), RULES, STEPS), inside, card), You(), also_on(card), lambda x: line(x, card))
    found = settle(plain, said, wrong_on(card), lambda x: odd(x, card), enough=ENOUGH)
    if found.words is None:
        trouble = found.trouble or pieces_on(card).trouble(text, (plain,))
        whole = found.trouble is not None  # what the check refuses
        return Found(text, trouble=replace(trouble, clause=text, end=len(text)) if whole else trouble)
    return replace(found, text=text, words=meant(found.words), others=tuple(map(meant, found.others)))


def within(text: str, card: Card) -> str:
    """A text in the manner of templates."""
    v = voice_for(card)
    inside = inward(text, v.this, v.attached)
    if card.pack == MANNER:
        inside = inward(in_his_name(inside, called_here(card)), v.this, v.attached)
    return kept_together(inside)


def pieces_on(card: Card) -> Pieces:
    """The pieces of lines of this card."""
    v = voice_for(card)
    return Pieces(grammar(), RULES, lambda text: within(text, card), readable, pieces, (v.this, v.attached))


def clauses(found: Found, card: Card) -> list[Clause]:
    """Clause by clause, what of a line can be read."""
    return pieces_on(card).clauses(found)


def meant(x: Text) -> Text:
    """The words with what they leave unsaid."""
    out: Text = whole_units(in_full(x) if isinstance(x, Ability) else x)
    return out


def line(x: Text, card: Card) -> str:
    """One text of this card in English."""
    return x.english(voice_for(card))


def lines(r: Parser, text: str, card: Card) -> Iterator[Text]:
    """Every text that a line may say."""
    plain = text.strip().removesuffix(".")
    yield from entering(plain)
    yield from produces(r, plain)
    if not HEAD.match(text):
        low = plain[:1].lower() + plain[1:]
        for way in dict.fromkeys((plain, low, ATTACKS.sub(lambda m: m[0].lower(), low))):
            yield from r.read("text", way)
    for x in abilities(r, plain, "event" if card.type == "event" else "trait"):
        if card.type == "spell" and mentions(x, Host()):  # its Shugenja performs
            yield replaced(x, Host(), Performer())
        yield x


def wrong_on(card: Card) -> Callable[[Text], list[str]]:
    """What the check of the game says to a text on this card, and not to the card without it."""
    known = problems(replace(card, text=()))

    def wrong(x: Text) -> list[str]:
        if reason := impossible(x):
            return [reason]
        found = list(CardChecker(card).text(x)) or problems(replace(card, text=(x,)))
        return [y for y in found if y not in known]

    return wrong


def also_on(card: Card) -> Callable[[Text], list[Query]]:
    """Whom else a pronoun may mean: who performs."""

    def also(x: Text) -> list[Query]:
        return [Performer()] if getattr(x, "performer", None) is not None or card.type == "spell" else []

    return also
