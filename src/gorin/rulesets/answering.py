"""What both games answer alike when the program or an outside program asks. Each game has modules of the same names for
it, which are imported when somebody asks: a game that only plays does without them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from gorin.errors import CardError, DeckError, UsageError, listed, quoted
from gorin.kernel.box import Box, Rules
from gorin.kernel.decisions import MOST_CARDS, Decision, Option
from gorin.kernel.derive import derive
from gorin.kernel.faces import face, listen
from gorin.kernel.machine import ask_again, push, run
from gorin.kernel.questions import Questions
from gorin.kernel.sides import everyone_alone
from gorin.kernel.state import OwnState, State
from gorin.kernel.views import hidden_from, without_hidden
from gorin.rulesets.asides import Deed, do_aside
from gorin.rulesets.asking import Asked, Asking
from gorin.rulesets.base import DeckList, Refused

if TYPE_CHECKING:
    from typing import Self

    from gorin.language.reading.readings import Found
    from gorin.language.reading.trouble import Clause
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
    setup: int  # the sequence that sets up a game
    sides: tuple[str, str]  # whose cards make a player's two decks, in the order of their zones
    in_deck: int  # the plane of the cards in decks
    own_cards: Mapping[str, Any]  # cards of the rules themselves, by name

    def _ask(self, module: str, name: str) -> Any:
        return getattr(import_module(f"gorin.rulesets.{self.game}.{module}"), name)

    # --- the kernel asks -------------------------------------------------------------------------------------------

    def wake(self, s: OwnState) -> None:
        """After loading: everything derived anew, and the decision asked again."""
        listen(s)
        derive(s)
        ask_again(s)

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

    def pool(self, cards: Mapping[str, Any]) -> Mapping[str, Any]:
        """The cards of the game as these rules mean them: of several versions of a title perhaps only one."""
        return cards

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

    def view(self, s: OwnState, you: int) -> dict[str, Any]:
        """The table as one player sees it, with what is asked."""
        out: dict[str, Any] = self._ask("seeing.player_view", "view")(s, you)
        return out

    def seen(self, s: OwnState, you: int) -> dict[str, Any]:
        """The view without what is asked."""
        out: dict[str, Any] = self._ask("seeing.player_view", "seen")(s, you)
        return out

    def why_not(self, s: OwnState, you: int, c: int) -> list[Refused]:
        """Why a player cannot use or play a card now."""
        out: list[Refused] = self._ask("seeing.refusals", "refusals")(s, you, c)
        return out

    def called(self, s: OwnState, title: str) -> list[int]:
        """The cards with this title, wherever they are."""
        out: list[int] = self._ask("seeing.inspecting", "called")(s, title)
        return out

    def short(self, s: OwnState, c: int) -> dict[str, Any]:
        """A card among others."""
        out: dict[str, Any] = self._ask("seeing.inspecting", "short")(s, c)
        return out

    def card(self, s: OwnState, c: int, you: int | None = None) -> dict[str, Any]:
        """Everything there is to know of a card in the game, or that a player may know of it."""
        out: dict[str, Any] = self._ask("seeing.inspecting", "card")(s, c)
        return out if you is None else without_hidden(out, hidden_from(s, you))

    def read(self, s: OwnState, what: str, which: Any, you: int | None) -> dict[str, Any] | None:
        """One of the things a game names in `readable`: a player, a player's provinces, …"""
        out: dict[str, Any] | None = self._ask("seeing.inspecting", "READERS")[what](s, which, you)
        return out

    def open_view(self, s: OwnState) -> dict[str, Any]:
        """The table as one who sees everything, with the decks, top first."""
        out: dict[str, Any] = self._ask("seeing.player_view", "view")(s, None)
        for q, one in enumerate(out["players"]):
            del one["known_in_decks"]
            for i, deck in enumerate(self.sides):
                one[f"{deck}_deck_cards"] = [self.short(s, c) for c in reversed(s.zones[q * 2 + i])]
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
        out: dict[str, Any] = self._ask("seeing.inspecting", "description")(card)
        return out

    def page(self, card: Any) -> str:
        """A card as a page of text."""
        return str(self._ask("seeing.pages", "page")(card))

    def draft(self, lines: list[str]) -> tuple[Any, list[int]]:
        """A card from what is printed on it, in lines: its facts, and which of the lines are its text."""
        out: tuple[Any, list[int]] = self._ask_reader("drafts", "draft")(lines)
        return out

    def reads(self, texts: list[str], card: Any) -> list[Found]:
        """English read as the lines of a card's text."""
        out: list[Found] = self._ask_reader("cards", "read_text")(texts, card)
        return out

    def clauses(self, found: Found, card: Any) -> list[Clause]:
        """Clause by clause, what of a line can be read."""
        out: list[Clause] = self._ask_reader("cards", "clauses")(found, card)
        return out

    def printed_facts(self, card: Any) -> dict[str, Any]:
        """What is printed on a card besides its text, by the names of `forms`."""
        out: dict[str, Any] = self._ask_reader("drafts", "printed")(card)
        return out

    def forms(self) -> Mapping[str, Any]:
        """What is asked of somebody who writes a card down, by its type."""
        out: Mapping[str, Any] = self._ask_reader("drafts", "FORMS")
        return out

    def asked_of_cards(self) -> Mapping[str, Any]:
        """Besides: the clans there are, what traits are called, and a text to begin with."""
        out: Mapping[str, Any] = self._ask_reader("drafts", "ASKED")
        return out

    def source(self, x: Any) -> str:
        """A card, or one of its texts, as a card file writes it."""
        return str(self._ask_reader("source", "source_of")(x))

    def _ask_reader(self, module: str, name: str) -> Any:
        if find_spec(f"gorin.rulesets.{self.game}.reading") is None:
            raise CardError(f"English cannot be read for the {self.game} yet; its cards are written in words.")
        if not hasattr(import_module(f"gorin.rulesets.{self.game}.reading.{module}"), name):
            raise CardError(
                f"Only texts can be read for the {self.game} yet, no whole cards; they are written in words."
            )
        return self._ask(f"reading.{module}", name)

    def abilities(self, card: Any) -> int:
        """How many abilities (and traits) a card has."""
        return int(self._ask("seeing.pages", "abilities")(card))

    # --- opening a game ----------------------------------------------------------------------------------------------

    def teams(self, seats: int) -> tuple[int, ...]:
        """Per seat, the seats of its team, where so many play: everyone alone, unless the game says otherwise."""
        return everyone_alone(seats)

    def open(self, decks: list[DeckList], cards: Mapping[str, Any], seed: int) -> G:
        """Open the box, and play up to the first decision."""
        s = self.lay_out(decks, cards, seed)
        push(s, self.setup)
        run(s)
        return s

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
        """Faces for these titles (else all in the decks), in order of title, with their abilities compiled. The box of
        two decks is opened once and shared by all their games."""
        if titles:
            return self.new_box(decks, cards, titles)
        key = (self, tuple(decks), id(cards))
        kept = _BOXES.pop(key, None) or (self.new_box(decks, cards, ()), cards)
        _BOXES[key] = kept
        while len(_BOXES) > MOST_BOXES:
            _BOXES.pop(next(iter(_BOXES)), None)
        found: B = kept[0]
        return found

    def definition(self, title: str, cards: Mapping[str, Any]) -> Any:
        """The card of this name."""
        if title in self.own_cards:
            return self.own_cards[title]
        if title not in cards:
            raise DeckError(f"There is no card called {title!r}.")
        return cards[title]

    def lay_cards(self, box: B, decks: list[DeckList]) -> G:
        """Every card of the decks, with its owner; those of the two decks lie in them, all others nowhere yet."""
        owners: list[int] = []
        kinds: list[int] = []
        piles: list[list[int]] = [[] for _ in range(2 * len(decks))]
        for who, deck in enumerate(decks):
            for title, n in self.titles(deck):
                side = box.faces[box.by_name[title]].definition.side
                for _ in range(n):
                    if side in self.sides:
                        piles[who * 2 + self.sides.index(side)].append(len(owners))
                    owners.append(who)
                    kinds.append(box.by_name[title])
        s = self.new_state(box, owners)
        for c, kind in enumerate(kinds):
            face(s, c, kind)
        for i, pile in enumerate(piles):
            s.zones[i] = pile
            for c in pile:
                s.p[self.in_deck] |= 1 << c
        return s

    # --- the game's own ----------------------------------------------------------------------------------------------

    def titles(self, deck: DeckList) -> list[tuple[str, int]]:
        """What a player with this deck has: how many of which cards."""
        raise NotImplementedError

    def new_box(self, decks: list[DeckList], cards: Mapping[str, Any], titles: tuple[str, ...]) -> B:
        """A box with these faces."""
        raise NotImplementedError

    def new_state(self, box: B, owners: list[int]) -> G:
        """An empty table."""
        raise NotImplementedError

    def put_on_table(self, box: B, decks: list[DeckList]) -> G:
        """The first table of a box, from which all its games are copied."""
        raise NotImplementedError


MOST_BOXES: Final = 512  # that stay open: who brings decks and cards of their own fills no memory
_BOXES: dict[tuple[Any, ...], tuple[Any, Mapping[str, Any]]] = {}  # the cards are kept: their id stays theirs
