"""Costs that texts pay: what entering play costs besides Gold, and what cards add to the costs of actions."""

from __future__ import annotations

from typing import Final

from gorin.kernel.abilities import Ability, start
from gorin.kernel.bits import bits
from gorin.kernel.events import NO_EVENT, RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import end, framework, push
from gorin.kernel.windows import emit
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.bars import ADDED_COST
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.facts import DISCARD, IN_PLAY, REMOVED
from gorin.rulesets.ccg.state import Game

# registers
CARDS: Final = 0  # those whose texts ask for it
WHO: Final = 1
NEXT: Final = 2
ADDED: Final = 3  # is it added to an action, and not a cost of entering play?


def costs(s: Game, cards: int, added: int) -> list[tuple[Ability, int]]:
    """What is to be paid, each with the card that asks for it."""
    table = s.box.added if added else s.box.further
    return [(s.box.abilities[a], c) for c in bits(cards) for a in table.get(s.kind[c], ())]


def payable(s: Game, you: int, cards: int, added: int) -> bool:
    """Could this player pay all of it?"""
    return all(a.can(s, you, c, NO_EVENT, 0) for a, c in costs(s, cards, added))


def further_payable(s: Game, you: int, c: int) -> bool:
    """Could this player pay what a card costs besides its Gold?"""
    return not s.box.further or payable(s, you, 1 << c, 0)


def pay_further(s: Game, you: int, c: int) -> None:
    """Pay what a card costs besides its Gold; afterwards `s.ret` is 1 if it was paid."""
    if s.box.further:
        push(s, FURTHER, (1 << c, you, 0, 0))


def kept_out(s: Game, c: int) -> bool:
    """Does a negation keep this card from entering play? Then nothing is paid for it."""
    return bool(s.negations) and free_to(s, ev.ENTER, 1 << c) == 0


def unpaid(s: Game, c: int, you: int) -> None:
    """A card whose costs could not be paid, because others interfered, does not enter play; it may be discarded."""
    if s.box.rules.edition.unpaid_is_discarded and not (s.p[IN_PLAY] | s.p[DISCARD] | s.p[REMOVED]) >> c & 1:
        emit(s, (Event(ev.DISCARD, c, you, 0, c, 0, RULEBOOK),))
    s.ret = 0


def adding(s: Game, you: int, words: tuple[int, ...], this: int) -> int:
    """The cards that add something to the cost of a player's action from a card, with these keywords."""
    out = 0
    for what, plane, seats, source in s.mods:
        if what == ADDED_COST and seats >> you & 1 and (plane < 0 or plane in words or has_keyword(s, this, plane)):
            out |= 1 << source
    return out


def has_keyword(s: Game, c: int, plane: int) -> bool:
    """Has a card a keyword that all of its abilities have from it?"""
    return bool(s.p[plane] >> c & 1) and plane not in s.box.borrowed.get(s.kind[c], ())


@called()
def own_and_free(s: Game, you: int, kind: int, cards: int) -> bool:
    """Are all of these the player's own, and does no negation keep this from happening to them?"""
    return not cards & ~s.ctl[you] and free_to(s, kind, cards) == cards


@called()
def free_to(s: Game, kind: int, cards: int) -> int:
    """Those of a set for which no negation keeps such a thing from happening."""
    for x in s.negations:
        if x.kind == kind and not x.act and not x.n:
            cards &= ~x.mask
    return cards


@called()
def can_pay_added(s: Game, you: int, this: int, *words: int) -> bool:
    """Could this player pay what is added to the cost of an action?"""
    return payable(s, you, adding(s, you, words, this), 1)


@called()
def pay_added(s: Game, you: int, this: int, *words: int) -> None:
    """Pay what is added to the cost of an action; afterwards `s.ret` is 1 if it was paid."""
    s.ret = 1
    push(s, FURTHER, (adding(s, you, words, this), you, 0, 1))


def next_cost(s: Game, f: Frame) -> None:
    """One cost after another; if one is not paid, the rest need not be."""
    r = f.regs
    left = costs(s, r[CARDS], r[ADDED])[r[NEXT] :]
    if not left or (r[NEXT] and not s.ret):
        s.ret = int(not r[NEXT] or bool(s.ret))
        end(s)
        return
    r[NEXT] += 1
    f.step = 0
    a, c = left[0]
    start(s, a, r[WHO], c, c)


FURTHER: Final = framework("ccg: further costs", ("next cost", next_cost), registers="mpii")
