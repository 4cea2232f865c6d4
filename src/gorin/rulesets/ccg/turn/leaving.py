"""A player has left and others go on: the player's cards go, and so does an attack without Attackers or Defender."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.machine import goto
from gorin.kernel.rows import expire
from gorin.rulesets.ccg.attributes.stats import unit
from gorin.rulesets.ccg.battle.attack import ATTACK_FRAME
from gorin.rulesets.ccg.battle.created_battlefields import APART
from gorin.rulesets.ccg.battle.dueling import break_off
from gorin.rulesets.ccg.battle.fighting import BATTLE_FRAME
from gorin.rulesets.ccg.facts import ATTACK_SIDE, BOWED, DEFENSE_SIDE, FOUGHT, IN_PLAY, REMOVED
from gorin.rulesets.ccg.places.zones import go_home, remove, to_pile
from gorin.rulesets.ccg.playing.negation import expire_negations
from gorin.rulesets.ccg.sides import leave_sides, take_sides
from gorin.rulesets.ccg.state import BATTLE, NO_BATTLE, Game
from gorin.rulesets.ccg.turn.phases import TURNS, WHOSE

FIGHTING: Final = (ATTACK_FRAME, BATTLE_FRAME, APART)


def carry_on(s: Game) -> None:
    """Whatever was being done is over, but a battle goes on if both sides still can; without the active player, the
    next turn follows."""
    take_away(s)
    break_off(s)
    fighting = s.attacker >= 0
    if fighting and not leave_sides(s):
        fighting = False
        call_off(s)
    keep = (TURNS, *FIGHTING) if fighting else (TURNS,)
    while s.frames and s.frames[-1].kind not in keep:
        s.frames.pop()
    for f in s.frames:
        if f.kind == TURNS and not s.alive >> f.regs[WHOSE] - 1 & 1:
            goto(s, f, "next turn")


def take_away(s: Game) -> None:
    """The cards and provinces of those who have left are out of the game; others' attachments on them are discarded."""
    theirs = sum([1 << c for c, q in enumerate(s.owner) if not s.alive >> q & 1 and not s.p[REMOVED] >> c & 1])
    for c in bits(s.p[IN_PLAY] & ~theirs):
        if s.host[c] >= 0 and theirs >> s.host[c] & 1:
            to_pile(s, c)
    for c in bits(theirs):
        remove(s, c)
    for q, lands in enumerate(s.provinces):
        if not s.alive >> q & 1:
            lands.clear()


def call_off(s: Game) -> None:
    """There are no battlefields any more: all units return home, bowed if they attacked."""
    s.p[BOWED] |= unit(s, s.p[ATTACK_SIDE] & s.p[IN_PLAY])
    for c in bits(s.p[ATTACK_SIDE] | s.p[DEFENSE_SIDE]):
        go_home(s, c)
    expire(s, BATTLE)
    expire_negations(s, BATTLE)
    take_sides(s, -1, -1)
    s.fought = s.p[FOUGHT] = 0
    s.battle[:] = NO_BATTLE
