"""Force, Chi, Personal Honor, Province Strength, Focus Value: bonuses, the floor, then minimum and maximum."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits, low
from gorin.kernel.events import NO_EVENT
from gorin.language.calling import DEAR
from gorin.language.sets import compare
from gorin.rulesets.ccg.attributes.limits import limited
from gorin.rulesets.ccg.bars import CONTRIBUTE, CONTRIBUTE_BOWED, MUTED, barred
from gorin.rulesets.ccg.called import FIGHT, called
from gorin.rulesets.ccg.card import CLANS, DASH, UNALIGNED
from gorin.rulesets.ccg.facts import (
    ATTACHMENT,
    ATTACKING,
    BLANK,
    BOWED,
    CAVALRY,
    CRAB,
    DEFENDING,
    DISHONORABLE,
    FOLLOWER,
    HERE,
    HOLDING,
    IN_PLAY,
    ITEM,
    PERSONALITY,
    PROVINCE,
    STRONGHOLD,
)
from gorin.rulesets.ccg.numbers import EFFECTS
from gorin.rulesets.ccg.sides import acts_on, enemy_of
from gorin.rulesets.ccg.state import (
    CHI,
    COST,
    FIELD,
    FORCE,
    GOLD,
    HONOR_REQUIREMENT,
    PERSONAL_HONOR,
    STRENGTH,
    Game,
)

FOLLOWERS = EFFECTS.own(11, "Followers")  # how many a Personality has, asked like a statistic
UNIT_FORCE = EFFECTS.own(10, "Force of a unit")  # the Force of a unit, asked like a statistic of its Personality
BEGINS_OTHERWISE: Final = frozenset({STRENGTH, GOLD, HONOR_REQUIREMENT})


def base(s: Game, c: int, what: int) -> int:
    """As printed. A province has the strength its owner's Stronghold gives it."""
    if what == STRENGTH and s.p[PROVINCE] >> c & 1:
        home = low(s.p[STRONGHOLD] & s.p[IN_PLAY] & s.ctl[s.owner[c]])
        return int(s.box.faces[s.kind[home]].numbers[STRENGTH]) if home >= 0 else 0
    return s.box.faces[s.kind[c]].numbers[what]


def stat(s: Game, c: int, what: int) -> int:
    """A statistic as it is now."""
    key = c << 4 | what
    value: int | None = s.memo.get(key)
    if value is None or what == GOLD:  # what a Holding produces may depend on what is being paid for
        value = s.memo[key] = OF_UNITS[what](s, c) if what in OF_UNITS else _stat(s, c, what)
    return value


def _stat(s: Game, c: int, what: int) -> int:
    kind, b, p = s.kind[c], 1 << c, s.p
    if s.box.lacking[kind] >> what & 1:
        return 0
    face = s.box.faces[kind]
    value = face.numbers[what]
    if what in BEGINS_OTHERWISE:
        value = _begins(s, c, what)
        if value == DASH and what == HONOR_REQUIREMENT:
            return DASH
    for row in s.lasting:
        if row.what == what and row.mask & b:
            value += row.n
    silent = muted(s, c, what) if s.box.mutes else 0
    for changes, mask, n, _ in s.mods:
        if changes == what and mask & b and not (silent and silent & (1 if n > 0 else 2)):
            value += n
    if face.terms and not (p[IN_PLAY] | p[BLANK]) & b:  # out of play, a card's continuous traits affect itself alone
        own = face.terms.get("own")
        if own is not None:
            value += sum([n for which, n in own(s, s.holder[c], c, what) if which == what])
    if s.tokens:
        value += sum([s.box.tokens[row.kind].gives(what) for row in s.tokens if row.card == c])
    if what <= CHI and p[PERSONALITY] & b:
        m = s.att[c] & p[ITEM]
        while m:  # an Item changes its Personality's Force and Chi directly
            x = m & -m
            m ^= x
            n = stat(s, x.bit_length() - 1, what)
            value += 0 if silent and silent & (1 if n > 0 else 2) else n
    if value < 0 and what != HONOR_REQUIREMENT and not (what <= CHI and p[ITEM] & b):
        value = 0
    return limited(s, c, what, value) if s.limits or (what == PERSONAL_HONOR and p[DISHONORABLE] & b) else value


def _begins(s: Game, c: int, what: int) -> int:
    """What a statistic is before anything changes it, if that is not simply printed on the card."""
    return _produced(s, c) if what == GOLD and s.p[HOLDING] >> c & 1 else base(s, c, what)


def muted(s: Game, c: int, what: int) -> int:
    """Which continuous changes of a card's statistic do not count now: 1 its bonuses, 2 its penalties, 3 both."""
    out = 0
    for row in s.lasting:
        if row.what == MUTED + what and row.mask >> c & 1:
            out |= row.n
    for changes, mask, n, _ in s.mods:
        if changes == MUTED + what and mask >> c & 1 and n < 4:
            out |= n
    return out


def _produced(s: Game, c: int) -> int:
    """What a Holding's own text produces now: a condition on what is paid for holds only in such a payment."""
    found = s.box.sources.get(s.kind[c], ())
    return max([x.gives(s, s.holder[c], c, NO_EVENT) for x in found], default=0)


def _unit_force(s: Game, c: int) -> int:
    """The Force of a Personality and of each of his Followers, in some editions only of those who are unbowed, and
    what the unit itself was given; if none of its cards counts, it has none."""
    h = personality_of(s, c)
    m = 1 << h | s.att[h] & s.p[FOLLOWER]
    if not s.box.rules.edition.bowed_add_force:
        m &= ~s.p[BOWED]
    return max(0, sum([stat(s, x, FORCE) for x in bits(m)]) + given_to_units(s, 1 << h)) if m else 0


def given_to_units(s: Game, mask: int) -> int:
    """The bonuses and penalties to the Force of these Personalities' units, which are no card's."""
    return sum([row.n * (row.mask & mask).bit_count() for row in s.lasting if row.what == UNIT_FORCE])


def _followers(s: Game, c: int) -> int:
    """How many Followers are attached to a card."""
    return (s.att[c] & s.p[FOLLOWER]).bit_count()


OF_UNITS: Final = {UNIT_FORCE: _unit_force, FOLLOWERS: _followers}


def personality_of(s: Game, c: int) -> int:
    """The Personality of the unit a card is in; the card itself if it is in none."""
    return int(s.host[c]) if s.p[ATTACHMENT] >> c & 1 and s.host[c] >= 0 else c


@called(reads=(BOWED, DISHONORABLE))
def stat_of(s: Game, mask: int, what: int) -> int:
    """The statistic of the card of a set of one; 0 if there is none."""
    return checked(s, low(mask), what) if mask else 0


def checked(s: Game, c: int, what: int) -> int:
    """A statistic as cards that ask for it find it: a modifier of 0 or less counts as 0 in some editions."""
    value = stat(s, c, what)
    if value < 0 and what <= CHI and not s.box.rules.edition.modifiers_checked_signed:
        return 0
    return value


@called(reads=())
def base_of(s: Game, mask: int, what: int) -> int:
    """The printed statistic of the card of a set of one; 0 if there is none."""
    return base(s, low(mask), what) if mask else 0


@called(reads=(BOWED, DISHONORABLE), cost=DEAR)
def with_stat(s: Game, mask: int, what: int, op: str, n: int) -> int:
    """Those of a set whose statistic compares so."""
    out = 0
    while mask:
        b = mask & -mask
        mask ^= b
        if compare(checked(s, b.bit_length() - 1, what), op, n):
            out |= b
    return out


# --- armies -------------------------------------------------------------------------------------------------------


@called(reads=())
def unit(s: Game, mask: int) -> int:
    """The units these cards are in: Personalities with everything attached to them."""
    out = mask
    for c in bits(mask & s.p[ATTACHMENT]):
        if s.host[c] >= 0:
            out |= 1 << s.host[c]
    for c in bits(out & s.p[PERSONALITY]):
        out |= s.att[c]
    return out


def army(s: Game, side: int) -> int:
    """The cards of one side at the current battlefield."""
    return s.p[side] & s.p[HERE]


def army_force(s: Game, side: int) -> int:
    """The Force of all unbowed Personalities and Followers of an army, and what their units were given."""
    p = s.p
    ready = ~p[BOWED] | s.bars[CONTRIBUTE_BOWED]
    m = army(s, side) & (p[PERSONALITY] | p[FOLLOWER]) & ready & ~barred(s, CONTRIBUTE)
    units = sum({1 << personality_of(s, c) for c in bits(m)}) if s.lasting else 0
    return max(0, sum([stat(s, c, FORCE) for c in bits(m)]) + (given_to_units(s, units) if units else 0))


@called(reads=FIGHT)
def enemies(s: Game, you: int) -> int:
    """The cards in units of the enemy army at the current battlefield."""
    side = acts_on(s, you)
    if side < 0 or s.battle[FIELD] < 0:
        return 0
    return army(s, enemy_of(side))


@called(reads=FIGHT)
def opposed(s: Game) -> int:
    """The cards at the current battlefield, if there are units on both sides."""
    a, d = army(s, ATTACKING), army(s, DEFENDING)
    return a | d if a and d else 0


def cavalry(s: Game, mask: int) -> int:
    """Those of these Personalities whose whole unit has Cavalry: himself and every Follower."""
    return unit_keyword(s, mask, CAVALRY)


def unit_keyword(s: Game, mask: int, plane: int) -> int:
    """A unit has a keyword if its Personality and all its Followers have it."""
    p = s.p
    out = 0
    for c in bits(mask & p[PERSONALITY] & p[plane]):
        if not s.att[c] & p[FOLLOWER] & ~p[plane]:
            out |= 1 << c
    return out


@called(reads=())
def clan_of(s: Game, who: int) -> int:
    """The plane of a player's Clan alignment, or -1: that of his Stronghold's mon."""
    home = s.p[STRONGHOLD] & s.ctl[who]
    for i in range(len(CLANS)):
        if home & s.p[CRAB + i]:
            return CRAB + i
    return -1


@called()
def clan_name(s: Game, who: int) -> str:
    """The name of a player's Clan."""
    plane = clan_of(s, who)
    return CLANS[plane - CRAB] if plane >= 0 else UNALIGNED


@called(reads=())
def of_clan(s: Game, who: int) -> int:
    """The Personalities that share a player's Clan alignment: no other cards have one."""
    plane = clan_of(s, who)
    return int(s.p[plane] & s.p[PERSONALITY]) if plane >= 0 else 0


@called()
def cost_of(s: Game, c: int, you: int) -> int:
    """A card's Gold Cost now, with the terms printed on it."""
    n = stat(s, c, COST)
    cheaper = s.box.faces[s.kind[c]].terms.get("cheaper")
    return max(0, n - cheaper(s, you, c)) if cheaper is not None else n
