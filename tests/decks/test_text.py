"""Deck lists as players type them."""

from __future__ import annotations

import pytest

from gorin.cards.registry import cards
from gorin.decks.files import read
from gorin.decks.reading import LISTED, Reading
from gorin.errors import DeckError
from gorin.rulesets.lcg.words import character


def reading(text: str) -> Reading:
    return read(text, "mine", cards("lcg"))


def sentences(text: str) -> list[str]:
    return [str(problem) for problem in reading(text).all_problems()]


def test_a_list_in_many_manners() -> None:
    found = reading(
        """
        # a comment
        // another
        Name: The Left Hand
        Clan: Crane
        Dynasty deck:
        3x Doji Whisperer (Core Set)
        2 doji hotaru  # the champion
        1× Doji Hotaru
        Stronghold: Shizuka Toshi
        2X Hiruma Yojimbo [core]
        Conflict (3)
        3x Banzai!
        """
    )
    assert found.problems == []
    deck = found.deck
    assert (deck.name, deck.clan) == ("The Left Hand", "crane")
    assert dict(deck.cards) == {
        "Doji Whisperer": 3,
        "Doji Hotaru": 3,
        "Shizuka Toshi": 1,
        "Hiruma Yōjimbō": 2,
        "Banzai!": 3,
    }


@pytest.mark.parametrize(
    "line",
    [
        "3x Rout",
        "3X rout",
        "3× Rout",
        "3 x Rout",
        "3 Rout",
        "3xRout",
        "3\tRout",
        "3x\tRout",
        "  3x   Rout  ",
        "03 Rout",
        "+3 Rout",
        "３x Rout",
        "Rout x3",
        "Rout  X 3",
        "Rout ×3",
        "Rout\t3",
        "3x Rout (Core Set)",
        "3x Rout (core)",
        "3 Rout [01]",
        "Rout (Core Set) x3",
        "Rout x3 (Core Set)",
        "3x rout",
        "3 01-rout",
        "- 3x Rout",
        "* 3 Rout",
        "• Rout x3",
        "3x Rout # why not",
        "3x Rout // why not",
        "2 Rout\nRout",
        "Rout\nROUT\nroût",
        "Conflict: 3x Rout",
        "\ufeff3x Rout",
    ],
)
def test_three_copies(line: str) -> None:
    found = reading(line.removeprefix("\ufeff"))
    assert found.problems == [] and found.deck.cards == (("Rout", 3),)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_ends_of_lines(end: str) -> None:
    found = reading(end.join(["3x Rout", "", "2 Banzai!", "1 Xyzzy", ""]))
    assert found.deck.cards == (("Rout", 3), ("Banzai!", 2))
    assert [problem.line for problem in found.problems] == [4]


@pytest.mark.parametrize(
    ("heading", "section"),
    [
        ("Conflict", "conflict"),
        ("CONFLICT DECK", "conflict"),
        ("conflict (41)", "conflict"),
        ("Conflict deck (41 cards):", "conflict"),
        ("Conflict: 41", "conflict"),
        ("Conflict – 41", "conflict"),
        ("41 conflict cards", "conflict"),
        ("Conflict characters (6)", "conflict"),
        ("== Conflict ==", "conflict"),
        ("[Conflict]", "conflict"),
        ("**Conflict [41]**", "conflict"),
        ("Dynasty", "dynasty"),
        ("Provinces (5)", "province"),
        ("Province:", "province"),
        ("Roles", "role"),
        ("stronghold", "stronghold"),
        ("Sideboard (10)", "sideboard"),
        ("side board", "sideboard"),
        ("Anything at all:", ""),
        ("Events (12)", ""),
        ("Main deck", ""),
    ],
)
def test_headings(heading: str, section: str) -> None:
    found = reading(f"{heading}\n3x Rout")
    assert found.problems == []
    assert [(entry.section, entry.line) for entry in found.entries] == [(section, 2)]


def test_headings_within_a_pile_and_on_one_line() -> None:
    found = reading("Conflict\nEvents\nRout\nRole: Keeper of Air\nBanzai!\nFoo:\nCharge!")
    assert [entry.section for entry in found.entries] == ["conflict", "role", "conflict", ""]


def test_a_number_is_no_heading_and_a_title_is_none() -> None:
    assert sentences("40\nRout") == ["Line 1: there is no card '40'."]
    deck = read("Events\nDynasty (2)", "x", {"Events": character("Events", "crab", cost=1)}).deck
    assert deck.cards == (("Events", 1),)


def test_a_title_that_begins_with_a_number() -> None:
    known = {card.name: card for card in (character("47 Ronin", "crab"), character("Ronin", "crab"))}
    assert read("47 Ronin\n2x 47 Ronin\n3 Ronin", "x", known).deck.cards == (("47 Ronin", 3), ("Ronin", 3))


def test_what_is_said_of_the_deck() -> None:
    found = reading("name: Deck #1 – 五輪\nPrimary clan: CRAB clan\nFormat: skirmish\nAuthor: me\nSplash: crane\nRout")
    assert (found.name, found.clan, found.format, found.problems) == ("Deck #1 – 五輪", "crab", "skirmish", [])
    assert reading("Rout").name == "mine"
    assert reading("Name: a\tb\x07 c\nRout").name == "a b c"


def test_the_stronghold_gives_the_clan() -> None:
    assert reading("Shizuka Toshi").deck.clan == "crane"
    assert reading("3 Banzai!").deck.clan == ""
    assert reading("Shizuka Toshi\nShiro Nishiyama").deck.clan == ""


def test_the_sideboard_is_apart() -> None:
    found = reading("2 Rout\nSideboard\n1 Rout\n1 Banzai!")
    assert found.deck.cards == (("Rout", 2),)
    assert found.sideboard == (("Rout", 1), ("Banzai!", 1))


def test_every_bad_line_is_a_sentence() -> None:
    text = (
        "3x Doji Whispere\n\n2 Xyzzy\n0x Banzai!\nClan: crabs\n9998 Rout\n2 Rout\n1 Rout\n-3 Rout\nClan: Shadowlands\n"
    )
    text += f"{'9' * 50} Rout\n{'Rout ' * 100}\nName: {'n' * 101}"
    assert sentences(text) == [
        "Line 1: there is no card 'Doji Whispere'; did you mean 'Doji Whisperer'?",
        "Line 3: there is no card 'Xyzzy'.",
        "Line 4: a deck cannot have 0 copies of Banzai!.",
        "Line 5: there is no clan 'crabs'; did you mean 'crab'?",
        "Line 7: a deck cannot have 10000 copies of Rout.",
        "Line 9: a deck cannot have -3 copies of Rout.",
        "Line 10: the Shadowlands are for cooperative play; no deck here is theirs. [rr.shadowlands.1]",
        f"Line 11: a deck cannot have {'9' * 50} copies of Rout.",
        "Line 12: no line of a deck has more than 300 letters.",
        "Line 13: the name of the deck has 101 letters, more than 100.",
    ]


def test_counts_of_any_size_are_read() -> None:
    assert reading("12x Rout\n40 Banzai!\n1234 Levy").deck.cards == (("Rout", 12), ("Banzai!", 40), ("Levy", 1234))


def test_a_file_with_nothing_but_problems_is_cut_short() -> None:
    said = sentences("no card\n" * 5000)
    assert len(said) == LISTED + 1
    assert said[-1] == f"After so many problems {5000 - LISTED} more lines were not read."
    assert sentences("no card\n" * (LISTED + 1))[-1] == "After so many problems 1 more line was not read."
    assert sentences("no card\n" * LISTED)[-1] == f"Line {LISTED}: there is no card 'no card'."


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "Clan: crab\nDynasty:\n", "Dynasty (40)\n\n", " \t "])
def test_a_list_without_cards(text: str) -> None:
    with pytest.raises(DeckError, match=r"^The deck has no cards\.$"):
        reading(text)
