"""Changing zone: a card that moves is a new card, and everything that knew the old one forgets it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gorin.kernel.machine import MASKS
from gorin.kernel.rows import forget

if TYPE_CHECKING:
    from gorin.kernel.state import State


def leave(s: State, c: int, planes: tuple[int, ...] = ()) -> None:
    """Take card c out of wherever it is: a new incarnation begins; waiting effects no longer reach it. It loses what
    the rules say, or only these planes, if it cannot be in others."""
    b = 1 << c
    not_b = ~b
    p = s.p
    for i in planes or s.box.rules.leaving:
        if p[i] & b:
            p[i] ^= b
    s.inc[c] += 1
    masks = MASKS
    for f in s.frames:
        for i in masks[f.kind]:
            f.regs[i] &= not_b
    if s.lasting or s.gained or s.delayed:
        forget(s, c)
    h = s.host[c]
    if h != -1:
        if h >= 0:
            s.att[h] &= not_b
        s.host[c] = -1


def attach(s: State, c: int, host: int) -> None:
    """Put card c on another card, or (below -1) on something that is no card and that the ruleset knows."""
    h = s.host[c]
    if h >= 0:
        s.att[h] &= ~(1 << c)
    s.host[c] = host
    if host >= 0:
        s.att[host] |= 1 << c


def detach(s: State, c: int) -> None:
    """Take card c off whatever it is on."""
    h = s.host[c]
    if h >= 0:
        s.att[h] &= ~(1 << c)
    s.host[c] = -1


def give_control(s: State, c: int, who: int) -> None:
    """Card c changes its controller."""
    b = 1 << c
    old = s.holder[c]
    if old == who:
        return
    s.ctl[old] &= ~b
    s.ctl[who] |= b
    s.holder[c] = who


def to_owner(s: State, c: int) -> None:
    """Out of play, a card is its owner's."""
    give_control(s, c, s.owner[c])


def reveal_to(s: State, seats: int, mask: int) -> None:
    """These players now know the faces of these cards, wherever they lie."""
    for q in range(s.box.seats):
        if seats >> q & 1:
            s.known[q] |= mask


def unknow(s: State, mask: int) -> None:
    """The cards went where nobody can follow them."""
    known = s.known
    for q, m in enumerate(known):
        if m & mask:
            known[q] = m & ~mask
