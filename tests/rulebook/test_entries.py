"""Every entry of every rule file is well-formed."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from gorin import rulebook
from gorin.rulebook import Document, coverage
from gorin.rulebook.citations import load
from gorin.rulebook.lookup import FOLDER

ENTRIES = {"rr": 1113, "mp": 213, "fr": 467, "emp": 462, "sam": 1192 + 39}
FIELDS = {"id", "source", "says", "kind", "formats", "cards", "scenario", "reading", "superseded", "differs"}
LISTS = {"formats", "cards", "overruled_by", "one_of"}
FIELDS |= LISTS
FORMATS = {"stronghold", "skirmish", "enlightenment", "team-conquest", "samurai", "emperor-40-40", "samurai-40-40"}
ID = re.compile(r"(rr|mp|fr|emp|sam)\.[a-z0-9]+(-[a-z0-9]+)*\.[1-9][0-9]*")
CITED_ID = re.compile(r"\b(?:rr|mp|fr|emp|sam)\.[a-z][a-z0-9-]*(?:\.[0-9]+)?")

every_document = pytest.mark.parametrize("document", rulebook.documents(), ids=lambda document: document.prefix)


def entries(document: Document) -> list[dict[str, Any]]:
    """The tables of a document as they stand in its files."""
    texts = [(FOLDER / name).read_text(encoding="utf-8") for name in document.files]
    return [entry for text in texts for entry in tomllib.loads(text)["rule"]]


@every_document
def test_no_entry_is_lost_and_no_id_is_used_twice(document: Document) -> None:
    ids = [entry["id"] for entry in entries(document)]
    assert len(ids) == len(set(ids)) == ENTRIES[document.prefix]
    assert [rule.id for rule in rulebook.rules(document.prefix)] == ids


@every_document
def test_every_field_is_known_and_of_its_type(document: Document) -> None:
    for entry in entries(document):
        assert set(entry) <= FIELDS and {"id", "source", "says", "kind"} <= set(entry), entry["id"]
        for name, value in entry.items():
            texts = value if name in LISTS else [value]
            assert isinstance(texts, list) and texts, entry["id"]
            assert all(isinstance(text, str) and text and text == text.strip() for text in texts), entry["id"]


@every_document
def test_ids_kinds_and_formats_are_spelt_right(document: Document) -> None:
    for rule in rulebook.rules(document.prefix):
        assert ID.fullmatch(rule.id) and rule.id.startswith(document.prefix + "."), rule.id
        assert rule.kind in rulebook.KINDS, rule.id
        assert set(rule.formats) <= FORMATS, rule.id


@every_document
def test_an_id_in_a_text_exists(document: Document) -> None:
    for rule in rulebook.rules(document.prefix):
        for text in (rule.says, rule.scenario, rule.reading, rule.superseded, rule.differs):
            for id in CITED_ID.findall(text):
                assert rulebook.find(id) or rulebook.section(id), f"{rule.id} mentions {id}"


def test_a_ruling_names_its_card_and_its_scenario() -> None:
    for name in ("lcg-rulings.toml", "ccg-card-rulings.toml"):
        for entry in tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))["rule"]:
            assert entry["cards"] and entry["scenario"], entry["id"]


def test_every_file_of_rules_belongs_to_a_document() -> None:
    files = {name for document in rulebook.documents() for name in document.files}
    found = {path.name for path in FOLDER.glob("*.toml") if not path.name.endswith("-lessons.toml")}
    assert found == files | {coverage.EXCEPTIONS.name}


def test_every_exception_is_an_uncited_rule_with_a_reason() -> None:
    cited = load()
    for id, reason in coverage.exceptions().items():
        assert rulebook.find(id), id
        assert reason.endswith("."), id
        assert id not in cited, f"{id} has a test; its exception can go"


def test_the_committed_map_cites_only_rules() -> None:
    assert all(rulebook.find(id) for id in load())
