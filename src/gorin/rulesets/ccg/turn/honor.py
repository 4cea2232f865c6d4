"""Family Honor and the Imperial Favor."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.bars import BE_REHONORED, barred, cut
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.events import happens
from gorin.rulesets.ccg.facts import DISHONORABLE, IN_PLAY
from gorin.rulesets.ccg.places.zones import note
from gorin.rulesets.ccg.playing.periods import in_phase
from gorin.rulesets.ccg.points import LOST_HONOR
from gorin.rulesets.ccg.state import ACTION_PHASE, HONOR, NEXT_TURN, Game


@happens(ev.GAIN_HONOR)
def gain_honor(s: Game, e: Event, after: list[Event]) -> bool:
    n = cut(s, HONOR, 1 << e.player, s.honor[e.player], e.n)
    if n <= 0:
        return False
    s.honor[e.player] += n
    return True


@happens(ev.LOSE_HONOR)
def lose_honor(s: Game, e: Event, after: list[Event]) -> bool:
    n = -cut(s, HONOR, 1 << e.player, s.honor[e.player], -e.n)
    if n <= 0:
        return False
    s.honor[e.player] -= n
    if s.box.avenges and e.act and in_phase(s, ACTION_PHASE) and e.source >= 0 and s.holder[e.source] != e.player:
        note(s, NEXT_TURN + e.player, LOST_HONOR, e.player)
    return True


@happens(ev.TAKE_FAVOR)
def take_favor(s: Game, e: Event, after: list[Event]) -> bool:
    """Also from another player."""
    if s.favor == e.player:
        return False
    s.favor = e.player
    return True


@happens(ev.LOSE_FAVOR)
def lose_favor(s: Game, e: Event, after: list[Event]) -> bool:
    """Discarding the Favor: nobody controls it."""
    if s.favor != e.player:
        return False
    s.favor = -1
    return True


@called(reads=("honor",))
def highest_honor(s: Game, you: int) -> bool:
    """Has the player higher Family Honor than every other?"""
    return all(s.honor[q] < s.honor[you] for q in range(s.box.seats) if q != you and s.alive >> q & 1)


@called()
def gained(s: Game, f: Frame, who: int, n: int, part: int, source: int, act: int, tag: int) -> list[Event]:
    """A gain of Honor from an action or trait. If dishonorable Personalities of that player have part in it (the card
    it comes from, its performer, its targets), nothing is gained and they are rehonored instead."""
    if who < 0:
        return []
    shamed = part & s.p[DISHONORABLE] & s.p[IN_PLAY] & s.ctl[who] & ~barred(s, BE_REHONORED)
    if shamed and n > 0:
        return [Event(ev.REHONOR, c, who, 0, source, act, tag) for c in bits(shamed)]
    return [Event(ev.GAIN_HONOR, -1, who, n, source, act, tag)]
