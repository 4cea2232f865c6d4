"""The short names of card files: clans, sets of cards, players, conditions, and the functions that make cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from gorin.language.conditions import EachOpponent, SomeOpponent
from gorin.language.nodes import Condition, Query, Text
from gorin.language.numbers import Count, Num
from gorin.language.players import Chosen, Doer, Them, You
from gorin.language.sets import (
    ControlledBy,
    ControlledByFoes,
    Host,
    Is,
    It,
    Paid,
    Picked,
    Rest,
    That,
    This,
    With,
)
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words.conditions import (
    During,
    While,
)
from gorin.rulesets.lcg.words.players import DefendingPlayer, YourOpponent
from gorin.rulesets.lcg.words.ring_bearers import (
    AttachedRing,
)
from gorin.rulesets.lcg.words.rings import (
    ClaimedRings,
    ContestedRing,
    ThatRing,
)
from gorin.rulesets.lcg.words.sets import (
    Enemy,
    PrintedCost,
    WithFate,
)

# clans
CRAB, CRANE, DRAGON, LION, PHOENIX, SCORPION, UNICORN, NEUTRAL = (
    "crab",
    "crane",
    "dragon",
    "lion",
    "phoenix",
    "scorpion",
    "unicorn",
    "neutral",
)

# sets
CHARACTER, ATTACHMENT, EVENT, HOLDING, PROVINCE = (
    Is(x) for x in ("character", "attachment", "event", "holding", "province")
)
ATTACKING, DEFENDING, PARTICIPATING = Is("attacking"), Is("defending"), Is("participating")
TAINTED, AT_HOME, DUELING = Is("tainted"), Is("at home"), Is("dueling")
BOWED, READY, HONORED, DISHONORED, UNIQUE = Is("bowed"), Is("ready"), Is("honored"), Is("dishonored"), Is("unique")
IN_HAND, IN_PROVINCES, IN_DISCARD, FACEDOWN = Is("in hand"), Is("in province"), Is("in discard"), Is("facedown")
IN_DYNASTY_DISCARD = Is("in dynasty discard")
IN_CONFLICT_DISCARD = Is("in conflict discard")
YOURS = ControlledBy(You())
THEIRS = ControlledBy(Them())
AN_OPPONENTS = ControlledByFoes()
YOUR_OPPONENTS = ControlledBy(YourOpponent())
ENEMY = Enemy()
THIS, IT, HOST, PICKED, REST, PAID, THAT, THAT2 = This(), It(), Host(), Picked(), Rest(), Paid(), That(0), That(1)
WITH_FATE = WithFate()
FACEDOWN_PROVINCE, BROKEN, UNBROKEN, FACEUP = PROVINCE & Is("unrevealed"), Is("broken"), Is("unbroken"), Is("faceup")
THAT_RING, CONTESTED_RING, YOUR_RINGS = ThatRing(), ContestedRing(), ClaimedRings()
ATTACHED_RING = AttachedRing()

# players
YOU, THEM, CHOSEN, DOER, YOUR_OPPONENT = You(), Them(), Chosen(), Doer(), YourOpponent()
DEFENDER = DefendingPlayer()

# conditions
CONFLICT, HERE = During(), During(here=True)
MILITARY_CONFLICT, POLITICAL_CONFLICT = During("military"), During("political")


def trait(name: str) -> Query:
    """The cards with a trait."""
    return Is("#" + name)


BUSHI, COURTIER, SHUGENJA, MONK = trait("bushi"), trait("courtier"), trait("shugenja"), trait("monk")


def clan(name: str) -> Query:
    """The cards of a clan."""
    return Is(name)


def printed_cost(op: str, n: int) -> Query:
    """`printed_cost("<=", 2)`"""
    return PrintedCost(op, n)


def while_this(so: Query, type: str = "") -> Condition:
    """While this card is so."""
    return While(THIS, so, type)


def some_opponent(of: Condition) -> Condition:
    """It holds of at least one opponent (THEM)."""
    return SomeOpponent(of)


def each_opponent(of: Condition) -> Condition:
    """It holds of every opponent (THEM)."""
    return EachOpponent(of)


def count(q: Query) -> Count:
    """How many."""
    return Count(q)


def with_stat(stat: str, op: str, n: Any) -> Query:
    """`with_stat("political", "<=", 2)`"""
    return With(stat, op, Num(n) if isinstance(n, int) else n)


def _card(type: str, side: str) -> Callable[..., Card]:
    def make(name: str, clan: str, *text: Text, version: str = "", **printed: Any) -> Card:
        """`version` tells cards of one title apart: the name of the pack it is from."""
        if version:
            name, printed = f"{name} ({version})", {"title": name, **printed}
        return Card(name, type, clan, side, text=text, **printed)

    return make


def pack(id: str, *cards: Card) -> tuple[Card, ...]:
    """These cards as printed in a pack."""
    return tuple(replace(card, pack=id) for card in cards)


character, conflict_character = _card("character", "dynasty"), _card("character", "conflict")
attachment, event = _card("attachment", "conflict"), _card("event", "conflict")
dynasty_event = _card("event", "dynasty")
holding, province = _card("holding", "dynasty"), _card("province", "province")
stronghold, role = _card("stronghold", "province"), _card("role", "role")
