"""Of several definitions that say the very same, which one was meant: the least odd is taken."""

from __future__ import annotations

from typing import Any

from gorin.language.control import May, Pick, Target, To
from gorin.language.nodes import Query, Text, mentions, walk
from gorin.language.numbers import X
from gorin.language.players import You
from gorin.language.sets import All, ControlledBy, Is, It, Paid, Picked, That, This, Without
from gorin.rulesets.lcg.words import (
    AttachedTo,
    Cannot,
    CardsCost,
    Discard,
    DiscardCards,
    FateOnRing,
    Forbids,
    LastingBar,
    LookAt,
    LookAtHand,
    LookAtProvince,
    OneOrMore,
    ResolveContestedRing,
    Reveal,
    RevealProvince,
    RevealTop,
    SearchDeck,
)
from gorin.rulesets.lcg.words.at_once import Together
from gorin.rulesets.lcg.words.conflicts import EligibleProvinces
from gorin.rulesets.lcg.words.deeds import OnCards
from gorin.rulesets.lcg.words.provinces import AdjacentProvinces, ProvinceOf, StrongholdProvinces
from gorin.rulesets.lcg.words.ring_effects import PickRing
from gorin.rulesets.lcg.words.rings import TargetRing
from gorin.rulesets.lcg.words.texts import Grants, Triggered

PROVINCES = (AdjacentProvinces, EligibleProvinces, ProvinceOf)  # sets of provinces by themselves


def odd(x: Text) -> int:
    """How many things in it nobody is likely to have meant."""
    tests = (others_pay, unknown_number, hands, provinces, rings, own_cost, half_to, in_one, found)
    return sum(test(x) for test in tests)


def others_pay(x: Text) -> int:
    """One pays with one's own cards."""
    if not isinstance(x, Triggered):
        return 0
    costs = [c.of if isinstance(c, OneOrMore) else c for c in x.cost]
    chosen = [c for c in costs if isinstance(c, OnCards) and c.chosen_to_pay()]
    return sum(not mentions(c, ControlledBy(You())) for c in chosen)


def unknown_number(x: Text) -> int:
    """A letter X that no cost defines."""
    return 3 * (mentions(x, X()) and not walk(x, OneOrMore))


def hands(x: Text) -> int:
    """What lies in a hand or on top of a deck is discarded from there, and not from play."""
    found: list[Any] = [p.do for p in walk(x, Pick) if mentions(p.what, Is("in hand"))]
    found += [p.do for p in walk(x, LookAtHand)]
    targets = [t.what for t in walk(x, Target)]
    play = sum(
        isinstance(y.what, That) and y.what.i < len(targets) and not elsewhere(targets[y.what.i])
        for y in walk(x, DiscardCards)
    )
    tops = bool(walk(x, RevealTop))
    return (
        play
        + sum(tops and mentions(y.what, Paid()) for y in walk(x, Discard))
        + sum(bool(walk(do, Discard)) for do in found)
        + sum(bool(walk(p.do, DiscardCards)) for p in walk(x, Pick) if not elsewhere(p.what))
    )


def elsewhere(q: Query) -> bool:
    """Does it speak of cards out of play?"""
    return any(y.fact.startswith("in ") for y in walk(q, Is)) or any(y.away for y in walk(q, Query))


def provinces(x: Text) -> int:
    """Provinces are revealed and looked at as provinces; one that is not faceup is unrevealed."""
    out = 0
    for q in walk(x, All):
        facts = {p.fact for p in q.parts if isinstance(p, Is)}
        out += "province" in facts and "facedown" in facts
        out += "province" in facts and any(isinstance(p, PROVINCES) for p in q.parts)
        out += "province" in facts and mentions(q, Is("stronghold")) and not walk(q, StrongholdProvinces)
    targets = [t.what for t in walk(x, Target)] + [p.what for p in walk(x, Pick)]
    spoken = any(mentions(q, Is("province")) or isinstance(q, PROVINCES) for q in targets)
    looks: list[Any] = [*walk(x, LookAt), *walk(x, Reveal)]
    for y in looks:
        said = mentions(y.what, Is("province")) or isinstance(y.what, PROVINCES)
        out += said or (spoken and not isinstance(y.what, This))
    reveals: list[Any] = [*walk(x, LookAtProvince), *walk(x, RevealProvince)]
    for z in reveals:
        out += isinstance(z.what, That) and not spoken
    return out


def rings(x: Text) -> int:
    """Where a ring is chosen, or something happens to one, that ring is resolved."""
    chosen = bool(walk(x, TargetRing)) or bool(walk(x, PickRing)) or bool(walk(x, FateOnRing))
    return len(walk(x, ResolveContestedRing)) if chosen else 0


def own_cost(x: Text) -> int:
    """What a card itself costs is a text of its own."""
    return sum(isinstance(y.what, This) for y in walk(x, CardsCost))


def half_to(x: Text) -> int:
    """ "do this to do that and that": both are what it is done for."""
    return sum(
        isinstance(a, (To, May)) and a.to is not None and not (isinstance(b, (To, May)) or b.begins)
        for y in walk(x, Triggered)
        for a, b in zip(y.then, y.then[1:], strict=False)
    )


def in_one(x: Text) -> int:
    """Effects of an ability stand beside each other; only where there is room for one are they made one."""
    return sum(isinstance(y, Together) for z in walk(x, Triggered) for y in z.then)


def found(x: Text) -> int:
    """What was searched for, or picked, is what "it" is done to."""
    searches: list[Any] = [*walk(x, SearchDeck), *walk(x, Pick)]
    return sum(mentions(y.do, It()) and not mentions(y.do, Picked()) for y in searches)


def impossible(x: Text, type: str) -> str:
    """What cannot be meant on a card of this type, whatever the check says to it."""
    if type == "attachment" and not walk(x, Grants):
        characters = [q.parts for q in walk(x, All) if Is("character") in q.parts]
        if any(Without(This()) in parts for parts in characters):
            return "An attachment is no character that another one is other than."
    bars: list[Any] = [*walk(x, Cannot), *walk(x, Forbids), *walk(x, LastingBar)]
    for bar in bars:
        verbs = (bar.cannot,) if isinstance(bar, LastingBar) else bar.verbs
        if "be played" in verbs and walk(bar.what, AttachedTo):
            return "Attachments that are attached already are not played."
    return ""
