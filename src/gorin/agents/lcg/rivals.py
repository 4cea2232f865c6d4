"""Whom a player plays against, where there are several: who leads, how much each one's loss counts, and what all of
them have together. Of two sides the other is everything; of more, whoever is nearest to winning counts most."""

from __future__ import annotations

from typing import Final

from gorin.agents.rivalry import FLOOR, counts, shares
from gorin.kernel.bits import bits
from gorin.kernel.sides import foes
from gorin.rulesets.lcg.masks import Game, broken, characters, laid_out, rings_on_provinces

HEAT: Final = 6.0  # how far ahead one must be to count for nearly all
A_BROKEN: Final = 3.0
A_CHARACTER: Final = 0.8
NEAR: Final = 9.0  # what full honor counts
RINGS: Final = (0.0, 1.0, 3.0, 7.0, 14.0, 30.0)  # what so many elements on provinces count towards winning


def sides_of(s: Game) -> list[int]:
    """The sides still in the game, as sets of players: teams, or everybody alone."""
    return list(dict.fromkeys(s.box.teams[q] & s.alive for q in bits(s.alive)))


def against(values: list[float]) -> float:
    """What several sides have, as one number."""
    return sum(share * x for share, x in zip(shares(values, HEAT), values, strict=True))


def progress(s: Game, who: int) -> float:
    """How near a player is to winning, roughly: what everybody at the table sees."""
    lost = sum(1 for c in laid_out(s, who) if broken(s) >> c & 1)
    honor = s.honor[who] / s.box.rules.format.honor_victory
    rings = RINGS[min(rings_on_provinces(s, who), 5)]
    return NEAR * honor * honor + rings - A_BROKEN * lost + A_CHARACTER * characters(s, who).bit_count()


def rivalry(s: Game, you: int, foe: int) -> float:
    """How much of what this foe loses is a gain of yours: all of it, where there is no other side."""
    if len(sides_of(s)) < 3:
        return 1.0
    others = foes(s, you)
    if foe not in others:
        return FLOOR
    return counts(shares([progress(s, q) for q in others], HEAT)[others.index(foe)])


def leader(s: Game, you: int) -> int:
    """The foe who is nearest to winning, or -1."""
    return max(foes(s, you), key=lambda q: progress(s, q), default=-1)


def attacks_you(s: Game, foe: int) -> float:
    """How likely it is you whom this foe attacks next, and not somebody else."""
    return 1.0 / max(1, len(foes(s, foe)))
