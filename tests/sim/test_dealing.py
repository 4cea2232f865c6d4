"""When agents are asked for deals, and what is done of what they say."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gorin.agents.base import Deals, Sampler, Seat
from gorin.agents.random import RandomAgent
from gorin.kernel.decisions import Decision
from gorin.sim.dealing import MOST, Dealing, declined
from gorin.sim.game import Game, new_game, open_game
from gorin.sim.match import plan, play_out
from tests.lcg.treaties.parleys import PEACE, WAR, WORD, offer, parley, promise, swear, wait_for

TERMS: dict[str, Any] = {"value": 1, "mine": WORD, "yours": WORD}


class Silent:
    """Makes no deals."""

    name = "silent"

    def act(self, seat: Seat, decision: Decision, sampler: Sampler, rng: Random) -> int:
        return len(decision.options) - 1


class Says(Silent):
    """Says what it was given, one thing after another, and remembers when it was asked."""

    def __init__(self, *said: dict[str, Any] | None) -> None:
        self.said = list(said)
        self.asked: list[tuple[str, int]] = []

    def deal(self, seat: Seat, sampler: Sampler, rng: Random) -> dict[str, Any] | None:
        self.asked.append((seat.table.phase, seat.table.round))
        return self.said.pop(0) if self.said else None


def rngs(game: Game) -> dict[int, Random]:
    return {seat: Random(seat) for seat in range(game.seats)}


def test_everybody_is_asked_once_as_each_conflict_phase_begins() -> None:
    game = parley("A 10/3:\nB 10/3:\nC 10/3:\ndraw phase")
    agents = [Says(), Says(), Silent()]
    dealing = Dealing(game, dict(enumerate(agents)))
    while game.rounds < 3 and not game.over:
        dealing.deal(rngs(game))
        game.choose(0 if "pass" not in game.options else game.options.index("pass"))
    for agent in agents[:2]:
        assert isinstance(agent, Says) and agent.asked == [("conflict", 1), ("conflict", 2)]
    assert isinstance(agents[0], Deals) and not isinstance(agents[2], Deals) and isinstance(RandomAgent(), Deals)


def test_they_are_asked_when_something_waits_for_them_and_once_for_each_thing() -> None:
    game = parley("A 10/3:\nB 10/3:\nC 10/3:\ndraw phase")
    agent = Says(None, {"do": "decline", "offer": 2})
    dealing = Dealing(game, {1: agent})
    dealing.deal(rngs(game))
    assert not agent.asked, "nothing waits, and it is not the time"
    offer(game, 0, 1, promise("pass"))
    dealing.deal(rngs(game))
    dealing.deal(rngs(game))
    assert len(agent.asked) == 1 and game.table.offers, "it said nothing, and is not asked again"
    offer(game, 2, 1, promise("pass"))
    dealing.deal(rngs(game))
    assert len(agent.asked) == 2 and [x["id"] for x in game.table.offers] == [1]


def test_who_makes_no_deals_declines() -> None:
    game = parley()
    dealing = Dealing(game, {1: Silent(), 2: Silent()})
    offer(game, 0, 1, promise("pass"))
    offer(game, 0, 2, promise("pass"))
    dealing.deal(rngs(game))
    assert not game.table.offers and not game.table.treaties
    id = swear(game, 0, 1, promise(PEACE, 1))
    game.aside(0, {"do": "accuse", "treaty": id})
    game.aside(0, {"do": "dissolve", "treaty": id})
    for _ in range(2):
        dealing.deal(rngs(game))
    (treaty,) = game.table.treaties
    assert treaty["accused"] == [] and treaty["dissolving"] == []
    assert declined(frozenset()) is None and declined(frozenset({"time 3"})) is None


def test_what_the_rules_refuse_is_not_done() -> None:
    game = parley()
    agent = Says({"do": "nonsense"})
    Dealing(game, {0: agent}).deal(rngs(game))
    assert len(agent.asked) == 1 and not game.asides


def test_two_who_never_agree_come_to_an_end() -> None:
    class Haggler(Silent):
        def deal(self, seat: Seat, sampler: Sampler, rng: Random) -> dict[str, Any] | None:
            mine = [x for x in seat.table.offers if x["to"] == seat.you]
            if mine:
                return {"do": "counter", "offer": mine[0]["id"], **TERMS}
            return {"do": "offer", "to": 1 - seat.you, **TERMS}

    game = parley()
    Dealing(game, {0: Haggler(), 1: Haggler()}).deal(rngs(game))
    assert len(game.asides) <= 2 * MOST + 2 and not game.table.offers and not game.table.treaties


def test_what_was_taken_back_is_asked_again() -> None:
    game = parley("A 10/3:\nB 10/3:\nC 10/3:\ndraw phase")
    dealing = Dealing(game, {0: Says()})
    wait_for(game, "conflict")
    dealing.deal({0: Random(1)})
    assert set(dealing.asked) == {(0, "time 1")}
    game.undo(1)
    again = Says()
    later = Dealing(game, {0: again}, dealing.asked)
    wait_for(game, "conflict")
    later.deal({0: Random(1)})
    assert len(again.asked) == 1
    third = Says()
    Dealing(game, {0: third}, later.asked).deal({0: Random(1)})
    assert not third.asked


def test_who_is_out_of_the_game_is_not_asked() -> None:
    game = parley()
    agent = Says()
    game.aside(2, {"do": "concede"})
    Dealing(game, {2: agent}).deal(rngs(game))
    assert not agent.asked


@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/team-conquest", "ccg/emperor"])
def test_where_there_are_no_deals_nobody_is_asked(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(*_: object) -> None:
        raise AssertionError("somebody was asked")

    monkeypatch.setattr(RandomAgent, "deal", asked)
    run = plan(rules, ("random",), games=1, seed=1)
    game = open_game(run.header(0), log=False)
    play_out(game, [RandomAgent() for _ in range(game.seats)], [Random(seat) for seat in range(game.seats)])
    assert game.over and not game.asides


def test_the_same_seed_makes_the_same_deals() -> None:
    run = plan("lcg/enlightenment", ("random",), players=3, games=1, seed=4)
    made = []
    for _ in range(2):
        game = open_game(run.header(0), log=False)
        play_out(game, [RandomAgent() for _ in range(3)], [Random(seat) for seat in range(3)])
        made.append(game.record)
    assert made[0].asides and made[0] == made[1]


def test_they_break_their_word_only_by_what_they_do() -> None:
    """An agent that promised a conflict and is never asked for a deal again is still held to it."""
    game = parley()
    swear(game, 0, 1, promise(WAR, 2, "phase"))
    wait_for(game, "fate")
    assert game.table.players[0].honor == 7
    assert new_game("lcg/enlightenment", seed=1).rules.deals
