"""A player has left the game while the others play on: what becomes of the conflict, and of everything that waits.

What waits goes on without the player: windows and rounds of actions pass over the empty seat, what happens to nobody
does not happen, and what the player was about is over. The conflict ends only if a side has nobody left."""

from __future__ import annotations

from typing import Final

from gorin.kernel.abilities import ABILITY, YOU
from gorin.kernel.bits import bits
from gorin.kernel.changes import PASSES, TURN
from gorin.kernel.derive import derive
from gorin.kernel.faces import listen
from gorin.kernel.fields import Frame
from gorin.kernel.machine import abandon, is_abandoned
from gorin.kernel.sides import clockwise
from gorin.kernel.turns import next_among, pass_over
from gorin.kernel.windows import follow
from gorin.rulesets.lcg.conflict import declaring
from gorin.rulesets.lcg.conflict import ring_effects as rings
from gorin.rulesets.lcg.conflict.duels import DUEL
from gorin.rulesets.lcg.conflict.moving import ending_early
from gorin.rulesets.lcg.conflict.redeclaring import declare_anew
from gorin.rulesets.lcg.conflict.resolving import CONFLICT
from gorin.rulesets.lcg.costs.pools import BIDS
from gorin.rulesets.lcg.facts import DEFENDING, REMOVED
from gorin.rulesets.lcg.framework import favor
from gorin.rulesets.lcg.playing import windows as playing
from gorin.rulesets.lcg.playing.playable import still_in
from gorin.rulesets.lcg.sides import CHOSEN, leave_sides
from gorin.rulesets.lcg.state import DEFENDER, DEFENDING_PLAYERS, HIDDEN_BID, ON, WINNER, Game

# sequences that are about one player's doing, and the register that holds this player
DOINGS: Final = {playing.PLAYING: playing.YOU, rings.RING_EFFECT: rings.WHO, favor.CLAIMING: 0}


def play_on(s: Game) -> None:
    """Those who remain go on where they are."""
    ended = s.con[ON] and not leave_sides(s)
    for i, f in enumerate(s.frames):
        without_the_gone(s, f)
        if f.kind == BIDS and s.frames[i - 1].kind == DUEL and s.gone & f.regs[0]:
            give_up_bid(s, f)
    listen(s)
    derive(s)
    if ended:
        s.con[WINNER] = -1
        follow(s, ending_early(s))


def without_the_gone(s: Game, f: Frame) -> None:
    """One sequence that waits."""
    kind, r = f.kind, f.regs
    if kind == s.box.order.window:
        pass_over(s, r, TURN, PASSES)
    elif kind == playing.ACTIONS:
        if r[playing.SPECIAL]:  # whoever has passed is out
            r[playing.TURN] = next_among(s, r[playing.TURN], still_in(s))
        if pass_over(s, r, playing.TURN, playing.PASSES) if not r[playing.SPECIAL] else r[playing.TURN] < 0:
            abandon(s, f)
    elif kind == CONFLICT:
        if s.con[ON]:
            undefended(s, f)
        else:
            undeclared(s, f)
    elif kind in DOINGS:
        if s.gone >> r[DOINGS[kind]] & 1:
            abandon(s, f)
    elif is_ability(s, f) and s.gone >> r[YOU] & 1:
        abandon(s, f)


def is_ability(s: Game, f: Frame) -> bool:
    a = s.box.abilities.get(f.regs[ABILITY]) if len(f.regs) > ABILITY else None
    return a is not None and a.frame == f.kind


def give_up_bid(s: Game, f: Frame) -> None:
    """Nobody bids for a duel that one of two has left; who has selected a number shows it."""
    for q in bits(f.regs[0] & s.alive):
        s.bid[q] -= HIDDEN_BID if s.bid[q] >= HIDDEN_BID else 0
    abandon(s, f)


def undefended(s: Game, f: Frame) -> None:
    """Defenders are being declared: those who remain go on, one after another."""
    r = f.regs
    side = s.con[DEFENDING_PLAYERS] | s.gone & s.box.teams[s.con[DEFENDER]]
    before = clockwise(side, s.con[DEFENDER])[: r[declaring.ALLY]]
    r[declaring.ALLY] -= sum([s.gone >> q & 1 for q in before])


def undeclared(s: Game, f: Frame) -> None:
    """A conflict that is being declared: without its attacker it is none; one whose opponent left, or whose attackers
    all left with a team-mate, is declared anew."""
    r = f.regs
    if f.step > s.box.tables.labels[CONFLICT]["3.2 declared"] or is_abandoned(s, f):
        return
    if not s.alive >> r[declaring.WHO] & 1:
        s.p[DEFENDING] = 0
        abandon(s, f)
        return
    place, foe = r[declaring.PROVINCE], r[declaring.FOE]
    without = not r[CHOSEN] and f.step > s.box.tables.labels[CONFLICT]["3.2 another attacker"]
    if without or (place >= 0 and s.p[REMOVED] >> place & 1) or (foe >= 0 and not s.alive >> foe & 1):
        declare_anew(s, f)
