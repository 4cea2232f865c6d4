"""In player order, where there are teams: one player of each team in turn, and each team says who of it goes.

Decision: a team is asked where two or more of its players have something to do, in the steps in which each player
decides in the open about his or her own cards (4.2, 4.6). What is chosen in secret, or happens to all at once, goes by
seat; in windows anybody of a team may act anyway."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits, mask_of
from gorin.kernel.decisions import SELECT, Option
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, end, framework, goto, push
from gorin.kernel.turns import in_order
from gorin.rulesets.lcg.framework.phases import TURNS, may_go, must_go
from gorin.rulesets.lcg.player_order import said, saying
from gorin.rulesets.lcg.state import Game

# registers: the players who have something to do, the answer, the order so far
BUSY: Final = 0
ANSWER: Final = 1
ORDER: Final = 2


def who_may_go(s: Game, busy: int, gone: list[int]) -> list[int]:
    """The players of the team whose turn it is: the first team, then the other, then the first again, …"""
    left = [q for q in in_order(s) if busy >> q & 1 and q not in gone]
    if not left:
        return []
    been = [s.box.teams[q] for q in gone]
    teams = dict.fromkeys([s.box.teams[q] for q in in_order(s)])  # the first team first
    next_one = min([team for team in teams if any([team >> q & 1 for q in left])], key=been.count)
    return [q for q in left if next_one >> q & 1]


def choose(s: Game, f: Frame) -> None:
    """The first of the team in player order says who goes."""
    found = who_may_go(s, f.regs[BUSY], said(f.regs[ORDER]))
    if not found:
        goto(s, f, "told")
    elif len(found) == 1:
        f.regs[ANSWER] = found[0]
    else:
        ask(s, found[0], "who of your team goes first", [Option(SELECT, -1, q) for q in found], ANSWER)


def chosen(s: Game, f: Frame) -> None:
    f.regs[ORDER] = saying([*said(f.regs[ORDER]), f.regs[ANSWER]])
    goto(s, f, "choose")


def told(s: Game, f: Frame) -> None:
    s.ret = f.regs[ORDER]
    end(s)


IN_PLAYER_ORDER: Final = framework(
    "lcg: player order of teams", ("choose", choose), ("chosen", chosen), ("told", told), registers="iii"
)


def order_to_discard(s: Game, f: Frame) -> None:
    """4.2: those who have characters without fate."""
    push(s, IN_PLAYER_ORDER, (mask_of({s.holder[c] for c in bits(f.regs[0])}),))


def order_to_clear(s: Game, f: Frame) -> None:
    """4.6: those who have faceup cards in their provinces."""
    push(s, IN_PLAYER_ORDER, (mask_of([q for q in bits(s.alive) if may_go(s, q) | must_go(s, q)]),))


def keep_order(s: Game, f: Frame) -> None:
    f.regs[TURNS] = s.ret
