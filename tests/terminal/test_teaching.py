"""The lessons: what they cite, and that each comes once."""

from __future__ import annotations

import re

import pytest

from gorin import rulebook
from gorin.terminal.teaching import Teacher, about, lessons
from tests.terminal.scripts import at_random, left, session

FORMATS = ("stronghold", "skirmish", "enlightenment", "team-conquest")
EVERY = (*(f"lcg/{format}" for format in FORMATS), "ccg/emperor")


@pytest.mark.parametrize("rules", EVERY)
def test_every_lesson_cites_rules_that_exist_and_hold_here(rules: str) -> None:
    format = rules.partition("/")[2]
    found = lessons(rules)
    assert len(found) > 20
    for lesson in found:
        assert lesson.cites and lesson.text.endswith(".") and (lesson.asked or lesson.told), lesson.title
        for id in lesson.cites:
            rule = rulebook.find(id)
            assert rule is not None, f"{lesson.title}: {id} is no rule"
            assert not rule.formats or format in rule.formats, f"{lesson.title}: {id} does not hold in {format}"
            assert not rule.fully_superseded, f"{lesson.title}: {id} is superseded"


@pytest.mark.parametrize("format", FORMATS)
def test_steps_named_in_a_lesson_are_steps_of_the_framework(format: str) -> None:
    for lesson in lessons(f"lcg/{format}"):
        for step in re.findall(r"\b(?:D|[1-4])\.\d(?:\.\d)?", " ".join((*lesson.step, lesson.text))):
            assert rulebook.section(f"rr.step-{step.lower().replace('.', '-')}"), f"{lesson.title}: {step}"


def test_each_lesson_is_told_once_and_only_when_its_step_comes() -> None:
    teacher = Teacher("lcg/stronghold")
    first = [each.title for each in teacher.lessons("honor bid", "2.2", [])]
    assert first == ["The draw phase: the honor bid"]
    assert teacher.lessons("honor bid", "2.2", []) == []
    assert [each.title for each in teacher.lessons("honor bid", "D.3", [])] == ["A bid in a duel"]
    told = [each.title for each in teacher.lessons("action", "1.4", ["The dynasty phase of round 1 begins."])]
    assert told == ["The dynasty phase", "Playing characters"]
    assert [each.title for each in about("lcg/stronghold", "honor bid", "2.2")] == first, "asked for, it is told again"


@pytest.mark.parametrize("format", FORMATS)
def test_a_taught_game_tells_of_all_four_phases_and_the_parts_of_a_conflict(format: str) -> None:
    heard: set[str] = set()
    for seed in range(6):
        s = session(rules=f"lcg/{format}", seed=seed, teach=True)
        s.screen.typed = at_random(s.game, seed)  # type: ignore[attr-defined]  # a script
        lines = [line for line in left(s).text.splitlines() if line.startswith("Lesson: ")]
        assert len(set(lines)) == len(lines), "each is told once"
        heard |= {line.removeprefix("Lesson: ") for line in lines}
    titles = {lesson.title for lesson in lessons(f"lcg/{format}") if str(lesson) in heard}
    assert titles >= {"The goal", "The dynasty phase", "Additional fate", "The conflict phase", "The fate phase"}
    assert titles >= {"Declaring a conflict", "The rings", "Attackers", "Defenders", "Who wins a conflict"}
    assert "The draw phase: the honor bid" in titles


def test_without_teaching_there_are_no_lessons() -> None:
    s = session()
    s.screen.typed = at_random(s.game, 1, 60)  # type: ignore[attr-defined]  # a script
    assert "Lesson:" not in left(s).text


def test_a_taught_game_of_the_other_kind_tells_of_its_phases() -> None:
    heard: set[str] = set()
    for seed in range(4):
        s = session(rules="ccg/emperor", seed=seed, teach=True)
        s.screen.typed = at_random(s.game, seed)  # type: ignore[attr-defined]  # a script
        lines = [line for line in left(s).text.splitlines() if line.startswith("Lesson: ")]
        assert len(set(lines)) == len(lines), "each is told once"
        heard |= {line.removeprefix("Lesson: ") for line in lines}
    titles = {lesson.title for lesson in lessons("ccg/emperor") if str(lesson) in heard}
    assert titles >= {"The goal", "The Action Phase", "Paying gold", "Declaring an attack", "Assigning units"}
    assert titles >= {"The Combat Segment", "Who wins a battle", "The Dynasty Phase", "Your own Clan"}


def test_games_without_lessons_are_played_without() -> None:
    assert lessons("chess/blitz") == ()
