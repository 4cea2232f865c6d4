"""An LCG table to look at: players, cards, provinces, rings and the conflict (see `rulesets/views.py`).

>>> from gorin import set_up
>>> table = set_up('''A 10/3: Doji Whisperer+1 | Fine Katana
... B 10/3: Eager Scout_''').table
>>> you, foe = table.players
>>> you.honor, you.fate, you.hand.names
(10, 3, ['Fine Katana'])
>>> whisperer = you.characters[0]
>>> whisperer.military, whisperer.political, whisperer.fate, whisperer.controller
(0, 3, 1, <player A>)
>>> table.cards.characters.in_play.unbowed.names
['Doji Whisperer']
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gorin.errors import UsageError
from gorin.kernel.bits import bits
from gorin.rulesets import views
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.stats import glory_count
from gorin.rulesets.lcg.conflict.opportunities import opportunities
from gorin.rulesets.lcg.conflict_masks import conflict_on
from gorin.rulesets.lcg.places.zones import conflict_deck, dynasty_deck, pile_beside
from gorin.rulesets.lcg.rings.names import ring_named
from gorin.rulesets.lcg.rings.pools import claimed_rings
from gorin.rulesets.lcg.seeing.card_views import SKILLS, Card, Cards, Province, Skill
from gorin.rulesets.lcg.seeing.conflict_views import Conflict, Ring
from gorin.rulesets.lcg.seeing.inspecting import zone
from gorin.rulesets.lcg.state import HIDDEN_BID, SLOTS, Game
from gorin.rulesets.lcg.treaties.views import offers_seen, treaties_seen

__all__ = ["Card", "Cards", "Conflict", "Player", "Province", "Ring", "Table"]


class Player(views.Player[Game, Cards, "Player"]):
    """A player; `id` is the seat."""

    __slots__ = ()
    _table: Table

    @property
    def honor(self) -> int:
        return self._s.honor[self.id]

    @property
    def fate(self) -> int:
        """The fate in the player's pool."""
        return self._s.pool[self.id]

    @property
    def bid(self) -> int | None:
        """What the dial shows; None if it is set and not revealed, to anybody else."""
        n = self._s.bid[self.id]
        if n < HIDDEN_BID:
            return n
        return n - HIDDEN_BID if self._table.seat in (self.id, None) else None

    @property
    def conflicts_left(self) -> int:
        """How many conflicts the player may still declare or pass this phase."""
        return opportunities(self._s, self.id)

    @property
    def glory_count(self) -> int:
        """What the player would count for the favor now."""
        return glory_count(self._s, self.id)

    @property
    def characters(self) -> Cards:
        """The player's characters in play."""
        return self._mine("in play", "character")

    @property
    def stronghold(self) -> Card | None:
        """The stronghold, in formats that have one."""
        found = self._mine("in play", "stronghold")
        return found[0] if found else None

    @property
    def role(self) -> Card | None:
        found = self._mine("role")
        return found[0] if found else None

    @property
    def provinces(self) -> tuple[Province, ...]:
        """The player's provinces as they lie, the stronghold's first; none before they are placed."""
        slots = self._s.province[self.id * SLOTS : self.id * SLOTS + SLOTS]
        return tuple(Province(self._table, c) for c in slots if c >= 0)

    @property
    def rings(self) -> tuple[Ring, ...]:
        """The rings in the player's claimed pool, with those that count as being there."""
        return tuple(Ring(self._table, i) for i in bits(claimed_rings(self._s, self.id)))

    @property
    def conflict_deck(self) -> Cards:
        return self._table._deck(self._s.zones[conflict_deck(self.id)])

    @property
    def dynasty_deck(self) -> Cards:
        return self._table._deck(self._s.zones[dynasty_deck(self.id)])

    @property
    def conflict_discard(self) -> Cards:
        return self._table._pile(self._s.zones[pile_beside(self._s, conflict_deck(self.id))])

    @property
    def dynasty_discard(self) -> Cards:
        return self._table._pile(self._s.zones[pile_beside(self._s, dynasty_deck(self.id))])

    @property
    def removed(self) -> Cards:
        """The player's cards that are removed from the game."""
        return self._mine("removed")


class Table(views.Table[Game, Card, Cards, Player]):
    """Everything on the table, or what one seat may know of it."""

    __slots__ = ()
    _facts = facts.FACTS
    _types = facts.TYPES
    _clans = facts.CLANS

    def _card(self, number: int) -> Card:
        return (Province if self._s.p[facts.PROVINCE] >> number & 1 else Card)(self, number)

    def _cards(self, mask: int, ids: Sequence[int] | None = None) -> Cards:
        return Cards(self, mask, ids)

    def player(self, seat: int) -> Player:
        """The player in a seat."""
        return Player(self, self._seat(seat))

    def _zone(self, number: int) -> str:
        return zone(self._s, number)

    @property
    def round(self) -> int:
        return self._s.round

    @property
    def first_player(self) -> Player:
        return self.player(self._s.first)

    @property
    def favor_side(self) -> Skill | None:
        """The side the favor is set to, in formats where it has sides."""
        sided = self._s.favor >= 0 and self._s.box.rules.format.favor_has_sides
        return SKILLS[self._s.favor_side] if sided else None

    @property
    def rings(self) -> tuple[Ring, ...]:
        return tuple(Ring(self, i) for i in range(len(self._s.box.rings)))

    def ring(self, element: str) -> Ring:
        """The ring of this name: "air"; where several have the element "air of B", "second air"."""
        found = ring_named(self._s, element)
        if found < 0:
            raise UsageError(f"There is no ring {element!r}; the rings are {', '.join(x.name for x in self.rings)}.")
        return Ring(self, found)

    @property
    def conflict(self) -> Conflict | None:
        """The conflict that is being resolved; None if there is none."""
        return Conflict(self) if conflict_on(self._s) else None

    @property
    def offers(self) -> list[dict[str, Any]]:
        """Treaties that are offered, as JSON has them; none where there are no treaties."""
        return offers_seen(self._s)

    @property
    def treaties(self) -> list[dict[str, Any]]:
        """Treaties that stand."""
        return treaties_seen(self._s)

    @property
    def being_played(self) -> Cards:
        """Events that have left the hand and are not discarded yet."""
        return self._cards(self._s.p[facts.RESOLVING])
