"""Static checks of a card of this game: each of its texts, its printed facts, and whether it compiles."""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import fields
from typing import Any

from gorin.errors import CardError
from gorin.kernel.rows import MOST_SETS
from gorin.language.check import NOTHING_THERE, OPERATORS, Binds, Bound, Checker
from gorin.language.control import SelectOne, Target, TargetAbility, TargetPlayer
from gorin.language.nodes import Text
from gorin.language.players import Them
from gorin.language.sets import Is
from gorin.language.undefined import undefined
from gorin.rulesets.lcg import bars, dues, facts
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.printed import printed
from gorin.rulesets.lcg.state import PERIODS, PHASES
from gorin.rulesets.lcg.tokens import TOKENS
from gorin.rulesets.lcg.turned import SUFFIXES
from gorin.rulesets.lcg.words.abilities import ResolveThatAbility
from gorin.rulesets.lcg.words.costs import AdditionalCost, DemandCost
from gorin.rulesets.lcg.words.deeds import Deed, OnCards
from gorin.rulesets.lcg.words.glory import GloryCount, KeepInstead
from gorin.rulesets.lcg.words.hands import LookAtHand
from gorin.rulesets.lcg.words.keywords import Evades, Variable
from gorin.rulesets.lcg.words.looking import SearchDeck
from gorin.rulesets.lcg.words.odd import GainsThatAbility
from gorin.rulesets.lcg.words.paying import OneOrMore, PaysFor, ReduceThatCost
from gorin.rulesets.lcg.words.player_effects import CancelEffects, Duel, Instead, Redirect, Required
from gorin.rulesets.lcg.words.ring_bearers import AttachedRing, AttachToRing
from gorin.rulesets.lcg.words.ring_effects import PickRing
from gorin.rulesets.lcg.words.rings import ABOUT_RINGS, TargetRing, ThatRing
from gorin.rulesets.lcg.words.sets import PrintedCost
from gorin.rulesets.lcg.words.shapes import MayPlayAs, Shape, Turns
from gorin.rulesets.lcg.words.texts import (
    AttachOnlyTo,
    Cannot,
    ExtraProvince,
    Grants,
    InfluenceBonus,
    NeverStronghold,
    NoFateFromProvinces,
    NotPlayed,
    OnePerBearer,
    PlayOnlyIf,
    Triggered,
)
from gorin.rulesets.lcg.words.triggers import CardHeard, Heard, PlaysCard
from gorin.rulesets.lcg.words.vocabulary import STATS, WORDS_OF_THE_LCG

WOULD = "{} answers only an interrupt to something that would happen."
PICKS = ("picked",)
BINDS: Binds = {
    Duel: {
        **dict.fromkeys(("winner", "loser", "if_wins", "if_loses", "during", "refuse"), PICKS),
        "instead": ("required",),
    },
    PickRing: {"do": ("ring",)},
    SearchDeck: {"do": PICKS},
    LookAtHand: {"do": PICKS},
    GloryCount: {"winner": ("them",), "loser": ("them",)},
}
NEEDS = {
    CancelEffects: ("would", WOULD.format("CancelEffects")),
    Instead: ("would", WOULD.format("Instead")),
    Redirect: ("would", WOULD.format("Redirect")),
    KeepInstead: ("would", WOULD.format("KeepInstead")),
    ThatRing: ("ring", "THAT_RING is nothing unless a ring is chosen, or the ability waits for one."),
    AttachedRing: ("host ring", "ATTACHED_RING is nothing unless the card is attached to a ring."),
    ReduceThatCost: ("payment", "ReduceThatCost answers only a cost that is being paid."),
    Required: ("required", "Required is no number outside what is done instead of giving honor."),
    ResolveThatAbility: ("ability", "ResolveThatAbility needs an ability chosen with TargetAbility."),
    GainsThatAbility: ("ability", "GainsThatAbility needs an ability chosen with TargetAbility."),
}
TYPES_OF_CONFLICT = ("", "military", "political")

# what the strings of words may be, by the name of the field
VALUES: dict[str, tuple[str, Any]] = {
    "stat": ("statistic", STATS),
    "until": ("period", PERIODS),
    "this": ("period", ("conflict", "phase", "round")),
    "per": ("period", PERIODS),
    "keyword": ("keyword", facts.KEYWORDS),
    "word": ("keyword", facts.KEYWORDS),
    "cannot": ("prohibition", bars.WORDS),
    "phase": ("phase", PHASES[1:]),
    "type": ("type of conflict", TYPES_OF_CONFLICT),
    "as_type": ("type of conflict", TYPES_OF_CONFLICT),
    "element": ("element", ("", *facts.ELEMENTS)),
    "token": ("status token", ("", *TOKENS)),
    "into": ("type a card may become", SUFFIXES),
    "coin": ("coin", ("honor", "fate")),
    "side": ("side of a conflict", ("attacking", "defending")),
    "role": ("side of a conflict", ("", "attacking", "defending")),
    "while_": ("side of a conflict", ("", "attacking", "defending")),
}
ONLY_ON: dict[type[Text], tuple[str, ...]] = {
    AttachOnlyTo: ("attachment",),
    AttachToRing: ("attachment",),
    OnePerBearer: ("attachment",),
    Grants: ("attachment",),
    NeverStronghold: ("province",),
    InfluenceBonus: ("role",),
    ExtraProvince: ("role",),
    MayPlayAs: ("character",),
    NoFateFromProvinces: ("character",),
    PlayOnlyIf: ("character", "attachment", "event"),
    NotPlayed: ("character", "attachment", "event"),
}


class CardChecker(Checker):
    """Knows this game's words."""

    remembers = MOST_SETS

    def __init__(self, card: Card, traits: Set[str] = frozenset()) -> None:
        super().__init__(WORDS_OF_THE_LCG, BINDS, NEEDS)
        self.card = card
        self.traits = {*facts.CORE_TRAITS.split(), *card.traits, *traits}

    def told_by(self, on: Any) -> tuple[str, ...]:
        if isinstance(on, PaysFor):
            return ("it", "doer", "payment")
        if isinstance(on, Heard) and set(on.kinds) & ABOUT_RINGS:
            return ("it", "doer", "ring")
        return ("it", "doer") if isinstance(on, (CardHeard, Evades, PlaysCard)) else ("doer",)

    def said(self, x: Any) -> Iterator[str]:
        """Besides what every game asks: this game's names."""
        if isinstance(x, Is) and x.fact.startswith("#"):
            if x.fact[1:] not in self.traits:
                yield f"There is no trait called {x.fact[1:]!r}."
            return
        if isinstance(x, Is) and x.fact in ("participating", "ready", "facedown", "unbroken"):
            return
        yield from super().said(x)
        if isinstance(x, PrintedCost) and x.op not in OPERATORS:
            yield f"PrintedCost knows no comparison {x.op!r}."
        if isinstance(x, (AdditionalCost, DemandCost)) and x.to not in dues.OCCASIONS:
            yield f"{type(x).__name__}.to: there is no occasion called {x.to!r}."
        if isinstance(x, Turns) and (x.shape.type == "attachment") != (x.onto is not None):
            yield f"{type(x).__name__}: an attachment goes onto a card, and nothing else does."
        if isinstance(x, Cannot):
            yield from (f"Cannot knows no {verb!r}." for verb in x.verbs if verb not in bars.WORDS)
        for f in fields(x):
            kind, values = VALUES.get(f.name, ("", ()))
            value = getattr(x, f.name)
            if kind and isinstance(value, str) and value not in values:
                yield f"{type(x).__name__}.{f.name}: there is no {kind} called {value!r}."

    def complaints(self, x: Any, bound: Bound) -> Iterator[str]:
        """What a card becomes is judged as the card it becomes."""
        if isinstance(x, Shape):
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
        here = Bound(self.bearer())
        only = ONLY_ON.get(type(x))
        if only is not None and self.card.type not in only:
            yield f"{type(x).__name__} stands only on {' or '.join(only)} cards, not on a {self.card.type}."
        if isinstance(x, (Grants, AttachOnlyTo)) and self.bearer() == {"host ring"}:
            yield f"{type(x).__name__} speaks of a card that bears this one, which is attached to a ring."
        if isinstance(x, Triggered):
            yield from self.triggered(x, here)
        elif isinstance(x, Variable):
            yield from self.text(x.gives)
        elif isinstance(x, Grants):
            yield from self.triggered(x.ability, Bound())
        else:
            yield from self.complaints(x, here)

    def triggered(self, a: Triggered, here: Bound) -> Iterator[str]:
        """Trigger, condition, costs, targets, effects: each may speak of what stands before it."""
        yield from self.shape(a)
        would = isinstance(a.on, Heard) and a.on.would and a.kind == "interrupt"
        if a.on is not None:
            here = here.also(*self.told_by(a.on))
        yield from self.complaints((a.on, a.when, a.limit, a.maximum), here)
        yield from self.complaints(a.cost, here)
        paid = [x.of if isinstance(x, OneOrMore) else x for x in a.cost]
        if any(isinstance(x, OnCards) and x.chosen_to_pay() for x in paid):
            here = here.also("paid")
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
        if a.kind not in ("action", "interrupt", "reaction"):
            yield f"Triggered.kind: there is no {a.kind!r}; there are actions, interrupts and reactions."
        elif (a.kind == "action") != (a.on is None):
            yield "An action waits for nothing." if a.kind == "action" else f"A {a.kind} waits for something."
        if a.kind == "reaction" and isinstance(a.on, Heard) and a.on.would:
            yield f"{type(a.on).__name__} would happen, so only an interrupt answers it, not a reaction."
        if not a.then:
            yield "An ability without effects does nothing."
        elif a.select and not isinstance(a.then[0], SelectOne):
            yield "SelectOne must be the first effect where one is selected before the dash."
        if a.unlimited and a.limit is not None:
            yield "Limit: an unlimited ability has none."
        for x in (a.limit, a.maximum):
            if x is not None and x.times < 1:
                yield f"Limit: {x.times} times per {x.per} is never."
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
    from gorin.rulesets.lcg.compiled import compile_card, namespace

    return undefined(compile_card(card).source, namespace())


def must_be_right(card: Card) -> Card:
    """The card itself, or an error that names every problem."""
    found = problems(card)
    if found:
        raise CardError(" ".join(found))
    return card
