"""The kernel knows neither game: its names and strings are words of no game in particular. (Comments and docstrings
may say "either game".)"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

KERNEL = Path(__file__).resolve().parents[2] / "src/gorin/kernel"
OF_THE_GAMES = """
    attachment attacker attacking battle battlefield bid bids bow bowed bowing bushi character chi clan conflict
    conflicts covert courtier crab crane defender defending dial dials dishonor dishonored dragon duel dynasty
    emperor fate favor focus force glory gold harvest holding holdings honor honorable honored imperial
    influence katana keyword legion lcg ccg lion lobby mantis military monk naga opponent opponents personality
    phoenix political province provinces rank ring rings ronin samurai scorpion seppuku shadowlands shugenja skill
    spider stronghold strongholds taint tainted token tokens unicorn unopposed
"""
WORDS = frozenset(OF_THE_GAMES.split())
FILES = sorted(KERNEL.glob("*.py"))


def strings_and_names(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every name a module gives or uses, and every string that is no docstring."""
    docstrings = set()
    for x in ast.walk(tree):
        if isinstance(x, (ast.Module, ast.ClassDef, ast.FunctionDef)) and x.body:
            first = x.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                docstrings.add(id(first.value))
    for x in ast.walk(tree):
        line = getattr(x, "lineno", 0)
        for field in ("id", "attr", "name", "arg", "module"):
            if isinstance(found := getattr(x, field, None), str):
                yield line, found
        if isinstance(x, ast.Constant) and isinstance(x.value, str) and id(x) not in docstrings:
            yield line, x.value


def words(text: str) -> list[str]:
    """honor_bid, HonorBid and "the honor bid" all have the word honor.

    >>> words("HonorBid of_fate")
    ['honor', 'bid', 'of', 'fate']
    """
    return [w.lower() for w in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", text)]


def test_words_are_found_in_names_of_every_style() -> None:
    assert words("HonorBid of_fate FIRE_ring") == ["honor", "bid", "of", "fate", "fire", "ring"]


@pytest.mark.parametrize("file", FILES, ids=lambda x: x.stem)
def test_no_name_and_no_string_is_a_word_of_either_game(file: Path) -> None:
    tree = ast.parse(file.read_text())
    found = [(line, text) for line, text in strings_and_names(tree) if set(words(text)) & WORDS]
    assert found == []


def test_importing_the_kernel_imports_no_game() -> None:
    modules = ", ".join(f"gorin.kernel.{x.stem}" for x in FILES if x.stem != "__init__")
    code = f"import sys, {modules}\nprint([m for m in sys.modules if m.startswith('gorin.') and '.kernel' not in m])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(ast.literal_eval(ran.stdout)) - {"gorin.compiled"} == {"gorin.errors"}


def test_nothing_in_the_kernel_counts_on_two_players() -> None:
    for file in FILES:
        for x in ast.walk(ast.parse(file.read_text())):
            if isinstance(x, ast.BinOp) and isinstance(x.op, ast.Sub) and isinstance(x.left, ast.Constant):
                assert x.left.value != 1, f"{file.name}:{x.lineno} takes something from 1"
