"""Static checks of cards: every word speaks of something its ability binds, names are known, printed facts can be."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Any

from gorin.errors import CardError
from gorin.language.check import NOTHING_THERE, Bound, Checker
from gorin.language.control import Target
from gorin.language.hearing import Heard
from gorin.language.nodes import Node, Query, Text, walk
from gorin.language.numbers import Num
from gorin.language.undefined import undefined
from gorin.language.values import misfits, shown
from gorin.rulesets.ccg.card import ATTACHMENT_TYPES, CLANS, DASH, TYPES, UNALIGNED, Card
from gorin.rulesets.ccg.compiler.aiming import aimed
from gorin.rulesets.ccg.compiler.befalling import in_vain
from gorin.rulesets.ccg.compiler.compiled import compile_card
from gorin.rulesets.ccg.compiler.manner import BY_TARGETS, USUAL, Manner
from gorin.rulesets.ccg.compiler.values import NAMES, VALUES
from gorin.rulesets.ccg.words.card_effects import Attach
from gorin.rulesets.ccg.words.conditions import PayingFor
from gorin.rulesets.ccg.words.costs import IfPaid, MayPay
from gorin.rulesets.ccg.words.creating import Create
from gorin.rulesets.ccg.words.player_effects import BowACard, DiscardACard
from gorin.rulesets.ccg.words.runtime import namespace
from gorin.rulesets.ccg.words.samurai_manner import MANNER
from gorin.rulesets.ccg.words.sets import CanAttachTo, CanBeAttached
from gorin.rulesets.ccg.words.stats import GainsAbility
from gorin.rulesets.ccg.words.texts import Ability, AttachesOnlyTo, Grants, Produces
from gorin.rulesets.ccg.words.vocabulary import WORDS_OF_THE_CCG

TOGETHER = {"limited", "open", "battle"}


class CardChecker(Checker):
    """Knows this game's words."""

    names = NAMES
    remembers = 2

    def __init__(self, card: Card) -> None:
        super().__init__(WORDS_OF_THE_CCG, VALUES)
        self.card = card
        self.manner = manner_of(card)

    def told_by(self, on: Any) -> tuple[str, ...]:
        """An occurrence that happens to a card binds it; one that is about to happen can be negated."""
        would = isinstance(on, Heard) and on.would
        return (*super().told_by(on), *(["would"] if would else []))

    def inside(self, x: Any, field: str, bound: Bound) -> Bound:
        """An ability that is given to others binds its own names."""
        if isinstance(x, (GainsAbility, Grants)) and field == "ability":
            return self.bound(x.ability, "personality")
        if isinstance(x, Create) and field == "text":
            own = [self.bound(a, x.type) for a in x.text if isinstance(a, Ability)]
            return Bound(frozenset().union(*(b.names for b in own)), max([b.targets for b in own], default=0))
        return super().inside(x, field, bound)

    def bound(self, a: Ability, kind: str) -> Bound:
        """What the words of an ability may speak of."""
        names = list(self.told_by(a.on)) if a.on is not None else []
        if a.performer is not None or kind in ("personality", "follower", "item", "spell"):
            names.append("performer")
        if kind in ATTACHMENT_TYPES:
            names.append("host")
        if any(isinstance(x, BowACard | DiscardACard) for x in walk(a.cost, Node)):
            names.append("paid")
        whole = aimed(a)[0] if self.manner.effects_target else a
        return Bound(frozenset(names), len(whole.targets))

    def text(self, x: Any) -> Iterator[str]:
        """Complaints about one text of the card."""
        if not isinstance(x, Text):
            yield f"{shown(x)} stands on no card by itself; what stands there is an ability, a trait or a term."
            return
        wrong = list(misfits(x))
        yield from wrong
        if wrong:
            return
        kind = self.card.type
        if isinstance(x, Ability):
            yield from self.shape(x)
            yield from self.complaints(x, self.bound(x, kind))
            return
        names = {"host"} if kind in ATTACHMENT_TYPES or kind == "region" else set()
        if isinstance(x, Produces) and walk(x.cost, DiscardACard):
            names.add("paid")
        yield from self.complaints(x, Bound(frozenset(names)))
        if isinstance(x, (AttachesOnlyTo, Grants)) and kind not in ATTACHMENT_TYPES:
            yield f"{type(x).__name__} stands only on attachments."

    def shape(self, a: Ability) -> Iterator[str]:
        """The parts that must or must not be there."""
        if not a.kind or (a.kind[1:] and not set(a.kind) <= TOGETHER):
            yield "Ability.kind: one kind, or several of Limited, Open and Battle."
        elif a.kind[0] in ("reaction", "trait") and not isinstance(a.on, Heard):
            yield f"A {a.kind[0]} must wait for something."
        elif a.on is not None and set(a.kind) <= TOGETHER:
            yield f"A {a.kind[0]} ability is used when its player likes; it waits for nothing."
        elif a.trait and a.words:
            yield "Ability.words: a trait has no keywords of its own."
        if not a.then:
            yield "An ability without effects does nothing."
        attached = walk(a.then, Attach)
        for x in walk(a, Query):
            if isinstance(x, CanAttachTo | CanBeAttached) and not any(x.said_by(y) for y in attached):
                yield f"{type(x).__name__}: no Attach beside it says the same of where to, and of what it costs."
        optional = sum(isinstance(x, MayPay) for x in a.cost)
        for paid in walk(a.then, IfPaid):
            if paid.i not in range(optional):
                yield f"IfPaid.i: {paid.i}, but {optional} of the costs may be left unpaid."

    def said(self, x: Any) -> Iterator[str]:
        """Besides what every game asks: what Gold pays for is a fact, too."""
        yield from super().said(x)
        fact = x.fact if isinstance(x, PayingFor) else x.only if isinstance(x, Produces) else ""
        if fact:
            yield from self.known(self.words.plane, fact)
        if isinstance(x, Target):
            odd = [n for n in ("worth", "too", "of", "by", "must") if getattr(x, n) != getattr(Target(x.what), n)]
            yield from (f"Target.{n}: this game knows no such targets." for n in odd)
            if x.up_to and x.n == Num(1):
                yield "Target.up_to: one is always targeted; up_to is for several."


def problems(card: Card, traits: Set[str] = frozenset()) -> list[str]:
    """Everything wrong with a card, each a sentence; [] if it can be played. (`traits` are the other game's: a keyword
    may be any word.)"""
    out = [*_facts(card)]
    checker = CardChecker(card)
    for i, x in enumerate(card.text, start=1):
        out += [f"{card.name}, ability {i}: {says}" for says in dict.fromkeys(checker.text(x))]
    if not out:
        words = [(i, y) for i, x in enumerate(card.text, start=1) for y in walk(x, Node)]
        out += [f"{card.name}, ability {i}: {says}" for i, y in words for says in in_vain(y)]
    if not out:
        try:
            out += [f"{card.name}: {NOTHING_THERE.format(name)}" for name in meaningless(card)]
        except CardError as error:
            out.append(f"{card.name}: {error.sentence}")
    return out


def meaningless(card: Card) -> list[str]:
    """Names in the source of a compiled card that mean nothing there; a card whose words fit together has none."""
    return undefined(compile_card(card, manner_of(card)).source, namespace())


def manner_of(card: Card) -> Manner:
    """In which manner the card's actions are taken where it was printed for."""
    return BY_TARGETS if card.pack == MANNER else USUAL


def _facts(card: Card) -> Iterator[str]:
    """Printed facts that cannot be."""
    if card.type not in TYPES:
        yield f"{card.name}: there is no type of card called {card.type!r}."
    if card.clan not in (*CLANS, UNALIGNED):
        yield f"{card.name}: there is no Clan called {card.clan!r}."
    if card.cost < 0 or card.focus < 0 or card.strength < 0 or card.gold < 0:
        yield f"{card.name}: cost, Focus Value, strength and production are not below 0."
    if card.type == "personality" and card.chi < 1 and card.pack != "created":
        yield f"{card.name}: a Personality without Chi would be destroyed at once."
    if card.honor_requirement != DASH and card.type not in ("personality", "follower"):
        yield f"{card.name}: only Personalities and Followers have an Honor Requirement."
    for word in card.keywords:
        if word != word.casefold().strip() or not word:
            yield f"{card.name}: keywords are written in small letters, not {word!r}."
