"""The map from rule ids to the passing tests that cite them, as it is committed beside the rules."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

MAP = Path(__file__).with_name("coverage.json")

Citations = dict[str, list[str]]
"""Rule id → the node ids of the tests that cite it."""


def gather(tests: Iterable[tuple[str, Iterable[str]]]) -> Citations:
    """The map of tests given as pairs of node id and cited rule ids."""
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


def load(path: Path = MAP) -> Citations:
    """The committed map; empty where nobody has written one yet."""
    if not path.exists():
        return {}
    citations: Citations = json.loads(path.read_text(encoding="utf-8"))
    return citations


def save(citations: Mapping[str, Iterable[str]], path: Path = MAP) -> bool:
    """Write the map, if that changes the file; say whether it did."""
    text = dump(citations)
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return False
    path.write_text(text, encoding="utf-8")
    return True


def differences(committed: Mapping[str, list[str]], marked: Mapping[str, list[str]]) -> list[str]:
    """One line for each id whose tests are not the same in both maps."""
    lines = []
    for id in sorted(committed.keys() | marked.keys(), key=order):
        old, new = committed.get(id, []), marked.get(id, [])
        lost = [f"- {test}" for test in old if test not in new]
        found = [f"+ {test}" for test in new if test not in old]
        if lost or found:
            lines.append(f"{id}: {', '.join(lost + found)}")
    return lines


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
