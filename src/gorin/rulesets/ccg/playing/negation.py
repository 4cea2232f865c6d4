"""What makes events fail, shrink or wait: "will not" (derived), negations (rows), delays.

A row of `negations` is (event kind or EVERY, mask or -1, act or 0, until, by, n). With n = 0 the event fails; with
n > 0 it shrinks by n; with n = WAIT it is put off until after the battle. A row with an act is about the effects of
that action alone, never its costs, and ends with it.
"""

from __future__ import annotations

from typing import Final

from gorin.kernel.derive import derive
from gorin.kernel.events import COST, RULEBOOK, SURE, Event
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.bars import NO_LOSS
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.codecs import OfStat, given, negated, of_stat, stat_negated
from gorin.rulesets.ccg.events import happens, kinds
from gorin.rulesets.ccg.places.zones import LEAVING_KINDS, remembered
from gorin.rulesets.ccg.rows import Negation
from gorin.rulesets.ccg.state import Game

EVERY: Final = -1
WAIT: Final = -1
BONUSES: Final = 1
PENALTIES: Final = 2
REFUSING: Final = 4096  # no kind of event: who controls such a card may not refuse a challenge of that action
SHRUNK: Final = 16  # tag: a modification has been applied to it
SHRINKS: Final = frozenset({ev.LOSE_HONOR, ev.GAIN_HONOR})
MOMENTS: Final = kinds(
    ev.ANNOUNCE,
    ev.TARGET,
    ev.RESOLVING,
    ev.RESOLVED,
    ev.ENGAGE,
    ev.BATTLE_RESOLVES,
    ev.BATTLE_RESOLVED,
    ev.ATTACK_RESOLVED,
)  # not effects: negating "the action's effects" does not reach them


def applies(s: Game, e: Event) -> Event | None:
    """The event as it may happen now, or None."""
    kind, card = e.kind, e.card
    if not e.tag & SURE:
        if card >= 0 and s.deny[kind] >> card & 1:
            return None
        if kind == ev.LOSE_HONOR and s.box.amends and _spared(s, e):
            return None
        if s.negations:
            now = _negated(s, e)
            if now is None:
                return None
            e = now
        if kind == ev.SWITCH:
            moves = [e._replace(kind=k, card=c) for k in (ev.MOVE_HOME, ev.MOVE_TO) for c in (card, e.n)]
            return e if all(applies(s, x) is not None for x in moves) else None
    return remembered(s, e) if kind in LEAVING_KINDS else e


def _spared(s: Game, e: Event) -> bool:
    """Does this player lose no Honor from the card that it comes from, which is his own? What the rules take for a
    Personality who died dishonorable comes from no card."""
    if e.source < 0 or e.tag & RULEBOOK or s.owner[e.source] != e.player:
        return False
    return any(what == NO_LOSS and mask >> e.source & 1 and seats >> e.player & 1 for what, mask, seats, _ in s.mods)


def _negated(s: Game, e: Event) -> Event | None:
    moment = MOMENTS >> e.kind & 1
    less = 0
    for row in s.negations:
        if row.kind != e.kind and (row.kind != EVERY or moment):
            continue
        if row.act and (row.act != e.act or e.tag & COST):
            continue
        if row.mask >= 0 and (e.card < 0 or not row.mask >> e.card & 1):
            continue
        about = stat_negated(row.n)
        if about is not None:
            if _is_change(e, about):
                return None
            continue
        if row.n == WAIT:
            s.late = (*s.late, e._replace(act=0, parent=-1))
            return None
        if not row.n:
            return None
        if not e.tag & SHRUNK:
            less += row.n
    return e._replace(n=max(0, e.n - less), tag=e.tag | SHRUNK) if less else e


def _is_change(e: Event, about: OfStat) -> bool:
    """Is this GIVE a bonus (or penalty) of the statistic that a negation is about?"""
    what, n, _ = given(e.n)
    return what == about.what and bool(about.signs & (BONUSES if n > 0 else PENALTIES))


@called()
def negate_changes(s: Game, mask: int, what: int, signs: int, until: int, by: int) -> None:
    """Bonuses or penalties of a statistic fail on these cards: those that last already, and new ones."""
    rows = [row for row in s.lasting if row.what == what and row.mask & mask]
    gone = [row for row in rows if signs & (BONUSES if row.n > 0 else PENALTIES)]
    s.lasting = tuple([row for row in s.lasting if row not in gone])
    add_negation(s, ev.GIVE, mask, 0, until, by, of_stat(what, signs))
    derive(s)


def add_negation(s: Game, kind: int, mask: int, act: int, until: int, by: int, n: int = 0) -> None:
    """A negation begins."""
    s.negations = (*s.negations, Negation(kind, mask, act, until, by, n))


@happens(ev.NEGATE)
def negate(s: Game, e: Event, after: list[Event]) -> bool:
    """From now on, such events fail for the card (for all cards, if there is none)."""
    x = negated(e.n)
    add_negation(s, x.kind, 1 << e.card if e.card >= 0 else -1, x.act, x.until, e.player, x.n)
    return True


@called()
def may_refuse(s: Game, who: int, act: int) -> bool:
    """May this player refuse a challenge of this action?"""
    barred = [row.mask for row in s.negations if row.kind == REFUSING and row.act == act and row.mask >= 0]
    return not any(mask & s.ctl[who] for mask in barred)


@called()
def drop_negations(s: Game, act: int) -> None:
    """An action is over, and so are the negations of its effects."""
    s.negations = tuple([x for x in s.negations if x.act != act])


@called()
def all_negated(s: Game, act: int) -> bool:
    """Are all effects of this action negated?"""
    return any([x.kind == EVERY and x.act == act and x.mask < 0 and not x.n for x in s.negations]) if act else False


def expire_negations(s: Game, period: int) -> None:
    """A period ends."""
    if s.negations:
        s.negations = tuple([x for x in s.negations if x.until != period])
