"""The command `gorin play`, driven as a pipe drives it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gorin
from gorin.kernel.files import put_record
from gorin.sim.replaying import replay
from tests.cli.terminal import Terminal


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has a folder of its own for unfinished games."""
    monkeypatch.setenv("GORIN_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def play(typed: bytes, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Play with everything typed beforehand."""
    done = subprocess.run(
        [sys.executable, "-m", "gorin.cli.main", "play", *arguments],
        input=typed,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.mark.parametrize("how", [["--plain"], ["--drawn"], ["--teach"]])
def test_a_whole_game_by_pipe(home: Path, how: list[str]) -> None:
    done = play(b"1\n" * 2000, "--rules", "lcg/skirmish", "--seed", "5", "--against", "random", *how)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("lcg/skirmish, seed 5: you (crab) against random (crane). You are A.\n")
    last = done.stdout.splitlines()[-2:]
    assert last[0].split(":")[0] in ("You win", "You lose")
    (record,) = (home / "finished").iterdir()
    assert replay(record).over
    assert list((home / "unfinished").iterdir()) == []


def test_the_usual_opponent_can_be_played_without_any_option() -> None:
    done = play(b"pass\n1\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "lcg/stronghold, seed " in done.stdout and "You are A." in done.stdout
    assert done.stdout.endswith("You leave the game in the setup. It is kept: 'gorin play' resumes it.\n")


def test_what_else_can_be_typed() -> None:
    done = play(
        "?\ncard fine katana\ncard\ncard fne katana\n99\n0\n-1\nfly\n\n\xff\n1²\ntable\nq\n1\n".encode("latin-1"),
        "--seed",
        "1",
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "card NAME: print a card." in done.stdout
    assert "Neutral conflict attachment\n" in done.stdout
    assert "Which card?" in done.stdout
    for bad in ("99", "0", "-1", "fly"):
        assert f"'{bad}' is no option: type a number from 1 to " in done.stdout
    assert done.stdout.count("Rings: air; earth; fire; water; void.\n") == 2


@pytest.mark.parametrize("typed", [b"", b"1\n1\n", b"1"])
def test_the_end_of_the_input_leaves_politely_and_the_game_can_be_resumed(typed: bytes) -> None:
    done = play(typed, "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("You leave the game in the setup. It is kept: 'gorin play' resumes it.\n")
    again = play(b"", "--resume")
    assert again.returncode == 0
    assert again.stdout.rpartition("?\n")[2] == done.stdout.rpartition("?\n")[2], "the same options"


def test_an_unfinished_game_is_offered() -> None:
    play(b"1\n2\n", "--seed", "1", "--deck", "crane", "--against", "random")
    offer = "Resume the setup of lcg/stronghold, you (crane) against random (crab)? [Y/n] "
    yes = play(b"maybe\n\n")
    assert yes.stdout.startswith(offer) and "Type y for yes or n for no." in yes.stdout
    assert "Chosen so far: " in yes.stdout
    no = play(b"n\n", "--seed", "2")
    assert no.stdout.startswith(offer) and "It stays in " in no.stdout and "seed 2: you (crab)" in no.stdout
    new = play(b"", "--new", "--seed", "3")
    assert new.stdout.startswith("lcg/stronghold, seed 3: ")


def test_an_unreadable_game_is_set_aside_and_a_new_one_begins(home: Path) -> None:
    play(b"1\n", "--seed", "1")
    (file,) = (home / "unfinished").glob("*.jsonl")
    file.write_bytes(b"scribble\n" + file.read_bytes())
    refused = play(b"", "--resume")
    assert refused.returncode == 2 and refused.stderr.count("\n") == 1
    assert "cannot be resumed" in refused.stderr and file.exists(), "nothing is touched"
    done = play(b"", "--seed", "9")
    assert done.returncode == 0
    assert "An unfinished game cannot be resumed: " in done.stdout and "seed 9" in done.stdout
    assert file.with_suffix(".jsonl.unreadable").exists()


def test_a_game_of_other_rules_is_not_resumed(home: Path) -> None:
    play(b"1\n2\n1\n", "--seed", "1")
    (file,) = (home / "unfinished").glob("*.jsonl")
    lines = re.sub(rb',"snapshot":.*', b"}", file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:-1], lines[-1].replace(b'"t":"', b'"t":"another '), *lines[-1:]]))
    refused = play(b"", "--resume")
    assert refused.returncode == 2
    assert "The record parts from the rules at decision " in refused.stderr


def test_a_saved_copy_is_loaded(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    first = play(f"1\n2\nsave {file}\nquit\n".encode(), "--seed", "1", "--against", "random")
    assert "gorin play --load" in first.stdout
    loaded = play(b"table\nquit\n", "--load", str(file))
    assert loaded.returncode == 0 and "Chosen so far: " in loaded.stdout


def test_a_folder_that_cannot_be_written_is_a_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GORIN_HOME", str(tmp_path / "file"))
    done = play(b"1\n1\nquit\n", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("The game cannot be kept in ") == 1
    assert done.stdout.endswith("It is not kept.\n")


def test_watching_and_hot_seat() -> None:
    watched = play(b"\n\nend\n", "--watch", "--against", "random", "--rules", "lcg/skirmish", "--seed", "3")
    assert watched.returncode == 0 and watched.stdout.splitlines()[-2].split(":")[0] in ("A wins", "B wins")
    both = play(b"\n1\n1\n", "--against", "human", "--seed", "3")
    assert both.returncode == 0 and "Pass the keyboard to " in both.stdout


def test_with_treaty_cards_in_play(home: Path) -> None:
    done = play(b"quit\n", "--rules", "lcg/enlightenment", "--option", "treaty_cards", "--against", "random")
    assert (done.returncode, done.stderr) == (0, "")
    (kept,) = (home / "unfinished").glob("*.jsonl")
    assert '"options":{"treaty_cards":true}' in kept.read_text()
    assert replay(kept).view(0)["treaty_cards"] == {"deck": 12, "revealed": []}
    play(b"quit\n", "--rules", "lcg/enlightenment", "--against", "random", "--new")
    (usual,) = set((home / "unfinished").glob("*.jsonl")) - {kept}
    assert "treaty_cards" not in replay(usual).view(0), "only where it is asked for"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--rules", "chess"], "There are no rules called 'chess'"),
        (["--against", "randon"], "There is no agent 'randon'; did you mean 'random'?"),
        (["--against", "human", "--watch"], "To watch, all players must be agents"),
        (["--against", "random,random"], "1 agents are needed, or one name for all of them; there are 2."),
        (["--deck", "crabb"], "There is no deck 'crabb' for lcg/stronghold; did you mean 'crab'?"),
        (["--deck", "crab,crane,crab"], "lcg/stronghold is played with 2 decks, not 3."),
        (["--option", "treaty_cards"], "lcg/stronghold has no option 'treaty_cards'; it has none."),
        (["--resume"], "There is no unfinished game to resume."),
        (["--resume", "--new"], "A game is either new, resumed or loaded"),
        (["--load", "no/such/file"], "no/such/file: No such file or directory."),
        (["--load", "pyproject.toml"], "pyproject.toml does not begin with the header of a Gorin record"),
    ],
)
def test_play_refuses(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert Terminal(capsys).refuses("play", *arguments).startswith(sentence)


# --- agents of one's own ---------------------------------------------------------------------------------------------

BOT = """
class Last:
    name = "last"

    def act(self, seat, decision, sampler, rng):
        return len(decision.options) - 1


class Odd(Last):
    def act(self, *about):
        return "odd"
"""


def test_an_agent_of_ones_own_plays_and_its_game_is_resumed(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(BOT)
    rules = ("--rules", "lcg/skirmish", "--seed", "5")
    done = play(b"1\nquit\n", *rules, "--against", f"{bot}:Last")
    assert (done.returncode, done.stderr) == (0, "") and f"against {bot}:Last (crane)" in done.stdout
    assert "Resume the setup" in play(b"y\nquit\n").stdout
    bot.rename(tmp_path / "elsewhere.py")
    away = play(b"1\nquit\n", *rules, "--against", "random")
    assert "waits for who played it: There is no file" in away.stdout and away.returncode == 0


def test_an_agent_that_answers_no_option_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(BOT)
    done = play(b"1\n" * 2000, "--rules", "lcg/skirmish", "--seed", "5", "--against", f"{tmp_path / 'bot.py'}:Odd")
    assert (done.returncode, done.stderr) == (0, "")
    assert "and answers ''odd'': the options are numbered 0 to" in done.stdout.replace("\n", " ")


def test_no_file_from_elsewhere_brings_an_agent(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """To name an agent is to run its code; a record may be anybody's."""
    (tmp_path / "bot.py").write_text(f"open({str(tmp_path / 'run')!r}, 'w')\n{BOT}")
    game = gorin.new_game("lcg/skirmish", seed=5)
    game.choose(0)
    game.header.agents = ["human", f"{tmp_path / 'bot.py'}:Last"]
    put_record(tmp_path / "theirs.jsonl", game.record)
    said = Terminal(capsys).refuses("play", "--load", str(tmp_path / "theirs.jsonl"))
    assert "whose code would be run: name it yourself, with '--against'." in said
    assert not (tmp_path / "run").exists()
    loaded = play(b"quit\n", "--load", str(tmp_path / "theirs.jsonl"), "--against", f"{tmp_path / 'bot.py'}:Last")
    assert loaded.returncode == 0 and (tmp_path / "run").exists()
