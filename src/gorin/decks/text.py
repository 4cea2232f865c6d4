"""Decks as players type them, one card a line.

    # a comment
    Clan: crane
    3x Doji Whisperer (Core Set)
    3 Way of the Crane
    Shizuka Toshi

A line may have a number, an `x`, and the pack in brackets; a title alone is one copy. Lines that end in a colon are
headings. `Name:` names the deck; otherwise its file does.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from gorin.decks.titles import did_you_mean, title
from gorin.errors import DeckError
from gorin.rulebook import fold
from gorin.rulesets.base import DeckList

CLANS = ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn")
MOST = 99

_COUNTED = re.compile(r"(\d{1,3})\s*[x×]?\s+(.+)", re.IGNORECASE)
_PACK = re.compile(r"\s*[(\[][^()\[\]]*[)\]]\s*$")


class Reading(NamedTuple):
    """What could be read of a deck, and every line that could not."""

    deck: DeckList
    problems: list[DeckError]


def read_file(path: Path, cards: Mapping[str, Any]) -> Reading:
    """Read a deck from a file. One that is no text at all, or empty, is refused."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DeckError(f"{path} is not a text file in UTF-8.") from None
    return read(text, path.stem, cards, str(path))


def read(text: str, name: str, cards: Mapping[str, Any], where: str = "The deck") -> Reading:
    """Read a deck from its text."""
    clan = ""
    counts: dict[str, int] = {}
    problems: list[DeckError] = []
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.partition("#")[0].strip()
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not line or (colon and not value):
            continue
        if colon and key.casefold() == "name":
            name = value
        elif colon and key.casefold() == "clan":
            clan = fold(value)
            if clan not in CLANS:
                problems.append(DeckError(f"Line {number}: there is no clan '{value}'{did_you_mean(value, CLANS)}"))
                clan = ""
        else:
            _card(line, number, cards, counts, problems)
    if not counts and not problems:
        raise DeckError(f"{where} has no cards.")
    return Reading(DeckList(name, clan or _clan_of(counts, cards), tuple(counts.items())), problems)


def _card(line: str, number: int, cards: Mapping[str, Any], counts: dict[str, int], problems: list[DeckError]) -> None:
    counted = _COUNTED.fullmatch(line)
    n, typed = (int(counted[1]), counted[2]) if counted else (1, line)
    found = title(typed, cards) or title(_PACK.sub("", typed), cards)
    if found is None and counted:
        found = title(line, cards)  # a title that begins with a number
        n = 1 if found else n
    if found is None:
        name = _PACK.sub("", typed).strip()
        problems.append(DeckError(f"Line {number}: there is no card '{name}'{did_you_mean(name, cards)}"))
    elif not 1 <= counts.get(found, 0) + n <= MOST or n < 1:
        problems.append(DeckError(f"Line {number}: a deck cannot have {counts.get(found, 0) + n} copies of {found}."))
    else:
        counts[found] = counts.get(found, 0) + n


def _clan_of(counts: dict[str, int], cards: Mapping[str, Any]) -> str:
    """A deck that does not name its clan has its stronghold's."""
    clans = [cards[name].clan for name in counts if cards[name].type == "stronghold"]
    return clans[0] if len(clans) == 1 else ""
