"""Files are written whole or not at all, and only a new one or one of Gorin's own."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gorin.drive.session import Session
from gorin.kernel import files
from gorin.kernel.files import put, put_record
from gorin.sim.game import new_game
from gorin.sim.match import plan, play
from gorin.sim.replaying import replay
from tests.drive.talking import ask, refused


def test_drive_saves_to_a_new_file_or_over_a_record_and_never_over_anything_else(tmp_path: Path) -> None:
    session = Session()
    ask(session, "new", rules="lcg/skirmish", seed=1)
    there, letter = tmp_path / "game.jsonl", tmp_path / "letter.txt"
    letter.write_text("Dear Toshimoko,\n")
    ask(session, "save", path=str(there))
    ask(session, "choose", option=0)
    ask(session, "save", path=str(there))
    assert replay(there).decisions == 1
    for path in (letter, tmp_path / "empty"):
        path.touch()
        said = refused(session, "save", path=str(path))["error"]
        assert "There is such a file already, and Gorin did not write it" in said and str(path) in said
    assert letter.read_text() == "Dear Toshimoko,\n" and (tmp_path / "empty").read_bytes() == b""
    assert "did not write it" in refused(session, "save", path=os.devnull)["error"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty", "game.jsonl", "letter.txt"]


def test_a_link_stays_one(tmp_path: Path) -> None:
    record = new_game("lcg/skirmish", seed=1).record
    put_record(tmp_path / "there", record)
    (tmp_path / "link").symlink_to(tmp_path / "there")
    put_record(tmp_path / "link", new_game("lcg/skirmish", seed=2).record)
    assert (tmp_path / "link").is_symlink() and replay(tmp_path / "there").header.seed == 2


def test_what_cannot_be_written_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = tmp_path / "game.jsonl"
    put_record(there, new_game("lcg/skirmish", seed=1).record)
    before = there.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as failed:
        put_record(there, new_game("lcg/skirmish", seed=2).record)
    assert failed.value.filename == str(there)
    assert there.read_bytes() == before and [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_name_that_somebody_takes_meanwhile_is_theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = tmp_path / "game.jsonl"
    sync = os.fsync

    def meanwhile(descriptor: int) -> None:
        sync(descriptor)
        there.write_text("mine")

    monkeypatch.setattr(os, "fsync", meanwhile)
    with pytest.raises(FileExistsError):
        put(there, b"ours", ours=files.is_record)
    assert there.read_text() == "mine" and [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_simulate_does_not_write_over_other_files(tmp_path: Path) -> None:
    run = plan("lcg/skirmish", ("random",), games=1, records=tmp_path)
    letter = tmp_path / "game-000000.jsonl"
    letter.write_text("Dear Toshimoko,\n")
    with pytest.raises(FileExistsError):
        play(run, 0)
    assert letter.read_text() == "Dear Toshimoko,\n"
    letter.unlink()
    play(run, 0)
    play(run, 0)
    assert replay(letter).over
