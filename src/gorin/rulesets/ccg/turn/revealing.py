"""The Events Phase: provinces are revealed from left to right, each dealt with completely before the next."""

from __future__ import annotations

from typing import Final

from gorin.kernel.abilities import start
from gorin.kernel.bits import low
from gorin.kernel.derive import derive
from gorin.kernel.events import NO_EVENT, RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import framework, goto, push
from gorin.kernel.windows import emit
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.codecs import FROM_PROVINCE, entering
from gorin.rulesets.ccg.facts import EVENT, FACEUP, IN_PLAY, REGION, RESOLVING
from gorin.rulesets.ccg.places.titles import duplicates
from gorin.rulesets.ccg.places.zones import lift
from gorin.rulesets.ccg.playing import refilling
from gorin.rulesets.ccg.points import EVENT_TEXT, RESOLVED_EVENT
from gorin.rulesets.ccg.state import GAME, Game
from gorin.rulesets.ccg.telling.log import tell_event

NEXT: Final = 0  # the next province, counted from the left
HERE: Final = 1  # the province being dealt with
CARD: Final = 2
LEFT: Final = 3  # the cards of this province still to be dealt with


def next_province(s: Game, f: Frame) -> None:
    mine = s.provinces[s.first]
    if f.regs[NEXT] >= len(mine):
        goto(s, f, "all revealed")
        return
    f.regs[HERE] = mine[f.regs[NEXT]]
    f.regs[LEFT] = s.lying[f.regs[HERE]]
    f.regs[NEXT] += 1


def turn_faceup(s: Game, f: Frame) -> None:
    """One card after another, if several lie there; what refills the province stays facedown."""
    r = f.regs
    c = r[CARD] = low(r[LEFT])
    r[LEFT] &= r[LEFT] - 1 if r[LEFT] else 0
    if c < 0:
        goto(s, f, "next province")
    elif not s.p[FACEUP] >> c & 1:
        emit(s, (Event(ev.REVEAL, c, s.first, 0, c, 0, RULEBOOK),))


def by_type(s: Game, f: Frame) -> None:
    """An Event resolves, a Region is attached; Holdings and Personalities stay. (A Celestial has entered play.)"""
    c, here, p = f.regs[CARD], f.regs[HERE], s.p
    b = 1 << c
    if not s.lying[here] & b:
        goto(s, f, "turn faceup")
    elif p[EVENT] & b:
        s.held |= 1 << here
        resolve(s, c, s.first)
    elif p[REGION] & b:
        if s.att[here] & p[REGION] or duplicates(s, c, s.first):
            emit(s, (Event(ev.DISCARD, c, s.first, 0, c, 0, RULEBOOK),))
        else:
            s.held |= 1 << here
            emit(s, (Event(ev.ENTER, c, s.first, entering(FROM_PROVINCE, here), c, 0, RULEBOOK),))
    else:
        goto(s, f, "turn faceup")


def resolve(s: Game, c: int, who: int) -> None:
    """An Event begins to resolve for a player; where that is so only once per title and game, another is discarded."""
    title = s.box.faces[s.kind[c]].title
    record = (GAME, RESOLVED_EVENT, title, -1, -1, -1, who)  # it belongs to the game, not to the card
    if s.box.rules.edition.events_once and record in s.used:
        emit(s, (Event(ev.DISCARD, c, who, 0, c, 0, RULEBOOK),))
        return
    if s.box.rules.edition.events_once:
        s.used[record] = 1
    if s.log is not None:
        tell_event(s, c)
    lift(s, c)
    s.p[RESOLVING] |= 1 << c
    s.p[FACEUP] |= 1 << c
    derive(s)
    for a in reversed(s.box.faces[s.kind[c]].own.get(EVENT_TEXT, ())):
        if a.can(s, who, c, NO_EVENT, 0):
            start(s, a, who, c, c)


def discard_event(s: Game, f: Frame) -> None:
    """An Event is discarded once it has resolved."""
    resolved(s, f.regs[CARD], s.first)


def resolved(s: Game, c: int, who: int) -> None:
    if s.p[EVENT] >> c & 1 and s.p[RESOLVING] >> c & 1:
        emit(s, (Event(ev.DISCARD, c, who, 0, c, 0, RULEBOOK),))


def refill(s: Game, f: Frame) -> None:
    """Then the province is refilled."""
    s.held = 0
    refilling.refill(s, refilling.empty_provinces(s), [])
    goto(s, f, "turn faceup")


def all_revealed(s: Game, f: Frame) -> None:
    s.frames.pop()


EVENTS: Final = framework(
    "ccg: events phase",
    ("next province", next_province),
    ("turn faceup", turn_faceup),
    ("by type", by_type),
    ("discard the event", discard_event),
    ("refill", refill),
    ("all revealed", all_revealed),
    registers="iccm",
)


# --- Events that resolve by an effect ------------------------------------------------------------------------------


def begins(s: Game, f: Frame) -> None:
    resolve(s, f.regs[0], f.regs[1])


def over(s: Game, f: Frame) -> None:
    c, who = f.regs
    s.frames.pop()
    resolved(s, c, who)


EVENT_ALONE: Final = framework(
    "ccg: an event resolves", ("resolve", begins), ("discard the event", over), registers="cp"
)


@called()
def resolve_event(s: Game, c: int) -> None:
    """An Event resolves that lies in no province: for its owner."""
    if c >= 0 and s.p[EVENT] >> c & 1 and not (s.p[RESOLVING] | s.p[IN_PLAY]) >> c & 1:
        push(s, EVENT_ALONE, (c, s.owner[c]))


def events_phase(s: Game) -> None:
    """Begin to reveal."""
    push(s, EVENTS, (0,))
