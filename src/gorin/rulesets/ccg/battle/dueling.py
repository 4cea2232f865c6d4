"""A challenge and the duel that comes of it, as the registers of one frame: who fights, for whom, what was focused.

The ability that issues the challenge says what comes of it, while the duel is still on: the frame of the duel goes
under the ability's (`hand_over`) and comes up again when it has said so (`resume`).
"""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits, low
from gorin.kernel.derive import derive
from gorin.kernel.fields import Frame
from gorin.kernel.rows import expire
from gorin.rulesets.accounts import seen_by
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.facts import DECK, FACEUP, FOCUSED, IN_PLAY, IN_POOL, PERSONALITY
from gorin.rulesets.ccg.places.zones import fate_deck, lift, to_pile
from gorin.rulesets.ccg.state import DUEL, Game
from gorin.rulesets.ccg.telling.log import tell_focused

# registers; of each pair, the first is the challenger's, the second the challenged one's
FIGHTERS: Final = 0  # two sets of one; a Personality who leaves play is gone from his
CARDS: Final = 2  # the focused cards
TIMES: Final = 4  # how often each player has focused
STAT: Final = 6  # what the challenger compares
WON: Final = 7  # registers of the ability that are told who won and who lost
LOST: Final = 8
TURN: Final = 9  # 0 or 1
REPLY: Final = 10
WEAKER: Final = 11  # bit i: fighter i entered the duel without higher Chi than the other
REPLACED: Final = 12  # how many have had their chance to replace a focused card
CURSED: Final = 13  # bit i: if fighter i wins, he loses instead
POOL: Final = 14  # what is left of the focus pools
PLAYERS: Final = 16  # who focuses for them; it stays so whoever controls them later
OTHER_STAT: Final = 18  # what the challenged one compares
WAITS: Final = 19  # the register of the ability that is told that the duel waits for it
REFUSABLE: Final = 20
REFUSED: Final = 21
FROM_HAND: Final = 22  # bit i: player i has focused from his hand
MUST: Final = 23  # bit i: player i has an opportunity now at which he may not strike
FATED: Final = 24  # an effect has said how it ends: 1 + 2 * side, and 1 more if this one wins
RESULT: Final = 25  # bits 0 and 1: who has won
NAMES: Final = 26  # who they were, when it was decided
STAGE: Final = 28  # see below
ORDER: Final = 29  # from here on: the focused cards in order
REGISTERS: Final = "mmmmiiiiiiiiii" + "mmiiiiiiiiiiiii"

STRIKES: Final = -1
TOP_CARD: Final = -2
INSTEAD: Final = -3  # an effect instead of focusing, by whoever has no card to focus
DONE_INSTEAD: Final = -4  # an effect has taken the place of the card that was to be focused

# stages: the duel has begun; the focused cards are faceup; what comes of losing it is done, what comes of winning it
CHALLENGED, BEGUN, STRUCK, LOSING, WINNING = range(5)


def player(s: Game, f: Frame, side: int) -> int:
    """Who focuses and strikes for a fighter; before the duel begins, who controls him."""
    r = f.regs
    return r[PLAYERS + side] if r[STAGE] >= BEGUN else s.holder[low(r[FIGHTERS + side])]


def off(f: Frame) -> bool:
    """Has one of the two left play?"""
    return not f.regs[FIGHTERS] or not f.regs[FIGHTERS + 1]


def can_duel(s: Game, one: int, other: int) -> bool:
    """Two Personalities of different players; a challenge between any others fails."""
    people = s.p[PERSONALITY] & s.p[IN_PLAY]
    return bool(one & people and other & people) and s.holder[low(one)] != s.holder[low(other)]


def hand_over(s: Game, f: Frame) -> None:
    """The ability that issued the challenge says what follows."""
    s.frames[-2].regs[f.regs[WAITS]] = 1
    s.frames[-1], s.frames[-2] = s.frames[-2], s.frames[-1]


@called()
def resume(s: Game, f: Frame, waits: int, refused: bool = False) -> None:
    """The ability has said it, and the duel that waits for it goes on."""
    f.regs[waits] = 0
    s.frames[-1], s.frames[-2] = s.frames[-2], s.frames[-1]
    s.frames[-1].regs[REFUSED] = int(refused)


def take(s: Game, f: Frame, side: int, c: int) -> None:
    """A card from hand or focus pool, or the top of the Fate deck, is focused: facedown, or after the reveal faceup."""
    r = f.regs
    deck = s.zones[fate_deck(player(s, f, side))]
    if c == TOP_CARD:
        c = deck[-1] if deck else -1
    if c >= 0:
        before = seen_by(s) if s.log is not None else []
        lift(s, c)
        s.p[FOCUSED] |= 1 << c
        s.p[FACEUP] |= int(r[STAGE] >= STRUCK) << c
        r[CARDS + side] |= 1 << c
        r.append(c)
        derive(s)
        if s.log is not None:
            tell_focused(s, c, s.owner[c], before)


def put_under(s: Game, c: int) -> None:
    """A card of a focus pool goes to the bottom of its owner's Fate deck."""
    lift(s, c)
    s.zones[fate_deck(s.owner[c])].insert(0, c)
    s.p[DECK] |= 1 << c


def break_off(s: Game) -> None:
    """Whatever duel was on is over, because a player has left the game: its cards go where they go after a duel."""
    for c in bits(s.p[FOCUSED]):
        to_pile(s, c)
    for c in bits(s.p[IN_POOL]):
        put_under(s, c)
    expire(s, DUEL)
