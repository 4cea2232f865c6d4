"""The Attack Phase: declaration, infantry and cavalry maneuvers, battles in the Attacker's order."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits, mask_of
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_card, framework, goto, push
from gorin.kernel.windows import emit
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.dependencies import derive_if
from gorin.rulesets.ccg.attributes.stats import cavalry, unit
from gorin.rulesets.ccg.bars import ATTACK, DEFEND, barred
from gorin.rulesets.ccg.battle.fighting import fight
from gorin.rulesets.ccg.battle.inviting import invite_allies
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.codecs import assigning, next_in, noted, noting, queued
from gorin.rulesets.ccg.facts import (
    ACTIVE,
    ATTACK_SIDE,
    ATTACKING,
    BOWED,
    DEFENDING,
    DEFENSE_SIDE,
    FOUGHT,
    IN_PLAY,
    PERSONALITY,
)
from gorin.rulesets.ccg.sides import guests, invited, take_sides
from gorin.rulesets.ccg.state import NO_BATTLE, Game

# registers: whose maneuver it is (0-3: infantry attack, defense, cavalry attack, defense; 8-11 the same in additional
# maneuvers; and 16 for each seat that the one who assigns sits to the left of the leader), the answer, the unit chosen;
# behind them the assignments made so far, each a unit and where it goes
TURN: Final = 0
ANSWER: Final = 1
UNIT: Final = 2
MORE: Final = 3  # the additional maneuvers to come (codecs.queued)
ORDERS: Final = 4  # who chooses the next battlefield: 0 the Attacker, else a seat + 1
ENDED: Final = 5  # has it been told that the maneuvers are over?
MADE: Final = 6
OVER: Final = 4  # in TURN: no maneuver
TO_THE_LEFT: Final = 16  # in TURN: a player one seat to the left of the leader assigns
ADDITIONAL: Final = 8
DEFENSE: Final = 1
CAVALRY_ONLY: Final = 2


def declare_attack(s: Game, attacker: int, defender: int) -> None:
    """Begin an Attack Phase."""
    push(s, ATTACK_FRAME)
    take_sides(s, attacker, defender)
    invite_allies(s)
    s.fought = 0
    derive_if(s, False, "attacker", "defender")
    emit(s, (Event(ev.DECLARE_ATTACK, -1, attacker, defender, tag=RULEBOOK),))


def defends(f: Frame) -> bool:
    return bool(f.regs[TURN] & DEFENSE)


def who_assigns(s: Game, f: Frame) -> int:
    """The leader of the side first, then whomever he has invited, from his left."""
    first = s.defender if defends(f) else s.attacker
    left = f.regs[TURN] // TO_THE_LEFT
    return (first + left) % s.box.seats if left else first


def free_units(s: Game, f: Frame) -> int:
    """Unbowed Personalities at home who may be assigned now."""
    p = s.p
    who = who_assigns(s, f)
    at_home = p[IN_PLAY] & p[PERSONALITY] & s.ctl[who] & ~p[BOWED] & ~p[ATTACK_SIDE] & ~p[DEFENSE_SIDE] & ~p[FOUGHT]
    free = at_home & ~(barred(s, DEFEND) if defends(f) else barred(s, ATTACK, s.defender))
    for x in f.regs[MADE:]:
        free &= ~(1 << noted(x)[0])
    return cavalry(s, free) if f.regs[TURN] & CAVALRY_ONLY else free


def choose_unit(s: Game, f: Frame) -> None:
    """One unit after another, or done."""
    if f.regs[TURN] == OVER:
        goto(s, f, "maneuvers end")
        return
    free = free_units(s, f)
    f.regs[ANSWER] = -1
    if free and mask_of(s.provinces[s.defender]) & ~s.fought:
        ask_card(s, who_assigns(s, f), "assign a unit", free, ANSWER, done=True)


def choose_battlefield(s: Game, f: Frame) -> None:
    f.regs[UNIT] = f.regs[ANSWER]
    if f.regs[UNIT] < 0:
        goto(s, f, "assign")
        return
    fields = mask_of(s.provinces[s.defender]) & ~s.fought
    ask_card(s, who_assigns(s, f), "assign to the battlefield at", fields, ANSWER, about=f.regs[UNIT])


def note_down(s: Game, f: Frame) -> None:
    f.regs.append(noting(f.regs[UNIT], f.regs[ANSWER]))
    goto(s, f, "choose a unit")


def assign(s: Game, f: Frame) -> None:
    """All of a player's assignments happen at once."""
    made = f.regs[MADE:]
    del f.regs[MADE:]
    side, who = defends(f), who_assigns(s, f)
    f.regs[TURN] = next_maneuver(s, f)
    goto(s, f, "choose a unit")
    if made:
        where = [noted(x) for x in made]
        emit(s, tuple([Event(ev.ASSIGN, c, who, assigning(at, side), -1, 0, RULEBOOK) for c, at in where]))


def next_maneuver(s: Game, f: Frame) -> int:
    """What comes after this one in TURN: the next player whom the leader has invited, or the next maneuver."""
    seats = invited(s, DEFENDING if defends(f) else ATTACKING)
    left, turn = divmod(f.regs[TURN], TO_THE_LEFT)
    if seats:
        first, n = (s.defender if defends(f) else s.attacker), s.box.seats
        for k in range(left + 1, n):
            if seats >> (first + k) % n & 1:
                return turn + k * TO_THE_LEFT
    return turn + 1 if turn < OVER else OVER


def maneuvers_end(s: Game, f: Frame) -> None:
    """A moment that cards may speak of."""
    if not f.regs[ENDED]:
        f.regs[ENDED] = 1
        emit(s, (Event(ev.MANEUVERS_END, -1, s.attacker, s.defender, tag=RULEBOOK),))


def additional_maneuvers(s: Game, f: Frame) -> None:
    """What effects have added, one player after another."""
    if f.regs[MORE]:
        f.regs[TURN], f.regs[MORE] = next_in(f.regs[MORE])
        goto(s, f, "choose a unit")


def choose_battle(s: Game, f: Frame) -> None:
    """The Attacker (or whom an effect names) chooses the next battlefield, until a battle has been fought at each.
    Decision: those where nobody is come last, from the left, unless he has a card that could be used there."""
    if f.regs[MORE]:
        goto(s, f, "additional maneuvers")
        return
    left = [c for c in s.provinces[s.defender] if not s.fought >> c & 1]
    if not left:
        goto(s, f, "bow and return home")
        return
    who = f.regs[ORDERS] - 1 if f.regs[ORDERS] else s.attacker
    if not reaches_empty_fields(s, who):
        peopled = {s.at[c] for c in bits(s.p[ATTACK_SIDE] | s.p[DEFENSE_SIDE])}
        f.regs[ANSWER] = left[0]
        left = [c for c in left if c in peopled]
    if left:
        ask_card(s, who, "fight the battle at", mask_of(left), ANSWER)


def reaches_empty_fields(s: Game, who: int) -> bool:
    """Has this player a card that could be used in a battle where he has no units?"""
    faces = s.box.reaching
    return bool(faces) and any(s.kind[c] in faces for c in bits(s.p[ACTIVE] & s.ctl[who]))


def attack_frame(s: Game) -> Frame | None:
    """The attack that is being made."""
    return next((f for f in reversed(s.frames) if f.kind == ATTACK_FRAME), None)


@called()
def add_maneuvers(s: Game, kinds: tuple[int, ...]) -> None:
    """Additional maneuvers, in this order, once those that are to come anyway are over."""
    f = attack_frame(s)
    for kind in kinds if f is not None else ():
        if f is not None:
            f.regs[MORE] = queued(f.regs[MORE], ADDITIONAL | kind)


@called()
def order_battles(s: Game, who: int) -> None:
    """This player chooses the battlefield of each battle still to be fought in this attack."""
    f = attack_frame(s)
    if f is not None and who >= 0:
        f.regs[ORDERS] = who + 1


def battle(s: Game, f: Frame) -> None:
    s.fought |= 1 << f.regs[ANSWER]
    goto(s, f, "fight battles")
    fight(s, f.regs[ANSWER])


def bow(s: Game, f: Frame) -> None:
    """Units still at battlefields bow if they were attacking or allied."""
    attacking = (s.p[ATTACKING] | unit(s, guests(s))) & s.p[IN_PLAY] & ~s.p[BOWED]
    if attacking:
        emit(s, tuple([Event(ev.BOW, c, s.attacker, 0, -1, 0, RULEBOOK) for c in bits(attacking)]))


def return_home(s: Game, f: Frame) -> None:
    away = s.p[ATTACK_SIDE] | s.p[DEFENSE_SIDE]
    if away:
        emit(s, tuple([Event(ev.RETURN_HOME, c, s.holder[c], 0, -1, 0, RULEBOOK) for c in bits(away)]))


def over(s: Game, f: Frame) -> None:
    """Battlefields cease to exist."""
    take_sides(s, -1, -1)
    s.fought = 0
    s.battle[:] = NO_BATTLE
    s.p[FOUGHT] = 0
    derive_if(s, bool(s.p[ATTACK_SIDE] | s.p[DEFENSE_SIDE]), "battle", "attacker", "defender")


ATTACK_FRAME: Final[int] = framework(
    "ccg: attack",
    ("choose a unit", choose_unit),
    ("choose a battlefield", choose_battlefield),
    ("note it down", note_down),
    ("assign", assign),
    ("maneuvers end", maneuvers_end),
    ("additional maneuvers", additional_maneuvers),
    ("fight battles", choose_battle),
    ("battle", battle),
    ("bow and return home", bow),
    ("return home", return_home),
    ("over", over),
    registers="iiciii",
)
