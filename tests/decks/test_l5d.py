"""Decks in the manner of Sun and Moon's .l5d files, and the experience of cards in whichever words."""

from __future__ import annotations

from pathlib import Path

import pytest

from gorin.cards.registry import cards, cards_for
from gorin.decks.checking import check
from gorin.decks.files import read, read_file
from gorin.decks.reading import Reading
from gorin.decks.writing import L5D, as_json, as_text
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.words import CRAB, personality
from tests.decks.lists import but, precon

EMPEROR = "ccg/emperor"
DECK = precon("crab", EMPEROR)


def hero(name: str) -> Card:
    return personality(name, CRAB, force=1, chi=1, cost=1, personal_honor=1)


INVENTED = {card.name: card for card in map(hero, ("Ōta", "Ōta - exp", "Ōta - exp2", "Jun - exp2", "Jun - exp3"))}
KNOWN = {**cards_for(EMPEROR), **INVENTED}


def reading(text: str) -> Reading:
    return read(text, "mine", KNOWN)


def sentences(text: str) -> list[str]:
    return [str(problem) for problem in reading(text).all_problems()]


@pytest.mark.parametrize(
    "line",
    [
        "3 Ōta - exp2",
        "3x Ota - exp2",
        "3 OTA -exp2",
        "3 Ota – Exp 2",
        "3 Ota exp2",
        "3 Ota (exp2)",
        "3 Ota (Experienced 2)",
        "3 Ota [Experienced 2]",
        "3 Ota Experienced 2",
        "3x Ota - Experienced 2",
        "Ota - exp2 x3",
        "Ota (Experienced 2) x3",
        "3 Ota - exp2 (Emperor Edition)",
        "3 ota-exp2",
        "- 3 Ota - exp2",
    ],
)
def test_experience_in_any_words(line: str) -> None:
    found = reading(f"# Dynasty\n{line}")
    assert found.problems == [] and found.deck.cards == (("Ōta - exp2", 3),)
    first = reading(f"# Dynasty\n{line.replace(' 2', '').replace('p2', 'p')}")
    assert first.problems == [] and first.deck.cards == (("Ōta - exp", 3),)


def test_a_title_alone_means_the_card_without_experience_or_the_only_version() -> None:
    assert reading("Ota").deck.cards == (("Ōta", 1),)
    assert reading("Yasuki Palaces").deck.cards == (("Yasuki Palaces - exp", 1),)
    assert sentences("2 Jun") == [
        "Line 1: several cards are called 'Jun': 'Jun - exp2' and 'Jun - exp3'; write its name in full."
    ]


def test_a_version_that_is_not_there() -> None:
    assert sentences("Ota - exp9")[0].startswith("Line 1: there is no card 'Ota - exp9'; did you mean 'Ōta - exp")


@pytest.mark.parametrize(
    ("heading", "section"),
    [
        ("# Stronghold", "stronghold"),
        ("#Dynasty", "dynasty"),
        ("# Dynasty (40)", "dynasty"),
        ("# Dynasty: 40", "dynasty"),
        ("## FATE ##", "fate"),
        ("# Fate deck (40 cards)", "fate"),
        ("# Pre-Game", "stronghold"),
        ("Dynasty", "dynasty"),
        ("[Fate]", "fate"),
        ("# Holdings (12)", ""),
        ("# a word about Dynasty", ""),
    ],
)
def test_headings(heading: str, section: str) -> None:
    found = reading(f"{heading}\n3 Focus")
    assert [(entry.section, entry.line) for entry in found.entries] == [(section, 2)]


def test_a_type_of_card_does_not_end_a_pile() -> None:
    found = reading("# Dynasty\n## Holdings (3)\n3 Iron Mine\n# Personalities\n1 Ota\n# Fate\n1 Focus")
    assert [entry.section for entry in found.entries] == ["dynasty", "dynasty", "fate"]


def test_headings_that_are_misspelt() -> None:
    text = "# Strongold\n1 Yasuki Palaces\n# Dynasty\n1 Ota\n# Fates (12)\n# by me\n1 Focus"
    assert sentences(text) == [
        "Line 1: there is no heading 'Strongold'; did you mean 'Stronghold'?",
        "Line 5: there is no heading 'Fates'; did you mean 'Fate'?",
    ]
    assert sentences("# Strongold\n1 Yasuki Palaces") == []  # a comment, where no other heading looks like one


@pytest.mark.parametrize("name", ["left hand.l5d", "left hand.txt", "left hand"])
@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_the_content_says_the_shape(name: str, end: bytes, mark: bytes, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_bytes(mark + as_text(DECK, cards("ccg"), manner=L5D).encode().replace(b"\n", end))
    found = read_file(file, cards("ccg"))
    assert found.problems == [] and dict(found.deck.cards) == dict(DECK.cards)
    assert found.deck.clan == "crab"


@pytest.mark.parametrize("name", ["crab", "crane"])
def test_precons_come_back(name: str) -> None:
    deck = precon(name, EMPEROR)
    text = as_text(deck, cards("ccg"), "emperor", manner=L5D)
    found = read(text, "x", cards("ccg"))
    assert found.problems == [] and dict(found.deck.cards) == dict(deck.cards) and found.format == "emperor"
    assert as_text(found.deck, cards("ccg"), "emperor", manner=L5D) == text
    assert read(as_json(deck), "x", cards("ccg")).deck == deck


def wrong(text: str) -> list[tuple[str, tuple[str, ...], int]]:
    return [(x.sentence, x.rules, x.line) for x in check(reading(text), EMPEROR).problems if "stands under" in str(x)]


@rule("emp.the-cards.2", "emp.deck-construction.3")
def test_cards_under_the_heading_of_another_deck() -> None:
    assert wrong("# Dynasty\n1 Focus\n1 Border Keep\n1 Yasuki Palaces\n# Fate\n1 Iron Mine\n# Stronghold\n1 Ota") == [
        ("Line 2: Focus is a Fate card, but stands under Dynasty.", ("emp.the-cards.2",), 2),
        ("Line 3: Border Keep is a starting Holding, but stands under Dynasty.", ("emp.deck-construction.3",), 3),
        (
            "Line 4: Yasuki Palaces - exp is a Stronghold, but stands under Dynasty.",
            ("emp.deck-construction.3",),
            4,
        ),
        ("Line 6: Iron Mine is a Dynasty card, but stands under Fate.", ("emp.the-cards.2",), 6),
        ("Line 8: Ōta is a Dynasty card, but stands under Stronghold.", ("emp.the-cards.2",), 8),
    ]
    assert wrong("# Conflict\n1 Focus") == [
        ("Line 2: Focus is a Fate card, but stands under Conflict.", ("emp.the-cards.2",), 2)
    ]
    assert wrong("Border Keep\n# Pre-Game\nBamboo Harvesters\n# Dynasty\nIron Mine\n# Fate\nFocus") == []


@rule("emp.deck-construction.6")
def test_an_older_printing_of_a_legal_card_is_the_card() -> None:
    text = as_text(DECK, cards("ccg"), manner=L5D).replace("Iron Mine", "Iron Mine (Gold Edition)")
    found = check(reading(text), EMPEROR)
    assert found.legal and found.counts["cards"] == sum(n for _, n in DECK.cards)


@rule("emp.the-cards.1")
def test_there_is_no_sideboard() -> None:
    text = as_text(DECK, cards("ccg"), sideboard=(("Focus", 1),), manner=L5D)
    (problem,) = check(reading(text), EMPEROR).problems
    assert str(problem) == "A play deck has no sideboard; this one has 1 card in it. [emp.the-cards.1]"


def test_near_misses_keep_their_lines() -> None:
    found = check(reading(as_text(but(DECK, Focus=4), cards("ccg"), manner=L5D)), EMPEROR)
    text = as_text(but(DECK, Focus=4), cards("ccg"), manner=L5D).splitlines()
    assert [problem.line for problem in found.problems] == [text.index("4 Focus") + 1]


@rule("emp.stronghold.3")
def test_a_deck_is_of_its_strongholds_clan() -> None:
    text = as_text(DECK, cards("ccg"), manner=L5D)
    wrong_clan = check(reading(text.replace("Clan: Crab", "Clan: Crane")), EMPEROR)
    assert [str(problem) for problem in wrong_clan.problems] == [
        "The deck says its clan is Crane, but its Stronghold Yasuki Palaces - exp is Crab. [emp.stronghold.3]"
    ]
    assert check(reading(text.replace("Clan: Crab\n", "")), EMPEROR).legal
