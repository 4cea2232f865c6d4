"""One program at the other end, and the game it plays. A request is answered completely, or it changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec

from gorin.agents.guests import offered
from gorin.cards.registry import cards_for
from gorin.decks.legality import problems
from gorin.drive import inquiries, requests
from gorin.drive.answers import standing
from gorin.drive.finding import Unclear, option
from gorin.drive.requests import COMMANDS, PROTOCOL, Id, Request, label, request
from gorin.drive.seating import Seating
from gorin.errors import DeckError, GorinError, IllegalChoice, UsageError
from gorin.kernel.files import put_record
from gorin.kernel.record import Move, read_record
from gorin.rulesets import formats
from gorin.rulesets.base import DeckList
from gorin.sim.game import Game, new_game, set_up
from gorin.sim.replaying import replay
from gorin.sim.version import engine

Body = dict[str, Any]


def greeting() -> bytes:
    """The first line, before anything is asked."""
    hello = {"gorin": engine(), "protocol": PROTOCOL, "commands": list(COMMANDS)}
    return msgspec.json.encode({"ok": True} | hello | {"rules": sorted(formats()), "agents": list(offered())})


class Session:
    """Answers lines."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.seating = Seating()
        self.over = False  # `quit` was asked
        self._does: dict[type[Request], Callable[[Any], Body]] = {
            requests.New: self.new,
            requests.Table: self.table,
            requests.Decision: self.decision,
            requests.Choose: self.choose,
            requests.Aside: self.aside,
            requests.Undo: self.undo,
            requests.Save: self.save,
            requests.Load: self.load,
            requests.Quit: self.quit,
        }

    def answer(self, line: bytes) -> bytes:
        """The answer to a line, which may be anything."""
        try:
            asked = request(line)
            return reply(asked.id, {"ok": True} | self.do(asked))
        except Exception as error:
            return reply(label(line), refusal(error))

    def do(self, asked: Request) -> Body:
        """What is answered to a request."""
        if type(asked) in self._does:
            return self._does[type(asked)](asked)
        return inquiries.answer(asked, self.game)

    @property
    def playing(self) -> Game:
        """The game, if there is one."""
        return inquiries.playing(self.game)

    # --- beginning ---------------------------------------------------------------------------------------------------

    def new(self, asked: requests.New) -> Body:
        """Begin a game with decks."""
        decks = None if asked.decks is None else [deck(asked.rules, x) for x in asked.decks]
        seating = Seating(asked.agents)
        named = len(decks) if decks and len(decks) > 1 else len(seating.names) or None
        players = named if asked.players is None else asked.players
        return self.begin(new_game(asked.rules, decks, asked.seed, players, asked.stop, options=asked.options), seating)

    def table(self, asked: requests.Table) -> Body:
        """Begin a game from a table."""
        game = set_up(inquiries.one_string(asked.table), asked.rules, asked.seed, asked.stop, options=asked.options)
        return self.begin(game, Seating(asked.agents))

    def load(self, asked: requests.Load) -> Body:
        """Go on with a recorded game."""
        if (asked.record is None) == (asked.path is None):
            raise UsageError("A game is loaded from a 'record' or from a 'path': give one of them.")
        if asked.record is not None:
            record = read_record(asked.record.encode())
        else:
            record = read_record(regular(asked.path or "").read_bytes(), str(asked.path))
        game = replay(record)
        lost = len(record.choices) - game.decisions
        told: Body = {} if game.base is None else {"from": game.base.n, "lost": lost}
        return self.begin(game, Seating(asked.agents)) | told

    def begin(self, game: Game, seating: Seating) -> Body:
        """Sit down at a game, once everything about it is found to be right."""
        seating.fit(game)
        answered = seating.answer(game)
        self.game, self.seating = game, seating
        return self.stands(answered=answered)

    # --- playing -----------------------------------------------------------------------------------------------------

    def stands(self, seat: int | None = None, answered: list[Move] | None = None) -> Body:
        """How the game stands."""
        body: Body = msgspec.to_builtins(standing(self.playing, seat, answered))
        return body

    def decision(self, asked: requests.Decision) -> Body:
        """What is asked now."""
        inquiries.seat(self.playing, asked.seat)
        return self.stands(asked.seat)

    def choose(self, asked: requests.Choose) -> Body:
        """Choose, on a copy: if anything fails, the game is as it was."""
        game = self.playing.clone()
        d = game.decision
        if d is not None and asked.player not in (None, d.player):
            raise IllegalChoice(f"Not player {asked.player} but player {d.player} is asked: {game.why}.")
        wanted = asked.option
        if isinstance(wanted, str):
            wanted = 0 if d is None else option(game.options, wanted)  # a game that is over refuses any index
        game.choose(wanted)
        answered = self.seating.answer(game)
        self.game = game
        return self.stands(answered=answered)

    def aside(self, asked: requests.Aside) -> Body:
        """Do something beside the decision, on a copy; agents may answer to it."""
        game = self.playing.clone()
        game.aside(asked.seat, asked.aside)
        answered = self.seating.answer(game)
        self.game = game
        return self.stands(answered=answered)

    def undo(self, asked: requests.Undo) -> Body:
        """Take choices back: agents' answers go with the choice of the program they followed."""
        game = self.playing
        if asked.choices < 1:
            raise UsageError(f"At least 1 choice is taken back, not {asked.choices}.")
        ours = [i for i, choice in enumerate(game.choices) if not self.seating.plays(choice.p)]
        if len(ours) < asked.choices:
            raise IllegalChoice(f"There are {len(ours)} choices to take back, not {asked.choices}.")
        back = game.clone()
        back.undo(game.decisions - ours[-asked.choices])
        self.game = back
        self.seating.rise()
        return self.stands()

    # --- keeping -----------------------------------------------------------------------------------------------------

    def save(self, asked: requests.Save) -> Body:
        """The record, in the answer or in a file."""
        game = self.playing
        if asked.path is None:
            return {"record": game.saved.lines().decode(), "key": game.state.key}
        put_record(Path(asked.path), game.saved)
        return {"path": asked.path, "key": game.state.key}

    def quit(self, asked: requests.Quit) -> Body:
        """The last answer."""
        self.over = True
        return {}


def deck(rules: str, given: str | dict[str, Any]) -> str | DeckList:
    """A deck by name or file, or written out: such a deck must be legal."""
    if isinstance(given, str):
        if Path(given).exists():
            regular(given)
        return given
    try:
        found = msgspec.convert(given, WrittenDeck)
    except msgspec.ValidationError as error:
        raise DeckError(f"This is no deck: {requests.plain(error)}.") from None
    listed = DeckList(found.name, found.clan, tuple(found.cards.items()))
    wrong = problems(listed, rules, cards_for(rules)) if rules in formats() else []
    if wrong:
        raise DeckError(f"{found.name} is no legal deck for {rules}: {wrong[0].sentence}", *wrong[0].rules)
    return listed


class WrittenDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck in a request."""

    clan: str
    cards: dict[str, Annotated[int, msgspec.Meta(ge=1, le=99)]]
    name: str = "deck"


def regular(path: str) -> Path:
    """A file, if there is one: devices and pipes have no end."""
    found = Path(path)
    if found.exists() and not found.is_file():
        raise UsageError(f"{path} is no file.")
    return found


def reply(id: Id, body: Body) -> bytes:
    """One line of JSON."""
    return msgspec.json.encode(body if id is None else {"id": id} | body)


def refusal(error: Exception) -> Body:
    """What could not be done, and the rules it rests on."""
    if isinstance(error, Unclear):
        return {"ok": False, "error": error.sentence, "rules": [], "found": error.found}
    if isinstance(error, GorinError):
        return {"ok": False, "error": error.sentence, "rules": list(error.rules)}
    if isinstance(error, OSError):
        reason = error.strerror or type(error).__name__
        return {"ok": False, "error": f"{error.filename or 'The file'}: {reason}.", "rules": []}
    said = " ".join(f"{type(error).__name__}: {error}".split())[:300]
    sentence = f"Gorin failed, and the game stands where it stood ({said})."
    return {"ok": False, "error": sentence, "rules": [], "bug": True}
