"""What the table answers: prices, places, and why a card cannot be used."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.sim.game import set_up
from gorin.terminal.answers import explain_card, moment, not_offered, why_not
from gorin.terminal.commands import Wrong, understand
from gorin.terminal.lcg.showing import SHOWING
from gorin.terminal.wording import choices

TABLE = "A 10/3: Doji Whisperer | Fine Katana, Banzai! | {province}\nB 10/3: Eager Scout+2_"


@pytest.mark.parametrize(
    ("province", "id"), [("Night Raid?", "rr.provinces.2"), ("Night Raid#", "rr.breaking-a-province.5")]
)
@rule("rr.provinces.2", "rr.breaking-a-province.5")
def test_a_facedown_or_broken_province_is_refused_with_its_own_rule(province: str, id: str) -> None:
    game = set_up(TABLE.format(province=province))
    (said,) = why_not(game, "night raid", game.view(0), [])
    assert said.startswith("Night Raid is ") and said.endswith(f"[{id}]")


def test_a_card_that_can_be_used_names_its_option_and_another_its_rule() -> None:
    game = set_up(TABLE.format(province="Night Raid?"))
    d, view = game.decision, game.view(0)
    assert d is not None
    offered = choices(SHOWING, game, view)
    assert why_not(game, "fine katana", view, offered)[0] == "Fine Katana can be used: option 1, play Fine Katana."
    (banzai,) = why_not(game, "banzai!", view, offered)
    assert banzai.startswith("Banzai! can be played only during a conflict; there is none. [rr.")
    (scout,) = why_not(game, "eager scout", view, offered)
    assert scout.endswith("[rr.ability.11]")


@pytest.mark.parametrize("typed", ["banzai!", "play Banzai!", "use banzai!"])
def test_a_card_that_is_named_as_an_option_is_refused_in_the_same_words(typed: str) -> None:
    game = set_up(TABLE.format(province="Night Raid?"))
    d, view = game.decision, game.view(0)
    assert d is not None
    meant = understand(typed, choices(SHOWING, game, view))
    assert isinstance(meant, Wrong)
    said = not_offered(game, meant.named, view)
    assert said == why_not(game, "banzai!", view, []) and said[0].startswith("Banzai! can be played only during")
    for other in ("nonsense", "play nonsense"):
        meant = understand(other, choices(SHOWING, game, view))
        assert isinstance(meant, Wrong) and not_offered(game, meant.named, view) == []


def test_a_card_is_explained_with_how_it_stands() -> None:
    game = set_up(TABLE.format(province="Night Raid?"))
    page = explain_card(game, "eager scout", game.view(0))
    assert page[0] == "Eager Scout"
    assert page[-1].startswith("In play, B's: military ") and "2 fate, bowed." in page[-1]
    assert explain_card(game, "eager scott", game.view(0))[0].startswith(
        ("There is no card 'eager scott'; did you mean 'Eager Scout'", "Eager Scout")
    )


def test_prices_are_what_your_own_cards_cost_now() -> None:
    game = set_up(TABLE.format(province="Night Raid?"))
    view = game.view(0)
    hand = {card["id"]: card["name"] for card in view["players"][0]["hand"]}
    assert {hand[card]: cost for card, cost in SHOWING.prices(game, view).items() if card in hand} == {
        "Fine Katana": 0,
        "Banzai!": 0,
    }
    assert set(SHOWING.prices(game, game.view(1))).isdisjoint(hand)
    assert SHOWING.prices(game, view | {"watching": True}) == {}


def test_twins_are_told_apart_by_how_they_are() -> None:
    game = set_up("A 10/3: Eager Scout+1, Eager Scout_+2 | Fine Katana, Fine Katana\nB 10/3: Doji Whisperer")
    d, view = game.decision, game.view(0)
    assert d is not None
    texts = [each.text for each in choices(SHOWING, game, view)]
    assert texts[:2] == ["play Fine Katana, copy 1", "play Fine Katana, copy 2"]
    game.choose(0)
    d, view = game.decision, game.view(0)
    assert d is not None and game.question == "Fine Katana: What is it attached to?"
    texts = [each.text for each in choices(SHOWING, game, view)]
    assert "attach it to Eager Scout (1 fate, in play, yours)" in texts
    assert "attach it to Eager Scout (2 fate, bowed, in play, yours)" in texts


def test_the_step_is_named_by_the_rulebook() -> None:
    game = set_up("A 10/3: Doji Whisperer* | Fine Katana\nB 10/3: Eager Scout*\npolitical air A>B")
    assert moment(game) == ("3.2.2", "3.2.2 conflict action window")
