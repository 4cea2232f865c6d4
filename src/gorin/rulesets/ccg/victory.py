"""The four victories, and when they are looked for."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits, low
from gorin.kernel.events import Event
from gorin.kernel.players import leave_game, win_game
from gorin.rulesets.ccg.facts import EARNED, ELEMENTS, IN_PLAY, RING
from gorin.rulesets.ccg.state import Game

NONE: Final = 0
MILITARY: Final = 1
DISHONOR: Final = 2
HONOR: Final = 3
ENLIGHTENMENT: Final = 4
ENDINGS: Final = ("none", "military", "dishonor", "honor", "enlightenment")


def wins(s: Game, who: int, how: int) -> None:
    """The game is over."""
    win_game(s, who, how)


def loses(s: Game, who: int, how: int) -> None:
    """A player is out; the last one left has won."""
    leave_game(s, who)
    if s.alive.bit_count() == 1:
        s.gone = 0
        wins(s, low(s.alive), how)


def at_turn_start(s: Game, who: int) -> None:
    """Honor and Enlightenment are won at the start of one's own turn."""
    if s.honor[who] >= s.box.rules.edition.honor_victory:
        wins(s, who, HONOR)
    elif enlightened(s, who):
        wins(s, who, ENLIGHTENMENT)


def enlightened(s: Game, who: int) -> bool:
    """Five Rings with the five different elements, each of which last entered play by its own text."""
    rings = s.p[RING] & s.p[IN_PLAY] & s.p[EARNED] & s.ctl[who]
    return rings.bit_count() >= 5 and all(rings & s.p[element] for element in ELEMENTS)


def dishonored(s: Game) -> int:
    """Players whose Family Honor is low enough to lose, and was not before."""
    out = 0
    for q in bits(s.alive):
        if s.honor[q] <= s.box.rules.edition.dishonor and not s.shamed[q]:
            out |= 1 << q
    return out


def note_dishonor(s: Game, found: int, after: list[Event]) -> None:
    """They lose at the beginning of their next End Phase, even if they have climbed back by then."""
    for q in bits(found):
        s.shamed[q] = 1


def without_provinces(s: Game) -> int:
    return sum(1 << q for q in bits(s.alive) if not s.provinces[q])


def lands_lost(s: Game, found: int, after: list[Event]) -> None:
    """Whoever has lost the last province loses at once."""
    for q in bits(found):
        if s.alive.bit_count() > 1:
            loses(s, q, MILITARY)
