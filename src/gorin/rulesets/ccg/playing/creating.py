"""Created cards: a new id with a face of its own, which vanishes when it leaves play."""

from __future__ import annotations

from gorin.kernel.events import Event
from gorin.kernel.faces import face, listen
from gorin.kernel.rows import widen_sets
from gorin.kernel.zones import attach, give_control
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.codecs import created
from gorin.rulesets.ccg.events import happens
from gorin.rulesets.ccg.facts import ATTACHMENT, CREATED, FACEUP, IN_PLAY, PROVINCE, REGION, REMOVED, TERRAIN
from gorin.rulesets.ccg.places.titles import duplicates
from gorin.rulesets.ccg.places.zones import fill, stand, vanish
from gorin.rulesets.ccg.playing.attaching import fits
from gorin.rulesets.ccg.sides import joins
from gorin.rulesets.ccg.state import FIELD, HOME, Game


def new_card(s: Game, owner: int, kind: int) -> int:
    """Cardboard for one more card: every list about cards grows by one; ids are never used again."""
    c = len(s.kind)
    widen_sets(s)
    for counters, first in ((s.holder, owner), (s.owner, owner), (s.kind, -1), (s.inc, 0), (s.host, -1), (s.at, HOME)):
        counters.append(first)
    s.slot.append(-1)
    s.att.append(0)
    s.lying.append(0)
    s.ctl[owner] |= 1 << c
    face(s, c, kind)
    listen(s)
    return c


@happens(ev.GAIN_PROVINCE)
def gain_province(s: Game, e: Event, after: list[Event]) -> bool:
    """One more province, to the right of the others, filled at once. In an attack it has no battlefield: those were
    created when the attack was declared."""
    province = new_card(s, e.player, s.box.by_name["Province"])
    s.provinces[e.player].append(province)
    if s.attacker >= 0 and s.defender == e.player:
        s.fought |= 1 << province
    fill(s, province)
    return True


@happens(ev.CREATE)
def create(s: Game, e: Event, after: list[Event]) -> bool:
    """An attachment is attached as it is created, if it may be; other cards are at home or at the battlefield."""
    kind, here = created(e.n)
    host = e.card
    if host >= 0 and not (s.p[IN_PLAY] | s.p[PROVINCE] & ~s.p[REMOVED]) >> host & 1:
        return False
    c = new_card(s, e.player, kind)
    b = 1 << c
    s.p[CREATED] |= b
    taken = host >= 0 and s.p[REGION] & b and s.att[host] & s.p[REGION]
    comes = host < 0 and here and s.battle[FIELD] >= 0 and not s.p[TERRAIN] & b
    if comes and joins(s, e.player) < 0:
        vanish(s, c)
        return False
    if taken or duplicates(s, c, e.player) or (host >= 0 and s.p[ATTACHMENT] & b and not fits(s, c, host)):
        vanish(s, c)
        return False
    if host < 0 and (s.p[ATTACHMENT] | s.p[REGION]) & b:
        vanish(s, c)
        return False
    s.p[IN_PLAY] |= b
    s.p[FACEUP] |= b
    if host >= 0:
        attach(s, c, host)
        give_control(s, c, s.holder[host])  # whoever creates it
    elif s.p[TERRAIN] & b:
        s.at[c] = s.battle[FIELD]
    elif comes:
        stand(s, c, s.battle[FIELD])
    return True
