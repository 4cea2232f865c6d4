"""Numbers that stand in a row in their module – kinds of event, prohibitions, statistics – are dealt once each."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from gorin.rulesets.ccg.numbers import EFFECTS as CCG_EFFECTS
from gorin.rulesets.lcg.numbers import EFFECTS as LCG_EFFECTS
from gorin.rulesets.lcg.numbers import MARKS, WAITING
from gorin.rulesets.lcg.state import TOKENLESS
from gorin.rulesets.lcg.words import edicts
from gorin.rulesets.lcg.words.edicts import Edict

ROWS = (  # the module, the name after the last, by how much there are more names than numbers, what stands elsewhere
    ("lcg.events", "KINDS", 1, ()),  # FROM_HAND is no kind of event
    ("lcg.prohibitions.bars", "BARS", 0, (TOKENLESS,)),
    ("ccg.bars", "BARS", 0, ()),
    ("ccg.state", "NUMBERS", 1, ()),  # HOME is no statistic
)


@pytest.mark.parametrize(("module", "last", "others", "elsewhere"), ROWS)
def test_numbers_in_a_row_are_dealt_once(module: str, last: str, others: int, elsewhere: tuple[int, ...]) -> None:
    found = import_module(f"gorin.rulesets.{module}")
    assert found.__file__
    values = list(elsewhere)
    for x in ast.parse(Path(found.__file__).read_text(encoding="utf-8")).body:
        if (
            isinstance(x, ast.AnnAssign)
            and isinstance(x.target, ast.Name)
            and isinstance(x.value, (ast.Constant, ast.UnaryOp))
        ):
            if x.target.id == last:
                break
            values.append(getattr(found, x.target.id))
    assert len(values) == getattr(found, last) + others
    assert set(range(getattr(found, last))) <= set(values)


def test_what_edicts_say_is_owned() -> None:
    codes = [x.code for x in vars(edicts).values() if isinstance(x, type) and issubclass(x, Edict) and x.code > 0]
    assert len(codes) > 10
    assert all(code in LCG_EFFECTS.owners for code in codes)


def test_numbers_in_saved_games_stay() -> None:
    """Rows of games saved by earlier versions hold them."""
    assert {LCG_EFFECTS.owners[n] for n in (98, 99, 110, 136, 137, 179, 290)} == {
        "staying", "barred", "as in hand", "controlled", "become a copy", "keyword during", "must declare"}  # fmt: skip
    assert [WAITING.owners[n] for n in (8, 20, 21, 22)] == [
        "windows", "cost of the next card", "cost of each card", "demand"]  # fmt: skip
    assert [MARKS.owners[n] for n in (-2, -3, -100)] == ["Limited card", "asked in vain", "memories"]
    assert [CCG_EFFECTS.owners[n] for n in (0, 14, 64, 128, 135, 200)] == [
        "statistics", "hand size", "barred", "gains keyword", "copies", "rulebook"]  # fmt: skip
