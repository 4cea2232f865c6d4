"""English read back: what a word says is read as that word, for every text of every card and every example."""

from __future__ import annotations

import doctest
import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.language.conditions import Both, Either
from gorin.language.nodes import Condition, Effect, Node, Number, Query, Text, Trigger
from gorin.language.reading import dialect, pronouns, readings, templates
from gorin.language.reading.dialect import Synonym
from gorin.language.reading.parser import Parser
from gorin.language.reading.pronouns import spelled_out
from gorin.language.reading.readings import Found, inward, pending
from gorin.language.reading.spoken import understood
from gorin.language.sets import All, Any_
from gorin.rulesets.lcg import words
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.english import line
from gorin.rulesets.lcg.reading.cards import BEARING, read_as_it_stands, read_line, read_several, read_text
from gorin.rulesets.lcg.reading.grammar import RULES, grammar
from gorin.rulesets.lcg.reading.source import source_of
from gorin.rulesets.lcg.reading.synonyms import levels, listed
from gorin.rulesets.lcg.words import YOUR_OPPONENT, PlaceFate
from gorin.rulesets.lcg.words.rings import BothRings, EitherRings, RingQuery
from tests.language.examples import PAGES, PUBLIC, blocks, card_of, english, evaluate

LIST: dict[str, dict[str, str]] = json.loads((Path(__file__).parent / "unread.json").read_text(encoding="utf-8"))
NAMES = {name: getattr(words, name) for name in PUBLIC}
KINDS: list[tuple[type[Any], str]] = [
    (RingQuery, "rings"), (Query, "set"), (Condition, "clause"), (Number, "number"), (Trigger, "event"),
    (Effect, "effect"),
]  # fmt: skip
EXAMPLES = [evaluate(code) for page in PAGES for code, _ in blocks(page)]


def texts() -> Iterator[tuple[Card, Text]]:
    """Every text of every card and of every example."""
    for card in (*cards("lcg").values(), *(c for x in EXAMPLES if (c := card_of(x)) is not None)):
        for x in card.text:
            yield card, x


def without(card: Card, x: Text) -> Card:
    """The card that is to say this text: what it is attached to is known."""
    return replace(card, text=tuple(y for y in card.text if isinstance(y, BEARING) and y is not x))


def canonical(x: Any) -> Any:
    """The same for definitions that mean the same by the laws of sets: the order of parts does not count."""
    if isinstance(x, (BothRings, EitherRings)):
        return (type(x).__name__, *sorted((canonical(x.left), canonical(x.right)), key=repr))
    if isinstance(x, (All, Any_)):
        return (type(x).__name__, tuple(sorted((canonical(p) for p in x.parts), key=repr)))
    if isinstance(x, (Both, Either)):
        return (type(x).__name__, *map(canonical, beside(x, type(x))))
    if isinstance(x, tuple):
        return tuple(canonical(y) for y in x)
    if isinstance(x, Node) and is_dataclass(x):
        return (type(x).__name__, *(canonical(getattr(x, f.name)) for f in fields(x)))
    return x


def beside(x: Any, kind: type[Both | Either]) -> list[Any]:
    """Which two of three conditions belong together does not count."""
    return [*beside(x.left, kind), *beside(x.right, kind)] if isinstance(x, kind) else [x]


ALL = list({(line(x, card), card.type): (card, x) for card, x in texts()}.values())


@pytest.mark.parametrize(("card", "x"), ALL, ids=lambda x: x.name if isinstance(x, Card) else "")
def test_what_a_card_says_is_read_as_what_it_is(card: Card, x: Text) -> None:
    said = line(x, card)
    found = read_line(said, without(card, x))
    if said in LIST["unread"]:
        assert found.words is None, f"{said!r} is read by now; take it off the list."
        return
    assert found.words is not None, f"{said!r}: {found.trouble}"
    assert levels().alike(line(found.words, card), said)
    if said in LIST["otherwise"]:
        assert canonical(found.words) != canonical(x), f"{said!r} is read as it is meant by now."
    else:
        assert canonical(found.words) == canonical(x)


def test_the_list_speaks_of_texts_there_are() -> None:
    there = {line(x, card) for card, x in ALL}
    assert (LIST["unread"].keys() | LIST["otherwise"].keys()) - there == set()


def test_most_is_read() -> None:
    """The measure: of all texts of cards and examples, so many are read as what they are."""
    assert len(LIST["unread"]) + len(LIST["otherwise"]) <= 0.03 * len(ALL)


PHRASES = [(x, kind) for x in EXAMPLES if card_of(x) is None for of, kind in KINDS if isinstance(x, of)]


@pytest.mark.parametrize(("x", "kind"), PHRASES, ids=lambda x: x if isinstance(x, str) else "")
def test_what_a_word_says_by_itself_is_read_as_a_phrase(x: Any, kind: str) -> None:
    said = english(x)
    parser = Parser(grammar(), RULES)
    found = [z for y in parser.read(kind, inward(said, "character", "attached character")) for z in meant(y)]
    assert said in map(english, found)


def meant(x: Any) -> Iterator[Any]:
    yield from understood(x, YOUR_OPPONENT)


@pytest.mark.parametrize("x", [*cards("lcg").values(), *EXAMPLES], ids=lambda x: getattr(x, "name", ""))
def test_words_are_written_as_a_card_file_writes_them(x: Any) -> None:
    again = eval(source_of(x), dict(NAMES))
    if isinstance(x, Card):
        again = replace(again, pack=x.pack)  # a card's pack is the file it stands in
    assert again == x and type(again) is type(x)


# --- what is not read -------------------------------------------------------------------------------------------------


def read(text: str, type: str = "character") -> Found:
    return read_line(text, Card("Example", type, "neutral", cost=1))


@pytest.mark.parametrize(
    ("text", "clause", "nearest"),
    [
        ("Action: Bow this charcter – draw 1 card.", "Bow this charcter", "Bow this character"),
        ("Action: Bow this character, flip a coin – draw 1 card.", "flip a coin", ""),
        ("Action: Choose a character – bow that character and destroy the world.", "destroy the world", ""),
        ("Reaction: After your opponent sneezes – draw 1 card.", "After your opponent sneezes", ""),
        ("Reaction: After you claim some ring – draw 1 card.", "After you claim some ring", "after you claim …"),
        ("Hello, world.", "Hello, world", ""),
    ],
)
def test_the_first_clause_that_cannot_be_read_is_shown(text: str, clause: str, nearest: str) -> None:
    found = read(text)
    assert found.words is None and found.trouble is not None
    assert found.trouble.clause == clause == text[found.trouble.start : found.trouble.end]
    assert found.trouble.suggestion == nearest


@pytest.mark.parametrize(
    "text",
    [
        "Action: Bow that character.",  # which one?
        "Action: That player loses 1 honor.",
        "Action: Choose 2 characters – bow the third character.",
        "Action: Gain X honor.",
        "",
        "–",
        "Action: ",
        "(",
    ],
)
def test_what_speaks_of_nothing_is_not_guessed(text: str) -> None:
    found = read(text)
    assert found.words is None and found.trouble is not None


def test_other_definitions_of_the_same_text_are_told() -> None:
    found = read("While this character is ready, X is equal to the number of holdings you control.")
    assert [x.stat for x in (found.words, *found.others)][:2] == ["military", "political"]


def test_nothing_that_is_only_spoken_of_is_left_in_what_is_read() -> None:
    found = read(
        'You may play this character as an attachment with the text: "Action: Choose a character – bow that character."'
    )
    assert found.words is not None and not pending(found.words)


def test_the_lines_of_a_card_know_what_it_is_attached_to() -> None:
    card = Card("Example", "attachment", "neutral", "conflict", cost=1)
    texts = ["Attached province gets +2 strength.", "Attach to a province you control."]
    first, second = read_text(texts, card)
    assert source_of(first.words) == "always_gets(HOST, strength=+2)"
    assert source_of(second.words) == "AttachOnlyTo(PROVINCE & YOURS)"


def test_reading_ends_whatever_is_read() -> None:
    found = read("Action: " + " and ".join(["choose a character or bow it, or ready it"] * 40))
    assert found.words is None


@pytest.mark.parametrize("module", [dialect, pronouns, readings, templates], ids=lambda x: x.__name__)
def test_the_examples_in_the_docstrings(module: Any) -> None:
    assert doctest.testmod(module).failed == 0


# --- other ways to say it ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("x", listed(), ids=lambda x: x.example)
def test_a_synonym_is_read_as_what_it_stands_for(x: Synonym) -> None:
    card = Card("Example", x.on, "neutral", cost=1)
    assert x.rewritten(x.example) != x.example, "it changes nothing"
    assert read_as_it_stands(x.same, card).words is not None or read_several(x.same, card) is not None
    assert read_line(x.example, card).words == read_line(x.same, card).words


@pytest.mark.parametrize("x", listed("levels.toml"), ids=lambda x: x.example)
def test_a_difference_that_means_nothing(x: Synonym) -> None:
    card = Card("Example", x.on, "neutral", cost=1)
    assert read_as_it_stands(x.same, card).words is not None, "an example is compared with the words' own English"
    assert canonical(read_line(x.example, card).words) == canonical(read_line(x.same, card).words)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Choose a character – bow that character and ready it.", "bow that card and ready that card."),
        ("Choose 2 characters – bow each chosen character.", "bow those cards."),
        ("After a character enters play – bow it.", "bow that card."),
        ("Choose a character – bow this character and ready it.", "bow this character and ready it."),
    ],
)
def test_a_pronoun_stands_for_what_was_spoken_of_before_it(text: str, meant: str) -> None:
    assert spelled_out(text).endswith(f" – {meant}")


@pytest.mark.parametrize(
    ("text", "type", "words"),
    [  # each was once read as something else
        ("During a conflict, each Dishonored character gets –1 glory.", "character",
         "always_gets(DISHONORED & CHARACTER, glory=-1, when=CONFLICT)"),
        ("Action: Choose a Battle Maiden character – bow that character.", "event",
         'action(Bow(THAT), choose=trait("battle-maiden") & CHARACTER)'),
        ("Reaction: After you play a Mahō card – draw 1 card.", "character",
         'reaction(PlaysCard(False, trait("maho")), Draw())'),
        ("Action: During a conflict in which this character is not participating – draw 1 card.", "character",
         "action(Draw(), when=CONFLICT & Not(Exists(THIS & PARTICIPATING)))"),
        ("Reaction: After this character enters play – search your dynasty deck for a character and put it into play. "
         "Shuffle.", "character",
         'reaction(EntersPlay(THIS), SearchDeck(CHARACTER, "dynasty", do=PutIntoPlay(PICKED)))'),
        ("Action: If you are less honorable than an opponent – draw 1 card.", "event",
         "action(Draw(), when=SomeOpponent(LessHonorable(YOU, THEM)))"),
    ],
)  # fmt: skip
def test_what_was_once_read_wrongly(text: str, type: str, words: str) -> None:
    found = read(text, type)
    assert found.words is not None and source_of(found.words) == words


@pytest.mark.parametrize(
    ("text", "type"),
    [
        ("Opponents cannot play attachments on attached character.", "attachment"),
        ("While attached character is participating in a conflict, each other character gains pride.", "attachment"),
        ("Reaction: After you play a Weapon attachment on a character – ready that character.", "character"),
        ("Action: Dishonor a character – gain honor equal to the dishonored character's glory.", "province"),
    ],
)
def test_what_words_cannot_say_is_not_read_as_something_else(text: str, type: str) -> None:
    found = read(text, type)
    assert found.words is None or "PAID" in source_of(found.words)


def test_a_duel_that_is_initiated_is_between_one_of_each() -> None:
    says = "Action: During a conflict, initiate a [military] duel – resolve the duel. Honor the duel's winner."
    own = read(says)
    assert own.words is not None
    assert source_of(own.words) == (
        'action(Duel(THIS, THAT, "military", winner=Honor(PICKED)), when=CONFLICT, '
        "choose=PARTICIPATING & CHARACTER & YOUR_OPPONENTS)"
    )
    event = read(says, "event")
    assert event.words is not None and "Duel(THAT, THAT2" in source_of(event.words)


def test_texts_of_one_line_know_what_was_said_before() -> None:
    found = read("Attach to a unique character you control. Ancestral. Attached character gets +1 glory.", "attachment")
    assert [source_of(x) for x in found.texts] == [
        "AttachOnlyTo(UNIQUE & CHARACTER & YOURS)", 'Keyword("ancestral")', "always_gets(HOST, glory=+1)",
    ]  # fmt: skip


def test_a_word_brings_further_phrasings_of_its_own() -> None:
    assert PlaceFate.declared.also == ("put {n} fate on {what}",)
    for fate in ("1 fate", "a fate", "3 fate"):
        found = read(f"Action: Choose a character – put {fate} on that character and draw 1 card.")
        said = read(f"Action: Choose a character – place {fate.replace('a ', '1 ')} on that character and draw 1 card.")
        assert found.words is not None and found.words == said.words


def test_a_pronoun_that_may_mean_two_things_is_not_guessed() -> None:
    doubtful = read("Reaction: After another character enters play – bow this character and ready it.")
    assert doubtful.words is None
    clear = read("Action: Choose a character – bow that character and ready that character.")
    assert clear.words == read("Action: Choose a character – bow that character and ready it.").words


def test_markup_reminders_and_signs_of_other_pages_do_not_matter() -> None:
    printed = (
        "<b>Action:</b> Choose a character - it gets +2[conflict-military] until the end of the conflict. <i>(!)</i>"
    )
    own = "Action: Choose a character – that character gets +2[military] until the end of the conflict."
    assert read(printed).words == read(own).words
