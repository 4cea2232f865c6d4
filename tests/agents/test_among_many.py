"""The heuristic player among several: whom it fights, what it bids, what it promises, and whether it keeps its word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gorin.agents.base import Sampler, Seat, advise, ask, dice
from gorin.agents.heuristic import HeuristicAgent
from gorin.agents.lcg.bidding import changes, of_three
from gorin.agents.lcg.rivals import leader, rivalry
from gorin.agents.lcg.worth import worth
from gorin.agents.random import RandomAgent
from gorin.kernel.views import resample
from gorin.sim.dealing import Dealing
from gorin.sim.game import Game, new_game
from gorin.sim.match import plan
from gorin.sim.pool import results
from gorin.sim.report import Report
from tests.agents.asking import chooses, lets_play, why
from tests.lcg.tables import do, table
from tests.states import asked

ENLIGHTENMENT, TEAMS = "lcg/enlightenment", "lcg/team-conquest"
FORMATS = ((ENLIGHTENMENT, 3), (ENLIGHTENMENT, 5), (TEAMS, 4))
AGENT = HeuristicAgent()
PEACE = {"promise": "no conflict", "for": 1}


def declaring(text: str, rules: str = ENLIGHTENMENT, seats: str = "ABC") -> Any:
    """The conflict phase, at A's declaration."""
    s = table(f"{text}\nconflict phase, first A", rules)
    return do(s, *[f"{q}: pass" for q in seats])


# --- who leads --------------------------------------------------------------------------------------------------------


def test_of_two_the_other_is_everything_and_of_more_the_leader_counts_most() -> None:
    two = table("A 10/0:\nB 10/0:")
    assert rivalry(two, 0, 1) == 1.0
    three = table("A 10/0:\nB 22/0: Plain Captain, Plain Giant\nC 8/0:", ENLIGHTENMENT)
    assert leader(three, 0) == 1
    assert 1.0 > rivalry(three, 0, 1) > 2 * rivalry(three, 0, 2) > 0
    teams = table("A 10/0:\nB 10/0:\nC 22/0:\nD 8/0:", TEAMS)
    assert rivalry(teams, 0, 2) == rivalry(teams, 0, 3) == 1.0, "both of a team are fought alike"


def test_it_attacks_whoever_leads() -> None:
    weak = "10/0: | | Fields, Plain Hill, Plain Wall, Plain Wall, Plain Wall"
    for strong in "BC":
        seats = {q: weak if q != strong else f"21{weak[2:]}" for q in "BC"}
        s = declaring(f"A 10/0: Plain Giant+1\nB {seats['B']}\nC {seats['C']}")
        s = lets_play(s, "A", "attack a province")
        chosen = next(x for x in asked(s).options if x is asked(s).options[advise(AGENT, s, asked(s), dice(1, 0))[0]])
        assert s.holder[chosen.card] == "ABC".index(strong)


def test_what_a_team_mate_has_counts_as_ones_own() -> None:
    poor = table("A 10/0:\nB 10/0:\nC 10/0: Plain Captain\nD 10/0:", TEAMS)
    rich = table("A 10/0:\nB 10/0: Plain Giant+2\nC 10/0: Plain Captain\nD 10/0:", TEAMS)
    assert worth(rich, 0) > worth(poor, 0) + 1 and worth(rich, 2) < worth(poor, 2) - 1


# --- bids -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bids", "gained"),
    [
        ((5, 1, 1), -4),
        ((5, 2, 1), -4),
        ((3, 5, 1), 0),
        ((1, 5, 3), 4),
        ((1, 1, 5), 2),
        ((5, 5, 1), -2),
        ((2, 5, 5), 3),
        ((3, 3, 3), 0),
    ],
)
def test_what_comes_of_three_bids(bids: tuple[int, int, int], gained: int) -> None:
    assert of_three(*bids) == gained


def test_what_comes_of_high_and_low_bids_among_many() -> None:
    low, high = [(2, 1.0)], [(4, 1.0)]
    assert changes(4, [low, low, high]) == [(-2, 1.0)] and changes(2, [low, high, high]) == [(2, 1.0)]
    half = [(2, 0.5), (4, 0.5)]
    assert sorted(changes(4, [half, low, low])) == [(-3, 0.5), (-2, 0.5)]


# --- treaties ---------------------------------------------------------------------------------------------------------


def deals(s: Any, seat: int) -> tuple[dict[str, Any] | None, str]:
    return AGENT.explain_deal(Seat(s, seat), Sampler(s, seat), dice(1, seat))


def offered(s: Any, by: int, to: int, mine: dict[str, Any], yours: dict[str, Any], value: int) -> Any:
    s.box.rules.aside(s, by, {"do": "offer", "to": to, "value": value, "mine": mine, "yours": yours})
    return s


STRONG = "Plain Giant+1, Plain Captain+1, Plain Poet+1"


def test_it_agrees_to_peace_with_one_who_could_hurt_it_and_says_why() -> None:
    s = declaring(f"A 10/0: Plain Envoy\nB 10/0: {STRONG}\nC 10/0: Plain Envoy")
    offered(s, 1, 0, {**PEACE, "against": 0}, {**PEACE, "against": 1}, 4)
    did, reason = deals(s, 0)
    assert did == {"do": "agree", "offer": s.offers[0].id} and "worth more than its own promise" in reason


def test_it_declines_free_words_and_bad_bargains() -> None:
    s = declaring(f"A 10/0: {STRONG}\nB 10/0: Plain Envoy\nC 10/0: Plain Envoy")
    words = {"promise": "words", "words": "I shall be your friend.", "for": "game"}
    did, reason = deals(offered(s, 1, 0, words, {**PEACE, "against": 1}, 1), 0)
    assert did == {"do": "decline", "offer": s.offers[0].id} and "nobody can check" in reason
    s = declaring(f"A 10/0: {STRONG}\nB 10/0: Plain Envoy\nC 10/0: Plain Envoy")
    offered(s, 1, 0, {**PEACE, "against": 0}, {"promise": "pass", "for": 3}, 5)
    did, reason = deals(s, 0)
    assert did is not None and did["do"] in ("decline", "counter") and reason.endswith(".")


THIRD = f"10/0: {STRONG} | | Fields, Plain Wall"


def with_treaty(honor: int, value: int, foe: str = "10/0: | | Fields, Plain Hill", third: str = THIRD) -> Any:
    s = declaring(f"A {honor}/0: Plain Giant+1\nB {foe}\nC {third}", seats="")
    offered(s, 1, 0, {**PEACE, "against": 0}, {**PEACE, "against": 1}, value)
    s.box.rules.aside(s, 0, {"do": "agree", "offer": s.offers[0].id})
    return do(s, *[f"{'ABC'[q]}: pass" for q in range(3) if s.alive >> q & 1])


def test_it_keeps_its_word_where_breaking_it_costs_more() -> None:
    s = with_treaty(5, 4)
    assert chooses(s) == "pass" or "B" not in attacked_next(s)
    s = declaring(f"A 5/0: Plain Giant+1\nB 10/0: | | Fields, Plain Hill\nC 10/0: {STRONG} | | Fields, Plain Wall")
    assert attacked_next(s) == "B", "without the treaty it would attack"


def attacked_next(s: Any) -> str:
    """Whom it attacks; "" if nobody."""
    if chooses(s) == "pass":
        return ""
    s = lets_play(s, "A", "attack a province")
    d = asked(s)
    index = advise(AGENT, s, d, dice(1, 0))[0]
    return "ABC"[s.holder[d.options[index].card]]


def test_it_breaks_it_where_the_game_is_to_be_won_and_says_so() -> None:
    s = with_treaty(20, 1, "10/0: | | Fields, Plain Hill#, Plain Wall#, Plain Wall#, Plain Hill", "0/0 out:")
    assert attacked_next(s) == "B"
    assert "worth breaking the treaty with B (1 at stake)" in why(s)


# --- the same laws as for two -----------------------------------------------------------------------------------------


def positions(rules: str, seats: int, seed: int, every: int) -> Iterator[Game]:
    """Positions of a game in which it plays every other seat, deals included."""
    game = new_game(rules, seed=seed, players=seats, log=False)
    agents = [AGENT if seat % 2 == seed % 2 else RandomAgent() for seat in range(seats)]
    rngs = [dice(seed, seat) for seat in range(seats)]
    dealing = Dealing(game, dict(enumerate(agents))) if game.rules.deals else None
    n = 0
    while not game.over:
        if dealing is not None:
            dealing.deal(dict(enumerate(rngs)))
        d = game.decision
        if d is None:
            return
        n += 1
        if n % every == 0:
            yield game
        game.choose(ask(agents[d.player], game.state, d, rngs[d.player]))


@pytest.mark.parametrize(("rules", "seats"), FORMATS)
def test_what_looks_the_same_gets_the_same_choice_and_the_same_deal(rules: str, seats: int) -> None:
    for n, game in enumerate(positions(rules, seats, 2, every=23)):
        s = game.state
        you = asked(s).player
        wanted = advise(AGENT, s, asked(s), dice(n, you))
        assert wanted[1].endswith(".")
        t = resample(s, you, 11)
        assert game.rules.view(t, you) == game.rules.view(s, you)
        assert advise(AGENT, t, asked(t), dice(n, you)) == wanted
        if game.rules.deals:
            a, b = (AGENT.explain_deal(Seat(x, you), Sampler(x, you), dice(n, you)) for x in (s, t))
            assert a == b and a[1].endswith(".")


def wins(rules: str, seats: int, games: int, processes: int = 1) -> tuple[int, int]:
    """How many of so many games one heuristic player among others who play by chance has won."""
    run = plan(rules, ("heuristic", *["random"] * (seats - 1)), players=seats, games=games, seed=1)
    report = Report(run).add_all(results(run, processes))
    assert report.errors == 0 and report.finished == games
    return report.by_agent["heuristic"], games


def test_one_among_two_of_chance_wins_nearly_always() -> None:
    won, games = wins(ENLIGHTENMENT, 3, 6)
    assert won >= games - 1


@pytest.mark.soak
@pytest.mark.parametrize(("rules", "seats"), [(ENLIGHTENMENT, 3), (ENLIGHTENMENT, 5), (TEAMS, 4)])
def test_one_among_several_wins_twice_its_share(rules: str, seats: int) -> None:
    """In a team it wins with a mate who plays by chance, so that half of the games are its share."""
    won, games = wins(rules, seats, 200, processes=2)
    share = games / 2 if rules == TEAMS else games / seats
    assert won >= (1.3 if rules == TEAMS else 2) * share
