"""The driver around a state."""

from __future__ import annotations

import doctest
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import gorin
from gorin.errors import DeckError, IllegalChoice, UsageError
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.rules import Lcg
from gorin.sim import breaker, game
from gorin.sim.game import Game, new_game
from tests.decks.lists import precon

RULES = ("lcg/stronghold", "lcg/skirmish")


def played(game: Game, decisions: int = 10**6, seed: int = 0) -> Game:
    """The game after some more random decisions."""
    rng = random.Random(seed)
    while decisions and not game.over:
        game.choose(rng.randrange(len(game.options)))
        decisions -= 1
    return game


@pytest.mark.parametrize("rules", RULES)
def test_a_game_is_played_to_its_end(rules: str) -> None:
    game = played(new_game(rules, seed=3))
    assert game.over and game.finished
    assert game.decision is None and game.options == [] and game.why == ""
    assert game.ending in ("honor", "dishonor", "conquest")
    assert game.winner in (0, 1)
    assert 1 <= game.rounds <= 60
    assert game.decisions == len(game.record.choices)
    with pytest.raises(IllegalChoice, match="the game is over"):
        game.choose(0)


@pytest.mark.parametrize("module", [gorin, game])
def test_the_documentation_is_true(module: Any) -> None:
    tried = doctest.testmod(module)
    assert tried.attempted and not tried.failed


def test_importing_gorin_imports_nothing_more() -> None:
    """But what looks, where a compiled build is or was asked for, whether it is to be used."""
    told = "[m for m in sys.modules if m.startswith('gorin.') and m != 'gorin.compiled']"
    source = f"import sys, gorin; print({told}, gorin.__version__)"
    shown = subprocess.run([sys.executable, "-c", source], check=True, capture_output=True, text=True).stdout
    assert shown.startswith("[] 0.")


def test_what_gorin_offers() -> None:
    assert set(gorin.__all__) <= set(dir(gorin))
    assert gorin.new_game is new_game
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        gorin.chess  # noqa: B018


@pytest.mark.parametrize("index", [-1, 99, True, "0", None, 0.0])
def test_a_wrong_index_changes_nothing(index: Any) -> None:
    game = played(new_game(seed=1), 30)
    before, record, options = game.state.key, game.record.lines(), game.options
    with pytest.raises(IllegalChoice, match="There is no option"):
        game.choose(index)
    assert (game.state.key, game.record.lines(), game.options) == (before, record, options)


def test_decisions_have_two_options_or_more() -> None:
    game = new_game("lcg/skirmish", seed=1)
    while not game.over:
        assert len(game.options) > 1
        played(game, 1)


def test_stop_asks_everything() -> None:
    stopping, usual = new_game(seed=2, stop=True), new_game(seed=2)
    single = 0
    while not stopping.over:
        if len(stopping.options) == 1:
            single += 1
            stopping.choose(0)
            continue
        assert stopping.options == usual.options
        for each in (stopping, usual):
            each.choose(len(each.options) - 1)
    assert single and usual.over and stopping.decisions == usual.decisions + single
    assert gorin.replay(stopping.record).state == stopping.state == usual.state


def test_a_clone_is_played_on_independently() -> None:
    game = played(new_game(seed=5), 60)
    other = game.clone()
    key, lines = game.state.key, game.record.lines()
    assert other.state == game.state and other.options == game.options
    assert other.record.lines() == lines
    assert game.log is not None and other.log is not None and other.log.lines == game.log.lines
    played(other)
    assert (game.state.key, game.record.lines()) == (key, lines)
    assert played(game).record.lines() == other.record.lines()


def test_undo_takes_back_one_decision_after_another() -> None:
    game = new_game("lcg/skirmish", seed=6)
    keys = []
    while game.decisions < 40:
        keys.append(game.state.key)
        played(game, 1, seed=game.decisions)
    while keys:
        game.undo()
        assert game.state.key == keys.pop()
    with pytest.raises(IllegalChoice, match="no decision to take back"):
        game.undo()


def test_undo_of_the_last_decision_of_a_game() -> None:
    game = played(new_game("lcg/skirmish", seed=6))
    last, lines = game.choices[-1], game.record.lines()
    game.undo()
    assert not game.over and game.log is not None
    game.choose(last.i)
    assert game.record.lines() == lines


def test_views() -> None:
    game = new_game(seed=1)
    assert game.view(1)["you"] == 1
    for seat in (-1, 2, "A"):
        with pytest.raises(UsageError, match="There is no seat"):
            game.view(seat)  # type: ignore[arg-type]


def test_a_game_without_log_tells_nothing() -> None:
    quiet, told = played(new_game(seed=1, log=False)), played(new_game(seed=1))
    assert quiet.log is None and told.log is not None and told.log.lines
    assert quiet.state == told.state and quiet.clone().log is None


def test_decks() -> None:
    assert [deck["name"] for deck in new_game().header.decks] == ["crab", "crane"]
    assert [deck["name"] for deck in new_game(decks=["crane"]).header.decks] == ["crane", "crane"]
    assert [deck["name"] for deck in new_game(decks=["crane", precon("crab")]).header.decks] == ["crane", "crab"]
    with pytest.raises(DeckError, match="2 players need 2 decks, or one for all of them; there are 3"):
        new_game(decks=["crab", "crane", "crab"])


def test_players() -> None:
    assert new_game(players=2).header.players == ["A", "B"]
    assert new_game(players=["Hotaru", "Kisada"]).header.players == ["Hotaru", "Kisada"]
    with pytest.raises(UsageError, match="lcg/stronghold is for 2 players, not 3"):
        new_game(players=3)
    with pytest.raises(UsageError, match="no rules called 'chess'"):
        new_game("chess")


@pytest.mark.parametrize("seed", [-1, 0, 2**64 - 1, 2**70 + 5])
def test_any_number_is_a_seed(seed: int) -> None:
    game = played(new_game("lcg/skirmish", seed=seed), 5)
    assert gorin.replay(game.record).state == game.state


def test_too_many_decisions_are_a_cap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "MOST_DECISIONS", 20)
    cut = played(new_game(seed=1))
    assert (cut.ending, cut.winner, cut.decisions, cut.over, cut.finished) == ("cap", None, 20, True, False)
    assert cut.decision is None and cut.options == []
    assert gorin.replay(cut.record).ending == "cap"


def test_too_many_rounds_are_a_cap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lcg, "longest", 2)
    cut = new_game(seed=1)
    while not cut.over:
        cut.choose(len(cut.options) - 1)
    assert (cut.ending, cut.winner, cut.rounds, cut.finished) == ("cap", None, 3, False)


def test_a_position_that_comes_up_three_times_is_a_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(breaker, "LONG_ROUND", 30)
    turning = played(new_game(seed=1), 20)
    watch, s = breaker.Breaker(), turning.state
    for decisions in range(32):
        assert not watch.turns_in_circles(s, 1, decisions)
        s.acts += 1  # counts, and makes no other position
    assert not watch.copy().turns_in_circles(s, 2, 40)
    assert watch.copy().turns_in_circles(s, 1, 33) is False
    assert watch.turns_in_circles(s, 1, 33) is False
    assert watch.turns_in_circles(s, 1, 34)


def test_a_loop_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(breaker.Breaker, "turns_in_circles", lambda self, s, round, decisions: decisions == 9)
    cut = played(new_game(seed=1))
    assert (cut.ending, cut.winner, cut.decisions, cut.finished) == ("loop", None, 9, False)


def test_endless_choices_with_one_option_are_a_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "MOST_IN_A_ROW", 0)
    assert played(new_game(seed=1)).ending == "loop"


@rule("rr.setup.1")
def test_a_deck_from_a_file_must_be_legal(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("Clan: crane\n3x Doji Whisperer\n")
    for decks in ([str(file), "crab"], ["crab", str(file)]):  # whosever it is
        for rules in RULES:
            with pytest.raises(DeckError, match=f"no legal deck for {rules}"):
                new_game(rules, decks=decks)
    for rules in RULES:
        assert new_game(rules, decks=["crane", "crab"]).decision is not None
