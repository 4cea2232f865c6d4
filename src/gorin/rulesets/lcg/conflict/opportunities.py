"""Conflict opportunities: who may declare how many conflicts, of which types, with which rings, against what."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits, mask_of
from gorin.kernel.decisions import OTHER, Option
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import KINDS
from gorin.kernel.machine import goto
from gorin.kernel.sides import allies, held_by, team_of
from gorin.kernel.turns import asked_from
from gorin.kernel.windows import emit
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.costs.dues import AGAINST, ATTACK, declarable, toll
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import (
    BOWED,
    BROKEN,
    CHARACTER,
    DASH_MILITARY,
    DASH_POLITICAL,
    EVADED,
    IN_PLAY,
    PROVINCE,
)
from gorin.rulesets.lcg.lasting.edicts import (
    MORE_CONFLICTS,
    MOST_CONFLICTS,
    NO_ELEMENTS,
    NO_TYPES,
    OPEN_STRONGHOLD,
    TYPE_IS,
    edicts,
    joined,
    least,
    under,
)
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.rings.numbers import NO_RING, Declaration
from gorin.rulesets.lcg.sides import side_led_by
from gorin.rulesets.lcg.state import SLOTS, Game

DECLARE_CONFLICT: Final = OTHER  # verb of options; value: Declaration (rings/numbers.py)


# --- who takes part -------------------------------------------------------------------------------------------------


def eligible(s: Game, cards: int, kind: int) -> int:
    """Those of a set that are ready characters and may take part in a conflict of this type (-1: it has none yet)."""
    p = s.p
    able = p[CHARACTER] & p[IN_PLAY] & cards & ~p[BOWED] & ~bars.barred_to_rules(s, bars.JOINING)
    if kind >= 0:
        able &= ~p[DASH_POLITICAL if kind else DASH_MILITARY] & ~bars.barred_to_rules(s, bars.JOINING_MILITARY + kind)
    return able


def attackers(s: Game, who: int, kind: int) -> int:
    """Who may be declared as an attacker by this player, also of those who fight on the same side; a tainted character
    only while its honor can be lost."""
    able = eligible(s, held_by(s, side_led_by(s, who)), kind)
    return declarable(s, who, ATTACK, able & ~bars.barred_to_rules(s, bars.ATTACKING))


def most_attackers(s: Game, who: int, kind: int) -> int:
    """How many attackers a player could declare, those that cost the least honor first."""
    chosen = 0
    able = attackers(s, who, kind)
    for c in sorted(bits(able), key=lambda c: toll(s, who, ATTACK, 1 << c)):
        if declarable(s, who, ATTACK, 1 << c, chosen):
            chosen |= 1 << c
    return chosen.bit_count()


def defenders(s: Game, who: int, kind: int) -> int:
    """Who may be declared as a defender: not the one evaded by covert."""
    return eligible(s, s.ctl[who], kind) & ~bars.barred_to_rules(s, bars.DEFENDING) & ~s.p[EVADED]


# --- against what ---------------------------------------------------------------------------------------------------


def provinces_of(s: Game, foe: int) -> int:
    """A player's provinces where a conflict may be: unbroken, the stronghold's only when the format says so."""
    p = s.p
    c = s.province[foe * SLOTS]
    home = 1 << c if c >= 0 else 0
    others = p[PROVINCE] & p[IN_PLAY] & s.ctl[foe] & ~home
    out = others & ~p[BROKEN]
    lost = (others ^ out).bit_count()
    if s.box.rules.format.opponents.stronghold_open(s, foe, lost) or (
        OPEN_STRONGHOLD in s.box.edicts and under(s, OPEN_STRONGHOLD, foe)
    ):
        out |= home & ~p[BROKEN]
    return out & ~bars.barred_to_rules(s, bars.ATTACKED)


def stronghold_open(s: Game, who: int) -> bool:
    """May this player's stronghold province be attacked?"""
    c = s.province[who * SLOTS]
    return c >= 0 and provinces_of(s, who) >> c & 1 == 1


def targets(s: Game, who: int, kind: int, foe: int = -1) -> int:
    """Every province against which this player may declare a conflict of this type (of one opponent, or of all)."""
    return open_to(s, who, kind, within_reach(s, who, foe))


def within_reach(s: Game, who: int, foe: int) -> int:
    """The provinces of one opponent, or of all, where a conflict may be."""
    if foe >= 0:
        return provinces_of(s, foe)
    out = 0
    for q in s.box.rules.format.opponents.attackable(s, who):
        out |= provinces_of(s, q)
    return out


def open_to(s: Game, who: int, kind: int, out: int) -> int:
    """Those against which the player may declare a conflict of this type."""
    out &= ~bars.barred_to_rules(s, bars.ATTACKED_POLITICAL if kind else bars.ATTACKED_MILITARY)
    return payable_with_an_attacker(s, who, kind, out) if s.dues or s.delayed else out


def payable_with_an_attacker(s: Game, who: int, kind: int, provinces: int) -> int:
    """Those of a set whose price can be paid together with that of at least one attacker."""
    able = attackers(s, who, kind)
    prices = {c: toll(s, who, AGAINST, 1 << c) for c in bits(provinces)}
    return mask_of(c for c, price in prices.items() if declarable(s, who, ATTACK, able, price=price))


# --- opportunities --------------------------------------------------------------------------------------------------


def additional(s: Game, who: int, kind: int) -> int:
    """Additional conflicts of this type the player, or the team, may still declare: granted ones, and those a constant
    gives."""
    n = s.extra[who * 2 + kind]
    if MORE_CONFLICTS in s.box.edicts:
        n += sum([edicts(s, MORE_CONFLICTS, q).count(kind) for q in team_of(s, who)])
    return n if n > 0 else 0


def opportunities(s: Game, who: int) -> int:
    """How many conflicts the player may still declare or pass this phase."""
    n = s.left[who] + additional(s, who, 0) + additional(s, who, 1)
    if n and MOST_CONFLICTS in s.box.edicts:
        most = least(s, MOST_CONFLICTS, who)
        if most >= 0:
            n = min(n, max(0, most - s.taken[who]))
    return n


def whose_opportunity(s: Game, turn: int) -> int:
    """Who declares or passes the next conflict if this player would be the next to do so; -1: nobody can any more."""
    return next((q for q in asked_from(s, turn) if opportunities(s, q)), -1)


def open_types(s: Game, who: int) -> list[int]:
    """The types for which the player has an opportunity: a normal one for each not yet declared, or an additional."""
    if not opportunities(s, who):
        return []
    return [
        kind
        for kind in (0, 1)
        if additional(s, who, kind) or (s.left[who] and not s.declared[who] >> kind & 1)
    ]  # fmt: skip


def becomes(s: Game, who: int, kind: int) -> int:
    """The type of a conflict declared with an opportunity of this type: some effects change it."""
    if TYPE_IS in s.box.edicts:
        told = edicts(s, TYPE_IS, who)
        if told:
            return told[-1]
    return kind


def declarable_types(s: Game, who: int, foe: int = -1, told: int = -1) -> list[tuple[int, int]]:
    """The types of which there are an opportunity, an attacker and a province, each with what it becomes."""
    kinds = [(kind, becomes(s, who, kind) if told < 0 else told) for kind in open_types(s, who)]
    if NO_TYPES in s.box.edicts:
        banned = joined(s, NO_TYPES, who)
        kinds = [x for x in kinds if not banned >> x[1] & 1]
    there = within_reach(s, who, foe) if kinds else 0
    return [x for x in kinds if attackers(s, who, x[1]) and open_to(s, who, x[1], there)]


def declarations(s: Game, who: int, foe: int = -1, ring: int = -1, count: int = 0, told: int = -1) -> list[Option]:
    """Types and rings with which a conflict can be declared in full: a ring, a province, an attacker. Some ways to
    declare fix the opponent, the ring, the number of attackers or the type."""
    kinds = declarable_types(s, who, foe, told)
    if count and kinds:  # so many attackers, or as many as any type allows
        most = {kind: most_attackers(s, who, kind) for _, kind in kinds}
        need = min(count, max(most.values()))
        kinds = [x for x in kinds if most[x[1]] >= need]
    if not kinds:
        return []
    rings = rings_open(s, who)
    return [DECLARATIONS[i, kind, opportunity] for opportunity, kind in kinds for i in rings if ring < 0 or i == ring]


class Declarations(dict[tuple[int, int, int], Option]):
    """The options to declare a conflict, by ring, type and opportunity. Each is made once, when it is first offered."""

    def __missing__(self, way: tuple[int, int, int]) -> Option:
        self[way] = out = Option(DECLARE_CONFLICT, -1, Declaration(*way).number)
        return out


DECLARATIONS: Final = Declarations()


def rings_open(s: Game, who: int) -> list[int]:
    """The rings a player may select: unclaimed, and of no element in which he or she cannot declare conflicts; no ring
    at all, where the format allows that.
    Decision: what counts are the elements of the ring as it is selected (rr.step-3-2.8), not those it will gain from
    those who attack with it."""
    rings = s.box.rules.format.rings
    out = list(bits(rings.selectable(s, who)))
    if not out and rings.may_do_without(s, who):
        return [NO_RING]
    if NO_ELEMENTS in s.box.edicts:
        banned = joined(s, NO_ELEMENTS, who)
        out = [i for i in out if not s.elements[i] & banned]
    return out


def use_opportunity(s: Game, who: int, kind: int) -> None:
    """A conflict was declared: an additional opportunity of the type goes first, then the normal one. What one player
    of a team uses, all of it have used."""
    more = additional(s, who, kind)
    for q in team_of(s, who):
        s.taken[q] += 1
        if more:
            s.extra[q * 2 + kind] -= 1
        else:
            s.left[q] -= 1
            s.declared[q] |= 1 << kind


def pass_conflict(s: Game, who: int) -> None:
    """A pass uses one opportunity; the next may be of any type not yet declared. A team passes with the last of it.
    Decision: a normal opportunity is passed first, an additional one when no normal one is left."""
    if left_to_ally(s, who):
        return
    normal, kind = s.left[who] > 0, 0 if additional(s, who, 0) else 1
    for q in team_of(s, who):
        s.taken[q] += 1
        if normal:
            s.left[q] -= 1
        else:
            s.extra[q * 2 + kind] -= 1
    emit(s, (Event(ev.PASS_CONFLICT, player=who, tag=RULEBOOK),))


def left_to_ally(s: Game, who: int) -> bool:
    """Does this player leave the opportunity to the next of the team, who may still declare a conflict with it?"""
    f = s.frames[-1]
    later = [q for q in allies(s, who) if q > who and opportunities(s, q)]
    if not later or f.kind != KINDS["lcg: conflict phase"]:
        return False
    f.regs[0] = later[0]
    goto(s, f, "3.2 declare conflict")
    return True


@happens(ev.MORE_CONFLICTS)
def more_conflicts(s: Game, e: Event, after: list[Event]) -> bool:
    """An additional conflict, on top of the normal ones; a team has it together."""
    for q in team_of(s, e.player):
        s.extra[q * 2 + e.n] += 1
    return True
