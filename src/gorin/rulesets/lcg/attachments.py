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
    if refuses is not None and not p[BLANK] & b and refuses(s, s.holder[host], host) >> c & 1:
        return False
    limit = face.terms.get("limit")
    return limit is None or not limit(s, player, c) & s.att[host] & ~(1 << c)


def bearers(s: Game, c: int, player: int) -> int:
    """Every card this attachment may be attached to now: a player's second copy may not join the first."""
    p = s.p
    out = 0
    kind = s.kind[c]
    for host in bits(p[IN_PLAY] & p[CHARACTER]):
        if may_bear(s, host, c, player):
            out |= 1 << host
    if out:
        for x in bits(p[IN_PLAY] & p[ATTACHMENT] & s.ctl[player]):
            if s.kind[x] == kind and s.host[x] >= 0:
                out &= ~(1 << s.host[x])
    return out
