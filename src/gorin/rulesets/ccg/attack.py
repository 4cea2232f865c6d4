"""The Attack Phase: declaration, infantry and cavalry maneuvers, battles in the Attacker's order."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits, mask_of
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_card, framework, goto, push
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.bars import ATTACK, DEFEND, barred
from gorin.rulesets.ccg.battle import fight
from gorin.rulesets.ccg.facts import (
    ATTACK_SIDE,
    ATTACKING,
    BOWED,
    DEFENSE_SIDE,
    FOUGHT,
    IN_PLAY,
    PERSONALITY,
)
from gorin.rulesets.ccg.state import NO_BATTLE, Game
from gorin.rulesets.ccg.stats import cavalry

# registers: whose maneuver it is (0-3: infantry attack, defense, cavalry attack, defense), the answer, the unit chosen;
# behind them the assignments made so far, each a unit and where it goes
TURN: Final = 0
ANSWER: Final = 1
UNIT: Final = 2
MADE: Final = 3
MANEUVERS: Final = 4


def declare_attack(s: Game, attacker: int, defender: int) -> None:
    """Begin an Attack Phase."""
    push(s, ATTACK_FRAME)
    s.attacker, s.defender, s.fought = attacker, defender, 0
    s.box.rules.emit(s, (Event(ev.DECLARE_ATTACK, -1, attacker, defender, tag=RULEBOOK),))


def defends(f: Frame) -> int:
    return f.regs[TURN] & 1


def who_assigns(s: Game, f: Frame) -> int:
    return s.defender if defends(f) else s.attacker


def free_units(s: Game, f: Frame) -> int:
    """Unbowed Personalities at home who may be assigned now."""
    p = s.p
    who = who_assigns(s, f)
    at_home = p[IN_PLAY] & p[PERSONALITY] & s.ctl[who] & ~p[BOWED] & ~p[ATTACK_SIDE] & ~p[DEFENSE_SIDE] & ~p[FOUGHT]
    free = at_home & ~(barred(s, DEFEND) if defends(f) else barred(s, ATTACK, s.defender))
    for x in f.regs[MADE:]:
        free &= ~(1 << (x >> 16))
    return cavalry(s, free) if f.regs[TURN] >= 2 else free


def choose_unit(s: Game, f: Frame) -> None:
    """One unit after another, or done."""
    if f.regs[TURN] >= MANEUVERS:
        goto(f, "fight battles")
        return
    free = free_units(s, f)
    f.regs[ANSWER] = -1
    if free and s.provinces[s.defender]:
        ask_card(s, who_assigns(s, f), "assign a unit", free, ANSWER, done=True)


def choose_battlefield(s: Game, f: Frame) -> None:
    f.regs[UNIT] = f.regs[ANSWER]
    if f.regs[UNIT] < 0:
        goto(f, "assign")
        return
    fields = mask_of(s.provinces[s.defender])
    ask_card(s, who_assigns(s, f), "assign to the battlefield at", fields, ANSWER, about=f.regs[UNIT])


def note_down(s: Game, f: Frame) -> None:
    f.regs.append(f.regs[UNIT] << 16 | f.regs[ANSWER])
    goto(f, "choose a unit")


def assign(s: Game, f: Frame) -> None:
    """All of a player's assignments happen at once."""
    made = f.regs[MADE:]
    del f.regs[MADE:]
    side, who = defends(f), who_assigns(s, f)
    f.regs[TURN] += 1
    goto(f, "choose a unit")
    if made:
        where = [(x >> 16, x & 0xFFFF) for x in made]
        s.box.rules.emit(s, tuple([Event(ev.ASSIGN, c, who, at << 1 | side, -1, 0, RULEBOOK) for c, at in where]))


def choose_battle(s: Game, f: Frame) -> None:
    """The Attacker chooses the next battlefield, until a battle has been fought at each."""
    left = mask_of(s.provinces[s.defender]) & ~s.fought
    if not left:
        goto(f, "bow and return home")
        return
    ask_card(s, s.attacker, "fight the battle at", left, ANSWER)


def battle(s: Game, f: Frame) -> None:
    s.fought |= 1 << f.regs[ANSWER]
    goto(f, "fight battles")
    fight(s, f.regs[ANSWER])


def bow(s: Game, f: Frame) -> None:
    """Units still at battlefields bow if they were attacking."""
    attacking = s.p[ATTACKING] & s.p[IN_PLAY] & ~s.p[BOWED]
    if attacking:
        s.box.rules.emit(s, tuple([Event(ev.BOW, c, s.attacker, 0, -1, 0, RULEBOOK) for c in bits(attacking)]))


def return_home(s: Game, f: Frame) -> None:
    away = s.p[ATTACK_SIDE] | s.p[DEFENSE_SIDE]
    if away:
        s.box.rules.emit(s, tuple([Event(ev.RETURN_HOME, c, s.holder[c], 0, -1, 0, RULEBOOK) for c in bits(away)]))


def over(s: Game, f: Frame) -> None:
    """Battlefields cease to exist."""
    s.attacker = s.defender = -1
    s.fought = 0
    s.battle[:] = NO_BATTLE
    s.p[FOUGHT] = 0
    s.box.rules.derive(s)


ATTACK_FRAME: Final = framework(
    "ccg: attack",
    ("choose a unit", choose_unit),
    ("choose a battlefield", choose_battlefield),
    ("note it down", note_down),
    ("assign", assign),
    ("fight battles", choose_battle),
    ("battle", battle),
    ("bow and return home", bow),
    ("return home", return_home),
    ("over", over),
    registers="iic",
)
