"""Treaties that end without being broken: by time, by both agreeing; and promises in words, which the two settle."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from tests.lcg.treaties.parleys import PEACE, WAR, attack, honor, parley, promise, refused, swear, told, wait_for

OATH = "I shall play no card against you."


@rule("mp.enl-ending-treaties.5", "mp.enl-ending-treaties.6", "mp.open-treaty-duration.1")
@pytest.mark.parametrize(("first", "then"), [(1, 0), (0, 1)])
def test_both_may_dissolve_it_and_nobody_alone(first: int, then: int) -> None:
    game = parley()
    id = swear(game, 0, 1, promise(PEACE, 1, "game"))
    assert "C has no treaty '1'" in refused(game, 2, do="dissolve", treaty=id)
    game.aside(first, {"do": "dissolve", "treaty": id})
    assert game.table.treaties[0]["dissolving"] == [first]
    assert game.rules.awaiting(game.state, then) == {"dissolving 1"}
    assert f"{'AB'[first]} would dissolve it already" in refused(game, first, do="dissolve", treaty=id)
    assert "C has no treaty '1'" in refused(game, 2, do="dissolve", treaty=id)
    game.aside(then, {"do": "dissolve", "treaty": id})
    assert not game.table.treaties and honor(game) == [10, 10, 10]
    assert told(game, "A and B dissolve their treaty (1).")
    attack(game, 0, 1)
    assert honor(game) == [10, 10, 10], "nobody is bound"


@rule("mp.enl-ending-treaties.6", "rr.open-treaty-adjudication.1")
@pytest.mark.parametrize("who", [0, 1])
def test_the_wish_of_one_changes_nothing(who: int) -> None:
    game = parley()
    id = swear(game, 0, 1, promise(PEACE, 1))
    game.aside(who, {"do": "dissolve", "treaty": id})
    attack(game, 0, 1)
    assert not game.table.treaties and honor(game) == [7, 10, 10], "A was still bound"


@rule("mp.enl-ending-treaties.6")
@pytest.mark.parametrize("who", [0, 1])
def test_the_wish_to_dissolve_it_may_be_refused_or_taken_back(who: int) -> None:
    game = parley()
    id = swear(game, 0, 1, promise(PEACE, 1))
    assert "Nobody would dissolve" in refused(game, who, do="keep", treaty=id)
    game.aside(0, {"do": "dissolve", "treaty": id})
    game.aside(who, {"do": "keep", "treaty": id})
    assert game.table.treaties[0]["dissolving"] == []
    game.aside(1, {"do": "dissolve", "treaty": id})
    assert game.table.treaties, "it takes both again"


@rule("mp.enl-treaty-terms.6", "mp.enl-ending-treaties.5", "mp.enl-ending-treaties.6")
@pytest.mark.parametrize(("time", "phase", "round"), [("phase", "fate", 1), (1, "dynasty", 2), (2, "dynasty", 3)])
def test_when_its_time_ends_with_both_promises_kept_it_dissolves(time: int | str, phase: str, round: int) -> None:
    game = parley()
    swear(game, 0, 1, promise(PEACE, 1, time), promise(OATH, time=time))
    wait_for(game, "conflict", round if phase == "fate" else round - 1)
    assert game.table.treaties
    before = honor(game)
    wait_for(game, phase, round)
    assert not game.table.treaties and honor(game) == before and not told(game, "breaks")


@rule("mp.enl-treaty-terms.6", "mp.enl-ending-treaties.6", "rr.treaties.5")
def test_it_stands_until_its_time_is_over_though_both_have_done_what_they_promised() -> None:
    game = parley()
    swear(game, 0, 1, promise(WAR, 2), promise(WAR, 2))
    attack(game, 0, 2)
    attack(game, 1, 2)
    assert game.table.treaties[0]["fulfilled"] == [True, True]
    wait_for(game, "fate")
    assert game.table.treaties
    wait_for(game, "dynasty", 2)
    assert not game.table.treaties and honor(game) == [10, 10, 10]


@rule("mp.enl-treaty-terms.5", "mp.open-treaty-duration.1", "rr.treaties.4")
def test_one_for_the_rest_of_the_game_stays() -> None:
    game = parley()
    swear(game, 0, 1, promise(PEACE, 1, "game"), promise("pass", time=1))
    wait_for(game, "conflict", 3)
    assert game.table.treaties[0]["fulfilled"] == [False, True] and game.table.treaties[0]["until"] == "game"


@rule("rr.open-treaty-adjudication.1")
def test_what_was_promised_in_words_the_two_settle() -> None:
    game = parley()
    id = swear(game, 0, 1, promise(PEACE, 1, "game"), promise(OATH, time="game"), 2)
    assert "has no treaty" in refused(game, 2, do="accuse", treaty=id)
    assert "the rules judge it" in refused(game, 1, do="accuse", treaty=id), "A's promise is not one in words"
    assert "Nobody has accused B" in refused(game, 1, do="confess", treaty=id)
    game.aside(0, {"do": "accuse", "treaty": id})
    assert game.table.treaties[0]["accused"] == [1] and game.rules.awaiting(game.state, 1) == {"accusation 1"}
    assert "B is accused already" in refused(game, 0, do="accuse", treaty=id)
    assert "Nobody has accused A" in refused(game, 0, do="deny", treaty=id)
    game.aside(1, {"do": "deny", "treaty": id})
    assert game.table.treaties[0]["accused"] == [] and honor(game) == [10, 10, 10]
    game.aside(0, {"do": "accuse", "treaty": id})
    game.aside(1, {"do": "confess", "treaty": id})
    assert not game.table.treaties and honor(game) == [10, 8, 10]
    assert told(game, f"A says that B has broken the promise “{OATH}” (1).")


@rule("rr.open-treaty-adjudication.1")
def test_what_is_not_settled_in_its_time_counts_as_kept() -> None:
    game = parley()
    id = swear(game, 0, 1, promise(PEACE, 1, "game"), promise(OATH, time="phase"))
    game.aside(0, {"do": "accuse", "treaty": id})
    wait_for(game, "fate")
    assert game.table.treaties[0]["fulfilled"] == [False, True] and honor(game) == [10, 10, 10]
    assert game.table.treaties[0]["accused"] == [] and "Nobody has accused B" in refused(
        game, 1, do="confess", treaty=id
    )
    assert "still binds" in refused(game, 0, do="accuse", treaty=id)
    wait_for(game, "dynasty", 2)
    assert not told(game, "breaks")


@rule("rr.open-treaty-adjudication.1")
def test_an_accusation_does_not_outlive_the_treaty() -> None:
    game = parley()
    id = swear(game, 0, 1, promise("I wait.", time="phase"), promise(OATH, time="phase"))
    game.aside(0, {"do": "accuse", "treaty": id})
    game.aside(1, {"do": "accuse", "treaty": id})
    wait_for(game, "fate")
    assert not game.table.treaties and honor(game) == [10, 10, 10] and not told(game, "breaks")


@rule("rr.open-treaty-adjudication.1")
def test_each_answers_for_his_or_her_own_promise() -> None:
    game = parley()
    id = swear(game, 0, 1, promise("I wait."), promise(OATH), 2)
    game.aside(0, {"do": "accuse", "treaty": id})
    game.aside(1, {"do": "accuse", "treaty": id})
    assert game.table.treaties[0]["accused"] == [0, 1]
    assert "has no treaty" in refused(game, 2, do="confess", treaty=id)
    game.aside(1, {"do": "deny", "treaty": id})
    assert game.table.treaties[0]["accused"] == [0]
    game.aside(0, {"do": "confess", "treaty": id})
    assert not game.table.treaties and honor(game) == [8, 10, 10]


@pytest.mark.parametrize("do", ["dissolve", "keep", "accuse", "confess", "deny"])
def test_of_a_treaty_that_is_not_there_nothing_can_be_done(do: str) -> None:
    game = parley()
    swear(game, 0, 1, promise(PEACE, 1))
    for wrong in (0, 2, -1, True, "1", None, [1]):
        assert "A has no treaty" in refused(game, 0, do=do, treaty=wrong)
