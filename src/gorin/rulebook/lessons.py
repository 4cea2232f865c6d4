"""Lessons for the first game: short paragraphs with the rules they rest on, for the terminal and the page alike."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent


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

    def fits(self, asked: str, step: str, told: Iterable[str]) -> bool:
        """Does it belong to this decision, or to one of these lines of the log?"""
        if asked in self.asked and (not self.step or step in self.step):
            return True
        return any(mark in line for line in told for mark in self.told)

    def __str__(self) -> str:
        return f"{self.title}. {self.text} [{', '.join(self.cites)}]"


@cache
def lessons(rules: str) -> tuple[Lesson, ...]:
    """The lessons for these rules, in the order in which they are told."""
    game, _, format = rules.partition("/")
    file = FOLDER / f"{game}-lessons.toml"
    if not file.is_file():
        return ()
    found = []
    for entry in tomllib.loads(file.read_text(encoding="utf-8"))["lesson"]:
        entry["text"] = " ".join(entry["text"].split())
        several = {key: tuple(entry.get(key, ())) for key in ("cites", "asked", "told", "step", "formats")}
        lesson = Lesson(entry["title"], entry["text"], **several)
        if not lesson.formats or format in lesson.formats:
            found.append(lesson)
    return tuple(found)
