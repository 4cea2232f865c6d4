"""What the program asks of a game: open a box, say what is happening, show a seat its view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from gorin.errors import DeckError
from gorin.kernel.decisions import Decision, Option
from gorin.kernel.questions import Questions
from gorin.kernel.state import OwnState, State
from gorin.rulesets.asking import Asked

if TYPE_CHECKING:
    from gorin.language.reading.readings import Found
    from gorin.rulesets.views import Held, Table


@dataclass(frozen=True)
class DeckList:
    """A deck as players write it: a name, a clan, and how many of which card. Which pile a card belongs to is printed
    on it."""

    name: str
    clan: str
    cards: tuple[tuple[str, int], ...]

    def count(self, name: str) -> int:
        """How many copies of a card it has."""
        return dict(self.cards).get(name, 0)

    def as_dict(self) -> dict[str, Any]:
        """As it stands in a record."""
        return {"name": self.name, "clan": self.clan, "cards": {name: n for name, n in self.cards}}

    @staticmethod
    def of(d: Mapping[str, Any]) -> DeckList:
        """From a record."""
        name, clan, cards = d.get("name"), d.get("clan"), d.get("cards")
        if not isinstance(name, str) or not isinstance(clan, str) or not isinstance(cards, Mapping):
            raise DeckError("A deck has a name, a clan and cards.")
        return DeckList(name, clan, tuple((str(k), int(v)) for k, v in cards.items()))


Counts = tuple[tuple[str, int], ...]


class Fault(NamedTuple):
    """One thing wrong with a deck: a sentence, the rules it rests on, the card to blame if there is one."""

    says: str
    rules: tuple[str, ...] = ()
    card: str = ""


class Figures(NamedTuple):
    """The numbers of a deck that a check tells beside its problems."""

    clan: str
    counts: dict[str, int]  # per pile; "sideboard" and "cards" are always there
    splash: tuple[str, ...] = ()  # other clans whose cards the deck pays influence for
    influence: tuple[int, int | None] | None = None  # used and allowed; None: the game has no influence


class Deckbuilding(Protocol):
    """How decks are built for one game in one format, and how its players write them down."""

    manner: str  # see decks/writing.py

    def faults(self, deck: DeckList, cards: Mapping[str, Any], sideboard: Counts = ()) -> list[Fault]: ...
    def misplaced(self, card: Any, heading: str) -> Fault | None: ...  # a card under the heading of some pile
    def listing(self, restricted: bool) -> tuple[str, ...]: ...  # the rules a banned or restricted list rests on
    def figures(self, deck: DeckList, cards: Mapping[str, Any], sideboard: Counts = ()) -> Figures: ...


class Refused(NamedTuple):
    """Why something cannot be done now: a sentence that says what is missing, the rule it rests on, and what cannot be
    done: the card be "used", "played", "attached"."""

    sentence: str
    rule: str
    done: str = "used"

    def __str__(self) -> str:
        return f"{self.sentence} [{self.rule}]"


class Danger(NamedTuple):
    """What may soon end the game for a player, in two words and as a sentence."""

    short: str
    text: str


class Ruleset(Protocol):
    """One game in one format."""

    name: str
    seats: tuple[int, int]  # fewest and most players
    shares_decks: str  # the format whose ready-made decks are played here too, or ""
    endings: tuple[str, ...]
    longest: int  # rounds (turns) after which a game is cut off

    @property
    def building(self) -> Deckbuilding: ...

    def teams(self, seats: int) -> tuple[int, ...]: ...  # per seat, the seats of its team; refused where none can be
    def open(self, decks: list[DeckList], cards: Mapping[str, Any], seed: int) -> State: ...
    def rounds(self, s: OwnState) -> int: ...
    @property
    def questions(self) -> Questions: ...  # every kind of question it asks
    def why(self, s: OwnState, d: Decision) -> str: ...  # what is asked, for programs
    def asked(self, s: OwnState, d: Decision) -> Asked: ...  # the same for people
    def words(self, s: OwnState, d: Decision, o: Option, text: str = "", chosen: int = 0) -> str: ...  # on a button
    def say(self, s: OwnState, d: Decision, o: Option) -> str: ...
    def view(self, s: OwnState, you: int) -> dict[str, Any]: ...
    def seat_name(self, seat: int) -> str: ...
    def with_options(self, options: Mapping[str, Any]) -> Ruleset: ...  # the same rules, some things otherwise
    def aside(self, s: OwnState, who: int, what: object) -> None: ...  # done beside the decision, or IllegalChoice

    # deals between players, in games that have any (see sim/dealing.py)
    deals: bool

    def deal_time(self, s: OwnState) -> int: ...  # a number for the moment at which everybody may propose one; 0: none
    def awaiting(self, s: OwnState, you: int) -> frozenset[str]: ...  # what waits for this player's word

    # tables in one string
    def table(self, text: str, cards: Mapping[str, Any], seed: int) -> State: ...
    def notation(self, s: OwnState) -> str: ...

    # what outside programs read; `you` is the seat that asks, or None if the table lies open
    readable: tuple[str, ...]  # what `read` knows besides cards: "player", "ring", …

    def called(self, s: OwnState, title: str) -> list[int]: ...  # cards with this title
    def short(self, s: OwnState, c: int) -> dict[str, Any]: ...  # id, name, owner, controller, zone
    def card(self, s: OwnState, c: int, you: int | None = None) -> dict[str, Any]: ...  # all, or what you may know
    def read(self, s: OwnState, what: str, which: Any, you: int | None) -> dict[str, Any] | None: ...
    def open_view(self, s: OwnState) -> dict[str, Any]: ...
    def look_at(self, held: Held[Any], you: int | None = None) -> Table[Any, Any, Any, Any]: ...  # as named things
    def timing(self, s: OwnState, openly: bool = False) -> dict[str, Any]: ...
    def option(self, s: OwnState, d: Decision, o: Option) -> dict[str, Any]: ...  # "kind", and what it needs
    def why_not(self, s: OwnState, you: int, c: int) -> list[Refused]: ...
    def description(self, card: Any) -> dict[str, Any]: ...  # a card as printed
    def page(self, card: Any) -> str: ...  # the same for people
    def abilities(self, card: Any) -> int: ...  # how many it has

    # English read back into words
    def draft(self, lines: list[str]) -> tuple[Any, list[int]]: ...  # a card's facts, and which lines are its text
    def reads(self, texts: list[str], card: Any) -> list[Found]: ...  # the lines of its text
    def source(self, x: Any) -> str: ...  # words as a card file writes them
