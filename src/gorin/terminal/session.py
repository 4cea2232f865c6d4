"""A game at the table: whose turn it is, what is asked of whom, what is kept, what is taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.kernel.decisions import Decision
from gorin.kernel.record import Choice, Record
from gorin.sim.dealing import Dealing
from gorin.sim.game import Game
from gorin.sim.passing import SETTINGS, Passing, all_alike
from gorin.terminal.answers import moment
from gorin.terminal.history import History
from gorin.terminal.keeping import Kept, Settings
from gorin.terminal.screen import Screen
from gorin.terminal.seats import Seats
from gorin.terminal.showing import showing
from gorin.terminal.teaching import Teacher
from gorin.terminal.telling import letter
from gorin.terminal.turn import Turn
from gorin.terminal.watching import Watched

RECALLED = 5  # lines of the log that a resumed game begins with
EVERY = 25  # decisions, after which the game is kept with a new snapshot


class Session:
    """A game, its players, its file, and the terminal it is played in."""

    def __init__(self, game: Game, seats: Seats, kept: Kept, screen: Screen, settings: Settings) -> None:
        self.game = game
        self.seats = seats
        self.kept = kept
        self.screen = screen
        self.settings = settings
        self.showing = showing(game.header.rules)
        self.history = History()
        self.teacher = Teacher(game.header.rules, game.seats) if settings.teach else None
        stop = settings.stop if settings.stop in SETTINGS else Passing.stop
        self.passing = [Passing(stop) for _ in range(game.seats)]
        self.told = [0] * game.seats  # how far each player has been told what happened
        self.drawn: dict[int, Any] = {}  # the table as each player last saw it
        self.at = -1 if seats.hot else seats.people[0] if seats.people else 0  # at the keyboard, or watched
        self.recalled: dict[int, list[str]] = {}  # what each player is reminded of when a game goes on
        self.until = ""  # watching: on to the end of the "round", or to the "end" of the game
        self.since = 0  # the round in which that was said
        self.reason = ""  # watching: why the agent does what it does
        self._first = game.decisions  # made before the history begins
        self._snapshot = game.base
        self._unsaved: list[Choice] = []
        self._warned = False
        self._dealing: Dealing | None = None

    # --- playing ----------------------------------------------------------------------------------------------------

    def catch_up(self, choices: Iterator[Choice]) -> None:
        """Play a kept game again up to where it was left; what was taught is not taught again."""
        told = 0
        for choice in choices:
            d = self.game.decision
            if d is None:
                break
            by_hand = len(d.options) > 1 and choice.p in self.seats.people
            if by_hand and self.teacher is not None:
                news = self.history.told(self.game.log, choice.p, told)
                self.teacher.lessons(d.why, moment(self.game)[0], news)
                told = self.history.now(self.game.log)
            self.history.add(self.game, d, choice.i, by_hand)
        lines = self.history.now(self.game.log)
        for seat in range(self.game.seats):
            if before := self.history.told(self.game.log, seat):
                self.recalled[seat] = ["What happened last:", *before[-RECALLED:]]
            self.told[seat] = lines

    def play(self) -> None:
        """Play to the end. Leaving in between is an exception; everything decided so far is kept then."""
        while True:
            self.deals()
            d = self.game.decision
            if d is None:
                break
            if d.player in self.seats.people:
                self.persons_turn(d)
            elif len(d.options) == 1:
                self.choose(0)
            else:
                self.agents_turn(d)
        self.save()
        self.tell(max(self.at, 0))

    def persons_turn(self, d: Decision) -> None:
        """Ask, unless the player's settings answer."""
        view = self.view(d.player)
        asked = self.game.rules.questions[d.why]
        index = self.passing[d.player].answer(asked, d, lambda: self.showing.now(view))
        if index is None and all_alike(asked, d, lambda: self.game.options):
            index = 0
        if index is not None:
            self.choose(index)
            return
        self.save()
        if self.seats.hot and d.player != self.at:
            self.hand_over(d.player)
        index = Turn(self, d, view).take()
        if index is not None:
            self.choose(index, by_hand=True)
            self.save()

    def agents_turn(self, d: Decision) -> None:
        """The agent chooses. One who watches sees it, if it is the player whose cards are open."""
        seen = self.seats.watching and d.player == self.at
        index, self.reason, wrong = self.seats.choice(self.game, d, explained=seen)
        if wrong:
            self.screen.say(f"{letter(d.player)}'s agent failed ({wrong}); it chooses at random this time.")
        if seen:
            self.save()
            if self.until == "round" and self.since != self.game.rounds:
                self.until = ""
            if not self.until:
                Watched(self, d, self.view(d.player), index).take()
            else:
                self.tell(self.at)
        self.choose(index)

    def choose(self, index: int, by_hand: bool = False) -> None:
        """Make a decision, and note it."""
        d = self.game.decision
        assert d is not None
        self.history.add(self.game, d, index, by_hand)
        self.game.choose(index)
        self._unsaved.append(self.game.choices[-1])

    def aside(self, seat: int, what: dict[str, Any]) -> None:
        """Do something beside what is asked, or be refused; the others may answer it at once."""
        self.game.aside(seat, what)
        self.keep()
        self.deals()

    def deals(self) -> None:
        """Let the agents make deals, in games that know any."""
        if not self.game.rules.deals:
            return
        if self._dealing is None:
            self._dealing = Dealing(self.game, self.seats.agents())
        made = len(self.game.asides)
        self._dealing.deal(self.seats.dice(self.game))
        if len(self.game.asides) > made:
            self.keep()

    def undo(self) -> bool:
        """Back to the last decision a person made by hand; False if there is none."""
        number = self.history.last_by_hand(self.seats.people)
        if number is None:
            return False
        self.game.undo(self.game.decisions - self._first - number)
        self.history.cut(number)
        self.seats.rise()
        self._dealing = None
        for each in self.passing:
            each.off()
        self.told = [self.history.now(self.game.log)] * self.game.seats
        self.drawn.clear()
        self.keep()
        return True

    # --- keeping ----------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The game so far, without its ending: even a game that was interrupted in the middle of something has one."""
        return Record(self.game.header, self.game.choices, snapshot=self._snapshot, asides=self.game.asides)

    def keep(self, interrupted: bool = False) -> None:
        """Write the whole game anew; with a snapshot, unless it was interrupted in the middle of something."""
        self._unsaved = []
        if not interrupted and not self.game.over:
            self._snapshot = self.game.snapshot()
        self.kept.write(self.record, self.settings)
        self._warn()

    def save(self) -> None:
        """Everything decided is on the disk when this returns."""
        self.kept.add(self._unsaved)
        self._unsaved = []
        if self.kept.works and not self.game.over and self.game.decisions >= self._kept_at + EVERY:
            self.keep()
        self._warn()

    @property
    def _kept_at(self) -> int:
        return self._snapshot.n if self._snapshot is not None else 0

    def remember(self) -> None:
        """Keep the settings."""
        self.kept.settings(self.settings)

    def _warn(self) -> None:
        if self.kept.trouble and not self._warned:
            self._warned = True
            self.screen.whole(f"{self.kept.trouble} It goes on, but it cannot be resumed later.")

    # --- showing ----------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> dict[str, Any]:
        """The table as one player sees it."""
        view = self.showing.prepared(self.game, self.game.view(seat))
        if self.seats.watching:
            view["watching"] = True
        return view

    def news(self, seat: int) -> list[str]:
        """What was told since this player last read it."""
        lines = self.recalled.pop(seat, []) + self.history.told(self.game.log, seat, self.told[seat])
        self.told[seat] = self.history.now(self.game.log)
        return lines

    def tell(self, seat: int) -> None:
        """Say what happened."""
        self.screen.note(*self.news(seat))

    def hand_over(self, seat: int) -> None:
        """Another person sits down; what the first may see is cleared away."""
        self.screen.hide()
        self.screen.read(f"Pass the keyboard to {letter(seat)}, and press Enter. ")
        self.at = seat
        self.drawn.clear()
