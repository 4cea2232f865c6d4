"""Ring effects."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.decisions import OTHER, PASS, Option
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, end, framework, push
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.bars import BOWING, DISHONORING, HONORING, READYING, barred_to_rules
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import (
    ATTACKING,
    BOWED,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    HAND,
    HONORED,
    IN_PLAY,
)
from gorin.rulesets.lcg.pools import transfer
from gorin.rulesets.lcg.state import (
    AIR,
    ATTACKER,
    CONTESTED,
    EARTH,
    FIRE,
    ON,
    RING,
    TARGET,
    TYPE,
    WATER,
    Game,
)
from gorin.rulesets.lcg.stats import with_fate

RING_CHOICE: Final = OTHER + 1  # verb: value = what << 12 | card + 1

TAKE_HONOR: Final = 1
GAIN_HONOR: Final = 2
DRAW_AND_DISCARD: Final = 3
DRAW: Final = 4
DISCARD: Final = 5
HONOR: Final = 6
DISHONOR: Final = 7
READY: Final = 8
BOW: Final = 9
REMOVE_FATE: Final = 10


def choices(s: Game, who: int, ring: int) -> list[Option]:
    """What this player could do with this ring now: only what changes the game."""
    p = s.p
    small = s.box.rules.format.small_rings
    foe = s.box.rules.opponent(s, who)
    chars = p[CHARACTER] & p[IN_PLAY]
    out: list[Option] = []
    if ring == AIR:
        if foe >= 0 and s.honor[foe] > 0:
            out.append(Option(RING_CHOICE, -1, TAKE_HONOR << 12))
        if not small:
            out.append(Option(RING_CHOICE, -1, GAIN_HONOR << 12))
    elif ring == EARTH:
        if not small:
            out.append(Option(RING_CHOICE, -1, DRAW_AND_DISCARD << 12))
        else:
            out.append(Option(RING_CHOICE, -1, DRAW << 12))
            if foe >= 0 and p[HAND] & s.ctl[foe]:
                out.append(Option(RING_CHOICE, -1, DISCARD << 12))
    elif ring == FIRE:
        out += picks(chars & ~p[HONORED] & ~(barred_to_rules(s, HONORING) & ~p[DISHONORED]), HONOR)
        out += picks(chars & ~p[DISHONORED] & ~(barred_to_rules(s, DISHONORING) & ~p[HONORED]), DISHONOR)
    elif ring == WATER:
        tired = p[BOWED] & ~barred_to_rules(s, READYING)
        fresh = ~p[BOWED] & ~barred_to_rules(s, BOWING)
        if small:
            chars &= ~(p[ATTACKING] | p[DEFENDING])
            few = sum(1 << c for c in bits(chars) if s.fate[c] <= 1)
            out += picks(few & tired, READY) + picks(few & fresh, BOW)
        else:
            out += picks(chars & tired, READY) + picks(chars & fresh & ~with_fate(s, chars), BOW)
    else:
        out += picks(with_fate(s, chars), REMOVE_FATE)
    return out


def picks(mask: int, what: int) -> list[Option]:
    return [Option(RING_CHOICE, c, what << 12 | c + 1) for c in bits(mask)]


# --- registers (who, ring, may, reply) ------------------------------------------------------------------------------


def ring_choose(s: Game, f: Frame) -> None:
    """Which effect, on what; a framework resolution may be declined."""
    who, ring, may, _ = f.regs
    options = choices(s, who, ring)
    if may or not options:
        options.append(Option(PASS, -1, 0))
    ask(s, who, "resolve the ring effect", options, 3)


def ring_initiate(s: Game, f: Frame) -> None:
    """The effect may be cancelled as it would resolve."""
    if not f.regs[3]:
        end(s)
        return
    s.box.rules.emit(s, (Event(ev.RESOLVE_RING, s.con[TARGET], f.regs[0], f.regs[1], tag=RULEBOOK),))


def ring_resolve(s: Game, f: Frame) -> None:
    who, _, _, reply = f.regs
    what, c = reply >> 12, (reply & 0xFFF) - 1
    if not s.ret:
        end(s)
        return
    foe = s.box.rules.opponent(s, who)
    events: tuple[Event, ...] = ()
    match what:
        case 1:
            events = transfer(s, foe, who, 1)
        case 2:
            events = (Event(ev.GAIN_HONOR, player=who, n=2, tag=RULEBOOK),)
        case 3:
            events = (Event(ev.DRAW, player=who, n=1, tag=RULEBOOK),)
            if foe >= 0:
                events += (Event(ev.DISCARD_RANDOM, player=foe, n=1, tag=RULEBOOK),)
        case 4:
            events = (Event(ev.DRAW, player=who, n=1, tag=RULEBOOK),)
        case 5:
            events = (Event(ev.DISCARD_RANDOM, player=foe, n=1, tag=RULEBOOK),)
        case 6 | 7 | 8 | 9:
            kind = {HONOR: ev.HONOR, DISHONOR: ev.DISHONOR, READY: ev.READY, BOW: ev.BOW}[what]
            events = (Event(kind, c, who, tag=RULEBOOK),)
        case 10:
            events = (Event(ev.REMOVE_FATE, c, who, 1, tag=RULEBOOK),)
    if events:
        s.box.rules.emit(s, events)


RING_EFFECT: Final = framework(
    "lcg: ring effect",
    ("choose", ring_choose),
    ("initiate", ring_initiate),
    ("resolve", ring_resolve),
    registers="piii",
)


def resolve_ring(s: Game, who: int, ring: int, may: bool) -> None:
    """Resolve a ring's effect as if this player had won as the attacker."""
    push(s, RING_EFFECT, (who, ring, int(may)))


@happens(ev.SWITCH_TYPE)
def switch_type(s: Game, e: Event, after: list[Event]) -> bool:
    """Military becomes political, political military; the element stays."""
    if not s.con[ON]:
        return False
    s.con[TYPE] ^= 1
    return True


@happens(ev.SWITCH_RING)
def switch_ring(s: Game, e: Event, after: list[Event]) -> bool:
    """Another ring becomes the contested one; its fate goes to the attacking player. The type stays."""
    if not s.con[ON] or s.ring_of[s.con[RING]] != CONTESTED:
        return False
    old, new = s.con[RING], e.n
    s.ring_of[old], s.ring_of[new] = s.ring_of[new], CONTESTED
    s.con[RING] = new
    s.pool[s.con[ATTACKER]] += s.ring_fate[new]
    s.ring_fate[new] = 0
    return True
