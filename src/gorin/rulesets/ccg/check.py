"""Static checks of cards: every word speaks of something its ability binds, names are known, printed facts can be."""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import fields, is_dataclass
from typing import Any

from gorin.errors import CardError
from gorin.language.check import NOTHING_THERE, Binds, Bound, Checker, Needs
from gorin.language.hearing import CardHeard, Heard
from gorin.language.nodes import Node, walk
from gorin.language.undefined import undefined
from gorin.rulesets.ccg import bars
from gorin.rulesets.ccg.card import ATTACHMENT_TYPES, CLANS, DASH, TYPES, UNALIGNED, Card
from gorin.rulesets.ccg.compiled import compile_card, namespace
from gorin.rulesets.ccg.state import PERIODS, PHASES
from gorin.rulesets.ccg.words.choosing import MayTarget, OneOrMore
from gorin.rulesets.ccg.words.decks import LookAtTop
from gorin.rulesets.ccg.words.duels import Duel
from gorin.rulesets.ccg.words.instead import PLAYERS_VERBS, VERBS, Instead, PlayerWould, Would
from gorin.rulesets.ccg.words.maneuvers import SIDES, AdditionalManeuvers
from gorin.rulesets.ccg.words.naming import NameCard, Named
from gorin.rulesets.ccg.words.negations import KINDS, NegateIt, TargetsInstead
from gorin.rulesets.ccg.words.player_effects import DiscardACard
from gorin.rulesets.ccg.words.players import ChoosePlayer
from gorin.rulesets.ccg.words.rulebook_changes import ABILITIES, EvenSo, MayNotTake, MayTargetWith
from gorin.rulesets.ccg.words.sets import Performer
from gorin.rulesets.ccg.words.stats import GainsAbility
from gorin.rulesets.ccg.words.texts import DENIED, Ability, AttachesOnlyTo, Grants, Produces
from gorin.rulesets.ccg.words.triggers import AboutTargets, ByAction
from gorin.rulesets.ccg.words.vocabulary import STATS, WORDS_OF_THE_CCG

BINDS: Binds = {
    Duel: {"loser": ("picked",), "winner": ("picked",)},
    ChoosePlayer: {"do": ("chosen",)},
    OneOrMore: {"do": ("picked",)},
    MayTarget: {"do": ("picked",)},
    LookAtTop: {"do": ("picked",)},
    NameCard: {"do": ("named",)},
}
NEEDS: Needs = {
    Performer: ("performer", "PERFORMER is nobody: this card's ability has no performer."),
    NegateIt: ("would", "NegateIt answers only something that is about to happen."),
    TargetsInstead: ("would", "TargetsInstead answers only something that is about to happen."),
    Instead: ("would", "Instead answers only something that is about to happen."),
    Named: ("named", "NAMED is nothing unless NameCard names a card."),
}
# what the strings of words may be, by the name of the field
VALUES: dict[str, tuple[str, Any]] = {
    "stat": ("statistic", STATS),
    "against": ("statistic", STATS),
    "other_stat": ("statistic", {"", *STATS}),
    "until": ("period", {*PERIODS, "your next turn"}),
    "per": ("period", PERIODS),
    "phase": ("phase", PHASES),
    "clan": ("Clan", CLANS),
    "do": ("prohibition", bars.WORDS),
    "verb": ("verb", DENIED),
    "deed": ("deed", KINDS),
    "deck": ("deck", ("fate", "dynasty")),
    "attack": ("attack", ("ranged", "melee")),
}
# the same of single words, where other words use the field otherwise
OWN_VALUES: dict[tuple[type, str], tuple[str, Any]] = {
    (Would, "verb"): ("verb", VERBS),
    (PlayerWould, "verb"): ("verb", PLAYERS_VERBS),
    (AdditionalManeuvers, "by"): ("side", SIDES),
    (MayTargetWith, "ability"): ("ability of the rulebook", ABILITIES),
    (EvenSo, "ability"): ("ability of the rulebook", ABILITIES),
    (MayNotTake, "ability"): ("ability of the rulebook", ABILITIES),
}


class CardChecker(Checker):
    """Knows this game's words."""

    remembers = 2

    def __init__(self, card: Card) -> None:
        super().__init__(WORDS_OF_THE_CCG, BINDS, NEEDS)
        self.card = card

    def told_by(self, on: Any) -> tuple[str, ...]:
        """An occurrence that happens to a card binds it; one that is about to happen can be negated."""
        about_a_card = isinstance(on, (CardHeard, ByAction, AboutTargets))
        would = isinstance(on, Heard) and on.would
        return ("doer", *(["it"] if about_a_card else []), *(["would"] if would else []))

    def inside(self, x: Any, field: str, bound: Bound) -> Bound:
        """An ability that is given to others binds its own names."""
        if isinstance(x, (GainsAbility, Grants)) and field == "ability":
            return self.bound(x.ability, "personality")
        return super().inside(x, field, bound)

    def bound(self, a: Ability, kind: str) -> Bound:
        """What the words of an ability may speak of."""
        names = list(self.told_by(a.on)) if a.on is not None else []
        if a.performer is not None or kind in ("personality", "follower", "item", "spell"):
            names.append("performer")
        if kind in ATTACHMENT_TYPES:
            names.append("host")
        if walk(a.cost, DiscardACard):
            names.append("paid")
        return Bound(frozenset(names), len(a.targets))

    def text(self, x: Any) -> Iterator[str]:
        """Complaints about one text of the card."""
        kind = self.card.type
        if isinstance(x, Ability):
            yield from self.complaints(x, self.bound(x, kind))
            return
        names = {"host"} if kind in ATTACHMENT_TYPES or kind == "region" else set()
        if isinstance(x, Produces) and walk(x.cost, DiscardACard):
            names.add("paid")
        yield from self.complaints(x, Bound(frozenset(names)))
        if isinstance(x, (AttachesOnlyTo, Grants)) and kind not in ATTACHMENT_TYPES:
            yield f"{type(x).__name__} stands only on attachments."

    def said(self, x: Any) -> Iterator[str]:
        kind = type(x).__name__
        # one of a list; how players call it
        names = tuple(f"{kind}.{field} holds" for field in (*VALUES, "label", "ability"))
        yield from (says for says in super().said(x) if not says.startswith(names))
        if is_dataclass(x) and isinstance(x, Node):
            for f in fields(x):
                value = getattr(x, f.name)
                what, known = OWN_VALUES.get((type(x), f.name)) or VALUES.get(f.name, ("", ()))
                if what and isinstance(value, str) and value not in known:
                    yield f"{type(x).__name__}.{f.name}: there is no {what} called {value!r}."


def problems(card: Card, traits: Set[str] = frozenset()) -> list[str]:
    """Everything wrong with a card, each a sentence; [] if it can be played. (`traits` are the other game's: a keyword
    may be any word.)"""
    out = [*_facts(card)]
    checker = CardChecker(card)
    for i, x in enumerate(card.text, start=1):
        out += [f"{card.name}, ability {i}: {says}" for says in dict.fromkeys(checker.text(x))]
    if not out:
        try:
            out += [f"{card.name}: {NOTHING_THERE.format(name)}" for name in meaningless(card)]
        except CardError as error:
            out.append(f"{card.name}: {error.sentence}")
    return out


def meaningless(card: Card) -> list[str]:
    """Names in the source of a compiled card that mean nothing there; a card whose words fit together has none."""
    return undefined(compile_card(card).source, namespace())


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
