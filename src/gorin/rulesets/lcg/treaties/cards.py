"""The treaty cards: a deck of our own. Each says what befalls the player who breaks the treaty it lies with, and what
the other gets, by the value at stake. `HONOR_AT_STAKE` is what is at stake without a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gorin.rulesets.lcg import events as ev

BREAKER: Final = "The player who broke this treaty"
OTHER: Final = "The player who did not break this treaty"


def value(staked: int) -> int:
    """As much as is at stake."""
    return staked


def half(staked: int) -> int:
    """Half of it, rounded up."""
    return (staked + 1) // 2


class Effect(NamedTuple):
    """One effect: whom it is about, what happens, and how much of it; of characters the player chooses so many."""

    who: str
    kind: int  # of event
    amount: Callable[[int], int] = value


class TreatyCard(NamedTuple):
    """A treaty card."""

    name: str
    effects: tuple[Effect, ...]

    @property
    def text(self) -> str:
        """What is written on it."""
        return " ".join(f"{x.who} {SAID[x.kind].format(MUCH[x.amount])}." for x in self.effects)


MUCH: Final[dict[Callable[[int], int], str]] = {
    value: "the value at stake",
    half: "half the value at stake (rounded up)",
}
SAID: Final = {
    ev.LOSE_HONOR: "loses honor equal to {}",
    ev.GAIN_HONOR: "gains honor equal to {}",
    ev.LOSE_FATE: "loses fate equal to {}",
    ev.GAIN_FATE: "gains fate equal to {}",
    ev.DISCARD_RANDOM: "discards cards at random equal to {}",
    ev.DRAW: "draws cards equal to {}",
    ev.BOW: "bows ready characters of their own, in number equal to {}",
    ev.READY: "readies bowed characters of their own, in number equal to {}",
    ev.DISHONOR: "dishonors characters of their own, in number equal to {}",
    ev.HONOR: "honors characters of their own, in number equal to {}",
    ev.REMOVE_FATE: "removes 1 fate from each of their own characters, in number equal to {}",
}

HONOR_AT_STAKE: Final = TreatyCard("", (Effect(BREAKER, ev.LOSE_HONOR),))
CARDS: Final = (
    TreatyCard("Loss of Face", (Effect(BREAKER, ev.LOSE_HONOR),)),
    TreatyCard("A Public Apology", (Effect(BREAKER, ev.LOSE_HONOR, half), Effect(OTHER, ev.GAIN_HONOR, half))),
    TreatyCard("The Better Name", (Effect(OTHER, ev.GAIN_HONOR),)),
    TreatyCard("Blood Price", (Effect(BREAKER, ev.LOSE_FATE), Effect(OTHER, ev.GAIN_FATE, half))),
    TreatyCard("Merchants Turn Away", (Effect(BREAKER, ev.LOSE_FATE), Effect(BREAKER, ev.LOSE_HONOR, half))),
    TreatyCard("Confiscated Letters", (Effect(BREAKER, ev.DISCARD_RANDOM),)),
    TreatyCard("A Loose Tongue", (Effect(BREAKER, ev.DISCARD_RANDOM, half), Effect(OTHER, ev.DRAW, half))),
    TreatyCard("Empty Barracks", (Effect(BREAKER, ev.BOW),)),
    TreatyCard("Hostages Ride Home", (Effect(BREAKER, ev.LOSE_HONOR, half), Effect(OTHER, ev.READY))),
    TreatyCard("Whispers at Court", (Effect(BREAKER, ev.DISHONOR, half),)),
    TreatyCard("Songs of the Betrayed", (Effect(BREAKER, ev.LOSE_HONOR, half), Effect(OTHER, ev.HONOR, half))),
    TreatyCard("Followers Drift Away", (Effect(BREAKER, ev.REMOVE_FATE),)),
)
