"""Duels of Samurai Edition: each player focuses from a pool of three cards, once from his hand; a Duelist who is not
the stronger one begins, and must focus; he has no other advantage."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits, low
from gorin.kernel.decisions import PICK, Option
from gorin.kernel.derive import derive
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_card, goto
from gorin.kernel.sequences import Change, after, instead, without
from gorin.kernel.windows import emit
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.stats import stat
from gorin.rulesets.ccg.battle.dueling import (
    FIGHTERS,
    FROM_HAND,
    MUST,
    OTHER_STAT,
    POOL,
    REPLY,
    STAT,
    TURN,
    player,
    put_under,
)
from gorin.rulesets.ccg.battle.duels import DUEL_FRAME, chosen, decide, duel_ends, instead_of_focusing, offer
from gorin.rulesets.ccg.events import unheard
from gorin.rulesets.ccg.facts import DUELIST, HAND, IN_POOL
from gorin.rulesets.ccg.places.zones import fate_deck, lift
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.telling.log import tell_pool, tell_pool_put_back

IN_A_POOL: Final = 3  # cards, if the Fate deck has so many


def form_pools(s: Game, f: Frame) -> None:
    """The top cards of each Fate deck, the challenger's first; forming a pool is not drawing."""
    r = f.regs
    for side in (0, 1):
        who = player(s, f, side)
        deck = s.zones[fate_deck(who)]
        found = deck[-IN_A_POOL:][::-1]
        for c in found:
            lift(s, c)
            s.p[IN_POOL] |= 1 << c
            r[POOL + side] |= 1 << c
        if s.log is not None:
            tell_pool(s, who, found)
    derive(s)
    r[TURN] = duelist_first(s, f)
    if not unheard(s, ev.POOLS_FORMED):
        emit(s, (Event(ev.POOLS_FORMED, -1, s.first, tag=RULEBOOK),))


def duelist_first(s: Game, f: Frame) -> int:
    """A Duelist against one who is none, and whose statistic is not lower than his, has the first opportunity and must
    focus. Decision: also one who is challenged, who would be the first anyway."""
    r = f.regs
    stats = [stat(s, low(r[FIGHTERS + i]), r[OTHER_STAT] if i else r[STAT]) for i in (0, 1)]
    skilled = [s.p[DUELIST] & r[FIGHTERS + i] != 0 for i in (0, 1)]
    for side in (0, 1):
        if skilled[side] and not skilled[1 - side] and stats[1 - side] >= stats[side]:
            r[MUST] = 1 << side
            return side
    return 1


def focus_or_strike(s: Game, f: Frame) -> None:
    """A card of the focus pool; once in the duel one of the hand. Decision: there is no other limit."""
    r = f.regs
    side = r[TURN]
    mine = r[POOL + side] & s.p[IN_POOL]
    if not r[FROM_HAND] >> side & 1:
        mine |= s.p[HAND] & s.ctl[player(s, f, side)]
    offer(s, f, [Option(PICK, c, c) for c in bits(mine)] or instead_of_focusing(s, f))


def note_hand(s: Game, f: Frame) -> None:
    """Focusing from the hand is for once in a duel."""
    r = f.regs
    if r[REPLY] >= 0 and s.p[HAND] >> r[REPLY] & 1:
        r[FROM_HAND] |= 1 << r[TURN]
    chosen(s, f)


def compare(s: Game, f: Frame) -> None:
    """Nobody wins ties but by a trait."""
    decide(s, f)


def put_back(s: Game, f: Frame) -> None:
    """What is left of the pools goes to the bottom of the Fate decks, in any order: the challenger's first."""
    r = f.regs
    r[TURN] = 0 if r[POOL] else 1
    r[REPLY] = -1
    left = r[POOL + r[TURN]]
    if left & left - 1:
        ask_card(s, player(s, f, r[TURN]), "put on the bottom next", left, REPLY)


def put_back_one(s: Game, f: Frame) -> None:
    """One card is at the bottom now; its player knows it there, the others do not know which it was."""
    r = f.regs
    side = r[TURN]
    left, who = r[POOL + side], player(s, f, side)
    if not left:
        return
    c = r[REPLY] if r[REPLY] >= 0 else low(left)
    if left & left - 1:
        s.known = [m if q == who else m & ~left for q, m in enumerate(s.known)]
    if s.log is not None:
        tell_pool_put_back(s, who, c, left == 1 << c)
    put_under(s, c)
    s.known[who] |= 1 << c
    derive(s)
    goto(s, f, "put back the focus pools")


DUELS: Final[tuple[Change, ...]] = (
    after(DUEL_FRAME, "begins", ("focus pools", form_pools)),
    instead(DUEL_FRAME, "focus or strike", focus_or_strike),
    instead(DUEL_FRAME, "chosen", note_hand),
    without(DUEL_FRAME, "Duelist's replacement"),
    without(DUEL_FRAME, "replaced"),
    without(DUEL_FRAME, "focus another"),
    without(DUEL_FRAME, "focused another"),
    instead(DUEL_FRAME, "compare", compare),
    without(DUEL_FRAME, "duel ends"),
    after(
        DUEL_FRAME,
        "discard focused cards",
        ("put back the focus pools", put_back),
        ("put back one", put_back_one),
        ("duel ends after that", duel_ends),
    ),
)
