"""Conflicts of teams: who gets the fate on the contested ring."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.decisions import SELECT, Option
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask
from gorin.rulesets.lcg.conflict.declaring import ANSWER, WHICH_RING, WHO
from gorin.rulesets.lcg.rings.numbers import NO_RING
from gorin.rulesets.lcg.sides import side_led_by
from gorin.rulesets.lcg.state import Game


def ask_who_gains(s: Game, f: Frame) -> None:
    """3.2: fate on the ring that will be contested goes to one of the attacking players, as the one who declares says.
    Decision: all of an attacking team are attacking players, with or without a character there."""
    who, ring = f.regs[WHO], f.regs[WHICH_RING]
    side = bits(side_led_by(s, who))
    if ring != NO_RING and s.ring_fate[ring] and len(side) > 1:
        first = [who, *[q for q in side if q != who]]
        ask(s, who, "who gains the fate", [Option(SELECT, -1, q) for q in first], ANSWER)
