"""Lessons for the first game: short paragraphs with the rules they rest on, for the terminal and the page alike; and
what a format does otherwise than the usual game, for who chooses one. An edition of the CCG is a format here, too."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
TWO = 2  # players, unless somebody says otherwise


@dataclass(frozen=True)
class Lesson:
    """A short paragraph, when it comes, and the rules it rests on."""

    title: str
    text: str
    cites: tuple[str, ...]
    asked: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    step: tuple[str, ...] = ()
    formats: tuple[str, ...] = ()
    players: tuple[int, ...] = ()  # how many play where it is told, from and to; any number if it is empty

    def is_for(self, players: int) -> bool:
        """Is it told where so many play?"""
        return not self.players or self.players[0] <= players <= self.players[1]

    def fits(self, asked: str, step: str, told: Iterable[str]) -> bool:
        """Does it belong to this decision, or to one of these lines of the log?"""
        if asked in self.asked and (not self.step or step in self.step):
            return True
        return any(mark in line for line in told for mark in self.told)

    def __str__(self) -> str:
        return f"{self.title}. {self.text} [{', '.join(self.cites)}]"


@dataclass(frozen=True)
class Difference:
    """What a format does otherwise than the usual game, in a sentence, and the rules it rests on."""

    text: str
    cites: tuple[str, ...]


@dataclass(frozen=True)
class Choosable(Difference):
    """What may be otherwise from game to game in a format, by the name its rules give it."""

    name: str = ""


@cache
def lessons(rules: str, players: int = TWO) -> tuple[Lesson, ...]:
    """The lessons for these rules and so many players, in the order in which they are told."""
    found = []
    for entry in _entries(rules, "lesson"):
        several = {key: tuple(entry.get(key, ())) for key in ("cites", "asked", "told", "step", "formats", "players")}
        found.append(Lesson(entry["title"], entry["text"], **several))
    return tuple(each for each in found if each.is_for(players))


@cache
def differences(rules: str) -> tuple[Difference, ...]:
    """What is different in these rules; nothing for the usual game."""
    return tuple(Difference(entry["text"], tuple(entry["cites"])) for entry in _entries(rules, "difference"))


@cache
def options(rules: str) -> tuple[Choosable, ...]:
    """What may be switched on for a game by these rules."""
    found = _entries(rules, "option")
    return tuple(Choosable(entry["text"], tuple(entry["cites"]), entry["name"]) for entry in found)


def _entries(rules: str, kind: str) -> list[dict[str, Any]]:
    """What the file of a game has for a format."""
    game, _, format = rules.partition("/")
    file = FOLDER / f"{game}-lessons.toml"
    if not file.is_file():
        return []
    entries = tomllib.loads(file.read_text(encoding="utf-8")).get(kind, [])
    found = [entry for entry in entries if format in entry.get("formats", (format,))]
    for entry in found:
        entry["text"] = " ".join(entry["text"].split())
        if isinstance(entry["cites"], dict):  # formats with rulebooks of their own, that say the same
            entry["cites"] = entry["cites"][format]
    return found
