"""0 Chi: who is destroyed by it, and from which effect that comes: the latest that gave him a Chi penalty.

Penalties that last are rows, in the order in which they began. Those of tokens, Items and continuous traits stand as
long as their token or card does; a row of its own (`bars.WEAKENED`) notes when each of them began.
"""

from __future__ import annotations

from collections import Counter

from gorin.kernel.bits import bits
from gorin.kernel.events import RULEBOOK, SURE, Event
from gorin.kernel.rows import add_lasting
from gorin.rulesets.ccg import bars
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.stats import base, stat
from gorin.rulesets.ccg.facts import CREATED, IN_PLAY, ITEM, PERSONALITY
from gorin.rulesets.ccg.state import CHI, NEVER, Game


def without_chi(s: Game) -> int:
    """Personalities with 0 Chi. Only a penalty brings Chi to 0, or it is printed so: nobody else is looked at."""
    risk = s.p[CREATED]
    if s.box.frail:
        risk |= sum([1 << c for c in bits(s.p[IN_PLAY] & s.p[PERSONALITY]) if s.kind[c] in s.box.frail])
    for row in s.lasting:
        if (row.what == CHI and row.n < 0) or (row.what == CHI + bars.MAXIMUM and row.n <= 0):
            risk |= row.mask
    for c, _ in standing_penalties(s):
        risk |= 1 << c
    if not risk:
        return 0
    risk &= s.p[IN_PLAY] & s.p[PERSONALITY]
    if not s.box.rules.edition.zero_chi_is_sure:
        risk &= ~cannot_be_destroyed(s)
    out = 0
    for c in bits(risk):
        if stat(s, c, CHI) == 0 and not spared(s, c):
            out |= 1 << c
    return out


def cannot_be_destroyed(s: Game) -> int:
    """The cards whose destruction is negated as long as something stands or lasts, not only this once."""
    out = s.deny[ev.DESTROY]
    for row in s.negations:
        if row.kind in (ev.DESTROY, -1) and not row.act and not row.n:
            out |= row.mask
    return out


def spared(s: Game, c: int) -> bool:
    """Other players' actions cannot destroy some, and it was such an action that brought this one's Chi to 0."""
    return bool(s.bars[bars.DESTROYED_BY_OTHERS] >> c & 1) and latest(s, c)[1] not in (-1, s.holder[c])


def latest(s: Game, c: int) -> tuple[int, int]:
    """From which card, and by whom, the latest effect came that lowered his Chi; -1 for the rules."""
    items = s.att[c] & s.p[ITEM]
    by = [
        row
        for row in s.lasting
        if (row.what == CHI and row.n < 0 and row.mask & (1 << c | items))
        or (row.what == bars.WEAKENED and row.mask >> c & 1)
    ]
    return (by[-1].source, by[-1].by) if by else (-1, -1)


def die(s: Game, found: int, after: list[Event]) -> None:
    """Destroyed at once; to negate this once would not help, for his Chi is still 0 and he would be destroyed again. It
    comes from the latest effect that lowered his Chi, else the rules."""
    for c in bits(found):
        source, who = latest(s, c)
        after.append(Event(ev.DESTROY, c, who, 0, source, 0, SURE | RULEBOOK))


# --- penalties that are no rows -----------------------------------------------------------------------------------


def standing_penalties(s: Game) -> list[tuple[int, int]]:
    """The Chi penalties of continuous traits, Items and tokens: each the Personality and the card it comes from. Of
    those that begin at once, what was put there begins after what the table has made true."""
    out: list[tuple[int, int]] = []
    for what, mask, n, source in s.mods:
        if what == CHI and n < 0:
            out += [(c, source) for c in bits(mask & s.p[PERSONALITY])]
    for c in bits(s.p[IN_PLAY] & s.p[ITEM]) if s.box.weakens else ():
        if s.host[c] >= 0 and base(s, c, CHI) < 0:
            out.append((s.host[c], c))
    for row in s.tokens:
        if s.box.tokens[row.kind].chi < 0:
            out.append((row.card, row.source))
    return out


def unnoted(s: Game) -> int:
    """Has such a penalty begun or ended that is not noted yet?"""
    return int(Counter(noted(s)) != Counter(standing_penalties(s)))


def noted(s: Game) -> list[tuple[int, int]]:
    return [(row.mask.bit_length() - 1, row.source) for row in s.lasting if row.what == bars.WEAKENED]


def note(s: Game, found: int, after: list[Event]) -> None:
    """What ended is forgotten; what began is the latest."""
    ended = Counter(noted(s)) - Counter(standing_penalties(s))
    kept = []
    for row in s.lasting:
        x = (row.mask.bit_length() - 1, row.source)
        if row.what == bars.WEAKENED and ended[x] > 0:
            ended[x] -= 1
        else:
            kept.append(row)
    s.lasting = tuple(kept)
    began = Counter(standing_penalties(s)) - Counter(noted(s))
    for c, source in began.elements():
        add_lasting(s, bars.WEAKENED, 1 << c, 0, source, NEVER, s.holder[source] if source >= 0 else -1)
