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
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.numbers import EFFECTS
from gorin.rulesets.lcg.state import Game

NO_TYPES: Final = EFFECTS.own(256, "no types")  # cannot declare conflicts of these types, as a set
NO_ELEMENTS: Final = EFFECTS.own(257, "no elements")  # nor conflicts of these elements
MOST_DEFENDERS: Final = EFFECTS.own(258, "most defenders")  # cannot declare more defenders than this
TYPE_IS: Final = EFFECTS.own(259, "type is")  # of each conflict the player declares, instead of its normal one
RING_BY_DEFENDER: Final = EFFECTS.own(260, "ring by defender")  # of each conflict declared against this player
MOST_CONFLICTS: Final = EFFECTS.own(261, "most conflicts")  # has no more opportunities in a phase than this
MORE_CONFLICTS: Final = EFFECTS.own(262, "more conflicts")  # has an additional conflict of this type in each phase
CLAIMED_TOO: Final = EFFECTS.own(263, "claimed too")  # these rings count as being in the player's claimed pool
EACH_ELEMENT: Final = EFFECTS.own(264, "each element")  # resolves every effect of the contested ring instead of one
NO_RING_EFFECTS: Final = EFFECTS.own(265, "no ring effects")  # ring effects the player resolves are cancelled
NO_RING_FATE: Final = EFFECTS.own(266, "no ring fate")  # cannot gain or remove fate from rings
NO_FAVOR: Final = EFFECTS.own(267, "no favor")  # cannot have the Imperial Favor
GLORY_BONUS: Final = EFFECTS.own(268, "glory bonus")  # adds this in each glory count
NO_BIDS: Final = EFFECTS.own(269, "no bids")  # cannot bid these numbers, as a set
OPEN_STRONGHOLD: Final = EFFECTS.own(270, "open stronghold")  # the player's stronghold province may be attacked
ACTS_FIRST: Final = EFFECTS.own(271, "acts first")  # has the first opportunity in the conflict's action window
NO_SKILL: Final = EFFECTS.own(272, "no skill")  # counts no skill in the conflict
RING_GAINS: Final = EFFECTS.own(273, "ring gains")  # about rings: Gains (rings/numbers.py)
NOT_FROM_HAND: Final = EFFECTS.own(274, "not from hand")  # cannot play cards of this type (its plane) from hand
NO_RESHUFFLE: Final = EFFECTS.own(275, "no reshuffle")  # the player's decks are not made anew when they run out
NO_SPENDING: Final = EFFECTS.own(276, "no spending")  # cannot spend fate from the pool
ADDS_BID: Final = EFFECTS.own(280, "adds bid")  # adds the number on the dial to the skill counted in the conflict
MORE_PARTICIPANTS: Final = EFFECTS.own(285, "more participants")  # counts so many more characters in the conflict
MUST_DECLARE: Final = EFFECTS.own(290, "must declare")  # a conflict if able: of any type (0), or of one (type + 1)
PAYS_FROM_RINGS: Final = EFFECTS.own(323, "pays from rings")  # fate on matching rings may pay for conflict cards


def row(players: int, n: int) -> int:
    """The number of an edict's row."""
    return n << 8 | players


def said_in(n: int) -> int:
    """What such a row says."""
    return n >> 8


@called(reads=())
def give_edict(s: Game, what: int, players: int, n: int = 0) -> None:
    """A constant ability says so, as long as its text counts."""
    s.constant_effects.append((what, 0, row(players, n)))


def edicts(s: Game, what: int, who: int) -> list[int]:
    """What such edicts say about a player: their numbers."""
    if what not in s.box.edicts:
        return []
    b = 1 << who
    out = [n >> 8 for kind, _, n in s.constant_effects if kind == what and n & b] if s.constant_effects else []
    if s.lasting:
        out += [x.n >> 8 for x in s.lasting if x.what == what and x.n & b]
    return out


def under(s: Game, what: int, who: int) -> bool:
    """Is there such an edict about a player?"""
    return bool(edicts(s, what, who))


def spendable(s: Game, who: int) -> int:
    """The fate a player can spend from the pool."""
    return 0 if NO_SPENDING in s.box.edicts and under(s, NO_SPENDING, who) else s.pool[who]


def joined(s: Game, what: int, who: int) -> int:
    """Sets that such edicts name, joined."""
    out = 0
    for n in edicts(s, what, who):
        out |= n
    return out


def least(s: Game, what: int, who: int) -> int:
    """The lowest number such edicts allow, or -1 if there is none."""
    return min(edicts(s, what, who), default=-1)


@called(reads=())
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
