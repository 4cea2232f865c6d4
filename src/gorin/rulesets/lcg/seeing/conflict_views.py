"""Rings and the conflict of an LCG table to look at (see `table.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from gorin.errors import UsageError
from gorin.kernel.bits import bits
from gorin.rulesets import views
from gorin.rulesets.lcg import conflict_masks as masks
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.rings.bearers import attached_to_rings
from gorin.rulesets.lcg.rings.names import called, printed_element, ring
from gorin.rulesets.lcg.rings.numbers import NO_RING
from gorin.rulesets.lcg.rings.places import is_out_of_play, is_unclaimed, province_under
from gorin.rulesets.lcg.rings.pools import claimer, contested_ring
from gorin.rulesets.lcg.seeing.card_views import SKILLS, Cards, Province, Skill
from gorin.rulesets.lcg.state import Game

if TYPE_CHECKING:
    from gorin.rulesets.lcg.table import Player, Table


class Ring(views.Part[Game]):
    """A ring."""

    __slots__ = ()
    _table: Table

    def __str__(self) -> str:
        return ring(self._s, self.id)

    @property
    def name(self) -> str:
        """What it is called by: its element, "air"; where several have it "air of B", "second air"."""
        return called(self._s, self.id)

    @property
    def element(self) -> str:
        """The element printed on it."""
        return printed_element(self._s, self.id)

    @property
    def elements(self) -> tuple[str, ...]:
        """The elements it has now."""
        return tuple(facts.ELEMENTS[x] for x in bits(self._s.elements[self.id]))

    @property
    def fate(self) -> int:
        """The fate on it."""
        return self._s.ring_fate[self.id]

    @property
    def side(self) -> Skill:
        """The side that lies faceup."""
        return SKILLS[self._s.ring_side[self.id]]

    @property
    def unclaimed(self) -> bool:
        """In an unclaimed pool: the common one, or a player's own."""
        return is_unclaimed(self._s.ring_place[self.id])

    @property
    def contested(self) -> bool:
        return bool(contested_ring(self._s) >> self.id & 1)

    @property
    def out_of_play(self) -> bool:
        return is_out_of_play(self._s.ring_place[self.id])

    @property
    def claimed_by(self) -> Player | None:
        """In whose claimed pool, or on whose province it lies."""
        return self._table._somebody(claimer(self._s, self.id))

    @property
    def province(self) -> Province | None:
        """The province it lies on."""
        c = province_under(self._s.ring_place[self.id])
        return Province(self._table, c) if c >= 0 else None

    @property
    def attachments(self) -> Cards:
        """What is attached to it."""
        return self._table._cards(attached_to_rings(self._s, 1 << self.id))


class Conflict(views.View):
    """The conflict that is being resolved."""

    __slots__ = ("_table",)
    _table: Table

    def __init__(self, table: Table) -> None:
        self._hold(_table=table)

    def __str__(self) -> str:
        if not self.is_on:
            return "a conflict that is over"
        return f"the {self.type} {self.ring.name} conflict" if self.ring else f"the {self.type} conflict without a ring"

    def __repr__(self) -> str:
        return f"<{self}>"

    @property
    def is_on(self) -> bool:
        """Is it still being resolved?"""
        return masks.conflict_on(self._table._s)

    @property
    def _s(self) -> Game:
        if not self.is_on:
            raise UsageError("There is no conflict now.")
        return self._table._s

    @property
    def type(self) -> Skill:
        return SKILLS[masks.conflict_type(self._s)]

    @property
    def ring(self) -> Ring | None:
        """The contested ring; None in a conflict without one."""
        found = masks.conflict_ring(self._s)
        return Ring(self._table, found) if found != NO_RING else None

    @property
    def attacker(self) -> Player:
        return self._table.player(masks.attacker(self._s))

    @property
    def defender(self) -> Player:
        return self._table.player(masks.defender(self._s))

    @property
    def province(self) -> Province | None:
        """The province that was attacked first."""
        target = masks.first_attacked(self._s)
        return Province(self._table, target) if target >= 0 else None

    @property
    def provinces(self) -> Cards:
        """Every province the conflict is at."""
        return self._table._cards(masks.attacked(self._s))

    @property
    def attackers(self) -> Cards:
        return self._table._cards(masks.attacking(self._s))

    @property
    def defenders(self) -> Cards:
        return self._table._cards(masks.defending(self._s))

    def skill(self, side: Literal["attacker", "defender"]) -> int:
        """The skill a side counts now."""
        if side not in ("attacker", "defender"):
            raise UsageError(f"A conflict has an attacker and a defender, no {side!r}.")
        return masks.total(self._s, side == "attacker")

    @property
    def settled(self) -> bool:
        """Have the skills been compared?"""
        return masks.decided(self._s)

    @property
    def winner(self) -> Player | None:
        """Who has won it, or would if the skills were compared now."""
        return self._table._somebody(masks.result(self._s)[0])

    @property
    def by(self) -> int:
        """By how much."""
        return masks.result(self._s)[1]

    @property
    def unopposed(self) -> bool:
        return bool(masks.result(self._s)[2])
