"""Decks with a new card in them: those that come with Gorin, with some of their cards taken out for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from gorin.cards.loading import CardFile
from gorin.cards.packs import cards_with
from gorin.decks.legality import problems
from gorin.decks.precons import precons
from gorin.rulesets.base import DeckList

COPIES = 3
SINGLE = ("stronghold", "province", "role")  # piles of which no card is there twice


class Tried(NamedTuple):
    """A deck as it comes, and the same deck with the card."""

    without: DeckList
    having: DeckList
    out: tuple[tuple[str, int], ...]  # what was taken out for it


def tried(card: Any, rules: str, file: CardFile | None = None) -> tuple[list[Tried], str]:
    """The decks that a card is tried in: those of its clan, or else all. None if it fits into none: then why. It may be
    in a file that goes along with its games."""
    known = cards_with(rules, file)
    own = [deck for deck in precons(rules) if deck.clan == card.clan]
    found, why = [], f"There are no decks for {rules}."
    for deck in own or precons(rules):
        for copies in (COPIES, 1):
            swapped = swap(card, deck, known, copies)
            if swapped is None:
                why = f"The deck {deck.name} has it already, or too few cards of its kind to take out for it."
            elif faults := problems(swapped.having, rules, known):
                why = f"With it the deck {deck.name} would not be legal: {faults[0].sentence}"
            else:
                found.append(swapped)
                break
    return found, "" if found else why


def swap(card: Any, deck: DeckList, known: Mapping[str, Any], copies: int) -> Tried | None:
    """So many copies, or as many as a deck may have, for cards as like it as there are."""
    copies = min(copies, getattr(card, "deck_limit", copies))
    if card.pile in SINGLE:
        copies = 1
    has = deck.count(card.name)
    left, out = copies - has, []
    if left <= 0:
        return None
    for name, n in likest(card, deck, known):
        taken = min(left, n)
        out.append((name, taken))
        left -= taken
        if not left:
            return Tried(deck, put_in(card.name, copies, deck, dict(out)), tuple(out))
    return None


def put_in(name: str, copies: int, deck: DeckList, out: Mapping[str, int]) -> DeckList:
    """The deck with so many copies of a card, and without so many of others."""
    counts = {title: count - out.get(title, 0) for title, count in deck.cards} | {name: copies}
    return DeckList(f"{deck.name} with {name}", deck.clan, tuple((x, n) for x, n in counts.items() if n > 0))


def likest(card: Any, deck: DeckList, known: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    """The cards of a deck that a card may replace, the most alike first: by pile, type, element and cost."""

    def unlike(entry: tuple[str, int]) -> tuple[bool, bool, int, str]:
        other = known[entry[0]]
        elements = getattr(card, "elements", ()) != getattr(other, "elements", ())
        return other.type != card.type, elements, abs(max(other.cost, 0) - max(card.cost, 0)), entry[0]

    yield from sorted((x for x in deck.cards if known[x[0]].pile == card.pile and x[0] != card.name), key=unlike)
