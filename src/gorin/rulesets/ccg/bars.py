"""What cards may not do: taken out of the options beforehand, never a negation."""

from __future__ import annotations

from typing import Final

from gorin.rulesets.ccg.state import Game

ATTACK: Final = 0  # be assigned to attack
DEFEND: Final = 1
PERFORM: Final = 2  # actions
BE_TARGETED: Final = 3
CONTRIBUTE: Final = 4  # does not add its Force to its army's
BARS: Final = 5
WORDS: Final = {
    "be assigned to attack": ATTACK,
    "be assigned to defend": DEFEND,
    "perform actions": PERFORM,
    "be targeted": BE_TARGETED,
    "contribute Force": CONTRIBUTE,
}

# what lasting rows are about, besides bonuses of a statistic (its number)
MINIMUM: Final = 16  # + statistic
MAXIMUM: Final = 32
BARRED: Final = 64  # + bar; n: against which player + 1, 0 for all
GAINS_KEYWORD: Final = 128  # n: the plane
LOSES_KEYWORD: Final = 129
BLANKED: Final = 130
RECONNAISSANCE: Final = 131  # n: whose + 1; the cards are provinces


def no_bars(s: Game) -> list[int]:
    """Nothing is forbidden: per bar, for all, then against each player."""
    return [0] * (BARS * (s.box.seats + 1))


def bar(s: Game, what: int, mask: int, against: int = -1) -> None:
    """These cards may not do this; against one player only, if one is named."""
    s.bars[what * (s.box.seats + 1) + against + 1] |= mask


def barred(s: Game, what: int, against: int = -1) -> int:
    """The cards that may not do this (to this player)."""
    i = what * (s.box.seats + 1)
    return int(s.bars[i] | s.bars[i + against + 1]) if against >= 0 else int(s.bars[i])
