"""Inviting allies, in games of three players and more: first the Attacker, then the Defender may invite any of the
others to join his side. An invitation is neither accepted nor declined; it allows to come."""

from __future__ import annotations

from typing import Final

from gorin.kernel.decisions import FINISHED, SELECT, Option
from gorin.kernel.fields import Frame
from gorin.kernel.log import tell
from gorin.kernel.machine import ask, framework, goto, push
from gorin.rulesets.ccg.facts import ATTACKING, DEFENDING
from gorin.rulesets.ccg.sides import invite, invited, leader, third_parties
from gorin.rulesets.ccg.state import Game

# registers
ANSWER: Final = 0
SIDE: Final = 1  # 0 the Attacker invites, 1 the Defender


def invite_allies(s: Game) -> None:
    """Let the leaders of an attack invite, if there is anybody to invite."""
    if s.box.seats > 2 and third_parties(s):
        push(s, INVITING)


def side_inviting(f: Frame) -> int:
    return DEFENDING if f.regs[SIDE] else ATTACKING


def whom(s: Game, f: Frame) -> None:
    """One after another, or nobody else."""
    side = side_inviting(f)
    asked = [q for q in third_parties(s) if not invited(s, side) >> q & 1]
    f.regs[ANSWER] = FINISHED.value
    if asked:
        ask(s, leader(s, side), "invite allies", [*(Option(SELECT, -1, q) for q in asked), FINISHED], ANSWER)


def invitation(s: Game, f: Frame) -> None:
    r, side = f.regs, side_inviting(f)
    if r[ANSWER] != FINISHED.value:
        invite(s, r[ANSWER], side)
        if s.log is not None:
            name = s.box.rules.seat_name
            tell(
                s,
                f"{name(leader(s, side))} invites {name(r[ANSWER])} to join the {'defense' if r[SIDE] else 'attack'}.",
            )
        goto(s, f, "whom")
    elif side == ATTACKING:
        r[SIDE] = 1
        goto(s, f, "whom")


INVITING: Final = framework("ccg: inviting allies", ("whom", whom), ("invitation", invitation), registers="ii")
