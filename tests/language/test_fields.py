"""A renderer can lie by leaving things out: every field of every word must show in its English.

Each word found on a real card, an invented one or in the documentation gets each of its fields altered in turn; if no
alteration changes the English, the field is not rendered. What is not rendered on purpose is listed with its reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any

from gorin.cards.registry import cards
from gorin.language.conditions import Exists
from gorin.language.control import Limit, SelectOne, Target
from gorin.language.hearing import PlainlyHeard
from gorin.language.nodes import Condition, Effect, Number, Player, Query, Trigger
from gorin.language.numbers import Num
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    BOWED,
    CHARACTER,
    CHOSEN,
    HOLDING,
    THAT_RING,
    THIS,
    YOU,
    YOUR_OPPONENT,
    YOUR_RINGS,
    AsAttachment,
    AsCharacter,
    Breaks,
    CancelEffects,
    CannotBid,
    Draw,
    DuringPhase,
    GainHonor,
    Honors,
    Keyword,
    LoseHonor,
    Losing,
    ResolveContestedRing,
    RingOf,
    SwitchType,
    Triggered,
    UnclaimedRings,
    action,
)
from gorin.rulesets.lcg.words.edicts import Edict
from gorin.rulesets.lcg.words.memories import Deeds
from gorin.rulesets.lcg.words.rings import RingQuery
from gorin.rulesets.lcg.words.shapes import Shape
from tests.language.constructs import CONSTRUCTS
from tests.language.examples import PAGES, blocks, english, evaluate
from tests.language.test_docs import nodes

# not rendered, with the reason: (word, field)
ACCEPTED: dict[tuple[str, str], str] = {
    ("IsOneOf", "what"): "no card says it: changes of costs ask by it whether a card fits",
    ("SkillX", "stat"): "the letter is printed beside the skill, not in the text box",
}


STRINGS = {
    "fact": ("honored", "holding", "#monk", "in hand"),
    "op": ("<", "<=", ">=", ">"),
    "stat": ("military", "political", "glory", "strength"),
    "type": ("military", "political"),
    "element": ("air", "fire"),
    "until": ("round", "phase"),
    "per": ("round", "phase"),
    "phase": ("draw", "fate"),
    "kind": ("action", "reaction"),
    "cannot": ("ready", "bow"),
    "keyword": ("pride", "covert"),
    "word": ("pride", "covert"),
    "coin": ("honor", "fate"),
    "side": ("attacking", "defending"),
    "as_type": ("military", "political"),
    "by": ("you", "opponent", "anybody"),
    "who": ("everybody", "opponents"),
    "role": ("attacking", "defending"),
    "trait": ("air", "keeper"),
    "while_": ("attacking", "defending"),
    "zone": ("hand", "discard"),
    "deck": ("dynasty", "conflict"),
    "to": ("play", "defend"),
    "what": ("honored", "played", "moved"),
}
OTHERS: list[tuple[type, tuple[Any, ...]]] = [  # every kind that fits is tried
    (Query, (HOLDING & AN_OPPONENTS, THIS, BOWED & CHARACTER)),
    (Number, (Num(7), Num(-7))),
    (Condition, (DuringPhase("draw"), Exists(HOLDING))),
    (Player, (YOU, YOUR_OPPONENT, CHOSEN)),
    (Trigger, (Breaks(HOLDING),)),
    (Effect, (GainHonor(Num(9)), LoseHonor(Num(9)), ResolveContestedRing(), SwitchType(), CancelEffects())),
    (RingQuery, (RingOf("void"), YOUR_RINGS, UnclaimedRings() - THAT_RING)),
    (Edict, (CannotBid((9,)),)),
    (Deeds, (Losing("political"), Honors(lost=True))),
    (Limit, (Limit(3, "phase"),)),
    (Shape, (AsCharacter(9, 9, 9), AsAttachment((Keyword("pride"),)))),
    (Triggered, (action(Draw(Num(9))),)),
]
MISSING = (*(x for _, xs in OTHERS for x in xs), ("in hand",))


def alternatives(name: str, value: Any) -> Iterator[Any]:
    """Other values for a field."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value + 2)
    elif isinstance(value, str):
        yield from STRINGS.get(name, ())
        yield ""
    elif value is None:
        yield from MISSING
    elif isinstance(value, tuple):
        yield from (value[1:], (*value, *value[:1]))
        for i, x in enumerate(value):
            yield from ((*value[:i], y, *value[i + 1 :]) for y in alternatives(name, x))
        yield from ((x,) for x in (*MISSING, Target(HOLDING), "in hand", "bow", "attack", *STRINGS.get(name, ())))
    else:
        for kind, others in OTHERS:
            if isinstance(value, kind):
                yield from others


Rebuild = Callable[[Any], Any]


def inside(x: Any, rebuild: Rebuild) -> Iterator[tuple[Any, Rebuild]]:
    """Every word inside another, with a function that puts something else in its place."""
    if isinstance(x, tuple):
        for i, y in enumerate(x):
            yield from inside(y, lambda new, i=i: rebuild((*x[:i], new, *x[i + 1 :])))  # type: ignore[misc]  # bound early
    elif is_dataclass(x) and not isinstance(x, type):
        if not isinstance(x, Card):
            yield x, rebuild
        for f in fields(x):
            yield from inside(getattr(x, f.name), lambda new, f=f: rebuild(replace(x, **{f.name: new})))  # type: ignore[misc]


def say(x: Any) -> str:
    """Its English, or nothing where it makes none."""
    try:
        return english(x)
    except Exception:
        return ""


@cache
def rendered() -> frozenset[tuple[str, str]]:
    """The fields (word, field) whose alteration was seen."""
    seen: set[tuple[str, str]] = set()
    samples = [evaluate(code) for page in PAGES for code, _ in blocks(page)]
    for whole in (*samples, *CONSTRUCTS, *cards().values()):
        before = say(whole)
        for x, rebuild in inside(whole, lambda new: new):
            for f in fields(x):
                key = (type(x).__name__, f.name)
                if key not in seen and any(
                    text and text != before
                    for y in alternatives(f.name, getattr(x, f.name))
                    if (text := say(rebuild(replace(x, **{f.name: y}))))
                ):
                    seen.add(key)
    return frozenset(seen)


def wanted() -> set[tuple[str, str]]:
    """Every field of every word."""
    classes = [cls for cls in nodes() if is_dataclass(cls) and cls not in (Card, PlainlyHeard)]
    return {(cls.__name__, f.name) for cls in classes for f in fields(cls)}


def test_every_field_is_rendered() -> None:
    missing = sorted(wanted() - rendered() - ACCEPTED.keys())
    assert missing == [], missing


def test_the_accepted_exceptions_are_exceptions() -> None:
    assert sorted(ACCEPTED.keys() & rendered()) == []
    assert sorted(ACCEPTED.keys() - wanted()) == []


def test_selecting_before_the_dash_is_said() -> None:
    inside_, before = (action(SelectOne((Draw(), GainHonor())), select=x) for x in (False, True))
    assert english(inside_) != english(before)
