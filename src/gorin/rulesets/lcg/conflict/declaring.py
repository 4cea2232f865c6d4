"""3.2 and 3.2.1: declaring a conflict and its defenders, in the usual order or in another that a card asks for.

Usually the attacking player decides everything and the defenders follow. A card may let the defending player choose
the ring before anything else, or have the defenders declared first, before province, type, ring and attackers.
"""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.decisions import PASS, SELECT, Option
from gorin.kernel.derive import derive
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, ask_card, end, goto
from gorin.kernel.sides import held_by
from gorin.kernel.windows import emit
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.conflict.keywords_during import gained_in
from gorin.rulesets.lcg.conflict.opportunities import (
    attackers,
    declarations,
    defenders,
    opportunities,
    pass_conflict,
    targets,
    use_opportunity,
)
from gorin.rulesets.lcg.costs.dues import AGAINST, ATTACK, DEFEND, Price, declarable, toll, tolls
from gorin.rulesets.lcg.costs.pools import linked
from gorin.rulesets.lcg.costs.ring_dues import ask_for_rings
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import (
    ACTIVE,
    ATTACKING,
    CHARACTER,
    COVERT,
    DEFENDING,
    EVADED,
    FACEUP,
    IN_PLAY,
    TAINTED,
)
from gorin.rulesets.lcg.lasting.edicts import MOST_DEFENDERS, RING_BY_DEFENDER, least, under
from gorin.rulesets.lcg.prohibitions.compulsion import MUST_ATTACK, MUST_DEFEND, compelled, demanded
from gorin.rulesets.lcg.rings.numbers import NO_RING, Declaration, Declared, RingFate, in_turn
from gorin.rulesets.lcg.rings.places import contested_from
from gorin.rulesets.lcg.sides import CHOSEN, conflict_frame, defenders_declared_by, side_led_by, take_sides
from gorin.rulesets.lcg.state import (
    DEFENDER,
    NO_CONFLICT,
    ON,
    RING,
    TARGET,
    TYPE,
    Game,
)

# registers of a conflict's frame, besides `sides.CHOSEN`, which is 5
WHO: Final = 0
ANSWER: Final = 1
KIND: Final = 2
WHICH_RING: Final = 3
PROVINCE: Final = 4
EVADER: Final = 6
MODE: Final = 7  # how it is declared: the bits below
COUNT: Final = 8  # inverted: so many attackers must be declared
FOE: Final = 9  # who is attacked, where that is settled first; -1: not yet
CHOSEN_RING: Final = 10  # the ring the defending player chose; -1: none
OPPORTUNITY: Final = 11  # the type of opportunity that is used
ALLY: Final = 12  # who declares defenders: 0 the defending player, 1 the first who fights beside that player, …
REGISTERS: Final = "piiicmciiiiii"

COMMITTED: Final = 1  # it is too late to pass
INVERTED: Final = 2  # defenders first
AS_MILITARY: Final = 4  # whatever its opportunity, it is a military conflict
AS_POLITICAL: Final = 8


def told_type(mode: int) -> int:
    """The type an effect gives this conflict, or -1."""
    return 0 if mode & AS_MILITARY else 1 if mode & AS_POLITICAL else -1


# --- what comes before the usual order ------------------------------------------------------------------------------


def chooses_ring(s: Game, who: int) -> int:
    """The opponent who chooses the ring of a conflict this player declares against him or her, or -1."""
    if RING_BY_DEFENDER in s.box.edicts:
        for q in s.box.rules.format.opponents.attackable(s, who):
            if under(s, RING_BY_DEFENDER, q):
                return q
    return -1


def declare_or_pass(s: Game, f: Frame) -> None:
    """Where something may come before the choices, the player first says whether there will be a conflict at all."""
    r = f.regs
    who = r[WHO]
    if not (s.listeners.heard[ev.BEFORE_DECLARING] & s.p[ACTIVE] & s.ctl[who]) and chooses_ring(s, who) < 0:
        goto(s, f, "3.2 declare conflict")
        return
    options = [Option(SELECT, -1, 1)]
    if not r[MODE] & COMMITTED and not demanded(s, who, possible(s, f)):
        options.append(Option(PASS, -1, 0))
    ask(s, who, "declare or pass", options, ANSWER)


def before_declaring(s: Game, f: Frame) -> None:
    r = f.regs
    if not r[ANSWER]:
        end(s)
        pass_conflict(s, r[WHO])
        return
    r[MODE] |= COMMITTED
    emit(s, (Event(ev.BEFORE_DECLARING, player=r[WHO], tag=RULEBOOK),))


@happens(ev.INVERT)
def invert(s: Game, e: Event, after: list[Event]) -> bool:
    """The declaration is inverted."""
    f = conflict_frame(s)
    f.regs[MODE] |= INVERTED
    f.regs[COUNT] = e.n
    return True


def choose_opponent(s: Game, f: Frame) -> None:
    """With several opponents, whoever will defend or choose the ring is settled first."""
    r = f.regs
    others = s.box.rules.format.opponents.attackable(s, r[WHO])
    chooser = chooses_ring(s, r[WHO])
    if not r[MODE] & INVERTED and chooser < 0:
        goto(s, f, "3.2 declare conflict")
    elif len(others) > 1:
        ask(s, r[WHO], "choose whom to attack", [Option(SELECT, -1, q) for q in others], FOE)
    else:
        r[FOE] = others[0]


def ring_by_defender(s: Game, f: Frame) -> None:
    """The defending player chooses among the rings with which a conflict can be declared."""
    r = f.regs
    if under(s, RING_BY_DEFENDER, r[FOE]):
        rings = sorted({Declaration.of(x.value).ring for x in possible(s, f)} - {NO_RING})
        if rings:
            ask(s, r[FOE], "choose the ring of the conflict", [Option(SELECT, -1, i) for i in rings], CHOSEN_RING)


def possible(s: Game, f: Frame) -> list[Option]:
    """The ways in which this conflict can still be declared."""
    r = f.regs
    return declarations(s, r[WHO], r[FOE], r[CHOSEN_RING], r[COUNT], told_type(r[MODE]))


# --- 3.2 declare conflict -------------------------------------------------------------------------------------------


def declare_type(s: Game, f: Frame) -> None:
    """Type and element, or pass unless a conflict must be declared."""
    options = possible(s, f)
    must = demanded(s, f.regs[WHO], options)
    if not must and (not f.regs[MODE] & COMMITTED or not options):
        options.append(Option(PASS, -1, 0))
    ask(s, f.regs[WHO], "declare a conflict", must or options, ANSWER)


def declare_province(s: Game, f: Frame) -> None:
    r = f.regs
    if not r[ANSWER]:
        if r[MODE] & INVERTED:
            s.p[DEFENDING] = 0
            derive(s)
        end(s)
        if opportunities(s, r[WHO]):
            pass_conflict(s, r[WHO])
        return
    r[WHICH_RING], r[KIND], r[OPPORTUNITY] = Declaration.of(r[ANSWER])
    r[ANSWER] = -1


def choose_province(s: Game, f: Frame) -> None:
    r = f.regs
    ask_card(s, r[WHO], "attack a province", targets(s, r[WHO], r[KIND], r[FOE]), PROVINCE)


def choose_attackers(s: Game, f: Frame) -> None:
    """One attacker after another, then done; at least one, or as many as were named. Who must attack comes first."""
    r = f.regs
    there = toll(s, r[WHO], AGAINST, 1 << r[PROVINCE])
    able = declarable(s, r[WHO], ATTACK, attackers(s, r[WHO], r[KIND]) & ~r[CHOSEN], r[CHOSEN], there)
    must = compelled(s, MUST_ATTACK, r[KIND], able)
    able = must or able
    if r[COUNT]:
        if not able or r[CHOSEN].bit_count() >= r[COUNT]:
            r[ANSWER] = -1
            return
        ask_card(s, r[WHO], "declare an attacker", able, ANSWER)
        return
    ask_card(s, r[WHO], "declare an attacker", able, ANSWER, done=r[CHOSEN] != 0 and not must)


def chosen_attacker(s: Game, f: Frame) -> None:
    if f.regs[ANSWER] >= 0:
        f.regs[CHOSEN] |= 1 << f.regs[ANSWER]
        goto(s, f, "attackers")


def choose_covert(s: Game, f: Frame) -> None:
    """Covert: before a facedown province is revealed, one character without covert is evaded."""
    r = f.regs
    covert = s.p[COVERT] | gained_in(s, COVERT, r[KIND], r[WHICH_RING])
    if r[CHOSEN] & covert and not r[MODE] & INVERTED:
        theirs = held_by(s, side_led_by(s, s.holder[r[PROVINCE]]))
        could_defend = s.p[CHARACTER] & s.p[IN_PLAY] & theirs & ~covert
        if could_defend:
            ask_card(s, r[WHO], "evade by covert", could_defend, EVADER, done=True)


def rings_of_the_attack(s: Game, f: Frame) -> None:
    """Fate that the declaration costs may go to a ring, but not to the one that will be contested."""
    r = f.regs
    price = toll(s, r[WHO], ATTACK, r[CHOSEN]).plus(toll(s, r[WHO], AGAINST, 1 << r[PROVINCE]))
    ask_for_rings(s, r[WHO], price.rings, r[WHICH_RING])


def declared(s: Game, f: Frame) -> None:
    """All of it at once: the ring is contested, its fate taken (of several attacking players by the one who was named),
    attackers committed, a facedown province revealed."""
    r = f.regs
    rings = in_turn(s.ret)
    ring = r[WHICH_RING]
    fate = s.ring_fate[ring] if ring != NO_RING else 0
    events = [Event(ev.DECLARE, r[PROVINCE], r[WHO], Declared(ring, r[KIND], fate > 0).number, tag=RULEBOOK)]
    if fate:
        n, gains = RingFate(ring, fate).number, r[ANSWER] if r[ANSWER] >= 0 else r[WHO]
        events.append(Event(ev.GAIN_FROM_RING, player=gains, n=n, tag=RULEBOOK, parent=0))
    if r[EVADER] >= 0:
        covert = bits(r[CHOSEN] & (s.p[COVERT] | gained_in(s, COVERT, r[KIND], r[WHICH_RING])))
        events += [Event(ev.EVADE, r[EVADER], r[WHO], x, tag=RULEBOOK, parent=0) for x in covert]
    if not s.p[FACEUP] >> r[PROVINCE] & 1:
        events.append(Event(ev.REVEAL, r[PROVINCE], s.holder[r[PROVINCE]], tag=RULEBOOK))
    events += commitments(s, r[CHOSEN])
    events += tolls(s, r[WHO], ATTACK, r[CHOSEN], rings, RULEBOOK)
    events += tolls(s, r[WHO], AGAINST, 1 << r[PROVINCE], rings, RULEBOOK)
    emit(s, linked(events))


def commitments(s: Game, chosen: int) -> list[Event]:
    """Each character that is declared commits to the conflict: an occurrence of its own, where somebody listens."""
    if not s.listeners.heard[ev.COMMIT] & s.p[ACTIVE]:
        return []
    return [Event(ev.COMMIT, c, s.holder[c], tag=RULEBOOK, parent=0) for c in bits(chosen)]


@happens(ev.COMMIT, touches=())
def commit(s: Game, e: Event, after: list[Event]) -> bool:
    """Only a moment: the declaration has put it into the conflict."""
    return True


@happens(ev.DECLARE)
def declare(s: Game, e: Event, after: list[Event]) -> bool:
    f = conflict_frame(s)
    ring, kind, _ = Declared.of(e.n)
    s.con[:] = NO_CONFLICT
    s.con[ON], s.con[TYPE], s.con[RING] = 1, kind, ring
    s.con[TARGET] = e.card
    take_sides(s, e.player, s.holder[e.card])
    s.attacked = 1 << e.card
    s.p[ATTACKING] = f.regs[CHOSEN]
    if not f.regs[MODE] & INVERTED:
        s.p[DEFENDING] = 0
    s.p[EVADED] = 0
    use_opportunity(s, e.player, f.regs[OPPORTUNITY])
    s.box.rules.format.opponents.attacked(s, e.player, s.holder[e.card])
    if ring != NO_RING:
        s.ring_place[ring] = contested_from(s.ring_place[ring])
        s.ring_side[ring] = kind
    f.regs[CHOSEN] = 0
    return True


@happens(ev.EVADE)
def evade(s: Game, e: Event, after: list[Event]) -> bool:
    """Of several attackers with covert, each has chosen and evaded the one character."""
    s.p[EVADED] |= 1 << e.card
    return True


# --- 3.2.1 declare defenders ----------------------------------------------------------------------------------------


def first_defenders(s: Game, f: Frame) -> None:
    """Inverted: there is no type yet, so any ready character may be declared."""
    r = f.regs
    if not r[MODE] & INVERTED:
        goto(s, f, "3.2 ring by defender")
        return
    ask_defender(s, f, r[FOE], -1)


def choose_defenders(s: Game, f: Frame) -> None:
    if f.regs[MODE] & INVERTED:
        goto(s, f, "3.2.2 conflict action window")
    elif f.regs[ALLY] < len(defenders_declared_by(s)):
        ask_defender(s, f, declarer(s, f), s.con[TYPE])
    else:  # the last of them has left the game
        f.regs[ANSWER] = -1


def price(s: Game) -> Price:
    """What it costs to defend at all: 1 honor for each tainted province that is attacked."""
    return Price((s.p[TAINTED] & s.attacked).bit_count())


def ask_defender(s: Game, f: Frame, who: int, kind: int) -> None:
    """One after another, as long as the player can pay for them and may declare more."""
    r = f.regs
    mine = r[CHOSEN] & s.ctl[who]
    able = declarable(s, who, DEFEND, defenders(s, who, kind) & ~mine, mine, price(s))
    most = least(s, MOST_DEFENDERS, who)
    if 0 <= most <= mine.bit_count() or (r[ALLY] and mine.bit_count() >= s.box.rules.format.allied_defenders):
        able = 0
    must = compelled(s, MUST_DEFEND, kind, able)
    ask_card(s, who, "declare a defender", must or able, ANSWER, done=not must)


def first_defender_chosen(s: Game, f: Frame) -> None:
    if f.regs[ANSWER] >= 0:
        f.regs[CHOSEN] |= 1 << f.regs[ANSWER]
        goto(s, f, "3.2 defenders first")
        return
    ask_for_rings(s, f.regs[FOE], toll(s, f.regs[FOE], DEFEND, f.regs[CHOSEN]).rings)


def first_defended(s: Game, f: Frame) -> None:
    defend_with(s, f, f.regs[FOE])


def chosen_defender(s: Game, f: Frame) -> None:
    """Declared together: collected first, then all at once."""
    r = f.regs
    if r[ANSWER] >= 0:
        r[CHOSEN] |= 1 << r[ANSWER]
        goto(s, f, "3.2.1 declare defenders")
        return
    if r[ALLY] + 1 < len(defenders_declared_by(s)):  # one player after another
        r[ALLY] += 1
        goto(s, f, "3.2.1 declare defenders")
        return
    tolled = [toll(s, q, DEFEND, r[CHOSEN] & s.ctl[q]) for q in defenders_declared_by(s)]
    ask_for_rings(s, s.con[DEFENDER], sum([price.rings for price in tolled]))


def declarer(s: Game, f: Frame) -> int:
    """Whose turn it is to declare defenders."""
    return defenders_declared_by(s)[f.regs[ALLY]]


def defended(s: Game, f: Frame) -> None:
    defend_with(s, f, s.con[DEFENDER])


def defend_with(s: Game, f: Frame, who: int) -> None:
    """The characters and the place are paid for as they are declared, by those who declare them."""
    chosen, rings = f.regs[CHOSEN], in_turn(s.ret)
    events = [Event(ev.DEFEND, player=who, tag=RULEBOOK), *commitments(s, chosen)]
    for q in dict.fromkeys((who, *[s.holder[c] for c in bits(chosen)])):
        mine = chosen & s.ctl[q]
        n = price(s).honor if mine else 0
        events += [Event(ev.LOSE_HONOR, player=q, n=n, tag=RULEBOOK)] if n else []
        events += tolls(s, q, DEFEND, mine, rings, RULEBOOK)
    emit(s, linked(events))


@happens(ev.DEFEND, touches=(DEFENDING,))
def defend(s: Game, e: Event, after: list[Event]) -> bool:
    f = conflict_frame(s)
    s.p[DEFENDING] |= f.regs[CHOSEN] & s.p[IN_PLAY]
    f.regs[CHOSEN] = 0
    return True
