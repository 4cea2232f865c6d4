"""What using an ability is good for, read off its nodes once: how it moves a conflict, what else it brings, what it
costs, and whether its target should be a friend or a foe. For whoever has no time to try things out."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from gorin.agents.deeds import effects
from gorin.agents.lcg.appraise import DEEDS
from gorin.language.control import SelectOne
from gorin.language.nodes import Effect, Node, children, walk
from gorin.language.numbers import Num
from gorin.rulesets.lcg.words.card_effects import (
    Bow,
    Discard,
    Dishonor,
    Honor,
    MoveHome,
    MoveToConflict,
    PlaceFate,
    Ready,
    RemoveFate,
    ReturnFate,
    ReturnToHand,
    Sacrifice,
)
from gorin.rulesets.lcg.words.lasting_effects import Double, Gets
from gorin.rulesets.lcg.words.piles import ReturnToDeck
from gorin.rulesets.lcg.words.player_effects import GainHonor, LoseHonor, PutIntoPlay

A_COUNT: Final = 2.0  # points, where it must be counted first
A_COST: Final = 0.8  # what a deed counts as a cost, beside what it would count as an effect
REMOVES: Final = (Bow, MoveHome, Discard, Sacrifice, ReturnToHand, ReturnToDeck)
HURTS: Final = (*REMOVES, Dishonor, RemoveFate, ReturnFate)
HELPS: Final = (Ready, Honor, MoveToConflict, PlaceFate, Double)
OF_CONFLICTS: Final = (*REMOVES, Ready, MoveToConflict, Double, PutIntoPlay)  # what they do there is reckoned apart
SMALL: Final = 0.3  # an effect that has no price here


class Knack(NamedTuple):
    """What an ability does for whoever uses it."""

    military: float = 0.0  # points in a conflict of this type
    political: float = 0.0
    removes: bool = False  # one who fights is bowed, sent home or worse
    readies: bool = False
    moves: bool = False  # one comes to the conflict
    enters: bool = False
    lasting: float = 0.0  # what remains of it
    cost: float = 0.0  # besides fate
    hostile: bool = False  # its target should be a foe's


_known: dict[int, tuple[Any, Knack]] = {}  # by identity: to hash a text means to walk through all of it


def knack(text: Any) -> Knack:
    """What a triggered ability is good for."""
    found = _known.get(id(text))
    if found is None:
        found = _known[id(text)] = (text, _knack(text))
    return found[1]


def _knack(text: Any) -> Knack:
    does = _all(effects(text.then))
    military = sum(_points(x, "military") for x in does)
    political = sum(_points(x, "political") for x in does)
    harm = any(isinstance(x, HURTS) for x in does) or military + political < 0
    help_ = any(isinstance(x, HELPS) for x in does) or military + political > 0
    return Knack(
        abs(military),
        abs(political),
        any(isinstance(x, REMOVES) for x in does),
        any(isinstance(x, Ready) for x in does),
        any(isinstance(x, MoveToConflict) for x in does),
        any(isinstance(x, PutIntoPlay) for x in does),
        sum(_price(x) for x in does if not isinstance(x, (*OF_CONFLICTS, Gets))),
        A_COST * sum(_price(x) for x in _all(effects(text.cost))),
        harm and not help_,
    )


def _all(found: list[Effect]) -> list[Any]:
    """Effects, and what they bring with them; of several to select from, the first."""
    out: list[Any] = []
    for x in found:
        if isinstance(x, SelectOne):
            first = x.options[0]
            out += _all(effects(first))
            continue
        out.append(x)
        out += _all([y for part in children(x) for y in effects(part)])
    return out


def _points(x: Any, kind: str) -> float:
    n = getattr(x, kind, None) if isinstance(x, Gets) else None
    if not isinstance(n, Node):
        return 0.0
    plain = walk(n, Num)
    return float(plain[0].n) if len(plain) == 1 and n is plain[0] else A_COUNT


def _price(x: Any) -> float:
    if isinstance(x, (GainHonor, LoseHonor)):
        plain = walk(x, Num)
        return 0.3 * (plain[0].n if plain else 1)
    return DEEDS.get(type(x), SMALL)
