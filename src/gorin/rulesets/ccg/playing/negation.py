"""What makes events fail, shrink or wait: "will not" (derived), negations (rows), delays.

A row of `negations` is (event kind or EVERY, mask or -1, act or 0, until, by, n). With n = 0 the event fails; with
n > 0 it shrinks by n; with n = WAIT it is put off until after the battle. A row with an act is about the effects of
that action alone, never its costs, and ends with it.
"""

from __future__ import annotations

from typing import Final

from gorin.kernel.derive import derive
from gorin.kernel.events import COST, RULEBOOK, SURE, Event
from gorin.kernel.rows import Lasting, add_lasting
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.bars import CANNOT_LOSE_HONOR, MUTED, NO_LOSS
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.codecs import OfStat, given, negated, of_stat, stat_negated
from gorin.rulesets.ccg.events import happens, kinds
from gorin.rulesets.ccg.facts import BOWED, DISHONORABLE, GONE, REMOVED
from gorin.rulesets.ccg.places.zones import LEAVING_KINDS, remembered
from gorin.rulesets.ccg.playing.undoing import end_what_lasts
from gorin.rulesets.ccg.rows import Negation
from gorin.rulesets.ccg.state import Game

EVERY: Final = -1
WAIT: Final = -1
BONUSES: Final = 1
PENALTIES: Final = 2
ONLY_NEW: Final = 4  # what is there already stays
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


# where a card is in the state already into which this would put it: the plane, and whether it is in it then
ALREADY: Final = {
    ev.BOW: (BOWED, True), ev.STRAIGHTEN: (BOWED, False), ev.DISHONOR: (DISHONORABLE, True),
    ev.REHONOR: (DISHONORABLE, False),
}  # fmt: skip
ODD: Final = frozenset({ev.SWITCH, ev.LOSE_HONOR, ev.GIVE})  # what more is asked about


def in_that_state(s: Game, e: Event) -> bool:
    """Would this change nothing, because the card is so already?"""
    plane, there = ALREADY[e.kind]
    return bool(s.p[plane] >> e.card & 1) == there


def proud(s: Game, who: int) -> bool:
    """Is there a text by which this player cannot lose Honor?"""
    return any(what == CANNOT_LOSE_HONOR and seats >> who & 1 for what, _, seats, _ in s.mods)


# what happens to players
TO_PLAYERS: Final = kinds(
    ev.DRAW, ev.GAIN_HONOR, ev.LOSE_HONOR, ev.TAKE_FAVOR, ev.ENTER, ev.CREATE, ev.TAKE_CONTROL, ev.GAIN_PROVINCE
)


def absent(s: Game, e: Event) -> bool:
    """Would this happen to somebody who has left the game, or to a card that left with its owner?"""
    if TO_PLAYERS >> e.kind & 1 and e.player >= 0 and not s.alive >> e.player & 1:
        return True
    gone = e.card >= 0 and (s.p[REMOVED] | s.p[GONE]) >> e.card & 1 and not s.alive >> s.owner[e.card] & 1
    return bool(gone) and not MOMENTS >> e.kind & 1


def applies(s: Game, e: Event) -> Event | None:
    """The event as it may happen now, or None."""
    kind, card = e.kind, e.card
    if s.alive != s.box.everybody and absent(s, e):
        return None
    if s.box.vain_never_occurs and kind in ALREADY and in_that_state(s, e):
        return None
    if s.box.amends and kind == ev.LOSE_HONOR and _spared(s, e):
        return None  # what players do not lose, they do not lose by what will not be negated either
    if not e.tag & SURE:
        if card >= 0 and s.deny[kind] >> card & 1:
            return None
        if s.negations:
            now = _negated(s, e)
            if now is None:
                return None
            e = now
        if kind in ODD:
            if kind == ev.LOSE_HONOR:
                return None if s.box.proud and proud(s, e.player) else e
            if kind == ev.GIVE:
                return None if s.box.mutes and cannot_change(s, e) else e
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
def negate_changes(
    s: Game, mask: int, what: int, signs: int, until: int, by: int, source: int, current: bool, new: bool
) -> None:
    """Bonuses or penalties of a statistic fail on these cards: those that last already, and new ones."""
    if current:
        s.lasting = tuple([row for row in s.lasting if not ended(row, mask, what, signs)])
    if new:
        add_negation(s, ev.GIVE, mask, 0, until, by, of_stat(what, signs), source)
        if current and s.box.mutes:
            add_lasting(s, MUTED + what, mask, signs, source, until, by)
    derive(s)


def ended(row: Lasting, mask: int, what: int, signs: int) -> bool:
    """Is this lasting effect such a bonus or penalty on one of these cards?"""
    return row.what == what and bool(row.mask & mask and signs & (BONUSES if row.n > 0 else PENALTIES))


def muted_now(s: Game) -> int:
    """Cards on which something lasts that a continuous trait negates."""
    out = 0
    for what, mask, signs, _ in s.mods:
        if MUTED <= what < MUTED + 16 and not signs & ONLY_NEW:
            for row in s.lasting:
                if ended(row, mask, what - MUTED, signs):
                    out |= row.mask & mask
    return out


def end_muted(s: Game, found: int, after: list[Event]) -> None:
    """It is over for good, also when the trait is not there any more."""
    for what, mask, signs, _ in s.mods:
        if MUTED <= what < MUTED + 16 and not signs & ONLY_NEW:
            s.lasting = tuple([row for row in s.lasting if not ended(row, mask, what - MUTED, signs)])
    derive(s)


def cannot_change(s: Game, e: Event) -> bool:
    """Does a continuous trait negate this bonus or penalty?"""
    what, n, _ = given(e.n)
    sign = BONUSES if n > 0 else PENALTIES
    return any(w == MUTED + what and mask >> e.card & 1 and signs & sign for w, mask, signs, _ in s.mods)


def add_negation(s: Game, kind: int, mask: int, act: int, until: int, by: int, n: int = 0, source: int = -1) -> None:
    """A negation begins."""
    s.negations = (*s.negations, Negation(kind, mask, act, until, by, n, source))


@happens(ev.NEGATE)
def negate(s: Game, e: Event, after: list[Event]) -> bool:
    """From now on, such events fail for the card (for all cards, if there is none)."""
    x = negated(e.n)
    if x.kind == EVERY and x.act and e.card < 0 and not x.n:
        end_what_lasts(s, x.act)
    add_negation(s, x.kind, 1 << e.card if e.card >= 0 else -1, x.act, x.until, e.player, x.n, e.source)
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
