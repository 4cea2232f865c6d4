"""Lessons for the first game, each told once, when its step first comes. Their words are the rulebook's `lessons`."""

from __future__ import annotations

from collections.abc import Iterable

from gorin.rulebook.lessons import TWO, Lesson, lessons

__all__ = ["Lesson", "Teacher", "about", "lessons"]


class Teacher:
    """Knows what has been told already."""

    def __init__(self, rules: str, players: int = TWO) -> None:
        self._left = list(lessons(rules, players))

    def lessons(self, asked: str, step: str, told: Iterable[str]) -> list[Lesson]:
        """What is to be told now, and never again."""
        lines = list(told)
        now = [each for each in self._left if each.fits(asked, step, lines)]
        self._left = [each for each in self._left if each not in now]
        return now


def about(rules: str, asked: str, step: str, players: int = TWO) -> list[Lesson]:
    """What the lessons say of a decision, whether it was told before or not."""
    return [each for each in lessons(rules, players) if each.asked and each.fits(asked, step, ())]
