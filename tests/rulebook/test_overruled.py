"""What newer rules override says so in the data, and tests that show the contrary say by which rule."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from gorin import rulebook
from gorin.cards.registry import names
from gorin.rulebook import Rule
from gorin.rulebook.coverage import Scope
from gorin.rulesets import formats

SCOPE = Scope.of([name.rpartition("/")[2] for name in formats()], names())
TESTS = Path(__file__).parents[1]


def overridden() -> list[Rule]:
    """The rules in scope that a newer one overrides, in full or in part."""
    return [rule for rule in rulebook.rules() if rule.superseded and SCOPE.has(rule)]


def citations() -> Iterator[tuple[str, set[str]]]:
    """The rules that stand together above one test, or one case of a test, with where that is."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                ids = {x.value for x in node.args if isinstance(x, ast.Constant) and isinstance(x.value, str)}
                yield f"{path.relative_to(TESTS)}:{node.lineno}", ids


def test_whoever_is_overridden_names_a_newer_rule_or_an_open_question() -> None:
    found = overridden()
    assert len(found) >= 19
    for rule in found:
        by = [rulebook.find(id) for id in rule.overruled_by]
        assert all(newer is not None and newer.document == "rr" for newer in by), rule.id
        assert by or (not rule.fully_superseded and rule.superseded.endswith("is open.")), rule.id
        assert rule.id not in rule.overruled_by


def test_only_what_says_why_names_a_newer_rule() -> None:
    assert [rule.id for rule in rulebook.rules() if rule.overruled_by and not rule.superseded] == []
    assert [rule.id for rule in rulebook.rules() if not set(rule.one_of) <= set(rule.cards)] == []


def test_a_test_of_an_overruled_rule_cites_the_newer_one() -> None:
    overruled = {rule.id: set(rule.overruled_by) for rule in rulebook.rules() if rule.fully_superseded}
    seen = set()
    for where, ids in citations():
        for id in ids & overruled.keys():
            seen.add(id)
            assert ids & overruled[id], f"{where} cites {id}, but none of {', '.join(sorted(overruled[id]))}"
    assert {"fr.akodo-toturi.2", "fr.doji-hotaru.4", "fr.vengeful-berserker.2", "fr.watch-commander.2"} <= seen
