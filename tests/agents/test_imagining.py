"""Comparing options by imagined games: what is kept, what is left out, what is chosen; and who plays them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gorin.agents.base import Sampler
from gorin.agents.ccg.quick import Quick as CcgQuick
from gorin.agents.imagining import Depth, Watch, compared, imagine, judged, remaining, same_option, think
from gorin.agents.lcg.quick import PLAIN, Quick, any_habits
from gorin.agents.levels import world
from gorin.kernel.machine import answer
from gorin.sim.game import Game, new_game
from tests.states import asked

SURE = [0.7, 0.71, 0.69]
WORSE = [0.3, 0.31, 0.29]


def test_the_same_deals_are_compared() -> None:
    gain, doubt = compared([0.9, 0.2], [0.8, 0.1])
    assert gain == pytest.approx(0.1)
    assert doubt == pytest.approx((0.002 / 2) ** 0.5)  # the gains were equal: only the least doubt is left


def test_another_is_chosen_only_if_it_is_clearly_better() -> None:
    assert judged({0: WORSE, 1: SURE}, [0, 1]).choice == 1
    assert judged({0: SURE, 1: WORSE}, [0, 1]).choice == 0
    assert judged({0: [0.5, 0.5], 1: [0.9, 0.12]}, [0, 1]).choice == 0  # better by luck, perhaps
    told = judged({0: WORSE, 1: SURE, 2: WORSE}, [0, 1])
    assert (told.better, told.deals, told.beside) == (3, 3, 0)
    told = judged({0: SURE, 1: WORSE, 2: [0.5]}, [0])
    assert (told.choice, told.better, told.deals, told.beside) == (0, 1, 1, 2)


def test_what_cannot_matter_any_more_is_left_out() -> None:
    assert remaining({0: SURE[:2], 1: WORSE[:2]}, [0, 1]) == [0, 1]  # too early to say
    assert remaining({0: SURE, 1: WORSE}, [0, 1]) == [0]
    assert remaining({0: SURE, 1: SURE}, [0, 1]) == [0]  # it comes to the same
    three = {0: SURE, 1: [0.7, 0.9, 0.6], 2: WORSE, 3: [0.9, 0.8, 0.7]}
    assert remaining(three, [0, 1, 2, 3]) == [0, 3]  # the worse half is gone


def moment(rules: str, why: str, players: int | None = None) -> Game:
    """The first time this is asked in a game of first and last options."""
    rng = random.Random(3)
    game = new_game(rules, seed=3, players=players, log=False)
    while (d := game.decision) is not None and d.why != why:
        game.choose(rng.randrange(len(d.options)))
    assert game.decision is not None
    return game


def test_an_imagined_game_is_the_same_with_the_same_dice() -> None:
    game = moment("lcg/skirmish", "declare a conflict")
    s, d = game.state, asked(game.state)
    deal = Sampler(s, d.player).deal(1)
    before, rounds = deal.key, world("lcg")
    chances = [imagine(rounds, deal, d.player, 0, seed, Watch(None)) for seed in (5, 5, 6)]
    assert chances[0] == chances[1] and all(0 <= x <= 1 for x in chances)
    assert deal.key == before
    assert same_option(deal, d.options[-1]) == len(d.options) - 1


def test_the_clock_leaves_what_was_compared_so_far() -> None:
    game = moment("lcg/skirmish", "declare a conflict")
    s, d = game.state, asked(game.state)
    sampler, rng = Sampler(s, d.player), random.Random(1)
    advice, verdict = think(world("lcg"), Depth(50), sampler.deal(1), d, sampler, rng, limit=1e-9)
    assert verdict is not None and verdict.deals == 0 and verdict.choice == advice[0]


@pytest.mark.parametrize(
    "rules,players",
    [("lcg/stronghold", 2), ("lcg/skirmish", 2), ("lcg/enlightenment", 4), ("lcg/team-conquest", 4),
     ("ccg/emperor", 2), ("ccg/samurai", 3)],
)  # fmt: skip
def test_the_quick_player_answers_whatever_is_asked(rules: str, players: int) -> None:
    """Whole games of it, each choice one of the options, with no dice but its own."""
    chance = random.getstate()
    game = new_game(rules, seed=2, players=players, log=False)
    s: Any = game.state
    rng = random.Random(2)
    plays: Any = Quick(rng, {0: any_habits(rng)}) if rules.startswith("lcg") else CcgQuick(rng)
    for _ in range(500):
        d = s.decision
        if d is None:
            break
        before = s.key
        choice = plays(s, d)
        assert s.key == before and 0 <= choice < len(d.options)
        answer(s, choice)
    assert s.decision is None or game.rounds > 2
    assert random.getstate() == chance


def test_opponents_differ_from_deal_to_deal() -> None:
    rng = random.Random(1)
    habits = [any_habits(rng) for _ in range(5)]
    assert len({x.bids for x in habits}) == 5 and PLAIN.careless == 0
