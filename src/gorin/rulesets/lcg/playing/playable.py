"""May this card be played? Cost, Limited, uniqueness, the card's own terms, prohibitions."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.events import COST as AS_COST
from gorin.kernel.events import Event
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.copies import may_enter
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.costs.dues import PLAY, demanding, dues_payable
from gorin.rulesets.lcg.costs.fate_cost import cost_of, depends_on_bearer, purse
from gorin.rulesets.lcg.facts import ATTACHMENT, BOWED, CHARACTER, HAND, IN_PLAY, PRINTED_LIMITED, ROLE, UNIQUE
from gorin.rulesets.lcg.lasting.edicts import NOT_FROM_HAND, edicts, spendable
from gorin.rulesets.lcg.numbers import MARKS
from gorin.rulesets.lcg.places.status import dash
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.prohibitions.attachments import bearers
from gorin.rulesets.lcg.rings.bearers import ring_bearers
from gorin.rulesets.lcg.state import ROUND, Game

LIMITED_PLAYED: Final = MARKS.own(-2, "Limited card")  # the Limited card of the round


def role_of(s: Game, you: int) -> int:
    """A player's role card, as a set."""
    return s.p[ROLE] & s.ctl[you]


@called()
def limited_allows(s: Game, c: int, you: int) -> bool:
    """Limited: one per player and round, and a ready role to bow where there are roles."""
    if not s.p[PRINTED_LIMITED] >> c & 1:
        return True
    if s.box.rules.format.role_for_limited and not role_of(s, you) & ~s.p[BOWED]:
        return False
    return (ROUND, LIMITED_PLAYED, you) not in s.used


@called()
def limited_costs(s: Game, c: int, you: int) -> list[Event]:
    """What a Limited card costs besides fate."""
    if not s.p[PRINTED_LIMITED] >> c & 1:
        return []
    if s.box.rules.format.role_for_limited:
        return [Event(ev.BOW, x, you, tag=AS_COST) for x in bits(role_of(s, you))]
    return []


@called()
def count_limited(s: Game, you: int) -> None:
    """A Limited card is paid for: the player's one for this round."""
    s.used[(ROUND, LIMITED_PLAYED, you)] = 1


def kept_in_hand(s: Game, c: int, you: int) -> bool:
    """Is there an edict against playing such a card from hand?"""
    if NOT_FROM_HAND not in s.box.edicts or not s.p[HAND] >> c & 1:
        return False
    return any(s.p[plane] >> c & 1 for plane in edicts(s, NOT_FROM_HAND, you))


def permitted(s: Game, c: int, you: int) -> bool:
    """Limited, the card's own terms, prohibitions, uniqueness: may this card be played now, if it can be paid?"""
    if (bars.barred(s, bars.PLAYING, you) | s.bars[bars.ENTERING]) >> c & 1:
        return False
    terms = s.box.faces[s.kind[c]].terms
    if "play" in terms and not terms["play"](s, you, c):
        return False
    p = s.p
    if kept_in_hand(s, c, you):
        return False
    return not (p[PRINTED_LIMITED] | p[UNIQUE]) >> c & 1 or (limited_allows(s, c, you) and may_enter(s, c, you))


def payable(s: Game, c: int, you: int, n: int) -> bool:
    """Can this fate cost be paid, and what cards demand besides?"""
    if n < 0 or (n > spendable(s, you) and n > purse(s, c, you)):
        return False
    return not demanding(s, c) or dues_payable(s, PLAY, c, you, min(n, s.pool[you]))


def playable(s: Game, c: int, you: int) -> bool:
    """May this card be played at all now, in the usual way?"""
    if "only_disguised" in s.box.faces[s.kind[c]].terms:
        return False
    return payable(s, c, you, cost_of(s, c, you)) and permitted(s, c, you)


def nothing_to_ask(s: Game, you: int) -> bool:
    """Does no card demand or forbid anything when this player plays cards?"""
    return not (s.dues or s.delayed or (NOT_FROM_HAND in s.box.edicts and edicts(s, NOT_FROM_HAND, you)))


def room(s: Game, you: int) -> bool:
    """Are there more characters that take any attachment than attachments of this player, so that there is one without
    a copy of whatever comes?"""
    p = s.p
    takers = p[IN_PLAY] & p[CHARACTER] & ~s.listeners.terms.get("refuses", 0)
    return bool(takers.bit_count() > (p[IN_PLAY] & p[ATTACHMENT] & s.ctl[you]).bit_count())


def played_onto(s: Game, c: int, you: int) -> int:
    """Every card this attachment may be attached to by playing it: a card may say that it is played only on some."""
    only = s.box.faces[s.kind[c]].terms.get("played_onto")
    out = bearers(s, c, you)
    return out if only is None else out & only(s, you, c)


@called()
def hosts(s: Game, c: int, you: int) -> int:
    """Every card (or ring) on which this player may play this attachment now."""
    if not depends_on_bearer(s, c, you):
        return (played_onto(s, c, you) or ring_bearers(s, c, you)) if playable(s, c, you) else 0
    out = 0
    for host in bits(played_onto(s, c, you)):
        if payable(s, c, you, cost_of(s, c, you, host)):
            out |= 1 << host
    return out if out and permitted(s, c, you) else 0


def still_in(s: Game) -> int:
    """Who may still act in this dynasty phase, as a set: who has not passed."""
    out = s.alive
    for q, passed in enumerate(s.passed):
        if passed:
            out &= ~(1 << q)
    return out


def may_join(s: Game, c: int, you: int) -> bool:
    """May it come into the conflict from out of play? A character's own text on participating counts already."""
    if (s.p[dash(s)] | bars.barred(s, bars.JOINING, you)) >> c & 1:
        return False
    terms = s.box.faces[s.kind[c]].terms.get("join")
    return terms is None or bool(terms(s, you, c))
