"""What the workshop of cards asks and answers over HTTP: requests and answers in types (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from gorin.server.bodies import Body, CardsText, Deck, DeckGiven, Title

Few = Annotated[int, msgspec.Meta(ge=1, le=3)]


class Form(msgspec.Struct):
    """A type of card, and what is printed on it besides title, clan, traits and text."""

    type: str
    asks: list[str]


class Bench(msgspec.Struct):
    """A game: can English be read as its cards? If not, `why`."""

    game: str
    reads: bool
    why: str
    clans: list[str]
    forms: list[Form]
    formats: list[str]
    traits: str = ""  # what traits are called
    example: str = ""  # a text to begin with


class Workshop(msgspec.Struct):
    """What can be made here."""

    games: list[Bench]
    letters: int  # that a file of cards may have
    cards: int


class ReadCards(Body, kw_only=True):
    """Cards as they were written down; `game` unless they say so themselves."""

    text: CardsText
    game: Title = "lcg"


class TypedClause(msgspec.Struct, omit_defaults=True):
    """A piece of a line, from one letter to another: read, or what is wrong and what was perhaps meant."""

    start: int
    end: int
    read: bool
    says: str = ""
    nearest: str = ""


class TypedLine(msgspec.Struct):
    """A line of text: clause by clause; if all of it was read, the words and their English, and other readings."""

    line: int
    text: str
    read: bool
    clauses: list[TypedClause]
    words: str = ""
    says: str = ""
    others: list[str] = []


class TypedCard(msgspec.Struct):
    """A card: its facts, its lines, how it looks (`card`, as in /api/cards), and its definition in words."""

    name: str
    line: int
    facts: dict[str, Any]
    lines: list[TypedLine]
    card: dict[str, Any] | None
    words: str
    problem: str  # why its facts cannot be read


class TypedCards(msgspec.Struct):
    """All cards; `ok` if they can be played with, else what is wrong, in sentences."""

    game: str
    ok: bool
    cards: list[TypedCard]
    problems: list[str]


class PutIn(Body, kw_only=True):
    """Put copies of a card into a deck; without a deck, one of its clan; `out` are the cards that make room."""

    rules: Title
    own: CardsText
    card: Title
    copies: Few = 3
    deck: DeckGiven | None = None
    out: dict[Title, Annotated[int, msgspec.Meta(ge=1, le=99)]] | None = None


class DeckWith(msgspec.Struct):
    """The deck with the card, what was taken out, and whether it is legal (as in /api/decks/check)."""

    deck: Deck
    before: Deck
    out: dict[str, int]
    check: dict[str, Any]


class NewProof(Body, kw_only=True):
    """Find out about a card."""

    rules: Title
    own: CardsText
    card: Title


class CancelProof(Body):
    """Give a proof up."""


class ProofInfo(msgspec.Struct):
    """How far a proof is: so many parts are done; `sheet` as `gorin proof --json` prints it, `lines` in words."""

    proof: str
    card: str
    rules: str
    state: Literal["waiting", "running", "done", "cancelled", "failed"]
    ahead: int  # proofs that came before
    done: int
    of: int
    doing: str
    sheet: dict[str, Any] | None = None
    lines: list[str] = []
    error: str = ""


class OwnCards(msgspec.Struct):
    """Cards that go along with the games of a table, or with a record: as printed, and in English."""

    game: str
    cards: list[dict[str, Any]]
    text: str
