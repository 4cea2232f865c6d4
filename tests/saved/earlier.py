"""Games that earlier releases wrote: `scripts/fixtures` wrote them, each with its own Gorin."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

GAMES = Path(__file__).resolve().parents[1] / "fixtures" / "games"
RELEASES = sorted(path.name for path in GAMES.iterdir())


def files(pattern: str) -> list[Path]:
    """The files of all releases."""
    return sorted(GAMES.glob(f"*/{pattern}"))


def asked(release: str, what: str) -> dict[str, Any]:
    """What the unfinished games of a release waited for."""
    told: dict[str, Any] = json.loads((GAMES / release / "asked.json").read_text(encoding="utf-8"))[what]
    return told


def database(release: str, folder: Path) -> Path:
    """The database of a release's server, as it was left."""
    there = folder / "tables.db"
    there.write_bytes(gzip.decompress((GAMES / release / "tables.db.gz").read_bytes()))
    return there
