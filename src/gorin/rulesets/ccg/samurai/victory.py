"""How games of Samurai Edition end: dishonor and enlightenment at once, Honor at the start of one's own turn."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.events import kinds
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.victory import VICTORIES, Victory, dishonored, enlightened, lose_together, wins


def shamed(s: Game, found: int, after: list[Event]) -> None:
    """Whose Family Honor is low enough loses at once."""
    lose_together(s, found, "dishonor")


def all_rings(s: Game) -> int:
    """The players with the five Rings."""
    return sum(1 << q for q in bits(s.alive) if enlightened(s, q))


def enlightenment(s: Game, found: int, after: list[Event]) -> None:
    """The game is won at once; of several the active player first. Rings enter play one at a time."""
    wins(s, s.first if found >> s.first & 1 else bits(found)[0], "enlightenment")


AT_ONCE: Final = {
    "dishonor": Victory("dishonor", sweep=(kinds(ev.LOSE_HONOR, ev.GAIN_HONOR), dishonored, shamed)),
    "enlightenment": Victory("enlightenment", sweep=(kinds(ev.ENTER), all_rings, enlightenment)),
}
SAMURAI_VICTORIES: Final = tuple(AT_ONCE.get(x.ending, x) for x in VICTORIES)
