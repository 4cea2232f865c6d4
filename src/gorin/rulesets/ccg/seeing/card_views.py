"""Cards on a CCG table to look at: all of them, and provinces with what lies in them (see `table.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gorin.rulesets import card_views
from gorin.rulesets.card_views import Being, Lying
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes.stats import cost_of, personality_of, stat, unit
from gorin.rulesets.ccg.card import DASH
from gorin.rulesets.ccg.state import CHI, FOCUS, FORCE, HOME, HONOR_REQUIREMENT, PERSONAL_HONOR, STRENGTH, Game

if TYPE_CHECKING:
    from gorin.rulesets.ccg.table import Player, Table  # noqa: F401  # named in the bases of classes


class Card(card_views.Card[Game, "Cards", "Player"]):
    """A card, wherever it is."""

    __slots__ = ()
    _table: Table

    def _count(self, name: str, types: tuple[str, ...], which: int) -> int | None:
        self._known(name)
        return stat(self._s, self.id, which) if any(self._lies(x) for x in types) else None

    @property
    def force(self) -> int | None:
        """The Force of a Personality, Follower or Item now. None of anything else."""
        return self._count("force", ("personality", "follower", "item"), FORCE)

    @property
    def chi(self) -> int | None:
        """The Chi of a Personality or Item now. None of anything else."""
        return self._count("chi", ("personality", "item"), CHI)

    @property
    def personal_honor(self) -> int | None:
        """A Personality's Personal Honor now. None of anything else."""
        return self._count("personal_honor", ("personality",), PERSONAL_HONOR)

    @property
    def honor_requirement(self) -> int | None:
        """The Honor Requirement of a Personality or Follower now; None of a dash, and of anything else."""
        found = self._count("honor_requirement", ("personality", "follower"), HONOR_REQUIREMENT)
        return None if found == DASH else found

    @property
    def focus(self) -> int | None:
        """A Fate card's Focus Value now. None of anything else."""
        return self._count("focus", ("fate",), FOCUS)

    @property
    def cost(self) -> int | None:
        """Its Gold Cost now, in hand or in a province; None elsewhere."""
        self._known("cost")
        return cost_of(self._s, self.id, self._s.holder[self.id]) if self.zone in ("hand", "province") else None

    @property
    def experience(self) -> int:
        """Its experience level; 0 without one."""
        return int(self.definition.experience)

    @property
    def keywords(self) -> tuple[str, ...]:
        self._known("keywords")
        names, p = facts.plane_names(), self._s.p
        return tuple(names[i] for i in range(facts.FIRST_KEYWORD, len(p)) if p[i] >> self.id & 1)

    @property
    def blank(self) -> bool:
        """Does its text not count?"""
        self._known("blank")
        return bool(self._s.p[facts.BLANK] >> self.id & 1)

    # --- how it lies -----------------------------------------------------------------------------------------------

    @property
    def dishonorable(self) -> bool:
        return self._lies("dishonorable")

    @property
    def dead(self) -> bool:
        """Is it a dead Personality, in the discard pile?"""
        return self._lies("dead")

    @property
    def tokens(self) -> tuple[str, ...]:
        """The tokens on it."""
        return tuple(self._s.box.token_name(row.kind) for row in self._s.tokens if row.card == self.id)

    @property
    def attached_to(self) -> Card | None:
        """What it is attached to: a Personality, or a province."""
        return self._table._maybe(self._s.host[self.id])

    @property
    def unit(self) -> Cards:
        """The unit it is in: the Personality with everything attached; a card in no unit is alone."""
        return self._table._cards(unit(self._s, 1 << personality_of(self._s, self.id)))

    @property
    def province(self) -> Province | None:
        """The province it lies in."""
        lies = self._s.p[facts.IN_PROVINCE] >> self.id & 1
        return Province(self._table, self._s.slot[self.id]) if lies else None

    @property
    def at(self) -> Province | None:
        """The province at whose battlefield it is; None at home."""
        host = self._s.host[self.id]
        field = self._s.at[host if host >= 0 else self.id]
        return Province(self._table, field) if field != HOME else None


class Province(Card):
    """A province, with what lies in it."""

    __slots__ = ()

    @property
    def strength(self) -> int:
        return stat(self._s, self.id, STRENGTH)

    @property
    def cards(self) -> Cards:
        """What lies in it."""
        return self._table._cards(self._s.lying[self.id])

    @property
    def regions(self) -> Cards:
        """The Regions attached to it."""
        return self.attachments

    @property
    def destroyed(self) -> bool:
        return self._lies("removed")


class Cards(card_views.Cards[Card, "Player"]):
    """Some cards, in a fixed order."""

    __slots__ = ()

    personalities = Being("personality")
    followers = Being("follower")
    items = Being("item")
    spells = Being("spell")
    strategies = Being("strategy")
    holdings = Being("holding")
    rings = Being("ring")
    provinces = Lying("province")
    dishonorable = Lying("dishonorable")
