"""What must be done if it can be: characters that must be declared, players who must declare a conflict.

A compulsion about cards is a row like any other: `(what, cards, types)` among the modifiers while a constant ability
says so, or among the lasting effects until its period ends. One about players is an edict. Only the steps that declare
look for them.
"""

from __future__ import annotations

from typing import Final

from gorin.kernel.decisions import Option
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.lasting.edicts import MUST_DECLARE, edicts
from gorin.rulesets.lcg.numbers import EFFECTS
from gorin.rulesets.lcg.rings.numbers import Declaration
from gorin.rulesets.lcg.state import Game

MUST_ATTACK: Final = EFFECTS.own(
    288, "must attack"
)  # be declared as an attacker; n: in conflicts of these types, as a set
MUST_DEFEND: Final = EFFECTS.own(289, "must defend")  # be declared as a defender
BOTH_TYPES: Final = 3


@called(reads=())
def compel(s: Game, what: int, mask: int, types: int) -> None:
    """A constant ability says so, as long as its text counts."""
    s.constant_effects.append((what, mask, types))


def compelled(s: Game, what: int, kind: int, able: int) -> int:
    """Those of a set that must be declared in a conflict of this type (-1: it has none yet).
    Decision: they are declared before the others, and what that costs is paid if it can be."""
    types = BOTH_TYPES if kind < 0 else 1 << kind
    out = 0
    for code, mask, n in s.constant_effects:
        if code == what and n & types:
            out |= mask
    for row in s.lasting:
        if row.what == what and row.n & types:
            out |= row.mask
    return out & able


def demanded(s: Game, who: int, options: list[Option]) -> list[Option]:
    """Of the ways to declare a conflict, those that a player must choose from; nothing if he or she may pass."""
    if not (options and (s.constant_effects or s.lasting)):
        return []
    out: list[Option] = []
    for n in edicts(s, MUST_DECLARE, who):  # n: 0 any conflict, else its type + 1
        out += [x for x in options if x not in out and n in (0, 1 + (Declaration.of(x.value).type))]
    return out
