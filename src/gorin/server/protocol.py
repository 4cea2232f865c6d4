"""What is said over the socket: `docs/protocol.md` in types. Version 1.

Nothing here knows a game or a number of seats: a view is whatever the ruleset's `view(seat)` gives.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

PROTOCOL = 1
LONGEST_CHAT = 500
LONGEST_NAME = 40

Number = Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]
Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_CHAT)]
Secret = Annotated[str, msgspec.Meta(max_length=100)]
TableId = Annotated[str, msgspec.Meta(max_length=40)]
Offer = Literal["draw", "undo", "rematch", "replace"]
To = Literal["", "team"]
Path = list[str | int]
Change = list[Any]  # [path] removes, [path, value] sets, [path, at, remove, items] splices a list


# --- what a client says ---------------------------------------------------------------------------------------------


class Said(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """Any message of a client; `n` comes back with the answer."""

    n: Number | None = None


class Hello(Said, tag="hello", kw_only=True):
    """The first message: which table, and the secret of a seat. Without a secret one watches."""

    table: TableId
    secret: Secret | None = None
    protocol: int = PROTOCOL


class Choose(Said, tag="choose", kw_only=True):
    """Choose an option of the decision with this number."""

    decision: Number
    option: Number


class Aside(Said, tag="aside", kw_only=True):
    """Do something beside the decision that waits: concede, or something about a treaty (docs/drive.md)."""

    what: dict[str, Any]


class Chat(Said, tag="chat", kw_only=True):
    """Say something to everybody at the table, or to your team."""

    text: Text
    to: To = ""


class Concede(Said, tag="concede"):
    """Give up: of two sides the other has won, of more the others go on; a team gives up when all its people have."""


class Return(Said, tag="return"):
    """Take your seat back from the AI that stands in for you."""


class Begin(Said, tag="begin", kw_only=True):
    """Begin the game at a table that you have set up: AIs take the open seats."""

    agent: Name = ""  # "" is the usual one


class Sit(Said, tag="sit", kw_only=True):
    """Before the game begins: take another open seat in place of yours."""

    seat: Number


class Cancel(Said, tag="cancel"):
    """Cancel a table that you have set up and at which no game has begun."""


class Propose(Said, tag="offer", kw_only=True):
    """Offer a draw, ask to take your last choice back, ask for a rematch, or that an AI plays on for a seat whose
    player is gone; agreeing is offering the same."""

    what: Offer
    seat: Number | None = None  # with "replace": whose


class Decline(Said, tag="decline", kw_only=True):
    """Refuse an offer, or withdraw your own."""

    what: Offer


class Settings(Said, tag="settings"):
    """When you are asked; what is left out stays as it is. `until` of "" ends passing."""

    stop: Literal["choices", "windows", "reactions", "never"] | None = None
    until: Literal["", "conflict", "phase"] | None = None


class Hint(Said, tag="hint"):
    """What would the AI do in your place?"""


class Why(Said, tag="why", kw_only=True):
    """Why can this card not be used now?"""

    card: Number


class Read(Said, tag="read", kw_only=True):
    """Everything about a card that you may know: its numbers with what they come from."""

    card: Number


class ReadPlayer(Said, tag="player", kw_only=True):
    """Everything about a player that you may know, such as the gold that could be produced now."""

    player: Number


class Timing(Said, tag="timing"):
    """Where in the round does the game stand?"""


class Sync(Said, tag="sync"):
    """Send everything anew."""


class Ping(Said, tag="ping"):
    """Are you there?"""


ClientMessage = (
    Hello
    | Choose
    | Aside
    | Chat
    | Concede
    | Return
    | Begin
    | Sit
    | Cancel
    | Propose
    | Decline
    | Settings
    | Hint
    | Why
    | Read
    | ReadPlayer
    | Timing
    | Sync
    | Ping
)


# --- what the server says -------------------------------------------------------------------------------------------


class Card(msgspec.Struct, omit_defaults=True):
    """A card: its id in the game, and its title where you may know it."""

    id: int
    name: str | None = None


class Option(msgspec.Struct, omit_defaults=True):
    """An option: its index, its text as records have it, its kind, the card it is about, the same in parts for
    programs, and its words for a button."""

    index: int
    text: str
    kind: str
    card: Card | None = None
    detail: dict[str, Any] = {}
    words: str = ""  # left out where they are the same as the text


class Decision(msgspec.Struct, omit_defaults=True):
    """What is asked. For a seat that is not asked, only who is (None: that would tell too much)."""

    seat: int | None
    number: int | None = None  # of the decisions put to this seat; `choose` names it
    why: str | None = None
    about: Card | None = None
    chosen: list[str] = []  # where several things are chosen one after another: those so far
    options: list[Option] = []
    ask: str | None = None  # which question it is
    question: str | None = None  # the whole sentence, for people
    least: int | None = None  # how many more must be chosen, one after another
    most: int | None = None  # how many more may be
    main: int | None = None  # the option that players mostly choose, if one stands out


class Line(msgspec.Struct, omit_defaults=True):
    """A line of the log."""

    text: str
    kind: str = ""  # "pass": somebody passed


class Log(msgspec.Struct):
    """The log from a line on: what is there from `at` is replaced."""

    at: int
    lines: list[Line]


class SeatClock(msgspec.Struct, omit_defaults=True):
    """One seat's time, in milliseconds, when the message was sent."""

    left: int
    periods: int | None = None  # byoyomi: periods left, once the main time is used up


class Clock(msgspec.Struct):
    """All clocks, and whose runs. While a seat's clock runs, its time falls."""

    seats: list[SeatClock]
    running: int | None


class Passing(msgspec.Struct):
    """Your pass settings."""

    stop: str
    until: str


class SeatInfo(msgspec.Struct):
    """A seat as everybody may know it."""

    seat: int
    name: str
    who: Literal["human", "agent", "open"]
    agent: str | None
    deck: str | None  # its name; None while the seat is open
    connected: bool
    out: bool = False  # eliminated: plays no more
    standin: str | None = None  # the AI that plays for this person now
    may_return: bool = False  # may this person take the seat back from it?
    gone: int | None = None  # since when this person is not connected, in milliseconds since 1970
    maker: bool = False  # did who sits here set the table up?


class Offered(msgspec.Struct):
    """An offer that waits for answers."""

    what: Offer
    by: int
    agreed: list[int]
    seat: int | None = None  # whom it is about: for whom an AI is to play on
    needed: list[int] = []  # all who must agree


class Result(msgspec.Struct):
    """How a game ended: an ending of the rulebook, or `conceded`, `time`, `draw`, `cap`, `loop`, `cancelled`,
    `expired`, `stopped`."""

    ending: str
    winner: int | None
    rounds: int
    winners: list[int] = []  # the winner's whole team; the winner alone where there are no teams

    def __post_init__(self) -> None:
        if self.winner is not None and not self.winners:
            self.winners = [self.winner]


class ClockKind(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Which clock a table has. Times in seconds."""

    kind: Literal["none", "decision", "chess", "byoyomi"] = "none"
    main: Annotated[float, msgspec.Meta(ge=0, le=86_400)] = 0  # chess, byoyomi
    extra: Annotated[float, msgspec.Meta(ge=0, le=3_600)] = 0  # chess: added after every choice
    period: Annotated[float, msgspec.Meta(ge=0, le=86_400)] = 0  # decision, byoyomi
    periods: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0  # byoyomi


class TableInfo(msgspec.Struct):
    """A table as everybody may know it."""

    table: str
    rules: str
    name: str
    state: Literal["waiting", "playing", "over"]
    game: int  # the number of this game at the table: a rematch is the next
    seats: list[SeatInfo]
    watchers: int
    round: int
    clock: ClockKind
    steady: float
    watch: bool
    listed: bool
    offers: list[Offered]
    result: Result | None
    record: str | None  # the id of its record, once it is over
    teams: list[list[int]] = []  # the seats of each team; none where everyone plays alone
    options: dict[str, bool] = {}  # what is otherwise at this table
    own: list[str] = []  # cards that go along with its games (GET /api/tables/{id}/cards)


class Told(msgspec.Struct, tag_field="type", omit_defaults=True):
    """Any message of the server; `n` is the client's number of what it answers."""

    n: int | None = None


class Welcome(Told, tag="welcome", kw_only=True):
    """The answer to `hello`. The first `update` follows, once there is a game."""

    protocol: int
    gorin: str
    seat: int | None
    table: TableInfo


class Update(Told, tag="update", kw_only=True):
    """What changed, all at once; what is left out is as it was."""

    view: Any = msgspec.UNSET  # the whole view
    changes: list[Change] | msgspec.UnsetType = msgspec.UNSET  # or what is different in it
    decision: Decision | msgspec.UnsetType | None = msgspec.UNSET  # None: the game is over
    log: Log | msgspec.UnsetType = msgspec.UNSET
    clock: Clock | msgspec.UnsetType = msgspec.UNSET
    passing: Passing | msgspec.UnsetType = msgspec.UNSET
    table: TableInfo | msgspec.UnsetType = msgspec.UNSET


class ChatLine(Told, tag="chat", kw_only=True):
    """Somebody said something; `seat` is None for one who watches, and `name` is "" where the table itself speaks."""

    seat: int | None
    name: str
    text: str
    at: int  # milliseconds since 1970
    to: To = ""  # "team": only your team is told


class Done(Told, tag="done"):
    """It was done. A choice is on the disk when this is said."""


class HintGiven(Told, tag="hint", kw_only=True):
    """What the AI would do, and why."""

    decision: int
    option: int
    text: str
    reason: str


class Refusal(msgspec.Struct):
    """Why something cannot be done, and the rule it rests on."""

    sentence: str
    rule: str


class WhyNot(Told, tag="why", kw_only=True):
    """Why a card cannot be used now, in every way it could be, and the options it is in."""

    card: Card
    refusals: list[Refusal]
    options: list[int]


class CardRead(Told, tag="read", kw_only=True):
    """A card, as the ruleset's `card` gives it."""

    card: dict[str, Any]


class PlayerRead(Told, tag="player", kw_only=True):
    """A player, as the ruleset's `read` gives one."""

    player: dict[str, Any]


class TimingTold(Told, tag="timing", kw_only=True):
    """Where the game stands, as the ruleset's `timing` gives it."""

    timing: dict[str, Any]


class Error(Told, tag="error", kw_only=True):
    """It cannot be done: a sentence, and the rules it rests on. The table is as it was."""

    error: str
    rules: list[str] = []
    code: str = "refused"


class Pong(Told, tag="pong"):
    """Here."""


ServerMessage = (
    Welcome | Update | ChatLine | Done | HintGiven | WhyNot | CardRead | PlayerRead | TimingTold | Error | Pong
)

read_client = msgspec.json.Decoder(ClientMessage)
read_server = msgspec.json.Decoder(ServerMessage)
encode = msgspec.json.Encoder().encode
