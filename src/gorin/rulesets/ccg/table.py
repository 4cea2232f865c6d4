"""A CCG table to look at: players, cards, provinces, the attack and its battlefields (see `rulesets/views.py`).

>>> from gorin import set_up
>>> table = set_up('''A 9 crab: Hida Bushotsu*, Iron Mine_ | Focus
... B 8 crane: Doji Genshin*~
... battle A>B 1''', "ccg/emperor").table
>>> you, foe = table.players
>>> you.family_honor, you.hand.names, len(you.provinces), you.holdings.bowed.names
(9, ['Focus'], 4, ['Iron Mine'])
>>> bushotsu = table.card("Hida Bushotsu")
>>> bushotsu.force, bushotsu.chi, bushotsu.at
(7, 2, <B's province 1>)
>>> table.battle.defenders.names, table.battle.force("attacker"), foe.personalities[0].dishonorable
(['Doji Genshin'], 7, True)
"""

from __future__ import annotations

from collections.abc import Sequence

from gorin.rulesets import views
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes.stats import clan_name
from gorin.rulesets.ccg.battle.duel_effects import focused
from gorin.rulesets.ccg.battle_masks import attack_on, current_field
from gorin.rulesets.ccg.card import CLANS, TYPES
from gorin.rulesets.ccg.places.zones import dynasty_deck, fate_deck
from gorin.rulesets.ccg.seeing.battle_views import Attack, Battle
from gorin.rulesets.ccg.seeing.card_views import Card, Cards, Province
from gorin.rulesets.ccg.seeing.inspecting import zone
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.telling.naming import name

__all__ = ["Attack", "Battle", "Card", "Cards", "Player", "Province", "Table"]


class Player(views.Player[Game, Cards, "Player"]):
    """A player; `id` is the seat."""

    __slots__ = ()
    _table: Table

    @property
    def family_honor(self) -> int:
        return self._s.honor[self.id]

    @property
    def clan(self) -> str:
        """The Clan of the player's Stronghold."""
        return clan_name(self._s, self.id)

    @property
    def turns(self) -> int:
        """How many turns the player has begun."""
        return self._s.turns[self.id]

    @property
    def personalities(self) -> Cards:
        """The player's Personalities in play."""
        return self._mine("in play", "personality")

    @property
    def holdings(self) -> Cards:
        """The player's Holdings in play."""
        return self._mine("in play", "holding")

    @property
    def stronghold(self) -> Card | None:
        found = self._mine("in play", "stronghold")
        return found[0] if found else None

    @property
    def provinces(self) -> tuple[Province, ...]:
        """The provinces that stand, left to right."""
        return tuple(Province(self._table, c) for c in self._s.provinces[self.id])

    @property
    def focused(self) -> Cards:
        """The cards the player has focused in the duel, in this order."""
        return self._table._pile(focused(self._s, self.id)[::-1])

    @property
    def focus_pool(self) -> Cards:
        """What is left in the player's focus pool, in a duel of an edition that has such pools."""
        return self._mine("in focus pool")

    @property
    def fate_deck(self) -> Cards:
        return self._table._deck(self._s.zones[fate_deck(self.id)])

    @property
    def dynasty_deck(self) -> Cards:
        return self._table._deck(self._s.zones[dynasty_deck(self.id)])

    @property
    def fate_discard(self) -> Cards:
        return self._mine("in discard", "fate")

    @property
    def dynasty_discard(self) -> Cards:
        return self._mine("in discard", "dynasty")

    @property
    def removed(self) -> Cards:
        """The player's cards that are removed from the game, besides provinces and what was created."""
        return self._mine("removed", "fate") | self._mine("removed", "dynasty")


class Table(views.Table[Game, Card, Cards, Player]):
    """Everything on the table, or what one seat may know of it."""

    __slots__ = ()
    _facts = facts.FACTS
    _types = TYPES
    _clans = CLANS

    def _card(self, number: int) -> Card:
        return (Province if self._s.p[facts.PROVINCE] >> number & 1 else Card)(self, number)

    def _cards(self, mask: int, ids: Sequence[int] | None = None) -> Cards:
        return Cards(self, mask & ~self._s.p[facts.THE_RULES], ids)  # what all players may do is no card

    def player(self, seat: int) -> Player:
        """The player in a seat."""
        return Player(self, self._seat(seat))

    def _zone(self, number: int) -> str:
        return zone(self._s, number)

    def _name(self, number: int) -> str:
        return name(self._s, number)

    @property
    def turn(self) -> int:
        return self._s.turn

    @property
    def active_player(self) -> Player:
        return self.player(self._s.first)

    @property
    def attack(self) -> Attack | None:
        """The attack that is being made; None if there is none."""
        return Attack(self) if attack_on(self._s) else None

    @property
    def battle(self) -> Battle | None:
        """The battle that is being fought; None if there is none."""
        field = current_field(self._s)
        return Battle(self, field) if field >= 0 else None

    @property
    def being_played(self) -> Cards:
        """Cards that have left the hand and are not discarded yet."""
        return self._cards(self._s.p[facts.RESOLVING])
