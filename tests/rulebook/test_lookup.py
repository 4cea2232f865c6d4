"""Rules by id, by heading, and by a misspelt id."""

from __future__ import annotations

import subprocess
import sys

import pytest

from gorin import rulebook
from gorin.rulebook import Rule
from gorin.rulebook.lookup import read


def test_a_rule_is_found_by_its_id() -> None:
    rule = rulebook.find("rr.covert.2")
    assert rule is not None
    assert (rule.id, rule.title, rule.kind, rule.document) == ("rr.covert.2", "Covert", "engine", "rr")
    assert (rule.section, rule.number) == ("rr.covert", 2)
    assert "one character" in rule.says


@pytest.mark.parametrize("id", ["rr.covert.99", "rr.covert", "rr", "xx.covert.2", "", "RR.covert.2"])
def test_an_id_nobody_wrote_finds_nothing(id: str) -> None:
    assert rulebook.find(id) is None


def test_both_samurai_files_are_one_document() -> None:
    general, ruling = rulebook.find("sam.timing.1"), rulebook.find("sam.card-bayushi-muhito.1")
    assert general and ruling
    assert general.document == ruling.document == "sam"


def test_a_heading_gives_its_rules_by_number() -> None:
    under = rulebook.section("mp.enl-exchanging-honor")
    assert [rule.number for rule in under] == list(range(1, 11))
    assert {rule.title for rule in under} == {"Enlightenment: Exchanging Honor"}


@pytest.mark.parametrize("slug", ["rr.covert.2", "rr.nothing", "rr", "covert", ""])
def test_what_is_no_heading_has_no_rules(slug: str) -> None:
    assert rulebook.section(slug) == []


def test_documents_are_listed_in_one_order() -> None:
    assert [document.prefix for document in rulebook.documents()] == ["rr", "mp", "fr", "emp", "sam"]
    assert len(list(rulebook.rules())) == sum(len(list(rulebook.rules(each.prefix))) for each in rulebook.documents())


@pytest.mark.parametrize(
    ("wrong", "near"),
    [
        ("rr.cover.2", "rr.covert.2"),
        ("rr.covert.99", "rr.covert"),
        ("covert", "rr.covert"),
        ("covert.2", "rr.covert"),
        ("RR.Covert.2", "rr.covert.2"),
        ("fr.akodo-totori.2", "fr.akodo-toturi.2"),
        ("rr.modifers", "rr.modifiers"),
    ],
)
def test_a_misspelt_id_has_near_misses(wrong: str, near: str) -> None:
    assert near in rulebook.suggest(wrong, limit=3)


def test_nonsense_has_no_near_miss() -> None:
    assert rulebook.suggest("qqqqqqqq") == []


def test_an_entry_reads_as_a_rule() -> None:
    entry = {"id": "rr.tea.1", "source": "Tea", "says": "Tea is served.", "kind": "ui", "formats": ["skirmish"]}
    assert read(entry) == Rule("rr.tea.1", "Tea", "Tea is served.", "ui", "rr", formats=("skirmish",))


@pytest.mark.parametrize(("superseded", "fully"), [("", False), ("partly: a bit of it.", False), ("RR says no.", True)])
def test_a_partly_superseded_rule_still_holds(superseded: str, fully: bool) -> None:
    assert Rule("fr.tea.1", "Tea", "Tea is served.", "engine", "fr", superseded=superseded).fully_superseded is fully


def test_one_lookup_reads_one_document() -> None:
    """In a process of its own, where nothing was read before."""
    script = (
        "from gorin import rulebook; from gorin.rulebook import lookup\n"
        "rulebook.find('mp.enl-exchanging-honor.1'); print(lookup._rules.cache_info().currsize)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "1"
