"""Additional Attack Phases: an effect has a player attack now, whatever phase it is, which goes on afterwards."""

from __future__ import annotations

from typing import Final

from gorin.kernel.decisions import SELECT, Option
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, framework, push
from gorin.kernel.sides import foes
from gorin.kernel.windows import emit
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.dependencies import derive_if
from gorin.rulesets.ccg.battle.attack import declare_attack
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.state import ATTACK_PHASE, Game

# registers
ATTACKER: Final = 0
DEFENDER: Final = 1
BEFORE: Final = 2  # the phase that is interrupted


@called()
def attack_phase(s: Game, who: int) -> None:
    """This player has an Attack Phase now. Decision: in the midst of an attack there is no other."""
    if who >= 0 and s.attacker < 0 and s.alive >> who & 1:
        push(s, INTERLUDE, (who, 0, s.phase))


def against(s: Game, f: Frame) -> None:
    """It is not optional: somebody is attacked."""
    who = f.regs[ATTACKER]
    ask(s, who, "attack whom", [Option(SELECT, -1, q) for q in foes(s, who)], DEFENDER)


def begins(s: Game, f: Frame) -> None:
    s.phase = ATTACK_PHASE
    derive_if(s, False, "phase")
    if not ev.unheard(s, ev.PHASE_BEGINS):
        emit(s, (Event(ev.PHASE_BEGINS, -1, f.regs[ATTACKER], ATTACK_PHASE, tag=RULEBOOK),))


def declare(s: Game, f: Frame) -> None:
    declare_attack(s, f.regs[ATTACKER], f.regs[DEFENDER])


def over(s: Game, f: Frame) -> None:
    """The interrupted phase goes on."""
    s.phase = f.regs[BEFORE]
    derive_if(s, False, "phase")


INTERLUDE: Final = framework(
    "ccg: additional attack",
    ("against whom", against),
    ("begins", begins),
    ("declare", declare),
    ("over", over),
    registers="pii",
)
