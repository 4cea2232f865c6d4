"""`gorin read`: English on the command line."""

from __future__ import annotations

import json

import pytest

from tests.cli.terminal import Terminal

LINE = "Action: During a conflict, bow this character – draw 1 card."


@pytest.fixture
def gorin(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


def test_words_and_what_they_say(gorin: Terminal) -> None:
    assert gorin("read", LINE) == f"action(Draw(), when=CONFLICT, cost=Bow(THIS))\n  says: {LINE}\n"


def test_the_type_of_the_card_that_says_it(gorin: Terminal) -> None:
    said = gorin("read", "Attach to a Bushi character.", "--type", "attachment")
    assert said.splitlines()[0] == "AttachOnlyTo(BUSHI & CHARACTER)"
    said = gorin("read", "Attach to a Bushi character.", code=1)
    assert "AttachOnlyTo stands only on attachment cards, not on a character." in said


def test_what_else_it_may_mean(gorin: Terminal) -> None:
    said = gorin("read", "While this character is ready, X is equal to the number of holdings you control.")
    assert "  may also mean: SkillX(" in said


def test_where_it_cannot_be_read(gorin: Terminal) -> None:
    said = gorin("read", LINE.replace("character", "charcter"), code=1).splitlines()
    assert said[1].strip() == "^" * len("bow this charcter") and said[0][said[1].index("^") :].startswith("bow this")
    assert said[2] == "“bow this charcter” cannot be read; perhaps: “bow this character”."


def test_as_json(gorin: Terminal) -> None:
    good, bad = json.loads(gorin("read", LINE, "Action: Bow.", "--json", code=1))
    words = "action(Draw(), when=CONFLICT, cost=Bow(THIS))"
    assert good == {"text": LINE, "read": True, "words": words, "says": LINE, "others": []}
    assert bad["problem"]["clause"] == "Bow" and (bad["problem"]["from"], bad["problem"]["to"]) == (8, 11)


def test_what_is_asked_wrongly(gorin: Terminal) -> None:
    assert gorin.refuses("read", LINE, "--game", "chess") == "There is no game 'chess'; there are lcg and ccg."
    assert gorin.refuses("read", LINE, "--type", "spoon").startswith("A card has no type.")
    assert gorin.refuses("read", " ") == "There is nothing to read; a line of a card's text goes in quotes."


def test_the_other_game(gorin: Terminal) -> None:
    line = "Battle: Target an enemy Personality: Bow that Personality."
    said = gorin("read", line, "--game", "ccg", "--type", "strategy")
    assert said.startswith(f"battle(Bow(THAT), target=ENEMY & PERSONALITY)\n  says: {line}\n")
    line = "Battle: Bow this card: Give a target Personality +2F."
    said = gorin("read", line, "--game", "ccg", "--type", "samurai edition holding")
    assert said.splitlines()[0] == "battle(Give(THAT, 2), target=PERSONALITY, cost=Bow(THIS))"
    refused = gorin.refuses("read", line, "--game", "ccg", "--type", "spoon")
    assert refused.startswith("'spoon' is no type of card")
