"""What constant abilities bring about by themselves: cards that are discarded, a game that is won, and values that two
of them set differently, of which the first player says which one counts."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.events import JOINT, RULEBOOK, SURE, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_card, end, framework, push
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.fixed_values import quarrel
from gorin.rulesets.lcg.called import CONSEQUENCES, called
from gorin.rulesets.lcg.codecs import incarnation
from gorin.rulesets.lcg.facts import IN_PLAY
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.victory import decide


@called(reads=(), wakes=(CONSEQUENCES,))
def doom(s: Game, mask: int) -> None:
    """These cards are to be discarded; no interrupt replaces or prevents it."""
    s.doomed |= mask & s.p[IN_PLAY]


@called(reads=(), wakes=(CONSEQUENCES,))
def triumph(s: Game, who: int) -> None:
    """This player has won the game by a card's own condition."""
    s.triumphs |= 1 << who


def owed(s: Game) -> int:
    """Is there anything constant abilities bring about now?"""
    if not (s.doomed or s.triumphs or s.fixes):
        return 0
    asking = any(f.kind == PRECEDENCE for f in s.frames)
    return s.doomed or s.triumphs or (0 if asking or len(s.fixes) < 2 else quarrel(s))


def bring_about(s: Game, found: int, after: list[Event]) -> None:
    if s.triumphs:
        decide(s)
    elif s.doomed:
        after += [Event(ev.LEAVE, c, s.holder[c], ev.DISCARDED, tag=RULEBOOK | SURE | JOINT) for c in bits(s.doomed)]
    else:
        push(s, PRECEDENCE, (found, -1, s.ret))


def ask_last(s: Game, f: Frame) -> None:
    """The first player determines the order in which they are applied."""
    ask_card(s, s.first, "which ability is applied last", f.regs[0] & s.p[IN_PLAY], 1)


def put_last(s: Game, f: Frame) -> None:
    last = f.regs[1]
    if last >= 0:
        cards = [*bits(f.regs[0] & ~(1 << last)), last]
        keys = [incarnation(c, s.inc[c]) for c in cards]
        s.precedence = [k for k in s.precedence if k not in keys] + keys
    derive(s)


def give_back(s: Game, f: Frame) -> None:
    s.ret = f.regs[2]
    end(s)


PRECEDENCE: Final = framework(
    "lcg: order of constant abilities",
    ("which is last", ask_last),
    ("that is last", put_last),
    ("done", give_back),
    registers="mci",
)
