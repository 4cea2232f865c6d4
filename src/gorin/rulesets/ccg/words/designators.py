"""Functions that make abilities: by their designator, with what may stand around their effects."""

from __future__ import annotations

from typing import Any, Final

from gorin.language.control import Limit, Target
from gorin.language.nodes import Condition, Effect, Trigger
from gorin.rulesets.ccg.words.duel_triggers import FocusEffect
from gorin.rulesets.ccg.words.texts import Ability

ONCE_A_TURN: Final = Limit(1, "turn")


def _tuple(x: Any) -> tuple[Any, ...]:
    return x if isinstance(x, tuple) else () if x is None else (x,)


def _ability(
    kind: str,
    then: tuple[Effect, ...],
    on: Trigger | None = None,
    when: Condition | None = None,
    performer: Any = None,
    target: Any = None,
    cost: Any = None,
    words: str | tuple[str, ...] = "",
    even: str = "",
    limit: Limit | None = ONCE_A_TURN,
    where: str = "",
    label: str = "",
) -> Ability:
    targets = tuple(x if isinstance(x, Target) else Target(x) for x in _tuple(target))
    several = tuple(x if isinstance(x, Target) else Target(x) for x in _tuple(performer))
    alone = len(several) == 1 and several[0] == Target(several[0].what)
    places = tuple(x.strip() for x in where.split(",") if x.strip())
    own = words if isinstance(words, tuple) else tuple(words.split())
    return Ability(
        tuple(kind.split("/")), then, on, when, several[0].what if several else None, targets, _tuple(cost),
        own, tuple(even.split()), limit, places, label, () if alone else several,
    )  # fmt: skip


def battle(*then: Effect, **rest: Any) -> Ability:
    """A Battle ability."""
    return _ability("battle", then, **rest)


def open_(*then: Effect, **rest: Any) -> Ability:
    """An Open ability."""
    return _ability("open", then, **rest)


def limited(*then: Effect, **rest: Any) -> Ability:
    """A Limited ability."""
    return _ability("limited", then, **rest)


def battle_or_open(*then: Effect, **rest: Any) -> Ability:
    """An ability with two designators."""
    return _ability("battle/open", then, **rest)


def battle_or_limited(*then: Effect, **rest: Any) -> Ability:
    """An ability that is used in battle, or in its player's own Action Phase."""
    return _ability("battle/limited", then, **rest)


def reaction(on: Trigger, *then: Effect, **rest: Any) -> Ability:
    """A Reaction."""
    return _ability("reaction", then, on=on, **rest)


def trait(on: Trigger, *then: Effect, **rest: Any) -> Ability:
    """A triggered trait: mandatory, any number of times, even if its card is bowed."""
    return _ability("trait", then, on=on, **{"limit": None, **rest})


def focus_effect(*then: Effect) -> Ability:
    """A trait that works as a Focus Effect."""
    return _ability("trait", then, on=FocusEffect(), limit=None)


def event_text(*then: Effect, **rest: Any) -> Ability:
    """What an Event does."""
    return _ability("event", then, **{"limit": None, **rest})
