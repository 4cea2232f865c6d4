"""What cards may not do: taken out of the options beforehand, never a negation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.numbers import EFFECTS

if TYPE_CHECKING:
    from gorin.rulesets.ccg.state import Game

ATTACK: Final = 0  # be assigned to attack
DEFEND: Final = 1
PERFORM: Final = 2  # actions
BE_TARGETED: Final = 3
CONTRIBUTE: Final = 4  # does not add its Force to its army's
BE_SHOT: Final = 5  # be targeted by Ranged Attacks
BE_SHAMED: Final = 6  # have at most 0 Personal Honor while dishonorable
CONTRIBUTE_BOWED: Final = 7  # no bar: adds its Force even while it is bowed
DESTROYED_BY_OTHERS: Final = 8  # by other players' actions
POLITICALLY_TARGETED: Final = 9  # by other players' Political actions
BE_ABSENT: Final = 10  # be kept from their own Battle abilities by being elsewhere
BE_ENTERED: Final = 11  # of a battlefield: nobody moves there
BE_REHONORED: Final = 12  # where Honor would be gained: it is gained
BARS: Final = 13
WORDS: Final = {
    "be assigned to attack": ATTACK,
    "be assigned to defend": DEFEND,
    "perform actions": PERFORM,
    "be targeted": BE_TARGETED,
    "contribute Force": CONTRIBUTE,
    "be targeted by Ranged Attacks": BE_SHOT,
    "rehonor": BE_REHONORED,
}

# what lasting rows are about, besides bonuses of a statistic (its number)
MINIMUM: Final = EFFECTS.own(16, "minimum", span=16)  # + statistic
MAXIMUM: Final = EFFECTS.own(32, "maximum", span=16)
BARRED: Final = EFFECTS.own(64, "barred", span=64)  # + bar; n: against which player + 1, 0 for all
GAINS_KEYWORD: Final = EFFECTS.own(128, "gains keyword")  # n: the plane
LOSES_KEYWORD: Final = EFFECTS.own(129, "loses keyword")
BLANKED: Final = EFFECTS.own(130, "blanked")
RECONNAISSANCE: Final = EFFECTS.own(131, "reconnaissance")  # n: whose + 1; the cards are provinces
TIES: Final = EFFECTS.own(132, "ties")  # if the army with one of these cards wins, the battle is tied instead
SPARES: Final = EFFECTS.own(133, "spares")  # n: who + 1 will not destroy these provinces by a battle's resolution
GOLD_FOR: Final = EFFECTS.own(134, "gold for")  # n Gold has been produced that may pay only for these cards
COPIES: Final = EFFECTS.own(135, "copies")  # these cards have the continuous traits of face n
WEAKENED: Final = EFFECTS.own(136, "weakened")  # since when something gives this Personality a Chi penalty: see chi.py
FAILS: Final = EFFECTS.own(137, "fails")  # events of kind n will not happen to these cards
DELAYS_LOSING: Final = EFFECTS.own(138, "delays losing")  # what losing this duel means for these cards waits
ATTACKER_FIRST: Final = EFFECTS.own(139, "attacker first")  # at these provinces the Attacker acts first in battle
GRANTED: Final = EFFECTS.own(143, "granted keyword")  # by a trait of `source` when it was taken: granted.py
FROZEN: Final = EFFECTS.own(340, "frozen statistic", span=16)  # + statistic, whose limits are at odds: see limits.py
OWN_PENALTY: Final = EFFECTS.own(142, "own penalty")  # with a limit: n packed, see attributes/own_penalties.py

CANNOT_USE: Final = EFFECTS.own(150, "cannot use abilities", span=4)  # + designator; the set is one of seats
# what modifiers are about: no bonus or penalty, gain or loss brings a statistic below (above) so much
CANNOT_FALL: Final = EFFECTS.own(160, "cannot fall", span=16)  # + statistic; of HONOR the set is one of seats
CANNOT_RISE: Final = EFFECTS.own(176, "cannot rise", span=16)

MUTED: Final = EFFECTS.own(300, "muted", span=16)  # + statistic; n: its bonuses, its penalties or both do not count
CANNOT_LOSE_HONOR: Final = EFFECTS.own(140, "cannot lose Honor")  # a set of seats
ADDED_COST: Final = EFFECTS.own(141, "added cost")  # of the actions of a set of seats
WAIVED: Final = EFFECTS.own(320, "waived cost", span=8)  # + kind of cost, which a set of seats may waive

# what modifiers are about that change no statistic: the set is one of seats, not of cards
HAND_SIZE: Final = EFFECTS.own(14, "hand size")
NO_LOSS: Final = EFFECTS.own(15, "no loss of Honor")  # n: a set of seats that lose none from these cards
STEP: Final = 32
RULEBOOK: Final = EFFECTS.own(200, "rulebook", span=3 * STEP)  # + ability of the rulebook, + STEP for each of these
ALSO_TARGET, EVEN_SO, NOT_TAKEN = RULEBOOK, RULEBOOK + STEP, RULEBOOK + 2 * STEP


def cut(s: Game, what: int, mask: int, now: int, n: int) -> int:
    """What is left of a bonus or penalty where a statistic cannot rise or fall any more."""
    for about, cards, limit, _ in s.mods:
        if cards & mask and about == CANNOT_FALL + what and n < 0:
            n = min(0, max(n, limit - now))
        elif cards & mask and about == CANNOT_RISE + what and n > 0:
            n = max(0, min(n, limit - now))
    return n


def no_bars(s: Game) -> list[int]:
    """Nothing is forbidden: each bar for all, then each against the first player, …"""
    return [0] * (BARS * (s.box.seats + 1))


@called(reads=())
def bar(s: Game, what: int, mask: int, against: int = -1) -> None:
    """These cards may not do this; against one player only, if one is named."""
    s.bars[what + BARS * (against + 1)] |= mask


@called()
def barred(s: Game, what: int, against: int = -1) -> int:
    """The cards that may not do this (to this player)."""
    return s.bars[what] | s.bars[what + BARS * (against + 1)]
