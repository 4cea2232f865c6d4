"""What is said over HTTP: requests and answers in types (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from gorin.cards.packs import MOST_LETTERS
from gorin.server.protocol import ClockKind, Name, Result, TableInfo

Title = Annotated[str, msgspec.Meta(max_length=200)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=99)]
LONGEST_DECK = 100_000
CardsText = Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)]
DeckText = Annotated[str, msgspec.Meta(max_length=LONGEST_DECK)]


class Body(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Any request: unknown fields are errors, so that a misspelt one is not lost."""


class DeckGiven(Body):
    """A deck: a precon by name, a text of any shape `gorin deck check` reads, or written out."""

    precon: Title | None = None
    text: DeckText | None = None
    name: Title = "deck"
    clan: Title = ""
    cards: dict[Title, Copies] | None = None


class SeatWanted(Body):
    """Who is to sit somewhere: you, an agent, or whoever comes."""

    who: Literal["you", "agent", "open"] = "open"
    name: Name = ""
    agent: Name = ""  # "" is the usual one
    deck: DeckGiven | None = None


class FromRecord(Body, kw_only=True):
    """A record and the step to begin from: "try from here"."""

    record: Title
    step: Annotated[int, msgspec.Meta(ge=0)]


class NewTable(Body):
    """Create a table."""

    rules: Title = "lcg/stronghold"
    seats: Annotated[list[SeatWanted], msgspec.Meta(max_length=16)] = []  # []: you against the usual agent
    name: Name = ""
    clock: ClockKind = msgspec.field(default_factory=ClockKind)
    steady: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0
    watch: bool = True
    listed: bool = True
    seed: Annotated[int, msgspec.Meta(ge=0, le=(1 << 53) - 1)] | None = None
    begin: FromRecord | None = None
    options: dict[Name, bool] = {}
    own: CardsText = ""  # cards that go along with the games of this table, in plain English


class Key(msgspec.Struct):
    """A seat, and the secret that opens it. It is told once."""

    seat: int
    secret: str


class TableMade(msgspec.Struct):
    """The table, and the keys of your seats."""

    table: TableInfo
    keys: list[Key]


class Join(Body):
    """Take an open seat; without a number, the first."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=64)] | None = None
    name: Name = ""
    deck: DeckGiven | None = None


class Tables(msgspec.Struct):
    """The lobby."""

    tables: list[TableInfo]


class Dealt(msgspec.Struct):
    """What a player begins with: a hand or provinces of so many cards of a pile; `again`: they may be exchanged."""

    name: str
    pile: str
    cards: int
    again: bool


class Difference(msgspec.Struct):
    """What is different in a format, in a sentence, and the rules it rests on."""

    text: str
    cites: list[str]


class OptionInfo(msgspec.Struct):
    """What may be switched on for a table: its name, what it does, and the rules it rests on."""

    name: str
    text: str
    cites: list[str]


class GameInfo(msgspec.Struct):
    """Rules that can be played here."""

    rules: str
    seats: tuple[int, int]
    decks: list[str]
    agents: list[str]
    opening: list[Dealt] = []
    sizes: list[int] = []  # how many may play
    teams: int = 0  # how many teams there are, of neighbours; 0: everyone plays alone
    differs: list[Difference] = []
    options: list[OptionInfo] = []


class Games(msgspec.Struct):
    """All rules that can be played here."""

    games: list[GameInfo]


class Deck(msgspec.Struct):
    """A deck, written out."""

    name: str
    clan: str
    cards: dict[str, int]


class Decks(msgspec.Struct):
    """The decks that come with Gorin."""

    rules: str
    decks: list[Deck]


class CheckDeck(Body, kw_only=True):
    """Is this deck legal?"""

    rules: Title
    deck: DeckGiven
    own: CardsText = ""  # cards it may have besides, in plain English


class DeckChecked(msgspec.Struct):
    """What was found: `check` as `gorin deck check --json` prints it, the deck as it was read, and as text and JSON."""

    check: dict[str, Any]
    deck: Deck
    text: str
    json: str


class Cards(msgspec.Struct):
    """Cards as printed, their text in our words."""

    game: str
    cards: list[dict[str, Any]]


class RuleInfo(msgspec.Struct):
    """A rule of the rulebook: what it says, which cards it names, how Gorin reads it and what overrides it, if so."""

    id: str
    title: str
    document: str
    says: str
    kind: str = ""
    cards: list[str] = []
    reading: str = ""
    superseded: str = ""


class CardPage(msgspec.Struct):
    """One card as printed, and the rulings that name it."""

    game: str
    cards: list[dict[str, Any]]
    rulings: list[RuleInfo]


class Heading(msgspec.Struct):
    """A heading of the rulebook, `rr.covert`, and how many rules stand under it."""

    id: str
    title: str
    rules: int


class DocumentInfo(msgspec.Struct):
    """A document of the rulebook: the formats it is the law of, and its headings in order."""

    document: str
    title: str
    formats: list[str]
    headings: list[Heading]


class Documents(msgspec.Struct):
    """All documents of the rulebook."""

    documents: list[DocumentInfo]


class LessonInfo(msgspec.Struct):
    """A lesson for the first game: `asked`, `told` and `step` say when it comes (rulebook/lcg-lessons.toml)."""

    title: str
    text: str
    cites: list[str]
    asked: list[str]
    told: list[str]
    step: list[str]


class Lessons(msgspec.Struct):
    """The lessons of some rules, in the order in which they are told."""

    rules: str
    lessons: list[LessonInfo]


class Rules(msgspec.Struct):
    """Rules that were found, and how many there are in all."""

    rules: list[RuleInfo]
    found: int


class RecordInfo(msgspec.Struct):
    """A game that was played or brought here."""

    record: str
    rules: str
    players: list[str]
    decks: list[str]
    result: Result | None
    choices: int
    at: int  # milliseconds since 1970
    teams: list[list[int]] = []  # the seats of each team; none where everyone plays alone
    own: list[str] = []  # cards that go along with it (GET /api/records/{id}/cards)


class AskReview(Body):
    """Look at a game again."""


class ReviewInfo(msgspec.Struct):
    """How far the review of a record is: so many parts are done; `sheet` as `gorin review --json` prints it."""

    record: str
    state: Literal["none", "waiting", "running", "done", "cancelled", "failed"]
    ahead: int = 0  # reviews that came before
    done: int = 0
    of: int = 0
    doing: str = ""
    sheet: dict[str, Any] | None = None
    error: str = ""


class Records(msgspec.Struct):
    """The latest records, newest first."""

    records: list[RecordInfo]


class NewRecord(Body, kw_only=True):
    """A record to be kept here: the text of a file of `gorin replay`."""

    text: Annotated[str, msgspec.Meta(max_length=1_000_000)]


class Step(msgspec.Struct, omit_defaults=True):
    """One choice of a record, or what a player did beside one (`aside`); `round` is the round it was made in."""

    step: int
    seat: int
    text: str
    round: int
    aside: dict[str, Any] | None = None


class Replay(msgspec.Struct):
    """A record, choice by choice."""

    record: RecordInfo
    steps: list[Step]
    parts: str = ""  # why it cannot be watched to its end: where it and the rules part


class Position(msgspec.Struct):
    """The table before a step of a record, as a seat saw it or laid open."""

    step: int
    view: dict[str, Any]
    log: list[str]  # from the line on that was asked for
    lines: int  # how many lines the log has in all
    decision: dict[str, Any] | None  # who was asked what, the options, what was chosen, and the card that is in it


class Health(msgspec.Struct):
    """Is everything well?"""

    ok: bool
    gorin: str
    protocol: int
    tables: int
    players: int
    database: bool = True  # does it answer?


class Wrong(msgspec.Struct):
    """It cannot be done: a sentence, and the rules it rests on."""

    error: str
    rules: list[str] = []
