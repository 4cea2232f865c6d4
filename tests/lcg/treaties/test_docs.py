"""docs/treaties.md: its cards are those of the deck, its example runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gorin.rulesets.lcg.treaties.cards import CARDS
from gorin.rulesets.lcg.treaties.deeds import DEEDS
from gorin.rulesets.lcg.treaty_rows import KINDS

PAGE = (Path(__file__).parents[3] / "docs" / "treaties.md").read_text(encoding="utf-8")


def test_every_card_is_there_with_its_text() -> None:
    rows = [f"| {card.name} | {card.text} |" for card in CARDS]
    assert [line for line in PAGE.splitlines() if line in rows] == rows
    assert f"a deck of {'twelve' if len(CARDS) == 12 else len(CARDS)} cards" in PAGE


def test_every_deed_and_every_promise_is_there() -> None:
    for deed in DEEDS:
        assert f'{{"do": "{deed}"' in PAGE
    for kind in KINDS:
        assert f"| `{kind}` |" in PAGE and f'"{kind}"' in PAGE


def test_its_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    exec(example, {})
    assert capsys.readouterr().out.startswith("A and B have a treaty (1): A promises B to declare no conflict")
