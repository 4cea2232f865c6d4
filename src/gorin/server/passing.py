"""When a seat is asked at all. Windows can be passed for a player; what must be decided is always asked.

The same settings as in the terminal, for any game: a window is a decision that can be passed and in which one acts or
answers, and how long a player passes is read off what every view has.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gorin.errors import IllegalChoice
from gorin.kernel.decisions import DONE, PASS, Decision

ANSWERS = frozenset({"cancel", "would-interrupts", "interrupts", "reactions", "reactions before", "reactions after"})
FIGHTS = ("conflict", "attack")  # what games call the time that `until: conflict` lasts


def acts(d: Decision) -> bool:
    """Is this a window in which players act in turn? Everybody is asked there, whatever they hold."""
    return d.why == "action" or d.why.endswith(" action")


def answers(d: Decision) -> bool:
    """Is this a window in which cards answer? Only who has such a card is asked there."""
    return d.why in ANSWERS


def pass_option(d: Decision) -> int | None:
    """The place of the option that passes a window; None where the decision is no window."""
    if not acts(d) and not answers(d):
        return None
    return next((i for i, o in enumerate(d.options) if o.verb == PASS), None)


def fight(view: dict[str, Any]) -> Any:
    """The conflict or battle that is going on, if there is one."""
    return next((view[name] for name in FIGHTS if view.get(name) is not None), None)


@dataclass
class Passing:
    """One seat's settings."""

    stop: str = "choices"
    until: str = ""
    since: tuple[int, str] = (0, "")  # the round and phase in which passing began

    def begin(self, period: str, view: dict[str, Any], round: int) -> None:
        """Pass windows until the conflict or the phase ends, or ask again."""
        if period == "conflict" and fight(view) is None:
            raise IllegalChoice("There is no conflict now that you could pass to the end of.")
        self.until, self.since = period, (round, str(view.get("phase", "")))

    def answer(self, d: Decision, look: Callable[[], dict[str, Any]], round: int) -> int | None:
        """The option to choose for the player without asking; None to ask. The view is made only if it matters."""
        place = pass_option(d)
        if self.until and self._over(look(), round):
            self.until = ""
        if len(d.options) == 1:
            return None if place is not None and self.stop == "windows" and not self.until else 0
        if place is None:
            return None
        if self.until:
            return place
        if self.stop == "never" or (self.stop == "reactions" and acts(d)):
            final = (
                acts(d) and look().get("phase") == "dynasty"
            )  # a pass there may be the last: nobody makes it for you
            return None if final else place
        return None

    def _over(self, view: dict[str, Any], round: int) -> bool:
        """Has what the player passes through ended?"""
        ended = self.until == "conflict" and fight(view) is None
        return ended or self.since != (round, str(view.get("phase", "")))


def all_alike(d: Decision, say: Callable[[], list[str]]) -> bool:
    """Is it all the same? Province tokens have no faces, and it does not matter which of them lies where. The options
    are put into words only if it matters."""
    if d.why != "place a province":
        return False
    return len({text.removesuffix(f" #{o.card}") for o, text in zip(d.options, say(), strict=True)}) == 1


def way_out(d: Decision) -> int:
    """What is chosen for a player whose time is up: pass, done, or the first option."""
    return next((i for i, o in enumerate(d.options) if o.verb in (PASS, DONE)), 0)
