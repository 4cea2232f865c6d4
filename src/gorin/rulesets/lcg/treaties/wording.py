"""Promises, offers and treaties in English: the log, the page, the terminal and programs read the same sentences."""

from __future__ import annotations

from typing import Final

from gorin.kernel.log import tell
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.treaty_rows import (
    CONFLICT,
    NO_CONFLICT,
    NO_DEFENSE,
    PASS,
    THIS_PHASE,
    WHOLE_GAME,
    WORDS,
    Offer,
    Promise,
    Treaty,
)

PROMISED: Final = {
    NO_CONFLICT: "to declare no conflict against {about}",
    CONFLICT: "to declare a conflict against {about}",
    NO_DEFENSE: "to declare no defenders against {about}",
    PASS: "to declare no conflict at all",
    WORDS: "“{words}”",
}


def how_long(s: Game, promise: Promise) -> str:
    """Until when: once it is given by the round, before by how many there will be."""
    if promise.lasts == THIS_PHASE:
        return "until the end of the phase"
    if promise.lasts == WHOLE_GAME:
        return "for the rest of the game"
    last = promise.until or s.round + promise.lasts - 1
    return "until the end of the round" if last == s.round else f"until the end of round {last}"


def promised(s: Game, promise: Promise) -> str:
    """ "A promises B to declare no conflict against B until the end of the round"."""
    about = seat_name(promise.about) if promise.about >= 0 else ""
    what = PROMISED[promise.what].format(about=about, words=promise.words)
    return f"{seat_name(promise.by)} promises {seat_name(other_in(s, promise))} {what} {how_long(s, promise)}"


def other_in(s: Game, promise: Promise) -> int:
    """To whom it is promised."""
    return next(x.by for x in s.promises if x.deal == promise.deal and x.by != promise.by)


def at_stake(s: Game, deal: Offer | Treaty) -> str:
    """What breaking it costs."""
    cards = bool(s.treaty_deck) if isinstance(deal, Offer) else deal.card >= 0
    return f"a treaty card at {deal.value} is at stake" if cards else f"{deal.value} honor is at stake"


def terms(s: Game, deal: Offer | Treaty) -> str:
    """Both promises, and what is at stake."""
    both = [promised(s, x) for x in s.promises if x.deal == deal.id]
    return f"{', and '.join(both)}; {at_stake(s, deal)}"


def offered(s: Game, offer: Offer) -> str:
    """An offer in a sentence."""
    return f"{seat_name(offer.by)} offers {seat_name(offer.to)} a treaty ({offer.id}): {terms(s, offer)}."


def stands(s: Game, treaty: Treaty) -> str:
    """A treaty in a sentence."""
    return f"{pair(treaty)} have a treaty ({treaty.id}): {terms(s, treaty)}."


def pair(treaty: Treaty) -> str:
    """ "A and B"."""
    return f"{seat_name(treaty.a)} and {seat_name(treaty.b)}"


def say(s: Game, sentence: str) -> None:
    """Talk at a table is heard by all."""
    if s.log is not None:
        tell(s, sentence)
