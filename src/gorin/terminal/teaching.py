"""Lessons for the first game: each is told once, when its step first comes. Their words are in each game's folder, in
`lessons.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
FILE = "lessons.toml"


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
    file = FOLDER / game / FILE
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


class Teacher:
    """Knows what has been told already."""

    def __init__(self, rules: str) -> None:
        self._left = list(lessons(rules))

    def lessons(self, asked: str, step: str, told: Iterable[str]) -> list[Lesson]:
        """What is to be told now, and never again."""
        lines = list(told)
        now = [each for each in self._left if each.fits(asked, step, lines)]
        self._left = [each for each in self._left if each not in now]
        return now


def about(rules: str, asked: str, step: str) -> list[Lesson]:
    """What the lessons say of a decision, whether it was told before or not."""
    return [each for each in lessons(rules) if each.asked and each.fits(asked, step, ())]
