"""Attachments: to whom they may be attached, and attaching one from the hand."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits, low
from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_card, end, framework, push
from gorin.kernel.windows import emit
from gorin.language.calling import DEAR
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.stats import cost_of, stat
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.card import DASH
from gorin.rulesets.ccg.codecs import FROM_HAND, entering
from gorin.rulesets.ccg.facts import (
    ARMOR,
    ATTACHMENT,
    FOLLOWER,
    HAND,
    IN_PLAY,
    KENSAI,
    PERSONALITY,
    SHUGENJA,
    SPELL,
    WEAPON,
)
from gorin.rulesets.ccg.places.titles import duplicates
from gorin.rulesets.ccg.places.zones import aside
from gorin.rulesets.ccg.playing.further import further_payable, kept_out, pay_further, unpaid
from gorin.rulesets.ccg.playing.gold import can_pay, pay
from gorin.rulesets.ccg.state import HONOR_REQUIREMENT, PERSONAL_HONOR, Game

CARD: Final = 0
TO: Final = 1
WHO: Final = 2
ACT: Final = 3
SOURCE: Final = 4
LESS: Final = 5  # gold paid less
CHOSEN: Final = 6  # to whom, of several
WAIVED: Final = 999  # so much less Gold that none is to be paid


def bearers(s: Game, c: int, among: int) -> int:
    """On which of these cards this attachment may be, whoever controls them: only Personalities have attachments."""
    p, b = s.p, 1 << c
    out = among & p[PERSONALITY]
    if p[SPELL] & b:
        out &= p[SHUGENJA]
    if (p[WEAPON] | p[ARMOR]) & b:
        for h in bits(out):
            if not fits_beside(s, c, h):
                out ^= 1 << h
    only = s.box.faces[s.kind[c]].terms.get("attaches")
    if only is not None:
        out = sum([mine & only(s, q, c) for q, mine in enumerate(s.ctl) if out & mine]) & out
    for h in bits(out & s.listeners.terms.get("bears", 0)):
        if not s.box.faces[s.kind[h]].terms["bears"](s, s.holder[h], h) & b:
            out ^= 1 << h
    if p[FOLLOWER] & b and out:
        need = stat(s, c, HONOR_REQUIREMENT)
        if need != DASH:
            out = sum([1 << h for h in bits(out) if stat(s, h, PERSONAL_HONOR) >= need])
    return out


def fits_beside(s: Game, c: int, h: int) -> bool:
    """Is there room for this Weapon or Armor beside what a Personality bears?"""
    p, worn = s.p, s.att[h] & ~(1 << c)
    weapons = s.box.rules.edition.weapons_of_kensai if p[KENSAI] >> h & 1 else 1
    if p[WEAPON] >> c & 1 and (worn & p[WEAPON]).bit_count() >= weapons:
        return False
    return not (p[ARMOR] >> c & 1 and worn & p[ARMOR])


def fits(s: Game, c: int, h: int) -> bool:
    """May this attachment be on this card?"""
    return bearers(s, c, 1 << h) != 0


@called()
def hosts_for(s: Game, you: int, c: int) -> int:
    """The player's Personalities to whom this attachment may be attached."""
    if duplicates(s, c, you) or not further_payable(s, you, c):
        return 0
    return able_to_bear(s, you, c)


def able_to_bear(s: Game, you: int, c: int) -> int:
    """The player's Personalities on whom this attachment may be."""
    return bearers(s, c, s.p[IN_PLAY] & s.ctl[you])


@called()
def attachable(s: Game, you: int, hosts: int) -> int:
    """Cards in the player's hand that may be attached to one of these, and paid for."""
    key = ("attachable", you)
    found: list[tuple[int, int]] | None = s.memo.get(key)
    if found is None:
        hand = bits(s.p[HAND] & s.p[ATTACHMENT] & s.ctl[you])
        found = [(c, hosts_for(s, you, c)) for c in hand if can_pay(s, you, cost_of(s, c, you), c)]
        s.memo[key] = found
    out = 0
    for c, fitting in found:
        if fitting & hosts:
            out |= 1 << c
    return out


@called()
def attachable_for(s: Game, you: int, hosts: int, among: int, less: int) -> int:
    """Those of some cards that may be attached to one of these, and paid for with so much less Gold."""
    out = 0
    for c in bits(among & s.p[ATTACHMENT] & s.ctl[you]):
        if hosts_for(s, you, c) & hosts and can_pay(s, you, cost_of(s, c, you) - less, c):
            out |= 1 << c
    return out


@called()
def transferable(s: Game, hosts: int) -> int:
    """Attachments in play that one of these Personalities may bear, and does not."""
    out = 0
    for c in bits(s.p[IN_PLAY] & s.p[ATTACHMENT]):
        others = hosts & ~(1 << s.host[c]) if s.host[c] >= 0 else hosts
        if bearers(s, c, others):
            out |= 1 << c
    return out


@called(cost=DEAR)
def could_attach(s: Game, you: int, cards: int, to: int, less: int) -> bool:
    """Could this player attach one of these cards to one of those Personalities, and pay for it?"""
    for c in bits(cards & ~s.p[IN_PLAY]):
        if hosts_for(s, you, c) & to and can_pay(s, you, cost_of(s, c, you) - less, c):
            return True
    return False


@called()
def attach_from_hand(s: Game, you: int, c: int, to: int, act: int, source: int, less: int = 0) -> None:
    """Attach a card, paying all costs (perhaps less Gold); afterwards `s.ret` says whether it is attached."""
    push(s, ATTACHING, (c, to, you, act, source, less))


@called()
def attach_to_one(s: Game, you: int, c: int, act: int, source: int, free: bool) -> None:
    """An effect brings an attachment into play without saying where: on one of the player's Personalities."""
    attach_from_hand(s, you, c, able_to_bear(s, you, c), act, source, WAIVED if free else 0)


def to_whom(s: Game, f: Frame) -> None:
    """Where several Personalities could have it, its player chooses one."""
    r = f.regs
    found = hosts_for(s, r[WHO], r[CARD]) & r[TO] if r[CARD] >= 0 else 0
    r[CHOSEN] = -1
    if found & found - 1:
        ask_card(s, r[WHO], "attach to", found, CHOSEN, about=r[CARD])


def pay_cost(s: Game, f: Frame) -> None:
    r = f.regs
    c = r[CARD]
    if r[CHOSEN] >= 0:
        r[TO] = 1 << r[CHOSEN]
    if c < 0 or not r[TO] or not hosts_for(s, r[WHO], c) & r[TO] or s.p[IN_PLAY] >> c & 1 or kept_out(s, c):
        s.ret = 0
        end(s)
        return
    cost = cost_of(s, c, r[WHO]) - r[LESS]
    if not can_pay(s, r[WHO], cost, c):  # it stays where it was
        s.ret = 0
        end(s)
        return
    if s.box.rules.edition.enters_by_an_area and s.p[HAND] >> c & 1:
        aside(s, c)
    pay(s, r[WHO], -1 if r[LESS] == WAIVED else max(0, cost), c)


def pay_more(s: Game, f: Frame) -> None:
    r = f.regs
    if s.ret:
        pay_further(s, r[WHO], r[CARD])


def enter(s: Game, f: Frame) -> None:
    r = f.regs
    if not s.ret or not r[TO]:
        end(s)
        unpaid(s, r[CARD], r[WHO])
        return
    n = entering(FROM_HAND, low(r[TO]))
    emit(s, (Event(ev.ENTER, r[CARD], r[WHO], n, r[SOURCE], r[ACT]),))


def give_back(s: Game, f: Frame) -> None:
    end(s)


ATTACHING: Final = framework(
    "ccg: attach",
    ("to whom", to_whom),
    ("pay its gold cost", pay_cost),
    ("pay further costs", pay_more),
    ("enter play", enter),
    ("attached", give_back),
    registers="cmpicic",
)
