"""Other rules, as a later release might have them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from gorin.kernel.fields import KINDS
from gorin.kernel.sequences import COMMON
from gorin.rulesets import numbers, ruleset

FORMATS = ("lcg/stronghold", "lcg/skirmish", "ccg/emperor")


def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """A release with a higher number of rules, by which seeded games go otherwise: other cards are dealt."""
    for name in ("lcg/stronghold", "ccg/emperor"):
        cls = type(ruleset(name))
        opened: Callable[..., Any] = cls.open

        def otherwise(self: Any, decks: Any, cards: Any, seed: int, opened: Callable[..., Any] = opened) -> Any:
            return opened(self, decks, cards, seed ^ 1)

        monkeypatch.setattr(cls, "open", otherwise)
    raised = {game: n + 1 for game, n in numbers.RULES.items()}
    monkeypatch.setattr(numbers, "RULES", raised)


@contextmanager
def with_another_step(name: str, at: int = 0) -> Iterator[None]:
    """A release in which a sequence has a step more."""
    kind = KINDS[name]
    steps, titles, labels = COMMON.steps[kind], COMMON.titles[kind], COMMON.labels[kind]
    more = [*titles[:at], "something new", *titles[at:]]
    COMMON.put(kind, [*steps[:at], lambda s, f: None, *steps[at:]], more, {title: i for i, title in enumerate(more)})
    try:
        yield
    finally:
        COMMON.put(kind, steps, titles, labels)
