"""Which cards may bear which attachments, and what is discarded when they bear too many."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.events import RULEBOOK, SURE, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_card, end, framework, goto, push
from gorin.kernel.windows import emit
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.facts import ATTACHMENT, BLANK, CHARACTER, FICKLE, IN_PLAY, RESTRICTED
from gorin.rulesets.lcg.rings.bearers import (
    NOWHERE,
    ON_A_RING,
    bearer_bit,
    bearers_in,
    borne,
    goes_on_rings,
    ring_may_bear,
)
from gorin.rulesets.lcg.state import Game


def may_bear(s: Game, host: int, c: int, player: int = -1) -> bool:
    """May this card bear that attachment (controlled, or to be controlled, by a player)? Only characters, unless the
    attachment says otherwise."""
    if player < 0:
        player = s.holder[c]
    if host < 0:
        return ring_may_bear(s, host, c, player)
    b = 1 << host
    p = s.p
    if not p[IN_PLAY] & b:
        return False
    faces = s.box.faces
    terms = faces[s.kind[c]].terms.get("bearer")
    if terms is not None and not p[BLANK] >> c & 1:
        if not terms(s, player, c) & b:
            return False
    elif goes_on_rings(s, c) or (
        not p[CHARACTER] & b and (terms is None or s.host[c] != host)
    ):  # Decision: a blank one may stay where it lies
        return False
    refuses = faces[s.kind[host]].terms.get("refuses")
    return refuses is None or bool(p[BLANK] & b) or not refuses(s, s.holder[host], host) >> c & 1


@called()
def bearers(s: Game, c: int, player: int) -> int:
    """Every card this attachment may be attached to now: a player's second copy may not join the first."""
    p = s.p
    faces, kind = s.box.faces, s.kind
    terms = faces[kind[c]].terms.get("bearer")
    if terms is None and goes_on_rings(s, c):
        return 0
    out = p[IN_PLAY] & (p[CHARACTER] if terms is None else terms(s, player, c))
    doubtful = out if p[BLANK] >> c & 1 else out & s.listeners.terms.get("refuses", 0)
    for host in bits(doubtful):
        if not may_bear(s, host, c, player):
            out &= ~(1 << host)
    m = p[IN_PLAY] & p[ATTACHMENT] & s.ctl[player] if out else 0
    if m:
        title = faces[kind[c]].title
        for x in bits(m):
            if faces[kind[x]].title == title and x != c and s.host[x] >= 0:
                out &= ~(1 << s.host[x])
    return out


def surpassed(s: Game, c: int, host: int, after: list[Event]) -> None:
    """Limit 1 of a kind: what was attached before is discarded when this card is attached to the same bearer."""
    here = borne(s, host)
    gone = 0
    for x in bits(here):
        limit = s.box.faces[s.kind[x]].terms.get("limit")
        if limit is not None and not s.p[BLANK] >> x & 1:
            kind = limit(s, s.holder[x], x) | 1 << x
            if kind >> c & 1:
                gone |= kind & here & ~(1 << c)
    discard_attachments(s, gone, after)


# --- sweeps ---------------------------------------------------------------------------------------------------------


def badly_attached(s: Game, among: int = -1) -> int:
    """Attachments whose bearer is gone or not allowed any more."""
    p, terms = s.p, s.listeners.terms
    plain = p[IN_PLAY] & p[CHARACTER] & ~terms.get("refuses", 0)
    easy = ~(terms.get("bearer", 0) | terms.get(ON_A_RING, 0))  # a character in play that refuses nothing will do
    there, host = p[IN_PLAY] & p[ATTACHMENT] & among, s.host
    doubtful = there & ~easy
    for c in bits(there & easy):
        h = host[c]
        if h < 0 or not plain >> h & 1:
            doubtful |= 1 << c
    out = 0
    for c in bits(doubtful) if doubtful else ():
        if host[c] == NOWHERE or not may_bear(s, host[c], c):
            out |= 1 << c
    return out


def fickle(s: Game) -> int:
    """The same, for those whose terms any change may break."""
    m = s.p[IN_PLAY] & (s.p[ATTACHMENT] if s.box.wavering else s.p[FICKLE])
    return badly_attached(s, m) if m else 0


def discard_attachments(s: Game, found: int, after: list[Event]) -> None:
    """Decision: what the rules discard at once cannot be saved, or it would have to go again."""
    after += [Event(ev.LEAVE, c, s.holder[c], ev.DISCARDED, tag=RULEBOOK | SURE) for c in bits(found)]


def too_many_restricted(s: Game) -> int:
    """Characters with three or more Restricted attachments."""
    m = s.p[IN_PLAY] & s.p[RESTRICTED]
    if m.bit_count() < 3:
        return 0
    out = 0
    for c in bits(m):
        h = s.host[c]
        if h >= 0 and (s.att[h] & m).bit_count() > 2:
            out |= 1 << h
    return out & ~being_mended(s, RESTRICTED_SWEEP)


def too_many_copies(s: Game) -> int:
    """Cards and rings with two copies of an attachment controlled by the same player."""
    m = s.p[IN_PLAY] & s.p[ATTACHMENT]
    if m & (m - 1) == 0:
        return 0
    seen: set[tuple[int, int, int]] = set()
    out = 0
    for c in bits(m):
        h = s.host[c]
        if h == NOWHERE or (h >= 0 and s.att[h] == 1 << c):  # nothing else is there
            continue
        k = (h, s.box.faces[s.kind[c]].title, s.holder[c])
        if k in seen:
            out |= bearer_bit(s, h)
        seen.add(k)
    return out & ~being_mended(s, COPIES_SWEEP)


def being_mended(s: Game, kind: int) -> int:
    """Bearers for whom this sweep is already asking."""
    out = 0
    for f in s.frames:
        if f.kind == kind:
            out |= bearer_bit(s, f.regs[0])
    return out


def surplus(s: Game, host: int) -> int:
    """The attachments on a card of which its attachments' controllers have more than one copy there."""
    copies: dict[tuple[int, int], int] = {}
    for c in bits(borne(s, host)):
        k = (s.box.faces[s.kind[c]].title, s.holder[c])
        copies[k] = copies.get(k, 0) | 1 << c
    return sum(m for m in copies.values() if m & (m - 1))


def restricted_ask(s: Game, f: Frame) -> None:
    """That character's controller chooses one of its Restricted attachments."""
    host = f.regs[0]
    found = s.att[host] & s.p[RESTRICTED]
    if found.bit_count() < 3:
        goto(s, f, "done")
    else:
        ask_card(s, s.holder[host], "discard a restricted attachment", found, 1, about=host)


def copies_ask(s: Game, f: Frame) -> None:
    """The bearer's controller chooses, for a ring the first player. Decision: not the attachments' controllers
    (rr.open-copies-discard-chooser.1)."""
    host = f.regs[0]
    found = surplus(s, host)
    if not found:
        goto(s, f, "done")
    else:
        ask_card(s, in_charge(s, host), "discard a copy", found, 1, about=max(host, -1))


def in_charge(s: Game, host: int) -> int:
    """Who decides about what is on a bearer."""
    return s.holder[host] if host >= 0 else s.first


def chosen_discard(s: Game, f: Frame) -> None:
    """The chosen one is discarded, then the next if there are still too many."""
    goto(s, f, "choose")
    leaves = Event(ev.LEAVE, f.regs[1], in_charge(s, f.regs[0]), ev.DISCARDED, tag=RULEBOOK | SURE)
    emit(s, (leaves,))


def give_back(s: Game, f: Frame) -> None:
    """Whoever waits for a result still gets it."""
    s.ret = f.regs[2]
    end(s)


RESTRICTED_SWEEP = framework(
    "lcg: third restricted",
    ("choose", restricted_ask),
    ("discard", chosen_discard),
    ("done", give_back),
    registers="cci",
)
COPIES_SWEEP = framework(
    "lcg: second copy", ("choose", copies_ask), ("discard", chosen_discard), ("done", give_back), registers="cci"
)


def mend_restricted(s: Game, found: int, after: list[Event]) -> None:
    for host in bits(found):
        push(s, RESTRICTED_SWEEP, (host, -1, s.ret))


def mend_copies(s: Game, found: int, after: list[Event]) -> None:
    for host in bearers_in(s, found):
        push(s, COPIES_SWEEP, (host, -1, s.ret))
