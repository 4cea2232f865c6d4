"""A card's numbers as they are now: base, added, doubled, set, never below zero; a dash stays a dash."""

from __future__ import annotations

from typing import Final

from gorin.language.sets import compare
from gorin.rulesets.lcg.facts import (
    ATTACKING,
    BOWED,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    HOLDING,
    HONORED,
    IN_PLAY,
    STRONGHOLD,
    TAINTED,
)
from gorin.rulesets.lcg.state import (
    ATTACKER,
    DEFENDER,
    GLORY,
    ON,
    POLITICAL,
    SLOTS,
    STRENGTH,
    TARGET,
    TYPE,
    Game,
)

DASH: Final = -1  # a missing skill

# what a lasting effect or constant modifier does: one of these, plus the statistic
ADD: Final = 0
MULTIPLY: Final = 16
SET: Final = 32
BASE_SET: Final = 48
BASE_MULTIPLY: Final = 64
BASE_SWITCH: Final = 80  # base military and political change places
OTHER_EFFECT: Final = 96  # lasting effects that are no numbers start here (lasting.py)
STAT: Final = 15


def stat(s: Game, c: int, which: int) -> int:
    """Military, political, glory or strength; a dash counts 0. Kept until something happens."""
    k = c * 8 + which
    memo = s.memo
    if k in memo:
        return int(memo[k])
    v = base(s, c, which)
    if v == DASH:
        memo[k] = 0
        return 0
    b = 1 << c
    factor = 1
    fixed = None
    when = 0
    v += carried(s, c, which)
    for what, mask, n, _, _, order, _ in s.lasting:
        if mask & b and what & STAT == which and what < OTHER_EFFECT:
            op = what - which
            if op == ADD:
                v += n
            elif op == MULTIPLY:
                factor *= n
            elif op == SET and order >= when:
                fixed, when = n, order
    for what, mask, n in s.mods:
        if mask & b and what & STAT == which:
            if what < MULTIPLY:
                v += n
            elif what < SET:
                factor *= n
            elif fixed is None:
                fixed = n
    v = fixed if fixed is not None else v * factor
    memo[k] = v = max(v, 0)
    return v


def base(s: Game, c: int, which: int) -> int:
    """The printed value after base changes, in the order they were made; DASH if there is none."""
    numbers = s.box.faces[s.kind[c]].numbers
    v = int(numbers[which])
    if which <= GLORY and s.lasting:
        b = 1 << c
        for what, mask, n, _, _, _, _ in s.lasting:
            if mask & b and BASE_SET <= what < OTHER_EFFECT:
                if what == BASE_SWITCH and which <= POLITICAL:
                    v = int(numbers[1 - which])
                elif what & STAT == which and v != DASH:
                    v = n if what < BASE_MULTIPLY else v * n
    return v


def carried(s: Game, c: int, which: int) -> int:
    """What attachments, tokens and holdings add."""
    p = s.p
    b = 1 << c
    n = 0
    if which == STRENGTH:
        slot = s.slot[c]
        if slot >= 0:
            m = p[IN_PLAY] & (p[HOLDING] | p[STRONGHOLD])
            while m:
                x = m & -m
                m ^= x
                card = x.bit_length() - 1
                if s.slot[card] == slot:
                    n += s.box.faces[s.kind[card]].numbers[STRENGTH]
        return n + 2 if p[TAINTED] & b else n
    m = s.att[c]
    while m:
        x = m & -m
        m ^= x
        n += s.box.faces[s.kind[x.bit_length() - 1]].numbers[which]
    if which <= POLITICAL:
        if p[HONORED] & b:
            n += stat(s, c, GLORY)
        elif p[DISHONORED] & b:
            n -= stat(s, c, GLORY)
        if p[TAINTED] & b:
            n += 2
    return n


def total(s: Game, attacking: bool) -> int:
    """The skill one side of the conflict counts: ready participants, and the favor."""
    p, con = s.p, s.con
    side = p[ATTACKING] if attacking else p[DEFENDING]
    which = con[TYPE]
    n = 0
    m = side & ~p[BOWED]
    while m:
        b = m & -m
        m ^= b
        n += stat(s, b.bit_length() - 1, which)
    who = con[ATTACKER] if attacking else con[DEFENDER]
    if s.favor == who and side & s.ctl[who] and (not s.box.rules.format.favor_has_sides or s.favor_side == which):
        n += 1
    return n


def skill_of(s: Game, who: int) -> int:
    """The skill a player counts in the conflict now."""
    if not s.con[ON] or who not in (s.con[ATTACKER], s.con[DEFENDER]):
        return 0
    return total(s, who == s.con[ATTACKER])


def glory_count(s: Game, who: int) -> int:
    """Glory of ready characters, and 1 for each claimed ring."""
    p = s.p
    m = p[CHARACTER] & p[IN_PLAY] & s.ctl[who] & ~p[BOWED]
    n = s.ring_of.count(who)
    while m:
        b = m & -m
        m ^= b
        n += stat(s, b.bit_length() - 1, GLORY)
    return int(n)


def bid_value(s: Game, who: int) -> int:
    """The value of a revealed bid, modifiers included."""
    return max(0, s.bid[who] + s.bid_change[who])


# --- what generated code calls --------------------------------------------------------------------------------------


def with_stat(s: Game, mask: int, which: int, op: str, n: int) -> int:
    out = 0
    while mask:
        b = mask & -mask
        mask ^= b
        if compare(stat(s, b.bit_length() - 1, which), op, n):
            out |= b
    return out


def stat_of(s: Game, mask: int, which: int) -> int:
    return stat(s, (mask & -mask).bit_length() - 1, which) if mask else 0


def with_fate(s: Game, mask: int) -> int:
    out = 0
    fate = s.fate
    while mask:
        b = mask & -mask
        mask ^= b
        if fate[b.bit_length() - 1]:
            out |= b
    return out


def attacked_province(s: Game) -> int:
    return 1 << s.con[TARGET] if s.con[ON] else 0


def in_own_slot(s: Game, c: int) -> int:
    """The province card a card lies in."""
    slot = s.slot[c]
    return 1 << s.province[slot] if slot >= 0 else 0


def slots_of(who: int) -> range:
    return range(who * SLOTS, who * SLOTS + SLOTS)
