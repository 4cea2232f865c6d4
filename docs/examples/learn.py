"""A player that learns a little: which options are worth choosing, by the question, the card and the way, from games
won and lost (REINFORCE, a table of weights, numpy alone). It plays against chance, half of the games from each seat.

    python docs/examples/learn.py lcg/skirmish --games 1500 --plot curve.svg
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from gorin.lab.plot import Mark, intervals
from gorin.lab.shares import share
from gorin.rl import Game, State, load_game
from gorin.rl.actions import FIRST_CARD, WAYS

WEIGHTS = 1 << 16


class Learner:
    """Weights of what can be chosen, found by a number that stands for question, card and way."""

    def __init__(self, game: Game, seed: int, rate: float) -> None:
        self.weights = np.zeros(WEIGHTS)
        self.questions = {name: k for k, name in enumerate(game.observer.questions)}
        self.dice = np.random.default_rng(seed)
        self.rate = rate
        self.made: list[tuple[np.ndarray, int, np.ndarray]] = []  # in this game: what was offered, chosen, how likely

    def offers(self, state: State) -> tuple[list[int], np.ndarray]:
        """The actions, and for each the place of its weight."""
        actions = np.array(state.legal_actions())
        titles = state.observation(state.current_player()).cards[0]
        of_cards = actions >= FIRST_CARD
        rows, ways = np.divmod(np.maximum(actions - FIRST_CARD, 0), len(WAYS))
        what = np.where(of_cards, FIRST_CARD + titles[rows].astype(int) * len(WAYS) + ways, actions)
        asked = self.questions[state.table.decision.why]
        return actions.tolist(), (what * 131 + asked * 7919) % WEIGHTS

    def choose(self, state: State) -> int:
        """An action, the likelier the better it has turned out."""
        actions, places = self.offers(state)
        logits = self.weights[places]
        likely = np.exp(logits - logits.max())
        likely /= likely.sum()
        k = int(self.dice.choice(len(actions), p=likely))
        self.made.append((places, k, likely))
        return actions[k]

    def learn(self, brought: float) -> None:
        """What was chosen in a game that was won becomes likelier, in one that was lost less likely."""
        for places, k, likely in self.made:
            np.add.at(self.weights, places, -self.rate * brought * likely)
            self.weights[places[k]] += self.rate * brought
        self.made.clear()


def train(rules: str, games: int, seed: int, rate: float, part: int) -> list[Mark]:
    """The share of games won, part by part."""
    game = load_game(rules)
    learner, curve, won = Learner(game, seed, rate), [], 0.0
    for i in range(games):
        state, me = game.new_initial_state(seed + i // 2), i % 2
        while not state.is_terminal():
            if state.current_player() == me:
                state.apply_action(learner.choose(state))
            else:
                state.apply_action(int(learner.dice.choice(state.legal_actions())))
        brought = state.returns()[me]
        learner.learn(brought)
        won += (brought + 1) / 2
        if (i + 1) % part == 0:
            between = share(won, part)
            curve.append(Mark(f"games {i + 2 - part} to {i + 1}", *(100 * x for x in between[:3])))
            print(
                f"{curve[-1].name}: {curve[-1].value:.1f} % ({curve[-1].low:.1f} to {curve[-1].high:.1f})", flush=True
            )
            won = 0.0
    return curve


def main() -> None:
    """From the command line."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("rules", nargs="?", default="lcg/skirmish")
    given.add_argument("--games", type=int, default=1500)
    given.add_argument("--part", type=int, default=150, help="games to a point of the curve")
    given.add_argument("--seed", type=int, default=0)
    given.add_argument("--rate", type=float, default=0.05)
    given.add_argument("--plot", type=Path)
    told = given.parse_args()
    curve = train(told.rules, told.games, told.seed, told.rate, told.part)
    if told.plot:
        told.plot.write_text(intervals(f"{told.rules}: won against chance, in %", curve), encoding="utf-8")


if __name__ == "__main__":
    main()
