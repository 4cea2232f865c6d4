"""The table as plain lines: one fact after another, nothing drawn."""

from __future__ import annotations

import pytest

from gorin.terminal.lcg import plain
from gorin.terminal.lcg.telling import everything
from tests.lcg.tables import table
from tests.terminal.scripts import shown
from tests.terminal.test_board import games, open_names


@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish"])
def test_every_line_is_a_sentence_and_every_open_card_is_named(rules: str) -> None:
    for seed in range(5):
        view = games(seed, rules).view(1)
        lines = plain.table(view, "4.6 choose", {})
        assert all(line.endswith(".") and line.isprintable() for line in lines)
        text = "\n".join(lines)
        assert not set(text) & set("│║╭╔─═|·")
        for name in open_names(view):
            assert name in text
        assert sum(line.startswith("B (you): honor") for line in lines) == 1


def test_secrets_are_not_told() -> None:
    for seed in range(5):
        game = games(seed)
        view = game.view(0)
        seen = {card["name"] for card, _ in everything(view) if "name" in card}
        hidden = {card["name"] for card in game.view(1)["players"][1]["hand"]} - seen
        text = "\n".join(plain.table(view)) + plain.status(view)
        assert not [name for name in hidden if name in text]


def test_a_character_in_words() -> None:
    s = table("A 10/3: Plain Bully_+2 [Plain Sword]\nB 10/3: Plain Poet")
    (mine,), (theirs,) = (p["characters"] for p in s.box.rules.view(s, 0)["players"])
    said = plain.character(mine)
    assert said.startswith("Plain Bully: military 5, political none, glory 1, 2 fate")
    assert "bowed" in said and "Attached: Plain Sword." in said
    assert plain.character(theirs) == "Plain Poet: military none, political 3, glory 2, no fate."


def test_one_who_watches_is_nobody_at_the_table() -> None:
    view = games(3).view(0) | {"watching": True}
    text = "\n".join(plain.table(view))
    assert "you" not in text.lower().split() and "A: honor" in text and "A's hand" in text


def test_a_plain_session_has_no_drawing() -> None:
    screen = shown(["1"] * 30, plain=True)
    assert not set(screen.text) & set("│║╭╔─═") and "\x1b" not in screen.text
    assert "1. " in screen.text
