"""The lessons: what they cite, and that each comes once."""

from __future__ import annotations

import re

import pytest

from gorin import rulebook
from gorin.rulebook.lessons import differences
from gorin.terminal.seats import HUMAN
from gorin.terminal.teaching import Teacher, about, lessons
from tests.terminal.scripts import at_random, left, session

FORMATS = ("stronghold", "skirmish", "enlightenment", "team-conquest")
EDITIONS = {"ccg/emperor": "emp.", "ccg/samurai": "sam."}  # and how the ids of its rulebook begin
EVERY = (*((f"lcg/{format}", 2) for format in FORMATS), *((rules, n) for rules in EDITIONS for n in (2, 3)))


@pytest.mark.parametrize(("rules", "players"), EVERY)
def test_every_lesson_cites_rules_that_exist_and_hold_here(rules: str, players: int) -> None:
    format = rules.partition("/")[2]
    found = lessons(rules, players)
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


def heard_in(rules: str, players: int, seeds: int) -> set[str]:
    """The titles of the lessons that came up in games played by chance."""
    heard: set[str] = set()
    for seed in range(seeds):
        s = session(names=(HUMAN, *["random"] * (players - 1)), rules=rules, seed=seed, teach=True)
        s.screen.typed = at_random(s.game, seed)  # type: ignore[attr-defined]  # a script
        lines = [line for line in left(s).text.splitlines() if line.startswith("Lesson: ")]
        assert len(set(lines)) == len(lines), "each is told once"
        heard |= {line.removeprefix("Lesson: ") for line in lines}
    found = {lesson.title for lesson in lessons(rules, players) if str(lesson) in heard}
    assert heard <= {str(lesson) for lesson in lessons(rules, players)}
    return found


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_taught_game_of_the_other_kind_tells_of_its_phases(rules: str) -> None:
    titles = heard_in(rules, 2, 4)
    assert titles >= {"The goal", "The Action Phase", "Paying gold", "Declaring an attack", "Assigning units"}
    assert titles >= {"The Combat Segment", "Who wins a battle", "The Dynasty Phase", "Your own Clan"}
    assert not titles & {"Inviting allies", "Whom you attack"}
    assert (titles >= {"Legacy Holdings", "Share"}) == (rules == "ccg/samurai")


@pytest.mark.parametrize("rules", EDITIONS)
def test_among_three_it_tells_of_allies_and_of_who_is_out(rules: str) -> None:
    titles = heard_in(rules, 3, 3)
    assert titles >= {"The goal", "Whom you attack", "Inviting allies", "What an ally gains and risks"}
    assert titles >= {"Out of the game", "The Combat Segment", "Who wins a battle"}
    assert "Declaring an attack" not in titles


@pytest.mark.parametrize("rules", EDITIONS)
def test_each_edition_cites_its_own_rulebook(rules: str) -> None:
    """For two always; of what Emperor's leaves open for three and more, Samurai's."""
    assert all(id.startswith(EDITIONS[rules]) for lesson in lessons(rules, 2) for id in lesson.cites)
    for lesson in lessons(rules, 3):
        if lesson in lessons(rules, 2) or rules == "ccg/samurai":
            assert all(id.startswith(EDITIONS[rules]) for id in lesson.cites), lesson.title


def test_what_is_the_same_in_both_editions_is_told_in_the_same_words() -> None:
    emperor, samurai = ({x.title: x.text for x in lessons(rules, 2)} for rules in EDITIONS)
    other = {
        "The goal",
        "Your provinces are revealed",
        "The Dynasty Phase",
        "Your own Clan",
        "Reactions",
        "Seppuku",
        "Duels",
    }
    assert {title for title in emperor if emperor[title] != samurai.get(title)} == other
    assert samurai.keys() - emperor.keys() == {"Legacy Holdings", "Share", "The rest of the focus pool", "A Duelist"}


@pytest.mark.parametrize("rules", EDITIONS)
def test_what_is_different_cites_rules_that_exist(rules: str) -> None:
    found = differences(rules)
    assert len(found) == {"ccg/emperor": 3, "ccg/samurai": 10}[rules]
    for each in found:
        assert each.text.endswith(".") and each.cites
        assert all(rulebook.find(id) is not None for id in each.cites)
    told = " ".join(each.text for each in found)
    assert "invite" in told and "whom you attack" in told and "is out" in told


def test_games_without_lessons_are_played_without() -> None:
    assert lessons("chess/blitz") == ()
