"""Watching agents play: what the one whose cards you see chooses, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gorin.kernel.decisions import Decision
from gorin.terminal.commands import Command, understand
from gorin.terminal.doing import Doing
from gorin.terminal.telling import View, letter
from gorin.terminal.turn import Turn

if TYPE_CHECKING:
    from gorin.terminal.session import Session

PLAYERS_ONLY = ("hint", "undo", "pass", "stop", "concede", "treaty", "why")


class Watched(Turn):
    """A decision of an agent whose cards you see: what it chooses and why, then on."""

    def __init__(self, session: Session, d: Decision, view: View, index: int) -> None:
        self.index = index
        self.asked = f"{letter(d.player)} is asked: "
        super().__init__(session, d, view)

    def take(self) -> int | None:
        """Show, and wait for Enter."""
        self.show()
        each = self.offered[self.index]
        reason = f" {self.session.reason}" if self.session.reason else ""
        self.screen.say(f"{letter(self.d.player)} chooses {each.number}, {each.text}.{reason}")
        while True:
            period = self.table_of.period
            typed = self.screen.read(f"Enter: go on; {period}, end: go on so far; ?: help> ")
            if not typed:
                return None
            if typed in (period, "end"):
                self.session.until, self.session.since = "end" if typed == "end" else "round", self.game.rounds
                return None
            meant = understand(typed, [])
            if isinstance(meant, Command):
                if meant.name == "see":
                    self.see(meant.rest)
                elif meant.name in PLAYERS_ONLY:
                    self.screen.say("You are watching: only the agents play.")
                else:
                    Doing(self).do(meant)
            else:
                self.screen.say("You are watching: press Enter to go on, or type '?' for help.")

    def see(self, rest: str) -> None:
        """Look at another player's cards."""
        seats = [letter(seat) for seat in range(self.game.seats)]
        if rest.upper() not in seats:
            self.screen.say(f"Whose cards? Type see and one of {', '.join(seats)}.")
            return
        self.session.at = seats.index(rest.upper())
        self.session.drawn.clear()
        self.screen.say(f"You see {rest.upper()}'s cards from the next decision on.")
