"""What happens to a unit happens to all of its cards, though it is told by its Personality."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from gorin.language.nodes import Effect, Query, mentions, walk
from gorin.language.reading.gaps import replaced
from gorin.language.sets import That
from gorin.rulesets.ccg.words.card_effects import Destroy, MoveHere, MoveHome
from gorin.rulesets.ccg.words.locations import MoveElsewhere, Unit
from gorin.rulesets.ccg.words.sets import UnitOf
from gorin.rulesets.ccg.words.texts import Ability
from gorin.rulesets.ccg.words.units import UnitsWith

UNITS_GO: Final = (MoveHome, MoveHere, MoveElsewhere, Destroy)  # a Personality takes his unit along


def whole_units(x: Ability) -> Ability:
    """ "bow that unit": not its Personality alone."""
    for i, t in enumerate(x.targets):
        what: Any = t.what if isinstance(t.what, Query) else None
        if what is not None and (mentions(what, Unit()) or walk(what, UnitsWith)):
            for effect in walk(x.then, Effect):
                if getattr(effect, "what", None) == That(i) and not isinstance(effect, UNITS_GO):
                    whole: Any = replace(effect, what=UnitOf(That(i)))  # type: ignore[type-var]  # words are dataclasses
                    x = replaced(x, effect, whole)
    return x
