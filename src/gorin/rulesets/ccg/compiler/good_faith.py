"""Good faith: an action that brings cards into play is announced only if they could enter it, and be paid for."""

from __future__ import annotations

from typing import Any, cast

from gorin.language.control import Pick, Then
from gorin.language.nodes import Effect
from gorin.language.rewriting import rewritten
from gorin.language.sets import Picked
from gorin.rulesets.ccg.words.card_effects import Attach
from gorin.rulesets.ccg.words.taking import BringIntoPlay

Entering = Attach | BringIntoPlay


def brought_in(effects: tuple[Effect, ...]) -> list[Entering]:
    """What these effects bring into play in any case; of what is chosen while they resolve, any will do. What a player
    may do, what hangs on something else and what is delayed is not asked about."""
    out: list[Entering] = []
    for x in effects:
        match x:
            case Attach() | BringIntoPlay():
                out.append(x)
            case Then(do):
                out += brought_in(do)
            case Pick(up_to=False):
                out += brought_in((of_any(x),))
    return out


def of_any(x: Pick) -> Effect:
    """What is done to the chosen card, said of all that may be chosen."""

    def named(y: Any) -> Any:
        return x.what if isinstance(y, Picked) else y

    return cast(Effect, rewritten(x.do, named, binding="picked"))
