"""Long runs in parts: the games of a run are packed many to a file, and what is there already is not played again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from gorin.errors import UsageError
from gorin.sim.match import Result, Run
from gorin.sim.packs import Pack, digest, write_pack

SHARD: Final = 500  # games to a file
Player = Callable[[Sequence[int]], Iterator[Result]]


def shards(run: Run) -> Iterator[range]:
    """The games of a run, by files."""
    numbers = run.numbers
    at = numbers.start
    while at < numbers.stop:
        end = min((at // SHARD + 1) * SHARD, numbers.stop)
        yield range(at, end)
        at = end


def file_of(run: Run, shard: range) -> Path:
    """The file of some games; files sort by their names."""
    assert run.records is not None
    return run.records / f"games-{shard.start:09}-{shard.stop - 1:09}.pack"


def sharded(run: Run, play: Player) -> Iterator[Result]:
    """The results of a run, those that are there first; each file is written once all its games have been played."""
    missing: list[int] = []
    for shard in shards(run):
        path = file_of(run, shard)
        if path.exists():
            yield from _there(path, run, shard)
        else:
            missing += shard
    if missing:
        yield from _played(run, missing, play)


def _there(path: Path, run: Run, shard: range) -> Iterator[Result]:
    pack = Pack(path)
    if pack.head.run != digest(run):
        raise UsageError(f"{path} holds games of another run; name another folder, or take it away.")
    if sorted(pack.games) != list(shard):
        raise UsageError(f"{path} does not hold the games {shard.start} to {shard.stop - 1}; take it away.")
    yield from pack.results()


def _played(run: Run, missing: list[int], play: Player) -> Iterator[Result]:
    waiting: dict[range, list[Result]] = {}
    homes = {number: shard for shard in shards(run) for number in shard}
    for result in play(missing):
        shard = homes[result.game]
        there = waiting.setdefault(shard, [])
        there.append(result)
        if len(there) == len(shard):
            write_pack(file_of(run, shard), run, waiting.pop(shard))
        yield replace(result, packed=None)
