"""Paired games: the same shuffles, seats and opponents, once with the new card in the deck and once without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from gorin.decks.precons import precons
from gorin.lab.matches import points
from gorin.lab.proof.decks import Tried
from gorin.lab.shares import Between, mean, share
from gorin.rulesets.base import DeckList
from gorin.sim.match import Run, own_files
from gorin.sim.pool import results

PAIRS = 4  # against each deck


class Against(NamedTuple):
    """What the card made of the games against one deck, or against all."""

    deck: str
    without: Between
    having: Between
    change: Between

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        parts = {"without": self.without, "with": self.having, "change": self.change}
        return {"deck": self.deck, **{name: part.as_dict() for name, part in parts.items()}}


def paired(
    rules: str, decks: Sequence[Tried], agent: str, pairs: int = PAIRS, seed: int = 0, processes: int | None = None
) -> list[Against]:
    """The games against each deck that comes with Gorin, those of all decks first."""
    schedule = [(i, other, seat) for other in precons(rules) for i in range(pairs) for seat in (0, 1)]

    def deals(having: bool) -> tuple[tuple[DeckList, ...], ...]:
        out = []
        for i, other, seat in schedule:
            tried = decks[i % len(decks)]
            mine = tried.having if having else tried.without
            out.append((mine, other) if seat == 0 else (other, mine))
        return tuple(out)

    def scores(having: bool) -> list[float]:
        run = Run(rules, (agent, agent), games=len(schedule), seed=seed, cards=own_files(rules), deals=deals(having))
        played = sorted(results(run, processes), key=lambda result: result.game)
        return [points(result, 2)[seat] for result, (_, _, seat) in zip(played, schedule, strict=True)]

    without, having = scores(False), scores(True)
    names = [other.name for _, other, _ in schedule]
    every = [compared("all decks", without, having)]
    for name in dict.fromkeys(names):
        mine = [k for k, other in enumerate(names) if other == name]
        every.append(compared(name, [without[k] for k in mine], [having[k] for k in mine]))
    return every


def compared(deck: str, without: Sequence[float], having: Sequence[float]) -> Against:
    """Two rows of the same games."""
    n = len(without)
    change = mean([b - a for a, b in zip(without, having, strict=True)])
    return Against(deck, share(sum(without), n), share(sum(having), n), change)
