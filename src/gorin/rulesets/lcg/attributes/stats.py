"""A card's numbers as they are now: base, added, doubled, set, never below zero; a dash stays a dash."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.sides import held_by, team_of
from gorin.language.calling import DEAR
from gorin.language.sets import COMPARISONS
from gorin.rulesets.lcg.attributes.fixed_values import fixed_at
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import became
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
from gorin.rulesets.lcg.fields import DIALS, OUT_OF_PLAY, STATISTICS
from gorin.rulesets.lcg.lasting.edicts import ADDS_BID, GLORY_BONUS, NO_SKILL, edicts, under
from gorin.rulesets.lcg.lasting.kinds import COPIED
from gorin.rulesets.lcg.numbers import EFFECTS
from gorin.rulesets.lcg.rings.pools import claimed_rings
from gorin.rulesets.lcg.sides import attacks, cards_of, takes_part
from gorin.rulesets.lcg.state import (
    ATTACKING_PLAYERS,
    DEFENDING_PLAYERS,
    GLORY,
    HIDDEN_BID,
    MILITARY,
    POLITICAL,
    SLOTS,
    STRENGTH,
    TOKENLESS,
    TYPE,
    Game,
)

DASH: Final = -1  # a missing skill

# what a lasting effect or constant modifier does: one of these, plus the statistic
STAT: Final = 15
ADD: Final = EFFECTS.own(0, "add", STAT + 1)
MULTIPLY: Final = EFFECTS.own(16, "multiply", STAT + 1)
SET: Final = EFFECTS.own(32, "set", STAT + 1)
BASE_SET: Final = EFFECTS.own(48, "set a base value", STAT + 1)
BASE_MULTIPLY: Final = EFFECTS.own(64, "multiply a base value", STAT + 1)
BASE_SWITCH: Final = EFFECTS.own(80, "switch base values", STAT + 1)  # military and political change places
OTHER_EFFECT: Final = 96  # lasting effects that are no numbers start here (lasting/kinds.py)
NO_INCREASE: Final = EFFECTS.own(144, "no increase", STAT + 1)  # plus the statistic
NO_DECREASE: Final = EFFECTS.own(160, "no decrease", STAT + 1)  # plus the statistic
COUNTS_AS: Final = EFFECTS.own(176, "counts as")  # counts another statistic than its skill; n: which, and IN_DUELS
COUNTS_TOO: Final = EFFECTS.own(177, "counts too")  # contributes its skill though it is bowed or at home
COUNTS_NOT: Final = EFFECTS.own(240, "counts not")  # its skill does not count toward the resolution of the conflict
IN_DUELS: Final = 16
ADDS_GLORY: Final = EFFECTS.own(301, "adds glory")  # while dishonored, instead of subtracting it
COMBINED: Final = 14  # in the place of a statistic: military and political skill together

Reader = Callable[[Game, int, int], list[tuple[int, int, int]]]

# in `memo`, besides statistics
LEVEL: Final = -1  # at which level skills are being read
READ: Final = -1  # READ - level: what was read
MOST_LEVELS: Final = 4


def stat(s: Game, c: int, which: int) -> int:
    """Military, political, glory or strength; a dash counts 0. Kept until something happens."""
    k = c * 8 + which
    memo = s.memo
    if s.readers:
        k += memo.get(LEVEL, highest_level(s)) << 20
    known: int | None = memo.get(k)
    if known is not None:
        return known
    v = base(s, c, which)
    if v == DASH:
        memo[k] = 0
        return 0
    mods = [*s.mods, *read(s, k >> 20)] if s.readers else s.mods
    b = 1 << c
    up = down = True
    if s.capped & b:
        up, down = (not cap_on(s, c, cap + which) for cap in (NO_INCREASE, NO_DECREASE))
    for n in carried(s, c, which):
        v += n if (up if n > 0 else down) else 0
    times = parts = 1
    fixed = None
    for row in s.lasting:
        if row.mask & b and (what := row.what) & STAT == which and what < BASE_SET:
            n = row.n
            if what < MULTIPLY:
                v += n if (up if n > 0 else down) else 0
            elif what < SET:
                times, parts = scaled(times, parts, n, up, down)
            else:
                fixed = n
    for what, mask, n in mods:
        if mask & b and what & STAT == which and what < BASE_SET:
            if what < MULTIPLY:
                v += n if (up if n > 0 else down) else 0
            elif what < SET:
                times, parts = scaled(times, parts, n, up, down)
            elif fixed is None:  # Decision: a lasting effect is newer than a constant ability
                fixed = n
    if s.fixes and fixed is None:
        fixed = fixed_at(s, c, SET + which)
    v = fixed if fixed is not None else -(-v * times // parts)
    memo[k] = v = max(v, 0)
    return v


def scaled(times: int, parts: int, n: int, up: bool, down: bool) -> tuple[int, int]:
    """Multiplied by n, or divided by -n, unless the value cannot change that way."""
    if n > 0:
        return (times * n if up else times), parts
    return times, (parts * -n if down else parts)


def base(s: Game, c: int, which: int) -> int:
    """The printed value after base changes, in the order they were made; DASH if there is none."""
    if s.lasting or s.bases:
        b = 1 << c
        for row in s.lasting:
            if row.mask & b and BASE_SET <= row.what < OTHER_EFFECT:
                return rebased(s, c, which)
        for _, mask, _ in s.bases:
            if mask & b:
                return rebased(s, c, which)
    return s.box.faces[s.kind[c]].numbers[which]


def rebased(s: Game, c: int, which: int) -> int:
    """Becoming a copy, setting, multiplying and switching base values, one after the other. A dash is no value: nothing
    is done to it, and a switch needs one on each side."""
    faces, b = s.box.faces, 1 << c
    rows = [(what, n) for what, mask, n, *_ in (*s.bases, *s.lasting) if mask & b]
    kind = next((became(n)[1] for what, n in rows if what == COPIED), s.kind[c])
    values = list(faces[kind].numbers)
    for what, n in rows:
        i = what & STAT
        if what == COPIED:
            values = list(faces[became(n)[0]].numbers)
        elif what == BASE_SWITCH:
            if DASH not in values[: POLITICAL + 1]:
                values[0], values[1] = values[1], values[0]
        elif BASE_SET <= what < BASE_SWITCH and values[i] != DASH:
            values[i] = n if what < BASE_MULTIPLY else values[i] * n if n > 0 else -(-values[i] // -n)
    return values[which]


# --- modifiers that read skills, values that cannot change ----------------------------------------------------------


def highest_level(s: Game) -> int:
    """How often modifiers that read skills are read again, so that one may rest on another. Decision: a circle of them
    is cut there."""
    return min(len(s.readers), MOST_LEVELS)


def read(s: Game, level: int) -> list[tuple[int, int, int]]:
    """The constant modifiers whose cards or amounts depend on skills, which they read as of the level before."""
    memo = s.memo
    if level == 0:
        return []
    if READ - level not in memo:
        before = memo.get(LEVEL, highest_level(s))
        memo[LEVEL] = level - 1
        memo[READ - level] = [x for fn, this, you in s.readers for x in fn(s, this, you)]
        memo[LEVEL] = before
    return memo[READ - level]  # type: ignore[no-any-return]  # what was just put there


@called(reads=())
def cap(s: Game, what: int, mask: int) -> None:
    """A value of these cards cannot be increased, or decreased."""
    s.capped |= mask
    s.caps = (*s.caps, (what, mask))


@called(reads=())
def rebase(s: Game, what: int, mask: int, n: int) -> None:
    """A constant ability changes a base value."""
    s.bases = (*s.bases, (what, mask, n))


@called(reads=())
def reader(s: Game, fn: Reader, this: int, you: int) -> None:
    """A constant ability whose modifiers depend on skills: they are read when a skill is asked for."""
    s.readers = (*s.readers, (fn, this, you))


def cap_on(s: Game, c: int, cap: int) -> bool:
    """Is there a "cannot be increased" (or decreased) on this value of a card?"""
    return any(what == cap and mask >> c & 1 for what, mask in s.caps)


def carried(s: Game, c: int, which: int) -> list[int]:
    """What attachments, tokens and holdings add, each by itself."""
    p = s.p
    b = 1 << c
    out: list[int] = []
    if which == STRENGTH:
        slot = s.slot[c]
        if slot >= 0:
            for card in bits(p[IN_PLAY] & (p[HOLDING] | p[STRONGHOLD])):
                if s.slot[card] == slot:
                    out.append(base(s, card, STRENGTH))
        if p[TAINTED] & b:
            out.append(2)
        return out
    for x in bits(s.att[c]) if s.att[c] else ():
        face = s.box.faces[s.kind[x]]
        if face.definition.type != "character":  # a character that is an attachment has skills, not modifiers
            out.append(face.numbers[which])
    if which <= POLITICAL and not s.bars[TOKENLESS] & b:
        if p[HONORED] & b:
            out.append(stat(s, c, GLORY))
        elif p[DISHONORED] & b:
            n = stat(s, c, GLORY)
            out.append(n if s.constant_effects and adds_glory(s, b) else -n)
        if p[TAINTED] & b:
            out.append(2)
    return out


def adds_glory(s: Game, b: int) -> bool:
    """Does this card add its glory while it is dishonored?"""
    return any(what == ADDS_GLORY and mask & b for what, mask, _ in s.constant_effects)


@called(reads=())
def add_glory(s: Game, mask: int) -> None:
    """A constant ability says that these cards add their glory while they are dishonored."""
    s.constant_effects.append((ADDS_GLORY, mask, 0))


def total(s: Game, attacking: bool) -> int:
    """The skill one side of the conflict counts: ready participants, and the favor."""
    p, con = s.p, s.con
    side = p[ATTACKING] if attacking else p[DEFENDING]
    which = con[TYPE]
    n = 0
    players = con[ATTACKING_PLAYERS] if attacking else con[DEFENDING_PLAYERS]
    if NO_SKILL in s.box.edicts and s.lasting and any([under(s, NO_SKILL, q) for q in bits(players)]):
        return 0
    if ADDS_BID in s.box.edicts:
        n = sum([bid_value(s, q) for q in bits(players) if under(s, ADDS_BID, q)])
    m = side & ~p[BOWED]
    if s.box.counts_otherwise:
        n, m = n + otherwise(s, m, attacking), 0
    for c in bits(m):
        n += stat(s, c, which)
    if s.favor >= 0 and players >> s.favor & 1 and (not s.box.rules.format.favor_has_sides or s.favor_side == which):
        n += 1 if side & held_by(s, players) else 0
    return n


def otherwise(s: Game, ready: int, attacking: bool) -> int:
    """What one side's characters count where cards say how: other statistics, characters bowed or at home, and those
    that do not count. Decision: who does not count does not, whatever else would have it count."""
    which, mine, out = s.con[TYPE], cards_of(s, attacking), 0
    for what, mask, *_ in (*s.mods, *s.lasting):
        if what == COUNTS_TOO:
            ready |= mask & mine & s.p[IN_PLAY] & s.p[CHARACTER]
        elif what == COUNTS_NOT:
            out |= mask
    ready &= ~out
    return sum(counts_for(s, c, which) for c in range(ready.bit_length()) if ready >> c & 1)


def counts_for(s: Game, c: int, which: int) -> int:
    """What a character counts in a conflict of this type where cards say how."""
    which = counted_stat(s, c, which)
    return stat(s, c, MILITARY) + stat(s, c, POLITICAL) if which == COMBINED else stat(s, c, which)


def counted_stat(s: Game, c: int, which: int, flag: int = 0) -> int:
    """The statistic a character counts in place of this one; with IN_DUELS, in a duel. Decision: of several effects
    the newest counts, and a lasting effect is newer than a constant ability."""
    for what, mask, n, *_ in (*s.mods, *s.lasting):
        if what == COUNTS_AS and mask >> c & 1 and n & ~STAT == flag:
            which = n & STAT
    return which


@called(reads=(STATISTICS,), cost=DEAR)
def skill_of(s: Game, who: int) -> int:
    """The skill a player counts in the conflict now."""
    return total(s, attacks(s, who)) if takes_part(s, who) else 0


def glory_count(s: Game, who: int) -> int:
    """Glory of ready characters, 1 for each claimed ring, and what cards add: of a player, or of all of the team."""
    n = counted(s, held_by(s, s.box.teams[who] & s.alive), GLORY) + claimed_rings(s, who).bit_count()
    return n + sum([sum(edicts(s, GLORY_BONUS, q)) for q in team_of(s, who)])


@called(reads=(STATISTICS,), cost=DEAR)
def counted(s: Game, mask: int, which: int) -> int:
    """A total of values over some characters: those of bowed ones are left out."""
    m = mask & s.p[CHARACTER] & s.p[IN_PLAY] & ~s.p[BOWED]
    n = 0
    for c in bits(m):
        n += stat(s, c, which)
    return n


@called(reads=DIALS)
def bid_value(s: Game, who: int) -> int:
    """The value of a revealed bid, modifiers included."""
    return max(0, s.bid[who] + s.bid_change[who])


@called(reads=DIALS)
def dial_lower(s: Game, who: int, than: int, by: int = 1) -> bool:
    """Does one player's dial show less than another's (by so much)? Decision: while a dial is being set, nobody
    compares it."""
    return who >= 0 and than >= 0 and bool(s.bid[who] + by <= s.bid[than] < HIDDEN_BID)


# --- what generated code calls --------------------------------------------------------------------------------------


@called(reads=(STATISTICS,), cost=DEAR)
def with_stat(s: Game, mask: int, which: int, op: str, n: int) -> int:
    out = 0
    holds = COMPARISONS[op]
    for c in bits(mask):
        if holds(stat(s, c, which), n):
            out |= 1 << c
    return out


@called(reads=(STATISTICS,))
def stat_of(s: Game, mask: int, which: int) -> int:
    return stat(s, (mask & -mask).bit_length() - 1, which) if mask else 0


@called(reads=("fate",))
def with_fate(s: Game, mask: int) -> int:
    out = 0
    fate = s.fate
    for c in bits(mask):
        if fate[c]:
            out |= 1 << c
    return out


@called()
def attacked_province(s: Game) -> int:
    """Where the conflict is: every province it is at."""
    return s.attacked


@called(reads=OUT_OF_PLAY)
def in_own_slot(s: Game, c: int) -> int:
    """The province card a card lies in."""
    slot = s.slot[c]
    return 1 << s.province[slot] if slot >= 0 else 0


def slots_of(who: int) -> range:
    return range(who * SLOTS, who * SLOTS + SLOTS)
