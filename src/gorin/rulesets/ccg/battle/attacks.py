"""Ranged and Melee Attacks."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.windows import emit
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.stats import enemies, stat
from gorin.rulesets.ccg.bars import BE_SHOT, barred
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.events import unheard
from gorin.rulesets.ccg.facts import FOLLOWER, IN_PLAY, PERSONALITY
from gorin.rulesets.ccg.numbers import EFFECTS
from gorin.rulesets.ccg.state import FORCE, Game

# what modifiers of an attack's strength are about
BONUS: Final = {"ranged": EFFECTS.own(12, "Ranged Attacks"), "melee": EFFECTS.own(13, "Melee Attacks")}


@called()
def attackable(s: Game, you: int, kind: str, through: bool = False) -> int:
    """Enemy Followers, and enemy Personalities without Followers (or, `through` them, all), in the current battle."""
    p = s.p
    m = enemies(s, you) & (p[PERSONALITY] | p[FOLLOWER])
    if kind == "ranged":
        m &= ~barred(s, BE_SHOT)
    if through:
        return m
    for c in bits(m & p[PERSONALITY]):
        if s.att[c] & p[FOLLOWER]:
            m &= ~(1 << c)
    return m


@called()
def attack_strength(s: Game, kind: str, n: int, performer: int) -> int:
    """The strength of an attack, with what makes its performer's attacks stronger or weaker; 0 is the least."""
    what = BONUS[kind]
    return max(0, n + int(sum([k for changes, mask, k, _ in s.mods if changes == what and mask & performer])))


@called()
def struck(s: Game, targets: int, n: int, you: int, source: int, act: int, against: int = FORCE) -> list[Event]:
    """Targets are destroyed, all at once, whose Force (or another statistic) is so much or less."""
    weak = [c for c in bits(targets & s.p[IN_PLAY]) if stat(s, c, against) <= n]
    return [Event(ev.DESTROY, c, you, 0, source, act) for c in weak]


@called()
def attack_resolved(s: Game, targets: int, n: int, you: int, source: int, act: int) -> None:
    """An attack has resolved, whatever became of its effects; those who listen are told against whom, and how strong
    it was."""
    if not unheard(s, ev.ATTACK_RESOLVED):
        emit(s, tuple([Event(ev.ATTACK_RESOLVED, c, you, n, source, act) for c in bits(targets)]))
