"""Puzzles of the CCG among several, in both editions: whom the heuristic player attacks, whom it invites, whom it
helps, and how it defends itself; and that the laws for two hold for more."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.agents.base import advise, dice
from gorin.agents.ccg.lookahead import Search
from gorin.agents.ccg.rivals import leader, rivals
from gorin.agents.ccg.worth import A_RIVAL_LESS, WIN, break_worth, worth
from gorin.agents.heuristic import HeuristicAgent
from gorin.agents.rivalry import FLOOR
from gorin.kernel.views import resample
from tests.agents.asking import chooses, why
from tests.agents.test_among_many import positions, wins
from tests.agents.test_ccg_puzzles import only
from tests.ccg import tables
from tests.ccg.tables import decision, do, table
from tests.states import asked

AGENT = HeuristicAgent()
EDITIONS = ("emperor", "samurai")


@pytest.fixture(params=EDITIONS, autouse=True)
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Every puzzle is for both."""
    monkeypatch.setattr(tables, "edition", request.param)
    return str(request.param)


def declaring(text: str) -> Any:
    """The attack phase of A."""
    return table(f"{text}\nattack phase, active A")


def until(s: Any, who: str) -> Any:
    """Everybody else is done until this player is asked for units."""
    while decision(s) != f"{who}: assign a unit":
        do(s, f"{decision(s)[0]}: done")
    return s


# --- who leads --------------------------------------------------------------------------------------------------------


def test_of_two_the_other_is_everything_and_of_more_the_leader_counts_most() -> None:
    assert rivals(table("A 5:\nB 5:"), 0) == () and leader(table("A 5:\nB 30:"), 0) == -1
    s = table("A 5:\nB 30: Plain Giant, Plain Victor\nC 5:")
    found = rivals(s, 0)
    assert leader(s, 0) == 1 and leader(s, 2) == 1 and leader(table("A 5:\nB 5:\nC 5:"), 0) == -1
    assert found[0] == 0 and 1.0 > found[1] > 2 * found[2] >= 2 * FLOOR


def test_one_rival_less_is_not_the_game_but_ones_own_last_province_is() -> None:
    s = table("A 5:\nB 5: | | -, gone, gone, gone\nC 5:")
    assert break_worth(s, 1, 0) == A_RIVAL_LESS and break_worth(s, 1, 1) == WIN
    assert break_worth(table("A 5:\nB 5: | | -, gone, gone, gone"), 1, 0) == WIN


def test_what_the_leader_loses_counts_more_than_what_another_loses() -> None:
    text = "A 5: Plain Guard\nB 30: Plain Giant, Plain Victor\nC 5: Plain Giant"
    s = table(text)
    new = Search(s, 0).new
    without_b, without_c = table(text.replace(", Plain Victor", "")), table(text.replace("5: Plain Giant", "5:"))
    assert worth(without_b, 0, new) - worth(s, 0, new) > 1.5 * (worth(without_c, 0, new) - worth(s, 0, new)) > 0


# --- whom to attack ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("open_", ["B", "C"])
def test_it_attacks_who_cannot_defend(open_: str) -> None:
    seats = {q: "5: Plain Giant_" if q == open_ else "5: Plain Giant" for q in "BC"}
    s = declaring(f"A 5: Plain Giant\nB {seats['B']}\nC {seats['C']}")
    assert chooses(s) == open_
    assert why(s) == (
        f"An attack with Plain Giant on {open_}'s province 1 promises more than it risks, "
        f"and {open_} has nobody to defend with."
    )


@pytest.mark.parametrize("strong", ["B", "C"])
def test_of_two_who_cannot_defend_it_attacks_the_stronger(strong: str) -> None:
    seats = {q: "30: Plain Victor_, Plain Mine" if q == strong else "5: Plain Victor_" for q in "BC"}
    s = declaring(f"A 5: Plain Giant\nB {seats['B']}\nC {seats['C']}")
    assert chooses(s) == strong
    assert f"{strong} is the strongest of the others" in why(s)


def test_it_puts_somebody_out_of_the_game_if_it_can() -> None:
    s = only(declaring("A 5: Plain Giant\nB 5: Plain Guard_\nC 5: Plain Guard_\nD 5: Plain Guard_"), 2, 1)
    assert chooses(s) == "C" and "C would be out of the game" in why(s)


def test_it_stays_at_home_where_any_of_several_could_take_the_last_province() -> None:
    text = "A 5: Plain Giant\nB 5: Plain Priest_\nC 5: {}\nD 5: {}"
    assert chooses(only(declaring(text.format("Plain Giant_", "Plain Giant_")), 0, 1)) == "done"
    assert chooses(only(declaring(text.format("Plain Priest_", "Plain Priest_")), 0, 1)) != "done"


def test_it_risks_more_to_stop_one_who_is_about_to_win() -> None:
    text = "A 5: Plain Giant\nB {}: Plain Guard_\nC 5: Plain Giant_"
    two_provinces = [only(only(declaring(text.format(honor)), 0, 1), 1, 2) for honor in (5, 39)]
    assert [chooses(s) for s in two_provinces] == ["done", "B"], "C could take the last province"
    assert "B is about to win" in why(two_provinces[1])


# --- whom to invite ---------------------------------------------------------------------------------------------------


def test_it_invites_who_turns_the_attack() -> None:
    s = do(declaring("A 5: Plain Rider\nB 5: Plain Guard_\nC 5: Plain Giant\nD 5: Plain Giant_"), "A: B")
    assert decision(s) == "A: invite allies" and chooses(s) == "C", "4 Force are not enough against a strength of 6"
    assert why(s) == "The units of C could turn the attack, and are worth the Honor of an ally."
    assert chooses(do(s, "A: C")) == "done", "D's Giant is bowed"


def test_it_invites_nobody_where_no_help_is_needed() -> None:
    s = do(declaring("A 5: Plain Giant, Plain Victor\nB 5: Plain Guard_\nC 5: Plain Guard\nD 5:"), "A: B")
    assert chooses(s) == "done" and why(s).startswith("No help is needed")
    s = do(declaring("A 5: Plain Rider\nB 5: Plain Guard_\nC 5:\nD 5: Plain Giant_"), "A: B")
    assert chooses(s) == "done" and why(s) == "None of the others has anybody to send."


def test_it_invites_nobody_to_the_honor_that_wins() -> None:
    s = do(declaring("A 5: Plain Rider\nB 5: Plain Guard_\nC 38: Plain Giant"), "A: B")
    assert chooses(s) == "done" and "C, who is the strongest of the others" in why(s)


def test_a_defender_invites_who_could_save_the_province() -> None:
    text = "A 5: Plain Giant, Plain Victor\nB 5: {}\nC 5: Plain Giant, Plain Victor"
    s = only(do(declaring(text.format("Plain Guard")), "A: B", "A: done"), 1, 1)
    assert decision(s) == "B: invite allies" and chooses(s) == "C"
    assert why(s) == "The units of C could turn the defense, and are worth the Honor of an ally."
    s = do(declaring(text.format("Plain Giant, Plain Victor, Plain Hero, Plain Rider")), "A: B", "A: done")
    assert chooses(s) == "done"


# --- whom to help -----------------------------------------------------------------------------------------------------


def test_it_joins_an_attack_on_the_strongest() -> None:
    text = "A 5: Plain Rider\nB 30: Plain Giant_, Plain Victor_, Plain Mine\nC 5: Plain Giant"
    s = until(do(declaring(text), "A: B", "A: C", "B: done", "A: Plain Rider", "A: B's province 1"), "C")
    assert chooses(s) == "Plain Giant"
    assert why(s) == "With Plain Giant there, 13 Force stand against nobody, and B is the strongest of the others."
    assert chooses(do(s, "C: Plain Giant")) == "B's province 1"


def test_it_sends_nobody_to_die_for_another() -> None:
    text = "A 5: Plain Rider\nB 5: Plain Giant, Plain Victor\nC 5: Plain Guard"
    s = until(do(declaring(text), "A: B", "A: C", "B: done", "A: Plain Rider", "A: B's province 1"), "C")
    assert chooses(s) == "done"
    assert why(s) == "To help A against B costs or risks more than it brings you."


def test_it_helps_nobody_while_its_own_last_province_is_in_danger() -> None:
    text = "A 5: Plain Rider\nB 5: Plain Guard_\nC 5: Plain Victor\nD 5: {}"
    answers = ("A: B", "A: C", "A: done", "B: done", "A: Plain Rider", "A: B's province 1")
    assert chooses(only(until(do(declaring(text.format("Plain Giant_")), *answers), "C"), 2, 1)) == "done"
    assert chooses(only(until(do(declaring(text.format("Plain Priest_")), *answers), "C"), 2, 1)) == "Plain Victor"


def test_it_helps_to_destroy_the_army_of_the_strongest() -> None:
    text = "A 30: Plain Rider, Plain Mine, Plain Giant_\nB 5: Plain Guard\nC 5: Plain Giant"
    s = do(declaring(text), "A: B", "A: done", "B: C", "A: Plain Rider", "A: B's province 1")
    s = until(s, "C")
    assert chooses(s) == "Plain Giant" and "A is the strongest of the others" in why(s)
    assert chooses(do(s, "C: Plain Giant")) == "B's province 1"


def test_it_does_not_defend_another_in_vain() -> None:
    text = "A 5: Plain Giant, Plain Victor\nB 5: Plain Guard_\nC 5: Plain Guard"
    answers = ("A: Plain Giant", "A: B's province 1", "A: Plain Victor", "A: B's province 1")
    s = until(do(declaring(text), "A: B", "A: done", "B: C", *answers), "C")
    assert chooses(s) == "done" and why(s) == "To help B against A costs or risks more than it brings you."


# --- defending against several ----------------------------------------------------------------------------------------


def test_it_defends_against_an_attacker_and_an_ally() -> None:
    text = "A 5: Plain Guard+1\nB 5: Plain Giant, Plain Victor\nC 5: Plain Giant+1\nattack A+C>B"
    s = until(table(text), "B")
    sent = []
    while decision(s) == "B: assign a unit" and (unit := chooses(s)) != "done":
        sent.append(unit)
        do(s, f"B: {unit}")
        assert chooses(s) == "B's province 1"
        do(s, "B: B's province 1")
    assert sorted(sent) == ["Plain Giant", "Plain Victor"], "9 are fewer than 12"


# --- the same laws as for two -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 5])
def test_what_looks_the_same_gets_the_same_choice(edition: str, seats: int) -> None:
    for n, game in enumerate(positions(f"ccg/{edition}", seats, 2, every=37)):
        s = game.state
        you = asked(s).player
        wanted = advise(AGENT, s, asked(s), dice(n, you))
        assert wanted[1].endswith(".") and ".." not in wanted[1]
        t = resample(s, you, 11)
        assert game.rules.view(t, you) == game.rules.view(s, you)
        assert advise(AGENT, t, asked(t), dice(n, you)) == wanted


def test_one_among_three_of_chance_wins(edition: str) -> None:
    won, games = wins(f"ccg/{edition}", 4, 4)
    assert won >= games - 1


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_one_among_several_nearly_always_wins(edition: str, seats: int) -> None:
    won, games = wins(f"ccg/{edition}", seats, 60, processes=2)
    assert won >= 0.9 * games
