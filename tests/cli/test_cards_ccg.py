"""`gorin card` and `gorin cards` for the collectible game."""

from __future__ import annotations

import json

import pytest

from gorin.cards.registry import cards
from gorin.rulesets.ccg.english import text_of
from tests.cli.terminal import Terminal


@pytest.fixture
def gorin(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


def test_a_personality(gorin: Terminal) -> None:
    shown = gorin("card", "hida", "bushotsu")
    assert shown.startswith(
        "Hida Bushotsu\nCrab Dynasty Personality\n"
        "Force 7, Chi 2, Honor Requirement –, Gold Cost 8, Personal Honor 0\nBerserker.\n"
    )
    assert text_of(cards("ccg")["Hida Bushotsu"]) in shown and "Emperor Edition" in shown


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("yasuki palaces - exp", "Crab Stronghold, experienced\nProvince Strength "),
        ("Sasumata", "Unaligned Fate Item\nForce +"),
        ("Outriders", "Unaligned Fate Follower\nForce 3, Honor Requirement "),
        ("Iron Mine", "Unaligned Dynasty Holding\nGold Cost 2\nMine."),
        ("Focus", "Unaligned Fate Strategy\nGold Cost 0, Focus Value "),
        ("Ring of Earth", "Unaligned Fate Ring\nFocus Value "),
    ],
)
def test_what_is_printed_on_each_type(name: str, says: str, gorin: Terminal) -> None:
    assert says in gorin("card", name, "--game", "ccg")


@pytest.mark.parametrize("card", cards("ccg").values(), ids=lambda card: str(card.name))
def test_every_card_has_a_page(card: object, gorin: Terminal) -> None:
    name = card.name  # type: ignore[attr-defined]
    assert gorin("card", "--game", "ccg", name).startswith(name)


def test_a_title_that_both_games_have_shows_both_cards(gorin: Terminal) -> None:
    both = sorted(set(cards("lcg")) & set(cards("ccg")))
    for name in both[:3]:
        shown = gorin("card", name)
        for game in ("lcg", "ccg"):
            assert gorin("card", "--game", game, name).strip() in shown


def test_no_such_card(gorin: Terminal) -> None:
    assert gorin.refuses("card", "hida bushots") == "There is no card 'hida bushots'; did you mean 'Hida Bushotsu'?"
    assert gorin.refuses("card", "hida bushotsu", "--game", "lcg").startswith("There is no card 'hida bushotsu'")
    assert "There is no game 'go'" in gorin.refuses("card", "focus", "--game", "go")


def test_all_of_them(gorin: Terminal) -> None:
    found = json.loads(gorin("cards", "--game", "ccg", "--set", "emperor", "--json"))
    assert [card["name"] for card in found] == [x.name for x in cards("ccg").values() if x.pack == "emperor"]
    mine = next(card for card in found if card["name"] == "Iron Mine")
    assert (mine["type"], mine["clan"], mine["abilities"]) == ("holding", "unaligned", 1)
    assert mine["text"] == text_of(cards("ccg")["Iron Mine"])
    assert next(card for card in found if card["name"] == "Outriders")["abilities"] == 0
    assert "Iron Mine" in gorin("cards", "--game", "ccg")
    assert gorin.refuses("cards", "--game", "ccg", "--set", "core").startswith(
        "The ccg has no set 'core'; it has emperor"
    )
