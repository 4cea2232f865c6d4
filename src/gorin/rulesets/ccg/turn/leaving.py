"""A player has left the game while the others play on: what becomes of cards, of the attack and of everything that
waits.

No sequence is taken away. Rounds and windows pass over the empty seat, what happens to nobody does not happen
(`playing/negation.py`), an action that resolves is finished and one that does not yet is over. Battles go on without
the Attacker, but not without the Defender."""

from __future__ import annotations

from typing import Final

from gorin.kernel.abilities import ABILITY, YOU
from gorin.kernel.bits import bits
from gorin.kernel.changes import PASSES, TURN
from gorin.kernel.fields import Frame
from gorin.kernel.machine import abandon, goto, is_abandoned, titles_of
from gorin.kernel.rows import expire
from gorin.kernel.turns import next_player, pass_over
from gorin.kernel.zones import give_control
from gorin.rulesets.ccg.attributes.stats import unit
from gorin.rulesets.ccg.battle import attack, inviting
from gorin.rulesets.ccg.battle.created_battlefields import APART
from gorin.rulesets.ccg.battle.dueling import break_off, off
from gorin.rulesets.ccg.battle.duels import DUEL_FRAME
from gorin.rulesets.ccg.battle.fighting import BATTLE_FRAME
from gorin.rulesets.ccg.facts import (
    ATTACK_SIDE,
    BOWED,
    CREATED,
    DEFENSE_SIDE,
    FOUGHT,
    GONE,
    IN_PLAY,
    PERSONALITY,
    REMOVED,
)
from gorin.rulesets.ccg.places.zones import go_home, remove, to_pile
from gorin.rulesets.ccg.playing import attaching, gold, recruiting, rounds
from gorin.rulesets.ccg.playing.negation import expire_negations
from gorin.rulesets.ccg.sides import guests, leave_sides, take_sides
from gorin.rulesets.ccg.state import BATTLE, NO_BATTLE, Game
from gorin.rulesets.ccg.turn.phases import TURNS, WHOSE
from gorin.rulesets.ccg.turn.revealing import EVENTS, HERE

RESOLVES: Final = "F before resolution"  # the step of an action from which on it is finished whoever has left
# sequences that are about one player's doing, and the register that holds this player
DOINGS: Final = {
    recruiting.RECRUITING: recruiting.BUYER,
    recruiting.BRINGING: recruiting.BUYER,
    attaching.ATTACHING: attaching.WHO,
    gold.PAYMENT: gold.BUYER,
    rounds.EXTRA: rounds.WHOSE,
    rounds.SIDING: rounds.SIDES_PLAYER,
}
FIGHTING: Final = (attack.ATTACK_FRAME, BATTLE_FRAME, APART, inviting.INVITING)


def carry_on(s: Game) -> None:
    """Those who remain go on where they are."""
    attacker = s.attacker
    called_off = attacker >= 0 and not leave_sides(s)
    take_away(s)
    for f in s.frames:
        if called_off and (f.kind in FIGHTING or (f.kind == rounds.ROUND and f.regs[rounds.IN_BATTLE])):
            abandon(s, f)
        else:
            without_the_gone(s, f)
            if f.kind == attack.ATTACK_FRAME and s.gone >> attacker & 1:
                f.regs[attack.ORDERS] = next_player(s, attacker) + 1
    if called_off:
        call_off(s)


def without_the_gone(s: Game, f: Frame) -> None:
    """One sequence that waits."""
    kind, r = f.kind, f.regs
    if kind == s.box.order.window:
        pass_over(s, r, TURN, PASSES)
    elif kind == rounds.ROUND:
        if pass_over(s, r, rounds.TURN, rounds.PASSES) or (
            not r[rounds.IN_BATTLE] and not s.alive >> whose_turn(s) & 1
        ):
            abandon(s, f)
    elif kind == TURNS:
        if s.gone >> r[WHOSE] - 1 & 1:
            goto(s, f, "turn ends")
    elif kind == EVENTS:
        if s.gone >> s.owner[r[HERE]] & 1:
            s.held = 0
            abandon(s, f)
    elif kind in DOINGS:
        if s.gone >> r[DOINGS[kind]] & 1:
            s.ret = 0
            abandon(s, f)
    elif kind == attack.ATTACK_FRAME:
        unassigned(s, f)
    elif kind == DUEL_FRAME:
        if off(f) and not is_abandoned(s, f):
            break_off(s)
            abandon(s, f)
    elif is_ability(s, f) and s.gone >> r[YOU] & 1 and not resolves(s, f):
        abandon(s, f)


def whose_turn(s: Game) -> int:
    """The player whose turn it is, though he may have left."""
    return next((f.regs[WHOSE] - 1 for f in s.frames if f.kind == TURNS), s.first)


def unassigned(s: Game, f: Frame) -> None:
    """Nobody assigns the units of who has left."""
    if s.gone >> attack.who_assigns(s, f) & 1 and f.step < s.box.tables.labels[f.kind]["maneuvers end"]:
        del f.regs[attack.MADE :]
        goto(s, f, "assign")


def is_ability(s: Game, f: Frame) -> bool:
    a = s.box.abilities.get(f.regs[ABILITY]) if len(f.regs) > ABILITY else None
    return a is not None and a.frame == f.kind


def resolves(s: Game, f: Frame) -> bool:
    """Is what an action was taken for happening already? Traits and what was delayed always are."""
    titles = titles_of(s, f.kind)
    return RESOLVES not in titles or f.step > titles.index(RESOLVES) or is_abandoned(s, f)


def take_away(s: Game) -> None:
    """The cards of those who have left are out of the game, and the created cards that they control; their provinces
    are gone without being destroyed. What others own is theirs again, but for attachments on what is gone: those are
    discarded. Created cards that others control stay. Nobody has their Favor."""
    gone = ~s.alive
    theirs = 0
    for c, q in enumerate(s.owner):
        b = 1 << c
        held = s.p[CREATED] & s.p[IN_PLAY] & b
        if gone >> (s.holder[c] if held else q) & 1 and not (s.p[REMOVED] | s.p[GONE]) & b:
            theirs |= b
    for c in bits(s.p[IN_PLAY] & ~theirs):
        if s.host[c] >= 0 and theirs >> s.host[c] & 1:
            to_pile(s, c)
        elif gone >> s.holder[c] & 1:
            give_control(s, c, s.owner[c])
            if s.p[PERSONALITY] >> c & 1:
                go_home(s, c)
    for c in bits(theirs):
        remove(s, c)
    for q, lands in enumerate(s.provinces):
        if gone >> q & 1:
            lands.clear()
    if s.favor >= 0 and gone >> s.favor & 1:
        s.favor = -1


def call_off(s: Game) -> None:
    """There are no battlefields any more: all units return home, bowed if they attacked or were allied."""
    s.p[BOWED] |= unit(s, (s.p[ATTACK_SIDE] | guests(s)) & s.p[IN_PLAY])
    for c in bits(s.p[ATTACK_SIDE] | s.p[DEFENSE_SIDE]):
        go_home(s, c)
    expire(s, BATTLE)
    expire_negations(s, BATTLE)
    take_sides(s, -1, -1)
    s.fought = s.p[FOUGHT] = 0
    s.battle[:] = NO_BATTLE
