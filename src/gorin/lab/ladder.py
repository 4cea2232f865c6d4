"""A ladder: several agents, everybody against everybody, and how strong that makes each of them (openskill)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from statistics import fmean
from typing import Any, NamedTuple

from gorin.errors import UsageError
from gorin.lab.matches import Contest, Standing
from gorin.lab.shares import Between, Z
from gorin.sim.match import Result


class Rung(NamedTuple):
    """Where an agent stands: how strong it is, how sure that is, and what it has won."""

    agent: str
    strength: float
    doubt: float  # one standard deviation
    games: int
    won: Between
    fair: float

    @property
    def between(self) -> tuple[float, float]:
        """Where its strength lies, nineteen times in twenty."""
        return self.strength - Z * self.doubt, self.strength + Z * self.doubt

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        low, high = self.between
        strength = {"value": self.strength, "low": low, "high": high}
        return {
            "agent": self.agent,
            "strength": {name: round(x, 3) for name, x in strength.items()},
            "games": self.games,
            "share": self.won.as_dict(),
            "fair": round(self.fair, 4),
        }


def needs_openskill() -> None:
    """Ratings are openskill's."""
    if not find_spec("openskill"):
        raise UsageError("A ladder needs openskill: pip install 'gorin[lab]' brings it.")


def rated(contest: Contest, played: Iterable[Result]) -> list[Any]:
    """Each contestant's rating after these games, taken in order; an agent stays as strong as it is."""
    needs_openskill()
    model = import_module("openskill.models").PlackettLuce(tau=0.0)
    ratings = [model.rating(name=name) for name in contest.names]
    for result in played:
        sides = contest.sitting(result.game)[:: contest.run.together]
        first = [contest.run.together * side for side in range(len(sides))]
        ranks = [1.0 if not result.winners or seat in result.winners else 2.0 for seat in first]
        after = model.rate([[ratings[who]] for who in sides], ranks=ranks)
        found = defaultdict(list)
        for who, (rating,) in zip(sides, after, strict=True):
            found[who].append(rating)
        for who, several in found.items():  # one that plays several sides learns from all of them
            ratings[who].mu = fmean(x.mu for x in several)
            ratings[who].sigma = fmean(x.sigma for x in several)
    return ratings


def ladder(standing: Standing) -> list[Rung]:
    """All agents, the strongest first."""
    rungs = [
        Rung(name, rating.mu, rating.sigma, standing.games[who], standing.share(who), standing.fair(who))
        for who, (name, rating) in enumerate(
            zip(standing.contest.names, rated(standing.contest, standing.played), strict=True)
        )
    ]
    return sorted(rungs, key=lambda rung: -rung.strength)
