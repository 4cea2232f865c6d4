"""Units read. Decision: what happens to a unit happens to all of its cards, though it is told by its Personality; it
moves and is destroyed with him. A unit has a keyword if all of it has."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from gorin.language.nodes import Effect, Query, mentions, walk
from gorin.language.reading.gaps import replaced
from gorin.language.reading.nouns import joined
from gorin.language.sets import All, Is, It, That
from gorin.rulesets.ccg.words.card_effects import Destroy, MoveHere, MoveHome
from gorin.rulesets.ccg.words.locations import MoveElsewhere, Unit
from gorin.rulesets.ccg.words.sets import UnitOf
from gorin.rulesets.ccg.words.texts import Ability
from gorin.rulesets.ccg.words.units import UnitsWith

UNITS_GO: Final = (MoveHome, MoveHere, MoveElsewhere, Destroy)  # a Personality takes his unit along


def whole_units(x: Any) -> Any:
    """ "bow that unit": not its Personality alone; "a Cavalry unit": all of it is."""
    for y in walk(x, All):
        keywords = [p for p in y.parts if isinstance(p, Is) and p.fact.startswith("#")]
        if Unit() in y.parts and len(keywords) == 1:
            rest = tuple(p for p in y.parts if p not in (Unit(), keywords[0]))
            x = replaced(x, y, joined((UnitsWith(keywords[0].fact[1:]), *rest)))
    for ability in walk(x, Ability):
        x = replaced(x, ability, done_to_units(ability))
    return x


def done_to_units(x: Ability) -> Ability:
    """What is done to a target that is a unit."""
    for i, t in enumerate(x.targets):
        what: Query = x.whom() if isinstance(t.what, It) else t.what
        if not (mentions(what, Unit()) or walk(what, UnitsWith)):
            continue
        for effect in walk(x.then, Effect):
            if getattr(effect, "what", None) == That(i) and not isinstance(effect, UNITS_GO):
                whole: Any = replace(effect, what=UnitOf(That(i)))  # type: ignore[type-var]  # words are dataclasses
                x = replaced(x, effect, whole)
    return x
