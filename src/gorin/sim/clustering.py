"""The games of a run on a Ray cluster, or on one that is made here: the same work as by processes (pool.py).

A game depends on the run and its number alone, so that work which a lost worker had begun is simply done again. Card
files and agents of one's own must be where the workers look for them: at the same paths as here.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from gorin.errors import GorinError, UsageError, cause, quoted
from gorin.sim.match import Result, Run

LOCAL: Final = "local"
AHEAD: Final = 2  # batches per processor that are handed out at once
PATIENCE: Final = 10.0  # seconds for a cluster to answer
RETRIES: Final = 20  # of a batch whose worker was lost
SMALLEST, LARGEST = 1, 50  # games in a batch


def needs_ray() -> None:
    """There must be a Ray."""
    if not find_spec("ray"):
        raise UsageError("'--ray' needs Ray: pip install 'gorin[ray]' brings it.")


def reachable(address: str) -> str:
    """The address, if somebody answers there: Ray itself would try for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address in (LOCAL, "auto"):
        return address
    if not (colon and host and port.isdecimal()):
        raise UsageError(f"{quoted(address)} is no address of a Ray cluster: write HOST:PORT, auto, or {LOCAL}.")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise UsageError(f"There is no Ray cluster at {quoted(address)}: {error}.") from None
    return address


def work(run: Run, games: Sequence[int], folder: str, path: list[str]) -> list[Result] | Exception:
    """A worker's part, in a process of Ray's."""
    from gorin.sim.pool import played, prepared, rest

    if os.path.isdir(folder):
        os.chdir(folder)
    sys.path += [place for place in path if place not in sys.path]
    done = prepared(run) or played(run, games)
    rest()
    return done


def clustered(run: Run, games: Sequence[int], address: str, processors: int | None = None) -> Iterator[Result]:
    """Results as they come."""
    reachable(address)
    ray = import_module("ray")
    begun = _begin(ray, address, processors)
    try:
        width = max(1, int(ray.cluster_resources().get("CPU", 1)))
        task = ray.remote(max_retries=RETRIES, num_cpus=1)(work)
        size = max(SMALLEST, min(LARGEST, len(games) // (width * 8)))
        todo = iter([games[at : at + size] for at in range(0, len(games), size)])
        common = ray.put(run), os.getcwd(), list(sys.path)
        under_way: list[Any] = []
        while True:
            while len(under_way) < AHEAD * width and (batch := next(todo, None)) is not None:
                under_way.append(task.remote(common[0], list(batch), *common[1:]))
            if not under_way:
                return
            ready, under_way = ray.wait(under_way, num_returns=1)
            yield from _taken(ray, ready[0])
    finally:
        if begun:
            ray.shutdown()


def _taken(ray: Any, ready: Any) -> list[Result]:
    try:
        done: list[Result] | Exception = ray.get(ready)
    except Exception as error:
        raise GorinError(f"The cluster could not play the games: {cause(error)[:300]}.") from None
    if isinstance(done, Exception):
        raise done
    return done


def _begin(ray: Any, address: str, processors: int | None) -> bool:
    """Connect, unless somebody has; gives whether we did."""
    if ray.is_initialized():
        return False
    os.environ.setdefault("RAY_AUTH_MODE", "disabled")  # or Ray would leave a token in the home folder
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        if address == LOCAL:
            ray.init(address="local", num_cpus=processors, include_dashboard=False, log_to_driver=False)
        else:
            ray.init(address=address, log_to_driver=False)
    except Exception as error:
        raise UsageError(f"There is no Ray cluster at {quoted(address)}: {cause(error)[:300]}.") from None
    return True
