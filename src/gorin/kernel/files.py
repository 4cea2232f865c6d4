"""Writing files: whole or not at all, and never over a file that Gorin did not write."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from errno import EEXIST, EISDIR
from pathlib import Path

import msgspec

from gorin.kernel.record import Record, read_first_line


def put(path: Path, data: bytes, ours: Callable[[Path], bool] | None = None, sync: bool = True) -> None:
    """A file with this content, whole or not at all; with `sync` it is on the disk. With `ours`, a file that is there
    already is replaced only if it is one of ours."""
    path = Path(os.path.realpath(path))  # a link stays one, and what it names is written
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
    fresh = ours is not None and not path.exists()
    if ours is not None and not fresh and not ours(path):
        raise _taken(path)
    half = path.with_name(f"{path.name}.{os.getpid()}.half")
    try:
        with open(half, "wb") as file:
            file.write(data)
            file.flush()
            if sync:
                os.fsync(file.fileno())
        if fresh:
            _give_name(half, path)
        else:
            os.replace(half, path)
    except OSError as error:
        error.filename = str(path)  # not the name it had meanwhile
        raise
    finally:
        with suppress(OSError):
            half.unlink(missing_ok=True)
    if sync:
        _sync_folder(path.parent)


def put_record(path: Path, record: Record, sync: bool = True) -> None:
    """A record in a new file, or in the place of another record."""
    put(path, record.lines(), is_record, sync)


def is_record(path: Path) -> bool:
    """Does this file begin as a record does? A device or a pipe does not."""
    if not path.is_file():
        return False
    try:
        with open(path, "rb") as file:
            read_first_line(file.readline())
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def _give_name(half: Path, path: Path) -> None:
    """Give a file its name, if nobody has taken it in the meantime."""
    try:
        os.link(half, path)
    except FileExistsError:
        raise _taken(path) from None
    except OSError:  # not every file system has links
        os.replace(half, path)


def _taken(path: Path) -> FileExistsError:
    return FileExistsError(EEXIST, "There is such a file already, and Gorin did not write it", str(path))


def _sync_folder(folder: Path) -> None:
    """The name is on the disk too, where folders can be synchronised."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
