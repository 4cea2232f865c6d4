"""Where a game stands in its sequence: the maneuver, the duel, the payment, whether a pass ends a battle.

What waits on the stack of frames, read for whoever thinks ahead.
"""

from __future__ import annotations

from typing import NamedTuple

from gorin.kernel.machine import step_called
from gorin.kernel.turns import asked_from, passed_before, passes_needed
from gorin.rulesets.ccg.battle import attack, dueling
from gorin.rulesets.ccg.battle.dueling import STRIKES, TOP_CARD
from gorin.rulesets.ccg.battle.duels import DUEL_FRAME
from gorin.rulesets.ccg.battle.fighting import BATTLE_FRAME
from gorin.rulesets.ccg.codecs import noted
from gorin.rulesets.ccg.playing import gold
from gorin.rulesets.ccg.playing.rounds import IN_BATTLE, PASSES, ROUND, TURN
from gorin.rulesets.ccg.sides import takes_part
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.turn.phases import TURNS

__all__ = ["STRIKES", "TOP_CARD"]


def still_buys(s: Game, who: int) -> bool:
    """Is it this player's turn, with bringing cards into play yet to come?"""
    if s.first != who:
        return False
    f = s.frames[0] if s.frames else None
    return bool(f and f.kind == TURNS and f.step < step_called(s, TURNS, "5b discard faceup cards"))


def closing(s: Game) -> bool:
    """Is this a battle's action round that ends if the next player passes, too?"""
    f = s.frames[-1] if s.frames else None
    if not f or f.kind != ROUND or not f.regs[IN_BATTLE]:
        return False
    later = asked_from(s, f.regs[TURN])[1 : passes_needed(s) - f.regs[PASSES]]
    return not any(takes_part(s, q) for q in later)


def who_passed(s: Game) -> list[int]:
    """Who has passed in the action round that is open, since somebody acted; in a battle, who has no part in it too."""
    f = next((f for f in reversed(s.frames) if f.kind == ROUND), None)
    return passed_before(s, f.regs[TURN], f.regs[PASSES]) if f else []


def unresolved(s: Game) -> bool:
    """Is the current battle yet to be resolved?"""
    return any(f.kind == BATTLE_FRAME and f.step < step_called(s, BATTLE_FRAME, "rehonor first") for f in s.frames)


# --- maneuvers ------------------------------------------------------------------------------------------------------


class Maneuver(NamedTuple):
    """A player assigns units to battlefields."""

    defends: bool  # is it the Defender?
    infantry: bool  # is it the Infantry Maneuvers?
    unit: int  # the one that goes somewhere now
    made: dict[int, int]  # per battlefield, who has been sent there
    free: int  # who else could be sent


def maneuver(s: Game) -> Maneuver:
    """The maneuver of the attack that is on."""
    f = next(f for f in reversed(s.frames) if f.kind == attack.ATTACK_FRAME)
    made: dict[int, int] = {}
    for x in f.regs[attack.MADE :]:
        unit, field = noted(x)
        made[field] = made.get(field, 0) | 1 << unit
    infantry = f.regs[attack.TURN] % attack.TO_THE_LEFT < attack.CAVALRY_ONLY
    return Maneuver(bool(attack.defends(f)), infantry, f.regs[attack.UNIT], made, attack.free_units(s, f))


# --- duels ----------------------------------------------------------------------------------------------------------


class Duel(NamedTuple):
    """A duel; of each pair, the first is the challenger's."""

    stat: int  # what is compared
    fighters: tuple[int, int]  # sets of one
    cards: tuple[int, int]  # focused, as sets
    times: tuple[int, int]  # how often each player has focused
    players: tuple[int, int]


def duel(s: Game) -> Duel:
    """The duel that is being fought."""
    f = next(f for f in reversed(s.frames) if f.kind == DUEL_FRAME)
    r = f.regs
    one, cards, times = dueling.FIGHTERS, dueling.CARDS, dueling.TIMES
    return Duel(
        r[dueling.STAT],
        (r[one], r[one + 1]),
        (r[cards], r[cards + 1]),
        (r[times], r[times + 1]),
        (dueling.player(s, f, 0), dueling.player(s, f, 1)),
    )


# --- paying ---------------------------------------------------------------------------------------------------------


class Payment(NamedTuple):
    """Gold that is being paid."""

    want: int  # what is missing
    sources: list[tuple[int, int]]  # the cards that could produce some, each with how much


def payment(s: Game) -> Payment:
    """The payment that is asked for; its sources are in the order of the options."""
    r = s.frames[-1].regs
    found = gold.sources(s, r[gold.BUYER], r[gold.WHAT], r[gold.KEPT])
    return Payment(r[gold.WANT] - r[gold.PAID], [(via, n) for _, via, n in found])
