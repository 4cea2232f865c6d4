"""Every question that may be asked is declared, and every declared question can be read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import gorin
from gorin.kernel.questions import ANSWER, Questions
from gorin.kernel.stages import FORCED, OFFER, Stage
from gorin.rulebook.lessons import lessons
from gorin.rulesets import formats, ruleset
from gorin.rulesets.ccg.turn.stages import STAGES as CCG_STAGES
from gorin.rulesets.lcg.framework.stages import STAGES as LCG_STAGES

SOURCE = Path(gorin.__file__).parent
STAGES = {"lcg": LCG_STAGES, "ccg": CCG_STAGES}
BY_KERNEL = {"which first", "which delayed effect first"}
ASKS = ("ask", "ask_card", "ask_yes", "ask_number", "ask_ring")
IN_SOURCE = re.compile(r"\bask(?:_card|_yes|_number)?\(s, .*?, '([^'{}]+)', ")  # in the source of an ability's step
COMPARED = re.compile(r"\.why\s*(?:==|!=|in\b|not in\b)\s*[\"'(\[{]")
GAMES = ("lcg", "ccg")


def questions(game: str) -> Questions:
    found: Questions = next(ruleset(name).questions for name in sorted(formats()) if name.startswith(game))
    return found


def asked_in(game: str) -> Iterator[tuple[str, Path]]:
    """Every question that stands as a literal where something is asked."""
    for file in sorted((SOURCE / "rulesets" / game).rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKS:
                given = [*node.args[:3], *(x.value for x in node.keywords if x.arg == "why")]
                yield from ((x.value, file) for x in given if isinstance(x, ast.Constant) and isinstance(x.value, str))
            if isinstance(node, ast.JoinedStr):
                for found in IN_SOURCE.findall(ast.unparse(node).replace("\\'", "'")):
                    yield found, file


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_asked_is_declared(game: str) -> None:
    known, found = questions(game), list(asked_in(game))
    assert len({id for id, _ in found}) > 20, "the sites are found"
    assert [(id, file.name) for id, file in found if id not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_window_has_its_question(game: str) -> None:
    known = questions(game)
    asking: list[Stage] = [stage for stage in STAGES[game] if stage.how in (FORCED, OFFER)]
    assert [stage.name for stage in asking if stage.name not in known] == []
    assert all(id in known for id in BY_KERNEL)


@pytest.mark.parametrize("game", GAMES)
def test_a_declaration_is_a_sentence(game: str) -> None:
    for each in questions(game):
        assert each.words.endswith((".", "?", "{what}")), each.id
        assert "{what}" not in each.words or each.what.__name__ != "nothing", each.id
        assert each.words[0].isupper() or each.words.startswith("{what}"), each.id
        assert each.option.count("{}") <= 1, each.id


@pytest.mark.parametrize("game", GAMES)
def test_a_way_out_that_is_seldom_taken_can_be_taken(game: str) -> None:
    """Where passing or being done is seldom wanted, it has words of its own, or the question is a window."""
    seldom = [x for x in questions(game) if x.seldom]
    assert len(seldom) > 3 and all(x.none or x.kind is ANSWER for x in seldom)


@pytest.mark.parametrize("name", sorted(formats()))
def test_lessons_go_by_declared_questions(name: str) -> None:
    known = ruleset(name).questions
    every = {*lessons(name), *lessons(name, 3)}
    assert [(lesson.title, id) for lesson in every for id in lesson.asked if id not in known] == []


def test_nothing_is_decided_by_comparing_the_words_of_a_question() -> None:
    found = [
        f"{file.relative_to(SOURCE)}: {line.strip()}"
        for file in sorted(SOURCE.rglob("*.py"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if COMPARED.search(line)
    ]
    assert found == []
