"""Playing a character in a team: under one's own control, or under a team-mate's."""

from __future__ import annotations

from typing import Final

from gorin.kernel.decisions import SELECT, Option
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, end, framework, push
from gorin.kernel.sides import allies
from gorin.rulesets.lcg.playing.windows import CARD, HOME, HOW, INTO_CONFLICT, YOU, enter
from gorin.rulesets.lcg.state import Game

# registers: the card, who plays it, the answer
ANSWER: Final = 2


def under_whose_control(s: Game, f: Frame) -> None:
    """7. Who will control it is said as it is about to enter play. Decision: a character that takes another's place by
    disguised is its player's, as the other was."""
    s.ret = -1
    if f.regs[HOW] in (HOME, INTO_CONFLICT) and allies(s, f.regs[YOU]):
        push(s, UNDER, (f.regs[CARD], f.regs[YOU]))


def enter_under(s: Game, f: Frame) -> None:
    """7. It enters play there. What it costs, and the fate on it, is its player's."""
    enter(s, f, s.ret if s.ret != f.regs[YOU] else -1)


def ask_whose(s: Game, f: Frame) -> None:
    c, you, _ = f.regs
    ask(s, you, "under whose control", [Option(SELECT, -1, q) for q in (you, *allies(s, you))], ANSWER, c)


def told(s: Game, f: Frame) -> None:
    s.ret = f.regs[ANSWER]
    end(s)


UNDER: Final = framework("lcg: under whose control", ("whose", ask_whose), ("told", told), registers="cpi")
