"""Compact records: what is kept of a game is enough to play it again, and long runs are taken up where they were."""

from __future__ import annotations

import dataclasses
import doctest
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from gorin.errors import RecordError, UsageError
from gorin.sim import shards as module
from gorin.sim import squeezing
from gorin.sim.match import Result, plan, play
from gorin.sim.packs import Pack, digest, is_pack
from gorin.sim.pool import results
from gorin.sim.report import Report
from gorin.sim.shards import shards
from gorin.sim.squeezing import read_choices, written
from tests.cli.terminal import Terminal

SKIRMISH = "lcg/skirmish"


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four games to a file."""
    monkeypatch.setattr(module, "SHARD", 4)


def changed(path: Path, line: int, **what: object) -> None:
    """Write something else into a line of a pack."""
    lines = path.read_text().splitlines()
    lines[line] = json.dumps(json.loads(lines[line]) | what)
    path.write_text("\n".join(lines) + "\n")


def test_choices_are_signs() -> None:
    assert doctest.testmod(squeezing).failed == 0
    assert read_choices(written(range(200))) == list(range(200)) and read_choices("") == []
    for wrong in ("0-1", "(", "()", "(x)", "é", "٣"):
        with pytest.raises(RecordError, match="choices cannot be read"):
            read_choices(wrong)


@pytest.mark.parametrize("rules", [SKIRMISH, "lcg/enlightenment", "lcg/team-conquest", "ccg/emperor"])
def test_a_game_comes_out_of_a_pack_as_its_record(tmp_path: Path, rules: str) -> None:
    loose, packed = (plan(rules, ("random",), games=2, seed=7, records=tmp_path / x, compact=x == "b") for x in "ab")
    one, two = (sorted(results(run, 1), key=lambda x: x.game) for run in (loose, packed))
    assert one == two
    (file,) = (tmp_path / "b").iterdir()
    pack = Pack(file)
    for i in range(2):
        assert pack.record(i).lines() == (tmp_path / "a" / f"game-00000{i}.jsonl").read_bytes()
    assert list(pack.results()) == one
    assert is_pack(file) and not is_pack(tmp_path / "a" / "game-000000.jsonl") and not is_pack(tmp_path)


def test_a_run_is_taken_up_where_it_was(tmp_path: Path) -> None:
    run = plan(SKIRMISH, ("random",), games=10, seed=3, records=tmp_path, compact=True)
    playing = results(run, 1)
    first = [next(playing) for _ in range(6)]
    playing.close()  # type: ignore[attr-defined]  # a generator
    assert [x.name for x in tmp_path.iterdir()] == ["games-000000000-000000003.pack"]
    before = (tmp_path / "games-000000000-000000003.pack").read_bytes()
    again: list[int] = []

    def watched(run: object, i: int) -> Result:
        again.append(i)
        return play(plan(SKIRMISH, ("random",), games=10, seed=3, records=tmp_path, compact=True), i)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("gorin.sim.pool.play", watched)
        every = list(results(run, 1))
    assert again == [4, 5, 6, 7, 8, 9], "the first four are not played again"
    assert every[:6] == first and [x.game for x in every] == list(range(10))
    assert (tmp_path / "games-000000000-000000003.pack").read_bytes() == before
    assert len(list(tmp_path.iterdir())) == 3
    report = Report(run).add_all(results(run, 1)).as_dict()
    assert report == Report(run).add_all(every).as_dict() and report["games"] == 10


def test_parts_are_the_whole(tmp_path: Path) -> None:
    whole = plan(SKIRMISH, ("random",), games=9, seed=3)
    parts = [plan(SKIRMISH, ("random",), games=n, seed=3, first=k) for k, n in ((0, 5), (5, 4))]
    assert list(results(whole, 1)) == [x for part in parts for x in results(part, 1)]
    assert [list(x) for x in shards(dataclasses.replace(whole, first=6, games=5, records=tmp_path))] == [
        [6, 7],
        [8, 9, 10],
    ]


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    kept = []
    for processes in (1, 2):
        run = plan(SKIRMISH, ("random",), games=6, records=tmp_path / str(processes), compact=True)
        list(results(run, processes))
        kept.append({x.name: x.read_bytes() for x in (tmp_path / str(processes)).iterdir()})
    assert kept[0] == kept[1] and len(kept[0]) == 2


def test_a_failed_game_is_packed_with_what_went_wrong(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("class Bot:\n    def act(self, *_): return None\n")
    run = plan(SKIRMISH, (f"{tmp_path}/bot.py:Bot", "random"), games=2, records=tmp_path / "kept", compact=True)
    first, again = (sorted(results(run, 1), key=lambda x: x.game) for _ in range(2))
    assert first == again and all(x.blames_agent for x in again)
    pack = Pack(tmp_path / "kept" / "games-000000000-000000001.pack")
    with pytest.raises(RecordError, match=r"game 0, failed; its record is in game-000000.jsonl: Game 0: The agent"):
        pack.record(0)
    assert (tmp_path / "kept" / "game-000000.jsonl").exists()


def test_what_is_there_must_be_of_this_run(tmp_path: Path) -> None:
    run = plan(SKIRMISH, ("random",), games=4, records=tmp_path, compact=True)
    (file,) = [tmp_path / "games-000000000-000000003.pack"]
    list(results(run, 1))
    for other in (dataclasses.replace(run, seed=5), dataclasses.replace(run, agents=("heuristic",) * 2)):
        with pytest.raises(UsageError, match="holds games of another run"):
            list(results(other, 1))
    assert digest(run) == digest(dataclasses.replace(run, games=9, first=4, records=None))
    text = file.read_text()
    file.write_text("\n".join(text.splitlines()[:-1]) + "\n")
    with pytest.raises(UsageError, match="does not hold the games 0 to 3; take it away"):
        list(results(run, 1))


def test_packs_that_are_damaged(tmp_path: Path) -> None:
    run = plan(SKIRMISH, ("random",), games=2, records=tmp_path, compact=True)
    list(results(run, 1))
    (file,) = tmp_path.iterdir()
    good = file.read_text()
    with pytest.raises(RecordError, match="has no game 5; it has games 0 to 1"):
        Pack(file).record(5)
    packed = json.loads(good.splitlines()[1])
    for what, says in (
        ({"c": packed["c"][:-1]}, "game 0 parts from the rules: it does not end as it did"),
        ({"c": "(99)" + packed["c"]}, "parts from the rules: There is no option 99"),
        ({"c": "?"}, "parts from the rules: its choices cannot be read"),
        ({"d": [0, 9]}, "names a deck that it does not have"),
    ):
        changed(file, 1, **what)
        with pytest.raises(RecordError, match=says):
            Pack(file).record(0)
        file.write_text(good)
    for content in (b"", b'{"pack":1}\n', b"\xff\xfe", good.encode()[:-20]):
        file.write_bytes(content)
        with pytest.raises(RecordError, match=r"is no pack of Gorin's, or damaged"):
            Pack(file)
    file.write_text(good)
    changed(file, 0, pack=9)
    with pytest.raises(RecordError, match="has pack format 9; this version reads format 1"):
        Pack(file)


def test_runs_that_do_not_fit(tmp_path: Path) -> None:
    for bad, says in (
        ({"first": -1}, "is 0 or later, not -1"),
        ({"compact": True}, "needs a folder for its records"),
        ({"compact": True, "records": tmp_path, "uses": True}, "does not say how often abilities are used"),
    ):
        with pytest.raises(UsageError, match=says):
            plan(SKIRMISH, ("random",), **bad)


@pytest.fixture
def gorin(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    """Typed in an empty folder."""
    monkeypatch.chdir(tmp_path)
    yield Terminal(capsys)


def test_the_commands(gorin: Terminal, tmp_path: Path) -> None:
    quick = ("simulate", SKIRMISH, "--records", "kept", "--compact", "--processes", "1", "--json", "--games", "3")
    first, again = (json.loads(gorin(*quick, "--first", "6")) for _ in range(2))
    assert first["wins"] == again["wins"] and first["games"] == 3
    file = "kept/games-000000006-000000007.pack"
    assert "replays: " in gorin("replay", file, "--game", "7", "--verify", "--out", "seven.jsonl")
    assert "replays: " in gorin("replay", "seven.jsonl", "--verify")
    assert gorin("replay", file).startswith("lcg/skirmish, seed ")
    assert "has no game 3; it has games 6 to 7" in gorin.refuses("replay", file, "--game", "3")
    assert "holds no pack of games" in gorin.refuses("replay", "seven.jsonl", "--game", "3")
