"""Playing imagined games: an option is chosen on a fair deal, everybody plays on quickly, and the table is judged some
time later. What the options are worth is compared deal by deal, so that luck is the same for all of them.

Deals are counted, not seconds: with equal dice the same is chosen again. A clock may cut a search short, where whoever
asks wants that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol

from gorin.agents.base import Sampler
from gorin.agents.choosing import Advice
from gorin.kernel.decisions import Decision, Option
from gorin.kernel.machine import answer
from gorin.kernel.state import OwnState

CAREFUL: Final = 0.8  # how many standard errors better than the usual choice another must be
DOUBT: Final = 0.002  # the least variance that is believed
CLOSE: Final = 0.012  # differences in the chance to win that do not matter
HOPE: Final = 0.7  # how many standard errors behind another may be and still be compared
LEAST: Final = 3  # deals before anything is left out; then again after twice and four times as many
LONGEST: Final = 160  # choices in one imagined game

Player = Callable[[Any, Decision], int]


class World(Protocol):
    """What a game says about imagining it."""

    span: str  # what is played to its end: "round", "turn"
    scale: float  # how much worth makes a good chance to win

    def advise(self, s: OwnState, d: Decision, rng: Random) -> Advice:
        """The usual choice, without imagining games."""

    def weighs(self, s: OwnState, d: Decision) -> bool:
        """Is this worth imagining at all?"""

    def decisive(self, s: OwnState, d: Decision) -> bool:
        """Is it one of the choices on which most depends: a declaration, a purchase?"""

    def occasion(self, s: OwnState, d: Decision) -> str:
        """What kind of choice it is, in a few words."""

    def candidates(self, s: OwnState, d: Decision, usual: int, most: int) -> list[int]:
        """The options that may be best, the usual choice first."""

    def players(self, s: OwnState, you: int, rng: Random) -> Player:
        """Who plays an imagined game on: all seats, each from what it sees, others with habits of their own."""

    def until(self, s: OwnState, you: int) -> Callable[[OwnState], bool]:
        """Where an imagined game that begins here is far enough."""

    def prospect(self, s: OwnState, you: int) -> float:
        """What a table is worth to a player."""


class Depth(NamedTuple):
    """How hard somebody thinks."""

    deals: int
    most: int = 5  # options that are compared
    decisive: bool = False  # only where most depends on it


class TimeIsUp(Exception):
    """The clock that the caller asked for."""


class Watch:
    """A clock that may cut a search short."""

    def __init__(self, limit: float | None) -> None:
        self.end = None if limit is None else perf_counter() + limit

    def look(self) -> None:
        if self.end is not None and perf_counter() > self.end:
            raise TimeIsUp


class Verdict(NamedTuple):
    """What imagining came to: the choice, in how many of how many deals it did better, and than what."""

    choice: int
    better: int
    deals: int
    beside: int  # the usual choice, or the best of the others
    gain: float = 0.0


def think(
    world: World,
    depth: Depth,
    deal: OwnState,
    d: Decision,
    sampler: Sampler,
    rng: Random,
    limit: float | None = None,
) -> tuple[Advice, Verdict | None]:
    """The usual choice on a deal, and what imagined games say about it and about others; None: nothing."""
    watch = Watch(limit)
    usual = world.advise(deal, d, rng)
    if len(d.options) == 1 or not world.weighs(deal, d) or (depth.decisive and not world.decisive(deal, d)):
        return usual, None
    options = world.candidates(deal, d, usual[0], depth.most)
    if len(options) == 1:
        return usual, None
    return usual, compare(world, depth.deals, d, options, sampler, Random(rng.getrandbits(64)), watch)


def compare(
    world: World, deals: int, d: Decision, options: Sequence[int], sampler: Sampler, rng: Random, watch: Watch
) -> Verdict:
    """Try options out on the same deals. The first of them is kept unless another is clearly better."""
    chances: dict[int, list[float]] = {i: [] for i in options}
    alive = list(options)
    try:
        for _ in range(deals):
            base, seed = sampler.deal(rng.getrandbits(64)), rng.getrandbits(64)
            found = [same_option(base, d.options[i]) for i in alive]
            if -1 in found:
                continue
            outcomes = [imagine(world, base, d.player, i, seed, watch) for i in found]
            for i, chance in zip(alive, outcomes, strict=True):
                chances[i].append(chance)
            alive = remaining(chances, alive)
            if len(alive) == 1:
                break
    except TimeIsUp:
        pass
    return judged(chances, alive)


def imagine(world: World, base: OwnState, you: int, index: int, seed: int, watch: Watch) -> float:
    """Choose an option on a copy and let everybody play on; the chance to win, as it seems then."""
    return chance(world, played_on(world, base, you, index, seed, watch), you)


def played_on(world: World, base: OwnState, you: int, index: int, seed: int, watch: Watch) -> OwnState:
    """The table to which an option leads, once everybody has played on."""
    s = base.clone()
    reached = world.until(s, you)
    answer(s, index)
    plays = world.players(s, you, Random(seed))
    for _ in range(LONGEST):
        d = s.decision
        if d is None or reached(s):
            break
        watch.look()
        answer(s, plays(s, d))
    return s


def chance(world: World, s: OwnState, you: int) -> float:
    """How likely this table is won."""
    if s.winner >= 0:
        return 1.0 if s.box.teams[you] >> s.winner & 1 else 0.0
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, world.prospect(s, you) / world.scale))))


def same_option(s: OwnState, wanted: Option) -> int:
    """The place of an option on another deal, or -1: it is not open there."""
    d = s.decision
    return d.options.index(wanted) if d is not None and wanted in d.options else -1


def remaining(chances: dict[int, list[float]], alive: list[int]) -> list[int]:
    """Who is still compared: now and then the worse half goes, and always whoever cannot matter any more. Nobody but
    the first, if another is clearly better than it is."""
    usual, n = alive[0], len(chances[alive[0]])
    if n < LEAST:
        return alive
    rest = sorted(alive[1:], key=lambda i: -sum(chances[i]))
    if n in (LEAST, 2 * LEAST, 4 * LEAST) and len(rest) > 1:
        rest = rest[: len(rest) // 2]
    return [usual, *(i for i in rest if open_still(chances[i], chances[usual]))]


def open_still(one: Sequence[float], other: Sequence[float]) -> bool:
    """May the first yet prove better than the second?"""
    gain, doubt = compared(one, other)
    if abs(gain) <= CLOSE and max(abs(a - b) for a, b in zip(one, other, strict=False)) <= 3 * CLOSE:
        return False
    return gain + HOPE * doubt > 0


def compared(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much the first did better on the same deals, and how far that may be luck."""
    gains = [a - b for a, b in zip(one, other, strict=False)]
    n = len(gains)
    mean = sum(gains) / n
    spread = sum((x - mean) ** 2 for x in gains) / max(1, n - 1)
    return mean, sqrt((spread + DOUBT) / n)


def judged(chances: dict[int, list[float]], alive: list[int]) -> Verdict:
    """What to choose of those that are left."""
    usual = alive[0]
    best, most = usual, 0.0
    for i in alive[1:]:
        if len(chances[i]) < 2:
            continue
        gain, doubt = compared(chances[i], chances[usual])
        if gain - CAREFUL * doubt > most:
            best, most = i, gain - CAREFUL * doubt
    others = [i for i in chances if i != best and chances[i]]
    beside = (
        usual if best != usual else max(others, key=lambda i: (sum(chances[i]) / len(chances[i]), -i), default=usual)
    )
    pairs = list(zip(chances[best], chances[beside], strict=False))
    return Verdict(best, sum(a > b for a, b in pairs), len(pairs), beside, most)
