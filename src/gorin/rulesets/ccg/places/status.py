"""Bowing, straightening, dishonor, movement, bonuses and penalties: what happens to a card that stays in play."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.rows import add_lasting
from gorin.kernel.zones import attach
from gorin.rulesets.ccg import bars
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.granted import taken
from gorin.rulesets.ccg.attributes.limits import limit_begins, no_longer_frozen
from gorin.rulesets.ccg.attributes.stats import stat
from gorin.rulesets.ccg.bars import BE_ENTERED, cut
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.codecs import assigned, given, giving
from gorin.rulesets.ccg.events import happens
from gorin.rulesets.ccg.facts import (
    ATTACK_SIDE,
    ATTACKING,
    BOWED,
    DEFENDING,
    DEFENSE_SIDE,
    DISHONORABLE,
    FOUGHT,
    IN_PLAY,
    PERSONALITY,
    REMOVED,
    STAYS_UNBOWED,
)
from gorin.rulesets.ccg.places.zones import go_home, stand
from gorin.rulesets.ccg.sides import becomes_ally, joins, leads
from gorin.rulesets.ccg.state import BATTLE, FIELD, HOME, NEVER, NUMBERS, PERSONAL_HONOR, WHILE_BOWED, Game

RESOLUTION_BOW = 1  # BOW.n: from the battle's resolution


@happens(ev.BOW)
def bow(s: Game, e: Event, after: list[Event]) -> bool:
    b = 1 << e.card
    if s.p[BOWED] & b or not s.p[IN_PLAY] & b or (e.n == RESOLUTION_BOW and s.p[STAYS_UNBOWED] & b):
        return False
    s.p[BOWED] |= b
    return True


@happens(ev.STRAIGHTEN)
def straighten(s: Game, e: Event, after: list[Event]) -> bool:
    b = 1 << e.card
    if not s.p[BOWED] & b:
        return False
    s.p[BOWED] &= ~b
    if s.gained:
        s.gained = tuple([row for row in s.gained if row.card != e.card or row.until != WHILE_BOWED])
    if s.lasting:
        s.lasting = tuple([row for row in s.lasting if row.mask != b or row.until != WHILE_BOWED])
    return True


@happens(ev.DISHONOR)
def dishonor(s: Game, e: Event, after: list[Event]) -> bool:
    b = 1 << e.card
    if s.p[DISHONORABLE] & b or not s.p[IN_PLAY] & s.p[PERSONALITY] & b:
        return False
    most = bars.MAXIMUM + PERSONAL_HONOR
    limit_begins(s, e.card, most, 0, stat(s, e.card, PERSONAL_HONOR), NEVER, e.source, e.player)
    s.p[DISHONORABLE] |= b
    return True


@happens(ev.REHONOR)
def rehonor(s: Game, e: Event, after: list[Event]) -> bool:
    b = 1 << e.card
    if not s.p[DISHONORABLE] & b or not s.p[IN_PLAY] & b:
        return False
    s.p[DISHONORABLE] &= ~b
    if s.lasting:
        no_longer_frozen(s, e.card, PERSONAL_HONOR)
    return True


@happens(ev.MOVE_HOME)
def move_home(s: Game, e: Event, after: list[Event]) -> bool:
    if s.at[e.card] == HOME or not s.p[IN_PLAY] >> e.card & 1:
        return False
    go_home(s, e.card)
    return True


@happens(ev.MOVE_TO)
def move_to(s: Game, e: Event, after: list[Event]) -> bool:
    """To a battlefield, on its controller's side; who was in an attacking army that resolved does not move there."""
    c = e.card
    b = 1 << c
    if e.n < 0 or s.at[c] == e.n or not s.p[IN_PLAY] & s.p[PERSONALITY] & b or s.p[FOUGHT] & b:
        return False
    if (s.p[REMOVED] >> e.n & 1 and e.n != s.battle[FIELD]) or joins(s, s.holder[c], e.player) < 0:
        return False
    if s.bars[BE_ENTERED] >> e.n & 1:
        return False
    stand(s, c, e.n, e.player)
    return True


@happens(ev.SWITCH)
def switch(s: Game, e: Event, after: list[Event]) -> bool:
    """Two units move at once, each to the other's location; if one of them will not move, neither does."""
    a, b = e.card, e.n
    there = s.p[IN_PLAY] & s.p[PERSONALITY]
    if not there >> a & 1 or not there >> b & 1 or s.at[a] == s.at[b]:
        return False
    for x, y in ((a, b), (b, a)):
        if s.at[y] != HOME and (s.p[FOUGHT] >> x & 1 or joins(s, s.holder[x], e.player) < 0):
            return False
    to_a, to_b = s.at[b], s.at[a]
    if any(field != HOME and s.bars[BE_ENTERED] >> field & 1 for field in (to_a, to_b)):
        return False
    for c, field in ((a, to_a), (b, to_b)):
        if field == HOME:
            go_home(s, c)
        else:
            stand(s, c, field, e.player)
    return True


@happens(ev.ASSIGN)
def assign(s: Game, e: Event, after: list[Event]) -> bool:
    """A unit goes to one side of a battlefield; this is not movement."""
    field, defending = assigned(e.n)
    s.at[e.card] = field
    s.p[DEFENSE_SIDE if defending else ATTACK_SIDE] |= 1 << e.card
    if not leads(s, s.holder[e.card]):
        allied(s, e.card, DEFENDING if defending else ATTACKING, after)
    return True


HONOR_FOR_ALLYING: Final = 2


def allied(s: Game, c: int, side: int, after: list[Event]) -> None:
    """A unit of an invited player was assigned, which makes him an ally. The first time in an attack that he assigns
    any, he gains Honor; if Personalities among them are dishonorable, they are rehonored instead. What the units
    assigned with this one have brought about is in `after`."""
    who = s.holder[c]
    becomes_ally(s, who, side)
    gain = Event(ev.GAIN_HONOR, -1, who, HONOR_FOR_ALLYING, -1, 0, RULEBOOK)
    first = not s.came >> who & 1
    s.came |= 1 << who
    shamed = s.p[DISHONORABLE] >> c & 1
    if first and not shamed:
        after.append(gain)
    elif shamed and (first or gain in after or any(e.kind == ev.REHONOR and e.player == who for e in after)):
        after[:] = [e for e in after if e != gain]
        after.append(Event(ev.REHONOR, c, who, 0, -1, 0, RULEBOOK))


@happens(ev.RETURN_HOME)
def return_home(s: Game, e: Event, after: list[Event]) -> bool:
    if s.at[e.card] == HOME:
        return False
    go_home(s, e.card)
    return True


@happens(ev.TRANSFER)
def transfer(s: Game, e: Event, after: list[Event]) -> bool:
    """An attachment shifts to another Personality or province, as the same card."""
    if not s.p[IN_PLAY] >> e.card & 1 or s.host[e.card] == e.n:
        return False
    attach(s, e.card, e.n)
    return True


# --- bonuses and penalties ----------------------------------------------------------------------------------------


@happens(ev.GIVE)
def give(s: Game, e: Event, after: list[Event]) -> bool:
    """A bonus or penalty begins to last; of a statistic that cards of this type do not have there is none."""
    what, n, until = given(e.n)
    if s.box.lacking[s.kind[e.card]] >> what & 1:
        return False
    if what < NUMBERS and n:
        n = cut(s, what, 1 << e.card, stat(s, e.card, what), n)
    if (not n and what < 16) or s.p[REMOVED] >> e.card & 1:
        return False
    if until == BATTLE and s.battle[0] < 0:
        return False
    if what == bars.LOSES_KEYWORD:
        taken(s, e, n, until)
    if bars.MINIMUM <= what < bars.BARRED:
        limit_begins(s, e.card, what, n, stat(s, e.card, what % bars.MINIMUM), until, e.source, e.player)
    add_lasting(s, what, 1 << e.card, n, e.source, until, e.player)
    return True


def within(s: Game, c: int, what: int, n: int, least: int | None, most: int | None) -> int:
    """So much of a change as does not bring a statistic below or above a number."""
    now = stat(s, c, what)
    if least is not None and n < 0:
        n = min(0, max(n, least - now))
    if most is not None and n > 0:
        n = max(0, min(n, most - now))
    return n


@called()
def giving_within(
    s: Game, mask: int, what: int, n: int, least: int | None, most: int | None, until: int,
    you: int, source: int, act: int, tag: int,
) -> list[Event]:  # fmt: skip
    """A bonus or penalty for each card, no larger than its own limit lets it be there."""
    amounts = [(c, within(s, c, what, n, least, most)) for c in bits(mask)]
    return [Event(ev.GIVE, c, you, giving(what, x, until), source, act, tag) for c, x in amounts if x]


@called()
def setting(
    s: Game, mask: int, what: int, n: int, until: int, you: int, source: int, act: int, tag: int
) -> list[Event]:
    """Setting a statistic gives each card the bonus or penalty it needs to reach the value."""
    out = []
    for c in bits(mask):
        change = n - stat(s, c, what)
        if change:
            out.append(Event(ev.GIVE, c, you, giving(what, change, until), source, act, tag))
    return out


@called(reads=("battle",))
def reconnaissance(s: Game, you: int) -> bool:
    """Has this player Reconnaissance at the current battlefield?"""
    field = s.battle[FIELD]
    rows = [row for row in s.lasting if row.what == bars.RECONNAISSANCE and row.n == you + 1]
    return field >= 0 and any(row.mask >> field & 1 for row in rows)
