"""Games as rows of a table, in the files that other programs read: CSV, JSON lines, Parquet."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any, Final

from gorin.errors import UsageError, quoted
from gorin.kernel.files import put
from gorin.rulesets import ruleset
from gorin.sim.match import Result, Run

KINDS: Final = (".csv", ".jsonl", ".parquet")


def row(run: Run, result: Result) -> dict[str, Any]:
    """A game on one line: plain values only."""
    name = ruleset(run.rules).seat_name
    header = run.header(result.game)
    out: dict[str, Any] = {
        "game": result.game,
        "set": result.game // run.paired,
        "rules": run.rules,
        "seed": f"{header.seed:016x}",  # 64 bits are more than other programs' numbers hold
        "ending": result.ending,
        "finished": result.finished,
        "winner": None if result.winner is None else name(result.winner),
        "winners": " ".join(name(seat) for seat in result.winners),
        "rounds": result.rounds,
        "decisions": result.decisions,
        "error": result.error,
    }
    for seat, (agent, deck) in enumerate(zip(result.agents, result.decks, strict=True)):
        out |= {f"agent_{name(seat)}": agent, f"deck_{name(seat)}": deck}
    return out


def fit(path: Path) -> Path:
    """The path, if such a file can be written here."""
    kind = path.suffix.lower()
    if kind not in KINDS:
        raise UsageError(f"{path} is no table that can be written: its name must end in {', '.join(KINDS)}.")
    if path.is_dir() or not path.parent.is_dir():
        raise UsageError(f"The file {quoted(path)} cannot be written: {_why(path)}.")
    if kind == ".parquet" and not _writers():
        raise UsageError(f"{path} needs pyarrow or polars: pip install 'gorin[lab]' brings one; .csv needs nothing.")
    return path


def _why(path: Path) -> str:
    return "it is a folder" if path.is_dir() else f"there is no folder {quoted(path.parent)}"


def _writers() -> list[str]:
    return [name for name in ("pyarrow", "polars") if find_spec(name)]


def write(path: Path, run: Run, played: Sequence[Result]) -> None:
    """Write the games in order; a file that is there is replaced."""
    rows = [row(run, result) for result in sorted(played, key=lambda result: result.game)]
    put(path, {".csv": _csv, ".jsonl": _jsonl, ".parquet": _parquet}[path.suffix.lower()](rows))


def _csv(rows: list[dict[str, Any]]) -> bytes:
    out = StringIO()
    if rows:
        writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return out.getvalue().encode()


def _jsonl(rows: list[dict[str, Any]]) -> bytes:
    return b"".join(json.dumps(each, ensure_ascii=False).encode() + b"\n" for each in rows)


def _parquet(rows: list[dict[str, Any]]) -> bytes:
    out = BytesIO()
    if _writers()[0] == "pyarrow":
        table = import_module("pyarrow").Table.from_pylist(rows)
        import_module("pyarrow.parquet").write_table(table, out)
    else:
        import_module("polars").DataFrame(rows).write_parquet(out)
    return out.getvalue()
