"""What may soon end the game for a player, as everybody can see it: Honor near either end, the last province, Rings."""

from __future__ import annotations

from gorin.rulesets.base import Danger
from gorin.rulesets.ccg.facts import EARNED, IN_PLAY, RING
from gorin.rulesets.ccg.state import Game

NEAR = 5  # Honor
MANY_RINGS = 4


def dangers(s: Game, who: int) -> list[Danger]:
    """Those of one player; none for who has left the game."""
    if not s.alive >> who & 1 or not s.turn:
        return []
    edition, n, out = s.box.rules.edition, s.honor[who], []
    if n <= edition.dishonor + NEAR:
        out.append(Danger(f"Honor {n}", f"{n} Family Honor: who comes to {edition.dishonor} loses the game."))
    if n >= edition.honor_victory - NEAR:
        top = edition.honor_victory
        out.append(Danger(f"Honor {n} of {top}", f"{n} Family Honor: who begins a turn with {top} wins the game."))
    if len(s.provinces[who]) == 1:
        out.append(Danger("last province", "One province is left: who loses the last one loses the game."))
    rings = (s.p[RING] & s.p[IN_PLAY] & s.p[EARNED] & s.ctl[who]).bit_count()
    if rings >= MANY_RINGS:
        out.append(Danger(f"{rings} Rings", f"{rings} Rings: five of different elements win the game."))
    return out
