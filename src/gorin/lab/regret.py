"""Where a player errs: its choices in games against itself, beside what other options would have come to.

At some decisions every likely option is tried out on the same fair deals (`agents/imagining.py`), as the player itself
could have done. Which other option is best is found on some deals, and what it is worth on others, so that picking the
best does not flatter itself. What is lost is told as a chance to win.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple

from gorin.agents.base import Sampler, ask, dice
from gorin.agents.guests import invited
from gorin.agents.heuristic import game_of
from gorin.agents.imagining import World
from gorin.agents.levels import world
from gorin.kernel.decisions import Decision
from gorin.kernel.rng import mix
from gorin.lab.shares import Between, mean
from gorin.lab.trying import trials
from gorin.sim.game import Game, header_for, open_game
from gorin.sim.match import pairings

MOST: Final = 4  # options that are compared
RATE: Final = 0.25  # of the decisions are looked at
SLACK: Final = 0.005  # another option must seem so much better, on average, to be looked at again
EXAMPLES: Final = 3  # of each kind of decision
REGRET: Final = 0x4E67  # keeps these dice apart from the players'


class Looked(NamedTuple):
    """A decision that was looked at."""

    occasion: str
    lost: float  # chance to win, against the best other option; 0 if the player's choice seemed best
    chosen: str
    better: str  # "" if nothing seemed better
    seed: int  # of the game
    decision: int  # how many came before it
    round: int


@dataclass
class Kind:
    """All decisions of one kind."""

    occasion: str
    looked: list[Looked] = field(default_factory=list)

    @property
    def lost(self) -> Between:
        """What is lost on average."""
        return mean([x.lost for x in self.looked])

    @property
    def all_lost(self) -> float:
        return sum(x.lost for x in self.looked)

    @property
    def changed(self) -> int:
        """How often something else seemed better."""
        return sum(1 for x in self.looked if x.better)

    @property
    def examples(self) -> list[Looked]:
        """The dearest of them."""
        dear = [x for x in self.looked if x.better and x.lost > 0]
        return sorted(dear, key=lambda x: (-x.lost, x.seed, x.decision))[:EXAMPLES]

    def as_dict(self) -> dict[str, Any]:
        examples = [{**x._asdict(), "lost": round(x.lost, 4)} for x in self.examples]
        return {
            "occasion": self.occasion,
            "changed": self.changed,
            "lost": self.lost.as_dict(),
            "examples": examples,
        }


def regrets(rules: str, agent: str, decisions: int, deals: int, seed: int) -> Iterator[Looked]:
    """So many decisions of games that the agent plays against itself."""
    n, game = 0, 0
    while n < decisions:
        for x in of_a_game(rules, agent, deals, seed, game):
            yield x
            n += 1
            if n == decisions:
                return
        game += 1


def of_a_game(rules: str, agent: str, deals: int, seed: int, number: int) -> Iterator[Looked]:
    """Some decisions of one game."""
    decks = pairings(rules, seats := seats_of(rules))
    header = header_for(rules, decks[number % len(decks)], mix(seed, number), seats, [agent] * seats)
    game = open_game(header, log=False, keep=False)
    players = [invited(agent) for _ in range(seats)]
    rngs, rng = [dice(header.seed, seat) for seat in range(seats)], Random(mix(header.seed, REGRET))
    imagined = world(game_of(game.state))
    while (d := game.decision) is not None:
        choice = ask(players[d.player], game.state, d, rngs[d.player])
        if len(d.options) > 1 and rng.random() < RATE and imagined.weighs(game.state, d):
            yield looked_at(imagined, game, d, choice, deals, rng)
        game.choose(choice)


def seats_of(rules: str) -> int:
    """As few as play these rules."""
    return len(header_for(rules, None, 0, None).players)


def looked_at(imagined: World, game: Game, d: Decision, choice: int, deals: int, rng: Random) -> Looked:
    """What this choice came to, beside the others."""
    sampler = Sampler(game.state, d.player)
    options = imagined.candidates(sampler.deal(rng.getrandbits(64)), d, choice, MOST)
    found = trials(imagined, d, options, sampler, deals, rng)
    slack = SLACK * len(found[choice])
    best = max(options, key=lambda i: (sum(found[i]) + (slack if i == choice else 0.0), -i))
    lost = 0.0
    if best != choice:
        again = trials(imagined, d, [choice, best], sampler, deals, rng)
        lost = (sum(again[best]) - sum(again[choice])) / max(1, len(again[choice]))
    said = game.options
    better = said[best] if best != choice else ""
    occasion = imagined.occasion(game.state, d)
    return Looked(occasion, lost, said[choice], better, game.header.seed, game.decisions, game.rounds)


def kinds(looked: Sequence[Looked]) -> list[Kind]:
    """By kind of decision, those first at which most is lost."""
    out: dict[str, Kind] = {}
    for x in looked:
        out.setdefault(x.occasion, Kind(x.occasion)).looked.append(x)
    return sorted(out.values(), key=lambda kind: (-kind.all_lost, kind.occasion))
