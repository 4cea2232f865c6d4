"""A decision is one pick from a short list. It is derived from the frames, never stored."""

from __future__ import annotations

from typing import Final

import msgspec

from gorin.kernel.values import Value

# what an option is; rulesets add verbs of their own from OTHER on
PICK: Final = 0  # this card; the answer is its id
SELECT: Final = 1  # this number, named by the decision
USE: Final = 2  # this ability of this card
PASS: Final = 3
DONE: Final = 4
PLAY: Final = 5  # this card, played in the manner the ruleset encodes in the value
OTHER: Final = 6

NONE: Final = -1  # the answer of DONE


class Option(Value, frozen=True):
    """One thing that may be chosen: a verb, the card it is about (-1: none), and the answer it gives."""

    verb: int
    card: int
    value: int


MOST_CARDS: Final = 1 << 10  # of one game; every number that holds a card has room for so many
PICKS: Final = tuple([Option(PICK, c, c) for c in range(MOST_CARDS)])  # made once: they are most of all options
NUMBERS: Final = tuple([Option(SELECT, -1, n) for n in range(1 << 6)])
PASSED: Final = Option(PASS, -1, 1)
FINISHED: Final = Option(DONE, -1, NONE)
YES: Final = Option(SELECT, -1, 1)
NO: Final = Option(SELECT, -1, 0)


class Decision(msgspec.Struct, eq=False):
    """Who must choose, why, among what. `reg` and `next` say where the answer goes; `about` is the asking card."""

    player: int
    why: str
    options: list[Option]
    reg: int
    about: int = -1
    next: int = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and (self.player, self.why, self.options, self.about) == (
            other.player,
            other.why,
            other.options,
            other.about,
        )

    __hash__ = None  # type: ignore[assignment]  # a decision is compared, never a key

    def __repr__(self) -> str:
        return f"Decision({self.player}, {self.why!r}, {self.options})"


HALT: Final = Decision(
    -1, "", [], 0
)  # nobody is asked: the machine stops after this step, because somebody won or left
