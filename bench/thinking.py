"""How long a level thinks about one choice: python bench/thinking.py lcg/stronghold sage@0.5 --every 6 --games 2

Level 2 plays the games; the level that is named is asked at every so many decisions, and timed by the clock on the wall
and by what the processor did for it. On a machine that does other things, only the second says much.
"""

from __future__ import annotations

import argparse
from time import perf_counter, process_time

from gorin.agents.base import ask, dice
from gorin.agents.registry import agent_named
from gorin.sim.game import new_game


def times(rules: str, name: str, every: int, games: int) -> tuple[list[float], list[float]]:
    """Seconds on the wall and of the processor, for each choice that was asked for."""
    wall, busy = [], []
    for seed in range(games):
        game = new_game(rules, seed=seed, log=False)
        usual, level = agent_named("heuristic"), agent_named(name)
        rngs, n = [dice(seed, seat) for seat in range(game.seats)], 0
        while (d := game.decision) is not None:
            n += 1
            if n % every == 0:
                begun, used = perf_counter(), process_time()
                choice = ask(level, game.state, d, rngs[d.player])
                wall.append(perf_counter() - begun)
                busy.append(process_time() - used)
            else:
                choice = ask(usual, game.state, d, rngs[d.player])
            game.choose(choice)
    return wall, busy


def told(what: str, found: list[float]) -> str:
    """The mean and how long the slowest took."""
    ordered = sorted(found)
    parts = [
        f"{share:.0%} {ordered[min(len(ordered) - 1, int(len(ordered) * share))]:.3f}" for share in (0.5, 0.95, 0.99)
    ]
    return f"{what}: mean {sum(ordered) / len(ordered):.3f} s, {', '.join(parts)}, longest {ordered[-1]:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rules")
    parser.add_argument("agent")
    parser.add_argument("--every", type=int, default=6)
    parser.add_argument("--games", type=int, default=1)
    given = parser.parse_args()
    wall, busy = times(given.rules, given.agent, given.every, given.games)
    print(f"{given.agent} in {given.rules}: {len(wall)} choices")
    print(told("on the wall", wall))
    print(told("of the processor", busy))


if __name__ == "__main__":
    main()
