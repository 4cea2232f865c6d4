"""The map from rule ids to the tests that cite them, read from the sources of the tests without running them.

A clone reads its own tests, in a second; a wheel, which has none, carries the map that was read when it was built. This
module imports nothing of Gorin, so that building can use it (hatch_build.py).
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

BUILT = Path(__file__).with_name("coverage.json")
TESTS = Path(__file__).resolve().parents[3] / "tests"

Citations = dict[str, list[str]]
"""Rule id → the tests that cite it, as `tests/lcg/test_covert.py::test_covert`; the cases of a test are one."""


@cache
def load(built: Path = BUILT, tests: Path = TESTS) -> Citations:
    """The map that was built in, or that of the tests in this clone; empty where there is neither."""
    if built.exists():
        citations: Citations = json.loads(built.read_text(encoding="utf-8"))
        return citations
    return read(tests)


def read(tests: Path) -> Citations:
    """The map of all tests in a folder."""
    cited = (
        (f"{path.relative_to(tests.parent).as_posix()}::{test}", ids)
        for path in sorted(tests.rglob("test_*.py"))
        for test, ids in cited_in(path.read_text(encoding="utf-8")).items()
    )
    return gather(cited)


def gather(tests: Iterable[tuple[str, Iterable[str]]]) -> Citations:
    """The map of tests given as pairs of name and cited rule ids."""
    found: dict[str, set[str]] = {}
    for test, ids in tests:
        for id in ids:
            found.setdefault(id, set()).add(test)
    return {id: sorted(found[id]) for id in sorted(found, key=order)}


def order(id: str) -> tuple[str, int]:
    """The key that sorts ids by heading, then by number: `rr.covert.2` before `rr.covert.10`."""
    heading, _, number = id.rpartition(".")
    return heading, int(number) if number.isdigit() else 0


def dump(citations: Mapping[str, Iterable[str]]) -> str:
    """The map as text: JSON with one line per rule, the same text for the same map."""
    lines = [f"{_json(id)}: {_json(list(citations[id]))}" for id in sorted(citations, key=order)]
    return "{\n" + ",\n".join(lines) + "\n}\n" if lines else "{}\n"


def cited_in(source: str) -> dict[str, set[str]]:
    """The ids that each test of a file cites in its decorators, or in what they name; long tests do not count."""
    return dict(_tests(ast.parse(source).body, {}, "", [])) if "rule(" in source else {}


def _tests(
    body: list[ast.stmt], names: dict[str, ast.expr], within: str, marks: list[ast.expr]
) -> Iterator[tuple[str, set[str]]]:
    for statement in body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                names[name] = value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                names[name] = value
            case ast.ClassDef(name=name) if name.startswith("Test"):
                yield from _tests(statement.body, dict(names), f"{within}{name}::", marks + statement.decorator_list)
            case ast.FunctionDef(name=name) if name.startswith("test"):
                said = [part for mark in marks + statement.decorator_list for part in _parts(mark, names)]
                ids = {id for part in said for id in _ids(part)}
                if ids and not any(isinstance(part, ast.Attribute) and part.attr == "soak" for part in said):
                    yield f"{within}{name}", ids


def _parts(expression: ast.expr, names: Mapping[str, ast.expr]) -> Iterator[ast.AST]:
    """Everything in an expression, and in what it names."""
    for part in ast.walk(expression):
        yield part
        if isinstance(part, ast.Name) and part.id in names:
            rest = {name: value for name, value in names.items() if name != part.id}
            yield from _parts(names[part.id], rest)


def _ids(part: ast.AST) -> Iterator[str]:
    """The ids in `rule("rr.covert.2")` or `pytest.mark.rule("rr.covert.2")`."""
    match part:
        case ast.Call(func=ast.Name(id="rule") | ast.Attribute(attr="rule"), args=args):
            for each in args:
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    yield each.value


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
