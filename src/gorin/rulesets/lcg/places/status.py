"""Bowed and ready, honored and dishonored, fate on cards: what happens to a card where it is."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.events import STILL, Event
from gorin.kernel.rows import add_gained, add_lasting
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.copies import become_copies
from gorin.rulesets.lcg.attributes.stats import OTHER_EFFECT
from gorin.rulesets.lcg.attributes.turned import SUFFIXES, become
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import turned_into, turning_into
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import (
    ATTACKING,
    BOWED,
    DASH_MILITARY,
    DASH_POLITICAL,
    DEFENDING,
    DISHONORED,
    HONORED,
    IN_PLAY,
    PROVINCE,
    TAINTED,
)
from gorin.rulesets.lcg.lasting.kinds import COPIED, GAINS_ABILITY, TURNED
from gorin.rulesets.lcg.prohibitions.bars import DISHONORING, HONORING, RULES, barred
from gorin.rulesets.lcg.sides import side_of
from gorin.rulesets.lcg.state import IN_CONFLICT, ON, TYPE, Game

TOKENS = (HONORED, DISHONORED)
SHAPES = tuple(SUFFIXES)  # the types a card may become


@happens(ev.BOW, touches=(BOWED,))
def bow(s: Game, e: Event, after: list[Event]) -> bool:
    b = 1 << e.card
    if s.p[BOWED] & b:
        return False
    s.p[BOWED] |= b
    return True


@happens(ev.READY, touches=(BOWED,))
def ready(s: Game, e: Event, after: list[Event]) -> bool:
    b = 1 << e.card
    if not s.p[BOWED] & b:
        return False
    s.p[BOWED] &= ~b
    return True


@happens(ev.HONOR, touches=TOKENS)
def honor(s: Game, e: Event, after: list[Event]) -> bool:
    """A dishonored character becomes ordinary, an ordinary one honored, unless it cannot receive the token."""
    b = 1 << e.card
    p = s.p
    if p[HONORED] & b or not p[IN_PLAY] & b:
        return False
    if p[DISHONORED] & b:
        p[DISHONORED] &= ~b
        return given(s, b)
    if barred(s, HONORING, e.player if e.source >= 0 else RULES) & b:
        return False
    p[HONORED] |= b
    return given(s, b)


@happens(ev.DISHONOR, touches=TOKENS)
def dishonor(s: Game, e: Event, after: list[Event]) -> bool:
    """An honored character becomes ordinary, an ordinary one dishonored, unless it cannot receive the token."""
    b = 1 << e.card
    p = s.p
    if p[DISHONORED] & b or not p[IN_PLAY] & b:
        return False
    if p[HONORED] & b:
        p[HONORED] &= ~b
        return given(s, b)
    if barred(s, DISHONORING, e.player if e.source >= 0 else RULES) & b:
        return False
    p[DISHONORED] |= b
    return given(s, b)


def given(s: Game, b: int) -> bool:
    """A token was given: on a province, it decides whether there is any text."""
    if s.p[PROVINCE] & b:
        derive(s)
    return True


@happens(ev.TAINT)
def taint(s: Game, e: Event, after: list[Event]) -> bool:
    b = 1 << e.card
    if s.p[TAINTED] & b or not s.p[IN_PLAY] & b:
        return False
    s.p[TAINTED] |= b
    return True


@happens(ev.LOSE_STATUS)
def lose_status(s: Game, e: Event, after: list[Event]) -> bool:
    """A token is discarded by an effect: the character has not been honored or dishonored."""
    b = 1 << e.card
    if not s.p[e.n] & b:
        return False
    s.p[e.n] &= ~b
    return True


@happens(ev.PLACE_FATE, touches=("fate",))
def place_fate(s: Game, e: Event, after: list[Event]) -> bool:
    if e.n <= 0 or not s.p[IN_PLAY] >> e.card & 1:
        return False
    s.fate[e.card] += e.n
    return True


@happens(ev.REMOVE_FATE, touches=("fate",))
def remove_fate(s: Game, e: Event, after: list[Event]) -> bool:
    n = min(e.n, s.fate[e.card])
    s.fate[e.card] -= n
    return n > 0


@happens(ev.RETURN_FATE, touches=("fate", "pool"))
def return_fate(s: Game, e: Event, after: list[Event]) -> bool:
    n = s.fate[e.card]
    s.fate[e.card] = 0
    s.pool[s.owner[e.card]] += n
    return bool(n)


@happens(ev.MOVE_IN, touches=(ATTACKING, DEFENDING))
def move_in(s: Game, e: Event, after: list[Event]) -> bool:
    """Into the conflict on its controller's side; a dash keeps it out."""
    c = e.card
    b = 1 << c
    p = s.p
    if not s.con[ON] or (p[ATTACKING] | p[DEFENDING]) & b or not p[IN_PLAY] & b or p[dash(s)] & b:
        return False
    side = side_of(s, s.holder[c])
    if side < 0:
        return False
    p[side] |= b
    return True


@happens(ev.MOVE_HOME, touches=(ATTACKING, DEFENDING))
def move_home(s: Game, e: Event, after: list[Event]) -> bool:
    """Out of the conflict, bowed or ready as it is."""
    b = 1 << e.card
    p = s.p
    if not (p[ATTACKING] | p[DEFENDING]) & b:
        return False
    p[ATTACKING] &= ~b
    p[DEFENDING] &= ~b
    return True


@happens(ev.RETURN_HOME, touches=(ATTACKING, DEFENDING, BOWED))
def return_home(s: Game, e: Event, after: list[Event]) -> int:
    return move_home(s, e, after)


@happens(ev.SEND_HOME, touches=(ATTACKING, DEFENDING, BOWED))
def send_home(s: Game, e: Event, after: list[Event]) -> bool:
    """Removed from the conflict, home and bowed."""
    if not move_home(s, e, after):
        return False
    s.p[BOWED] |= 1 << e.card
    return True


@happens(ev.LAST)
def last(s: Game, e: Event, after: list[Event]) -> int:
    """A lasting effect begins: its event is the one that `lasting` makes."""
    if not e.act or (e.tag == IN_CONFLICT and not s.con[ON]):
        return False
    if e.card == GAINS_ABILITY:
        for c in bits(e.act):
            add_gained(s, e.n, c, e.tag)
    elif e.card == COPIED:
        become_copies(s, e)
    elif e.card == TURNED:
        shape, host = turned_into(e.n)
        return any([become(s, c, SHAPES[shape], host, e) for c in bits(e.act)])
    else:
        add_lasting(s, e.card, e.act, e.n, e.source, e.tag, e.player)
        if e.card < OTHER_EFFECT and not s.box.depends_on_skills:  # a number: nothing follows from it
            s.memo = {}
            return STILL
    return True


@called(reads=())
def turning(type: str, host: int) -> int:
    """The number of a lasting effect by which cards become another type, as attachments on this bearer."""
    return turning_into(SHAPES.index(type), host)


@called(reads=())
def lasting(what: int, mask: int, n: int, source: int, until: int, by: int) -> Event:
    """The event with which a lasting effect on a set of cards begins. The set is fixed now: it stands where other
    events have the number of their use, and the effect's end where they have tags."""
    return Event(ev.LAST, what, by, n, source, mask, until)


def dash(s: Game) -> int:
    """The plane of characters that may not take part in this type of conflict."""
    return DASH_POLITICAL if s.con[TYPE] else DASH_MILITARY
