"""Cards in English, read for whoever types them: each line clause by clause, and the card as it would look. All of it
may happen in another process, so that nothing here needs the server."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from gorin.cards import plain
from gorin.cards.loading import USUAL, CardFile, WrongCards
from gorin.cards.packs import FILE, MOST_CARDS, bounded, pack
from gorin.cards.registry import SETS
from gorin.errors import CardError, UsageError, listed, quoted
from gorin.rulesets import rules_of
from gorin.server.printed import printed
from gorin.server.workshop_bodies import TypedCard, TypedCards, TypedClause, TypedLine


class Read(NamedTuple):
    """What is told, and the cards themselves if they can be played with."""

    told: TypedCards
    file: CardFile | None


def read_cards(game: str, text: str) -> Read:
    """Read cards as they were written down."""
    if game not in SETS:
        raise UsageError(f"There is no game {quoted(game)}; there are {listed(list(SETS))}.")
    try:
        bounded(text)
    except CardError as error:
        return Read(TypedCards(game, False, [], [plainly(error.sentence)]), None)
    head = plain.Plain(game)
    cards: list[TypedCard] = []
    for first, lines in plain.blocks(text):
        if not cards and plain.is_head(lines):
            plain.head(FILE, head, first, lines)
        elif len(cards) < MOST_CARDS:
            cards.append(card_read(head.game, first, lines))
    if not cards:
        return Read(TypedCards(head.game, False, [], ["There is no card yet: it begins with its title."]), None)
    told = TypedCards(head.game, False, cards, [])
    if any(card.problem or not all(line.read for line in card.lines) for card in cards):
        return Read(told, None)
    try:
        file = pack(text if game == USUAL or says_its_game(text) else f"Game: {game}\n\n{text}")
    except WrongCards as error:
        told.problems = [plainly(x) for x in error.found]
        return Read(told, None)
    except CardError as error:
        told.problems = [plainly(error.sentence)]
        return Read(told, None)
    told.ok = True
    return Read(told, file)


def says_its_game(text: str) -> bool:
    """Does the file say which game it is for?"""
    return any(line.lower().startswith("game:") for line in text.splitlines())


def plainly(sentence: str) -> str:
    """A problem without the name of the file: there is none where it was typed."""
    said = sentence.removeprefix(f"{FILE}, ").removeprefix(f"{FILE}: ")
    return said[:1].upper() + said[1:]


def card_read(game: str, first: int, lines: list[str]) -> TypedCard:
    """One card."""
    rules = rules_of(game)
    title = next((x for x in lines if x), "")
    made = plain.sketch(rules, first, lines)
    if made.wrong:
        return TypedCard(title, first, {}, [], None, "", made.wrong)
    out = TypedCard(made.card.name, first, rules.printed_facts(made.card), [], None, "", "")
    out.lines = [line_read(rules, made.card, n, found) for n, found in made.lines]
    shown = replace(made.card, pack=FILE.stem)
    try:
        out.card = printed(game, shown)
        out.words = rules.source(made.card) if made.whole else ""
    except Exception as error:  # what is there does not go together yet
        out.problem = error.sentence if isinstance(error, CardError) else "This card cannot be shown as it is."
    return out


def line_read(rules: Any, card: Any, n: int, found: Any) -> TypedLine:
    """One line of text."""
    clauses = [
        TypedClause(x.start, x.end, x.trouble is None, str(x.trouble or ""), x.trouble.suggestion if x.trouble else "")
        for x in rules.clauses(found, card)
    ]
    if found.words is None:
        return TypedLine(n, found.text, False, clauses)
    words = ", ".join(map(rules.source, found.texts))
    return TypedLine(n, found.text, True, clauses, words, found.says, [rules.source(x) for x in found.others])
