"""Whom a player plays against, where there are several: who leads, and how much of what each one loses is a gain.

Of two players the other is everything. Of more, whoever is nearest to winning counts most; in a fight the losses of
allies are no losses of one's own, and the Honor of another leader is another's.
"""

from __future__ import annotations

from typing import Final

from gorin.agents.ccg.guess import Guess, honor_sought
from gorin.agents.ccg.worth import standing, urgency
from gorin.agents.rivalry import counts, shares
from gorin.kernel.sides import foes
from gorin.rulesets.ccg.battle_masks import could_defend
from gorin.rulesets.ccg.masks import Game

HEAT: Final = 20.0  # how far ahead one must be to count for nearly all
SOON: Final = 0.5  # how pressing it must be that somebody is said to be about to win
BOLD: Final = 0.6  # how often one of several attacks at all
AHEAD: Final = 6.0  # how far ahead of the others one must be to be said to lead


def rivals(s: Game, you: int) -> tuple[float, ...]:
    """For each seat, how much of what that player loses is a gain of yours; nothing where there is one other player."""
    others = foes(s, you)
    if len(others) < 2:
        return ()
    found = [0.0] * s.box.seats
    for q, share in zip(others, shares([standing(s, q, you) for q in others], HEAT), strict=True):
        found[q] = counts(share)
    return tuple(found)


def leader(s: Game, you: int) -> int:
    """The foe who clearly stands best, or -1: nobody does, or there is only one foe."""
    ranked = sorted(((standing(s, q, you), q) for q in foes(s, you)), reverse=True)
    return ranked[0][1] if len(ranked) > 1 and ranked[0][0] >= ranked[1][0] + AHEAD else -1


def sought(s: Game, you: int) -> Guess:
    """What players are after, and whom you play against: what plans of attack and defense go by."""
    return Guess(honor=honor_sought(s, you), rivals=rivals(s, you))


def why_this_one(s: Game, you: int, foe: int, called: str) -> str:
    """What speaks for fighting this player of several, in words; "" if there is nothing to say."""
    if not foes(s, you)[1:]:
        return ""
    if urgency(s, foe) > SOON:
        return f"{called} is about to win"
    if leader(s, you) == foe:
        return f"{called} is the strongest of the others"
    if len(s.provinces[foe]) == 1:
        return f"{called} would be out of the game"
    if not could_defend(s, foe):
        return f"{called} has nobody to defend with"
    return ""


def attacks_you(s: Game, foe: int) -> float:
    """How likely it is you whom this foe attacks next, and not somebody else, or nobody for fear of the others."""
    others = len(foes(s, foe))
    return 1.0 if others < 2 else BOLD / others
