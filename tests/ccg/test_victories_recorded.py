"""The four victories in whole games that are recorded, saved, and replayed move by move, in both editions. Those that
agents do not come to by themselves, scripts play (Emperor Edition's: test_endings.py)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gorin import new_game, replay
from gorin.cards.registry import cards_for
from gorin.decks.precons import deck_for
from gorin.kernel.files import put_record
from gorin.kernel.record import Record, read_record
from gorin.rulesets.base import DeckList
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.deckbuilding import faults
from gorin.rulesets.ccg.editions import SAMURAI
from gorin.sim.match import file_name, plan, play
from tests.ccg.scripts import mine, name, play_out
from tests.ccg.victories import COURT, OUTCASTS, RINGS, SEEKERS, Seeker, helper
from tests.states import ccg

EMPEROR_PRECONS = tuple(deck_for("ccg/emperor", x) for x in ("crane", "lion"))
SAMURAI_PRECONS = tuple(deck_for("ccg/samurai", x) for x in ("scorpion", "crab"))
PLAYED = (
    ("ccg/emperor", EMPEROR_PRECONS, "military"),
    ("ccg/emperor", EMPEROR_PRECONS, "honor"),
    ("ccg/samurai", SAMURAI_PRECONS, "military"),
    ("ccg/samurai", (COURT, COURT), "honor"),
    ("ccg/samurai", (OUTCASTS, COURT), "dishonor"),
)
MOST = 25  # games until one ends so


def reread(path: Path) -> Record:
    return read_record(path.read_bytes())


@pytest.mark.parametrize("deck", [SEEKERS, COURT, OUTCASTS], ids=lambda x: x.name)
def test_the_decks_are_legal(deck: DeckList) -> None:
    assert faults(deck, SAMURAI, cards_for("ccg/samurai")) == []


@pytest.mark.parametrize(("rules", "decks", "ending"), PLAYED, ids=lambda x: x if isinstance(x, str) else "")
def test_agents_who_choose_at_random_come_to_it(
    rules: str, decks: tuple[DeckList, ...], ending: str, tmp_path: Path
) -> None:
    run = plan(rules, ("random",), decks, games=MOST, seed=5, records=tmp_path)
    results = (play(run, i) for i in range(MOST))
    found = next((x for x in results if x.ending == ending), None)
    assert found is not None, f"none of {MOST} games ended so"
    record = reread(tmp_path / file_name(found.game))
    assert record.ending is not None and record.ending.ending == ending
    game = replay(record)
    assert (game.ending, game.winner) == (ending, found.winner)
    assert holds(game, ending)


def holds(game: Any, ending: str) -> bool:
    """Is the table as the ending says?"""
    s, winner = ccg(game), game.winner
    edition = s.box.rules.edition
    loser = 1 - winner
    if ending == "military":
        return not s.provinces[loser] and bool(s.provinces[winner])
    if ending == "honor":
        return bool(s.honor[winner] >= edition.honor_victory and s.first == winner)
    return s.honor[loser] <= edition.dishonor and bool(s.provinces[loser])


def test_enlightenment_in_samurai_edition(tmp_path: Path) -> None:
    for seed in (14, *range(10)):  # the order in which the Rings are drawn must allow it
        game = new_game("ccg/samurai", [SEEKERS, deck_for("ccg/samurai", "crab")], seed=seed)
        assert not mine(game.state, 0, facts.RING)
        play_out(game, Seeker(), helper)
        if game.ending == "enlightenment":
            break
    assert (game.ending, game.winner) == ("enlightenment", 0)
    rings = mine(game.state, 0, facts.RING, facts.EARNED)
    assert sorted(name(game.state, c) for c in rings) == sorted(RINGS)
    assert ccg(game).honor[0] < SAMURAI.honor_victory and ccg(game).provinces[1]
    put_record(tmp_path / "game.jsonl", game.record)
    assert replay(reread(tmp_path / "game.jsonl")).state == game.state


AGENTS = Path(__file__).with_name("victory_agents.py")
SCRIPTED = (  # with the seeds of a run whose first game is that of test_endings.py, and of the test above
    ("ccg/emperor", ("Shamer", "Shamed"), (deck_for("ccg/emperor", "crab"), EMPEROR_PRECONS[0]), 1, "dishonor"),
    (
        "ccg/emperor",
        ("Seeker", "Helper"),
        (EMPEROR_PRECONS[0], deck_for("ccg/emperor", "crab")),
        4792516632724921687,
        "enlightenment",
    ),
    (
        "ccg/samurai",
        ("SamuraiSeeker", "SamuraiHelper"),
        (SEEKERS, SAMURAI_PRECONS[1]),
        6175359008902243174,
        "enlightenment",
    ),
)


@pytest.mark.parametrize(("rules", "agents", "decks", "seed", "ending"), SCRIPTED, ids=lambda x: str(x)[:30])
def test_agents_who_follow_scripts_come_to_it(
    rules: str, agents: tuple[str, ...], decks: tuple[DeckList, ...], seed: int, ending: str, tmp_path: Path
) -> None:
    """As `gorin simulate --agents tests/ccg/victory_agents.py:…` plays it."""
    run = plan(rules, tuple(f"{AGENTS}:{x}" for x in agents), decks, games=1, seed=seed, records=tmp_path)
    assert play(run, 0).ending == ending
    record = reread(tmp_path / file_name(0))
    assert record.ending is not None and record.ending.ending == ending
    game = replay(record)
    assert (game.ending, game.winner) == (ending, 0)
