"""A table to look at: players, cards and sets of cards as things with names, read off the state when they are asked.

What both games share; each adds its own in its `table.py`. A view holds a table and a number, copies nothing and
changes nothing. It is live: it tells how the game stands when it is asked, also after choices and `undo`. A card is a
piece of cardboard: once it is shuffled into a deck, the view of it tells what that piece shows now.

A table is open, or one seat's. How a card lies – where, whose, bowed, what is on it – everybody sees; what it is, only
who may know (`kernel.views.hidden_from`). Of a hidden card `name` is None, sets by what cards are (`characters`,
`named`) leave it out, and asking it for anything else is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NoReturn, Protocol, TypeVar

from gorin.errors import UsageError
from gorin.kernel.bits import low, mask_of
from gorin.kernel.players import seat_at
from gorin.kernel.sides import foes
from gorin.kernel.state import OwnState, State
from gorin.kernel.views import hidden_from

if TYPE_CHECKING:
    from typing import Self

    from gorin.rulesets.card_views import Card, Cards

S = TypeVar("S", bound=State)  # the game's state
C = TypeVar("C", bound="Card[Any, Any, Any]")  # its cards,
M = TypeVar("M", bound="Cards[Any, Any]")  # sets of cards
P = TypeVar("P", bound="Player[Any, Any, Any]")  # and players
S_co = TypeVar("S_co", covariant=True)


class Held(Protocol[S_co]):
    """Whatever holds a state that may be replaced: a game does so when a choice is taken back."""

    @property
    def state(self) -> S_co: ...


class Still(Generic[S]):
    """A state held for good, where there is no game around it."""

    __slots__ = ("state",)

    def __init__(self, state: S) -> None:
        self.state = state


class View:
    """Something that is read, never set."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise UsageError(f"'{name}' of {self} cannot be set: a table is for looking, and changes only by choices.")

    def __delattr__(self, name: str) -> NoReturn:
        self.__setattr__(name, None)

    def _hold(self, **values: object) -> None:
        for name, value in values.items():
            object.__setattr__(self, name, value)


class Part(View, Generic[S]):
    """One numbered thing on a table: a card, a player, a ring."""

    __slots__ = ("_table", "id")
    _table: Table[S, Any, Any, Any]
    id: int

    def __init__(self, table: Table[S, Any, Any, Any], number: int) -> None:
        self._hold(_table=table, id=number)

    @property
    def _s(self) -> S:
        return self._table._held.state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Part) or self._table != other._table:
            return NotImplemented
        return type(self) is type(other) and self.id == other.id

    def __hash__(self) -> int:
        return hash((type(self), self._table, self.id))

    def __repr__(self) -> str:
        return f"<{self}>"


class Player(Part[S], Generic[S, M, P]):
    """A player; `id` is the seat."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"player {self.name}"

    def _mine(self, *facts: str) -> M:
        mask = self._s.ctl[self.id]
        for fact in facts:
            mask &= self._s.p[self._table._facts[fact]]
        found: M = self._table._cards(mask)
        return found

    @property
    def seat(self) -> int:
        return self.id

    @property
    def name(self) -> str:
        """ "A", "B", …, as the log calls them."""
        return self._s.box.rules.seat_name(self.id)

    @property
    def is_in_game(self) -> bool:
        """Has this player not been eliminated?"""
        return bool(self._s.alive >> self.id & 1)

    @property
    def opponents(self) -> tuple[P, ...]:
        """The other players who are still in the game and on another side, from the left on."""
        return tuple(map(self._table.player, foes(self._s, self.id)))

    @property
    def cards(self) -> M:
        """Every card the player controls, wherever it is."""
        return self._mine()

    @property
    def hand(self) -> M:
        return self._mine("in hand")

    @property
    def has_favor(self) -> bool:
        """Does the player hold the Imperial Favor?"""
        return self._table.favor == self


class Table(View, Generic[S, C, M, P]):
    """Everything on the table, or what one seat may know of it.

    Whoever holds only a state looks at it as `Table.of(state)`."""

    __slots__ = ("_held", "seat")
    _held: Held[S]
    seat: int | None  # whose table it is; None: it lies open

    _facts: ClassVar[dict[str, int]]  # each game says: its facts by name,
    _types: ClassVar[tuple[str, ...]]  # types of card
    _clans: ClassVar[tuple[str, ...]]  # and clans

    def __init__(self, held: Held[S], seat: int | None = None) -> None:
        self._hold(_held=held, seat=seat)
        if seat is not None:
            self._seat(seat)

    @classmethod
    def of(cls, state: S, seat: int | None = None) -> Self:
        """A state to look at."""
        return cls(Still(state), seat)

    # --- each game says --------------------------------------------------------------------------------------------

    def _card(self, number: int) -> C:
        raise NotImplementedError

    def _cards(self, mask: int, ids: Sequence[int] | None = None) -> M:
        raise NotImplementedError

    def player(self, seat: int) -> P:
        """The player in a seat."""
        raise NotImplementedError

    def _zone(self, number: int) -> str:
        raise NotImplementedError

    def _name(self, number: int) -> str:
        s = self._held.state
        return str(s.box.faces[s.kind[number]].name)

    # --- all games alike -------------------------------------------------------------------------------------------

    @property
    def _s(self) -> S:
        return self._held.state

    @property
    def _hidden(self) -> int:
        return 0 if self.seat is None else hidden_from(self._held.state, self.seat)

    def _seat(self, seat: int) -> int:
        return seat_at(self._held.state.box.seats, seat)

    def _somebody(self, seat: int) -> P | None:
        return self.player(seat) if 0 <= seat < self._s.box.seats else None

    def _maybe(self, number: int) -> C | None:
        return self._card(number) if number >= 0 else None

    def _pile(self, ids: Sequence[int]) -> M:
        """An ordered pile, the top first; its last card is on top."""
        return self._cards(mask_of(ids), tuple(reversed(ids)))

    def _deck(self, ids: Sequence[int]) -> M:
        """A deck, the top first; for a seat by ids, for nobody may know how its cards lie."""
        return self._pile(ids) if self.seat is None else self._cards(mask_of(ids))

    @property
    def rules(self) -> str:
        """ "lcg/stronghold", "ccg/emperor", …"""
        return str(self._s.box.rules.name)

    @property
    def phase(self) -> str:
        """The phase by its name in this game: "dynasty", "conflict", "attack", …; "" before the first."""
        s: OwnState = self._s
        return str(s.box.rules.phase_names[s.phase])

    @property
    def favor(self) -> P | None:
        """Who holds the Imperial Favor."""
        s: OwnState = self._s
        return self._somebody(s.favor)

    @property
    def you(self) -> P | None:
        """Whose table it is; nobody's if it lies open."""
        return None if self.seat is None else self.player(self.seat)

    @property
    def players(self) -> tuple[P, ...]:
        """All players, by their seats."""
        return tuple(map(self.player, range(self._s.box.seats)))

    @property
    def cards(self) -> M:
        """Every card there is, wherever it is."""
        return self._cards((1 << len(self._s.kind)) - 1)

    def card(self, which: int | str) -> C:
        """The card with an id, or the only one with a name; `cards.named` gives several."""
        if isinstance(which, str):
            found = self.cards.named(which)
            if len(found) > 1:
                raise UsageError(f"{len(found)} cards on this table are called {which!r}: ask for them by their ids.")
            if not found:
                raise UsageError(f"No card on this table is called {which!r}, as far as can be seen.")
            return self._card(low(found.mask))
        if type(which) is not int or not 0 <= which < len(self._s.kind):
            raise UsageError(f"There is no card {which!r}: the cards are numbered 0 to {len(self._s.kind) - 1}.")
        return self._card(which)

    @property
    def winner(self) -> P | None:
        """Who has won; None while the game goes on, and if nobody did."""
        return self._somebody(self._s.winner)

    @property
    def asked(self) -> P | None:
        """Who has to choose now."""
        return None if self._s.decision is None else self.player(self._s.decision.player)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return self._s is other._s and self.seat == other.seat

    def __hash__(self) -> int:
        return hash((id(self._s), self.seat))

    def __str__(self) -> str:
        whose = "open" if self.seat is None else f"as seat {self.seat} sees it"
        return f"the table of {self.rules}, {whose}"

    def __repr__(self) -> str:
        return f"<{self}>"
