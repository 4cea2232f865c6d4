"""Agents by name, what they are given, and their dice."""

from __future__ import annotations

import random

import pytest

from gorin.agents.base import Sampler, Seat, ask, dice
from gorin.agents.random import RandomAgent
from gorin.agents.registry import agent_named, agents
from gorin.errors import UsageError
from gorin.kernel.decisions import Decision
from gorin.sim.game import new_game


@pytest.mark.parametrize("name", agents())
def test_every_agent_chooses_one_of_the_options(name: str) -> None:
    game = new_game("lcg/skirmish", seed=4, log=False)
    agent, rng = agent_named(name), dice(4, 0)
    assert agent.name == name
    for _ in range(50):
        d = game.decision
        assert d is not None
        game.choose(ask(agent, game.state, d, rng))


def test_unknown_agents() -> None:
    with pytest.raises(UsageError, match=r"^There is no agent 'randon'; did you mean 'random'\?$"):
        agent_named("randon")
    with pytest.raises(UsageError, match=r"^There is no agent 'xyzzy'; the agents are random"):
        agent_named("xyzzy")


def test_dice_depend_on_the_seed_and_the_seat_alone() -> None:
    random.seed(1)
    first = [dice(5, 0).random(), dice(5, 1).random(), dice(6, 0).random()]
    random.seed(2)
    assert first == [dice(5, 0).random(), dice(5, 1).random(), dice(6, 0).random()]
    assert len(set(first)) == 3


def test_the_random_agent_leaves_the_global_dice_alone() -> None:
    game = new_game("lcg/skirmish", seed=4, log=False)
    before = random.getstate()
    d = game.decision
    assert d is not None
    ask(agent_named("random"), game.state, d, dice(1, 1))
    assert random.getstate() == before


def test_a_seat_shows_the_players_own_view() -> None:
    game = new_game("lcg/stronghold", seed=4)
    d = game.decision
    assert d is not None
    seat = Seat(game.state, d.player)
    assert seat.you == d.player
    assert seat.view == game.view(d.player)
    assert seat.view is seat.view  # made once
    assert seat.options == game.options


def test_a_sampler_deals_what_the_player_cannot_see() -> None:
    game = new_game("lcg/stronghold", seed=4)
    d = game.decision
    assert d is not None
    sampler = Sampler(game.state, d.player)
    one, other = sampler.deal(1), sampler.deal(2)
    assert one == sampler.deal(1) and one != other
    for dealt in (one, other):
        assert game.rules.view(dealt, d.player) == game.view(d.player)


class Looker:
    """Looks at the table, and plays what it can while its hand is larger."""

    name = "looker"

    def __init__(self) -> None:
        self.seen: list[tuple[int, int, int]] = []

    def act(self, seat: Seat, decision: Decision, sampler: Sampler, rng: random.Random) -> int:
        table = seat.table
        (foe,) = table.you.opponents
        self.seen.append((table.seat, len(foe.hand), len(foe.hand.hidden)))
        return 0 if len(table.you.hand) > len(foe.hand) else len(decision.options) - 1


def test_an_agent_looks_at_its_own_table() -> None:
    looker = Looker()
    game = new_game("lcg/skirmish", seed=2)
    while not game.over and game.decisions < 60:
        d = game.decision
        assert d is not None
        game.choose(ask(looker if d.player == 1 else RandomAgent(), game.state, d, random.Random(game.decisions)))
    assert looker.seen and {you for you, _, _ in looker.seen} == {1}
    assert all(held >= hidden for _, held, hidden in looker.seen) and any(hidden for _, _, hidden in looker.seen)
