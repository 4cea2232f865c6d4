"""What both games answer alike when the program or an outside program asks. Each game has modules of the same names for
it, which are imported when somebody asks: a game that only plays does without them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from gorin.errors import DeckError, UsageError, listed, quoted
from gorin.kernel.box import Box, Rules
from gorin.kernel.decisions import MOST_CARDS, Decision, Option
from gorin.kernel.questions import Questions
from gorin.kernel.sides import everyone_alone
from gorin.kernel.state import OwnState, State
from gorin.kernel.views import hidden_from, without_hidden
from gorin.rulesets.asides import Deed, do_aside
from gorin.rulesets.asking import Asked, Asking
from gorin.rulesets.base import DeckList

if TYPE_CHECKING:
    from typing import Self

    from gorin.rulesets.views import Held, Table

G = TypeVar("G", bound=State)
B = TypeVar("B", bound=Box)


class Answering(Rules, Generic[G, B]):
    """The part of a ruleset that is the same for every game."""

    game: str  # the folder of its modules
    saying: Asking  # how it says what it asks
    name: str
    seats: tuple[int, int]
    asides: Mapping[str, Deed]  # what players may do beside their decisions
    deals = False  # do they make deals with each other?

    def _ask(self, module: str, name: str) -> Any:
        return getattr(import_module(f"gorin.rulesets.{self.game}.{module}"), name)

    # --- what is asked -----------------------------------------------------------------------------------------------

    @property
    def questions(self) -> Questions:
        """Every kind of question it asks."""
        return self.saying.questions

    def why(self, s: G, d: Decision) -> str:
        """What a decision is about, in one line for programs."""
        return self.saying.why(s, d)

    def asked(self, s: G, d: Decision) -> Asked:
        """A decision in whole sentences."""
        return self.saying.asked(s, d)

    def say(self, s: G, d: Decision, o: Option) -> str:
        """An option as records have it."""
        return self.saying.say(s, d, o)

    def words(self, s: G, d: Decision, o: Option, text: str = "", chosen: int = 0) -> str:
        """An option on a button."""
        return self.saying.words(s, d, o, text, chosen)

    def option(self, s: G, d: Decision, o: Option) -> dict[str, Any]:
        """What kind of option it is, and its parts."""
        return self.saying.parts(s, d, o)

    # --- beside what is asked ----------------------------------------------------------------------------------------

    def aside(self, s: G, who: int, what: object) -> None:
        """What a player does beside the decision that waits: done at once, or refused."""
        do_aside(s, who, what, self.asides)

    def deal_time(self, s: G) -> int:
        """A number for the moment at which everybody may propose a deal; 0: this is none."""
        return 0

    def awaiting(self, s: G, you: int) -> frozenset[str]:
        """What waits for this player's word."""
        return frozenset()

    # --- options -----------------------------------------------------------------------------------------------------

    options: Mapping[str, type] = {}  # what may be otherwise from game to game, and of what type it is

    def with_options(self, options: Mapping[str, Any]) -> Self:
        """The same rules with some things otherwise."""
        for name, value in options.items():
            if name not in self.options:
                has = f"it has {listed(sorted(self.options))}" if self.options else "it has none"
                raise UsageError(f"{self.name} has no option {quoted(name)}; {has}.")
            if type(value) is not self.options[name]:
                raise UsageError(f"The option '{name}' cannot be {quoted(value)}.")
        return self.otherwise(dict(options)) if options else self

    def otherwise(self, options: dict[str, Any]) -> Self:
        """The game's own, with options that it has."""
        raise NotImplementedError

    # --- tables, cards, timing ---------------------------------------------------------------------------------------

    def table(self, text: str, cards: Mapping[str, Any], seed: int) -> G:
        """The state that a table string describes, if it is one that can be played."""
        from gorin.rulesets.tables import lay

        s: G = lay(self._ask("notation", "Reader"), text, cards, self, seed)
        return s

    def notation(self, s: OwnState) -> str:
        """The table as one string."""
        from gorin.rulesets.tables import written

        return written(self._ask("notation", "write"), s)

    def called(self, s: OwnState, title: str) -> list[int]:
        """The cards with this title, wherever they are."""
        out: list[int] = self._ask("seeing.reading", "called")(s, title)
        return out

    def short(self, s: OwnState, c: int) -> dict[str, Any]:
        """A card among others."""
        out: dict[str, Any] = self._ask("seeing.reading", "short")(s, c)
        return out

    def card(self, s: OwnState, c: int, you: int | None = None) -> dict[str, Any]:
        """Everything there is to know of a card in the game, or that a player may know of it."""
        out: dict[str, Any] = self._ask("seeing.reading", "card")(s, c)
        return out if you is None else without_hidden(out, hidden_from(s, you))

    def read(self, s: OwnState, what: str, which: Any, you: int | None) -> dict[str, Any] | None:
        """One of the things a game names in `readable`: a player, a player's provinces, …"""
        out: dict[str, Any] | None = self._ask("seeing.reading", "READERS")[what](s, which, you)
        return out

    def open_view(self, s: OwnState) -> dict[str, Any]:
        """The table as one who sees everything."""
        out: dict[str, Any] = self._ask("seeing.reading", "view")(s, None)
        return out

    def look_at(self, held: Held[Any], you: int | None = None) -> Table[Any, Any, Any, Any]:
        """The table of whatever holds a state, as things with names: open, or what a player may know of it."""
        table: Table[Any, Any, Any, Any] = self._ask("table", "Table")(held, you)
        return table

    def timing(self, s: OwnState, openly: bool = False) -> dict[str, Any]:
        """Where in the round or turn the game stands. What is being resolved is only for one who sees everything: it
        has the names of abilities that nobody has shown yet."""
        out: dict[str, Any] = self._ask("seeing.timing", "timing")(s)
        return out if openly else {name: value for name, value in out.items() if name != "resolving"}

    def description(self, card: Any) -> dict[str, Any]:
        """A card as it is printed."""
        out: dict[str, Any] = self._ask("seeing.reading", "description")(card)
        return out

    def page(self, card: Any) -> str:
        """A card as a page of text."""
        return str(self._ask("seeing.pages", "page")(card))

    def abilities(self, card: Any) -> int:
        """How many abilities (and traits) a card has."""
        return int(self._ask("seeing.pages", "abilities")(card))

    # --- opening a game ----------------------------------------------------------------------------------------------

    def teams(self, seats: int) -> tuple[int, ...]:
        """Per seat, the seats of its team, where so many play: everyone alone, unless the game says otherwise."""
        return everyone_alone(seats)

    def lay_out(self, decks: list[DeckList], cards: Mapping[str, Any], seed: int) -> G:
        """All cards on the table in their decks, nothing dealt yet: a copy of the one table that a box lays out."""
        fewest, most = self.seats
        if not fewest <= len(decks) <= most:
            raise UsageError(f"{self.name} is for {fewest} players, not {len(decks)}.")
        box = self.box(decks, cards)
        if box.laid_out is None:
            number = sum(n for deck in decks for _, n in deck.cards)
            if number > MOST_CARDS:
                raise DeckError(f"The decks of a game have at most {MOST_CARDS} cards together, not {number}.")
            box.laid_out = self.put_on_table(box, decks)
        s: G = box.laid_out.clone()
        s.rng = seed & (1 << 64) - 1
        return s

    def box(self, decks: list[DeckList], cards: Mapping[str, Any], titles: tuple[str, ...] = ()) -> B:
        """The game's own."""
        raise NotImplementedError

    def put_on_table(self, box: B, decks: list[DeckList]) -> G:
        """The game's own: the first table of a box."""
        raise NotImplementedError
