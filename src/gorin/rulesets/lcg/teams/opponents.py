"""The opponents of a team: whom it may attack next, and when it may attack a stronghold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gorin.kernel.sides import foes, team_of
from gorin.rulesets.lcg.facts import BROKEN
from gorin.rulesets.lcg.numbers import MARKS
from gorin.rulesets.lcg.opponents import Opponents
from gorin.rulesets.lcg.state import PHASE, SLOTS

if TYPE_CHECKING:
    from gorin.rulesets.lcg.state import Game

HAS_ATTACKED: Final = MARKS.own(-6, "has attacked")  # (period, this, first of the team, opponent): how often
SPREAD: Final = 2  # so many conflicts of a team are against different opponents


def lost_stronghold(s: Game, who: int) -> bool:
    """Is this player's stronghold province broken?"""
    c = s.province[who * SLOTS]
    return c >= 0 and s.p[BROKEN] >> c & 1 == 1


class TeamOpponents(Opponents):
    """Those of the other team, each of them once before one is attacked twice."""

    chosen = True

    def attackable(self, s: Game, who: int) -> list[int]:
        """The first two conflicts of a team are against different opponents, unless one of them has lost the
        stronghold. Decision: what comes after two is free, also for teams of three and four, who have not attacked
        each opponent by then (mp.team-declaring.9 before mp.team-declaring.10)."""
        others = foes(s, who)
        before = [self.times_attacked(s, who, q) for q in others]
        if sum(before) >= SPREAD or any([lost_stronghold(s, q) for q in others]):
            return others
        return [q for q, n in zip(others, before, strict=True) if not n] or others  # the others may have left

    def attacked(self, s: Game, who: int, foe: int) -> None:
        s.used[(PHASE, HAS_ATTACKED, team_of(s, who)[0], foe)] = self.times_attacked(s, who, foe) + 1

    def times_attacked(self, s: Game, who: int, foe: int) -> int:
        """How often this player's team has declared a conflict against that opponent in this phase."""
        return s.used.get((PHASE, HAS_ATTACKED, team_of(s, who)[0], foe), 0)

    def stronghold_open(self, s: Game, who: int, lost: int) -> bool:
        """One of the player's own other provinces is broken, and of the team's one more than it has players. Decision:
        where some have left the game with all their provinces, those who are left count, but never fewer than two."""
        team = [q for q in team_of(s, who) if s.alive >> q & 1]
        slots = [q * SLOTS + i for q in team for i in range(SLOTS)]
        broken = [c for c in [s.province[slot] for slot in slots] if c >= 0 and s.p[BROKEN] >> c & 1]
        return lost >= 1 and len(broken) >= 1 + max(2, len(team))


TEAM_OPPONENTS = TeamOpponents()
