"""Fate that an additional cost puts on unclaimed rings: its payer chooses each ring before anything is paid."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.decisions import SELECT, Option
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, end, framework, goto, push
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.costs.dues import price_of
from gorin.rulesets.lcg.rings.numbers import and_then
from gorin.rulesets.lcg.rings.pools import unclaimed_rings
from gorin.rulesets.lcg.state import Game

# registers (payer, how many are to be chosen, the ring that takes none, answer, chosen so far, how many these are)
WHO: Final = 0
LEFT: Final = 1
SPARED: Final = 2
ANSWER: Final = 3
CHOSEN: Final = 4
COUNT: Final = 5


def ask_ring(s: Game, f: Frame) -> None:
    rings = [i for i in bits(unclaimed_rings(s)) if i != f.regs[SPARED]]
    ask(s, f.regs[WHO], "choose a ring for fate", [Option(SELECT, -1, i) for i in rings], ANSWER)


def ring_chosen(s: Game, f: Frame) -> None:
    r = f.regs
    r[CHOSEN] = and_then(r[CHOSEN], r[COUNT], r[ANSWER])
    r[COUNT] += 1
    if r[COUNT] < r[LEFT]:
        goto(s, f, "which ring")
        return
    s.ret = r[CHOSEN]
    end(s)


RINGS_THAT_TAKE_FATE: Final = framework(
    "lcg: rings that take fate", ("which ring", ask_ring), ("that one", ring_chosen), registers="piiiii"
)


def ask_for_rings(s: Game, who: int, n: int, spared: int = -1) -> None:
    """When it is over, `s.ret` holds the rings; at once if none is to be chosen."""
    s.ret = 0
    if n:
        push(s, RINGS_THAT_TAKE_FATE, (who, n, spared))


@called()
def rings_for(s: Game, occasion: int, c: int, who: int) -> None:
    """The rings for what this player owes for doing this with this card."""
    ask_for_rings(s, who, price_of(s, occasion, c, who).rings)
