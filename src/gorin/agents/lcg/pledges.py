"""Promises given, in the plans of the heuristic player: what it costs to break one, what it is worth to keep one, and
the words that say so."""

from __future__ import annotations

from typing import Final

from gorin.agents.lcg.worth import honor_worth
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.lcg.masks import Game, Pledge, pledges

GOOD_NAME: Final = 0.6  # what it counts besides to be known as one who keeps treaties
MOST: Final = 60.0  # more than this nothing counts, short of the game


def price(s: Game, you: int, pledge: Pledge) -> float:
    """What breaking this promise costs: the honor at stake (a treaty card is about as bad), and the good name."""
    return min(MOST, honor_worth(s, s.honor[you]) - honor_worth(s, s.honor[you] - pledge.value)) + GOOD_NAME


def broken_by_attack(s: Game, you: int, foe: int) -> list[Pledge]:
    """The promises that an attack on this player breaks."""
    return [x for x in pledges(s, you) if x.what == "pass" or (x.what == "no conflict" and x.about == foe)]


def attack_worth(s: Game, you: int, foe: int) -> float:
    """What the promises of a player add to the worth of an attack on this foe: below 0, what is broken by it."""
    kept = sum([price(s, you, x) for x in pledges(s, you) if x.what == "conflict" and x.about == foe])
    return kept - sum([price(s, you, x) for x in broken_by_attack(s, you, foe)])


def defense_worth(s: Game, you: int, attacker: int) -> float:
    """What it costs to declare defenders against this attacker (below 0), by what was promised."""
    return -sum([price(s, you, x) for x in pledges(s, you) if x.what == "no defense" and x.about == attacker])


def said_of_attack(s: Game, you: int, foe: int) -> str:
    """The end of a sentence about an attack: whose treaty it breaks or keeps."""
    lost = broken_by_attack(s, you, foe)
    if lost:
        with_whom, stake = seat_name(lost[0].to), sum(x.value for x in lost)
        return f", which is worth breaking the treaty with {with_whom} ({stake} at stake)"
    if any(x.what == "conflict" and x.about == foe for x in pledges(s, you)):
        return ", as promised"
    return ""
