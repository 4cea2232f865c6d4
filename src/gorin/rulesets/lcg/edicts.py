"""Edicts: what constant and lasting effects say about players instead of cards ("that player cannot declare …").

An edict is a row like any other, about no card: `(what, 0, n << 8 | players)` among the modifiers while a constant
ability says so, or among the lasting effects until its period ends. Nothing looks for edicts except the few places
that ask for one, so a game without them pays nothing.
"""

from __future__ import annotations

from typing import Final

from gorin.kernel.events import Event
from gorin.kernel.rows import add_lasting
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.state import Game

NO_TYPES: Final = 256  # cannot declare conflicts of these types, as a set
NO_ELEMENTS: Final = 257  # nor conflicts of these elements
MOST_DEFENDERS: Final = 258  # cannot declare more defenders than this
TYPE_IS: Final = 259  # each conflict the player declares is of this type instead of its normal one
RING_BY_DEFENDER: Final = 260  # chooses the ring of each conflict declared against him or her
MOST_CONFLICTS: Final = 261  # has no more opportunities in a phase than this
MORE_CONFLICTS: Final = 262  # has an additional conflict of this type in each phase
CLAIMED_TOO: Final = 263  # these rings count as being in the player's claimed pool
EACH_ELEMENT: Final = 264  # resolves every effect of the contested ring instead of one
NO_RING_EFFECTS: Final = 265  # ring effects the player resolves are cancelled
NO_RING_FATE: Final = 266  # cannot gain or remove fate from rings
NO_FAVOR: Final = 267  # cannot have the Imperial Favor
GLORY_BONUS: Final = 268  # adds this in each glory count
NO_BIDS: Final = 269  # cannot bid these numbers, as a set
OPEN_STRONGHOLD: Final = 270  # the player's stronghold province may be attacked
ACTS_FIRST: Final = 271  # has the first opportunity in the conflict's action window
NO_SKILL: Final = 272  # counts no skill in the conflict
RING_GAINS: Final = 273  # about rings: rings << 8 | the elements they gain
NOT_FROM_HAND: Final = 274  # cannot play cards of this type from hand; n: the type's plane
MUST_DECLARE: Final = 290  # must declare a conflict if able: of any type (0), or of one (type + 1)

EVERYBODY: Final = 255


def row(players: int, n: int) -> int:
    """The number of an edict's row."""
    return n << 8 | players


def decree(s: Game, what: int, players: int, n: int = 0) -> None:
    """A constant ability says so, as long as its text counts."""
    s.decrees.append((what, 0, n << 8 | players))


def edicts(s: Game, what: int, who: int) -> list[int]:
    """What such edicts say about a player: their numbers."""
    if what not in s.box.edicts:
        return []
    b = 1 << who
    out = [n >> 8 for kind, _, n in s.decrees if kind == what and n & b] if s.decrees else []
    if s.lasting:
        out += [x[2] >> 8 for x in s.lasting if x[0] == what and x[2] & b]
    return out


def under(s: Game, what: int, who: int) -> bool:
    """Is there such an edict about a player?"""
    return bool(edicts(s, what, who))


def together(s: Game, what: int, who: int) -> int:
    """Sets that such edicts name, joined."""
    out = 0
    for n in edicts(s, what, who):
        out |= n
    return out


def least(s: Game, what: int, who: int) -> int:
    """The lowest number such edicts allow, or -1 if there is none."""
    return min(edicts(s, what, who), default=-1)


def edict(what: int, players: int, n: int, source: int, until: int, by: int) -> Event:
    """The event with which an edict about a set of players begins."""
    return Event(ev.LAST_FOR, what, by, n, source, players, until)


@happens(ev.LAST_FOR)
def begins(s: Game, e: Event, after: list[Event]) -> bool:
    """It is kept with the lasting effects; where other events have the number of their use, it has its players."""
    if not e.act:
        return False
    add_lasting(s, e.card, 0, row(e.act, e.n), e.source, e.tag, e.player)
    return True
