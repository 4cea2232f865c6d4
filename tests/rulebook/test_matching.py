"""Searching the rulebook for words."""

from __future__ import annotations

import pytest

from gorin import rulebook
from gorin.rulebook import Rule
from gorin.rulebook.matching import fold, match


def rule(id: str, title: str, says: str) -> Rule:
    return Rule(id, title, says, "engine", id.partition(".")[0])


TEA = (
    rule("rr.cups.1", "Cups", "A cup of tea is bowed while it is served."),
    rule("rr.tea.1", "Tea", "It is served hot."),
    rule("rr.teahouse.1", "Teahouse", "A holding."),
    rule("rr.steam.1", "Steam", "It rises."),
    rule("rr.dojo.1", "Hidden Moon Dōjō", "Nobody drinks here."),
    rule("rr.tea-ceremony.1", "Ceremony of the leaf", "Nobody speaks."),
)


def found(text: str) -> list[str]:
    return [rule.id for rule in match(text, TEA)]


def test_headings_come_before_sentences_and_whole_words_before_parts() -> None:
    assert found("tea") == [
        "rr.tea.1",
        "rr.tea-ceremony.1",
        "rr.teahouse.1",
        "rr.steam.1",
        "rr.cups.1",
    ]


def test_every_word_must_occur() -> None:
    assert found("tea served") == ["rr.tea.1", "rr.cups.1"]
    assert found("tea nowhere") == []


@pytest.mark.parametrize("text", ["dojo", "DOJO", "Dōjō", "hidden MOON dōjo", "rr.dojo"])
def test_capitals_and_accents_do_not_matter(text: str) -> None:
    assert found(text) == ["rr.dojo.1"]


@pytest.mark.parametrize("text", ["", "   "])
def test_no_words_find_nothing(text: str) -> None:
    assert found(text) == []


def test_quotes_are_plain_when_compared() -> None:
    assert fold("Jurōjin’s Curse") == fold("JUROJIN'S CURSE") == "jurojin's curse"


def test_a_heading_of_the_real_rulebook_comes_first() -> None:
    assert [rule.section for rule in rulebook.search("covert")[:8]] == ["rr.covert"] * 8


def test_a_search_can_be_kept_to_some_documents() -> None:
    assert {rule.document for rule in rulebook.search("imperial favor")} > {"emp", "rr"}
    assert {rule.document for rule in rulebook.search("imperial favor", "emp")} == {"emp"}
