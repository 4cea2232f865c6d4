"""The resolution of a battle as Samurai Edition has it: cards, then the province, then Honor, one leader after the
other; and who was attacking or allied returns home first and bows then."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.sequences import Change, after, instead
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.stats import stat, unit
from gorin.rulesets.ccg.battle import attack
from gorin.rulesets.ccg.battle.fighting import (
    ATTACKERS,
    ATTACKERS_LOSE,
    BATTLE_FRAME,
    DEFENDERS,
    DEFENDERS_LOSE,
    FALLS,
    OUTCOME,
    PROVINCE,
    REHONORED,
    TIE,
    compare,
    destroying_armies,
    occur,
)
from gorin.rulesets.ccg.facts import ATTACK_SIDE, ATTACKING, DEFENDING, DEFENSE_SIDE, DISHONORABLE, HERE, IN_PLAY
from gorin.rulesets.ccg.places.status import RESOLUTION_BOW
from gorin.rulesets.ccg.sides import going_home, guests, leader
from gorin.rulesets.ccg.state import BROKE, HOME, KILLED, STRENGTH, Game


def destroy(s: Game, f: Frame) -> None:
    """Step B: all cards of the losing army at once."""
    occur(s, *destroying_armies(s, f))


def destroy_province(s: Game, f: Frame) -> None:
    """Then the province, if the Force was greater by more than its strength. From here on, the registers say how many
    cards have fallen."""
    r = f.regs
    first, second = r[DEFENDERS_LOSE], r[ATTACKERS_LOSE]
    r[DEFENDERS_LOSE] = (s.ret & (1 << first) - 1).bit_count()
    r[ATTACKERS_LOSE] = (s.ret >> first & (1 << second) - 1).bit_count()
    if r[FALLS] > 0 and r[FALLS] > stat(s, r[PROVINCE], STRENGTH):
        occur(s, Event(ev.DESTROY_PROVINCE, r[PROVINCE], s.attacker, 0, -1, 0, RULEBOOK))
    else:
        r[FALLS] = 0


def honor(s: Game, f: Frame, side: int, army: int, fell: int) -> None:
    """A leader gains Honor for what fell. Dishonorable Personalities in the army, whoever controls them, are rehonored
    instead; in a tie they were rehonored before."""
    who = leader(s, side)
    s.battle[KILLED] |= 1 << who
    shamed = army & s.p[DISHONORABLE]
    if f.regs[OUTCOME] == TIE:
        if not shamed and not f.regs[REHONORED] >> who & 1:
            occur(s, Event(ev.GAIN_HONOR, -1, who, fell, -1, 0, RULEBOOK))
    elif shamed:
        occur(s, *(Event(ev.REHONOR, c, who, 0, -1, 0, RULEBOOK) for c in bits(shamed)))
    else:
        occur(s, Event(ev.GAIN_HONOR, -1, who, 2 * fell, -1, 0, RULEBOOK))


def attackers_honor(s: Game, f: Frame) -> None:
    r = f.regs
    if r[FALLS] and r[PROVINCE] not in s.provinces[s.defender]:
        s.battle[BROKE] = 1
        s.battle[KILLED] |= 1 << s.attacker
    if r[DEFENDERS_LOSE]:
        honor(s, f, ATTACKING, r[ATTACKERS], r[DEFENDERS_LOSE])


def defenders_honor(s: Game, f: Frame) -> None:
    if f.regs[ATTACKERS_LOSE]:
        honor(s, f, DEFENDING, f.regs[DEFENDERS], f.regs[ATTACKERS_LOSE])


def return_home(s: Game, f: Frame) -> None:
    """Attacking and allied units return home; if the province was destroyed, the Defender's do at the same time."""
    f.regs[ATTACKERS] = going_home(s)
    homeward = f.regs[ATTACKERS] | (s.p[DEFENSE_SIDE] & s.p[HERE] if s.battle[BROKE] else 0)
    occur(s, *(Event(ev.RETURN_HOME, c, s.holder[c], 0, -1, 0, RULEBOOK) for c in bits(homeward)))


def bow(s: Game, f: Frame) -> None:
    """Then those attacking and allied units that did return are bowed by the resolution."""
    home = sum([1 << c for c in bits(f.regs[ATTACKERS] & s.p[IN_PLAY]) if s.at[c] == HOME])
    occur(s, *(Event(ev.BOW, c, s.attacker, RESOLUTION_BOW, -1, 0, RULEBOOK) for c in bits(unit(s, home))))


# --- after the last battle ------------------------------------------------------------------------------------------


def all_return_home(s: Game, f: Frame) -> None:
    """All units still at battlefields; the frame's set keeps who bows."""
    away = s.p[ATTACK_SIDE] | s.p[DEFENSE_SIDE]
    f.regs[attack.ANSWER] = s.p[ATTACK_SIDE] | guests(s)
    occur(s, *(Event(ev.RETURN_HOME, c, s.holder[c], 0, -1, 0, RULEBOOK) for c in bits(away)))


def all_bow(s: Game, f: Frame) -> None:
    home = sum([1 << c for c in bits(f.regs[attack.ANSWER] & s.p[IN_PLAY]) if s.at[c] == HOME])
    occur(s, *(Event(ev.BOW, c, s.attacker, RESOLUTION_BOW, -1, 0, RULEBOOK) for c in bits(unit(s, home))))


RESOLUTION_OF_SAMURAI: Final[tuple[Change, ...]] = (
    instead(BATTLE_FRAME, "Resolution Segment: total Force", compare),
    instead(BATTLE_FRAME, "destroy", destroy),
    after(BATTLE_FRAME, "destroy", ("destroy the province", destroy_province)),
    instead(BATTLE_FRAME, "gain Honor", attackers_honor),
    after(BATTLE_FRAME, "gain Honor", ("the Defender gains Honor", defenders_honor)),
    instead(BATTLE_FRAME, "attackers bow", return_home),
    instead(BATTLE_FRAME, "attackers return home", bow),
    instead(attack.ATTACK_FRAME, "bow and return home", all_return_home),
    instead(attack.ATTACK_FRAME, "return home", all_bow),
)
