"""Many processes: the same games as one, and what happens when one of them goes."""

from __future__ import annotations

import dataclasses
import multiprocessing
from multiprocessing import Pipe
from pathlib import Path

import pytest

from gorin.errors import GorinError, UsageError
from gorin.sim import pool
from gorin.sim.match import plan, play
from gorin.sim.pool import batches, results
from gorin.sim.report import Report

SKIRMISH = "lcg/skirmish"


def test_records_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    folders = []
    for processes in (1, 2):
        run = plan(SKIRMISH, ("random",), games=6, seed=3, records=tmp_path / str(processes))
        reports = Report(run).add_all(results(run, processes)).as_dict()
        assert reports["finished"] == 6
        folders.append({x.name: x.read_bytes() for x in sorted((tmp_path / str(processes)).iterdir())})
    assert len(folders[0]) == 6 and folders[0] == folders[1]


def test_processes() -> None:
    with pytest.raises(UsageError, match="at least 1 process, not 0"):
        results(plan(SKIRMISH, ("random",)), 0)
    for games, workers in ((1, 2), (7, 3), (1000, 4)):
        assert [i for batch in batches(range(games), workers) for i in batch] == list(range(games))


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="Not a directory"):
        results(plan(SKIRMISH, ("random",), records=tmp_path / "file" / "records"), 1)


def test_a_worker_plays_what_it_is_handed() -> None:
    run = plan(SKIRMISH, ("random",), games=3)
    ours, theirs = Pipe()
    ours.send(range(0, 2))
    ours.send(range(2, 3))
    ours.send(None)
    pool._work(run, theirs)
    assert [pool._take(ours) for _ in range(3)] == [[play(run, 0), play(run, 1)], [play(run, 2)], []]


def test_a_worker_that_cannot_write_says_so(tmp_path: Path) -> None:
    run = plan(SKIRMISH, ("random",), records=tmp_path / "gone")
    ours, theirs = Pipe()
    ours.send(range(1))
    ours.send(None)
    pool._work(run, theirs)
    with pytest.raises(FileNotFoundError):
        pool._take(ours)


def test_a_worker_that_breaks_says_so() -> None:
    run = dataclasses.replace(plan(SKIRMISH, ("random",)), rules="chess")
    ours, theirs = Pipe()
    ours.send(range(1))
    ours.send(None)
    pool._work(run, theirs)
    with pytest.raises(GorinError, match="failed: UsageError: There are no rules called 'chess'"):
        pool._take(ours)


def test_a_worker_that_was_ended() -> None:
    ours, theirs = Pipe()
    theirs.close()
    with pytest.raises(GorinError, match="ended from outside"):
        pool._take(ours)
    with pytest.raises(GorinError, match="ended from outside"):
        pool._hand(ours, range(1))


def test_a_run_that_is_broken_off_leaves_nobody_behind() -> None:
    playing = results(plan(SKIRMISH, ("random",), games=1000), 2)
    next(playing)
    playing.close()  # type: ignore[attr-defined]  # a generator
    assert not multiprocessing.active_children()
