"""The drawn table: what is on it, how wide it is, what it keeps secret."""

from __future__ import annotations

import copy
import io
import re
from random import Random
from typing import Any

import pytest
from rich.console import Console

from gorin.rulebook.testing import rule
from gorin.sim.game import Game, new_game
from gorin.terminal.lcg.board import board
from gorin.terminal.lcg.telling import everything
from tests.lcg.tables import table

COLOURS = re.compile(r"\x1b\[[0-9;]*m")


def drawn(view: dict[str, Any], width: int = 100, colour: bool = False) -> str:
    """The table as a terminal of this width shows it."""
    out = io.StringIO()
    console = Console(
        file=out, width=width, highlight=False, force_terminal=colour, color_system="256" if colour else None
    )
    console.print(board(view, "3.2.2 conflict action window", {}))
    return out.getvalue()


def games(seed: int, rules: str = "lcg/stronghold", moves: int = 120) -> Game:
    """A game in the middle."""
    game, rng = new_game(rules, seed=seed), Random(seed)
    for _ in range(moves):
        if not game.over:
            game.choose(rng.randrange(len(game.options)))
    return game


def open_names(view: dict[str, Any]) -> set[str]:
    """The cards that lie open on the table, and your hand: what the board must name."""
    piles = ("discard", "removed", "decks", "under")
    return {card["name"] for card, where in everything(view) if "name" in card and not any(x in where for x in piles)}


@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish"])
@pytest.mark.parametrize("width", [80, 100, 120])
def test_every_open_card_is_on_the_board_and_no_line_is_too_long(rules: str, width: int) -> None:
    for seed in range(4):
        game = games(seed, rules)
        for seat in (0, 1):
            view = game.view(seat)
            text = drawn(view, width)
            assert max(map(len, text.splitlines())) <= width
            words = set(re.findall(r"\S+", text))
            for name in open_names(view):
                assert all(any(part in word for word in words) for part in name.split()), name
            for player in view["players"]:
                assert f"honor {player['honor']}, fate {player['fate']}" in text
                assert f"hand {len(player['hand'])}" in text


def test_colour_changes_no_letter() -> None:
    for seed in range(3):
        view = games(seed).view(0)
        plain, coloured = drawn(view), drawn(view, colour=True)
        assert "\x1b" not in plain and "\x1b" in coloured
        assert COLOURS.sub("", coloured) == plain


@pytest.mark.parametrize("width", [80, 100])
def test_long_names_stay_within_the_frame(width: int) -> None:
    view = copy.deepcopy(games(2).view(0))
    for card, _ in everything(view):
        if "name" in card:
            card["name"] = "The Interminably Long Chronicle of Everything-that-was-ever-said-at-Court"
    lines = drawn(view, width).splitlines()
    assert max(map(len, lines)) <= width
    assert all(line[0] in "╭│╰ ╔║╚" for line in lines if line.strip())


def test_the_other_players_secrets_are_not_drawn() -> None:
    for seed in range(6):
        game = games(seed)
        view = game.view(0)
        seen = {card["name"] for card, _ in everything(view) if "name" in card}
        hidden = {card["name"] for card in game.view(1)["players"][1]["hand"]} - seen
        text = " ".join(drawn(view, 200).split())
        assert not [name for name in hidden if name in text]


FIGHT = """A 10/3: {mine}
B 10/3: {theirs}
military air A>B"""


@pytest.mark.parametrize(
    ("mine", "theirs", "skill", "result"),
    [
        ("Plain Captain*", "Plain Soldier*", (4, 2), "you win by 2; {at} holds"),
        ("Plain Giant*", "Plain Soldier*", (9, 2), "you win by 7; {at} breaks"),
        ("Plain Captain*", "Plain Giant*", (4, 9), "B wins by 5, and no province breaks"),
        ("Plain Captain*", "Plain Soldier", (4, 0), "you win by 4, unopposed; {at} {fate}"),
        ("Plain Idler*", "Plain Soldier", (0, 0), "nobody wins, and no province breaks"),
        ("Plain Soldier*", "Plain Soldier*", (2, 2), "you win by 0; {at} holds"),
    ],
)
@rule("rr.step-3-2-2.7")
def test_the_totals_are_as_the_conflict_would_resolve_now(
    mine: str, theirs: str, skill: tuple[int, int], result: str
) -> None:
    s = table(FIGHT.format(mine=mine, theirs=theirs))
    view = s.box.rules.view(s, 0)
    (at,) = [each for each in view["players"][1]["provinces"] if each["id"] == view["conflict"]["province"]]
    fate = "breaks" if at["strength"] <= 4 else "holds"
    text = " ".join(drawn(view, 200).split())
    assert f"Skill: {skill[0]} attacking, {skill[1]} defending." in text
    assert f"As it stands: {result.format(at=at['name'], fate=fate)}." in text
    other = " ".join(drawn(s.box.rules.view(s, 1), 200).split())
    assert "A attacks your" in other and "you attack B's" in text


def test_rings_favor_and_first_player() -> None:
    view = copy.deepcopy(games(1).view(0))
    view["favor"] = {"player": 1, "side": "political"}
    view["first"] = 0
    view["rings"][0] |= {"state": 1, "fate": 0}
    view["rings"][1] |= {"state": "unclaimed", "fate": 3}
    view["rings"][2] |= {"state": "contested", "fate": 0}
    text = drawn(view)
    assert "First player: you. Imperial Favor: B (political)." in " ".join(text.split())
    assert "air, claimed by B | earth, 3 fate | fire, contested" in text
