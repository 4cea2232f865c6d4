"""Cards on a table to look at, and sets of them: what both games share (see `views.py`)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

from gorin.errors import UsageError
from gorin.kernel.bits import bits, mask_of
from gorin.kernel.notation import fold
from gorin.kernel.state import State
from gorin.rulesets.views import Part, View

if TYPE_CHECKING:
    from typing import Self

    from gorin.rulesets.views import Player, Table

S = TypeVar("S", bound=State)
C = TypeVar("C", bound="Card[Any, Any, Any]")
M = TypeVar("M", bound="Cards[Any, Any]")
P = TypeVar("P", bound="Player[Any, Any, Any]")


class Card(Part[S], Generic[S, M, P]):
    """A card, wherever it is."""

    __slots__ = ()

    def __str__(self) -> str:
        return self.name or f"a hidden card (#{self.id})"

    def _lies(self, fact: str) -> bool:
        """How it lies, for everybody to see."""
        return bool(self._s.p[self._table._facts[fact]] >> self.id & 1)

    def _is(self, fact: str) -> bool:
        """What it is, for who may know."""
        self._known(fact)
        return self._lies(fact)

    def _known(self, fact: str) -> None:
        if self.hidden:
            raise UsageError(f"Card {self.id} is hidden from seat {self._table.seat}: '{fact}' cannot be known.")

    @property
    def hidden(self) -> bool:
        """May whoever looks not know what it is? Never on an open table."""
        return bool(self._table._hidden >> self.id & 1)

    @property
    def name(self) -> str | None:
        """What it is called, as it lies now; None of a hidden card."""
        return None if self.hidden else self._table._name(self.id)

    @property
    def definition(self) -> Any:
        """The card as printed: its numbers, its text as words of the card language."""
        self._known("definition")
        return self._s.box.faces[self._s.kind[self.id]].definition

    @property
    def type(self) -> str:
        """ "character", "holding", …; what it has become, if it was turned into something else."""
        self._known("type")
        return next((x for x in self._table._types if self._lies(x)), "")

    @property
    def zone(self) -> str:
        """ "play", "hand", "conflict deck", "dynasty discard pile", "province", "removed", …"""
        return self._table._zone(self.id)

    @property
    def owner(self) -> P:
        """Whose card it is."""
        player: P = self._table.player(self._s.owner[self.id])
        return player

    @property
    def controller(self) -> P:
        """Who has it."""
        player: P = self._table.player(self._s.holder[self.id])
        return player

    @property
    def in_play(self) -> bool:
        return self._lies("in play")

    @property
    def faceup(self) -> bool:
        return self._lies("faceup")

    @property
    def bowed(self) -> bool:
        return self._lies("bowed")

    @property
    def attacking(self) -> bool:
        return self._lies("attacking")

    @property
    def defending(self) -> bool:
        return self._lies("defending")

    @property
    def attachments(self) -> M:
        """What is attached to it."""
        found: M = self._table._cards(self._s.att[self.id])
        return found

    @property
    def clans(self) -> tuple[str, ...]:
        return tuple(x for x in self._table._clans if self._is(x))


class Cards(View, Collection[C], Generic[C, P]):
    """Some cards, in a fixed order: by their ids, or as they lie in a pile, the top first."""

    __slots__ = ("_ids", "_mask", "_table")
    _table: Table[Any, Any, Any, Any]
    _mask: int
    _ids: Sequence[int] | None  # None: by their ids

    def __init__(self, table: Table[Any, Any, Any, Any], mask: int, ids: Sequence[int] | None = None) -> None:
        self._hold(_table=table, _mask=mask, _ids=ids)

    def __len__(self) -> int:
        return self._mask.bit_count()

    def __iter__(self) -> Iterator[C]:
        return map(self._table._card, bits(self._mask) if self._ids is None else self._ids)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and card._table == self._table and bool(self._mask >> card.id & 1)

    @overload
    def __getitem__(self, place: int) -> C: ...
    @overload
    def __getitem__(self, place: slice) -> Self: ...
    def __getitem__(self, place: int | slice) -> C | Self:
        found = (bits(self._mask) if self._ids is None else self._ids)[place]
        if isinstance(found, int):
            card: C = self._table._card(found)
            return card
        return type(self)(self._table, mask_of(found), found)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Cards):
            return NotImplemented
        return self._table == other._table and self._mask == other._mask

    def __hash__(self) -> int:
        return hash((self._table, self._mask))

    def __and__(self, other: Self) -> Self:
        return self._only(self._mask & other._mask)

    def __or__(self, other: Self) -> Self:
        return self._only(self._mask | other._mask)

    def __sub__(self, other: Self) -> Self:
        return self._only(self._mask & ~other._mask)

    def _only(self, mask: int) -> Self:
        return type(self)(self._table, mask)

    def _lie(self, fact: str) -> Self:
        return self._only(self._mask & self._table._held.state.p[self._table._facts[fact]])

    def _are(self, fact: str) -> Self:
        return self._lie(fact) & self.known

    @property
    def mask(self) -> int:
        """The same set as a number: bit i is card i."""
        return self._mask

    @property
    def names(self) -> list[str]:
        """What they are called, in their order; hidden ones are left out."""
        return [card.name for card in self if card.name is not None]

    @property
    def known(self) -> Self:
        """Those that whoever looks may know."""
        return self._only(self._mask & ~self._table._hidden)

    @property
    def hidden(self) -> Self:
        return self._only(self._mask & self._table._hidden)

    @property
    def in_play(self) -> Self:
        return self._lie("in play")

    @property
    def faceup(self) -> Self:
        return self._lie("faceup")

    @property
    def bowed(self) -> Self:
        return self._lie("bowed")

    @property
    def unbowed(self) -> Self:
        return self - self.bowed

    def of(self, player: P | int) -> Self:
        """Those that a player (or a seat) controls."""
        seat = player if isinstance(player, int) else player.id
        return self._only(self._mask & self._table._held.state.ctl[self._table._seat(seat)])

    def named(self, name: str) -> Self:
        """Those with this name; capitals and accents make no difference."""
        wanted = fold(name)
        return self.where(lambda card: fold(card.name or "") == wanted)

    def where(self, holds: Callable[[C], bool]) -> Self:
        """Those for which something holds."""
        return self._only(mask_of(card.id for card in self if holds(card)))

    def __str__(self) -> str:
        return f"{len(self)} card{'' if len(self) == 1 else 's'}"

    def __repr__(self) -> str:
        return f"<{', '.join(map(str, self)) or 'no cards'}>"


class Being:
    """Those of some cards that are something, as far as whoever looks may know: `characters = Being("character")`."""

    def __init__(self, fact: str) -> None:
        self.fact = fact

    def __get__(self, cards: M, kind: type[M]) -> M:
        return cards._are(self.fact)


class Lying(Being):
    """Those that lie so, for everybody to see: `broken = Lying("broken")`."""

    def __get__(self, cards: M, kind: type[M]) -> M:
        return cards._lie(self.fact)
