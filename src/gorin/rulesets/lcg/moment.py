"""Where a game stands in its sequence: what has been declared so far, whether a pass ends a window, who bids.

What waits on the stack of frames, read for whoever thinks ahead.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from gorin.kernel.abilities import ABILITY, unpack_use
from gorin.kernel.bits import bits
from gorin.kernel.decisions import Option
from gorin.kernel.machine import step_called
from gorin.kernel.turns import all_passed, passed_before
from gorin.rulesets.lcg.codecs import play_of
from gorin.rulesets.lcg.conflict.declaring import KIND, PROVINCE, WHICH_RING
from gorin.rulesets.lcg.conflict.duels import DUEL
from gorin.rulesets.lcg.costs.pools import BIDS
from gorin.rulesets.lcg.framework.phases import FATE
from gorin.rulesets.lcg.playing.windows import (
    ACTIONS,
    FIGHT,
    INTO_CONFLICT,
    ON_A_CARD,
    PASSES,
    SPECIAL,
    TURN,
)
from gorin.rulesets.lcg.sides import CHOSEN, conflict_frame
from gorin.rulesets.lcg.state import Game


class Declared(NamedTuple):
    """What has been said of the conflict that is being declared."""

    kind: int
    ring: int
    province: int
    chosen: int  # attackers, or defenders, as a set


def declared_so_far(s: Game) -> Declared:
    """Type, ring, province and attackers (later defenders) of the conflict that is being declared."""
    r = conflict_frame(s).regs
    return Declared(r[KIND], r[WHICH_RING], r[PROVINCE], r[CHOSEN])


def closing(s: Game) -> bool:
    """Is this a conflict's action window that ends if the next player passes, too?"""
    f = s.frames[-1] if s.frames else None
    return bool(f and f.kind == ACTIONS and f.regs[FIGHT] and all_passed(s, f.regs[PASSES] + 1))


def passes_for_good(s: Game) -> bool:
    """Is this the window of the dynasty phase, in which whoever passes is not asked again?"""
    return bool(s.frames[-1].regs[SPECIAL])


def passes(s: Game) -> int:
    """How many passes there have been in this window."""
    return s.frames[-1].regs[PASSES]


def who_passed(s: Game) -> list[int]:
    """Who has passed in the action window that is open: since somebody acted, in the dynasty phase for good."""
    f = next((f for f in reversed(s.frames) if f.kind == ACTIONS), None)
    if f is None:
        return []
    if f.regs[SPECIAL]:
        return [q for q in bits(s.alive) if s.passed[q]]
    return passed_before(s, f.regs[TURN], f.regs[PASSES])


def dueling(s: Game) -> bool:
    """Is a duel going on?"""
    return any(f.kind == DUEL for f in s.frames)


def bidding(s: Game) -> bool:
    """Do players set their dials now?"""
    return bool(s.frames) and s.frames[-1].kind == BIDS


def bidders(s: Game) -> int:
    """The players who bid, as a set."""
    return s.frames[-1].regs[0]


def fate_removed(s: Game) -> bool:
    """Has the fate of this round been removed from characters?"""
    return any(f.kind == FATE and f.step > step_called(s, FATE, "4.3 remove fate") for f in s.frames)


def text_used(s: Game, option: Option) -> Any:
    """The text of the ability that an option uses, or None."""
    ability = s.box.abilities.get(unpack_use(option.value)[1])
    return None if ability is None else ability.node


def text_asking(s: Game) -> Any:
    """The text of the ability that asks for something now, or None: the rules ask."""
    f = s.frames[-1]
    ability = s.box.abilities.get(f.regs[ABILITY]) if len(f.regs) > ABILITY else None
    return ability.node if ability is not None and ability.frame == f.kind else None


def plays_into_conflict(option: Option) -> bool:
    """Is the character of this option played into the conflict?"""
    return play_of(option.value)[1] == INTO_CONFLICT


def plays_onto_a_card(option: Option) -> bool:
    """Is this option an attachment, played on a card?"""
    return play_of(option.value)[1] == ON_A_CARD
