"""Static checks of a card of this game: each of its texts, its printed facts, and whether it compiles."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Any

from gorin.errors import CardError
from gorin.kernel.rows import MOST_SETS
from gorin.language.check import NOTHING_THERE, Bound, Checker
from gorin.language.control import SelectOne, Target, TargetAbility, TargetPlayer
from gorin.language.nodes import Known, Node, Text
from gorin.language.players import Them
from gorin.language.sets import Is
from gorin.language.undefined import undefined
from gorin.language.values import misfits, shown
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.compiler.compiled import compile_card
from gorin.rulesets.lcg.compiler.values import IMMUNE_TO, VALUES
from gorin.rulesets.lcg.decks.printed import printed
from gorin.rulesets.lcg.words.deck_tops import OfTheTop
from gorin.rulesets.lcg.words.deeds import Deed, OnCards
from gorin.rulesets.lcg.words.immunity import BecomesImmune, Immune
from gorin.rulesets.lcg.words.keywords import Variable
from gorin.rulesets.lcg.words.naming import NameType
from gorin.rulesets.lcg.words.paying import OneOrMore
from gorin.rulesets.lcg.words.ring_bearers import AttachToRing
from gorin.rulesets.lcg.words.rings import ABOUT_RINGS, TargetRing
from gorin.rulesets.lcg.words.runtime import namespace
from gorin.rulesets.lcg.words.shapes import Shape
from gorin.rulesets.lcg.words.texts import (
    AttachOnlyTo,
    Grants,
    Triggered,
)
from gorin.rulesets.lcg.words.triggers import Heard
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG

ABILITY = "it is part of an ability: action(…), reaction(…, …), always_gets(…)."
NO_TEXT = "what stands on a card is made of words."


class CardChecker(Checker):
    """Knows this game's words."""

    remembers = MOST_SETS

    def __init__(self, card: Card, traits: Set[str] = frozenset()) -> None:
        super().__init__(WORDS_OF_THE_LCG, VALUES)
        self.card = card
        self.traits = {*facts.CORE_TRAITS.split(), *card.traits, *traits}

    def told_by(self, on: Any) -> tuple[str, ...]:
        if isinstance(on, Heard) and set(on.kinds) & ABOUT_RINGS:
            return ("it", "doer", "ring", "its ring")
        return super().told_by(on)

    def said(self, x: Any) -> Iterator[str]:
        """Besides what every game asks: this game's names."""
        if isinstance(x, Is) and x.fact.startswith("#"):
            if x.fact[1:] not in self.traits:
                yield f"There is no trait called {x.fact[1:]!r}."
            return
        if isinstance(x, Is) and x.fact in ("participating", "ready", "facedown", "unbroken"):
            return
        yield from super().said(x)

    def allowed(self, x: Any, field: str) -> Known | None:
        """Traits are those of the game and of the cards that belong together; who is immune names one, or a type."""
        if field == "name":
            return ("trait or clan", (*self.traits, *facts.CLANS))
        if field == "to" and isinstance(x, (Immune, BecomesImmune)):
            return ("kind of effect", (*IMMUNE_TO, *(f"#{x}" for x in self.traits)))
        return super().allowed(x, field)

    def complaints(self, x: Any, bound: Bound) -> Iterator[str]:
        """What a card becomes is judged as the card it becomes."""
        if isinstance(x, Shape):
            wrong = list(misfits(x))
            yield from wrong
            if wrong:
                return
            other = CardChecker(x.other(self.card), self.traits)
            for text in getattr(x, "text", ()):
                yield from other.text(text)
            return
        yield from super().complaints(x, bound)

    def bearer(self) -> frozenset[str]:
        """What an attachment is on: a card (HOST) or a ring (ATTACHED_RING)."""
        if self.card.type != "attachment":
            return frozenset()
        return frozenset({"host ring" if any(isinstance(x, AttachToRing) for x in self.card.text) else "host"})

    # --- texts -------------------------------------------------------------------------------------------------------

    def text(self, x: Text) -> Iterator[str]:
        """One text of the card."""
        if not isinstance(x, Text):
            yield f"{shown(x)} stands on no card by itself; {ABILITY if isinstance(x, Node) else NO_TEXT}"
            return
        wrong = list(misfits(x))
        yield from wrong
        if wrong:
            return
        here = Bound(self.bearer())
        only = x.declared.stands_on
        if only and self.card.type not in only:
            yield f"{type(x).__name__} stands only on {' or '.join(only)} cards, not on a {self.card.type}."
        if isinstance(x, (Grants, AttachOnlyTo)) and self.bearer() == {"host ring"}:
            yield f"{type(x).__name__} speaks of a card that bears this one, which is attached to a ring."
        if isinstance(x, Triggered):
            yield from self.triggered(x, here)
        elif isinstance(x, Variable):
            yield from self.complaints(x.condition(), here)
            yield from self.text(x.gives)
        elif isinstance(x, Grants):
            yield from self.triggered(x.ability, Bound())
            if x.on is not None:
                yield from self.complaints(x.on, Bound())
        else:
            yield from self.complaints(x, here)

    def triggered(self, a: Triggered, here: Bound) -> Iterator[str]:
        """Trigger, condition, costs, targets, effects: each may speak of what stands before it."""
        wrong = [*misfits(a), *self.said(a)]
        yield from wrong
        if wrong:
            return
        yield from self.shape(a)
        would = isinstance(a.on, Heard) and a.on.would and a.kind == "interrupt"
        if a.on is not None:
            here = here.also(*self.told_by(a.on))
        yield from self.complaints((a.on, a.when, a.limit, a.maximum), here)
        payee = any(isinstance(t, TargetPlayer) for t in a.targets)  # who is chosen before the costs are paid
        yield from self.complaints(a.cost, here.also("chosen") if payee else here)
        paid = [x.of if isinstance(x, OneOrMore) else x for x in a.cost]
        if any(isinstance(x, OfTheTop) or (isinstance(x, OnCards) and x.chosen_to_pay()) for x in paid):
            here = here.also("paid")
        if any(isinstance(x, NameType) for x in a.cost):
            here = here.also("typed")
        for t in a.targets:
            each = isinstance(t, Target) and isinstance(t.by, Them)
            yield from self.complaints(t, here.also("them") if each else here)
            if isinstance(t, Target):
                here = Bound(here.names, here.targets + 1)
            else:
                here = here.also({TargetPlayer: "chosen", TargetRing: "ring"}.get(type(t), "ability"))
        yield from self.complaints(a.then, here.also("would") if would else here)

    def shape(self, a: Triggered) -> Iterator[str]:
        """The parts that must or must not be there."""
        if (a.kind == "action") != (a.on is None):
            yield "An action waits for nothing." if a.kind == "action" else f"A {a.kind} waits for something."
        if a.kind == "action" and a.forced:
            yield "Triggered.forced: an action is taken, never forced."
        if a.kind == "reaction" and isinstance(a.on, Heard) and a.on.would:
            yield f"{type(a.on).__name__} would happen, so only an interrupt answers it, not a reaction."
        if not a.then:
            yield "An ability without effects does nothing."
        elif a.select and not isinstance(a.then[0], SelectOne):
            yield "SelectOne must be the first effect where one is selected before the dash."
        if a.unlimited and a.limit is not None:
            yield "Limit: an unlimited ability has none."
        for cost in a.cost:
            if not isinstance(cost, Deed):
                yield f"{type(cost).__name__} cannot be a cost."
        if len([t for t in a.targets if isinstance(t, TargetPlayer)]) > 1:
            yield "TargetPlayer: one opponent can be chosen, not several."
        if len([t for t in a.targets if isinstance(t, TargetAbility)]) > 1:
            yield "TargetAbility: one ability can be chosen, not several."


def problems(card: Card, traits: Set[str] = frozenset()) -> list[str]:
    """Everything wrong with a card definition, one sentence each; a card that is right has none. `traits` are those of
    cards that belong to it, besides the traits of the game."""
    out = [f"{card.name or 'A card'}: {x}" for x in printed(card)]
    checker = CardChecker(card, traits)
    for n, x in enumerate(card.text, 1):
        out += [f"{card.name}, ability {n}: {y}" for y in dict.fromkeys(checker.text(x))]
    return out or [f"{card.name}: {y}" for y in compiles(card)]


def compiles(card: Card) -> Iterator[str]:
    """The compiler has the last word: some words fit together only in some ways."""
    try:
        yield from (NOTHING_THERE.format(name) for name in meaningless(card))
    except CardError as error:
        yield error.sentence
    except NotImplementedError as error:
        yield f"{error} cannot stand where it stands."


def meaningless(card: Card) -> list[str]:
    """Names in the source of a compiled card that mean nothing there; a card whose words fit together has none."""
    return undefined(compile_card(card).source, namespace())


def must_be_right(card: Card) -> Card:
    """The card itself, or an error that names every problem."""
    found = problems(card)
    if found:
        raise CardError(" ".join(found))
    return card
