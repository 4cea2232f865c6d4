"""The turning points of a game, as one of its players saw it: where between two of his choices, or between the last and
the end, his chance to win changed most and by more than the deals that were imagined explain."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Any, Final, NamedTuple

from gorin.kernel.log import Log
from gorin.lab.review.moments import Played
from gorin.lab.review.weighing import Weighed
from gorin.lab.shares import Between
from gorin.sim.game import Game

TOLD: Final = 3
SHOWN: Final = 6  # lines of what happened
LEAST: Final = 0.1  # by which the chance must change


class Turn(NamedTuple):
    """From one choice to the next, or to the end: the chance to win before and after, and what was told between."""

    decision: int
    step: int
    next: int  # the step of the next choice; of the end, how many steps there are
    round: int
    before: Between
    after: Between
    chosen: str
    told: tuple[str, ...]

    @property
    def change(self) -> float:
        return self.after.value - self.before.value

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        told = {name: getattr(self, name) for name in ("decision", "step", "next", "round", "chosen")}
        between = {"before": self.before.as_dict(), "after": self.after.as_dict()}
        return {**told, **between, "change": round(self.change, 4), "told": list(self.told)}


def turning(played: Played, weighed: Sequence[Weighed], seat: int, won: float) -> list[Turn]:
    """The turning points of a player, the greatest first; the end is one, too, if it came unforeseen."""
    if not weighed:
        return []
    last = Weighed(
        played.game.decisions, steps(played.game), played.game.rounds, seat, "", "", Between(won, won, won, 0), -1, 0.0
    )
    lines = {moment.decision: moment.lines for moment in played.moments}
    found = []
    for a, b in zip(weighed, [*weighed[1:], last], strict=True):
        if abs(b.chance.value - a.chance.value) >= max(LEAST, hypot(half(a.chance), half(b.chance))):
            told = between(played.game.log, seat, lines[a.decision], lines.get(b.decision))
            found.append(Turn(a.decision, a.step, b.step, a.round, a.chance, b.chance, a.chosen, told))
    return sorted(found, key=lambda turn: (-abs(turn.change), turn.decision))[:TOLD]


def half(found: Between) -> float:
    """Half of the width of an interval."""
    return (found.high - found.low) / 2


def steps(game: Game) -> int:
    """Choices and asides of a game."""
    return len(game.choices) + len(game.asides)


def between(log: Log | None, seat: int, first: int, last: int | None) -> tuple[str, ...]:
    """What was told, as the player read it; of much, what was told last."""
    if log is None:
        return ()
    part = Log()
    part.lines += [line for line in log.lines[first:last] if not line.kind]
    return tuple(part.for_player(seat)[-SHOWN:])
