"""Printed cards that are not here yet, read: how much of them the words can say already, and what they wait for.

The list of printed cards is the user's, as for `gorin cards --fidelity`; nothing of it is kept.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from gorin.cards.checklist import missing
from gorin.cards.print_run import entries
from gorin.errors import UsageError
from gorin.kernel.notation import fold
from gorin.language.fidelity import words

PrintedCards = dict[tuple[str, str], dict[str, Any]]  # by title and set


@dataclass(frozen=True)
class Unread:
    """A missing card: what was made of each line of its text."""

    id: str
    name: str
    pack: str
    lines: tuple[str, ...]
    found: tuple[Any, ...]

    @property
    def troubles(self) -> list[Any]:
        """What it waits for: in each line that cannot be read the first clause that is to blame."""
        return [x.trouble for x in self.found if x.words is None]

    @property
    def read(self) -> int:
        """How many of its lines are read."""
        return sum(x.words is not None for x in self.found)

    @property
    def equal(self) -> int:
        """How many of its lines are said again word for word."""
        both = zip(self.lines, self.found, strict=True)
        return sum(x.words is not None and words(x.says) == words(text) for text, x in both)


def unread(game: str, printed: Path, set: str = "") -> list[Unread]:
    """The missing cards of a set, or of all sets, that a list of printed cards has."""
    if find_spec(f"gorin.rulesets.{game}.reading.printed") is None:
        raise UsageError(f"Printed cards of the {game} cannot be read from a list yet, only those of the lcg.")
    card = import_module(f"gorin.rulesets.{game}.reading.printed")
    reader = import_module(f"gorin.rulesets.{game}.reading.cards")
    listed, out = printed_cards(printed), []
    for x in missing(game):
        pack = set or x.sets[0]
        data = listed.get((fold(x.title), pack)) if pack in x.sets else None
        if data is not None:
            lines = card.printed_lines(data)
            found = reader.read_text(lines, card.printed_card(data, pack))
            out.append(Unread(str(data.get("id", x.title)), x.title, pack, tuple(lines), tuple(found)))
    return out


def printed_cards(path: Path) -> PrintedCards:
    """A list of printed cards, by title and set."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}.") from None
    except (UnicodeDecodeError, ValueError, RecursionError):
        raise UsageError(f"{path} is no JSON.") from None
    list(entries(path, data))  # refuses what is no list of cards, and says which entry is none
    cards = [x for x in data if isinstance(x, dict)]
    return {(fold(x["name"]), p["pack"]): x for x in cards for p in x.get("printed", ()) if "pack" in p}
