"""Coverage, counted on a small invented document."""

from __future__ import annotations

from pathlib import Path

import pytest

from gorin.rulebook import Rule, citations, coverage
from gorin.rulebook.coverage import Scope


def rule(
    id: str,
    kind: str = "engine",
    formats: tuple[str, ...] = (),
    cards: tuple[str, ...] = (),
    superseded: str = "",
    one_of: tuple[str, ...] = (),
) -> Rule:
    document = id.partition(".")[0]
    by = ("rr.coffee.1",) if superseded else ()
    return Rule(
        id,
        "Tea",
        "Tea is served.",
        kind,
        document,
        formats,
        cards,
        superseded=superseded,
        overruled_by=by,
        one_of=one_of,
    )


DOCUMENT = (
    rule("rr.tea.1"),
    rule("rr.tea.2", "definition"),
    rule("rr.tea.3", "setup", formats=("skirmish", "enlightenment")),
    rule("rr.tea.4", "deckbuilding", formats=("enlightenment",)),
    rule("rr.tea.5", cards=("Hidden Moon Dōjō",)),
    rule("rr.tea.6", cards=("Hidden Moon Dōjō", "Teapot")),
    rule("rr.tea.7", superseded="Coffee is served."),
    rule("rr.tea.8", superseded="partly: it is served cold."),
    rule("rr.tea.9", "table-etiquette"),
    rule("rr.tea.10", "ui"),
    rule("rr.tea.11", cards=("Hidden Moon Dōjō", "Cup", "Teapot"), one_of=("Cup", "Hidden Moon Dōjō")),
    rule("rr.tea.12", cards=("Cup", "Hidden Moon Dōjō"), one_of=("Cup", "Hidden Moon Dōjō")),
    rule("rr.tea.13", cards=("Cup", "Teapot"), one_of=("Cup", "Teapot")),
)
SCOPE = Scope.of({"stronghold", "skirmish"}, {"lcg": {"hidden moon dojo"}, "ccg": {"teapot"}})


def test_a_rule_is_in_scope_when_the_project_has_what_it_speaks_of() -> None:
    inside = [rule.number for rule in DOCUMENT if SCOPE.has(rule)]
    assert inside == [1, 3, 5, 7, 8, 12], "of examples, one is enough"


def test_counting_a_document() -> None:
    cited = {"rr.tea.1", "rr.tea.2", "rr.tea.6", "rr.other.1"}
    assert coverage.count(DOCUMENT, SCOPE, cited, {"rr.tea.3": "Nobody can.", "mp.tea.1": "Nobody can."}) == {
        "rules": 13,
        "in_scope": 4,
        "cited": 1,
        "overruled": ["rr.tea.7"],
        "overruled_in_part": ["rr.tea.8"],
        "excepted": ["rr.tea.3"],
    }


@pytest.mark.parametrize("cited", [set(), {"rr.tea.7", "rr.tea.8"}])
def test_what_newer_rules_override_is_counted_apart_whether_cited_or_not(cited: set[str]) -> None:
    count = coverage.count(DOCUMENT, SCOPE, cited, {})
    assert (count["in_scope"], count["cited"]) == (4, 0)
    assert (count["overruled"], count["overruled_in_part"]) == (["rr.tea.7"], ["rr.tea.8"])


def test_missing_are_those_in_scope_neither_cited_nor_excepted() -> None:
    missing = coverage.missing(DOCUMENT, SCOPE, {"rr.tea.1"}, {"rr.tea.3"})
    assert [rule.number for rule in missing] == [5, 8, 12], "what stands of the eighth needs a test"


@pytest.mark.parametrize(
    ("document", "formats", "inside"),
    [
        ("rr", {"stronghold"}, True),
        ("rr", {"team-conquest"}, True),
        ("rr", {"emperor", "samurai"}, False),
        ("rr", set(), False),
        ("mp", {"stronghold", "skirmish"}, False),
        ("mp", {"enlightenment"}, True),
        ("mp", {"team-conquest"}, True),
        ("fr", {"skirmish"}, True),
        ("emp", {"samurai"}, False),
        ("emp", {"emperor"}, True),
        ("sam", {"samurai"}, True),
        ("sam", {"emperor"}, False),
    ],
)
def test_a_rule_without_formats_goes_with_its_document(document: str, formats: set[str], inside: bool) -> None:
    assert Scope.of(formats, {}).has(rule(f"{document}.tea.1")) is inside


def test_the_decks_of_an_edition_are_its_forty_forty_decks() -> None:
    forty = rule("emp.tea.1", "deckbuilding", formats=("emperor-40-40",))
    assert Scope.of({"emperor"}, {}).has(forty)
    assert not Scope.of({"samurai"}, {}).has(forty)


def test_exceptions_are_ids_with_reasons(tmp_path: Path) -> None:
    path = tmp_path / "exceptions.toml"
    path.write_text('"rr.tea.1" = "Nobody can taste it."\n')
    assert coverage.exceptions(path) == {"rr.tea.1": "Nobody can taste it."}


def test_the_report_has_every_document() -> None:
    documents = coverage.report((), {})["documents"]
    assert list(documents) == ["rr", "mp", "fr", "emp", "sam"]
    for count in documents.values():
        assert list(count) == ["rules", "in_scope", "cited", "overruled", "overruled_in_part", "excepted"]
        assert count["rules"] > 0 and count["in_scope"] == count["cited"] == 0


def test_what_the_report_does_not_count_as_cited_is_uncited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(citations, "load", lambda: {"emp.imperial-favor.2": ["tests/tea.py::test_tea"]})
    monkeypatch.setattr(coverage, "exceptions", dict)
    count = coverage.report({"emperor"}, {})["documents"]["emp"]
    assert (count["cited"], count["excepted"]) == (1, [])
    assert len(coverage.uncited("emp", {"emperor"}, {})) == count["in_scope"] - 1 > 300
