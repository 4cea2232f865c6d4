"""Of several definitions that say the very same, which one was meant: the least odd is taken."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from gorin.language.conditions import Both, Either, Exists, Not
from gorin.language.control import Later, May, Then
from gorin.language.nodes import Effect, Text, mentions, walk
from gorin.language.numbers import AsX, IfElse, Plus, Times
from gorin.language.players import You
from gorin.language.sets import All, Bound, ControlledBy, Host, Is, It, That, This
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.words.action_triggers import AfterResolution
from gorin.rulesets.ccg.words.amounts import GiveWithin
from gorin.rulesets.ccg.words.choosing import DestroyOne, MayTarget
from gorin.rulesets.ccg.words.conditions import IsHere
from gorin.rulesets.ccg.words.control import NextTime
from gorin.rulesets.ccg.words.costs import MayPay
from gorin.rulesets.ccg.words.deeds import OnCards
from gorin.rulesets.ccg.words.duel_triggers import DuelEnds, WinsDuel
from gorin.rulesets.ccg.words.locations import Alongside
from gorin.rulesets.ccg.words.numbers import Penalty
from gorin.rulesets.ccg.words.player_effects import BowACard
from gorin.rulesets.ccg.words.samurai_manner import MANNER
from gorin.rulesets.ccg.words.sets import InArmyOf
from gorin.rulesets.ccg.words.texts import Ability

KNOWN: Final = (Bound, This, Host)  # cards that nobody chooses any more
ONCE: Final = (DuelEnds, WinsDuel)  # what happens once in a duel


def impossible(x: Text) -> str:
    """What nobody can have meant: a choice among cards that are known, a penalty twice removed."""
    chosen = [*(y.what for y in walk(x, DestroyOne)), *(y.what for y in walk(x, BowACard))]
    if any(isinstance(q, KNOWN) for q in chosen):
        return "This card is known: nobody chooses it."
    may = (*(y.do for y in walk(x, May)), *(y.cost for y in walk(x, MayPay)))
    if any(isinstance(do, MayTarget) for do in may):
        return "Whoever may target something need not do so."
    if any(y.least is None and y.most is None for y in walk(x, GiveWithin)):
        return "A bonus without a limit is said otherwise."
    return "A penalty is no number." if any(isinstance(y.of, Penalty) for y in walk(x, Times)) else ""


def odd(x: Text, card: Card) -> int:
    """How many things in it nobody is likely to have meant."""
    tests = (performers, once, named, own_targets, chosen_to_pay, sentences, numbers, conditions)
    return sum(test(x) for test in tests) + armies(x, card) + terrains(x, card) + bearers(x, card)


def performers(x: Text) -> int:
    """One performs with one's own cards, though that is not said."""
    who = getattr(x, "performer", None)
    return who is not None and not isinstance(who, It) and not mentions(who, ControlledBy(You()))


def once(x: Text) -> int:
    """What happens at the end of a turn happens once; so does what ends a duel, but there may be another."""
    return sum(isinstance(y, NextTime) != isinstance(y.on, ONCE) for y in walk(x, Later))


def named(x: Text) -> int:
    """A Battle action is no keyword."""
    return sum(" battle" in getattr(y, "word", "") for y in walk(x, AfterResolution))


def own_targets(x: Text) -> int:
    """No target is told by itself."""
    return sum(mentions(t, That(i)) for i, t in enumerate(getattr(x, "targets", ())))


def chosen_to_pay(x: Text) -> int:
    """Who pays with any of several cards chooses one."""
    return sum(isinstance(y, OnCards) and not isinstance(y.what, KNOWN) for y in getattr(x, "cost", ()))


def sentences(x: Text) -> int:
    """What belongs to a player or to what happened ends with its sentence, unless "then" takes several together."""
    others = [y for y in walk(x, Effect) if not isinstance(y, Then)]
    found = [getattr(y, name, ()) for y in others for name in ("do", "otherwise", "loser", "winner")]
    return sum(breaks(xs) for xs in found if isinstance(xs, tuple)) + sum(len(y.do) == 1 for y in walk(x, Then))


def breaks(xs: tuple[Any, ...]) -> int:
    """Where a new sentence begins among effects."""
    return sum(x.begins or y.begins or (y.order and not x.order) for x, y in pairwise(xs))


def numbers(x: Text) -> int:
    """A number is said once."""
    return len(walk(x, AsX))


def conditions(x: Text) -> int:
    """What is not so is as little as possible; "and" binds what stands beside it; a card is in play or not."""
    return (
        sum(isinstance(y.of, Both) for y in walk(x, Not))
        + sum(isinstance(y.left, Either) for y in walk(x, Both))
        + sum(isinstance(y.what, This) for y in walk(x, Exists))
        + sum(isinstance(y.then, Plus) for y in walk(x, IfElse))
    )


def armies(x: Text, card: Card) -> int:
    """Decision: in Emperor Edition armies are those of the current battle, in Samurai Edition of any battlefield."""
    return len(walk(x, InArmyOf if card.pack == MANNER else Alongside))


def terrains(x: Text, card: Card) -> int:
    """Only a Terrain is at a battlefield without a unit."""
    terrain = card.type == "strategy"
    there = sum((isinstance(y.what, This) and not terrain) or not isinstance(y.what, This) for y in walk(x, IsHere))
    own = [y.what for y in walk(x, Exists) if isinstance(y.what, All)]
    return there + sum(terrain and This() in q.parts and Is("here") in q.parts for q in own)


def bearers(x: Text, card: Card) -> int:
    """A Spell's action is performed by the Shugenja it is attached to."""
    return card.type == "spell" and isinstance(x, Ability) and mentions(x, Host())
