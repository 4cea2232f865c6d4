"""What a format says about opponents: against whom a conflict may be declared, when a stronghold may be attacked, whom
"your opponent" means. A format with other answers replaces those it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gorin.kernel.sides import foes

if TYPE_CHECKING:
    from gorin.rulesets.lcg.state import Game


class Opponents:
    """Everybody who is not on your side, and nobody sooner than another."""

    chosen = False  # is "your opponent" chosen as an ability resolves, wherever several could be meant?

    def attackable(self, s: Game, who: int) -> list[int]:
        """The opponents against whom this player may declare the next conflict."""
        return foes(s, who)

    def attacked(self, s: Game, who: int, foe: int) -> None:
        """This player has declared a conflict against that opponent."""

    def stronghold_open(self, s: Game, who: int, lost: int) -> bool:
        """May the stronghold be attacked of a player who has lost so many other provinces?"""
        return lost >= 3


ALL_OPPONENTS = Opponents()
