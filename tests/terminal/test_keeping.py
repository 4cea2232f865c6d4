"""The game on disk: whole at any moment, never in the way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gorin.errors import RecordError
from gorin.kernel.record import Choice, Record, read_record
from gorin.sim.replaying import advance, replay
from gorin.terminal import keeping
from gorin.terminal.keeping import Kept, Settings
from tests.terminal.scripts import at_random, kept_at, left, opened, session


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GORIN_HOME", "/a")
    assert keeping.home() == Path("/a")
    monkeypatch.delenv("GORIN_HOME")
    monkeypatch.setenv("XDG_STATE_HOME", "/b")
    assert keeping.home() == Path("/b/gorin")
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", "/c")
    assert keeping.home() == Path("/c/.local/state/gorin")


def test_every_decision_is_on_disk_before_the_next_question(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    s = session(kept=kept_at(home, monkeypatch))
    path = s.kept.path
    assert path is not None
    before: list[int] = []

    def typed() -> Any:
        for number in at_random(s.game, 3, 40):
            kept = read_record(path.read_bytes())
            assert kept.choices == s.game.choices
            before.append(len(kept.choices))
            yield number

    s.screen.typed = typed()  # type: ignore[attr-defined]  # a script
    left(s)
    assert len(before) == 40 and before == sorted(before)
    s.kept.release()


def test_a_torn_last_line_is_forgotten_and_nothing_else(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    s = session(kept=kept_at(home, monkeypatch))
    s.screen.typed = at_random(s.game, 1, 25)  # type: ignore[attr-defined]  # a script
    left(s)
    s.kept.release()
    path = s.kept.path
    assert path is not None
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    for cut in range(len(whole) - len(lines[-1]) + 1, len(whole) - 1):
        path.write_bytes(whole[:cut])
        record, _ = keeping.read(Kept(path))
        assert len(record.choices) in (len(lines) - 2, len(lines) - 1)
        assert record.choices == s.game.choices[: len(record.choices)]
    path.write_bytes(whole + b"\0\0\0\0")
    assert keeping.read(Kept(path))[0].choices == s.game.choices


def test_going_on_after_a_torn_line_writes_a_whole_record(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    s = session(kept=kept_at(home, monkeypatch))
    s.screen.typed = at_random(s.game, 1, 10)  # type: ignore[attr-defined]  # a script
    left(s)
    s.kept.release()
    path = s.kept.path
    assert path is not None
    path.write_bytes(path.read_bytes() + b'{"p":0,"i":')
    again = session(kept=Kept(path))
    again.catch_up(advance(again.game, keeping.read(again.kept)[0]))
    again.screen.typed = at_random(again.game, 2, 5)  # type: ignore[attr-defined]  # a script
    left(again)
    again.kept.release()
    assert replay(path).state == again.game.state


def test_a_finished_game_moves_and_leaves_nothing_behind(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    s = session(kept=kept_at(home, monkeypatch))
    s.screen.typed = at_random(s.game, 4)  # type: ignore[attr-defined]  # a script
    left(s)
    assert s.game.over
    there = s.kept.finish(s.game.record)
    assert there is not None and there.parent == home / "finished"
    assert list((home / "unfinished").iterdir()) == []
    assert replay(there).winner == s.game.winner


def test_a_game_is_played_in_one_place_at_a_time(home: Path) -> None:
    game, _ = opened()
    first = keeping.begin("lcg/skirmish", 1)
    first.write(game.record, Settings())
    (path,) = keeping.unfinished()
    second = Kept(path)
    assert not second.lock()
    first.release()
    assert second.lock()
    second.release()


def test_the_latest_game_comes_first(home: Path) -> None:
    game, _ = opened()
    made = []
    for n in range(3):
        kept = keeping.begin("lcg/skirmish", 7)
        kept.write(game.record, Settings())
        assert kept.path is not None
        import os

        os.utime(kept.path, ns=(n * 10**9, n * 10**9))
        made.append(kept.path)
        kept.release()
    assert len(set(made)) == 3, "games of the same second and seed have names of their own"
    assert keeping.unfinished() == made[::-1]


def test_settings_are_kept_and_unreadable_ones_are_the_usual(home: Path) -> None:
    game, _ = opened()
    kept = keeping.begin("lcg/skirmish", 1)
    kept.write(game.record, Settings(stop="never", teach=True))
    assert keeping.read(kept)[1] == Settings(stop="never", teach=True)
    kept.settings(Settings(stop="windows"))
    assert keeping.read(kept)[1] == Settings(stop="windows")
    assert kept.path is not None
    for rubbish in (b"", b"[]", b"\xff\xff", b'{"stop": 3}'):
        kept.path.with_suffix(".json").write_bytes(rubbish)
        assert keeping.read(kept)[1] == Settings()
    kept.release()


@pytest.mark.parametrize(
    "data", [b"", b"rubbish\n", b'{"gorin":99,"engine":"","rules":"x","seed":1,"players":[],"decks":[]}']
)
def test_what_cannot_be_read_is_set_aside_unharmed(home: Path, data: bytes) -> None:
    (home / "unfinished").mkdir(parents=True)
    (home / "unfinished" / "x.jsonl").write_bytes(data)
    (path,) = keeping.unfinished()
    kept = Kept(path)
    assert kept.lock()
    with pytest.raises(RecordError):
        keeping.read(kept)
    there = keeping.set_aside(kept)
    assert there is not None and there.read_bytes() == data
    assert keeping.unfinished() == []


def test_a_folder_that_cannot_be_written_is_one_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    s = session(["1"] * 20, kept=kept_at(tmp_path / "file", monkeypatch))
    screen = left(s)
    assert screen.text.count("cannot be kept") == 1
    assert s.game.decisions > 10, "the game goes on"


def test_a_disk_that_fails_in_between_is_one_warning(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    s = session(kept=kept_at(home, monkeypatch))

    def full(_: Any) -> None:
        raise OSError(28, "No space left on device")

    def typed() -> Any:
        yield from at_random(s.game, 1, 5)
        monkeypatch.setattr("os.fsync", full)
        yield from at_random(s.game, 2, 15)

    s.screen.typed = typed()  # type: ignore[attr-defined]  # a script
    screen = left(s)
    assert screen.text.count("No space left on device") == 1
    assert not s.kept.works
    s.kept.release()


def test_a_copy_overwrites_games_only(tmp_path: Path) -> None:
    game, _ = opened()
    record = Record(game.header, [Choice(0, 0, "x")])
    keeping.copy(record, str(tmp_path / "a.jsonl"))
    keeping.copy(record, str(tmp_path / "a.jsonl"))
    (tmp_path / "letter").write_text("Dear …")
    with pytest.raises(FileExistsError):
        keeping.copy(record, str(tmp_path / "letter"))
    assert (tmp_path / "letter").read_text() == "Dear …"
    with pytest.raises(OSError):
        keeping.copy(record, str(tmp_path / "no" / "such" / "folder"))
    assert sorted(x.name for x in tmp_path.iterdir() if x.is_file()) == ["a.jsonl", "letter"]
