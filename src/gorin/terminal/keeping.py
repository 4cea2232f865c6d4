"""The game on disk: every decision is there before the next is asked for, so that a killed game can be resumed.

A game is kept as a record, the same file `gorin replay` reads. The header is written whole or not at all; each decision
is one more line, and what a kill left of a half-written line is ignored. An unfinished game lies in `unfinished/` with
its settings beside it; a finished one moves to `finished/`.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from time import strftime
from typing import IO

import msgspec

from gorin.kernel.files import put, put_record
from gorin.kernel.record import Choice, Record, read_record

try:
    import fcntl
except ImportError:  # not on every system; there, two players must not resume the same game
    fcntl = None  # type: ignore[assignment]  # asked for before every use

UNFINISHED, FINISHED = "unfinished", "finished"
SUFFIX = ".jsonl"


class Settings(msgspec.Struct, omit_defaults=True):
    """How a game was being played, besides its moves."""

    stop: str = "choices"
    teach: bool = False


def home() -> Path:
    """Where Gorin keeps what is yours: GORIN_HOME, or the folder of your system for such things."""
    if told := os.environ.get("GORIN_HOME"):
        return Path(told)
    if state := os.environ.get("XDG_STATE_HOME"):
        return Path(state) / "gorin"
    return Path.home() / ".local" / "state" / "gorin"


class Kept:
    """One game's file. After the first failure nothing more is written; `trouble` says why, once."""

    def __init__(self, path: Path | None, trouble: str = "") -> None:
        self.path = path
        self.trouble = trouble
        self._file: IO[bytes] | None = None
        self._lock: IO[bytes] | None = None

    @property
    def works(self) -> bool:
        """Is the game being kept?"""
        return self.path is not None and not self.trouble

    def lock(self) -> bool:
        """Take the game for this process; False if another one plays it. The system frees it when a process dies."""
        if self.path is None or fcntl is None:
            return True
        try:
            self._lock = open(self.path.with_suffix(".lock"), "ab")  # noqa: SIM115  # held while the game is played
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.release()
            return False
        return True

    def release(self) -> None:
        """Let go of the game."""
        for file in (self._file, self._lock):
            if file is not None:
                with suppress(OSError):
                    file.close()
        self._file = self._lock = None

    def write(self, record: Record, settings: Settings) -> None:
        """Write the whole game anew: whole or not at all."""
        if not self.works or self.path is None:
            return
        try:
            if self._file is not None:
                self._file.close()
            put(self.path.with_suffix(".json"), msgspec.json.encode(settings))
            put(self.path, record.lines())
            self._file = open(self.path, "ab")  # noqa: SIM115  # every decision goes there
        except OSError as error:
            self._fail(error)

    def settings(self, settings: Settings) -> None:
        """Keep changed settings."""
        if self.works and self.path is not None:
            try:
                put(self.path.with_suffix(".json"), msgspec.json.encode(settings))
            except OSError as error:
                self._fail(error)

    def add(self, choices: list[Choice]) -> None:
        """Keep these decisions; they are on the disk when this returns."""
        if not self.works or self._file is None or not choices:
            return
        try:
            self._file.write(b"".join(msgspec.json.encode(choice) + b"\n" for choice in choices))
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            self._fail(error)

    def finish(self, record: Record) -> Path | None:
        """The game is over: its whole record moves to the finished ones. Gives its new place."""
        if not self.works or self.path is None:
            return None
        there = self.path.parent.parent / FINISHED / self.path.name
        try:
            there.parent.mkdir(exist_ok=True)
            put(there, record.lines())
            for suffix in (SUFFIX, ".json", ".lock"):
                self.path.with_suffix(suffix).unlink(missing_ok=True)
        except OSError as error:
            self._fail(error)
            return None
        finally:
            self.release()
        return there

    def _fail(self, error: OSError) -> None:
        self.trouble = f"The game cannot be kept in {self.path}: {error.strerror or error}."


def begin(rules: str, seed: int) -> Kept:
    """A place for a new game."""
    try:
        folder = home() / UNFINISHED
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{rules.replace('/', '-')}-{strftime('%Y%m%d-%H%M%S')}-{seed}"
        for n in range(100):
            path = folder / f"{name}{f'-{n}' if n else ''}{SUFFIX}"
            kept = Kept(path)
            if not path.exists() and not (folder.parent / FINISHED / path.name).exists() and kept.lock():
                return kept
        return Kept(None, f"The game cannot be kept: {folder} is full of games of this name.")
    except OSError as error:
        reason = error.strerror or str(error)
        return Kept(None, f"The game cannot be kept in {error.filename or 'your folder'}: {reason}.")
    except RuntimeError as error:  # there is no home folder
        return Kept(None, f"The game cannot be kept: {error}")


def unfinished() -> list[Path]:
    """The files of unfinished games, the latest first."""
    try:
        found = [path for path in (home() / UNFINISHED).glob(f"*{SUFFIX}") if path.is_file()]
        return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    except (OSError, RuntimeError):
        return []


def read(kept: Kept) -> tuple[Record, Settings]:
    """A kept game. Settings that cannot be read are the usual ones."""
    assert kept.path is not None
    record = read_record(kept.path.read_bytes(), str(kept.path))
    settings = Settings()
    with suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError):
        settings = msgspec.json.decode(kept.path.with_suffix(".json").read_bytes(), type=Settings)
    return record, settings


def set_aside(kept: Kept) -> Path | None:
    """An unfinished game that cannot be read is never offered again, and never deleted. Gives its new name."""
    assert kept.path is not None
    there = kept.path.with_suffix(SUFFIX + ".unreadable")
    try:
        os.replace(kept.path, there)
        return there
    except OSError:
        return None
    finally:
        kept.release()


def copy(record: Record, name: str) -> None:
    """Write a copy of a game for the player. Another kind of file is not overwritten."""
    put_record(Path(name).expanduser(), record)
