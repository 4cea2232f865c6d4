"""When a player is asked at all. Windows can be passed for you; what must be decided is always asked."""

from __future__ import annotations

from dataclasses import dataclass

from gorin.kernel.decisions import PASS, Decision
from gorin.terminal.showing import Showing
from gorin.terminal.telling import View

SETTINGS = {
    "choices": "you are asked whenever you have a choice",
    "windows": "you are asked at every window, even if you can only pass",
    "reactions": "action windows are passed for you; you are asked for reactions and interrupts",
    "never": "all windows are passed for you; you are asked only what must be decided",
}


def pass_option(table: Showing, d: Decision) -> int | None:
    """The place of the option that passes a window; None where the decision is no window."""
    if d.why not in table.actions | table.answers:
        return None
    return next((i for i, o in enumerate(d.options) if o.verb == PASS), None)


@dataclass
class Passing:
    """One player's settings."""

    table: Showing
    stop: str = "choices"
    until: str = ""  # the fight ("conflict", "battle") or "phase": windows are passed until it ends
    since: tuple[int, str] = (0, "")  # the round and phase in which that began

    def begin(self, period: str, view: View) -> str:
        """Pass windows until the fight or the phase ends; gives a sentence if that cannot be."""
        fight = self.table.fight
        if period not in (fight, "phase"):
            return f"You can pass until the end of the {fight} or of the phase, not of '{period}'."
        if period == fight and not self.table.fighting(view):
            return f"There is no {fight} now."
        self.until, self.since = period, (view[self.table.period], view["phase"])
        return ""

    def off(self) -> None:
        """Ask again."""
        self.until = ""

    def answer(self, d: Decision, view: View) -> int | None:
        """The option to choose for the player without asking; None to ask.

        A choice with one option is none, and is made unless every window is to be shown.
        """
        place = pass_option(self.table, d)
        self._expire(view)
        if len(d.options) == 1:
            return None if place is not None and self.stop == "windows" and not self.until else 0
        if place is None:
            return None
        if self.until:
            return place
        if self.table.final(d, view):
            return None  # nobody makes such a pass for you
        if self.stop == "never" or (self.stop == "reactions" and d.why in self.table.actions):
            return place
        return None

    def _expire(self, view: View) -> None:
        over = self.until == self.table.fight and not self.table.fighting(view)
        if over or (self.until and self.since != (view[self.table.period], view["phase"])):
            self.until = ""
