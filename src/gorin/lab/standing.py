"""What can be counted of a player: honor, fate, cards in hand, what is in play; and whether the game is won."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from gorin.agents.heuristic import game_of
from gorin.kernel.sides import foes
from gorin.kernel.state import State
from gorin.rulesets.accounts import listing
from gorin.rulesets.views import Still
from gorin.sim.game import Game

Counts = Mapping[str, Callable[[Any], int]]

COUNTS: Final[Mapping[str, Counts]] = {
    "lcg": {
        "honor": lambda player: int(player.honor),
        "fate": lambda player: int(player.fate),
        "cards in hand": lambda player: len(player.hand),
        "characters": lambda player: len(player.characters),
        "provinces": lambda player: sum(not province.broken for province in player.provinces),
    },
    "ccg": {
        "Family Honor": lambda player: int(player.family_honor),
        "cards in hand": lambda player: len(player.hand),
        "Personalities": lambda player: len(player.personalities),
        "Holdings": lambda player: len(player.holdings),
        "provinces": lambda player: len(player.provinces),
    },
}
MINE, THEIRS = 0, 1
CLEAR: Final = 2.0  # standard errors
SAID: Final = 2  # differences
LEAST: Final = 0.1  # that is worth saying
FEWEST: Final = 4  # tables that say anything


def counted(s: State, seat: int) -> dict[str, int]:
    """What a player has."""
    player = s.box.rules.look_at(Still(s)).player(seat)
    return {what: count(player) for what, count in COUNTS[game_of(s)].items()}


def won(game: Game, seat: int) -> float:
    """Has this seat won, or its team? Of a game that nobody has won, every side has the same."""
    if game.winners:
        return float(seat in game.winners)
    return 1 / len(set(game.state.box.teams))


def more_and_less(ones: Sequence[State], others: Sequence[State], you: int) -> str:
    """What a player has more or less of on average at the first tables than at the second, and what others have: "you
    had 0.8 characters more and the others 0.3 provinces fewer". Of games that are over, nothing is counted."""
    pairs = [(a, b) for a, b in zip(ones, others, strict=True) if a.decision is not None and b.decision is not None]
    if len(pairs) < FEWEST:
        return ""
    found: list[tuple[float, int, str]] = []
    for whose in (MINE, THEIRS):
        told = [(total(a, you, whose), total(b, you, whose)) for a, b in pairs]
        for what in told[0][0]:
            differences = [a[what] - b[what] for a, b in told]
            middle, error = fmean(differences), stdev(differences) / sqrt(len(differences))
            if abs(middle) >= LEAST and abs(middle) >= CLEAR * error:
                few = "fewer" if what.endswith("s") or what.startswith("cards") else "less"
                more = "more" if middle > 0 else few
                found.append((-abs(middle) / (error or LEAST), whose, f"{abs(middle):.1f} {what} {more}"))
    kept = sorted(found)[:SAID]
    said = [listing([words for _, who, words in kept if who == whose]) for whose in (MINE, THEIRS)]
    mine, theirs = f"you had {said[0]}" if said[0] else "", f"the others{'' if said[0] else ' had'} {said[1]}"
    return listing([x for x in (mine, theirs if said[1] else "") if x])


def total(s: State, you: int, whose: int) -> dict[str, int]:
    """What a player has, or all who are against him have together."""
    each = [counted(s, seat) for seat in ([you] if whose == MINE else foes(s, you))]
    return {what: sum(x[what] for x in each) for what in COUNTS[game_of(s)]}
