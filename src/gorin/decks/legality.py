"""Is a deck legal? Every problem at once, each one sentence with the rules it rests on.

Restricted and banned lists are not applied: none ships with Gorin for these formats.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from gorin.decks.provinces import open_slots
from gorin.errors import DeckError
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.formats import Format
from gorin.rulesets.lcg.words.texts import ExtraProvince, InfluenceBonus, Keyword

STANDARD_COPIES = 3  # what `deck_limit` says of a card that says nothing


class Pile(NamedTuple):
    """The cards of one kind in a deck, each with its copies."""

    cards: list[tuple[Card, int]]

    @property
    def size(self) -> int:
        return sum(n for _, n in self.cards)

    @property
    def titles(self) -> str:
        return ", ".join(card.name for card, _ in self.cards)


class Sorted:
    """A deck sorted into its piles."""

    def __init__(self, deck: DeckList, cards: Mapping[str, Any]) -> None:
        self.counts: dict[str, int] = {}
        for name, n in deck.cards:
            self.counts[name] = self.counts.get(name, 0) + n
        self.unknown = [name for name in self.counts if name not in cards]
        self.known: list[tuple[Card, int]] = [(cards[name], n) for name, n in self.counts.items() if name in cards]
        self.strongholds = Pile([x for x in self.known if x[0].type == "stronghold"])
        self.roles = Pile([x for x in self.known if x[0].type == "role"])
        self.provinces = Pile([x for x in self.known if x[0].type == "province"])
        self.dynasty = Pile([x for x in self.known if x[0].side == "dynasty"])
        self.conflict = Pile([x for x in self.known if x[0].side == "conflict"])
        self.clan = self.strongholds.cards[0][0].clan if self.strongholds.cards else deck.clan

    def bonus(self) -> int:
        """The influence its role adds."""
        return sum(x.n for card, _ in self.roles.cards for x in card.text if isinstance(x, InfluenceBonus))


def problems(deck: DeckList, rules: str, cards: Mapping[str, Any]) -> list[DeckError]:
    """Everything that keeps the deck from being legal under these rules."""
    format = ruleset(rules).format
    piles = Sorted(deck, cards)
    found = [DeckError(f"There is no card '{name}'.") for name in piles.unknown]
    found += _with_stronghold(deck, piles) if format.stronghold else _without_stronghold(deck, piles)
    found += _sizes(piles, format)
    found += _copies(piles, format)
    found += _clans(piles)
    found += _influence(piles, format)
    found += _roles(piles)
    return found


def _with_stronghold(deck: DeckList, piles: Sorted) -> Iterator[DeckError]:
    n = piles.strongholds.size
    if n != 1:
        named = f" ({piles.strongholds.titles})" if n else ""
        yield DeckError(f"A deck has exactly 1 stronghold; this one has {n}{named}.", "rr.deckbuilding.1")
    elif deck.clan and deck.clan != piles.clan:
        yield DeckError(
            f"The deck says its clan is {deck.clan.title()}, but its stronghold {piles.strongholds.titles} is "
            f"{piles.clan.title()}.",
            "rr.clan.2",
        )
    if piles.roles.size > 1:
        yield DeckError(
            f"A deck has at most 1 role; this one has {piles.roles.size} ({piles.roles.titles}).", "rr.deckbuilding.2"
        )
    yield from _provinces(piles)


def _provinces(piles: Sorted) -> Iterator[DeckError]:
    provinces = piles.provinces
    if provinces.size != 5:
        yield DeckError(f"A deck has exactly 5 provinces; this one has {provinces.size}.", "rr.deckbuilding.11")
    extra = [x.element for card, _ in piles.roles.cards for x in card.text if isinstance(x, ExtraProvince)]
    missing = open_slots([card.elements for card, n in provinces.cards for _ in range(n)], extra)
    if missing:
        yield DeckError(
            f"The provinces fill one slot per element; none is left for {' and '.join(missing)}.", "rr.deckbuilding.12"
        )
    for card, n in provinces.cards:
        if card.clan not in (piles.clan, "neutral") and piles.clan:
            yield DeckError(
                f"{card.name} is a {card.clan.title()} province; provinces are {piles.clan.title()} or neutral.",
                "rr.deckbuilding.13",
            )
        if n > 1:
            yield DeckError(f"No two provinces share a title; there are {n} of {card.name}.", "rr.deckbuilding.14")


def _without_stronghold(deck: DeckList, piles: Sorted) -> Iterator[DeckError]:
    for kind, pile in (("stronghold", piles.strongholds), ("role", piles.roles), ("province", piles.provinces)):
        if pile.cards:
            yield DeckError(f"A skirmish deck has no {kind} cards; this one has {pile.titles}.", "rr.deckbuilding.16")
    if not piles.clan:
        yield DeckError("A skirmish deck names its clan; this one does not.", "rr.clan.5")


def _sizes(piles: Sorted, format: Format) -> Iterator[DeckError]:
    """Rally cards count toward the most a deck may have, not toward the least."""
    least, most = format.deck_size
    for name, pile, ids in (
        ("dynasty", piles.dynasty, ("rr.deckbuilding.3", "rr.deckbuilding.17")),
        ("conflict", piles.conflict, ("rr.deckbuilding.5", "rr.deckbuilding.18")),
    ):
        id = ids[0] if format.stronghold else ids[1]
        rally = sum(n for card, n in pile.cards if any(x == Keyword("rally") for x in card.text))
        if pile.size < least or pile.size > most:
            yield DeckError(f"The {name} deck has {least} to {most} cards; this one has {pile.size}.", id)
        elif pile.size - rally < least:
            yield DeckError(
                f"The {name} deck has at least {least} cards without rally; this one has {pile.size - rally}, and "
                f"{rally} with it.",
                "rr.rally.4",
                "rr.rally.6" if format.stronghold else "rr.open-rally-skirmish-cap.1",
            )


def most_copies(card: Card, format: Format) -> int:
    """How many copies of a card a deck may have."""
    return format.copies if card.deck_limit == STANDARD_COPIES else card.deck_limit


def _copies(piles: Sorted, format: Format) -> Iterator[DeckError]:
    for card, n in [*piles.dynasty.cards, *piles.conflict.cards]:
        most = most_copies(card, format)
        if n > most:
            usual = "rr.deckbuilding.8" if format.stronghold else "rr.deckbuilding.20"
            id = usual if card.deck_limit == STANDARD_COPIES else "rr.deck-limits.1"
            yield DeckError(f"A deck has at most {most} of {card.name}; this one has {n}.", id)


def _clans(piles: Sorted) -> Iterator[DeckError]:
    if not piles.clan:
        return
    for card, _ in piles.dynasty.cards:
        if card.clan not in (piles.clan, "neutral"):
            yield DeckError(
                f"{card.name} is {card.clan.title()}; dynasty cards are {piles.clan.title()} or neutral.",
                "rr.deckbuilding.4",
            )
    others = sorted({card.clan for card, _ in piles.conflict.cards} - {piles.clan, "neutral"})
    if len(others) > 1:
        names = " and ".join(clan.title() for clan in others)
        yield DeckError(f"Conflict cards may come from one other clan; these come from {names}.", "rr.deckbuilding.6")


def _influence(piles: Sorted, format: Format) -> Iterator[DeckError]:
    if not piles.clan:
        return
    spent = 0
    for card, n in piles.conflict.cards:
        if card.clan not in (piles.clan, "neutral"):
            spent += n * max(0, card.influence_cost)
            if card.influence_cost < 0:
                says = f"{card.name} has no influence cost, so that only {card.clan.title()} decks have it."
                yield DeckError(says, "rr.influence.2")
    if format.influence >= 0:
        pool, id = format.influence, "rr.deckbuilding.19"
    elif piles.strongholds.cards:
        pool, id = piles.strongholds.cards[0][0].influence + piles.bonus(), "rr.deckbuilding.7"
    else:
        return
    if spent > pool:
        yield DeckError(f"The deck has {pool} influence; its cards of another clan cost {spent}.", id, "rr.influence.1")


def _roles(piles: Sorted) -> Iterator[DeckError]:
    traits = {trait for card, _ in piles.roles.cards for trait in card.traits}
    for card, _ in piles.known:
        if card.role_only and card.role_only not in traits:
            yield DeckError(f"{card.name} is for decks with a {card.role_only.title()} role only.", "rr.role-cards.4")
