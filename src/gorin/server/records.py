"""Looking at records: choice by choice, as one seat saw it or laid open."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Any

import msgspec

from gorin.cards.packs import carried
from gorin.errors import RecordError, UsageError
from gorin.kernel.players import seat_at
from gorin.kernel.record import Choice, Move, Record, read_first_line, read_record
from gorin.server import kept
from gorin.server.bodies import Position, RecordInfo, Replay, Step
from gorin.server.opening import reopened
from gorin.server.seeing import decision_for, ended, told_teams, view_for
from gorin.sim.game import Game
from gorin.sim.replaying import Parted, make, verify
from gorin.sim.resuming import compared_moves

KEPT = 16  # records that lie open
EVERY = 25  # choices between two games that are kept of an open record
MOST_CHOICES = 60_000


class Opened:
    """A record with some of its positions. It is made and used in one thread at a time."""

    def __init__(self, data: bytes, strict: bool = False) -> None:
        self.record = read_record(data)
        if strict:
            self.record.snapshot = None
        self._told = 0
        self.own = None
        if len(self.record.choices) + len(self.record.asides) > MOST_CHOICES:
            raise UsageError(f"The record has more than {MOST_CHOICES:,} choices.")
        if self.record.ending is not None and self.record.ending.error:
            raise RecordError("This is the record of a failure, which fails again; 'gorin replay' shows it.")
        game = reopened(self.record)
        self.steps: list[Step] = []
        self.parts = ""  # where the record and the rules part, if they do: further it cannot be watched
        self.own = carried(game.header.cards)
        self._moves = list(self.record.moves())
        self._kept = [game.clone()]
        try:
            for n, move in enumerate(compared_moves(game, self.record)):
                self._say_aside(game)
                if n and n % EVERY == 0:
                    self._kept.append(game.clone())
                self._note(game, move)
            self._say_aside(game)
            verify(game, self.record)
        except Parted as parted:
            if strict:
                raise
            self.parts = parted.sentence
            choices = [step.step for step in self.steps if step.aside is None]
            del self.steps[1 + choices[parted.number - 2] if parted.number > 1 else 0 :]
        self.last = game

    def _note(self, game: Game, move: Move) -> None:
        """A step, before it is made."""
        n = len(self.steps)
        if isinstance(move, Choice):
            self.steps.append(Step(n, move.p, move.t, game.rounds))
        else:
            self.steps.append(Step(n, move.p, "", game.rounds, move.aside))
            self._told = _lines(game)

    def _say_aside(self, game: Game) -> None:
        """What was done last beside a decision, in the words of the log."""
        if self.steps and self.steps[-1].aside is not None and game.log is not None:
            lines = game.log.lines[self._told :]
            self.steps[-1].text = lines[0].text if lines else str(self.steps[-1].aside.get("do", ""))

    def at(self, step: int) -> Game:
        """The game before a step."""
        if not 0 <= step <= len(self.steps):
            raise UsageError(f"There is no step {step}: the steps are numbered 0 to {len(self.steps)}.")
        place = min(step // EVERY, len(self._kept) - 1)
        game = self._kept[place].clone()
        for move in self._moves[place * EVERY : step]:
            make(game, move)
        return game

    def position(self, step: int, seat: int | None, since: int = 0) -> Position:
        """The table before a step, and the log from a line on."""
        game = self.at(step)
        if seat is not None:
            seat_at(game.seats, seat)
        view, log = laid_open(game) if seat is None else (view_for(game, seat), game.log.for_player(seat))  # type: ignore[union-attr]
        return Position(step, view, log[since:], len(log), self._decision(game, step, seat))

    def _decision(self, game: Game, step: int, seat: int | None) -> dict[str, Any] | None:
        d = game.decision
        if d is None:
            return None
        told: dict[str, Any] = {"seat": d.player}
        if seat in (d.player, None):
            asked = decision_for(game, d.player, step, [])
            assert asked is not None
            told |= {"why": asked.why, "question": asked.question, "options": [option.text for option in asked.options]}
            move = self._moves[step] if step < len(self.steps) else None
            if isinstance(move, Choice):
                told |= {"chosen": move.i, "card": d.options[move.i].card}
        return told


def _lines(game: Game) -> int:
    return len(game.log.lines) if game.log is not None else 0


def laid_open(game: Game) -> tuple[dict[str, Any], list[str]]:
    """The table with all cards open, and all that was told to anybody."""
    if hasattr(game.rules, "open_view"):
        view = dict(game.rules.open_view(game.state))
    else:
        view = in_union([game.view(seat) for seat in range(game.seats)])
    view.pop("decision", None)
    view["you"] = None
    return view, [line.text for line in game.log.lines] if game.log is not None else []


def in_union(views: list[Any]) -> Any:
    """What any of these has: names that one of them knows, the longest lists."""
    told = [view for view in views if view is not None]
    if told and all(isinstance(view, dict) for view in told):
        names = dict.fromkeys(name for view in told for name in view)
        return {name: in_union([view[name] for view in told if name in view]) for name in names}
    if told and all(isinstance(view, list) for view in told):
        if all(len(view) == len(told[0]) for view in told):
            return [in_union(list(items)) for items in zip(*told, strict=True)]
        return max(told, key=len)
    return told[0] if told else None


class Records:
    """The records that were looked at last."""

    def __init__(self) -> None:
        self._open: OrderedDict[str, Opened] = OrderedDict()

    def opened(self, id: str, data: bytes) -> Opened:
        """A record, played through once."""
        found = self._open.pop(id, None) or Opened(data)
        self._open[id] = found
        while len(self._open) > KEPT:
            self._open.popitem(last=False)
        return found


def replay_of(info: RecordInfo, opened: Opened) -> Replay:
    """A record, choice by choice."""
    return Replay(info, opened.steps, opened.parts)


def english_of(text: str) -> str:
    """The cards in plain English that a record holds, as far as its first line can be read."""
    try:
        header, _ = read_first_line(text.partition("\n")[0].encode())
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    return next((told["english"] for told in header.cards if told.get("english")), "")


def brought(text: str) -> tuple[RecordInfo, bytes]:
    """A record that somebody brings; it must be one, and play as it says. Its id is that of its content. What it says
    by a snapshot is not believed: a stranger may have written any state into it."""
    data = text.encode()
    opened = Opened(data, strict=True)
    record: Record = opened.record
    header, game = record.header, opened.last
    result = ended(game, game.ending or "", game.winner) if game.over else None
    teams = told_teams(game.state.box.teams)
    decks = [str(deck.get("name", ""))[:100] for deck in header.decks]
    players = [str(name)[:40] for name in header.players]
    id = f"r{hashlib.sha256(data).hexdigest()[:24]}"
    info = RecordInfo(id, header.rules, players, decks, result, len(record.choices), kept.now(), teams)
    info.own = [card.name for card in opened.own.cards] if opened.own else []
    return info, record.lines()
