"""One decision of a person: the table, the news, the question, and everything that can be typed before the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gorin.kernel.decisions import Decision
from gorin.terminal import answers, wording
from gorin.terminal.commands import Command, Pick, Wrong, understand
from gorin.terminal.doing import Again, Doing
from gorin.terminal.telling import View, letter
from gorin.terminal.wording import Choice

if TYPE_CHECKING:
    from gorin.terminal.session import Session


class Turn:
    """What one person is asked."""

    asked = ""  # said before the question

    def __init__(self, session: Session, d: Decision, view: View) -> None:
        self.session = session
        self.screen = session.screen
        self.game = session.game
        self.d = d
        self.view = view
        self.chosen = session.history.chosen(d)
        self.table_of = session.showing
        self.prices = self.table_of.prices(self.game, view)
        self.step, self.moment = answers.moment(self.game)
        self.offered = self.options()

    def options(self) -> list[Choice]:
        """The options in full words."""

        def price(card: int) -> str:
            return f" (cost {self.prices[card]})" if card in self.prices else ""

        return wording.choices(self.table_of, self.game, self.view, len(self.chosen), price)

    def take(self) -> int | None:
        """Show, and ask until there is an answer; None if the last decision was taken back instead."""
        self.show()
        while True:
            typed = self.screen.read(f"{letter(self.d.player)}> ")
            meant = understand(typed, self.offered)
            if isinstance(meant, Pick):
                return meant.index
            if isinstance(meant, Wrong):
                self.screen.say(*(answers.not_offered(self.game, meant.named, self.view) or [meant.sentence]))
            elif isinstance(meant, Command):
                try:
                    picked = Doing(self).do(meant)
                except Again:
                    return None
                if picked is not None:
                    return picked

    # --- showing ----------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """The table if it has changed, what happened, what is taught, the question."""
        news = self.session.news(self.d.player)
        follows = self.game.rules.questions[self.d.why].within
        face = {key: value for key, value in self.view.items() if key != "decision"}
        before = self.session.drawn.get(self.d.player)
        if self.screen.plain:
            period = self.table_of.period
            self.screen.say(*news)
            if before is None or before[period] != self.view[period]:
                self.table()
            elif before != face and not follows:
                self.screen.say(*self.table_of.status(self.view))
        else:
            if before is None or (before != face and not follows):
                self.screen.say("")
                self.table()
            self.screen.note(*news)
        if before is None or not follows:
            self.session.drawn[self.d.player] = face
        self.lessons(news)
        self.ask()

    def lessons(self, news: list[str]) -> None:
        """What is taught now."""
        if self.session.teacher is not None:
            for lesson in self.session.teacher.lessons(self.d.why, self.step, news):
                self.screen.say(f"Lesson: {lesson}")

    def table(self) -> None:
        """The whole table."""
        self.screen.table(self.table_of, self.view, self.moment, self.prices)

    def ask(self) -> None:
        """The question and the options."""
        self.screen.say(f"{self.asked}{self.game.question}")
        if self.chosen:
            self.screen.say(f"Chosen so far: {', '.join(self.chosen)}.")
        self.screen.options(wording.groups(self.table_of, self.offered, self.view))
