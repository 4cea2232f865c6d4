"""The examples of docs/card-language.md and docs/card-words: words in fenced blocks, and as comments their English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gorin.language.english import Voice
from gorin.language.nodes import Condition, Node, Query, Text
from gorin.rulesets.lcg import words
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.english import line, text_of
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG

PUBLIC: list[str] = vars(words)["__all__"]  # hidden from type checkers, which read star imports themselves
ROOT = Path(__file__).parents[2]
MORE = [x.name for x in (ROOT / "docs" / "card-words").glob("*.md") if not x.name.startswith("ccg")]
PAGES = ("card-language.md", *sorted(f"card-words/{name}" for name in MORE))
BLOCK = re.compile(r"```python\n(.*?)```", re.S)
ON = Card("Example", "character", "neutral", "dynasty", cost=1)


def blocks(page: str) -> Iterator[tuple[str, str]]:
    """Each example of a page in docs/: its code and its English ("" where none is shown)."""
    for block in BLOCK.findall((ROOT / "docs" / page).read_text(encoding="utf-8")):
        for example in block.strip().split("\n\n"):
            lines = example.splitlines()
            code = [x for x in lines if not x.startswith("# ")]
            yield "\n".join(code), "\n".join(x.removeprefix("# ") for x in lines if x.startswith("# "))


def evaluate(code: str) -> Any:
    """A word as a card file writes it."""
    names = {name: getattr(words, name) for name in PUBLIC}
    return eval(code, {**names})


def english(x: Any) -> str:
    """A card's whole text; a text as it stands on a character; other words by themselves."""
    v = Voice(WORDS_OF_THE_LCG, "character")
    if isinstance(x, Card):
        return text_of(x)
    if isinstance(x, Text):
        return line(x, ON)
    if isinstance(x, Query):
        return v.some(x)
    if isinstance(x, Condition):
        return v.when(x)
    assert isinstance(x, Node)
    return str(x.english(v))  # type: ignore[attr-defined]  # numbers, players, triggers and effects have it


def card_of(x: Any) -> Card | None:
    """A card that has the words of an example in it, for tests that need whole cards."""
    if isinstance(x, Card):
        return x
    return Card("Example", "character", "neutral", "dynasty", cost=1, text=(x,)) if isinstance(x, Text) else None
