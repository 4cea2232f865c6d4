"""When a player is asked at all. Windows can be passed for a player; what must be decided is always asked.

A window is a question in which one acts or answers, as the game declares it, and which can be passed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from gorin.kernel.decisions import DONE, PASS, Decision
from gorin.kernel.questions import ACTION, ANSWER, Question

SETTINGS: Final = {
    "choices": "you are asked whenever you have a choice",
    "windows": "you are asked at every window, even if you can only pass",
    "reactions": "action windows are passed for you; you are asked for reactions and interrupts",
    "never": "all windows are passed for you; you are asked only what must be decided",
}
PHASE: Final = "phase"


class Now(NamedTuple):
    """The moment, as it bears on passing: the round or turn, its phase, and whether something is fought."""

    round: int
    phase: str
    fighting: bool


def pass_option(asked: Question, d: Decision) -> int | None:
    """The place of the option that passes a window; None where the decision is no window."""
    if asked.kind not in (ACTION, ANSWER):
        return None
    return next((i for i, o in enumerate(d.options) if o.verb == PASS), None)


def all_alike(asked: Question, d: Decision, say: Callable[[], list[str]]) -> bool:
    """Is it all the same which option is chosen? They are put into words only if that may be."""
    if not asked.alike:
        return False
    return len({text.removesuffix(f" #{o.card}") for o, text in zip(d.options, say(), strict=True)}) == 1


def way_out(d: Decision) -> int:
    """What is chosen for a player whose time is up: pass, done, or the first option."""
    return next((i for i, o in enumerate(d.options) if o.verb in (PASS, DONE)), 0)


@dataclass
class Passing:
    """One player's settings."""

    stop: str = "choices"
    until: str = ""  # "phase", or what is fought: windows are passed until it ends
    since: tuple[int, str] = (0, "")  # the round and phase in which that began

    def begin(self, period: str, now: Now) -> None:
        """Pass windows until the phase or the fight ends; "" asks again."""
        self.until, self.since = period, (now.round, now.phase)

    def off(self) -> None:
        """Ask again."""
        self.until = ""

    def answer(self, asked: Question, d: Decision, look: Callable[[], Now]) -> int | None:
        """The option to choose for the player without asking; None to ask. It is looked only where it matters.

        A choice with one option is none, and is made unless every window is to be shown.
        """
        place = pass_option(asked, d)
        if self.until and self._over(look()):
            self.until = ""
        if len(d.options) == 1:
            return None if place is not None and self.stop == "windows" and not self.until else 0
        if place is None:
            return None
        if self.until:
            return place
        if self.stop == "never" or (self.stop == "reactions" and asked.kind is ACTION):
            final = asked.final_in and look().phase == asked.final_in
            return None if final else place  # nobody makes a pass for you that may be the last
        return None

    def _over(self, now: Now) -> bool:
        """Has what the player passes through ended?"""
        return self.since != (now.round, now.phase) or (self.until != PHASE and not now.fighting)
