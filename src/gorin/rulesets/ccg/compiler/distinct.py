"""Several targets of one ability are several cards: "a Samurai and a Courtier" are two, though one card may be both.

The words stay as they are printed; an ability is compiled from one in which each target is another than those before
it, unless no card could be both anyway.
"""

from __future__ import annotations

from dataclasses import replace

from gorin.language.nodes import Query
from gorin.language.players import You
from gorin.language.sets import All, ControlledBy, ControlledByFoes, Is, That
from gorin.rulesets.ccg.card import TYPES
from gorin.rulesets.ccg.words.sets import Enemy
from gorin.rulesets.ccg.words.texts import Ability


def distinct(a: Ability) -> Ability:
    """The ability with targets that cannot be the same card."""
    targets = []
    for j, t in enumerate(a.targets):
        what = t.what
        for i in range(j):
            if could_be_one(a.targets[i].what, t.what):
                what = what - That(i)
        targets.append(t if what is t.what else replace(t, what=what))
    return a if tuple(targets) == a.targets else replace(a, targets=tuple(targets))


def could_be_one(one: Query, other: Query) -> bool:
    """Could a card be in both sets, as far as they say whose it is and of which type?"""
    whose = [{owner(x) for x in parts(q)} - {""} for q in (one, other)]
    types = [{x.fact for x in parts(q) if isinstance(x, Is) and x.fact in TYPES} for q in (one, other)]
    return not any(a and b and not a & b for a, b in (whose, types))


def parts(q: Query) -> tuple[Query, ...]:
    return q.parts if isinstance(q, All) else (q,)


def owner(q: Query) -> str:
    """ "mine" or "theirs", if the word says so."""
    if isinstance(q, ControlledBy) and isinstance(q.who, You):
        return "mine"
    return "theirs" if isinstance(q, (ControlledByFoes, Enemy)) else ""
