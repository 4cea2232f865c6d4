"""Questions are declared once, and none is asked that is not."""

from __future__ import annotations

import pytest

from gorin.kernel.decisions import DONE, FINISHED, PASS, PASSED, SELECT, Decision, Option
from gorin.kernel.questions import ACTION, ANSWER, Question, Questions, ids


def declared() -> Questions:
    """The questions of an invented game."""
    questions = Questions("kites")
    questions.declare(Question("fly", "Do you fly a kite?", ACTION, none="keep them down"))
    questions.declare(Question("cut", "Do you cut its string?", ANSWER))
    questions.declare(Question("wind", "How strong is the wind?", option="{} knots", zero="no wind"))
    questions.declare(Question("tails", "Which tails do you tie on?", several=True, none="none", done="these"))
    return questions


def test_a_second_declaration_is_refused() -> None:
    questions = declared()
    with pytest.raises(ValueError, match="kites: the question 'fly' is declared twice"):
        questions.declare(Question("fly", "What else?"))


def test_an_unknown_question_is_refused_by_name() -> None:
    with pytest.raises(LookupError, match="kites: the question 'land' is asked but not declared"):
        declared()["land"]


def test_kinds_are_found() -> None:
    questions = declared()
    assert questions.of(ACTION) == {"fly"} and questions.of(ANSWER) == {"cut"}
    assert "tails" in questions and "land" not in questions
    assert ids(questions["fly"], questions["cut"]) == {"fly", "cut"}


def test_what_passing_and_being_done_are_called() -> None:
    questions = declared()
    assert questions["fly"].out(PASS, 0) == "keep them down"
    assert questions["cut"].out(PASS, 0) == "pass" and questions["cut"].out(DONE, 0) == "done"
    assert [questions["tails"].out(DONE, chosen) for chosen in (0, 1, 2)] == ["none", "these", "these"]


def test_an_option_on_a_button() -> None:
    assert [declared()["wind"].pressed(text) for text in ("0", "3")] == ["no wind", "3 knots"]


def test_the_main_option_is_the_way_out_or_what_it_would_give_up() -> None:
    one, other = Option(SELECT, -1, 1), Option(SELECT, -1, 2)
    usual, seldom = Question("usual", "What?"), Question("seldom", "What?", seldom=True)

    def main(question: Question, *options: Option, chosen: int = 0) -> int | None:
        return question.main(Decision(0, question.id, list(options), 0), chosen)

    assert main(usual, one, other) is None, "without a way out, none stands out"
    assert main(usual, one, other, PASSED) == 2 and main(usual, FINISHED, one) == 0
    assert main(seldom, one, other, PASSED) is None, "it hangs on which of them"
    assert main(seldom, one, PASSED) == 0 and main(seldom, PASSED, one) == 1
    assert main(seldom, one, other, FINISHED, chosen=1) == 2, "something is chosen: one may be done"
    assert main(seldom, PASSED) == 0
