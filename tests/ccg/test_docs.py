"""docs/card-words/ccg*.md explain every word of the CCG, and their examples say what is shown."""

from __future__ import annotations

import re
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any

import pytest

from gorin.language.nodes import Condition, Node, Query, Text
from gorin.rulesets.ccg import words
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.compiler.compiled import compile_card
from gorin.rulesets.ccg.english import text_of, voice_for

FOLDER = Path(__file__).parents[2] / "docs" / "card-words"
PAGE = "\n\n".join((FOLDER / name).read_text(encoding="utf-8") for name in ("ccg.md", "ccg-rare.md", "ccg-samurai.md"))
PUBLIC: list[str] = vars(words)["__all__"]  # hidden from type checkers, which read star imports themselves
ON = Card("Example", "personality", force=1, chi=1)


def examples() -> list[tuple[str, str]]:
    """Words, and the English shown below them."""
    out = []
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.S):
        for example in block.strip().split("\n\n"):
            lines = example.splitlines()
            code = "\n".join(x for x in lines if not x.startswith("# "))
            out.append((code, "\n".join(x.removeprefix("# ") for x in lines if x.startswith("# "))))
    return out


def evaluate(code: str) -> Any:
    return eval(code, {name: getattr(words, name) for name in PUBLIC})


def english(x: Any) -> str:
    v = voice_for(ON)
    if isinstance(x, Card):
        return text_of(x)
    if isinstance(x, Query):
        return v.some(x)
    if isinstance(x, Condition):
        return v.when(x)
    assert isinstance(x, Node)
    return str(x.english(v))  # type: ignore[attr-defined]  # numbers, players, triggers and effects have it


@pytest.mark.parametrize(("code", "text"), examples(), ids=lambda x: x.split("\n")[0][:60])
def test_an_example_says_what_is_shown(code: str, text: str) -> None:
    assert english(evaluate(code)) == text


@pytest.mark.parametrize("code", [code for code, _ in examples()], ids=lambda x: x.split("\n")[0][:60])
def test_an_example_can_be_compiled(code: str) -> None:
    x = evaluate(code)
    if isinstance(x, Text):
        compile_card(Card(f"Example {hash(code)}", "personality", text=(x,)))
    elif isinstance(x, Card):
        compile_card(x)


def test_every_word_is_explained() -> None:
    prose = re.sub(r"```.*?```", "", PAGE, flags=re.S)
    explained = {name for code in re.findall(r"`([^`]+)`", prose) for name in re.findall(r"\w+", code)}
    assert sorted(set(PUBLIC) - explained) == []


def test_the_index_for_card_files_is_whole() -> None:
    """Every word of this game can be had by `import *`, but for those of the rulebook's own abilities."""
    own: set[str] = set()
    todo: list[type] = [Node]
    while todo:
        cls = todo.pop()
        todo += cls.__subclasses__()
        if is_dataclass(cls) and cls.__module__.startswith("gorin.rulesets.ccg.words."):
            own.add(cls.__name__)
    of_the_rules = {
        "BaseHonor",
        "FetchLegacy",
        "FirstBattleAction",
        "HadPart",
        "LoseOnly",
        "LosesHonorFrom",
        "MoreNaval",
    }
    assert own - set(PUBLIC) == of_the_rules | {"BroughtNoHolding", "NotCounted"}
