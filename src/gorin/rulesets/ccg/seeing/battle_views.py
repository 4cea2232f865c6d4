"""The attack and its battlefields on a CCG table to look at (see `table.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from gorin.errors import UsageError
from gorin.kernel.bits import bits
from gorin.rulesets import views
from gorin.rulesets.ccg import battle_masks as masks
from gorin.rulesets.ccg.battle.battlefields import fields, force_at
from gorin.rulesets.ccg.facts import ATTACKING, DEFENDING
from gorin.rulesets.ccg.seeing.card_views import Cards, Province
from gorin.rulesets.ccg.state import Game

if TYPE_CHECKING:
    from gorin.rulesets.ccg.table import Player, Table

Side = Literal["attacker", "defender"]
PLAYERS: Final[dict[Side, int]] = {"attacker": ATTACKING, "defender": DEFENDING}
SIDES: Final[dict[Side, int]] = {"attacker": masks.ATTACKERS, "defender": masks.DEFENDERS}


class Battle(views.Part[Game]):
    """A battlefield: the province it is at, and the armies there. `id` is the province's."""

    __slots__ = ()
    _table: Table

    def __str__(self) -> str:
        return f"the battlefield at {self.field}"

    @property
    def field(self) -> Province:
        """The province whose battlefield it is."""
        return Province(self._table, self.id)

    @property
    def is_current(self) -> bool:
        """Is the battle being fought now?"""
        return masks.current_field(self._s) == self.id

    @property
    def in_combat(self) -> bool:
        """Is it being fought, and is it the Combat Segment?"""
        return self.is_current and masks.in_combat(self._s)

    @property
    def fought(self) -> bool:
        """Has a battle been fought there in this attack?"""
        return bool(self._s.fought >> self.id & 1) and not self.is_current

    @property
    def attackers(self) -> Cards:
        """The attacking Personalities there."""
        return self._army("attacker")

    @property
    def defenders(self) -> Cards:
        """The defending Personalities there."""
        return self._army("defender")

    def _army(self, side: Side) -> Cards:
        return self._table._cards(masks.at(self._s, SIDES[side], self.id))

    def force(self, side: Side) -> int:
        """The Force of an army there now."""
        if side not in SIDES:
            raise UsageError(f"A battle has an attacker and a defender, no {side!r}.")
        return force_at(self._s, self.id, SIDES[side])


class Attack(views.View):
    """The attack that is being made."""

    __slots__ = ("_table",)
    _table: Table

    def __init__(self, table: Table) -> None:
        self._hold(_table=table)

    def __str__(self) -> str:
        return f"{self.attacker}'s attack on {self.defender}" if self.is_on else "an attack that is over"

    def __repr__(self) -> str:
        return f"<{self}>"

    @property
    def is_on(self) -> bool:
        """Is it still being made?"""
        return masks.attack_on(self._table._s)

    def _player(self, seat: int) -> Player:
        if not self.is_on:
            raise UsageError("There is no attack now.")
        return self._table.player(seat)

    @property
    def attacker(self) -> Player:
        return self._player(self._table._s.attacker)

    @property
    def defender(self) -> Player:
        return self._player(self._table._s.defender)

    def players(self, side: Side) -> tuple[Player, ...]:
        """Everybody on a side: its leader, then the allies."""
        return tuple(self._player(seat) for seat in masks.players(self._table._s, PLAYERS[side]))

    def invited(self, side: Side) -> tuple[Player, ...]:
        """Whom the leader of a side has invited, allies among them."""
        return tuple(self._player(seat) for seat in bits(masks.invited(self._table._s, PLAYERS[side])))

    @property
    def battlefields(self) -> tuple[Battle, ...]:
        """Where there are units, and the current battlefield; in the order of the Defender's provinces."""
        return tuple(Battle(self._table, field) for field in fields(self._table._s))
