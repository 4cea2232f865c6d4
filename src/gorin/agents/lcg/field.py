"""The characters that could still fight this phase, and what the conflicts to come may bring either side.

The plans of `conflict.py` weigh every attack and defense against this: whoever is bowed now is missing later.
"""

from __future__ import annotations

from typing import Final

from gorin.agents.lcg.outlook import THE_GAME, likely, spread
from gorin.agents.lcg.rivals import attacks_you
from gorin.agents.lcg.worth import break_worth
from gorin.kernel.bits import bits
from gorin.kernel.sides import foes
from gorin.rulesets.lcg.conflict_masks import participating
from gorin.rulesets.lcg.masks import (
    MILITARY,
    POLITICAL,
    Game,
    attackers,
    defenders,
    facedown_provinces,
    faceup,
    favor_adds,
    open_types,
    opportunities,
    printed_strength,
    provinces_of,
    skill,
    strength,
)

A_RING_LATER: Final = 1.7  # what winning some ring later is worth
HOPE: Final = 0.8  # what a conflict counts that is yet to be declared
DEFENDS: Final = 0.75  # how much of what could defend later will
SECOND: Final = 0.45  # a second conflict has only the leftovers


class Field:
    """Two players' ready characters by type of conflict, with totals over sets of them, and those of others who may
    attack as well."""

    def __init__(self, s: Game, you: int, foe: int) -> None:
        self.s = s
        self.you = you
        self.foe = foe
        self.spread = spread(s, you, foe)
        self.others = [q for q in foes(s, you) if q != foe and opportunities(s, q)]
        home = ~participating(s)  # whoever fights now will be bowed
        every = (you, foe, *self.others)
        self.attackers = {(q, k): attackers(s, q, k) & home for q in every for k in (MILITARY, POLITICAL)}
        self.defenders = {(q, k): defenders(s, q, k) & home for q in every for k in (MILITARY, POLITICAL)}
        self.types = {q: open_types(s, q) for q in every}
        self.weakest = {q: self._weakest(q) for q in (you, foe)}
        self._totals: dict[tuple[int, int], int] = {}
        self._threats: dict[tuple[int, int], float] = {}

    def ready(self, who: int) -> int:
        """Everybody who could still take part in anything."""
        return self.defenders[who, MILITARY] | self.defenders[who, POLITICAL]

    def favor(self, who: int, kind: int) -> int:
        """What the favor adds."""
        return favor_adds(self.s, who, kind)

    def total(self, mask: int, kind: int) -> int:
        """The skill of a set of characters, without the favor."""
        key = (mask, kind)
        if key not in self._totals:
            self._totals[key] = sum(skill(self.s, c, kind) for c in bits(mask))
        return self._totals[key]

    def skill(self, who: int, mask: int, kind: int) -> int:
        """The skill a player would count with these characters."""
        return self.total(mask, kind) + self.favor(who, kind) if mask else 0

    def _weakest(self, who: int) -> tuple[float, float]:
        """The province of a player that is the best to attack: its strength, and what its loss costs."""
        s = self.s
        open_ = bits(provinces_of(s, who))
        found = [(seen_strength(s, c), min(THE_GAME, break_worth(s, who, c))) for c in open_]
        return max(found, key=lambda x: x[1] - x[0], default=(9.0, 0.0))

    def threat(self, who: int, other: int, mine: int, theirs: int, types: list[int], left: int = 2) -> float:
        """What a player may still win from another this phase, with these characters ready on either side, and so many
        conflicts left to declare."""
        strength, province = self.weakest[other]
        gains = []
        for k in types:
            attack = self.skill(who, mine & self.attackers[who, k], k)
            if attack <= 0:
                continue
            by = attack - DEFENDS * self.skill(other, theirs & self.defenders[other, k], k)
            gains.append(likely(by, self.spread) * A_RING_LATER + likely(by - strength, self.spread) * province)
        if not gains or not left:
            return 0.0
        return max(gains) + (SECOND * min(gains) if len(gains) > 1 and left > 1 else 0.0)

    def later(self, mine: int, theirs: int, types: list[int], left: int) -> float:
        """What the rest of the phase promises you, with these types and so many conflicts left, less what it
        threatens. What is hoped for later is worth less than what is at hand."""
        s, you, foe = self.s, self.you, self.foe
        hope = HOPE * self.threat(you, foe, mine, theirs, types, left)
        fear = self.threat(foe, you, theirs, mine, self.types[foe], opportunities(s, foe)) * attacks_you(s, foe)
        return hope - fear - sum([self.threat_of(q, mine) for q in self.others])

    def threat_of(self, who: int, mine: int) -> float:
        """What a third player may still win from you, if only these of yours stay ready: defenders are kept for all."""
        key = (who, mine)
        if key not in self._threats:
            types, left = self.types[who], opportunities(self.s, who)
            found = self.threat(who, self.you, self.ready(who), mine, types, left)
            self._threats[key] = found * attacks_you(self.s, who)
        return self._threats[key]


def seen_strength(s: Game, c: int) -> float:
    """A province's strength as far as anybody can see: facedown, the average of the player's facedown ones."""
    if faceup(s) >> c & 1:
        return float(strength(s, c))
    printed = [printed_strength(s, x) for x in bits(facedown_provinces(s, s.holder[c]))]
    own = float(strength(s, c)) - printed_strength(s, c)  # holdings and the like show
    return float(sum(printed) / len(printed) + max(0.0, own))


def subsets(cards: list[int], most: int = 6) -> list[int]:
    """Sets of cards worth considering: all of them if there are few; else the first ones, and each without one."""
    if len(cards) <= most:
        out = [0]
        for c in cards:
            out += [m | 1 << c for m in out]
        return out
    out = [0]
    for c in cards:
        out.append(out[-1] | 1 << c)
    firsts = out[1:]
    out += [m & ~(1 << c) for m in firsts for c in cards[: len(cards) // 2] if m != 1 << c]
    return list(dict.fromkeys([*out, *(1 << c for c in cards)]))
