"""What an ability leaves unsaid. Decision: for what is attached only such cards are chosen as may be attached there and
paid for. What is answered by a card that has left play is answered from where it lies."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gorin.language.control import Pick
from gorin.language.nodes import Query, walk
from gorin.language.reading.gaps import replaced
from gorin.language.reading.nouns import joined
from gorin.language.sets import Picked, That, This
from gorin.rulesets.ccg.words.aftermath import DestroyedYours, EntersDiscard
from gorin.rulesets.ccg.words.card_effects import Attach
from gorin.rulesets.ccg.words.sets import CanAttachTo, CanBear, CanBeAttached, Performer
from gorin.rulesets.ccg.words.texts import Ability


def in_full(x: Ability) -> Ability:
    """The ability with what it leaves unsaid."""
    return legal(replace(x, where=x.where or whence(x)))


def whence(x: Ability) -> tuple[str, ...]:
    """Where the card lies that answers."""
    match x.on:
        case DestroyedYours():
            return ("in play", "in discard")
        case EntersDiscard(This()):
            return ("in discard",)
    return ()


def legal(x: Ability) -> Ability:
    """Targets, performer and choices to whom something can be attached."""
    for attach in walk(x, Attach):
        match attach.what:
            case That(i) if i < len(x.targets):
                targets = list(x.targets)
                targets[i] = replace(targets[i], what=joined((targets[i].what, fits(attach))))
                x = replace(x, targets=tuple(targets))
            case This() if attach.to == Performer() and x.performer is not None:
                x = replace(x, performer=joined((x.performer, CanBear())))
            case Picked():
                x = picked(x, attach)
    return x


def picked(x: Ability, attach: Attach) -> Any:
    """Where the attachment is chosen while the effect resolves."""
    for pick in walk(x, Pick):
        if walk(pick.do, Attach) == [attach]:
            return replaced(x, pick, replace(pick, what=joined((pick.what, fits(attach)))))
    return x


def fits(attach: Attach) -> Query:
    """What may be attached so."""
    if attach.free is not None:
        return CanBeAttached(attach.to, attach.free)
    return CanAttachTo(attach.to, attach.less)
