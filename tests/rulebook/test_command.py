"""The command `gorin rules`."""

from __future__ import annotations

import json
import sys
from types import ModuleType

import pytest

from gorin.cli import rules
from gorin.cli.main import main
from gorin.rulebook import citations, coverage


@pytest.fixture
def gorin(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Runs `gorin rules`, in a project with two formats, one card and one cited rule."""
    monkeypatch.setattr(
        rules, "_project", lambda: (frozenset({"stronghold", "skirmish"}), {"lcg": frozenset({"Banzai!"})})
    )
    monkeypatch.setattr(citations, "load", lambda: {"rr.covert.2": ["tests/covert.py::test_one"]})
    monkeypatch.setattr(coverage, "exceptions", lambda: {"rr.covert.3": "Nobody can."})
    return Command(capsys)


class Command:
    """`gorin rules`, as a player runs it."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> str:
        """What it prints when all goes well."""
        with pytest.raises(SystemExit) as ended:
            main(["rules", *arguments])
        assert ended.value.code == 0
        return self.capsys.readouterr().out

    def refuses(self, *arguments: str) -> str:
        """The one sentence it prints otherwise."""
        assert main(["rules", *arguments]) == 2
        said = self.capsys.readouterr()
        assert said.out == "" and said.err.count("\n") == 1
        return said.err


def test_show_one_rule(gorin: Command) -> None:
    shown = gorin("show", "rr.covert.2").splitlines()
    assert shown[0] == "rr.covert.2  Covert (LCG Rules Reference)"
    assert shown[2:] == ["kind: engine", "tests: tests/covert.py::test_one"]


def test_show_a_ruling_with_all_its_facts(gorin: Command) -> None:
    shown = gorin("show", "fr.akodo-toturi.2")
    assert "\ncards: Akodo Toturi\nscenario: " in shown and "\nsuperseded: RR " in shown


def test_show_a_heading(gorin: Command) -> None:
    shown = gorin("show", "rr.covert").splitlines()
    assert shown[0] == "Covert (LCG Rules Reference)"
    assert [line.split()[0] for line in shown[1:]] == [f"rr.covert.{n}" for n in range(1, 9)]


def test_a_pipe_gets_no_colours_and_whole_lines(gorin: Command) -> None:
    shown = gorin("show", "rr.covert")
    assert "\x1b" not in shown and max(map(len, shown.splitlines())) > 120


@pytest.mark.parametrize(
    ("id", "sentence"),
    [
        ("rr.cover.2", "No rule has the id 'rr.cover.2'; did you mean rr.covert.2, "),
        ("bow", "No rule has the id 'bow'; did you mean rr.bow, sam.bow?"),
        ("qqqqqqqq", "No rule has the id 'qqqqqqqq'; 'gorin rules search TEXT' finds rules by their words."),
    ],
)
def test_a_wrong_id_is_one_sentence_with_near_misses(gorin: Command, id: str, sentence: str) -> None:
    assert gorin.refuses("show", id).startswith(sentence)


def test_search(gorin: Command) -> None:
    found = gorin("search", "covert", "--limit", "2").splitlines()
    assert found[0].startswith("rr.covert.1  Covert: A player who declares")
    assert len(found) == 3 and found[2].startswith("2 of ")


def test_search_in_one_document_as_json(gorin: Command) -> None:
    found = json.loads(gorin("search", "AKODO", "gunsō", "--document", "fr", "--json"))
    assert [rule["id"] for rule in found] == ["fr.akodo-gunso.1"]
    assert found[0]["cards"] == ["Akodo Gunsō"]


def test_a_question_in_words_finds_what_comes_nearest(gorin: Command) -> None:
    found = gorin("search", "how", "many", "cards", "may", "I", "draw", "--document", "rr").splitlines()
    assert found[0] == "No rule contains all of: how many cards may I draw. These come nearest:"
    assert len(found) == 6 and found[1].startswith("rr.drawing-cards.")
    assert gorin("search", "who wins a conflict that is tied", "--document", "rr", "--limit", "2").count("\n") == 3


def test_a_heading_without_its_document_where_only_one_has_it(gorin: Command) -> None:
    assert gorin("show", "Covert") == gorin("show", "rr.covert")
    assert gorin("show", "drawing cards") == gorin("show", "rr.drawing-cards")


def test_search_in_vain(gorin: Command) -> None:
    assert gorin("search", "qqqq zzzz") == "No rule contains all of: qqqq zzzz\n"
    assert json.loads(gorin("search", "qqqq", "--json")) == []


@pytest.mark.parametrize("arguments", [("search", "tea", "--document", "zz"), ("coverage", "--missing", "zz")])
def test_a_document_nobody_wrote(gorin: Command, arguments: tuple[str, ...]) -> None:
    assert gorin.refuses(*arguments) == "There is no document 'zz'; the documents are rr, mp, fr, emp, sam.\n"


def test_search_for_nothing(gorin: Command) -> None:
    assert gorin.refuses("search", " ") == "A search needs at least one word.\n"


def test_coverage_as_json(gorin: Command) -> None:
    report = json.loads(gorin("coverage", "--json"))
    assert list(report) == ["documents"]
    assert list(report["documents"]) == ["rr", "mp", "fr", "emp", "sam"]
    rr = report["documents"]["rr"]
    assert rr["rules"] == 1113 and rr["rules"] > rr["in_scope"] > 700
    assert (rr["cited"], rr["excepted"]) == (1, ["rr.covert.3"])
    assert report["documents"]["mp"]["in_scope"] == report["documents"]["sam"]["in_scope"] == 0


def test_coverage_as_a_table(gorin: Command) -> None:
    shown = gorin("coverage").splitlines()
    rr, total = (next(line for line in shown if line.startswith(f"{name}\t")) for name in ("rr", "all"))
    assert "1113" in rr and "3486" in total


def test_coverage_lists_what_is_missing(gorin: Command) -> None:
    lines = gorin("coverage", "--missing", "rr").splitlines()
    ids = [line.split()[0] for line in lines]
    assert "rr.covert.1" in ids and not {"rr.covert.2", "rr.covert.3"} & set(ids)
    missing = json.loads(gorin("coverage", "--missing", "rr", "--json"))
    assert [rule["id"] for rule in missing] == ids


def test_the_project_is_asked_for_its_formats_and_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, asked, answer in (
        ("gorin.rulesets", "formats", {"lcg/stronghold", "ccg/emperor"}),
        ("gorin.cards.registry", "names", {"lcg": frozenset({"Banzai!"})}),
    ):
        module = ModuleType(name)
        setattr(module, asked, lambda answer=answer: answer)
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setitem(sys.modules, "gorin.cards", ModuleType("gorin.cards"))
    assert rules._project() == (frozenset({"stronghold", "emperor"}), {"lcg": frozenset({"Banzai!"})})
