"""Cards whose type an ability changes. A card that may become another type has a second face in the box, and becoming
is showing it: it loses every other type, and whatever only its old type has.

Decision: a character that becomes something else leaves the conflict and loses its fate and status tokens; what leaves
its bearer or its province is attached to nothing, or lies nowhere. Attachments on it that may not stay are discarded
by the rules, and so is a card that is an attachment or a holding again and has no place any more.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.events import RULEBOOK, SURE, Event
from gorin.kernel.faces import face, listen
from gorin.kernel.rows import add_lasting
from gorin.kernel.zones import attach, detach
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.copies import face_anew, printed, show, unmask
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import becoming
from gorin.rulesets.lcg.facts import (
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    DUELING,
    EVADED,
    FACTS,
    HOLDING,
    HONORED,
    IN_PLAY,
    IN_PROVINCE,
    TAINTED,
)
from gorin.rulesets.lcg.lasting.kinds import COPIED
from gorin.rulesets.lcg.state import Game

SUFFIXES: Final = {"attachment": " (attachment)", "character": " (character)"}  # names of second faces
OF_CHARACTERS: Final = (ATTACKING, DEFENDING, EVADED, HONORED, DISHONORED, TAINTED, DUELING)


def other_face(s: Game, c: int, type: str) -> int:
    """The face a card has as this type, or -1: the printed one if that is its printed type."""
    kind = printed(s, c)
    if FACTS[type] in s.box.faces[kind].planes:
        return kind
    return int(s.box.other.get((kind, type), -1))


@called()
def may_turn(s: Game, c: int, type: str) -> bool:
    """Could this card become this type now?"""
    return not s.p[FACTS[type]] >> c & 1 and other_face(s, c, type) >= 0


def turn_into(s: Game, c: int, type: str, source: int, until: int, by: int) -> None:
    """It is this type from now on (until a period ends); as the printed type it is what is printed."""
    kind = other_face(s, c, type)
    leave_place(s, c)
    if kind == printed(s, c):
        unmask(s, c)
        s.lasting = tuple([row for row in s.lasting if row.what != COPIED or row.mask != 1 << c])
    else:
        add_lasting(s, COPIED, 1 << c, becoming(kind, printed(s, c)), source, until, by)
        show(s, c, kind)
        listen(s)
    if not s.p[CHARACTER] >> c & 1:
        shed(s, c)


def take_up(s: Game, c: int) -> None:
    """Take a card out of the province it lies in."""
    slot = s.slot[c]
    if slot >= 0:
        s.lying[slot] &= ~(1 << c)
        s.barren &= ~(1 << slot)
        s.slot[c] = -1


def leave_place(s: Game, c: int) -> None:
    """Off its bearer, out of its province."""
    if s.p[ATTACHMENT] >> c & 1:
        detach(s, c)
    elif s.p[HOLDING] >> c & 1:
        take_up(s, c)
        s.p[IN_PROVINCE] &= ~(1 << c)


def shed(s: Game, c: int) -> None:
    """What only characters have goes."""
    for plane in OF_CHARACTERS:
        s.p[plane] &= ~(1 << c)
    s.fate[c] = 0


def turn_back(s: Game, c: int, before: int) -> None:
    """A copy effect or a change of type ended: it shows what the latest of the others says, or what is printed."""
    attached = s.p[ATTACHMENT] >> c & 1
    face_anew(s, c, before)
    if attached and not s.p[ATTACHMENT] >> c & 1:
        detach(s, c)
    if not s.p[CHARACTER] >> c & 1:
        shed(s, c)


def become(s: Game, c: int, type: str, host: int, e: Event) -> bool:
    """A card in play becomes this type; as an attachment it is on that bearer."""
    if not s.p[IN_PLAY] >> c & 1 or not may_turn(s, c, type):
        return False
    turn_into(s, c, type, e.source, e.tag, e.player)
    if type == "attachment":
        attach(s, c, host)
    return True


@contextmanager
def as_if(s: Game, c: int, type: str) -> Iterator[None]:
    """While it is asked how a card could be played as another type, it has that face."""
    before = s.kind[c]
    cheaper = bool(s.prices)  # constant abilities know it by its type
    face(s, c, other_face(s, c, type))
    if cheaper:
        derive(s)
    try:
        yield
    finally:
        face(s, c, before)
        if cheaper:
            derive(s)


# --- sweeps ---------------------------------------------------------------------------------------------------------


def homeless(s: Game) -> int:
    """Holdings that were something else for a while and lie in no province."""
    if not s.box.other:
        return 0
    return sum(1 << c for c in bits(s.p[IN_PLAY] & s.p[HOLDING]) if s.slot[c] < 0)


def discard_homeless(s: Game, found: int, after: list[Event]) -> None:
    after += [Event(ev.LEAVE, c, s.holder[c], ev.DISCARDED, tag=RULEBOOK | SURE) for c in bits(found)]
