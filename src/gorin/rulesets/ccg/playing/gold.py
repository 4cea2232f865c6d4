"""Paying Gold: a cost is paid by bowing sources one after another; each is used whole, the rest is lost."""

from __future__ import annotations

from typing import Final

from gorin.kernel.abilities import Ability, ability_number, pack_use, start, unpack_use
from gorin.kernel.decisions import PASSED, USE, Option
from gorin.kernel.events import NO_EVENT, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, end, framework, goto, push
from gorin.language.calling import DEAR
from gorin.rulesets.ccg.bars import GOLD_FOR
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.facts import ACTIVE, BOWED, IN_PLAY
from gorin.rulesets.ccg.playing.memory import paid as paid_with
from gorin.rulesets.ccg.points import NUMBER, PRODUCES
from gorin.rulesets.ccg.state import Game

# registers of a payment
WANT: Final = 0
PAID: Final = 1
BUYER: Final = 2
WHAT: Final = 3  # the card that is paid for
SOURCE: Final = 4  # a use, or that the last one came to nothing
KEPT: Final = 5  # cards that may not be used, because the action needs them otherwise
THEN: Final = 6  # so much is to be paid afterwards, for the same action

FAILED: Final = -1


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
        s.memo[key] = found
        p, faces, kind, varies = s.p, s.box.faces, s.kind, s.box.varies
        m = s.listeners.own[PRODUCES] & p[ACTIVE] & s.ctl[you]
        if s.box.bow_to_produce:
            m &= ~(p[BOWED] & p[IN_PLAY])
        while m:
            b = m & -m
            m ^= b
            c = b.bit_length() - 1
            for a in faces[kind[c]].own[PRODUCES]:
                if a.can(s, you, c, NO_EVENT, 0):
                    found.append((a, c, c, -1 if a.id in varies else most(s, a, you, c, NO_EVENT)))
    return found


def most(s: Game, a: Ability, you: int, c: int, e: Event) -> int:
    """How much this ability could produce."""
    return int(s.box.faces[a.face].terms[f"gold{ability_number(a.id)}"](s, you, c, e))


@called()
def purse(s: Game, you: int, what: int, kept: int = 0) -> int:
    """The most a player could raise for a card now."""
    key = ("gold", you, what, kept)
    value: int | None = s.memo.get(key)
    if value is None:
        value = set_apart(s, you, what)
        for a, c, via, n in ready(s, you):
            if not kept >> via & 1:
                value += n if n >= 0 else max(0, most(s, a, you, c, Event(-1, what, you)))
        s.memo[key] = value
    return value


def set_apart(s: Game, you: int, what: int) -> int:
    """Gold that was produced for this card alone."""
    if not s.lasting:  # as a rule, and this is asked of everything that could be bought
        return 0
    return sum([row.n for row in s.lasting if row.what == GOLD_FOR and row.mask >> what & 1 and row.by == you])


@called(cost=DEAR)
def can_pay(s: Game, you: int, n: int, what: int, kept: int = 0) -> bool:
    """Could this player pay so much for this card?"""
    return n <= 0 or purse(s, you, what, kept) >= n


@called(cost=DEAR)
def can_pay_both(s: Game, you: int, one: int, other: int, what: int, kept: int = 0) -> bool:
    """Could this player pay two costs for this card? All Gold from one source goes to one of them."""
    if one <= 0 or other <= 0:
        return can_pay(s, you, max(one, other), what, kept)
    given = [n for _, _, n in sources(s, you, what, kept)]
    return divisible([*given, set_apart(s, you, what)], one, other)


def divisible(given: list[int], one: int, other: int) -> bool:
    """Can these amounts be dealt out so that two costs are covered?

    >>> divisible([2, 3], 3, 2), divisible([5], 3, 2), divisible([2, 2, 1], 3, 2)
    (True, False, True)
    """
    left = {(max(0, one), max(0, other))}
    for n in given:
        left |= {(max(0, a - n), b) for a, b in left} | {(a, max(0, b - n)) for a, b in left}
    return (0, 0) in left


@called()
def pay(s: Game, you: int, n: int, what: int, kept: int = 0, then: int = 0) -> None:
    """Pay; afterwards `s.ret` is 1 if it was paid. `then`: so much is to be paid after that, and must stay possible."""
    apart = set_apart(s, you, what) if n > 0 else 0
    if apart:  # it is used first, and what is left of it is lost
        gone = [row for row in s.lasting if row.what == GOLD_FOR and row.mask >> what & 1 and row.by == you]
        s.lasting = tuple([row for row in s.lasting if row not in gone])
        s.memo = {}
    if n - apart <= 0:
        s.ret = 1
    else:
        push(s, PAYMENT, (n - apart, 0, you, what, 0, kept, max(0, then)))


def choose_source(s: Game, f: Frame) -> None:
    """The next source; after one that others interfered with, the payer may also give up. If the cost cannot be paid
    after all, what was produced is lost."""
    r = f.regs
    left = sources(s, r[BUYER], r[WHAT], r[KEPT])
    if r[PAID] >= r[WANT] or r[PAID] + sum([n for _, _, n in left]) < r[WANT]:
        goto(s, f, "paid")
        return
    if r[THEN]:
        want, given = r[WANT] - r[PAID], [n for _, _, n in left]
        left = [x for i, x in enumerate(left) if divisible(given[:i] + given[i + 1 :], want - x[2], r[THEN])] or left
    options = [Option(USE, via, pack_use(r[BUYER], a.id, via)) for a, via, _ in left]
    ask(s, r[BUYER], "pay gold", [*options, PASSED] if r[SOURCE] == FAILED else options, SOURCE, r[WHAT])


def produce(s: Game, f: Frame) -> None:
    """The source's own cost, then its Gold; what it must produce at least, so that the rest can be raised, is told."""
    r = f.regs
    if r[SOURCE] == PASSED.value:
        goto(s, f, "paid")
        return
    you, aid, via, _ = unpack_use(r[SOURCE])
    others = [n for a, x, n in sources(s, you, r[WHAT], r[KEPT]) if (a.id, x) != (aid, via)]
    a = s.box.abilities[aid]
    if s.box.rules.edition.sources_once:
        r[KEPT] |= 1 << via
    s.ret = 0
    start(s, a, you, s.host[via] if a.granted else via, via)
    want = r[WANT] - r[PAID]
    least = max(0, want - sum(others))
    while r[THEN] and least < want and not divisible(others, want - least, r[THEN]):
        least += 1
    s.frames[-1].regs[NUMBER] = least


def add_up(s: Game, f: Frame) -> None:
    f.regs[PAID] += s.ret
    if s.ret:
        paid_with(s, unpack_use(f.regs[SOURCE])[2], f.regs[WHAT])
    elif s.box.rules.edition.sources_once:
        f.regs[SOURCE] = FAILED
    goto(s, f, "choose a source")


def paid(s: Game, f: Frame) -> None:
    s.ret = int(f.regs[PAID] >= f.regs[WANT])
    end(s)


PAYMENT: Final = framework(
    "ccg: pay gold",
    ("choose a source", choose_source),
    ("produce", produce),
    ("add up", add_up),
    ("paid", paid),
    registers="iipcimi",
)


@called()
def paying_for(s: Game) -> int:
    """The card that the innermost payment is for, or -1."""
    for f in reversed(s.frames):
        if f.kind == PAYMENT:
            return int(f.regs[WHAT])
    return -1
