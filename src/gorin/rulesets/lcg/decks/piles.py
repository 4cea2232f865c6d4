"""A deck sorted into its piles: stronghold, role, provinces, dynasty and conflict cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.formats import Format
from gorin.rulesets.lcg.words.deckbuilding import InfluenceBonus

NEUTRAL: Final = "neutral"


class Pile(NamedTuple):
    """The cards of one kind in a deck, each with its copies."""

    cards: list[tuple[Card, int]]

    @property
    def size(self) -> int:
        """How many cards."""
        return sum(n for _, n in self.cards)

    @property
    def titles(self) -> str:
        """Their titles."""
        return ", ".join(card.name for card, _ in self.cards)


class Sorted:
    """A deck sorted into its piles."""

    def __init__(self, deck: DeckList, cards: Mapping[str, Card], format: Format) -> None:
        self.counts: dict[str, int] = {}
        for name, n in deck.cards:
            self.counts[name] = self.counts.get(name, 0) + n
        self.unknown = [name for name in self.counts if name not in cards]
        self.known: list[tuple[Card, int]] = [(cards[name], n) for name, n in self.counts.items() if name in cards]
        self.strongholds, self.roles, self.provinces, self.dynasty, self.conflict = (
            Pile([x for x in self.known if x[0].pile == pile])
            for pile in ("stronghold", "role", "province", "dynasty", "conflict")
        )
        clans = {card.clan for card, _ in self.strongholds.cards}
        # Two strongholds of different clans set none, nor does one that should not be there: then the deck names it.
        sets = len(clans) == 1 and (format.stronghold or not deck.clan)
        self.clan = clans.pop() if sets else deck.clan

    def out_of_clan(self) -> list[tuple[Card, int]]:
        """The conflict cards that have to be bought with influence."""
        return [x for x in self.conflict.cards if self.clan and x[0].clan not in (self.clan, NEUTRAL)]

    def splash(self) -> list[str]:
        """The clans they come from; a legal deck has one at most."""
        return sorted({card.clan for card, _ in self.out_of_clan()})

    def influence_used(self) -> int:
        """What the cards of other clans cost, copy by copy."""
        return sum(n * max(0, card.influence_cost) for card, n in self.out_of_clan())

    def influence_allowed(self, format: Format) -> int | None:
        """What they may cost: the format's number, or the stronghold's and what the role adds. None: no stronghold."""
        if format.influence >= 0:
            return format.influence
        if not self.strongholds.cards:
            return None
        # Of two strongholds or roles, of which a deck has one too many, one counts.
        bonuses = (x.n for card, _ in self.roles.cards for x in card.text if isinstance(x, InfluenceBonus))
        return self.strongholds.cards[0][0].influence + max(bonuses, default=0)
