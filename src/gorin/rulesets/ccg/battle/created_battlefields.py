"""Battles outside the Attack Phase: an effect creates a battlefield at no province, and a battle is fought there."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits, low
from gorin.kernel.derive import derive
from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import end, framework, push
from gorin.kernel.rows import add_lasting
from gorin.kernel.windows import emit
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.bars import BARRED, BE_ENTERED
from gorin.rulesets.ccg.battle.attack import bow, over, return_home
from gorin.rulesets.ccg.battle.fighting import fight
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.codecs import assigning
from gorin.rulesets.ccg.facts import REMOVED
from gorin.rulesets.ccg.playing.creating import new_card
from gorin.rulesets.ccg.sides import take_sides
from gorin.rulesets.ccg.state import HOME, TURN, Game
from gorin.rulesets.ccg.telling import naming

BATTLEFIELD: Final = Card(naming.BATTLEFIELD, "province")

FIELD: Final = 0
ATTACKERS: Final = 1
DEFENDERS: Final = 2
SOURCE: Final = 3
ACT: Final = 4


@called()
def fight_apart(s: Game, attackers: int, defenders: int, source: int, act: int, alone: bool = False) -> None:
    """These Personalities are assigned to a new battlefield, those to defend it, even bowed; a battle is fought. Alone:
    nobody else moves there."""
    if not attackers or not defenders or s.attacker >= 0:
        return
    field = new_card(s, s.holder[low(attackers)], s.box.by_name[BATTLEFIELD.name])
    s.p[REMOVED] |= 1 << field  # it is no province
    if alone:
        add_lasting(s, BARRED + BE_ENTERED, 1 << field, 0, source, TURN, s.holder[low(attackers)])
    take_sides(s, s.holder[low(attackers)], s.holder[low(defenders)])
    derive(s)
    push(s, APART, (field, attackers, defenders, source, act))


def assign(s: Game, f: Frame) -> None:
    r = f.regs
    out = []
    for mask, defending in ((r[ATTACKERS], False), (r[DEFENDERS], True)):
        for c in bits(mask):
            if s.at[c] == HOME:
                out.append(Event(ev.ASSIGN, c, s.holder[c], assigning(r[FIELD], defending), r[SOURCE], r[ACT]))
    emit(s, tuple(out))


def battle(s: Game, f: Frame) -> None:
    fight(s, f.regs[FIELD])


def close(s: Game, f: Frame) -> None:
    over(s, f)
    end(s)


APART: Final = framework(
    "ccg: battle apart",
    ("assign", assign),
    ("battle", battle),
    ("bow", bow),
    ("return home", return_home),
    ("over", close),
    registers="cmmci",
)
