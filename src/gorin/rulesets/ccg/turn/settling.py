"""What follows from the table as it is (layers), and what the rules mend at once (sweeps)."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.derive import ALWAYS, Settling
from gorin.kernel.events import JOINT, RULEBOOK, SURE, Event
from gorin.rulesets.ccg import bars
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.characteristics import as_printed, gain, lose
from gorin.rulesets.ccg.attributes.chi import die, note, unnoted, without_chi
from gorin.rulesets.ccg.attributes.dependencies import affected_by
from gorin.rulesets.ccg.attributes.granted import forget, granted_anew, over
from gorin.rulesets.ccg.attributes.own_penalties import remember, unremembered
from gorin.rulesets.ccg.attributes.stats import unit
from gorin.rulesets.ccg.bars import bar, no_bars
from gorin.rulesets.ccg.battle.created_battlefields import BATTLEFIELD
from gorin.rulesets.ccg.battle.fighting import end_unresolved
from gorin.rulesets.ccg.events import kinds
from gorin.rulesets.ccg.facts import (
    ACTIVE,
    ATTACHMENT,
    ATTACK_SIDE,
    BLANK,
    BOWED,
    CAVALRY,
    DEFENSE_SIDE,
    FOLLOWER,
    IN_PLAY,
    PERSONALITY,
    PROVINCE,
    REGION,
    REMOVED,
    TERRAIN,
)
from gorin.rulesets.ccg.places.out_of_play import where_text_counts
from gorin.rulesets.ccg.places.whereabouts import where_units_are
from gorin.rulesets.ccg.playing.negation import end_muted, muted_now
from gorin.rulesets.ccg.playing.refilling import empty_provinces, refill
from gorin.rulesets.ccg.points import EVENT_KINDS
from gorin.rulesets.ccg.sides import guests
from gorin.rulesets.ccg.state import COMBAT, FIELD, Game

# kinds of continuous trait, in the order they are applied
GAINING: Final = 0  # keywords, blank text
STANDING: Final = 1  # numbers, what will not happen, what may not be done
BY_OWN_NUMBERS: Final = 2  # penalties by what else each card has
LAYERS: Final = 3

# --- layers --------------------------------------------------------------------------------------------------------


def texts(s: Game) -> None:
    """Whose text counts, and what lasting effects give and forbid. Only Personalities and Followers have Cavalry."""
    p = s.p
    if s.changed_planes != ():
        as_printed(s)
    s.deny = [0] * EVENT_KINDS
    s.bars = no_bars(s)
    s.limits = ()
    p[BLANK] = 0
    for row in s.lasting:
        if row.what < bars.MINIMUM:
            continue
        if row.what < bars.MAXIMUM:
            s.limits = (*s.limits, (row.what - bars.MINIMUM, row.mask, row.n, False))
        elif row.what < bars.BARRED:
            s.limits = (*s.limits, (row.what - bars.MAXIMUM, row.mask, row.n, True))
        elif row.what < bars.GAINS_KEYWORD:
            bar(s, row.what - bars.BARRED, row.mask, row.n - 1)
        elif row.what == bars.GAINS_KEYWORD:
            gain(s, row.n, row.mask)
        elif row.what == bars.LOSES_KEYWORD:
            lose(s, row.n, row.mask)
        elif row.what == bars.BLANKED:
            p[BLANK] |= row.mask
        elif row.what == bars.FAILS:
            s.deny[row.n] |= row.mask
    there = where_text_counts(s)
    p[ACTIVE] = there & ~p[BLANK]
    if s.listeners.constants[GAINING] & there or s.box.copies:
        constants(s, GAINING)
        p[ACTIVE] = there & ~p[BLANK]
        for row in s.lasting:
            if row.what == bars.LOSES_KEYWORD:  # a trait does not give at once what another effect has taken
                lose(s, row.n, row.mask & ~granted_anew(s, row.n, row.mask))
    if s.box.elsewhere:
        elsewhere(s, GAINING)
    p[CAVALRY] &= p[PERSONALITY] | p[FOLLOWER]


def traits(s: Game) -> None:
    """Continuous traits of cards in play, read from the table as it is."""
    constants(s, STANDING)
    if s.listeners.constants[BY_OWN_NUMBERS]:
        constants(s, BY_OWN_NUMBERS)
    if s.box.elsewhere:
        elsewhere(s, STANDING)


def elsewhere(s: Game, layer: int) -> None:
    """Continuous traits of cards out of play, each of its own card alone."""
    for c in bits(s.listeners.constants[layer] & ~s.p[IN_PLAY] & ~s.p[BLANK]):
        for fn in s.box.elsewhere.get(s.kind[c], {}).get(layer, ()):
            fn(s, c, s.holder[c])


def constants(s: Game, layer: int) -> None:
    m = s.p[ACTIVE] & s.p[IN_PLAY] & s.listeners.constants[layer]
    faces, kind, holder = s.box.faces, s.kind, s.holder
    while m:
        b = m & -m
        m ^= b
        c = b.bit_length() - 1
        for fn in faces[kind[c]].constants[layer]:
            fn(s, c, holder[c])
    for row in s.lasting if s.box.copies else ():
        if row.what == bars.COPIES and layer in faces[row.n].constants:
            for c in bits(row.mask & s.p[ACTIVE] & s.p[IN_PLAY]):
                for fn in faces[row.n].constants[layer]:
                    fn(s, c, holder[c])


# --- sweeps -------------------------------------------------------------------------------------------------------


def unattached(s: Game) -> int:
    """Attachments whose Personality has left play without them."""
    out = 0
    for c in bits(s.p[IN_PLAY] & (s.p[ATTACHMENT] | s.p[REGION])):
        h = s.host[c]
        if h < 0 or (s.p[ATTACHMENT] >> c & 1 and not s.p[IN_PLAY] >> h & 1):
            out |= 1 << c
    return out


def drop(s: Game, found: int, after: list[Event]) -> None:
    """Decision: an attachment that was saved from leaving play with its Personality is discarded by the rules."""
    after += [Event(ev.DISCARD, c, s.holder[c], tag=SURE | RULEBOOK) for c in bits(found)]


def lost_battlefields(s: Game) -> int:
    """Battlefields whose province was destroyed by something else than the resolution of the battle there."""
    if s.attacker < 0:
        return 0
    fields = {s.at[c] for c in bits(s.p[ATTACK_SIDE] | s.p[DEFENSE_SIDE])} | {s.battle[FIELD]}
    apart = s.box.by_name[BATTLEFIELD.name]  # is at no province
    out = 0
    for field in fields:
        fought = s.fought >> field & 1 and not (field == s.battle[FIELD] and s.battle[COMBAT]) if field >= 0 else True
        if not fought and (s.p[PROVINCE] & s.p[REMOVED]) >> field & 1 and s.kind[field] != apart:
            out |= 1 << field
    return out


def cease(s: Game, found: int, after: list[Event]) -> None:
    """They cease to exist: Terrains there are discarded, all units return home, and the attacking and allied ones bow.
    A battle that is being fought there is over."""
    away = s.p[ATTACK_SIDE] | s.p[DEFENSE_SIDE]
    there = sum([1 << c for c in bits(away) if found >> s.at[c] & 1])
    tired = unit(s, there & (s.p[ATTACK_SIDE] | guests(s)))
    terrains = [c for c in bits(s.p[IN_PLAY] & s.p[TERRAIN]) if s.at[c] >= 0 and found >> s.at[c] & 1]
    after += [Event(ev.DISCARD, c, s.holder[c], 0, -1, 0, RULEBOOK | SURE) for c in terrains]
    after += [Event(ev.RETURN_HOME, c, s.holder[c], 0, -1, 0, RULEBOOK | JOINT) for c in bits(there)]
    after += [Event(ev.BOW, c, s.holder[c], 0, -1, 0, RULEBOOK) for c in bits(tired & ~s.p[BOWED])]
    s.fought |= found
    if s.battle[FIELD] >= 0 and found >> s.battle[FIELD] & 1:
        end_unresolved(s)


EMPTYING = kinds(ev.ENTER, ev.DISCARD, ev.REMOVE, ev.TO_HAND, ev.TO_DECK, ev.OVERLAY, ev.DESTROY)
PARTING = kinds(ev.DESTROY, ev.DISCARD, ev.REMOVE, ev.TO_HAND, ev.TO_DECK, ev.DESTROY_PROVINCE)

SETTLING = Settling(
    (where_units_are, texts, traits),
    (
        (EMPTYING, empty_provinces, refill),
        (PARTING, unattached, drop),
        (kinds(ev.DESTROY_PROVINCE), lost_battlefields, cease),
        (ALWAYS, unremembered, remember),
        (ALWAYS, over, forget),
        (ALWAYS, unnoted, note),
        (ALWAYS, muted_now, end_muted),
        (ALWAYS, without_chi, die),
    ),
    affected_by,
)
