"""Where what the effects target is required: it is targeted with the rest, before costs are paid.

The words of a card stay as they are printed. An ability is compiled from another one, in which each targeting that its
effects cannot do without stands behind those before the colon, and the effects speak of that target.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, cast

from gorin.language.conditions import Exists
from gorin.language.control import If, SelectOne, Target, Then
from gorin.language.nodes import Effect, Number, Query
from gorin.language.numbers import IfElse, Num
from gorin.language.players import You
from gorin.language.rewriting import rewritten
from gorin.language.sets import Picked, That
from gorin.rulesets.ccg.words.attacks import Attack, Attackable
from gorin.rulesets.ccg.words.choosing import MayTarget
from gorin.rulesets.ccg.words.texts import Ability

ONE = Num(1)


@dataclass
class Aims:
    """The required targets found so far; `first` is the number of the first of them."""

    first: int
    targets: list[Target] = field(default_factory=list)
    words: list[Effect] = field(default_factory=list)  # the effect that asks for each

    def add(self, x: Effect, what: Query, n: Number = ONE) -> That:
        """One more target, which this effect asks for."""
        self.targets.append(Target(what, n))
        self.words.append(x)
        return That(self.first + len(self.targets) - 1)


def aimed(a: Ability) -> tuple[Ability, list[Effect]]:
    """The ability with everything it must target before the colon, and the effect that asks for each target more."""
    aims = Aims(len(a.targets))
    then = required(a.then, aims)
    if not aims.targets:
        return a, []
    return replace(a, targets=(*a.targets, *aims.targets), then=then), aims.words


def required(effects: tuple[Effect, ...], aims: Aims) -> tuple[Effect, ...]:
    """These effects with their required targets chosen. What is done only perhaps targets nobody beforehand: a delayed
    effect, what a player may do, what hangs on how another effect went."""
    return tuple([one(x, aims) for x in effects])


def one(x: Effect, aims: Aims) -> Effect:
    """One effect, with its required targets chosen."""
    match x:
        case MayTarget(must=True, by=You()):
            return done_to(x.do, aims.add(x, x.what), aims)
        case Then(do):
            return Then(required(do, aims))
        case If(when, MayTarget(must=True, by=You()) as aim, None):  # required if it holds now
            that = aims.add(aim, aim.what, IfElse(when, Num(1), Num(0)))
            return If(Exists(that), done_to(aim.do, that, aims))
        case SelectOne(options) if shared(options):
            each = [y for y in options if isinstance(y, MayTarget)]
            that = aims.add(each[0], each[0].what)
            return replace(x, options=tuple([done_to(y.do, that, aims) for y in each]))
        case Attack(at=None) if not any(isinstance(y, Attack) for y in aims.words):  # of several, the first
            return replace(x, at=aims.add(x, Attackable(x.kind, x.through), Num(x.times)))
    return x


def shared(options: tuple[Effect, ...]) -> bool:
    """Do all alternatives target the same?"""
    aims = {x.what for x in options if isinstance(x, MayTarget) and x.must and x.by == You()}
    return len(aims) == 1 and all(isinstance(x, MayTarget) and x.must for x in options)


def done_to(do: Effect, that: That, aims: Aims) -> Effect:
    """What is done to a target that has been chosen already."""

    def named(x: Any) -> Any:
        return that if isinstance(x, Picked) else x

    return one(cast(Effect, rewritten(do, named, binding="picked")), aims)
