"""docs/card-language.md and docs/card-words explain every word; docs/add-a-card.md shows a card that works."""

from __future__ import annotations

import json
import re
from dataclasses import is_dataclass
from typing import Any

import pytest

from gorin.language.fidelity import words as words_of
from gorin.language.nodes import Node
from gorin.rulesets.lcg import words
from gorin.rulesets.lcg.check import problems
from gorin.rulesets.lcg.compiler import compiled
from tests.language.examples import PAGES, PUBLIC, ROOT, blocks, card_of, english, evaluate
from tests.language.test_fidelity import PRINTED

EXAMPLES = [example for page in PAGES for example in blocks(page)]


def nodes() -> set[type]:
    """Every word of the language and of this game, however deep."""
    assert compiled is not None  # importing it imports every word
    out: set[type] = set()
    todo: list[type] = [Node]
    while todo:
        cls = todo.pop()
        if cls.__module__.startswith(("gorin.language.", "gorin.rulesets.lcg.")) and ".reading." not in cls.__module__:
            out.add(cls)
        todo += cls.__subclasses__()
    return out


def explained() -> set[str]:
    """What the pages name in backticks."""
    text = "\n\n".join((ROOT / "docs" / page).read_text(encoding="utf-8") for page in PAGES)
    prose = re.sub(r"```.*?```", "", text, flags=re.S)
    return {name for code in re.findall(r"`([^`]+)`", prose) for name in re.findall(r"\w+", code)}


def test_every_public_word_is_explained() -> None:
    assert sorted(set(PUBLIC) - explained()) == []


def test_every_kind_of_node_is_explained() -> None:
    assert sorted({cls.__name__ for cls in nodes()} - explained()) == []


def test_every_public_word_is_shown_in_an_example() -> None:
    code = " ".join(code for code, _ in EXAMPLES)
    shown = set(re.findall(r"\w+", code))
    made_of_others = {type(getattr(words, x)).__name__ for x in shown if hasattr(words, x)}
    short = {
        "Card",
        "Query",
        "Text",
        "Condition",
        "EachOpponent",
        "SomeOpponent",
        "Triggered",
        "During",
        "Gets",
        "pack",
    }
    whole_lines = {"ExtraProvince", "OnlyDisguised"}  # their English is the whole printed line of a card
    whole_files = {"pack"}
    assert sorted(set(PUBLIC) - shown - made_of_others - short - whole_lines - whole_files) == []


@pytest.mark.parametrize(("code", "text"), EXAMPLES, ids=lambda x: x.split("\n")[0][:60])
def test_an_example_says_what_is_shown(code: str, text: str) -> None:
    assert english(evaluate(code)) == text


@pytest.mark.parametrize("code", [code for code, _ in EXAMPLES], ids=lambda x: x.split("\n")[0][:60])
def test_an_example_that_is_a_text_is_right(code: str) -> None:
    card = card_of(evaluate(code))
    if card is not None:
        assert problems(card) == []


def test_no_example_is_printed_on_a_real_card() -> None:
    if not PRINTED.exists():
        pytest.skip(f"{PRINTED} is not there")
    cards = json.loads(PRINTED.read_text(encoding="utf-8"))
    lines = {tuple(words_of(x)) for card in cards for x in (card.get("text") or "").split("<br>")}
    shown = [
        x for _, text in EXAMPLES for x in text.splitlines() if len(words_of(x)) > 8 and tuple(words_of(x)) in lines
    ]
    assert shown == []


def test_the_card_of_the_other_page_works() -> None:
    text = (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8")
    space: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", text, flags=re.S):
        if not block.startswith(("# lanterns.py", "# wardens.py")):  # files of their own: other tests load them
            exec(block, space)
    tests = [x for name, x in space.items() if name.startswith("test_")]
    assert len(tests) == 1
    tests[0]()


def test_the_index_for_card_files_is_whole() -> None:
    """Every word of this game can be had by `import *`, but for what operators make and what no card says."""
    made_by_others = {"BothRings", "EitherRings", "RingsExcept", "IsOneOf"}
    own = {cls.__name__ for cls in nodes() if is_dataclass(cls) and ".lcg.words." in cls.__module__}
    assert own - set(PUBLIC) == made_by_others
