"""Paired games: the same shuffles, seats and opponents, once with the new card in the deck and once without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from gorin.cards.loading import CardFile
from gorin.decks.precons import precons
from gorin.lab.matches import points
from gorin.lab.proof.decks import Tried
from gorin.lab.shares import Between, mean, share
from gorin.rulesets.base import DeckList
from gorin.sim.match import Run, Table, own_files
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


class Pair(NamedTuple):
    """Two games to be played: which deck has the card, against which other, and in which seat."""

    mine: Tried
    other: DeckList
    seat: int

    def deal(self, having: bool) -> tuple[DeckList, DeckList]:
        """The decks by seat, with the card or without it."""
        mine = self.mine.having if having else self.mine.without
        return (mine, self.other) if self.seat == 0 else (self.other, mine)


def schedule(rules: str, decks: Sequence[Tried], pairs: int) -> list[Pair]:
    """So many pairs against each deck that comes with Gorin, in each seat."""
    return [
        Pair(decks[i % len(decks)], other, seat) for other in precons(rules) for i in range(pairs) for seat in (0, 1)
    ]


def run_of(
    rules: str, planned: Sequence[Pair], agent: str, having: bool, seed: int = 0, file: CardFile | None = None
) -> Run:
    """All games with the card, or all without it."""
    deals = tuple(pair.deal(having) for pair in planned)
    agents = (agent, agent)
    return Run(rules, agents, games=len(planned), seed=seed, cards=own_files(rules), deals=deals, own=file)


def paired(
    rules: str, decks: Sequence[Tried], agent: str, pairs: int = PAIRS, seed: int = 0, processes: int | None = None
) -> list[Against]:
    """The games against each deck that comes with Gorin, those of all decks first."""
    planned = schedule(rules, decks, pairs)

    def scores(having: bool) -> list[float]:
        run = run_of(rules, planned, agent, having, seed)
        played = sorted(results(run, processes), key=lambda result: result.game)
        return [points(result, 2)[pair.seat] for result, pair in zip(played, planned, strict=True)]

    return compared(planned, scores(False), scores(True))


def one_game(run: Run, i: int, seat: int) -> float:
    """What a seat has of one game of a run, which is played here and now and leaves nothing behind; whatever breaks it,
    nobody has won."""
    try:
        winner = Table(run.header(i), keep=False).play().winner
    except Exception:  # the random games tell of it
        winner = None
    return 0.5 if winner is None else float(winner == seat)


def compared(planned: Sequence[Pair], without: Sequence[float], having: Sequence[float]) -> list[Against]:
    """What the games of all decks have shown, then those against each."""
    names = [pair.other.name for pair in planned]
    every = [against("all decks", without, having)]
    for name in dict.fromkeys(names):
        mine = [k for k, other in enumerate(names) if other == name]
        every.append(against(name, [without[k] for k in mine], [having[k] for k in mine]))
    return every


def against(deck: str, without: Sequence[float], having: Sequence[float]) -> Against:
    """Two rows of the same games."""
    n = len(without)
    change = mean([b - a for a, b in zip(without, having, strict=True)])
    return Against(deck, share(sum(without), n), share(sum(having), n), change)
