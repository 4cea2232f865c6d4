"""English of the collectible card game read back: most texts are, none as something else but those that are listed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from gorin.cards.registry import cards
from gorin.language.nodes import Text, walk
from gorin.language.numbers import Times
from gorin.language.reading.gaps import replaced
from gorin.rulesets.ccg import words
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.reading.cards import line, read_line
from gorin.rulesets.ccg.reading.source import source_of
from gorin.rulesets.ccg.words.numbers import Penalty
from gorin.rulesets.ccg.words.texts import Ability
from tests.language.test_reading import canonical

LIST: dict[str, dict[str, str]] = json.loads((Path(__file__).parent / "unread_ccg.json").read_text(encoding="utf-8"))
TEXTS = list({(line(x, c), c.type, c.pack): (c, x) for c in cards("ccg").values() for x in c.text}.values())
NAMES = {name: getattr(words, name) for name in vars(words)["__all__"]}


def meant(x: Text) -> object:
    """What players call an ability is not said in it; its costs are paid at once; a penalty is a number below zero."""
    if isinstance(x, Ability):
        x = replace(x, label="", cost=tuple(sorted(x.cost, key=repr)))
    for y in walk(x, Penalty):
        x = replaced(x, y, Times(y.of, -1))
    return canonical(x)


def test_what_cards_say_is_read_as_what_it_is() -> None:
    unread, otherwise = set(), set()
    for card, x in TEXTS:
        said = line(x, card)
        found = read_line(said, replace(card, text=()))
        if found.words is None:
            unread.add(said)
            continue
        assert line(found.words, card) == said
        if meant(found.words) != meant(x):
            otherwise.add(said)
    assert unread == LIST["unread"].keys()
    assert otherwise == LIST["otherwise"].keys()


@pytest.mark.parametrize("pack", ["emperor", "samurai"])
def test_most_is_read(pack: str) -> None:
    """The measure: of all texts of an edition's cards, so many are read as what they are."""
    texts = [line(x, card) for card, x in TEXTS if card.pack == pack]
    assert sum(x in LIST["unread"] or x in LIST["otherwise"] for x in texts) <= 0.03 * len(texts)


@pytest.mark.parametrize("card", cards("ccg").values(), ids=lambda x: x.name)
def test_words_are_written_as_a_card_file_writes_them(card: Card) -> None:
    for x in card.text:
        again = eval(source_of(x), dict(NAMES))
        assert again == x and type(again) is type(x)


@pytest.mark.parametrize(
    ("text", "type", "source"),
    [
        ("Bow this Holding: Produce 2 Gold, or 3 Gold if you are a Crab Clan player.", "holding", "Produces("),
        ("Battle: Ranged 4 attack.", "personality", "battle(ranged(4))"),
        ("Iaijutsu Battle: Target an enemy Personality: This Personality duels that Personality. Destroy the duel's "
         "loser.", "personality", 'battle(Duel(THIS, THAT, (Destroy(PICKED),)), target=ENEMY & PERSONALITY, '
         'words="iaijutsu")'),
    ],
)  # fmt: skip
def test_a_line(text: str, type: str, source: str) -> None:
    found = read_line(text, Card("Example", type, chi=1))
    assert found.words is not None and source_of(found.words).startswith(source.split("(")[0])
    assert eval(source_of(found.words), dict(NAMES)) == found.words


@pytest.mark.parametrize("text", ["Battle: Bow that Personality.", "Battle: Sneeze.", "", "Battle: ", ":"])
def test_what_speaks_of_nothing_is_not_guessed(text: str) -> None:
    found = read_line(text, Card("Example", "strategy"))
    assert found.words is None and found.trouble is not None
