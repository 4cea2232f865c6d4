"""What effects read of the duel that is being fought, and what they do to it."""

from __future__ import annotations

from itertools import pairwise

from gorin.kernel.abilities import ACT, DEPTH, EVENT
from gorin.kernel.bits import bits, low
from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.kernel.rows import add_lasting
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.stats import base
from gorin.rulesets.ccg.bars import DELAYS_LOSING
from gorin.rulesets.ccg.battle.dueling import (
    BEGUN,
    CARDS,
    CURSED,
    DONE_INSTEAD,
    FATED,
    FIGHTERS,
    ORDER,
    OTHER_STAT,
    REPLY,
    STAGE,
    STAT,
    off,
    player,
    take,
)
from gorin.rulesets.ccg.battle.duels import DUEL_FRAME
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.events import happens
from gorin.rulesets.ccg.facts import FATE, FOCUSED, IN_PLAY, PERSONALITY
from gorin.rulesets.ccg.playing.actions import is_ability
from gorin.rulesets.ccg.state import CHI, DUEL, FOCUS, Game


def challenges(s: Game) -> Frame | None:
    """The challenge or duel that is on, the innermost one."""
    return next((f for f in reversed(s.frames) if f.kind == DUEL_FRAME), None)


def current(s: Game) -> Frame | None:
    """The duel that is being fought."""
    f = challenges(s)
    return f if f is not None and f.regs[STAGE] >= BEGUN else None


def focused(s: Game, who: int) -> list[int]:
    """A player's focused cards, in the order in which they were focused."""
    mine = s.p[FOCUSED] & s.ctl[who]
    if not mine:
        return []
    order = [c for f in s.frames if f.kind == DUEL_FRAME for c in f.regs[ORDER:]]
    return sorted(bits(mine), key=lambda c: len(order) - order[::-1].index(c) if c in order else 0)


@called()
def challenged_player(s: Game) -> int:
    """Who controls the challenged Personality."""
    f = challenges(s)
    return player(s, f, 1) if f is not None else -1


@called()
def duelling(s: Game) -> int:
    """The Personalities in this duel."""
    f = current(s)
    return f.regs[FIGHTERS] | f.regs[FIGHTERS + 1] if f is not None else 0


@called()
def duel_stat(s: Game, mask: int) -> int:
    """The statistic this duel is about, for one of the two."""
    f = current(s)
    if f is None:
        return CHI
    return f.regs[OTHER_STAT] if f.regs[FIGHTERS + 1] & mask else f.regs[STAT]


@called()
def challenging(s: Game) -> int:
    """The Personalities in this challenge or duel."""
    f = challenges(s)
    return f.regs[FIGHTERS] | f.regs[FIGHTERS + 1] if f is not None else 0


@called()
def for_duel(s: Game, e: Event, stage: int, kind: int) -> bool:
    """Is this a consequence of winning or losing a duel: from the ability that issued the challenge, or from one that
    answers the outcome? What in turn follows from such a consequence is none."""
    for below, f in pairwise(s.frames):
        if is_ability(f) and f.regs[ACT] == e.act:
            if below.kind == DUEL_FRAME and below.regs[STAGE] == stage:
                return True
            depth = f.regs[DEPTH]
            return depth >= 0 and s.frames[depth].events[f.regs[EVENT]].kind == kind
    return False


def side_of(f: Frame | None, mask: int) -> int:
    """Which of the two is among these, or -1."""
    return next((i for i in (0, 1) if f is not None and f.regs[FIGHTERS + i] & mask), -1)


@called()
def lose_instead(s: Game, who: int) -> None:
    """If this player's Personality wins this duel, he loses instead; the other loses as he would anyway."""
    f = current(s)
    for side in (0, 1) if f is not None and not off(f) else ():
        if f is not None and player(s, f, side) == who:
            f.regs[CURSED] |= 1 << side


@called()
def focus_otherwise(s: Game) -> None:
    """An effect takes the place of the card that was to be focused."""
    f = current(s)
    if f is not None:
        f.regs[REPLY] = DONE_INSTEAD


@called()
def may_focus_otherwise(s: Game) -> bool:
    """Has no other effect taken the place of this focusing?"""
    f = current(s)
    return f is None or f.regs[REPLY] != DONE_INSTEAD


@called()
def losing_delayed(s: Game, fighters: int) -> int:
    """Those of a duel whose player delays what losing it means. It was said of this duel alone."""
    rows = [row for row in s.lasting if row.what == DELAYS_LOSING and row.mask & fighters]
    if not rows:
        return 0
    s.lasting = tuple([row for row in s.lasting if row not in rows])
    out = 0
    for row in rows:
        out |= row.mask
    return out & fighters


@called()
def make_win(s: Game, mask: int, wins: bool) -> None:
    """One of the two wins (or loses) this duel, and the other the contrary. Decision: of several such effects the last
    one prevails."""
    f = current(s)
    side = side_of(f, mask)
    if f is not None and side >= 0:
        f.regs[FATED] = 1 + 2 * side + int(wins)


@called()
def substitute(s: Game, old: int, new: int) -> None:
    """A Personality takes another's place in this challenge or duel, whatever the challenge has targeted."""
    f = challenges(s)
    side = side_of(f, old)
    people = s.p[PERSONALITY] & s.p[IN_PLAY]
    if f is not None and side >= 0 and new & people and not new & f.regs[FIGHTERS + 1 - side]:
        f.regs[FIGHTERS + side] = 1 << low(new)


@happens(ev.TO_FOCUS)
def to_focus(s: Game, e: Event, after: list[Event]) -> bool:
    """A Fate card goes to its player's focusing area, without being focused."""
    f = current(s)
    if f is None or off(f) or not s.p[FATE] & ~s.p[FOCUSED] & ~s.p[IN_PLAY] & 1 << e.card:
        return False
    for side in (0, 1):
        if player(s, f, side) == e.player:
            take(s, f, side, e.card)
            return True
    return False


@called()
def focused_by(s: Game, who: int) -> int:
    """The cards in a player's focusing area in this duel."""
    f = current(s)
    if f is None:
        return 0
    return sum([f.regs[CARDS + side] for side in (0, 1) if player(s, f, side) == who])


@happens(ev.RAISE_FOCUS)
def raise_focus(s: Game, e: Event, after: list[Event]) -> bool:
    """A focused card's Focus Value is so much, until the duel ends."""
    n = e.n - base(s, e.card, FOCUS)
    if not n or not s.p[FOCUSED] >> e.card & 1:
        return False
    add_lasting(s, FOCUS, 1 << e.card, n, e.source, DUEL, e.player)
    return True
