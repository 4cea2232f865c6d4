"""Matches: agents play the same shuffles against each other, at each seat in turn.

The games that share shuffle, decks and first player are a set; in a set each agent (in games of teams: each team of the
same agent) sits at each seat once. So an agent that plays against itself has exactly its share.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import log10
from random import Random
from typing import Any, Final

from gorin.decks.precons import precons
from gorin.errors import UsageError
from gorin.kernel.rng import mix
from gorin.lab.shares import Between, share
from gorin.lab.sprt import Sprt, Verdict
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.sim.match import Result, Run, deals_of, plan
from gorin.sim.pool import results

TINY: Final = 1e-9
_DEALS: Final = 0xDECC  # keeps the order of the decks apart from other chance


@dataclass(frozen=True)
class Contest:
    """Who plays whom: the games to play, and per lineup which contestant begins at which seat."""

    run: Run
    names: tuple[str, ...]  # of the contestants
    lineups: tuple[tuple[int, ...], ...]

    @property
    def sides(self) -> int:
        """How many sides there are in a game: players, or teams."""
        return self.run.seats // self.run.together

    @property
    def sets(self) -> int:
        """How many sets of games there are."""
        return self.run.games // self.run.paired

    def sitting(self, i: int) -> tuple[int, ...]:
        """Which contestant sits where in game i."""
        _, lineup, turn = self.run.place(i)
        who = self.lineups[lineup]
        return who[turn:] + who[:turn]


def contest(
    agents: Sequence[str],
    sets: int,
    rules: str = "lcg/stronghold",
    players: int | None = None,
    decks: tuple[DeckList, ...] = (),
    seed: int = 0,
    everybody: bool = False,
    **more: Any,
) -> Contest:
    """A match of these agents. Of fewer agents than there are sides, the last plays all other sides; with `everybody`,
    each plays with all others, the same shuffles."""
    if sets < 1:
        raise UsageError(f"A match has at least 1 pair of games, not {sets}.")
    run = plan(rules, (agents[0],), (), players, 1, seed, **more)
    together = max(1, ruleset(rules).teams(run.seats)[0].bit_count())
    sides = run.seats // together
    if len(agents) < 2 or (not everybody and len(agents) > sides):
        raise UsageError(
            f"A match of {rules} with {run.seats} players is between 2 to {sides} agents, not {len(agents)}."
        )
    for name in agents:
        plan(rules, (name,), (), players)
    lineups = tuple(_everybody(len(agents), sides)) if everybody else (_lineup(tuple(range(len(agents))), sides),)
    seated = tuple(tuple(who for who in lineup for _ in range(together)) for lineup in lineups)
    named = tuple(tuple(agents[who] for who in lineup) for lineup in seated)
    games = sets * sides * len(lineups)
    deals = _spread(deals_of(decks or precons(rules), run.seats))
    run = replace(run, agents=named[0], lineups=named, together=together, games=games, deals=deals)
    return Contest(run, _told_apart(agents), seated)


def _lineup(who: tuple[int, ...], sides: int) -> tuple[int, ...]:
    return who + who[-1:] * (sides - len(who))


def _everybody(agents: int, sides: int) -> Iterator[tuple[int, ...]]:
    """Each agent with each other; of more sides than two, as many others as there is room for."""
    if agents >= sides:
        yield from combinations(range(agents), sides)
    else:
        for a in range(agents):
            yield from (_lineup((a, b), sides) for b in range(agents) if a != b)


def _spread(deals: list[tuple[DeckList, ...]]) -> tuple[tuple[DeckList, ...], ...]:
    """In an order in which few sets of games have many different decks."""
    mixed = list(deals)
    Random(mix(_DEALS, len(deals))).shuffle(mixed)
    return tuple(mixed)


def _told_apart(agents: Sequence[str]) -> tuple[str, ...]:
    """Agents of the same name are numbered."""
    out = []
    for k, name in enumerate(agents):
        out.append(f"{name} #{list(agents[: k + 1]).count(name)}" if list(agents).count(name) > 1 else name)
    return tuple(out)


def points(result: Result, seats: int) -> list[float]:
    """What each seat has of a game: the winners share it, and of one that nobody has won everybody has the same."""
    if not result.winners:
        return [1 / seats] * seats
    return [float(seat in result.winners) / len(result.winners) for seat in range(seats)]


class Standing:
    """How a match stands: games are counted by whole sets, in their order, whatever order they come in."""

    def __init__(self, contest: Contest, sprt: Sprt | None = None) -> None:
        if sprt is not None and (contest.sides != 2 or len(contest.names) != 2):
            raise UsageError("A match is ended by its result (SPRT) only between 2 agents, in games of two sides.")
        self.contest = contest
        self.points = [0.0] * len(contest.names)
        self.chances = [0.0] * len(contest.names)  # the same if all were equal
        self.games = [0] * len(contest.names)
        self.played: list[Result] = []  # counted, in order
        self.failed: list[Result] = []
        self.verdict = Verdict(sprt) if sprt is not None else None
        self._waiting: dict[int, dict[int, Result]] = {}
        self._next = contest.run.first // contest.run.paired

    def add(self, result: Result) -> bool:
        """Count a game; is there nothing more to find out?"""
        size = self.contest.run.paired
        self._waiting.setdefault(result.game // size, {})[result.game] = result
        while len(self._waiting.get(self._next, ())) == size:
            self._count([x for _, x in sorted(self._waiting.pop(self._next).items())])
            self._next += 1
            if self.verdict is not None and self.verdict.says:
                return True
        return False

    def _count(self, games: list[Result]) -> None:
        """A whole set; one in which a game failed is left out."""
        broken = [game for game in games if game.error]
        if broken:
            self.failed += broken
            return
        before = self.points[0]
        for game in games:
            sitting = self.contest.sitting(game.game)
            for seat, got in enumerate(points(game, len(sitting))):
                self.points[sitting[seat]] += got
                self.chances[sitting[seat]] += 1 / len(sitting)
            for who in set(sitting):
                self.games[who] += 1
        self.played += games
        if self.verdict is not None:
            self.verdict.add((self.points[0] - before) / len(games))

    def share(self, who: int) -> Between:
        """What a contestant has won of its games."""
        return share(self.points[who], self.games[who])

    def fair(self, who: int) -> float:
        """What it would have won, were all equal."""
        return self.chances[who] / self.games[who] if self.games[who] else 1 / self.contest.sides

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        two = self.contest.sides == 2
        told = [
            {
                "agent": name,
                "points": round(self.points[who], 4),
                "games": self.games[who],
                "fair": round(self.fair(who), 4),
                "share": self.share(who).as_dict(),
                **({"elo": elo_between(self.share(who))} if two else {}),
            }
            for who, name in enumerate(self.contest.names)
        ]
        run = self.contest.run
        return {
            "rules": run.rules,
            "seed": run.seed,
            "sets": len(self.played) // run.paired,
            "games": len(self.played),
            "failed": len(self.failed),
            "agents": told,
            **({"sprt": self.verdict.as_dict()} if self.verdict is not None else {}),
        }


def elo(p: float) -> float | None:
    """By how many points of Elo somebody is stronger who wins this share; None: beyond all number.

    >>> elo(0.5), round(elo(0.75)), round(elo(0.24)), elo(1.0)
    (0.0, 191, -200, None)
    """
    return round(-400 * log10(1 / p - 1), 4) + 0.0 if TINY < p < 1 - TINY else None


def elo_between(found: Between) -> dict[str, float | None]:
    """The same with the interval in which it lies."""
    told = {"value": elo(found.value), "low": elo(found.low), "high": elo(found.high)}
    return {name: None if x is None else round(x, 1) for name, x in told.items()}


def played(contest: Contest, processes: int | None = None) -> Iterator[Result]:
    """The games of a match, as they end."""
    return results(contest.run, processes)
