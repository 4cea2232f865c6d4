"""Games written by earlier releases: each opens and goes on, or one sentence says what can still be done with it. A
game with a snapshot always goes on."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from gorin.errors import RecordError
from gorin.kernel.record import Record
from gorin.rulesets.numbers import rules_number, states_number
from gorin.sim.game import Game
from gorin.sim.replaying import Parted, read, replay
from gorin.sim.resuming import resume
from gorin.sim.version import engine
from tests.cli.terminal import Terminal
from tests.saved.earlier import GAMES, RELEASES, asked, files
from tests.saved.rules import later


@pytest.fixture
def gorin(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


def names_no_card(said: str, record: Record) -> bool:
    """A sentence that anybody may read: none of the words of the record's choices are in it."""
    told = {choice.t for choice in record.choices} - {"pass", "done", "yes", "no"}
    return not any(text in said for text in told if len(text) > 3)


def opened(path: Path) -> Game | None:
    """The game, or None if a sentence says that it can only be watched."""
    record = read(path)
    try:
        return resume(record)
    except Parted as parted:
        said = str(parted)
        assert record.snapshot is None, f"{path}: a game with a snapshot goes on: {said}"
        assert record.header.number != rules_number(record.header.rules), f"{path} is of these rules: {said}"
        assert "cannot be continued" in said and "can be watched up to there" in said and names_no_card(said, record)
        return None


@pytest.mark.parametrize(
    "path", files("drive-*.jsonl") + files("terminal-*.jsonl"), ids=lambda p: f"{p.parent.name}-{p.stem}"
)
def test_an_unfinished_game_goes_on(path: Path) -> None:
    game = opened(path)
    if game is None:
        return
    record = read(path)
    assert game.decisions == len(record.choices) or game.base is not None
    waited = asked(path.parent.name, "drive").get(path.name)
    if waited is not None and game.base is None:
        assert [option["text"] for option in waited["options"]] == game.options
    dice = Random(1)
    while not game.over:
        game.choose(dice.randrange(len(game.options)))
    assert replay(game.record).state.key == game.state.key


@pytest.mark.parametrize("path", files("record-*.jsonl"), ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_a_finished_game_is_watched_as_far_as_it_goes(path: Path, gorin: Terminal) -> None:
    record = read(path)
    try:
        replay(record)
    except Parted as parted:
        assert record.header.number != rules_number(record.header.rules), "by the same rules it is the same game"
        assert names_no_card(str(parted), record)
        assert "parts from the rules" in gorin.refuses("replay", str(path), "--verify")
    else:
        said = gorin("replay", str(path), "--verify")
        assert "replays" in said and ("as recorded" in said or "key matches" in said)
        assert record.ending is not None
        assert "key matches" in said or record.header.engine != engine()
        assert "key matches" not in said or record.ending.key == replay(record).state.key


@pytest.mark.parametrize("release", RELEASES)
def test_the_terminal_resumes_it(
    release: str, tmp_path: Path, gorin: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    from gorin.cli.play import resumed
    from tests.terminal.scripts import Script

    for path in (GAMES / release).glob("terminal-*.jsonl"):
        home = tmp_path / path.stem
        (home / "unfinished").mkdir(parents=True)
        shutil.copy(path, home / "unfinished")
        monkeypatch.setenv("GORIN_HOME", str(home))
        screen = Script(["y"])
        session = resumed(must=False, teach=False, screen=screen)
        if session is None:
            assert opened(path) is None and "cannot be continued" in screen.text
            assert (home / "unfinished" / f"{path.name}.unreadable").exists(), "it is set aside, and stays"
            continue
        assert session.game.choices[: session.game.decisions] == read(path).choices[: session.game.decisions]
        session.kept.release()


def test_by_other_rules_the_first_release_cannot_be_continued_and_the_others_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    later(monkeypatch)
    for path in files("drive-*.jsonl") + files("terminal-*.jsonl"):
        record = read(path)
        if record.snapshot is None or record.snapshot.states != states_number(record.header.rules):
            with pytest.raises(RecordError, match="cannot be continued") as refused:
                resume(record)
            assert names_no_card(str(refused.value), record)
        else:
            game = resume(record)
            assert game.base is not None and game.decisions == len(record.choices)
            game.choose(0)
