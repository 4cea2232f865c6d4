"""Glory counts and the Imperial Favor: 3.4 of the framework, and what cards do with them."""

from __future__ import annotations

from typing import Final

from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_number, end, framework, push
from gorin.kernel.sides import is_foe
from gorin.kernel.turns import in_order
from gorin.kernel.windows import emit
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.stats import glory_count
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.lasting.edicts import NO_FAVOR, under
from gorin.rulesets.lcg.state import Game


@called()
def count_winner(s: Game) -> int:
    """Who has the highest total, of a team its first in player order; nobody (-1) if it is shared."""
    counts = [(glory_count(s, q), q) for q in in_order(s)]
    best = max(n for n, _ in counts)
    winners = [q for n, q in counts if n == best]
    return -1 if any([is_foe(s, winners[0], q) for q in winners]) else winners[0]


# --- claiming the favor: registers (who, side, source, use) ---------------------------------------------------------


def set_side(s: Game, f: Frame) -> None:
    """Whoever claims the favor sets it to either side, if it has sides."""
    if s.box.rules.format.favor_has_sides:
        ask_number(s, f.regs[0], "set the favor", (0, 1), 1)


def claim_it(s: Game, f: Frame) -> None:
    who, side, source, act = f.regs
    end(s)
    emit(s, (Event(ev.FAVOR, -1, who, side, source, act, RULEBOOK if source < 0 else 0),))


CLAIMING: Final = framework("lcg: claim the favor", ("set side", set_side), ("claim", claim_it), registers="piii")


@called()
def claim_favor(s: Game, who: int, source: int = -1, act: int = 0) -> None:
    """A player claims the favor, from the bank or from another player."""
    if who >= 0:
        push(s, CLAIMING, (who, 0, source, act))


@happens(ev.FAVOR, touches=("favor", "favor_side"))
def favor_claimed(s: Game, e: Event, after: list[Event]) -> bool:
    if under(s, NO_FAVOR, e.player):
        return False
    s.favor, s.favor_side = e.player, e.n
    return True


@happens(ev.LOSE_FAVOR, touches=("favor", "favor_side"))
def favor_lost(s: Game, e: Event, after: list[Event]) -> bool:
    """Discarded: back to the bank, claimed by nobody."""
    if s.favor < 0:
        return False
    s.favor = -1
    s.favor_side = 0
    return True


@happens(ev.TURN_FAVOR)
def favor_turned(s: Game, e: Event, after: list[Event]) -> bool:
    """Set to the other side by a card, whoever has it."""
    if s.favor < 0 or s.favor_side == e.n or not s.box.rules.format.favor_has_sides:
        return False
    s.favor_side = e.n
    return True
