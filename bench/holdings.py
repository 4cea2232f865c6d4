"""Holdings of the first turn: what the heuristic player brings into play on its own first turn, deck by deck.

    .venv/bin/python bench/holdings.py ccg/emperor --games 60 --seed 500 --missed

Two of them play, each deck against the next ones in turn; of a game only the two first turns are played. Affordable is
the greatest number of Holdings that lay faceup as the player began to buy and could be paid together with what was
unbowed then; `--missed` lists the first turns in which fewer came. What Events, other cards and (in Samurai Edition)
the Legacy Reaction put into play counts among those that came. Nothing is asserted.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from statistics import mean
from typing import cast

from gorin.agents.base import ask, dice
from gorin.agents.ccg.treasury import left_over, sources
from gorin.agents.heuristic import HeuristicAgent
from gorin.decks.precons import precons
from gorin.kernel.bits import bits
from gorin.rulesets.ccg.masks import Game, bowed, definition, faceup_in, holdings, in_play, price
from gorin.rulesets.ccg.questions import BRING_IN
from gorin.sim.game import new_game


@dataclass
class FirstTurn:
    """One player's first turn."""

    deck: str
    offered: list[str] = field(default_factory=list)  # the cards that lay faceup, each with its price
    gold: tuple[float, ...] = ()  # what each source could give
    affordable: int = 0
    came: list[str] = field(default_factory=list)


def owned(s: Game, who: int) -> int:
    """A player's Holdings in play."""
    return in_play(s) & holdings(s) & s.ctl[who]


def affordable(s: Game, who: int, gold: tuple[float, ...]) -> int:
    """How many of the Holdings in a player's provinces these sources can pay together."""
    prices = [price(s, who, c) for c in bits(faceup_in(s, who) & holdings(s))]
    for n in range(len(prices), 0, -1):
        if any(left_over(some, gold) >= 0 for some in combinations(sorted(prices), n)):
            return n
    return 0


def first_turns(rules: str, decks: tuple[str, str], seed: int) -> Iterator[FirstTurn]:
    """Both first turns of a game."""
    game = new_game(rules, decks=decks, seed=seed, players=2, log=False)
    agent, rngs = HeuristicAgent(), [dice(seed, seat) for seat in (0, 1)]
    turns: dict[int, FirstTurn] = {}
    before: dict[int, int] = {}
    while (d := game.decision) is not None and max((s := cast("Game", game.state)).turns) < 2:
        who = s.first
        if who not in turns:
            turns[who], before[who] = FirstTurn(decks[who]), owned(s, who)
        now = turns[who]
        if d.why == BRING_IN.id and not now.gold:
            now.gold = sources(s, who, bowed(s))
            now.affordable = affordable(s, who, now.gold)
            now.offered = [f"{definition(s, c).name} {price(s, who, c)}" for c in bits(faceup_in(s, who))]
        game.choose(ask(agent, s, d, rngs[d.player]))
        s = cast("Game", game.state)
        now.came = [definition(s, c).name for c in bits(owned(s, who) & ~before[who])]
    yield from turns.values()


def measured(rules: str, games: int, seed: int) -> dict[str, list[FirstTurn]]:
    """The first turns of each deck."""
    names = [deck.name for deck in precons(rules)]
    found: dict[str, list[FirstTurn]] = {name: [] for name in names}
    for n in range(games):
        one = n % len(names)
        other = (one + 1 + n // len(names) % (len(names) - 1)) % len(names)
        for turn in first_turns(rules, (names[one], names[other]), seed + n):
            found[turn.deck].append(turn)
    return found


def told(found: dict[str, list[FirstTurn]]) -> None:
    """A line for each deck, and one for all."""
    every = [turn for turns in found.values() for turn in turns]
    for name, turns in (*found.items(), ("all", every)):
        came, could = mean(len(x.came) for x in turns), mean(x.affordable for x in turns)
        what = Counter(title for x in turns for title in x.came)
        print(f"{name:10} {len(turns):4} first turns: {came:.2f} came, {could:.2f} were affordable")
        if name != "all":
            print(f"{'':10} {', '.join(f'{n} {title}' for title, n in what.most_common())}")


def main() -> None:
    asked_for = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked_for.add_argument("rules", nargs="?", default="ccg/emperor")
    asked_for.add_argument("--games", type=int, default=60)
    asked_for.add_argument("--seed", type=int, default=500)
    asked_for.add_argument("--missed", action="store_true")
    given = asked_for.parse_args()
    found = measured(given.rules, given.games, given.seed)
    told(found)
    if given.missed:
        for turn in (x for turns in found.values() for x in turns if len(x.came) < x.affordable):
            print(f"{turn.deck}: {turn.offered} with {turn.gold}: {turn.affordable} affordable, {turn.came} came")


if __name__ == "__main__":
    main()
