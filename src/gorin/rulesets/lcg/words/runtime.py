"""What generated source calls that is no single word's; importing this imports all that it may call."""

from __future__ import annotations

from typing import Any

from gorin.kernel.abilities import count_use
from gorin.kernel.bits import bits, mask_of
from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.kernel.sides import foes, foes_cards
from gorin.kernel.turns import in_order
from gorin.language.calling import DEAR
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import victory
from gorin.rulesets.lcg.attributes.copies import may_enter
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.costs.pools import GIFT
from gorin.rulesets.lcg.facts import (
    ATTACKING,
    CHARACTER,
    DASH_MILITARY,
    DASH_POLITICAL,
    DECK,
    DEFENDING,
    DISHONORED,
    EVENT,
    FACEUP,
    HAND,
    HONORED,
    IN_PLAY,
    IN_PROVINCE,
    PROVINCE,
)
from gorin.rulesets.lcg.fields import KIND_OF_CONFLICT
from gorin.rulesets.lcg.framework import consequences, favor
from gorin.rulesets.lcg.lasting.edicts import spendable
from gorin.rulesets.lcg.places.status import dash
from gorin.rulesets.lcg.places.zones import from_slot
from gorin.rulesets.lcg.playing.playable import may_join
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.prohibitions.bars import bar, barred
from gorin.rulesets.lcg.prohibitions.immunity import immune
from gorin.rulesets.lcg.sides import (
    attacks,
    cards_of,
    defends,
    has_favor,
    takes_part,
)
from gorin.rulesets.lcg.state import GLORY, ON, STRENGTH, Game
from gorin.rulesets.lcg.words import (
    event_cards,
)


@called()
def given(
    s: Game, lose: int, gain: int, giver: int, taker: int, n: int, source: int, act: int, tag: int
) -> list[Event]:
    """Giving: as much as there is; the gain hangs on the loss (it is put right behind it when emitted)."""
    if giver < 0 or taker < 0:
        return []
    n = min(n, (s.honor if lose == ev.LOSE_HONOR else s.pool)[giver])
    if n <= 0:
        return []
    return [Event(lose, -1, giver, n, source, act, tag), Event(gain, -1, taker, n, source, act, tag, GIFT)]


@called()
def changeable(s: Game, mask: int, which: int) -> int:
    """Those of a set whose statistic can be modified: a dash cannot."""
    p = s.p
    if which == STRENGTH:
        return mask & p[PROVINCE] & p[IN_PLAY] & p[FACEUP]
    out = mask & p[CHARACTER] & p[IN_PLAY]
    if which < GLORY:
        out &= ~p[DASH_POLITICAL if which else DASH_MILITARY]
    return out


@called()
def can_move_in(s: Game, mask: int) -> int:
    """Those of a set that could move to the conflict."""
    p = s.p
    if not s.con[ON]:
        return 0
    mask &= ~(p[ATTACKING] | p[DEFENDING] | p[dash(s)] | bars.barred_to_rules(s, bars.JOINING))
    return mask & (cards_of(s, True) | cards_of(s, False))


@called(cost=DEAR)
def can_enter(s: Game, mask: int, you: int, conflict: bool) -> int:
    """Those of a set that could be put into play (in the conflict)."""
    p = s.p
    # Decision: nothing that lies facedown in a province, for nobody may know what it is.
    mask &= p[CHARACTER] & ~(p[IN_PLAY] | p[IN_PROVINCE] & ~p[FACEUP]) & ~barred(s, bars.ENTERING, you)
    if conflict:
        if not takes_part(s, you):
            return 0
        mask = filtered(mask, lambda b: may_join(s, b.bit_length() - 1, you))
    out = 0
    while mask:
        b = mask & -mask
        mask ^= b
        if may_enter(s, b.bit_length() - 1, you):
            out |= b
    return out


@called(cost=DEAR)
def enterable(s: Game, mask: int, who: int, conflict: bool) -> int:
    """Those of a set that could be put into play under a player's control, or (-1) each under its owner's."""
    if who >= 0:
        return can_enter(s, mask, who, conflict)
    out = 0
    for q in in_order(s):
        out |= can_enter(s, mask_of(c for c in bits(mask) if s.owner[c] == q), q, conflict)
    return out


@called()
def entries(s: Game, mask: int, who: int, n: int, source: int, act: int, tag: int) -> list[Event]:
    """Cards enter play under a player's control, or (-1) each under its owner's."""
    return [
        Event(ev.ENTER, c, who if who >= 0 else s.owner[c], n | from_slot(s, c), source, act, tag) for c in bits(mask)
    ]


@called()
def with_at_least(s: Game, mask: int, n: int) -> int:
    """Those of a set with so much fate."""
    out = 0
    while mask:
        b = mask & -mask
        mask ^= b
        if s.fate[b.bit_length() - 1] >= n:
            out |= b
    return out


@called()
def has_honor(s: Game, who: int, n: int) -> bool:
    return who >= 0 and bool(s.honor[who] >= n)


@called()
def can_spend(s: Game, who: int, n: int) -> bool:
    """Can a player spend so much fate?"""
    return spendable(s, who) >= n


@called()
def has_fate(s: Game, who: int, n: int) -> bool:
    return who >= 0 and bool(s.pool[who] >= n)


@called()
def receives(s: Game, e: Event, mask: int, you: int) -> int:
    """Those of a set to which what would happen could happen instead."""
    p = s.p
    if e.kind == ev.HONOR:
        closed = barred(s, bars.HONORING, you) & ~p[DISHONORED] | barred(s, bars.BECOMING_HONORED, you)
        return mask & p[IN_PLAY] & ~p[HONORED] & ~closed
    closed = barred(s, bars.DISHONORING, you) & ~p[HONORED] | barred(s, bars.BECOMING_DISHONORED, you)
    return mask & p[IN_PLAY] & ~p[DISHONORED] & ~closed


@called()
def duelists(s: Game, you: int, one: int, other: int, which: int, anywhere: bool = False) -> int:
    """Those of the second set who could be challenged by the first: one's own character challenges an opponent's,
    nobody with a dash takes part, and during a conflict nobody who is not in it, unless the ability says so."""
    there = s.p[IN_PLAY] & s.p[CHARACTER]
    if s.con[ON] and not anywhere:
        there &= s.p[ATTACKING] | s.p[DEFENDING]
    one, other = one & there & s.ctl[you], other & there & foes_cards(s, you)
    if which < GLORY:
        no = s.p[DASH_POLITICAL if which else DASH_MILITARY]
        one, other = one & ~no, other & ~no
    return other if one else 0


@called()
def against_favor(s: Game, you: int) -> bool:
    """Is this player attacking the one who has the favor?"""
    return attacks(s, you) and defends(s, s.favor)


@called(reads=KIND_OF_CONFLICT | {"favor"})
def not_against_favor(s: Game, you: int, this: int) -> None:
    """Barred from attacking while every player who could be attacked has the favor; in a conflict against such a
    player, from taking part as an attacker."""
    if s.favor < 0 or has_favor(s, you):
        return
    if [q for q in foes(s, you) if not has_favor(s, q)]:
        if against_favor(s, you):
            bar(s, bars.JOINING, 1 << this)
        return
    bar(s, bars.ATTACKING, 1 << this)
    if attacks(s, you):
        bar(s, bars.JOINING, 1 << this)


@called()
def pickable(s: Game, mask: int, who: int, this: int, you: int) -> int:
    """Those of a set that a player may pick: none if there is no such player; where picking is choosing, no card
    shielded from the events of `you`, whoever chooses (-1: it is no choosing)."""
    if who < 0:
        return 0
    if you >= 0 and s.p[EVENT] >> this & 1:
        mask &= ~barred(s, bars.TARGETING, you)
    if s.shield:
        mask &= ~(immune(s, this) if you < 0 else bars.untargetable(s, this, you))
    return mask


@called(reads=())
def hung(events: list[Event], start: int, stop: int) -> list[Event]:
    """Events that happen only if the one event before them does; none if there are several before them, or none."""
    return [e._replace(parent=start) if e.parent == -1 else e for e in events] if stop - start == 1 else []


@called(reads=())
def same_title(s: Game, c: int) -> int:
    """All cards with the same title, found once for as long as the cards keep their faces."""
    faces, found = s.box.faces, s.listeners.found
    title = faces[s.kind[c]].title
    if ("title", title) not in found:
        kinds = [k for k, face in enumerate(faces) if face.title == title]
        found["title", title] = mask_of([x for x, k in enumerate(s.kind) if k in kinds])
    return found["title", title]


@called()
def use(s: Game, f: Frame) -> None:
    """Count this use against limit and maximum: once the costs are paid."""
    r = f.regs
    a = s.box.abilities[r[2]]
    hidden = (s.p[HAND] | s.p[DECK]) >> r[0] & 1  # it has not left a hidden area: it is a new card there
    count_use(s, a, r[1], r[0], r[5], not hidden)
    if s.con[ON] and a.slots == (s.box.rules.action_slot,):
        s.actions[r[1]] += 1


@called(reads=(), cost=DEAR)
def union(sets: list[int]) -> int:
    """Everything in any of some sets."""
    out = 0
    for mask in sets:
        out |= mask
    return out


@called(reads=())
def filtered(mask: int, test: Any) -> int:
    """Those of a set for which a test holds, one at a time."""
    out = 0
    while mask:
        b = mask & -mask
        mask ^= b
        if test(b):
            out |= b
    return out


@called(reads=())
def done(ret: int, start: int, end: int) -> bool:
    """Did events start to end - 1 all happen, and were there any?"""
    bits = (1 << end) - (1 << start)
    return bits != 0 and ret & bits == bits


WHERE = (consequences, event_cards, favor, victory)  # functions stand there that source calls and no word imports


def namespace() -> dict[str, Any]:
    """The names with which source is executed."""
    return called.namespace()
