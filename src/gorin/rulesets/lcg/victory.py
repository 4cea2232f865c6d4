"""How a game ends."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.players import leave_game
from gorin.rulesets.lcg.facts import REMOVED
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.zones import lift

HONOR: Final = 1
DISHONOR: Final = 2
CONQUEST: Final = 3
CONCESSION: Final = 4
ENDINGS: Final = ("", "honor", "dishonor", "conquest", "concession")


def wins(s: Game, who: int, ending: int) -> None:
    """The game ends at once."""
    s.winner = who
    s.ending = ending
    if s.log is not None:
        s.log.tell(f"{s.box.rules.seat_name(who)} wins the game by {ENDINGS[ending]}.")


def eliminate(s: Game, who: int, ending: int) -> None:
    """A player is out; if one remains, that one wins. All cards the player owns are removed from the game."""
    rest = s.alive & ~(1 << who)
    if rest & (rest - 1) == 0:
        s.alive = rest
        wins(s, rest.bit_length() - 1, ending)
        return
    for c in range(len(s.owner)):
        if s.owner[c] == who:
            for x in bits(s.att[c]):
                if s.owner[x] != who:
                    lift(s, x)
                    s.p[REMOVED] |= 1 << x
            lift(s, c)
            s.p[REMOVED] |= 1 << c
    s.ending = ending
    leave_game(s, who)
