"""What the attacker may take from a broken province: the dynasty cards in it.

In 3.2.5 that follows the break and its reactions. A province that an effect breaks while it is attacked is asked for at
once. Decision: only the attacking player has this option, and only for attacked provinces
(rr.open-break-discard-subset.2)."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.decisions import FINISHED, PICK, Option
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.machine import ask, end, framework, goto, push
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.facts import IN_PLAY
from gorin.rulesets.lcg.playing import refill_step
from gorin.rulesets.lcg.provinces import lying_in
from gorin.rulesets.lcg.state import ATTACKER, ON, SPOILS, Game

# registers of the frame: the provinces, the answer, the result somebody waits for
PLACES, CHOICE, RESULT = 0, 1, 2


def ask_for_spoils(s: Game, provinces: int, reg: int) -> None:
    """One of the cards that lie there, faceup or facedown, or done."""
    there = lying_in(s, provinces)
    if there:
        options = [Option(PICK, c, c) for c in bits(there)]
        ask(s, s.con[ATTACKER], "discard from the broken province", [*options, FINISHED], reg)


def discard_spoils(s: Game, card: int) -> None:
    """The chosen card is discarded; a holding leaves play by that."""
    kind = ev.LEAVE if s.p[IN_PLAY] >> card & 1 else ev.DISCARD
    s.box.rules.emit(s, (Event(kind, card, s.con[ATTACKER], tag=RULEBOOK),))


def spoils(s: Game) -> int:
    """Attacked provinces that an effect has just broken."""
    return int(s.con[SPOILS]) if s.con[ON] else 0


def take_spoils(s: Game, found: int, after: list[Event]) -> None:
    s.con[SPOILS] = 0
    if lying_in(s, found):
        push(s, TAKING_SPOILS, (found, -1, s.ret))


def choose(s: Game, f: Any) -> None:
    f.regs[CHOICE] = -1
    if s.con[ON]:
        ask_for_spoils(s, f.regs[PLACES], CHOICE)


def chosen(s: Game, f: Any) -> None:
    if f.regs[CHOICE] >= 0:
        goto(f, "choose")
        discard_spoils(s, f.regs[CHOICE])


def give_back(s: Game, f: Any) -> None:
    """Whoever waits for a result still gets it."""
    s.ret = f.regs[RESULT]
    end(s)


TAKING_SPOILS = framework(
    "lcg: spoils",
    ("choose", choose),
    ("discard", chosen),
    ("refill", refill_step),
    ("done", give_back),
    registers="mci",
)
