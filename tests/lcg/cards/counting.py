"""How many tests play each card. The counts are kept in the package, so that `gorin cards --json` can tell them:

python -m tests.lcg.cards.counting
"""

from __future__ import annotations

import ast
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from gorin.cards.registry import own_cards
from gorin.cards.tested import FILE
from gorin.kernel.notation import fold

TESTS = Path(__file__).parents[1]  # every test of this game


def strings(node: ast.AST) -> Iterator[str]:
    """Every string written inside a piece of code."""
    for x in ast.walk(node):
        if isinstance(x, ast.Constant) and isinstance(x.value, str):
            yield x.value


def spoken(path: Path) -> Iterator[str]:
    """What each test of a file speaks of: its own strings, and those of the names it uses."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named: dict[str, str] = {}
    for node in tree.body:
        text = " ".join(strings(node))
        if isinstance(node, ast.Assign):
            named |= {x.id: text for x in node.targets if isinstance(x, ast.Name)}
        elif isinstance(node, ast.FunctionDef) and not node.name.startswith("test_"):
            named[node.name] = text
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            used = {x.id for x in ast.walk(node) if isinstance(x, ast.Name)}
            yield fold(" ".join([*strings(node), *(text for name, text in named.items() if name in used)]))


def now() -> dict[str, int]:
    """The tests that name each card, counted."""
    titles = {fold(name): name for name in own_cards("lcg")}
    out: Counter[str] = Counter()
    for path in sorted(TESTS.rglob("test_*.py")):
        for text in spoken(path):
            out.update(name for title, name in titles.items() if title in text)
    return dict(sorted(out.items()))


if __name__ == "__main__":
    FILE.write_text(json.dumps(now(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
