"""Games as tables for other programs."""

from __future__ import annotations

import csv
import io
import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from gorin.errors import UsageError
from gorin.lab import rows
from gorin.lab.matches import contest, played
from gorin.lab.rows import fit, write


def test_the_same_games_in_every_kind_of_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    meeting = contest(["random", "heuristic"], 1, "lcg/skirmish", seed=2)
    games = list(played(meeting, 1))
    for name in ("games.csv", "games.jsonl"):
        write(fit(tmp_path / name), meeting.run, games[::-1])
    told = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [x["game"] for x in told] == [0, 1] and [x["set"] for x in told] == [0, 0]
    assert [x["agent_A"] for x in told] == ["random", "heuristic"]
    assert int(told[0]["seed"], 16) == meeting.run.header(0).seed
    assert told[0]["decisions"] == games[0].decisions and told[0]["winner"] in ("A", "B", None)
    table = list(csv.DictReader(io.StringIO((tmp_path / "games.csv").read_text())))
    assert [{k: "" if v is None else str(v) for k, v in x.items()} for x in told] == table
    (tmp_path / "games.csv").unlink()
    write(tmp_path / "games.csv", meeting.run, [])
    assert (tmp_path / "games.csv").read_bytes() == b""


@pytest.mark.skipif(not (find_spec("pyarrow") or find_spec("polars")), reason="neither pyarrow nor polars is here")
def test_parquet(tmp_path: Path) -> None:
    meeting = contest(["random", "random"], 1, "lcg/skirmish")
    games = list(played(meeting, 1))
    write(fit(tmp_path / "games.parquet"), meeting.run, games)
    if find_spec("pyarrow"):
        from pyarrow.parquet import read_table

        told = read_table(tmp_path / "games.parquet").to_pylist()
    else:
        from polars import read_parquet

        told = read_parquet(tmp_path / "games.parquet").to_dicts()
    assert told == [rows.row(meeting.run, game) for game in games]


def test_files_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "_writers", lambda: [])
    (tmp_path / "folder.csv").mkdir()
    for name, says in (
        ("games.xlsx", "its name must end in .csv, .jsonl, .parquet"),
        ("games.parquet", "needs pyarrow or polars: pip install 'gorin\\[lab"),
        ("nowhere/games.csv", "there is no folder"),
        ("folder.csv", "it is a folder"),
    ):
        with pytest.raises(UsageError, match=says):
            fit(tmp_path / name)
