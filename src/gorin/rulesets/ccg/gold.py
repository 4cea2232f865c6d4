"""Paying Gold: a cost is paid by bowing sources one after another; each is used whole, the rest is lost."""

from __future__ import annotations

from typing import Final

from gorin.kernel.abilities import Ability, pack_use, start, unpack_use, usable, uses
from gorin.kernel.decisions import USE, Option
from gorin.kernel.events import NO_EVENT, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, end, framework, goto, push
from gorin.rulesets.ccg.points import NUMBER, PRODUCES
from gorin.rulesets.ccg.state import Game

# registers of a payment
WANT: Final = 0
PAID: Final = 1
BUYER: Final = 2
WHAT: Final = 3  # the card that is paid for
SOURCE: Final = 4
KEPT: Final = 5  # cards that may not be used, because the action needs them otherwise


def sources(s: Game, you: int, what: int, kept: int = 0) -> list[tuple[Ability, int, int]]:
    """What can produce Gold for this player to pay for this card, and how much at most."""
    out = []
    e = Event(-1, what, you)
    for a, c, via, n in ready(s, you):
        if not kept >> via & 1:
            if n < 0:
                n = most(s, a, you, c, e)
            if n > 0:
                out.append((a, via, n))
    return out


def ready(s: Game, you: int) -> list[tuple[Ability, int, int, int]]:
    """The sources a player could use now, each with the most it could give, or -1 if that depends on what is paid."""
    key = ("sources", you)
    found: list[tuple[Ability, int, int, int]] | None = s.memo.get(key)
    if found is None:
        found = []
        for a, c, via in uses(s, you, PRODUCES):
            if usable(s, a, you, c, via) and a.can(s, you, c, NO_EVENT, 0):
                found.append((a, c, via, -1 if a.id in s.box.varies else most(s, a, you, c, NO_EVENT)))
        s.memo[key] = found
    return found


def most(s: Game, a: Ability, you: int, c: int, e: Event) -> int:
    """How much this ability could produce."""
    return int(s.box.faces[a.face].terms[f"gold{a.id & 15}"](s, you, c, e))


def purse(s: Game, you: int, what: int, kept: int = 0) -> int:
    """The most a player could raise for a card now."""
    key = ("gold", you, what, kept)
    value: int | None = s.memo.get(key)
    if value is None:
        value = s.memo[key] = sum([n for _, _, n in sources(s, you, what, kept)])
    return value


def can_pay(s: Game, you: int, n: int, what: int, kept: int = 0) -> bool:
    """Could this player pay so much for this card?"""
    return n <= 0 or purse(s, you, what, kept) >= n


def pay(s: Game, you: int, n: int, what: int, kept: int = 0) -> None:
    """Pay; afterwards `s.ret` is 1 if it was paid."""
    if n <= 0:
        s.ret = 1
    else:
        push(s, PAYMENT, (n, 0, you, what, 0, kept))


def choose_source(s: Game, f: Frame) -> None:
    """The next source. If the cost cannot be paid after all, what was produced is lost."""
    r = f.regs
    left = sources(s, r[BUYER], r[WHAT], r[KEPT])
    if r[PAID] >= r[WANT] or r[PAID] + sum([n for _, _, n in left]) < r[WANT]:
        goto(f, "paid")
        return
    options = [Option(USE, via, pack_use(r[BUYER], a.id, via)) for a, via, _ in left]
    ask(s, r[BUYER], f"pay {r[WANT] - r[PAID]} gold", options, SOURCE, r[WHAT])


def produce(s: Game, f: Frame) -> None:
    """The source's own cost, then its Gold; what it must produce at least, so that the rest can be raised, is told."""
    r = f.regs
    you, aid, via, _ = unpack_use(r[SOURCE])
    others = sum([n for a, x, n in sources(s, you, r[WHAT], r[KEPT]) if (a.id, x) != (aid, via)])
    a = s.box.abilities[aid]
    s.ret = 0
    start(s, a, you, s.host[via] if a.granted else via, via)
    s.frames[-1].regs[NUMBER] = max(0, r[WANT] - r[PAID] - others)


def add_up(s: Game, f: Frame) -> None:
    f.regs[PAID] += s.ret
    goto(f, "choose a source")


def paid(s: Game, f: Frame) -> None:
    s.ret = int(f.regs[PAID] >= f.regs[WANT])
    end(s)


PAYMENT: Final = framework(
    "ccg: pay gold",
    ("choose a source", choose_source),
    ("produce", produce),
    ("add up", add_up),
    ("paid", paid),
    registers="iipcim",
)


def paying_for(s: Game) -> int:
    """The card that the innermost payment is for, or -1."""
    for f in reversed(s.frames):
        if f.kind == PAYMENT:
            return int(f.regs[WHAT])
    return -1
