"""Ring effects."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.decisions import OTHER, PASS, Option
from gorin.kernel.events import EXACT, RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.log import tell as tell_line
from gorin.kernel.machine import ask, end, framework, goto, push
from gorin.kernel.sides import allies, foes
from gorin.kernel.windows import emit
from gorin.language.calling import DEAR
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.stats import with_fate
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.costs.pools import transfer
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
from gorin.rulesets.lcg.lasting.edicts import EACH_ELEMENT, NO_RING_EFFECTS, under
from gorin.rulesets.lcg.prohibitions.bars import (
    BECOMING_DISHONORED,
    BECOMING_HONORED,
    BOWING,
    DISHONORING,
    HONORING,
    LOSING_FATE,
    READYING,
    RING_EFFECTS,
    barred_to_rules,
    judges,
)
from gorin.rulesets.lcg.prohibitions.immunity import BY_RING as RING_TAG
from gorin.rulesets.lcg.prohibitions.immunity import RING as BY_RINGS
from gorin.rulesets.lcg.prohibitions.immunity import immune
from gorin.rulesets.lcg.rings.numbers import EffectChoice, Resolve
from gorin.rulesets.lcg.rings.pools import elements_at
from gorin.rulesets.lcg.sides import opponent
from gorin.rulesets.lcg.state import AIR, EARTH, FIRE, ON, TARGET, VOID, WATER, Game

NOBODY: Final = -1  # in particular
RING_CHOICE: Final = OTHER + 1  # verb of options; value: EffectChoice (rings/numbers.py)

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
ELEMENT_OF: Final = {
    TAKE_HONOR: AIR,
    GAIN_HONOR: AIR,
    DRAW_AND_DISCARD: EARTH,
    DRAW: EARTH,
    DISCARD: EARTH,
    HONOR: FIRE,
    DISHONOR: FIRE,
    READY: WATER,
    BOW: WATER,
    REMOVE_FATE: VOID,
}
BY_RING: Final = RULEBOOK | RING_TAG  # tag of what a ring effect does


@called(cost=DEAR)
def ring_choices(s: Game, who: int, ring: int) -> list[Option]:
    """What this player could do with this ring now, with each of its elements: only what changes the game."""
    return [x for element in bits(elements_at(s, ring)) for x in element_choices(s, who, element)]


def element_choices(s: Game, who: int, element: int) -> list[Option]:
    """What this player could do with the effect of this element now."""
    p = s.p
    small = s.box.rules.format.small_rings
    chars = p[CHARACTER] & p[IN_PLAY]
    if s.shield:
        chars &= ~immune(s, BY_RINGS, who)
    out: list[Option] = []
    if element == AIR:
        out += choices_of(s, who, TAKE_HONOR, [q for q in against(s, who) if s.honor[q] > 0])
        if not small:
            out += choices_of(s, who, GAIN_HONOR)
    elif element == EARTH:
        if not small:
            out += choices_of(s, who, DRAW_AND_DISCARD, against(s, who) or [NOBODY])
        else:
            out += choices_of(s, who, DRAW)
            out += choices_of(s, who, DISCARD, [q for q in against(s, who) if p[HAND] & s.ctl[q]])
    elif element == FIRE:
        never = barred_to_rules(s, HONORING) & ~p[DISHONORED] | barred_to_rules(s, BECOMING_HONORED)
        out += picks(chars & ~p[HONORED] & ~never, HONOR)
        never = barred_to_rules(s, DISHONORING) & ~p[HONORED] | barred_to_rules(s, BECOMING_DISHONORED)
        out += picks(chars & ~p[DISHONORED] & ~never, DISHONOR)
    elif element == WATER:
        tired = p[BOWED] & ~barred_to_rules(s, READYING)
        fresh = ~p[BOWED] & ~barred_to_rules(s, BOWING)
        if small:
            chars &= ~(p[ATTACKING] | p[DEFENDING])
            few = sum(1 << c for c in bits(chars) if s.fate[c] <= 1)
            out += picks(few & tired, READY) + picks(few & fresh, BOW)
        else:
            out += picks(chars & tired, READY) + picks(chars & fresh & ~with_fate(s, chars), BOW)
    else:
        out += picks(with_fate(s, chars) & ~barred_to_rules(s, LOSING_FATE), REMOVE_FATE)
    return out


def against(s: Game, who: int) -> list[int]:
    """The opponents against whom this player may resolve a ring effect: the one against the player in the conflict;
    where "your opponent" is chosen, any outside of conflicts."""
    foe = opponent(s, who)
    return [foe] if foe >= 0 else foes(s, who) if s.box.rules.format.opponents.chosen else []


def choices_of(s: Game, who: int, what: int, losers: list[int] | None = None) -> list[Option]:
    """One of the effects of air or earth, for each player of the team who may have the benefit, against each of these.
    A choice says only what is not said by itself."""
    usual = opponent(s, who)
    gainers = [NOBODY] if what == DISCARD else [NOBODY, *allies(s, who)]
    return [
        Option(RING_CHOICE, -1, EffectChoice(what, gains=q, loses=NOBODY if loser == usual else loser).number)
        for q in gainers
        for loser in (losers if losers is not None else [usual])
    ]


def picks(mask: int, what: int) -> list[Option]:
    return [Option(RING_CHOICE, c, EffectChoice(what, c).number) for c in bits(mask)]


# --- registers (who, ring, may, reply, the elements left, whether each is resolved) ---------------------------------

WHO: Final = 0
WHICH: Final = 1
MAY: Final = 2
REPLY: Final = 3
LEFT: Final = 4
EACH: Final = 5


def ring_choose(s: Game, f: Frame) -> None:
    """Which effect, on what; a framework resolution may be declined, and so may each of several effects. A ring with
    several elements offers the effects of all of them. Nobody is asked about what would be cancelled anyway."""
    r = f.regs
    if cancelled(s, r[WHO]):
        tell_cancelled(s)
        s.ret = 0
        end(s)
        return
    options = [x for element in bits(r[LEFT]) for x in element_choices(s, r[WHO], element)]
    if r[MAY] or r[EACH] or not options:
        options.append(Option(PASS, -1, 0))
    ask(s, r[WHO], "resolve the ring effect", options, REPLY)


def ring_initiate(s: Game, f: Frame) -> None:
    """The effect may be cancelled as it would resolve."""
    r = f.regs
    if not r[REPLY]:
        end(s)
        return
    element = ELEMENT_OF[EffectChoice.of(r[REPLY]).what]
    r[LEFT] &= ~(1 << element)
    n = Resolve(r[WHICH], element).number
    emit(s, (Event(ev.RESOLVE_RING, s.con[TARGET], r[WHO], n, tag=RULEBOOK | EXACT),))


def cancelling(s: Game) -> int:
    """The attacked provinces that cancel ring effects."""
    return int(barred_to_rules(s, RING_EFFECTS) & s.attacked) if s.con[ON] else 0


def cancelled(s: Game, who: int) -> bool:
    """Does a province or an effect cancel the ring effects that this player resolves?"""
    return bool(cancelling(s) or under(s, NO_RING_EFFECTS, who))


@judges(ev.RESOLVE_RING)
def not_cancelled(s: Game, e: Event) -> Event | None:
    return None if cancelled(s, e.player) else e


def tell_cancelled(s: Game) -> None:
    if s.log is not None:
        by = [s.box.faces[s.kind[c]].name for c in bits(cancelling(s))]
        tell_line(s, f"{by[0]} cancels the ring effect." if by else "The ring effect is cancelled.")


def ring_resolve(s: Game, f: Frame) -> None:
    who = f.regs[WHO]
    what, c, gains, loses = EffectChoice.of(f.regs[REPLY])
    if not s.ret:
        return
    foe = loses if loses >= 0 else opponent(s, who)
    if gains >= 0:  # a player of the same team has the benefit
        who = gains
    events: tuple[Event, ...] = ()
    match what:
        case 1:
            events = tuple(e._replace(tag=BY_RING) for e in transfer(s, foe, who, 1))
        case 2:
            events = (Event(ev.GAIN_HONOR, player=who, n=2, tag=BY_RING),)
        case 3:
            events = (Event(ev.DRAW, player=who, n=1, tag=BY_RING),)
            if foe >= 0:
                events += (Event(ev.DISCARD_RANDOM, player=foe, n=1, tag=BY_RING),)
        case 4:
            events = (Event(ev.DRAW, player=who, n=1, tag=BY_RING),)
        case 5:
            events = (Event(ev.DISCARD_RANDOM, player=foe, n=1, tag=BY_RING),)
        case 6 | 7 | 8 | 9:
            kind = {HONOR: ev.HONOR, DISHONOR: ev.DISHONOR, READY: ev.READY, BOW: ev.BOW}[what]
            events = (Event(kind, c, who, tag=BY_RING),)
        case 10:
            events = (Event(ev.REMOVE_FATE, c, who, 1, tag=BY_RING),)
    if events:
        emit(s, events)


def ring_next(s: Game, f: Frame) -> None:
    """Several effects are resolved one at a time, each completely before the next."""
    if f.regs[EACH] and f.regs[LEFT]:
        goto(s, f, "choose")


RING_EFFECT: Final = framework(
    "lcg: ring effect",
    ("choose", ring_choose),
    ("initiate", ring_initiate),
    ("resolve", ring_resolve),
    ("next", ring_next),
    registers="piiiii",
)


@called()
def resolve_ring(s: Game, who: int, ring: int, may: bool, each: bool = False) -> None:
    """Resolve a ring's effect as if this player had won as the attacker: of one of its elements, or of each."""
    each = each or under(s, EACH_ELEMENT, who)
    push(s, RING_EFFECT, (who, ring, int(may), 0, elements_at(s, ring), int(each)))
