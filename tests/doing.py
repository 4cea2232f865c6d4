"""Answers in words, as the notation reads them. Whatever is asked then is asked again the same, in every test that
plays from a table: a step that asks does nothing else, or a saved game would go on otherwise."""

from __future__ import annotations

from typing import TypeVar

from gorin.kernel import notation
from gorin.kernel.state import State
from tests.laws.laws import asked_again_is_asked_the_same

S = TypeVar("S", bound=State)


def do(s: S, *answers: str) -> S:
    for text in answers:
        notation.do(s, text)
        asked_again_is_asked_the_same(s)
    return s
