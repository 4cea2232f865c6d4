"""What the attacker may take from a broken province: the dynasty cards in it.

That is part of the break: it comes at once, before anybody reacts, whether the province breaks in 3.2.5 or an effect
breaks it while it is attacked. Decision: only the attacking player has this option, and only for attacked provinces
(rr.open-break-discard-subset.2); the cards are chosen one by one and discarded together."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.decisions import FINISHED, PICK, Option
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, end, framework, goto, push
from gorin.kernel.windows import emit
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.facts import IN_PLAY
from gorin.rulesets.lcg.playing.refilling import refill_step
from gorin.rulesets.lcg.provinces.breaking import lying_in
from gorin.rulesets.lcg.state import ATTACKER, ON, SPOILS, Game

# registers of the frame: the provinces, the answer, the result somebody waits for, the cards chosen so far
PLACES, CHOICE, RESULT, TAKEN = 0, 1, 2, 3


def spoils(s: Game) -> int:
    """Attacked provinces that have just broken; a game that is over by that leaves nothing to take."""
    return int(s.con[SPOILS]) if s.con[ON] and not s.gone else 0


def take_spoils(s: Game, found: int, after: list[Event]) -> None:
    s.con[SPOILS] = 0
    if lying_in(s, found):
        push(s, TAKING_SPOILS, (found, -1, s.ret, 0))


def choose(s: Game, f: Frame) -> None:
    """One of the cards that lie there, faceup or facedown, or done."""
    f.regs[CHOICE] = -1
    left = lying_in(s, f.regs[PLACES]) & ~f.regs[TAKEN]
    if s.con[ON] and left:
        options = [Option(PICK, c, c) for c in bits(left)]
        ask(s, s.con[ATTACKER], "discard from the broken province", [*options, FINISHED], CHOICE)


def chosen(s: Game, f: Frame) -> None:
    if f.regs[CHOICE] >= 0:
        f.regs[TAKEN] |= 1 << f.regs[CHOICE]
        goto(s, f, "choose")


def discard(s: Game, f: Frame) -> None:
    """The chosen cards are discarded; a holding leaves play by that."""
    there, who = s.p[IN_PLAY], s.con[ATTACKER]
    taken = bits(f.regs[TAKEN])
    if taken and s.con[ON]:
        emit(s, tuple([Event(ev.LEAVE if there >> c & 1 else ev.DISCARD, c, who, tag=RULEBOOK) for c in taken]))


def give_back(s: Game, f: Frame) -> None:
    """Whoever waits for a result still gets it."""
    s.ret = f.regs[RESULT]
    end(s)


TAKING_SPOILS: Final = framework(
    "lcg: spoils",
    ("choose", choose),
    ("chosen", chosen),
    ("discard", discard),
    ("refill", refill_step),
    ("done", give_back),
    registers="mcim",
)
