"""Is a deck legal? Every fault at once, each one sentence with the rules it rests on.

The order is always the same: cards nobody knows, stronghold, role and provinces, sizes, copies, clans, influence,
roles, the Shadowlands, and what the sideboard adds. Restricted and banned lists are in `decks/banning.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from gorin.errors import listed, of_cards, quoted
from gorin.rulesets.base import Counts, DeckList, Fault, Figures
from gorin.rulesets.citing import faulted
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.decks.piles import NEUTRAL, Sorted
from gorin.rulesets.lcg.formats import Format
from gorin.rulesets.lcg.provinces.province_slots import open_slots
from gorin.rulesets.lcg.words.deckbuilding import ExtraProvince, InfluenceOnly
from gorin.rulesets.lcg.words.texts import Keyword

STANDARD_COPIES: Final = 3  # what `deck_limit` says of a card that says nothing
LARGEST_SIDEBOARD: Final = 10
SHADOWLANDS: Final = "shadowlands"

# What each pile is, by the rules: (with strongholds, in Skirmish).
PILES: Final = {
    "stronghold": ("rr.deckbuilding.1", "rr.deckbuilding.16"),
    "role": ("rr.deckbuilding.2", "rr.deckbuilding.16"),
    "province": ("rr.deckbuilding.11", "rr.deckbuilding.16"),
    "dynasty": ("rr.deckbuilding.3", "rr.deckbuilding.17"),
    "conflict": ("rr.deckbuilding.5", "rr.deckbuilding.18"),
}


class LcgDecks:
    """How decks are built in one format."""

    manner = "packs"

    def __init__(self, format: Format) -> None:
        self.format = format

    def faults(self, deck: DeckList, cards: Mapping[str, Card], sideboard: Counts = ()) -> list[Fault]:
        """Everything that keeps the deck from being legal."""
        found = list(_faults(deck, self.format, cards))
        if sideboard:
            found += _with_sideboard(deck, sideboard, self.format, cards, found)
        return [faulted(self.format, fault) for fault in found]

    def misplaced(self, card: Card, heading: str) -> Fault | None:
        """A card under the heading of another pile."""
        if card.pile == heading:
            return None
        pile = card.pile
        what = f"a {pile}" if pile in ("stronghold", "role", "province") else f"a {pile} card"
        ids = PILES[heading][not self.format.stronghold :][:1] if heading in PILES else ()
        says = f"{card.name} is {what}, but stands under {heading.title()}."
        return faulted(self.format, Fault(says, ids, card.name))

    def listing(self, restricted: bool) -> tuple[str, ...]:
        """Only the formats with a stronghold have a rule of their own about restricted cards."""
        own = restricted and self.format.stronghold
        ids = ("rr.deckbuilding.9", "rr.deckbuilding.10") if own else ("rr.deckbuilding.15",)
        return tuple(self.format.cite(id) for id in ids)

    def figures(self, deck: DeckList, cards: Mapping[str, Card], sideboard: Counts = ()) -> Figures:
        """Clan, sizes of the piles, influence."""
        piles = Sorted(deck, cards, self.format)
        counts = {
            "dynasty": piles.dynasty.size,
            "conflict": piles.conflict.size,
            "provinces": piles.provinces.size,
            "sideboard": sum(n for _, n in sideboard),
            "cards": sum(piles.counts.values()),
        }
        influence = (piles.influence_used(), piles.influence_allowed(self.format))
        return Figures(piles.clan, counts, tuple(piles.splash()), influence)


def _fault(says: str, *rules: str, card: str = "") -> Fault:
    return Fault(says, rules, card)


def _faults(deck: DeckList, format: Format, cards: Mapping[str, Card]) -> Iterator[Fault]:
    piles = Sorted(deck, cards, format)
    yield from (_fault(f"There is no card {quoted(name)}.") for name in piles.unknown)
    yield from _with_stronghold(deck, piles) if format.stronghold else _without_stronghold(piles)
    yield from _sizes(piles, format)
    yield from _copies(piles, format)
    yield from _clans(piles)
    yield from _influence(piles, format)
    yield from _roles(piles)
    for card, _ in piles.known:
        if card.clan == SHADOWLANDS:
            says = f"{card.name} is a Shadowlands card; those are for cooperative play only."
            yield _fault(says, "rr.shadowlands.1", card=card.name)


def _with_stronghold(deck: DeckList, piles: Sorted) -> Iterator[Fault]:
    n = piles.strongholds.size
    if n != 1:
        named = f" ({piles.strongholds.titles})" if n else ""
        yield _fault(f"A deck has exactly 1 stronghold; this one has {n}{named}.", "rr.deckbuilding.1")
    elif deck.clan and deck.clan != piles.clan:
        yield _fault(
            f"The deck says its clan is {deck.clan.title()}, but its stronghold {piles.strongholds.titles} is "
            f"{piles.clan.title()}.",
            "rr.clan.2",
        )
    if piles.roles.size > 1:
        says = f"A deck has at most 1 role; this one has {piles.roles.size} ({piles.roles.titles})."
        yield _fault(says, "rr.deckbuilding.2")
    yield from _provinces(piles)


def _provinces(piles: Sorted) -> Iterator[Fault]:
    provinces = piles.provinces
    if provinces.size != 5:
        yield _fault(f"A deck has exactly 5 provinces; this one has {provinces.size}.", "rr.deckbuilding.11")
    extra = [x.element for card, _ in piles.roles.cards for x in card.text if isinstance(x, ExtraProvince)]
    missing = open_slots([card.elements for card, _ in provinces.cards], extra)
    if missing:
        several = any(len(card.elements) > 1 for card, _ in provinces.cards)
        yield _fault(
            f"The provinces fill one slot per element; none is left for {listed(missing)}.",
            *("rr.deckbuilding.12", "rr.provinces.9")[: 1 + several],
        )
    titles: dict[str, int] = {}
    for card, n in provinces.cards:
        if card.clan not in (piles.clan, NEUTRAL) and piles.clan:
            yield _fault(
                f"{card.name} is a {card.clan.title()} province; provinces are {piles.clan.title()} or neutral.",
                "rr.deckbuilding.13",
                card=card.name,
            )
        titles[(card.title or card.name)] = titles.get((card.title or card.name), 0) + n
    for title, n in titles.items():
        if n > 1:
            says = f"No two provinces share a title; there are {n} of {title}."
            yield _fault(says, "rr.deckbuilding.14", card=title)


def _without_stronghold(piles: Sorted) -> Iterator[Fault]:
    for kind, pile in (("stronghold", piles.strongholds), ("role", piles.roles), ("province", piles.provinces)):
        if pile.cards:
            says = f"A skirmish deck has no {kind} cards; this one has {pile.titles}."
            yield _fault(says, "rr.deckbuilding.16", card=pile.cards[0][0].name)
    if not piles.clan:
        yield _fault("A skirmish deck names its clan; this one does not.", "rr.clan.5")


def _sizes(piles: Sorted, format: Format) -> Iterator[Fault]:
    """Rally cards count toward the most a deck may have, not toward the least."""
    least, most = format.deck_size
    for name, pile, ids in (
        ("dynasty", piles.dynasty, ("rr.deckbuilding.3", "rr.deckbuilding.17")),
        ("conflict", piles.conflict, ("rr.deckbuilding.5", "rr.deckbuilding.18")),
    ):
        id = ids[0] if format.stronghold else ids[1]
        rally = sum(n for card, n in pile.cards if any(x == Keyword("rally") for x in card.text))
        if pile.size < least or pile.size > most:
            yield _fault(f"The {name} deck has {least} to {most} cards; this one has {pile.size}.", id)
        elif pile.size - rally < least:
            yield _fault(
                f"The {name} deck has at least {least} cards without rally; this one has {pile.size - rally}, and "
                f"{rally} with it.",
                "rr.rally.4",
                "rr.rally.6" if format.stronghold else "rr.open-rally-skirmish-cap.1",
            )


def most_copies(card: Card, format: Format) -> int:
    """How many copies of a card a deck may have."""
    return format.copies if card.deck_limit == STANDARD_COPIES else card.deck_limit


def _copies(piles: Sorted, format: Format) -> Iterator[Fault]:
    """By title over both decks; a version of a card with a limit of its own also keeps that."""
    versions: dict[str, list[tuple[Card, int]]] = {}
    for card, n in [*piles.dynasty.cards, *piles.conflict.cards]:
        versions.setdefault((card.title or card.name), []).append((card, n))
    usual = "rr.deckbuilding.8" if format.stronghold else "rr.deckbuilding.20"
    for title, each in versions.items():
        total, most = sum(n for _, n in each), max(most_copies(card, format) for card, _ in each)
        limited = any(card.deck_limit != STANDARD_COPIES for card, _ in each)
        if total > most:
            says = f"A deck has at most {most} of {title}; this one has {total}."
            yield _fault(says, "rr.deck-limits.1" if limited else usual, card=each[0][0].name)
            continue
        for card, n in each:
            if n > most_copies(card, format):
                says = f"A deck has at most {most_copies(card, format)} of {card.name}; this one has {n}."
                yield _fault(says, "rr.deck-limits.1", card=card.name)


def _clans(piles: Sorted) -> Iterator[Fault]:
    if not piles.clan:
        return
    for card, _ in piles.dynasty.cards:
        if card.clan not in (piles.clan, NEUTRAL):
            yield _fault(
                f"{card.name} is {card.clan.title()}; dynasty cards are {piles.clan.title()} or neutral.",
                "rr.deckbuilding.4",
                card=card.name,
            )
    others = piles.splash()
    if len(others) > 1:
        names = listed([clan.title() for clan in others])
        yield _fault(f"Conflict cards may come from one other clan; these come from {names}.", "rr.deckbuilding.6")


def _influence(piles: Sorted, format: Format) -> Iterator[Fault]:
    for card, _ in piles.out_of_clan():
        if card.influence_cost < 0:
            says = f"{card.name} has no influence cost, so that only {card.clan.title()} decks have it."
            yield _fault(says, "rr.influence.2", card=card.name)
    for role, _ in piles.roles.cards:
        only = {x.clan for x in role.text if isinstance(x, InfluenceOnly)}
        for card, _ in piles.out_of_clan() if only else ():
            if card.clan not in only:
                says = f"{card.name} is {card.clan.title()}; {role.name} allows influence for another clan only."
                yield _fault(says, "rr.influence.1", card=card.name)
    allowed, used = piles.influence_allowed(format), piles.influence_used()
    if allowed is not None and used > allowed:
        id = "rr.deckbuilding.7" if format.influence < 0 else "rr.deckbuilding.19"
        says = f"The deck has {allowed} influence; its cards of another clan cost {used}."
        yield _fault(says, id, "rr.influence.1")


def _roles(piles: Sorted) -> Iterator[Fault]:
    traits = {trait for card, _ in piles.roles.cards for trait in card.traits}
    for card, _ in piles.known:
        if card.role_only and card.role_only not in traits:
            says = f"{card.name} is for decks with a {card.role_only.title()} role only."
            yield _fault(says, "rr.role-cards.4", card=card.name)


def _with_sideboard(
    deck: DeckList, sideboard: Counts, format: Format, cards: Mapping[str, Card], alone: list[Fault]
) -> Iterator[Fault]:
    """What is wrong with a sideboard, and with deck and sideboard together.

    Decision: together they keep every rule, so neither deck with its part of the sideboard has more cards than a deck
    may have. The least a deck may have is asked of the deck alone.
    """
    size = sum(n for _, n in sideboard)
    if format.stronghold:
        says = f"Only skirmish decks have a sideboard; this one has {of_cards(size)} in it."
        yield _fault(says, "rr.deckbuilding.21")
        return
    if size > LARGEST_SIDEBOARD:
        says = f"A sideboard has at most {LARGEST_SIDEBOARD} cards; this one has {size}."
        yield _fault(says, "rr.deckbuilding.21")
    said = {(fault.rules, fault.card) for fault in alone}
    for fault in _faults(DeckList(deck.name, deck.clan, deck.cards + sideboard), format, cards):
        if (fault.rules, fault.card) not in said:
            says = f"With the sideboard: {fault.says}"
            yield _fault(says, *fault.rules, "rr.deckbuilding.22", card=fault.card)
