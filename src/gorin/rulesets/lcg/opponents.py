"""Who stands against whom, as cards say it: "your opponent", "an opponent's"."""

from __future__ import annotations

from gorin.kernel.players import foes
from gorin.rulesets.lcg.state import ATTACKER, DEFENDER, ON, Game


def opponent(s: Game, you: int) -> int:
    """ "Your opponent": the one against you in the conflict; of two players, the other; else nobody (-1)."""
    if s.con[ON]:
        if you == s.con[ATTACKER]:
            return s.con[DEFENDER]
        if you == s.con[DEFENDER]:
            return s.con[ATTACKER]
    others = foes(s, you)
    return others[0] if len(others) == 1 else -1


def is_foe(s: Game, you: int, who: int) -> bool:
    """Is this a player, and not on your side?"""
    return who >= 0 and not s.box.teams[you] >> who & 1
