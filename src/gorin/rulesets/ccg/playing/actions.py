"""Actions while they are taken: announcing, targets, who has part in them, tidying up."""

from __future__ import annotations

from typing import Final

from gorin.kernel.abilities import ABILITY, ACT, DEPTH, EVENT, THIS
from gorin.kernel.bits import bits, low
from gorin.kernel.derive import derive
from gorin.kernel.events import ASIDE, STILL, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import TYPES
from gorin.kernel.zones import reveal_to
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.limits import fixed
from gorin.rulesets.ccg.attributes.stats import stat
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.codecs import entered
from gorin.rulesets.ccg.events import happens
from gorin.rulesets.ccg.facts import (
    ATTACHMENT,
    DISCARD,
    FACEUP,
    FOUGHT,
    HAND,
    HERE,
    IN_PLAY,
    PERSONALITY,
    PROVINCE,
    REGION,
    REMOVED,
    RESOLVING,
    TERRAIN,
)
from gorin.rulesets.ccg.places.out_of_play import more_follows, moved
from gorin.rulesets.ccg.places.zones import lift, note, times
from gorin.rulesets.ccg.playing.attaching import fits
from gorin.rulesets.ccg.playing.memory import targeted
from gorin.rulesets.ccg.points import PERFORMER, REGISTERS, RESOLVED_ACTION, TACTICAL, TARGETED
from gorin.rulesets.ccg.state import COMBAT, FIELD, TURN, Game

BY_ATTACK: Final = 256  # tag of TARGET: it is a Ranged or Melee Attack's targeting
SUCCESSFUL: Final = 512  # tag of RESOLVED: effects of the action have changed something
UNRESOLVED: Final = 32  # tag of RESOLVED: the action has ended, but was not resolved


def is_ability(f: Frame) -> bool:
    """Is this the frame of an ability?"""
    return TYPES[f.kind].startswith(REGISTERS)


def frame_of(s: Game, act: int) -> Frame | None:
    """The frame of the action with this number, while it is being taken."""
    if act:
        for f in reversed(s.frames):
            if is_ability(f) and f.regs[ACT] == act:
                return f
    return None


@happens(ev.TARGET)
def target(s: Game, e: Event, after: list[Event]) -> int:
    """Being targeted means that the action's register has the card; one in hand is shown if the edition says so."""
    f = frame_of(s, e.act)
    if f is None:
        return False
    f.regs[e.n] |= 1 << e.card
    f.regs[TARGETED] |= 1 << e.card
    targeted(s, e)
    if s.p[HAND] >> e.card & 1 and s.box.rules.edition.targets_are_shown:
        reveal_to(s, s.box.everybody, 1 << e.card)
    return STILL


@called()
def may_target(s: Game, e: Event, c: int) -> bool:
    """Would it be legal for the action to target this card in place of the one that the event says?"""
    f = frame_of(s, e.act)
    if f is None or f.regs[e.n] >> c & 1 or c in being_targeted(s, e):
        return False
    legal = s.box.legal.get(f.regs[ABILITY])
    return legal is None or bool(legal(s, f, e.n) >> c & 1)


def being_targeted(s: Game, e: Event) -> list[int]:
    """What is being targeted together with what this event says: "all" of something leaves nothing else."""
    for f in reversed(s.frames):
        if e in f.events:
            return [x.card for x in f.events if (x.kind, x.act, x.n) == (e.kind, e.act, e.n)]
    return []


@called()
def targets_of(s: Game, act: int) -> int:
    """What the action with this number has targeted so far."""
    f = frame_of(s, act)
    return f.regs[TARGETED] if f is not None else 0


@called()
def part(s: Game, f: Frame) -> int:
    """The cards that have part in an action: the one it comes from, its performer, its targets; in an answer to
    attaching a card, whom it was attached to."""
    return 1 << f.regs[THIS] | f.regs[PERFORMER] | f.regs[TARGETED] | attached_to(s, f)


def attached_to(s: Game, f: Frame) -> int:
    """If this answers that a card was attached: to whom, as a set."""
    if f.regs[DEPTH] < 0:
        return 0
    e = s.frames[f.regs[DEPTH]].events[f.regs[EVENT]]
    host = entered(e.n).host if e.kind == ev.ENTER else e.card if e.kind == ev.CREATE else -1
    return 1 << host if host >= 0 else 0


@called()
def is_limited(s: Game, act: int) -> bool:
    """Is the action with this number taken as a Limited action?"""
    f = frame_of(s, act)
    a = s.box.abilities.get(f.regs[ABILITY]) if f is not None else None
    return a is not None and a.node is not None and "limited" in getattr(a.node, "kind", ()) and not s.battle[COMBAT]


@called()
def act_of(s: Game, r: list[int]) -> int:
    """The number of the action whose event triggered this ability, or 0."""
    return int(s.frames[r[3]].events[r[4]].act) if r[3] >= 0 else 0


@called()
def onto_table(s: Game, c: int) -> None:
    """A card in hand whose ability is used is shown, and in no area while it is."""
    if s.p[HAND] >> c & 1:
        more = more_follows(s, c)
        lift(s, c)
        s.p[RESOLVING] |= 1 << c
        s.p[FACEUP] |= 1 << c
        if moved(s, c, more) == ASIDE:
            s.memo = {}
        else:
            derive(s)


@called()
def tidy_up(s: Game, c: int) -> tuple[Event, ...]:
    """G: a card played from hand is discarded, unless it is in play by now."""
    if s.p[RESOLVING] >> c & 1 and not (s.p[IN_PLAY] | s.p[DISCARD] | s.p[REMOVED]) >> c & 1:
        return (Event(ev.DISCARD, c, s.owner[c], 0, c),)
    return ()


@called()
def located(s: Game, mask: int) -> int:
    """Those of a set that a Battle action may touch: cards in units only at the current battlefield."""
    if not s.battle[COMBAT]:
        return mask
    units = s.p[IN_PLAY] & (s.p[PERSONALITY] | s.p[ATTACHMENT])
    return mask & (s.p[HERE] | ~units)


@called()
def comers(s: Game, you: int, mask: int) -> int:
    """Those of a set whom a Battle action may be about that moves them to the current battlefield. Where an edition
    says so, and where it is possible, they are such that they do move there: who is elsewhere has not been in an
    attacking army that resolved, and for a player without presence they are his own."""
    if not s.battle[COMBAT] or not s.box.rules.edition.who_is_called_comes:
        return mask
    here = s.p[HERE]
    able = mask & ~here & ~s.p[FOUGHT]
    if not here & s.p[PERSONALITY] & s.ctl[you]:
        return able & s.ctl[you] or mask
    return mask & here | able or mask


@called()
def tacticians_done(s: Game) -> int:
    """The Tacticians who have performed a Tactical action this turn."""
    out = 0
    for k in s.used:
        if k[1] == TACTICAL and s.inc[k[2]] == k[3]:
            out |= 1 << k[2]
    return out


@called()
def count_tactical(s: Game, performer: int) -> None:
    for c in bits(performer):
        k = (TURN, TACTICAL, c, s.inc[c], -1, -1, -1)
        s.used[k] = s.used.get(k, 0) + 1


@called()
def count_done(s: Game, you: int, word: int) -> None:
    """A player has resolved an action with this keyword."""
    note(s, TURN, RESOLVED_ACTION - word, you)


@called()
def times_done(s: Game, you: int, word: int) -> int:
    """How many actions with this keyword a player has resolved this turn."""
    return times(s, TURN, RESOLVED_ACTION - word, you)


@called()
def done_once(s: Game, period: int, ability: int, this: int) -> bool:
    """Has an effect of this ability been done that is done once per period?"""
    return (period, ability, this, s.inc[this], -1, -1, -1) in s.used


@called()
def note_once(s: Game, period: int, ability: int, this: int) -> None:
    """It has been done."""
    s.used[(period, ability, this, s.inc[this], -1, -1, -1)] = 1


@called()
def changes_in_full(s: Game, you: int, mask: int, what: int, n: int) -> bool:
    """Could this bonus or penalty, as a cost, apply in full to all of these, which are the payer's own?"""
    if not mask or mask & ~s.ctl[you]:
        return False
    for c in bits(mask):
        if fixed(s, c, what):
            return False
        limits = [k for which, cards, k, is_most in s.limits if which == what and cards >> c & 1 and is_most == (n > 0)]
        value = stat(s, c, what) + n
        if value > min(limits, default=value) if n > 0 else value < max([0, *limits]):
            return False
    return True


@called()
def transfers(s: Game, what: int, to: int, you: int, source: int, act: int, tag: int) -> list[Event]:
    """Attachments that may be on this Personality go there, or a Region to a province without one."""
    h = low(to)
    if h < 0:
        return []
    if s.p[PROVINCE] >> h & 1:
        free = what & s.p[REGION] if not s.att[h] & s.p[REGION] else 0
    else:
        free = sum(1 << c for c in bits(what & s.p[ATTACHMENT]) if fits(s, c, h))
    return [Event(ev.TRANSFER, c, you, h, source, act, tag) for c in bits(free) if s.host[c] != h]


@called(reads=("battle",))
def terrain_here(s: Game) -> int:
    """The Terrains in play at the current battlefield."""
    out = 0
    for c in bits(s.p[IN_PLAY] & s.p[TERRAIN]):
        if s.at[c] == s.battle[FIELD]:
            out |= 1 << c
    return out


@called()
def stop_waiting(s: Game, ability: int, this: int, that: int) -> None:
    """A delayed effect that waited for several occurrences has met one of them."""
    s.delayed = tuple([x for x in s.delayed if (x.ability, x.this, x.that) != (ability, this, that)])
