"""Everything that can be typed besides an answer: asking the table, taking back, leaving."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gorin.errors import GorinError
from gorin.rulebook import fold
from gorin.sim.passing import SETTINGS, pass_option
from gorin.terminal import answers, bargaining
from gorin.terminal.commands import Command, help_page
from gorin.terminal.keeping import copy
from gorin.terminal.screen import Left
from gorin.terminal.teaching import Teacher, about
from gorin.terminal.telling import letter

if TYPE_CHECKING:
    from gorin.terminal.turn import Turn

LOG_LINES = 20


class Conceded(Exception):
    """A player has given the game up."""


class Again(Exception):
    """The decision was taken back: the game asks anew."""


class Doing:
    """What a command does, at one decision."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.session = turn.session
        self.screen = turn.screen
        self.game = turn.game
        self.d = turn.d
        self.view = turn.view
        self.offered = turn.offered

    def do(self, command: Command) -> int | None:
        """Do what a command asks. Some of them choose an option."""
        doings: dict[str, Callable[[str], int | None]] = {
            "?": self.explain,
            "card": self.card,
            "concede": self.concede,
            "hint": self.hint,
            "log": self.log,
            "pass": self.passes,
            "quit": self.quit,
            "rules": lambda rest: self.screen.say(*answers.rules_about(self.game, rest)),
            "save": self.save,
            "see": lambda rest: self.screen.say("Only one who watches two agents can change sides."),
            "stop": self.stop,
            "table": self.show_again,
            "teach": self.teach,
            "treaty": self.treaty,
            "undo": self.undo,
            "why": self.why,
        }
        return doings[command.name](command.rest)

    def explain(self, rest: str) -> None:
        """`?`: the page of help and what is asked; of an option, or of a card."""
        if not rest:
            page = help_page(self.session.showing)
            width = max(len(form) for form, _ in page)
            for form, what in page:
                self.screen.say(f"{form}: {what}." if self.screen.plain else f"{form:{width}}  {what}")
            for lesson in about(self.game.header.rules, self.d.why, self.turn.step, self.game.seats):
                self.screen.say(str(lesson))
            self.turn.ask()
        elif rest.isascii() and rest.isdecimal():
            if len(rest) < 9 and 1 <= int(rest) <= len(self.offered):
                each = self.offered[int(rest) - 1]
                self.screen.say(*answers.explain_option(self.game, self.d, each, self.view))
            else:
                self.screen.say(f"There is no option {rest}; they are numbered 1 to {len(self.offered)}.")
        elif same := [each for each in self.offered if fold(rest) in (fold(each.text), fold(each.said))]:
            self.screen.say(*answers.explain_option(self.game, self.d, same[0], self.view))
        else:
            self.card(rest)

    def card(self, rest: str) -> None:
        """A card in full, and where it lies."""
        if not rest:
            self.screen.say(f"Which card? For instance: card {self.session.showing.card_example}")
        else:
            self.screen.say(*answers.explain_card(self.game, rest, self.view))

    def why(self, rest: str) -> None:
        """Why a card cannot be used now."""
        if not rest:
            example = self.session.showing.card_example
            self.screen.say(f"Why can which card not be used? For instance: why {example}")
        else:
            self.screen.say(*answers.why_not(self.game, rest, self.view, self.offered))

    def hint(self, rest: str) -> None:
        """What the agent would do."""
        try:
            index, reason = self.session.seats.hint(self.game, self.d)
            each = self.offered[index]
        except Exception as error:  # a hint that fails is no reason to end a game
            self.screen.say(f"There is no hint for this ({type(error).__name__}: {error}).")
            return
        because = f" {reason}" if reason else " It gives no reason."
        self.screen.say(f"The AI would choose {each.number}, {each.text}.{because}")

    def log(self, rest: str) -> None:
        """The last lines of the log."""
        if rest and not (rest.isascii() and rest.isdecimal() and 0 < len(rest) < 9):
            self.screen.say(f"'{rest}' is no number of lines; for instance: log 30")
            return
        lines = self.session.history.told(self.game.log, self.d.player)
        last = lines[-int(rest or LOG_LINES) :] if int(rest or 1) else []
        self.screen.note(*(last or ["Nothing has happened yet."]))

    def show_again(self, rest: str) -> None:
        """The table and the question; at a larger table with the sides of these players, or of all, laid open."""
        seats = [letter(seat) for seat in range(self.game.seats)]
        wanted = rest.upper().replace(",", " ").split()
        if wrong := [each for each in wanted if each not in (*seats, "ALL")]:
            self.screen.say(f"Nobody is called '{wrong[0]}'; type table, table all, or table and {' or '.join(seats)}.")
            return
        self.view["open"] = ["all" if each == "ALL" else seats.index(each) for each in wanted]
        self.turn.table()
        del self.view["open"]
        self.turn.ask()

    def passes(self, rest: str) -> int | None:
        """`pass conflict` or `pass battle`, `pass phase`, `pass off`. A bare `pass` is an option."""
        passing = self.session.passing[self.d.player]
        if rest in ("off", "no"):
            passing.off()
            self.screen.say("You are asked again.")
            return None
        if wrong := self.session.showing.no_such_period(rest, self.view):
            self.screen.say(wrong)
            return None
        passing.begin(rest, self.session.showing.now(self.view))
        place = pass_option(self.game.rules.questions[self.d.why], self.d)
        self.screen.say(f"Windows are passed for you until the {rest} ends; what must be decided is still asked.")
        return place

    def stop(self, rest: str) -> None:
        """When to ask."""
        passing = self.session.passing[self.d.player]
        if rest and rest not in SETTINGS:
            self.screen.say(f"'{rest}' is no such setting; there are {', '.join(SETTINGS)}.")
            return
        if rest:
            passing.stop = rest
            passing.off()
            self.session.settings.stop = rest
            self.session.remember()
        self.screen.say(f"stop {passing.stop}: {SETTINGS[passing.stop]}. {self.session.showing.always}")

    def teach(self, rest: str) -> None:
        """Lessons from here on, or no more of them."""
        on = rest not in ("off", "no")
        self.session.teacher = Teacher(self.game.header.rules, self.game.seats) if on else None
        self.session.settings.teach = on
        self.session.remember()
        self.screen.say("Each step is explained when it first comes." if on else "No more lessons.")
        self.turn.lessons([])

    def undo(self, rest: str) -> None:
        """Back to your last decision."""
        if self.session.undo():
            self.screen.say("Your last decision is taken back.")
            raise Again
        self.screen.say("There is no decision of yours to take back.")

    def save(self, rest: str) -> None:
        """Where the game is kept, or a copy of it."""
        try:
            if rest:
                copy(self.session.game.saved, rest)
                self.screen.whole(f"The game is written to {rest}; 'gorin play --load {rest}' resumes it.")
            elif self.session.kept.works:
                self.screen.whole(f"Every decision is kept in {self.session.kept.path}; 'gorin play' resumes the game.")
            else:
                self.screen.whole(f"{self.session.kept.trouble} 'save FILE' may write it elsewhere.")
        except (OSError, GorinError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            self.screen.whole(f"The game cannot be written to {rest}: {reason}.")

    def treaty(self, rest: str) -> None:
        """`treaty`: what stands and what is offered; with more, an offer or an answer. The game then asks anew."""
        if not self.game.rules.deals:
            self.screen.say("No treaties are made in this game.")
        elif not rest:
            self.screen.say(*bargaining.told(self.view))
        else:
            try:
                self.session.aside(
                    self.d.player, bargaining.understood(rest, self.d.player, self.game.seats, self.view)
                )
            except GorinError as error:
                self.screen.say(str(error))
            else:
                raise Again

    def concede(self, rest: str) -> None:
        """Give the game up; where everybody plays alone against several, only for oneself."""
        if not self.screen.yes("Give the game up?"):
            return
        who, game = self.d.player, self.game
        if game.seats > 2 and not any(self.game.state.box.teams[q] & ~(1 << q) for q in range(game.seats)):
            self.session.aside(who, {"do": "concede"})
            if any(game.state.alive >> seat & 1 for seat in self.session.seats.people) and not game.over:
                raise Again
        raise Conceded(letter(who))

    def quit(self, rest: str) -> None:
        """Leave the table."""
        raise Left
