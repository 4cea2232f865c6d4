"""Cards on an LCG table to look at: all of them, and provinces with what lies in them (see `table.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from gorin.rulesets import card_views
from gorin.rulesets.card_views import Being, Lying
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.copies import printed
from gorin.rulesets.lcg.attributes.stats import stat
from gorin.rulesets.lcg.conflict_masks import attacked
from gorin.rulesets.lcg.costs.fate_cost import cost_of
from gorin.rulesets.lcg.places.zones import cards_in
from gorin.rulesets.lcg.rings.bearers import NOWHERE, as_host
from gorin.rulesets.lcg.state import GLORY, MILITARY, POLITICAL, SLOTS, STRENGTH, Game

if TYPE_CHECKING:
    from gorin.rulesets.lcg.seeing.conflict_views import Ring
    from gorin.rulesets.lcg.table import Player, Table  # noqa: F401  # named in the bases of classes

Skill = Literal["military", "political"]
SKILLS: Final[tuple[Skill, Skill]] = ("military", "political")
DASHES: Final = {"military": facts.DASH_MILITARY, "political": facts.DASH_POLITICAL}


class Card(card_views.Card[Game, "Cards", "Player"]):
    """A card, wherever it is."""

    __slots__ = ()
    _table: Table

    def _count(self, name: str, type: str, which: int) -> int | None:
        self._known(name)
        return stat(self._s, self.id, which) if self._lies(type) else None

    @property
    def military(self) -> int | None:
        """A character's military skill now; a dash counts 0 (see `dashes`). None of anything else."""
        return self._count("military", "character", MILITARY)

    @property
    def political(self) -> int | None:
        """A character's political skill now; a dash counts 0. None of anything else."""
        return self._count("political", "character", POLITICAL)

    @property
    def glory(self) -> int | None:
        """A character's glory now. None of anything else."""
        return self._count("glory", "character", GLORY)

    @property
    def dashes(self) -> tuple[Skill, ...]:
        """The skills a character does not have at all."""
        self._known("dashes")
        return tuple(x for x in SKILLS if self._s.p[DASHES[x]] >> self.id & 1)

    @property
    def cost(self) -> int | None:
        """What it would cost now, in hand or in a province; None elsewhere, and of what cannot be bought."""
        self._known("cost")
        if self.zone not in ("hand", "province"):
            return None
        cost = cost_of(self._s, self.id, self._s.holder[self.id])
        return None if cost < 0 else cost

    @property
    def printed_name(self) -> str:
        """What it is called when it is no copy of another card."""
        self._known("printed_name")
        return str(self._s.box.faces[printed(self._s, self.id)].name)

    @property
    def traits(self) -> tuple[str, ...]:
        self._known("traits")
        names, p = facts.plane_names(), self._s.p
        return tuple(names[i] for i in range(facts.FIRST_TRAIT, len(p)) if p[i] >> self.id & 1)

    @property
    def keywords(self) -> tuple[str, ...]:
        return tuple(x for x in facts.KEYWORDS if self._is(x))

    @property
    def unique(self) -> bool:
        return self._is("unique")

    @property
    def blank(self) -> bool:
        """Is its printed text box treated as blank?"""
        self._known("blank")
        return bool(self._s.p[facts.BLANK] >> self.id & 1)

    # --- how it lies -----------------------------------------------------------------------------------------------

    @property
    def fate(self) -> int:
        """The fate on it."""
        return self._s.fate[self.id]

    @property
    def honored(self) -> bool:
        return self._lies("honored")

    @property
    def dishonored(self) -> bool:
        return self._lies("dishonored")

    @property
    def tainted(self) -> bool:
        return self._lies("tainted")

    @property
    def honor_token(self) -> bool:
        """Does an honor token lie on it?"""
        return self._lies("honor token")

    @property
    def participating(self) -> bool:
        """Is it in the conflict?"""
        return self.attacking or self.defending

    @property
    def attached_to(self) -> Card | Ring | None:
        """What it is attached to."""
        host = self._s.host[self.id]
        return self._table.rings[as_host(host)] if host < NOWHERE else self._table._maybe(host)

    @property
    def province(self) -> Province | None:
        """The province it lies in; of the stronghold, the one it stands before."""
        slot = self._s.slot[self.id]
        return Province(self._table, self._s.province[slot]) if slot >= 0 and self._s.province[slot] >= 0 else None

    @property
    def under(self) -> Card | None:
        """The card it lies under."""
        return self._table._maybe(self._s.under[self.id])


class Province(Card):
    """A province, with what lies in it."""

    __slots__ = ()

    @property
    def strength(self) -> int:
        """Its strength now, with what holdings and the stronghold add."""
        self._known("strength")
        return stat(self._s, self.id, STRENGTH)

    @property
    def elements(self) -> tuple[str, ...]:
        return tuple(x for x in facts.ELEMENTS if self._is(f"{x} element"))

    @property
    def place(self) -> int:
        """Where it lies before its player: 0 is the stronghold's."""
        return self._s.slot[self.id] % SLOTS

    @property
    def broken(self) -> bool:
        return self._lies("broken")

    @property
    def attacked(self) -> bool:
        """Is there a conflict at it?"""
        return bool(attacked(self._s) >> self.id & 1)

    @property
    def cards(self) -> Cards:
        """What lies in it, holdings included."""
        return self._table._cards(cards_in(self._s, self._s.slot[self.id]))


class Cards(card_views.Cards[Card, "Player"]):
    """Some cards, in a fixed order."""

    __slots__ = ()

    characters = Being("character")
    attachments = Being("attachment")
    events = Being("event")
    holdings = Being("holding")
    provinces = Lying("province")
    broken = Lying("broken")
    honored = Lying("honored")
    dishonored = Lying("dishonored")

    @property
    def participating(self) -> Cards:
        return self._lie("attacking") | self._lie("defending")

    @property
    def with_fate(self) -> Cards:
        return self.where(lambda card: card.fate > 0)
