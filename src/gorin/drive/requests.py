"""What may be asked: one JSON object a line, `cmd` names the command, `id` comes back with the answer."""

from __future__ import annotations

from typing import Any

import msgspec

from gorin.errors import UsageError

PROTOCOL = 1  # counted up when a program that speaks the older one would no longer be understood
LONGEST_LINE = 1_000_000  # bytes
RULES = "lcg/stronghold"  # where none are named

Id = int | str | None


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="cmd"):
    """What all requests have."""

    id: Id = None


class New(Request, tag="new"):
    """Begin a game. Decks are names, files, or objects with name, clan and cards; agents are names, or null for a seat
    that the program plays."""

    rules: str = RULES
    decks: list[str | dict[str, Any]] | None = None
    seed: int = 0
    agents: list[str | None] | None = None
    stop: bool = False  # ask choices with one option, too
    options: dict[str, Any] = {}  # what may be otherwise in games of these rules


class Table(Request, tag="table"):
    """Begin a game from a table in one string, or in a list of its lines."""

    table: str | list[str]
    rules: str = RULES
    seed: int = 0
    agents: list[str | None] | None = None
    stop: bool = True  # a table waits as it was written
    options: dict[str, Any] = {}


class Decision(Request, tag="decision"):
    """What is asked; with a seat, as this seat may know it."""

    seat: int | None = None


class Choose(Request, tag="choose"):
    """Choose an option by its index or its text; with a player, only if that player is asked."""

    option: int | str
    player: int | None = None


class Aside(Request, tag="aside"):
    """What a seat does beside the decision that waits: concede, or what else the rules know."""

    seat: int
    aside: dict[str, Any]


class View(Request, tag="view"):
    """The table: as a seat sees it, or laid open."""

    seat: int | None = None


class Named(Request):
    """A card in the game: its id or its title, and where there are several, whose, where, which."""

    card: int | str | None = None
    owner: int | None = None
    zone: str | None = None
    number: int | None = None  # the place among those that are left, from 0
    seat: int | None = None


class Read(Named, tag="read"):
    """A card, a player, a ring, the conflict, a player's provinces, the attack, a battlefield: exactly one of them, and
    only what the rules of the game have."""

    player: int | None = None
    ring: str | int | None = None  # its name, or its number
    conflict: bool = False
    provinces: int | None = None
    attack: bool = False
    battlefield: int | bool | None = None  # true: the current one; a number: at the Defender's n-th province


class Why(Named, tag="why"):
    """Why a card cannot be used now; with a table, there instead of in the game."""

    table: str | list[str] | None = None
    rules: str | None = None


class Undo(Request, tag="undo"):
    """Take back the program's last choices, with what agents answered to them."""

    choices: int = 1


class Save(Request, tag="save"):
    """The record of the game: in the answer, or in a file."""

    path: str | None = None


class Load(Request, tag="load"):
    """Go on with a recorded game: the text of a record, or a file."""

    record: str | None = None
    path: str | None = None
    agents: list[str | None] | None = None


class Card(Request, tag="card"):
    """A card as it is printed."""

    name: str
    rules: str | None = None


class Rules(Request, tag="rules"):
    """A rule by its id, or all rules under a heading."""

    rule: str


class Timing(Request, tag="timing"):
    """Where in the framework the game stands; with a seat, as this seat may know it."""

    seat: int | None = None


class Notation(Request, tag="notation"):
    """The table in one string."""


class Log(Request, tag="log"):
    """What was told at the table, from a line on; with a seat, as this seat reads it."""

    since: int = 0
    seat: int | None = None


class Quit(Request, tag="quit"):
    """End the program."""


KINDS: tuple[type[Request], ...] = (
    New, Table, Decision, Choose, Aside, View, Read, Undo, Save, Load, Card, Why, Rules, Timing, Notation, Log, Quit,
)  # fmt: skip
COMMANDS: dict[str, type[Request]] = {str(kind.__struct_config__.tag): kind for kind in KINDS}


class _Envelope(msgspec.Struct):
    """The part of a line that tells what the rest must be."""

    cmd: str
    id: Id = None


class _Labelled(msgspec.Struct):
    id: Id = None


_ENVELOPES = msgspec.json.Decoder(_Envelope)
_LABELS = msgspec.json.Decoder(_Labelled)
_DECODERS = {name: msgspec.json.Decoder(kind) for name, kind in COMMANDS.items()}


def request(line: bytes) -> Request:
    """The request a line makes; what is wrong with a line is said in one sentence."""
    if b"\\u0000" in line:  # no title, text or path has one, and files cannot be asked for by such a name
        raise UsageError("The line holds the character 0, which no request needs.")
    try:
        cmd = _ENVELOPES.decode(line).cmd
    except RecursionError:
        raise UsageError("The line is nested too deeply.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"The line is no request: {plain(error)}.") from None
    if cmd not in COMMANDS:
        from difflib import get_close_matches

        near = get_close_matches(cmd, COMMANDS, n=1)
        hint = f"did you mean '{near[0]}'?" if near else f"the commands are {', '.join(COMMANDS)}."
        raise UsageError(f"There is no command '{cmd[:40]}'; {hint}")
    try:
        return _DECODERS[cmd].decode(line)
    except RecursionError:
        raise UsageError("The line is nested too deeply.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UsageError(f"This is no '{cmd}': {plain(error)}.") from None


def label(line: bytes) -> Id:
    """The `id` of a line that may be no request, for the answer."""
    try:
        return _LABELS.decode(line).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def plain(error: Exception) -> str:
    """What the JSON library says, in the words of this program."""
    text = str(error).rstrip(".").replace("`", "'").replace("'$.", "'").replace("'$", "'")
    return text[:1].lower() + text[1:] if text[:4] != "JSON" else text
