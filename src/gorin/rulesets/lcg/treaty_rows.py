"""Offers, treaties and the promises in them, as the state holds them: rows with names.

An offer and the treaty that it becomes have the same id, and so the promises of both stay where they are.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# what is promised
NO_CONFLICT: Final = 0  # no conflict against that player
CONFLICT: Final = 1  # at least one conflict against that player
NO_DEFENSE: Final = 2  # no defenders in conflicts which that player declares
PASS: Final = 3  # no conflict at all
WORDS: Final = 4  # in free words
KINDS: Final = ("no conflict", "conflict", "no defense", "pass", "words")

# for how long
THIS_PHASE: Final = 0
MOST_ROUNDS: Final = 9
WHOLE_GAME: Final = 999

VALUES: Final = range(1, 6)  # what may be at stake


class Offer(NamedTuple):
    """A treaty that one player would make with another."""

    id: int
    by: int
    to: int
    value: int


class Treaty(NamedTuple):
    """A treaty that both have agreed to."""

    id: int
    a: int  # who offered it
    b: int
    value: int
    since: int  # the round
    card: int  # the treaty card that lies between them, or -1
    accused: int  # who is said to have broken a promise in free words, as a set
    dissolving: int  # who would dissolve it, as a set


class Promise(NamedTuple):
    """What one of the two promises."""

    deal: int  # the offer, or the treaty
    by: int
    what: int
    about: int  # the player whom it is about, or -1
    lasts: int  # as agreed: THIS_PHASE, a number of rounds, WHOLE_GAME
    until: int  # once it is given: THIS_PHASE, the last round of it, WHOLE_GAME
    kept: int  # there is nothing left to do or not to do: it was done, or its time is over
    words: str
