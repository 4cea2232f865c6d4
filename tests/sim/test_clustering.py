"""Games on a Ray cluster: the same results, also if a worker is lost on the way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from gorin.errors import UsageError
from gorin.sim import clustering
from gorin.sim.match import Result, Run, plan
from gorin.sim.pool import results
from tests.cli.terminal import Terminal

SKIRMISH = "lcg/skirmish"
KILLED_ONCE = """
import os, signal
from gorin.agents.random import RandomAgent

class Killed(RandomAgent):
    '''Chance, whose process is killed in the middle of a game, once.'''
    asked = 0

    def act(self, *given):
        self.asked += 1
        if self.asked == 30 and ARMED and not os.path.exists(MARK):
            open(MARK, "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().act(*given)
"""


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clustering, "find_spec", lambda name: None)
    with pytest.raises(UsageError, match=r"'--ray' needs Ray: pip install 'gorin.ray.' brings it."):
        results(plan(SKIRMISH, ("random",)), 1, "local")


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")  # Ray's own
@pytest.mark.skipif(not find_spec("ray"), reason="Ray is not installed")
def test_a_killed_worker_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    mark = tmp_path / "mark"
    bot = tmp_path / "bot.py"
    gorin = Terminal(capsys)

    def simulated(armed: bool, *more: str) -> dict[str, object]:
        bot.write_text(f"ARMED, MARK = {armed}, {str(mark)!r}\n{KILLED_ONCE}")
        told = json.loads(
            gorin("simulate", SKIRMISH, "--agents", "bot.py:Killed,random", "--games", "24", "--json", *more)
        )
        return {name: value for name, value in told.items() if "second" not in name}

    alone = simulated(False, "--processes", "1", "--records", "alone", "--compact")
    assert not mark.exists()
    clustered = simulated(True, "--ray", "--processes", "2", "--records", "clustered", "--compact")
    assert mark.exists(), "a worker was killed"
    assert alone == clustered and alone["errors"] == 0
    kept = [{x.name: x.read_bytes() for x in Path(name).iterdir()} for name in ("alone", "clustered")]
    assert kept[0] == kept[1] and kept[0]
    assert not (tmp_path / "home" / ".ray").exists(), "no token is left behind"


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("127.0.0.1:1", "There is no Ray cluster at '127.0.0.1:1': [Errno"),
        ("ray://127.0.0.1:99999", "There is no Ray cluster at 'ray://127.0.0.1:99999': "),
        ("somewhere", "'somewhere' is no address of a Ray cluster: write HOST:PORT, auto, or local."),
        (":1", "':1' is no address of a Ray cluster"),
    ],
)
def test_a_cluster_that_is_not_there(address: str, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clustering, "find_spec", lambda name: True)
    with pytest.raises(UsageError) as error:
        list(results(plan(SKIRMISH, ("random",)), 1, address))
    assert str(error.value).startswith(says)


def test_ray_alone_means_here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str | None] = []

    def played(run: Run, processes: int | None, ray: str | None) -> Iterator[Result]:
        asked.append(ray)
        return iter(())

    monkeypatch.setattr("gorin.cli.simulate.results", played)
    for given in (["--ray"], ["--ray", "--seed", "3"], ["--ray", "there:1"], ["--ray=there:1"], []):
        Terminal(capsys)("simulate", SKIRMISH, "--json", *given)
    assert asked == ["local", "local", "there:1", "there:1", None]
