"""What it takes to play a card: its fate cost as it is now. Effects change nothing but the fate cost."""

from __future__ import annotations

from typing import Final

from gorin.kernel.events import NO_EVENT
from gorin.kernel.rows import Delayed
from gorin.kernel.turns import in_order
from gorin.language.calling import DEAR
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.card import X_COST
from gorin.rulesets.lcg.costs.ring_payment import may_pay_otherwise, ring_purse
from gorin.rulesets.lcg.facts import COST_0, COSTS, PRINTED_SUPPORT
from gorin.rulesets.lcg.lasting.edicts import spendable
from gorin.rulesets.lcg.numbers import MARKS, WAITING
from gorin.rulesets.lcg.rings.bearers import ON_A_RING
from gorin.rulesets.lcg.state import COST, PHASE, Game

# rows of `delayed` that change costs, by their point: (ability, point, -1, this, you, bearers, until, so much less)
NEXT: Final = WAITING.own(20, "cost of the next card")  # the next card that fits and that this player plays
EACH: Final = WAITING.own(21, "cost of each card")  # every one until the row ends

ANYWHERE: Final = -1  # whatever it is attached to

ASKED_IN_VAIN: Final = MARKS.own(-3, "asked in vain")  # nobody supported this card


def printed_cost(s: Game, c: int) -> int:
    """The printed fate cost as a number: a dash and an X count 0."""
    return max(0, int(s.box.faces[s.kind[c]].numbers[COST]))


@called()
def cost_of(s: Game, c: int, you: int, host: int = -1, x: int = 0, less: int = 0) -> int:
    """The fate it takes to play a card now (on a bearer, with an X); -1 if it cannot be played for fate at all."""
    face = s.box.faces[s.kind[c]]
    n = face.numbers[COST]
    if n < 0:
        if n != X_COST:
            return -1
        n = x
    n -= less
    for players, mask, k, on in s.prices:
        if players >> you & 1 and mask >> c & 1 and (on == ANYWHERE or (host >= 0 and on >> host & 1)):
            n += k
    if face.terms:
        own = face.terms.get("cost")
        if own is not None:
            n -= own(s, you, c)
        if host >= 0 and "cost_on" in face.terms:
            n -= sum(k for mask, k in face.terms["cost_on"](s, you, c) if mask >> host & 1)
    if s.delayed:
        n -= sum(row.act for row in changes(s, c, you, host))
    return n if n > 0 else 0


@called(reads=())
def costs_change(s: Game, mask: int, n: int, players: int, on: int = ANYWHERE) -> None:
    """A constant ability says that these cards cost these players so much more (on these bearers)."""
    s.prices.append((players, mask, n, on))


def changes(s: Game, c: int, you: int, host: int) -> list[Delayed]:
    """The rows that change what this player pays for this card (on this bearer)."""
    return [
        row
        for row in s.delayed
        if row.point in (NEXT, EACH)
        and row.you == you
        and (not row.that or (host >= 0 and row.that >> host & 1))
        and s.box.abilities[row.ability].can(s, you, row.this, NO_EVENT._replace(card=c), row.that)
    ]


@called()
def count_played(s: Game, c: int, you: int, host: int = -1) -> None:
    """The card is paid for: whatever made the next one cheaper is spent."""
    spent = [row for row in changes(s, c, you, host) if row.point == NEXT]
    if spent:
        s.delayed = tuple([row for row in s.delayed if row not in spent])


def depends_on_bearer(s: Game, c: int, you: int) -> bool:
    """Does it matter for the cost of this attachment what it is attached to?"""
    terms = s.box.faces[s.kind[c]].terms
    if "cost_on" in terms or ON_A_RING in terms:
        return "cost_on" in terms
    if s.prices and any(on != ANYWHERE and players >> you & 1 and mask >> c & 1 for players, mask, _, on in s.prices):
        return True
    return bool(s.delayed) and any(row.point in (NEXT, EACH) and row.you == you and row.that for row in s.delayed)


def as_printed(s: Game) -> bool:
    """Does nothing but a card's own terms change what it costs?"""
    return not (s.prices or s.delayed or may_pay_otherwise(s))


def too_dear(s: Game, you: int) -> int:
    """Cards that cost more fate than this player has, told from what is printed."""
    n = spendable(s, you)
    if n >= COSTS - 1:
        return 0
    found = s.listeners.found
    if n not in found:
        p, terms = s.p, s.listeners.terms
        found[n] = sum(p[COST_0 + cost] for cost in range(n + 1, COSTS))
        found[n] &= ~(terms.get("cost", 0) | terms.get("cost_on", 0) | p[PRINTED_SUPPORT])
    return found[n]


@called(cost=DEAR)
def purse(s: Game, c: int, you: int) -> int:
    """The fate that could pay for a card: the player's own, that on rings if it may be used, with support also that of
    the others."""
    if not s.p[PRINTED_SUPPORT] >> c & 1 or (PHASE, ASKED_IN_VAIN, c, s.inc[c], you) in s.used:
        return spendable(s, you) + ring_purse(s, c, you)
    return sum(spendable(s, q) for q in in_order(s)) + ring_purse(s, c, you)
