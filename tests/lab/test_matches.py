"""Matches: every agent at every seat with the same shuffles, and what is counted."""

from __future__ import annotations

import dataclasses
import doctest
from collections import Counter
from random import Random

import pytest

from gorin.errors import UsageError
from gorin.lab import matches, sprt
from gorin.lab.deck_table import deck_table
from gorin.lab.matches import Contest, Standing, contest, elo, played, points
from gorin.lab.sprt import FEWEST, Sprt, Verdict, claims, expected
from gorin.sim.match import Result
from tests.decks.lists import precon

SKIRMISH = "lcg/skirmish"
LAST = "tests.agents.test_guests:Last"


def result(i: int, *winners: int, seats: int = 2, error: str = "") -> Result:
    decks = ("crab", "crane", "lion", "crab")[:seats]
    winner = winners[0] if winners else None
    return Result(i, ("a",) * seats, decks, "honor", True, winner, winners=winners, error=error)


def stood(meeting: Contest, *results: Result, test: Sprt | None = None) -> Standing:
    standing = Standing(meeting, test)
    for each in results:
        standing.add(each)
    return standing


def test_the_examples_are_true() -> None:
    for module in (matches, sprt):
        assert doctest.testmod(module).failed == 0


def test_games_of_a_pair_share_everything_but_the_seats() -> None:
    meeting = contest(["random", LAST], 30, SKIRMISH, seed=5)
    assert meeting.run.games == 60 and meeting.sets == 30
    for k in range(30):
        one, two = meeting.run.header(2 * k), meeting.run.header(2 * k + 1)
        assert (one.seed, one.decks) == (two.seed, two.decks)
        assert (one.agents, two.agents) == (["random", LAST], [LAST, "random"])
        assert (meeting.sitting(2 * k), meeting.sitting(2 * k + 1)) == ((0, 1), (1, 0))
    firsts = Counter(meeting.run.header(2 * k).decks[0]["name"] for k in range(30))
    assert len(firsts) == 7 and max(firsts.values()) < 10, "few pairs have many decks already"
    seeds = {meeting.run.header(i).seed for i in range(60)}
    assert len(seeds) == 30


def test_equal_agents_have_exactly_their_share() -> None:
    for rules, sides, agents in (
        (SKIRMISH, 2, ["random", "random"]),
        ("lcg/enlightenment", 3, ["random"] * 3),
        ("lcg/team-conquest", 2, ["random", "random"]),
        ("ccg/emperor", 2, ["random", "random"]),
    ):
        meeting = contest(agents, 2, rules, seed=3)
        standing = stood(meeting, *played(meeting, 1))
        assert len(standing.played) == 2 * sides and meeting.sides == sides
        assert all(standing.share(who).value == pytest.approx(1 / sides) for who in range(sides))
        assert [name for name in meeting.names] == [f"random #{k + 1}" for k in range(sides)]


def test_agents_change_seats_among_many() -> None:
    meeting = contest(["random", LAST], 2, "lcg/enlightenment")
    assert [meeting.sitting(i) for i in range(3)] == [(0, 1, 1), (1, 1, 0), (1, 0, 1)]
    assert meeting.run.header(2).agents == [LAST, "random", LAST]
    standing = stood(meeting, result(0, 0, seats=3), result(1, 1, seats=3), result(2, seats=3))
    assert standing.points == pytest.approx([4 / 3, 5 / 3])
    assert (standing.fair(0), standing.fair(1)) == pytest.approx((1 / 3, 2 / 3))


def test_teams_change_seats_together() -> None:
    meeting = contest(["random", LAST], 1, "lcg/team-conquest")
    assert [meeting.sitting(i) for i in range(2)] == [(0, 0, 1, 1), (1, 1, 0, 0)]
    standing = stood(meeting, result(0, 0, 1, seats=4), result(1, 2, 3, seats=4))
    assert standing.points == [2.0, 0.0]


def test_everybody_meets_everybody_with_the_same_shuffles() -> None:
    meeting = contest(["random", LAST, "heuristic"], 2, SKIRMISH, everybody=True)
    assert meeting.run.games == 12
    met = [(meeting.sitting(i), meeting.run.header(i).seed) for i in range(12)]
    assert Counter(pair for pair, _ in met) == dict.fromkeys([(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)], 2)
    assert len({seed for _, seed in met[:6]}) == 1 and met[0][1] != met[6][1]


def test_games_are_counted_by_whole_sets_in_order_and_failed_ones_for_nobody() -> None:
    meeting = contest(["random", LAST], 3, SKIRMISH)
    standing = Standing(meeting)
    standing.add(result(3, 1))
    standing.add(result(2, 0))
    assert standing.played == [], "the first set is still to come"
    standing.add(result(0, 0))
    standing.add(result(1))
    assert [x.game for x in standing.played] == [0, 1, 2, 3]
    assert standing.points == [1.0 + 0.5 + 1.0 + 1.0, 0.5] and standing.as_dict()["sets"] == 2
    standing.add(result(4, error="Game 4: no."))
    standing.add(result(5, 1))
    assert [x.game for x in standing.failed] == [4] and len(standing.played) == 4
    assert standing.as_dict()["agents"][0]["share"]["n"] == 4


def test_a_draw_is_shared() -> None:
    assert points(result(0), 2) == [0.5, 0.5] and points(result(0, 1), 2) == [0.0, 1.0]
    assert points(result(0, 0, 1, seats=4), 4) == [0.5, 0.5, 0.0, 0.0]


def test_elo_tells_the_share_again() -> None:
    for p in (0.1, 0.5, 0.83):
        found = elo(p)
        assert found is not None and expected(found) == pytest.approx(p, abs=1e-4)
    assert elo(0.0) is None and elo(1.0) is None


def test_matches_that_do_not_fit() -> None:
    for agents, more, says in (
        (["random"], {}, "between 2 to 2 agents, not 1"),
        (["random"] * 3, {}, "between 2 to 2 agents, not 3"),
        (["random"] * 2, {"sets": 0}, "at least 1 pair"),
        (["random", "randon"], {}, "no agent 'randon'"),
        (["random"] * 2, {"players": 3}, "for 2 players"),
    ):
        with pytest.raises(UsageError, match=says):
            contest(agents, **{"sets": 2, "rules": SKIRMISH, **more})  # type: ignore[arg-type]
    with pytest.raises(UsageError, match="only between 2 agents"):
        Standing(contest(["random", "random"], 1, "lcg/enlightenment"), Sprt(0, 20))


def test_decks_are_told_apart_from_agents() -> None:
    rows = {(row.deck, row.against): row for row in deck_table([result(0, 0), result(1, 0), result(2, 1)])}
    assert rows["crab", "crane"].won[:1] == pytest.approx((2 / 3,)) and rows["crab", ""].won.n == 3
    assert rows["crane", "crab"].won.value == pytest.approx(1 / 3)
    many = {(row.deck, row.against): row for row in deck_table([result(0, 2, seats=3)])}
    assert many["lion", ""].won.value == 1 and many["lion", ""].fair == pytest.approx(1 / 3)
    mirror = dataclasses.replace(result(0, 0), decks=("crab", "crab"))
    assert deck_table([mirror]) == []


def test_only_some_decks_are_dealt_out() -> None:
    decks = tuple(precon(name, SKIRMISH) for name in ("crab", "crane", "lion"))
    meeting = contest(["random", LAST], 6, SKIRMISH, decks=decks)
    dealt = {tuple(deck["name"] for deck in meeting.run.header(2 * k).decks) for k in range(6)}
    assert len(dealt) == 6 and {name for pair in dealt for name in pair} == {"crab", "crane", "lion"}


# --- the sequential test --------------------------------------------------------------------------------------------


def concluded(p: float, rng: Random, test: Sprt, luck: float) -> str:
    """What the test says of pairs in which the first agent wins each game with this chance; so often, both games of a
    pair are decided by its shuffle, and each agent wins one."""
    verdict = Verdict(test)
    while not verdict.says and verdict.pairs < 5_000:
        split = rng.random() < luck
        verdict.add(0.5 if split else ((rng.random() < p) + (rng.random() < p)) / 2)
    return verdict.says


@pytest.mark.parametrize("luck", [0.0, 0.5])
def test_the_sequential_test_errs_as_seldom_as_it_says(luck: float) -> None:
    rng, test = Random(7), Sprt(0, 60)
    strong = 0.5 + (expected(60) - 0.5) / (1 - luck)
    wrong = [
        sum(concluded(p, rng, test, luck) != says for _ in range(300)) for p, says in ((0.5, "low"), (strong, "high"))
    ]
    assert all(n <= 0.08 * 300 for n in wrong), wrong


def test_few_pairs_prove_nothing_and_equal_agents_are_found_out() -> None:
    verdict = Verdict(Sprt(0, 100))
    for _ in range(FEWEST - 1):
        verdict.add(1.0)
    assert verdict.says == ""
    verdict.add(1.0)
    assert verdict.says == "high" and verdict.as_dict()["pairs"] == FEWEST
    equal = Verdict(Sprt(0, 100))
    while not equal.says:
        equal.add(0.5)
    assert equal.says == "low" and equal.pairs < 100
    assert Verdict(Sprt(0, 5)).ratio == 0.0


def test_a_match_stops_once_it_is_clear() -> None:
    meeting = contest(["heuristic", "random"], 40, SKIRMISH)
    standing = Standing(meeting, Sprt(0, 100))
    seen = 0
    for i in range(meeting.run.games):
        seen += 1
        if standing.add(result(i, i % 2)):
            break
    assert seen == 2 * FEWEST and standing.as_dict()["sprt"]["says"] == "high"


@pytest.mark.parametrize("text", ["", "5", "20,0", "a,b", "0,20,0.5", "0,20,0.05,0", "0,1e9", "0,nan", "1,2,3,4,5"])
def test_claims_that_are_none(text: str) -> None:
    with pytest.raises(UsageError, match="is no SPRT"):
        claims(text)
