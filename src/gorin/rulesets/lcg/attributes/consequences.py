"""What constant abilities bring about by themselves: cards that are discarded, a game that is won, and values that two
of them set differently, of which the first player says which one counts."""

from __future__ import annotations

from typing import Any, Final

from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.events import JOINT, RULEBOOK, SURE, Event
from gorin.kernel.machine import ask_card, end, framework, push
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.codecs import incarnation
from gorin.rulesets.lcg.facts import IN_PLAY
from gorin.rulesets.lcg.state import Game


def doom(s: Game, mask: int) -> None:
    """These cards are to be discarded; no interrupt replaces or prevents it."""
    s.doomed |= mask & s.p[IN_PLAY]


def triumph(s: Game, who: int) -> None:
    """This player has won the game by a card's own condition."""
    s.triumphs |= 1 << who


def fix(s: Game, what: int, mask: int, n: int, source: int) -> None:
    """A constant ability of this card sets a value of these cards."""
    s.fixes = (*s.fixes, (what, mask, n, source))


def rank(s: Game, source: int) -> int:
    """How late the first player has this card's ability applied; -1 if nobody asked."""
    key = incarnation(source, s.inc[source])
    return s.precedence.index(key) if key in s.precedence else -1


def fixed_at(s: Game, c: int, what: int) -> int | None:
    """The value constant abilities set, or None: of several the one that is applied last."""
    found = [(rank(s, source), n) for kind, mask, n, source in s.fixes if kind == what and mask >> c & 1]
    return int(max(found, key=lambda x: x[0])[1]) if found else None


def quarrel(s: Game) -> int:
    """The cards whose abilities set a value differently without anybody having said which one counts."""
    for what, mask, n, source in s.fixes:
        for what2, mask2, n2, source2 in s.fixes:
            if what == what2 and mask & mask2 and n != n2 and (rank(s, source) < 0 or rank(s, source2) < 0):
                return int(1 << source | 1 << source2)
    return 0


# --- the sweep ------------------------------------------------------------------------------------------------------


def owed(s: Game) -> int:
    """Is there anything constant abilities bring about now?"""
    if not (s.doomed or s.triumphs or s.fixes):
        return 0
    asking = any(f.kind == PRECEDENCE for f in s.frames)
    return int(s.doomed or s.triumphs or (0 if asking or len(s.fixes) < 2 else quarrel(s)))


def bring_about(s: Game, found: int, after: list[Event]) -> None:
    from gorin.rulesets.lcg.victory import decide

    if s.triumphs:
        decide(s)
    elif s.doomed:
        after += [Event(ev.LEAVE, c, s.holder[c], ev.DISCARDED, tag=RULEBOOK | SURE | JOINT) for c in bits(s.doomed)]
    else:
        push(s, PRECEDENCE, (found, -1, s.ret))


def ask_last(s: Game, f: Any) -> None:
    """The first player determines the order in which they are applied."""
    ask_card(s, s.first, "which ability is applied last", f.regs[0] & s.p[IN_PLAY], 1)


def put_last(s: Game, f: Any) -> None:
    last = f.regs[1]
    if last >= 0:
        cards = [*bits(f.regs[0] & ~(1 << last)), last]
        keys = [incarnation(c, s.inc[c]) for c in cards]
        s.precedence = [k for k in s.precedence if k not in keys] + keys
    derive(s)


def give_back(s: Game, f: Any) -> None:
    s.ret = f.regs[2]
    end(s)


PRECEDENCE: Final = framework(
    "lcg: order of constant abilities",
    ("which is last", ask_last),
    ("that is last", put_last),
    ("done", give_back),
    registers="mci",
)
