"""The collectible card game at the table: what is drawn, what is said, what is asked, what stays secret."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from gorin.kernel.record import Record
from gorin.rulebook.testing import rule
from gorin.sim.game import Game, new_game, set_up
from gorin.sim.replaying import advance
from gorin.terminal.ccg import plain
from gorin.terminal.ccg.showing import SHOWING
from gorin.terminal.ccg.telling import everything
from gorin.terminal.seats import HUMAN
from gorin.terminal.session import Session
from gorin.terminal.showing import showing
from tests.terminal.scripts import Script, at_random, left, session

EMPEROR = "ccg/emperor"
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
BATTLE = (
    "A 10 crab: Hida Bushotsu*[Outriders, Sasumata], Iron Mine, Hida Kisada_, Kaiu Esumi+3 | Focus, Kensai's Blade | "
    "Kaiu Kawachi, Large Farm?\nB 8 crane: Doji Genshin*~, Iron Mine_ | Focus, Sasumata\nfavor A\nbattle A>B 2"
)


def seen(game: Game, seat: int) -> dict[str, Any]:
    """A player's view with what the table shows besides."""
    return SHOWING.prepared(game, game.view(seat))


def drawn(game: Game, seat: int, width: int = 100, colour: bool = False) -> str:
    """The table as a terminal of this width shows it."""
    out = io.StringIO()
    console = Console(
        file=out, width=width, highlight=False, force_terminal=colour, color_system="256" if colour else None
    )
    view = seen(game, seat)
    console.print(SHOWING.board(view, "3 action round", SHOWING.prices(game, view)))
    return out.getvalue()


def lines(game: Game, seat: int) -> list[str]:
    view = seen(game, seat)
    return SHOWING.lines(view, "", SHOWING.prices(game, view))


def games(seed: int, moves: int = 250) -> Game:
    """A game in the middle."""
    game, rng = new_game(EMPEROR, seed=seed), Random(seed)
    for _ in range(moves):
        if not game.over:
            game.choose(rng.randrange(len(game.options)))
    return game


def open_names(view: dict[str, Any]) -> set[str]:
    """The cards that lie open on the table, and your hand: what the table must name."""
    piles = ("discard", "removed", "decks")
    return {card["name"] for card, where in everything(view) if "name" in card and not any(x in where for x in piles)}


@pytest.mark.parametrize("width", [80, 100, 120])
def test_every_open_card_is_on_the_board_and_no_line_is_too_long(width: int) -> None:
    for seed in range(3):
        game = games(seed)
        for seat in (0, 1):
            text = drawn(game, seat, width)
            assert max(map(len, text.splitlines())) <= width
            words = set(re.findall(r"\S+", text))
            view = seen(game, seat)
            for name in open_names(view):
                assert all(any(part in word for word in words) for part in name.split()), name
            for player in view["players"]:
                assert f"honor {player['honor']}, gold {player['gold'][0]}" in text
                assert f"hand {len(player['hand'])}, decks {player['fate_deck']} + {player['dynasty_deck']}" in text


def test_colour_changes_no_letter() -> None:
    for game in (games(1), set_up(BATTLE, EMPEROR)):
        bare, coloured = drawn(game, 0), drawn(game, 0, colour=True)
        assert "\x1b" not in bare and "\x1b" in coloured
        assert COLOURS.sub("", coloured) == bare


def test_a_side_of_the_table() -> None:
    text = drawn(set_up(BATTLE, EMPEROR), 0)
    assert "A (you): honor 10, gold 8, hand 2, decks 10 + 10" in text
    assert "It is your turn. You have the Imperial Favor." in text
    assert "- Kaiu Kawachi for 8" in text and "Hand: Focus, Kensai's Blade for 3" in text
    (unit,) = (line for line in text.splitlines() if "Hida Bushotsu" in line and "Outriders" in line)
    assert unit.strip("│ ").split()[:6] == ["Hida", "Bushotsu", "9", "3", "0", "12"]
    assert "Outriders 3F, Sasumata" in unit and "attacking" in unit
    assert re.search(r"Hida Kisada +7 +5 +3 +0 +bowed", text)
    assert re.search(r"Doji Genshin +3 +5 +0 +3 +dishonorable", text)
    assert "Holdings: Crane Castle, Iron Mine (bowed)" in text


@pytest.mark.parametrize(
    ("mine", "theirs", "force", "result"),
    [
        ("Hida Bushotsu*[Outriders]", "Doji Genshin*", (10, 3), "you win; the province is destroyed"),
        ("Hida Bushotsu*", "Doji Genshin*", (7, 3), "you win; the province holds"),
        ("Kaiu Esumi*", "Hida Bushotsu*", (3, 7), "B wins"),
        ("Kaiu Esumi*", "Doji Genshin*", (3, 3), "a tie, both armies are destroyed"),
        ("Hida Bushotsu*_", "Doji Genshin*_", (0, 0), "a tie, both armies are destroyed"),
        ("Hida Bushotsu*_", "Doji Genshin", (0, 0), "nobody wins"),
        ("Hida Bushotsu*_[Outriders]", "Doji Genshin*", (3, 3), "a tie, both armies are destroyed"),
        ("Hida Bushotsu*", "Doji Genshin", (7, 0), "you win; the province is destroyed"),
    ],
)
@rule("emp.resolution-segment.1", "emp.resolution-segment.6", "emp.resolution-segment.10")
def test_the_totals_are_as_the_battle_would_resolve_now(
    mine: str, theirs: str, force: tuple[int, int], result: str
) -> None:
    game = set_up(f"A 5: {mine}\nB 5: {theirs}\nbattle A>B 2", EMPEROR)
    text = " ".join(drawn(game, 0, 200).split())
    assert f"Force {force[0]} against {force[1]}, Province Strength 6. As it stands: {result}." in text
    other = " ".join(lines(game, 1))
    assert "A attacks you." in other and "You attack B." in text
    assert f"Force {force[0]} against {force[1]}" in other
    while SHOWING.fighting(game.view(0)):
        game.choose(len(game.options) - 1)
    view = game.view(0)
    assert (len(view["players"][1]["provinces"]) == 3) == ("destroyed" in result and "you win" in result)


def test_all_battlefields_are_shown_not_only_the_current_one() -> None:
    game = set_up(BATTLE, EMPEROR)
    said = lines(game, 0)
    assert "B's province 2, the current battlefield. Attacking: Hida Bushotsu 12F. Defending: Doji Genshin 3F. " in (
        " ".join(said)
    )
    (third,) = (line for line in said if line.startswith("B's province 3."))
    assert "Attacking: Kaiu Esumi 3F. Defending: nobody. Force 3 against 0" in third and "the province holds" in third
    assert not any(line.startswith("B's province 1.") for line in said)


def test_the_plain_table_names_every_open_card() -> None:
    for seed in range(3):
        game = games(seed)
        for seat in (0, 1):
            text = "\n".join(lines(game, seat))
            assert all(name in text for name in open_names(seen(game, seat)))
            assert not set(text) & set("│─╭╮╰╯║═")
            assert all(line.endswith(".") for line in text.splitlines())


def test_secrets() -> None:
    game = set_up(BATTLE, EMPEROR)
    own, other = drawn(game, 0) + "\n".join(lines(game, 0)), drawn(game, 1) + "\n".join(lines(game, 1))
    assert "Large Farm" not in own + other, "nobody looks at facedown cards, not even at his own"
    assert "Kensai's Blade" in own and "Kensai's Blade" not in other
    assert "Focus" in other and "Scroll" not in own + other


@pytest.mark.parametrize("seed", range(3))
def test_no_hidden_card_is_ever_named(seed: int) -> None:
    game = games(seed, 200)
    for seat in (0, 1):
        known = {card["name"] for card, _ in everything(seen(game, seat)) if "name" in card}
        text = drawn(game, seat, 200) + "\n".join(lines(game, seat))
        every = {face.name for face in game.state.box.faces}
        for name in every - known:
            inside = any(name in other for other in known)
            assert inside or name in ("Province", "Battlefield", "The Rules") or name not in text, name


# --- playing ---------------------------------------------------------------------------------------------------------


def going_on(s: Session, typed: Iterator[str]) -> Script:
    s.screen.typed = typed  # type: ignore[attr-defined]  # a script
    return left(s)


def mid_game(most: int = 40, seed: int = 6, **how: Any) -> Session:
    """A session whose player has made some decisions, and is asked the next."""
    s = session(seed=seed, rules=EMPEROR, **how)
    going_on(s, at_random(s.game, seed, most))
    assert not s.game.over
    return s


@pytest.mark.parametrize("drawn_", [True, False])
def test_a_whole_game(drawn_: bool) -> None:
    s = session(rules=EMPEROR, seed=2, plain=not drawn_)
    text = going_on(s, at_random(s.game, 2, 8000)).text
    assert s.game.over
    assert "#" not in text, "cards are told apart by where and how they are"
    assert "Which unit do you assign?" in text and "gold is to be paid." in text
    assert "\nRound" not in text and "conflict" not in text


def test_two_people_share_a_keyboard() -> None:
    s = session(rules=EMPEROR, seed=2, names=(HUMAN, HUMAN))
    text = going_on(s, at_random(s.game, 1, 60)).text
    assert "Pass the keyboard" in "".join(s.screen.answers) or "Pass the keyboard" in text  # type: ignore[attr-defined]


def test_what_can_be_asked() -> None:
    s = mid_game()
    typed = ["?", "? 1", "card hida kisada", "card hida kisda", "why border keep", "rules emp.equip.1", "rules", "card",
             "log", "hint", "stop", "pass tea", "pass battle", "teach"]  # fmt: skip
    texts = dict(zip(typed, going_on(s, iter([*typed, "table"])).answers[-len(typed) - 1 : -1], strict=True))
    assert "pass battle: until the battle ends" in texts["?"] and "rules emp.equip.1" in texts["?"]
    assert texts["? 1"].startswith("Option 1: ")
    assert "Crab Dynasty Personality" in texts["card hida kisada"]
    assert "did you mean 'Hida Kisada'" in texts["card hida kisda"] or "Personality" in texts["card hida kisda"]
    assert "[emp." in texts["why border keep"] or "can be used" in texts["why border keep"]
    assert "[emp.equip.1]" in texts["rules emp.equip.1"]
    assert texts["rules"].startswith("Which rule? An id, such as: rules emp.equip.1")
    assert texts["card"].startswith("Which card? For instance: card iron mine")
    assert "The AI would choose " in texts["hint"]
    assert "always asked" in texts["stop"]
    assert "until the end of the battle or of the phase, not of 'tea'" in texts["pass tea"]
    assert "There is no battle now." in texts["pass battle"]


def test_undo_and_the_ai_plays_the_same_again() -> None:
    s = mid_game()
    before, state, options = s.game.decisions, s.game.state.key, s.game.options
    going_on(s, iter(["1"]))
    after = s.game.state.key
    assert s.game.decisions > before
    going_on(s, iter(["undo"]))
    assert (s.game.decisions, s.game.state.key, s.game.options) == (before, state, options)
    going_on(s, iter(["1"]))
    assert s.game.state.key == after


def test_catching_up_leads_to_the_same_decision() -> None:
    s = mid_game(seed=4)
    again = session(seed=4, rules=EMPEROR)
    again.catch_up(advance(again.game, Record(s.game.header, s.game.choices)))
    assert again.game.state.key == s.game.state.key and again.game.options == s.game.options
    assert "What happened last:" in going_on(again, iter(["table"])).text


def test_save_to_a_file(tmp_path: Path) -> None:
    s = mid_game()
    file = tmp_path / "game.jsonl"
    assert f"'gorin play --load {file}' resumes it" in going_on(s, iter([f"save {file}"])).text
    assert file.is_file()


def test_every_question_has_words_of_its_own() -> None:
    """Any decision of some whole games."""
    missing = set()
    for seed in range(3):
        game, rng = new_game(EMPEROR, seed=seed), Random(seed)
        while not game.over:
            d = game.decision
            assert d is not None
            if not game.question.endswith((".", "?", "chosen)")):
                missing.add(d.why)
            game.choose(rng.randrange(len(game.options)))
    assert missing == set()


def test_passing_for_you_until_the_battle_ends() -> None:
    game = set_up(BATTLE, EMPEROR)
    from gorin.sim.passing import Passing

    passing = Passing()
    assert SHOWING.no_such_period("battle", seen(game, 1)) == ""
    passing.begin("battle", SHOWING.now(seen(game, 1)))
    d = game.decision
    assert d is not None and d.why == "battle action"
    assert game.asked is not None
    assert passing.answer(game.asked, d, lambda: SHOWING.now(seen(game, 1))) == len(d.options) - 1


def test_each_game_has_its_own_table() -> None:
    assert showing(EMPEROR) is SHOWING and showing("lcg/skirmish") is not SHOWING
    assert plain.status(seen(games(1), 0)).startswith("Turn ")
