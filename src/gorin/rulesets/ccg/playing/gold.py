"""Paying Gold: a cost is paid by bowing sources one after another; each is used whole, the rest is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gorin.kernel.abilities import Ability, pack_use, start, unpack_use
from gorin.kernel.decisions import PASSED, USE, Option
from gorin.kernel.events import COST, NO_EVENT, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, end, framework, goto, push
from gorin.kernel.windows import emit
from gorin.language.calling import DEAR
from gorin.rulesets.ccg import events as ev
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


class Source(NamedTuple):
    """How an ability produces Gold."""

    ability: Ability
    gives: Callable[[Game, int, int, Event], int]  # how much, as the table is
    sure: int  # so much, however the table is; -1: that depends on it
    varies: bool  # does it depend on what is paid for?
    bows: bool  # is bowing its card all that it costs? Then it needs no program


class Plan(NamedTuple):
    """What a player could raise now."""

    ready: list[tuple[Source, int, int]]  # each source, its card, the most it could give; -1: see `Source.varies`
    total: int  # of all but those that vary
    varying: list[tuple[Source, int]]


def plan(s: Game, you: int) -> Plan:
    """The sources a player could use now. It is made once for as long as nothing happens."""
    key = ("sources", you)
    found: Plan | None = s.memo.get(key)
    if found is not None:
        return found
    ready, total, varying = [], 0, []
    p, kind, known = s.p, s.kind, s.box.sources
    m = s.listeners.own[PRODUCES] & p[ACTIVE] & s.ctl[you]
    unbowed = p[IN_PLAY] & ~p[BOWED]
    if s.box.bow_to_produce:
        m &= unbowed | ~p[IN_PLAY]
    bowing = unbowed & ~s.deny[ev.BOW]
    while m:
        b = m & -m
        m ^= b
        c = b.bit_length() - 1
        for x in known[kind[c]]:
            if bowing & b if x.bows else x.ability.can(s, you, c, NO_EVENT, 0):
                n = x.sure
                if n >= 0:
                    total += n
                elif x.varies:
                    varying.append((x, c))
                else:
                    n = x.gives(s, you, c, NO_EVENT)
                    total += n
                ready.append((x, c, n))
    found = s.memo[key] = Plan(ready, total, varying)
    return found


def source_of(s: Game, aid: int) -> Source:
    """How the ability with this number produces Gold."""
    return next(x for x in s.box.sources[s.box.abilities[aid].face] if x.ability.id == aid)


def sources(s: Game, you: int, what: int, kept: int = 0) -> list[tuple[Ability, int, int]]:
    """What can produce Gold for this player to pay for this card, and how much at most."""
    out = []
    e = Event(-1, what, you)
    for x, c, n in plan(s, you).ready:
        if not kept >> c & 1:
            if n < 0:
                n = x.gives(s, you, c, e)
            if n > 0:
                out.append((x.ability, c, n))
    return out


@called()
def purse(s: Game, you: int, what: int, kept: int = 0) -> int:
    """The most a player could raise for a card now."""
    key = ("gold", you, what, kept)
    value: int | None = s.memo.get(key)
    if value is None:
        ready, value, varying = plan(s, you)
        if kept:
            value -= sum([n for _, c, n in ready if n > 0 and kept >> c & 1])
        for x, c in varying:
            if not kept >> c & 1:
                value += x.gives(s, you, c, Event(-1, what, you))
        value += set_apart(s, you, what)
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
    """Pay; afterwards `s.ret` is 1 if it was paid. `then`: so much is to be paid after that, and must stay possible.
    A cost of 0 may still be overpaid; below 0 stands for no cost at all."""
    apart = set_apart(s, you, what) if n > 0 else 0
    if apart:  # it is used first, and what is left of it is lost
        gone = [row for row in s.lasting if row.what == GOLD_FOR and row.mask >> what & 1 and row.by == you]
        s.lasting = tuple([row for row in s.lasting if row not in gone])
        s.memo = {}
    if n - apart <= 0 and (n < 0 or not worthwhile(s, you, what, kept)):
        s.ret = 1
    else:
        push(s, PAYMENT, (max(0, n - apart), 0, you, what, 0, kept, max(0, then)))


def worthwhile(s: Game, you: int, what: int, kept: int) -> list[tuple[Ability, int, int]]:
    """What could produce more Gold than is needed and takes note of what it has paid for: only then is a player who
    may overpay asked, for the Gold itself is lost."""
    noting = s.box.noting
    return [x for x in sources(s, you, what, kept) if s.kind[x[1]] in noting] if noting else []


def overpay(s: Game, f: Frame) -> None:
    """Enough has been produced; what costs the action has otherwise must remain payable."""
    r = f.regs
    more = [] if r[THEN] else worthwhile(s, r[BUYER], r[WHAT], r[KEPT])
    if more:
        options = [Option(USE, via, pack_use(r[BUYER], a.id, via)) for a, via, _ in more]
        ask(s, r[BUYER], "pay more gold", [*options, PASSED], SOURCE, r[WHAT])
    else:
        goto(s, f, "paid")


def choose_source(s: Game, f: Frame) -> None:
    """The next source; after one that others interfered with, the payer may also give up. If the cost cannot be paid
    after all, what was produced is lost."""
    r = f.regs
    want = r[WANT] - r[PAID]
    if want <= 0:
        overpay(s, f)
        return
    left = sources(s, r[BUYER], r[WHAT], r[KEPT])
    given = [n for _, _, n in left]
    if sum(given) < want:
        goto(s, f, "paid")
        return
    if r[THEN]:
        left = [x for i, x in enumerate(left) if divisible(given[:i] + given[i + 1 :], want - x[2], r[THEN])] or left
    options = [Option(USE, via, pack_use(r[BUYER], a.id, via)) for a, via, _ in left]
    ask(s, r[BUYER], "pay gold", [*options, PASSED] if r[SOURCE] == FAILED else options, SOURCE, r[WHAT])


def produce(s: Game, f: Frame) -> None:
    """The source's cost. One that costs more than bowing has a program, which gives its Gold, too."""
    r = f.regs
    if r[SOURCE] == PASSED.value:
        goto(s, f, "paid")
        return
    you, aid, via, _ = unpack_use(r[SOURCE])
    bows = source_of(s, aid).bows
    needed = 0 if bows else least(s, f, aid, via)
    if s.box.rules.edition.sources_once:
        r[KEPT] |= 1 << via
    s.ret = 0
    if bows:
        s.acts += 1
        emit(s, (Event(ev.BOW, via, you, 0, via, s.acts, COST),))
    else:
        start(s, s.box.abilities[aid], you, via, via)
        s.frames[-1].regs[NUMBER] = needed


def least(s: Game, f: Frame, aid: int, via: int) -> int:
    """What this source must produce at least, so that the rest can be raised."""
    r = f.regs
    others = [n for a, x, n in sources(s, r[BUYER], r[WHAT], r[KEPT]) if (a.id, x) != (aid, via)]
    want = r[WANT] - r[PAID]
    out = max(0, want - sum(others))
    while r[THEN] and out < want and not divisible(others, want - out, r[THEN]):
        out += 1
    return out


def add_up(s: Game, f: Frame) -> None:
    """What the source has given: how much, its program says; without one, the table says it now."""
    r = f.regs
    you, aid, via, _ = unpack_use(r[SOURCE])
    x = source_of(s, aid)
    n = x.gives(s, you, via, Event(-1, r[WHAT], you)) if x.bows and s.ret else s.ret
    r[PAID] += n
    if n:
        paid_with(s, via, r[WHAT])
    elif s.box.rules.edition.sources_once:
        r[SOURCE] = FAILED
    goto(s, f, "choose a source" if r[PAID] < r[WANT] or s.box.noting else "paid")


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
