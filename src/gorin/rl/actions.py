"""A vocabulary of actions: what may be chosen as one number, whose meaning does not depend on what else is offered.

| numbers | mean |
|---|---|
| 0, 1 | pass; done |
| 2 … 65 | this number: how much, yes (1) and no (0), a ring, a seat |
| 66 … 97 | a deed that is about no card: the ways to declare a conflict, what a ring does |
| 98 … 129 | spare: an option that has no other number; the k-th of those |
| 130 … | four for each row of cards: choose it, play it, use it, any other way to play or use it |

Where two options would have one number, the second has the next one of its card that is free, or a spare one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.errors import UsageError
from gorin.kernel.decisions import DONE, PASS, PICK, PLAY, SELECT, USE, Decision, Option
from gorin.kernel.state import State
from gorin.rl.rows import BLOCK, Seen

NUMBERS: Final = 64
DEEDS: Final = 32
SPARE: Final = 32
FIRST_NUMBER: Final = 2
FIRST_DEED: Final = FIRST_NUMBER + NUMBERS
FIRST_SPARE: Final = FIRST_DEED + DEEDS
FIRST_CARD: Final = FIRST_SPARE + SPARE
WAYS: Final = ("choose", "play", "use", "otherwise")
FIRST_WAY: Final = {PICK: 0, PLAY: 1, USE: 2}

Deed = Callable[[Option], int]  # a number of its own for an option about no card; beyond DEEDS: none


class Actions:
    """The actions of a game with so many seats."""

    def __init__(self, seats: int, seen: Seen, deed: Deed) -> None:
        self.size = FIRST_CARD + len(WAYS) * BLOCK * seats
        self._seen = seen
        self._deed = deed

    def of(self, s: State, d: Decision) -> list[int]:
        """Per option of a decision its action, as the seat numbers them that is asked."""
        rows = self._seen.rows(s, d.player).of
        out: list[int] = []
        taken: set[int] = set()
        for o in d.options:
            action = self._plain(o) if o.card < 0 else self._of_card(o, int(rows[o.card]), taken)
            if action in taken:
                action = FIRST_SPARE
                while action in taken:
                    action += 1
                if action >= FIRST_CARD:
                    raise UsageError(f"A decision has more than {SPARE} options that have no action ({d.why}).")
            taken.add(action)
            out.append(action)
        return out

    def _plain(self, o: Option) -> int:
        if o.verb == PASS:
            return 0
        if o.verb == DONE:
            return 1
        if o.verb == SELECT and 0 <= o.value < NUMBERS:
            return FIRST_NUMBER + o.value
        deed = self._deed(o) if o.verb != SELECT else DEEDS
        return FIRST_DEED + deed if 0 <= deed < DEEDS else FIRST_SPARE

    def _of_card(self, o: Option, row: int, taken: set[int]) -> int:
        first = FIRST_CARD + len(WAYS) * row
        way = FIRST_WAY.get(o.verb, len(WAYS) - 1)
        return next((a for a in range(first + way, first + len(WAYS)) if a not in taken), first + way)

    def named(self, action: int) -> str:
        """What an action means, of whatever decision."""
        if action in (0, 1):
            return ("pass", "done")[action]
        if action < FIRST_DEED:
            return f"number {action - FIRST_NUMBER}"
        if action < FIRST_SPARE:
            return f"deed {action - FIRST_DEED}"
        if action < FIRST_CARD:
            return f"option {action - FIRST_SPARE}"
        row, way = divmod(action - FIRST_CARD, len(WAYS))
        block, place = divmod(row, BLOCK)
        whose = "your" if block == 0 else f"player +{block}'s"
        return f"{WAYS[way]} {whose} card {place}"
