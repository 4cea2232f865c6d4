"""Which cards may bear which attachments."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.rulesets.lcg.facts import ATTACHMENT, BLANK, CHARACTER, IN_PLAY
from gorin.rulesets.lcg.state import Game


def may_bear(s: Game, host: int, c: int, player: int = -1) -> bool:
    """May this card bear that attachment (controlled, or to be controlled, by a player)?"""
    if player < 0:
        player = s.holder[c]
    b = 1 << host
    p = s.p
    if not p[IN_PLAY] & b:
        return False
    faces = s.box.faces
    face = faces[s.kind[c]]
    terms = face.terms.get("bearer")
    if not p[CHARACTER] & b and terms is None:
        return False
    if terms is not None and not p[BLANK] >> c & 1 and not terms(s, player, c) & b:
        return False
    refuses = faces[s.kind[host]].terms.get("refuses")
    return refuses is None or bool(p[BLANK] & b) or not refuses(s, s.holder[host], host) >> c & 1


def displaced(s: Game, c: int) -> list[int]:
    """The attachments that go because this one joined them on their bearer: it counts towards the same limit."""
    limit = s.box.faces[s.kind[c]].terms.get("limit")
    return [] if limit is None else bits(limit(s, s.holder[c], c) & s.att[s.host[c]] & ~(1 << c))


def bearers(s: Game, c: int, player: int) -> int:
    """Every card this attachment may be attached to now: a player's second copy may not join the first."""
    p = s.p
    out = 0
    kind = s.kind[c]
    terms = s.box.faces[kind].terms.get("bearer")
    for host in bits(p[IN_PLAY] & (p[CHARACTER] if terms is None else terms(s, player, c))):
        if may_bear(s, host, c, player):
            out |= 1 << host
    if out:
        for x in bits(p[IN_PLAY] & p[ATTACHMENT] & s.ctl[player]):
            if s.kind[x] == kind and s.host[x] >= 0:
                out &= ~(1 << s.host[x])
    return out
