"""Whose turn it is: the order in which players are asked, act and pass, and who of them is first.

An order is data. Every seat has a group, the seats with which it shares its opportunities: in most games itself, in
games of teams its team. From that follow

- `next_player`: the sequence in which all are asked while everybody passes. The players of a group stand in a row, by
  seat; groups follow each other by their lowest seats.
- `next_to_act`: somebody acted, and with that the whole group; the next group begins, with its first player.
- `all_passed`: everybody was asked and passed since the last act. A group has passed when all of it have.
- `in_order`: "in player order", each player once: the first of each group in turn, then the second of each, …
- `s.first`: who has the first opportunity and decides ties in time: of a group its first player, for all of it.

Where every seat is its own group, all of this is clockwise round the table.
"""

from __future__ import annotations

from functools import cache
from itertools import zip_longest
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from gorin.kernel.state import State


Table = list[list[int]]  # by the set of players still in the game, then by seat: a seat


@final
class TurnOrder:
    """The order of a box, worked out for every set of players who may still be in the game."""

    __slots__ = ("after_act", "after_pass", "groups", "opens", "rounds", "sequences")

    def __init__(self, groups: tuple[int, ...]) -> None:
        teams = [[q for q in range(len(groups)) if group >> q & 1] for group in dict.fromkeys(groups)]
        seats, sets = range(len(groups)), range(1 << len(groups))
        others = [_turned(teams, q)[1:] for q in seats]
        self.groups: Final = groups  # per seat: those who share its opportunities, as a set
        self.sequences: Final = [[_sequence(teams, alive, q) for q in seats] for alive in sets]
        self.rounds: Final = [[_round(teams, alive, q) for q in seats] for alive in sets]
        self.after_pass: Final[Table] = [[_second(self.sequences[alive][q], q) for q in seats] for alive in sets]
        self.after_act: Final[Table] = [[_opening(others[q], teams, alive) for q in seats] for alive in sets]
        self.opens: Final[Table] = [[_opening(_turned(teams, q), teams, alive) for q in seats] for alive in sets]


@cache
def order_of(groups: tuple[int, ...]) -> TurnOrder:
    """The order in which players act who share their opportunities so: each seat by itself, or teams."""
    return TurnOrder(groups)


# --- what follows from the groups: `teams` are their seats, the lowest first ----------------------------------------


def _turned(teams: list[list[int]], first: int) -> list[list[int]]:
    """The teams round the table from the one of this seat on."""
    i = next(i for i, team in enumerate(teams) if first in team)
    return teams[i:] + teams[:i]


def _sequence(teams: list[list[int]], alive: int, first: int) -> list[int]:
    every = [q for team in teams for q in team]
    i = every.index(first)
    return [q for q in every[i:] + every[:i] if alive >> q & 1]


def _round(teams: list[list[int]], alive: int, first: int) -> list[int]:
    own, *others = _turned(teams, first)
    i = own.index(first)
    left = [[q for q in team if alive >> q & 1] for team in (own[i:] + own[:i], *others)]
    return [q for each in zip_longest(*left, fillvalue=-1) for q in each if q >= 0]


def _second(sequence: list[int], first: int) -> int:
    return next((q for q in sequence if q != first), sequence[0] if sequence else -1)


def _opening(teams: list[list[int]], every: list[list[int]], alive: int) -> int:
    return next((q for team in (*teams, *every) for q in team if alive >> q & 1), -1)


# --- what is asked of the order of a game ---------------------------------------------------------------------------


def next_player(s: State, who: int) -> int:
    """Who is asked next if this player passes: clockwise, or the next of the team and then the next team."""
    order: TurnOrder = s.box.turns
    return order.after_pass[s.alive][who]


def next_to_act(s: State, who: int) -> int:
    """Who is asked next if this player acts."""
    order: TurnOrder = s.box.turns
    return order.after_act[s.alive][who]


def next_among(s: State, who: int, seats: int) -> int:
    """The first of these players to be asked, from this one on, if everybody before passes; -1 if there is none."""
    if seats >> who & s.alive >> who & 1:
        return who
    return next((q for q in asked_from(s, who) if seats >> q & 1), -1)


def asked_from(s: State, who: int) -> list[int]:
    """The sequence in which all are asked from this player on, if everybody passes."""
    order: TurnOrder = s.box.turns
    return order.sequences[s.alive][who]


def opens(s: State, who: int) -> int:
    """The first to be asked where this player, or the player's team, has the first opportunity."""
    order: TurnOrder = s.box.turns
    return order.opens[s.alive][who]


def in_order(s: State, first: int | None = None) -> list[int]:
    """The players still in the game in player order, from the first player (or another) on."""
    order: TurnOrder = s.box.turns
    return order.rounds[s.alive][s.first if first is None else first][:]


def passes_needed(s: State, seats: int = -1) -> int:
    """How many passes in a row it takes until everybody (of these players) has passed."""
    return (s.alive & seats).bit_count()


def all_passed(s: State, passes: int, seats: int = -1) -> bool:
    """Has everybody (of these players) passed, after so many passes in a row?"""
    return passes >= (s.alive & seats).bit_count()


def passed_before(s: State, who: int, passes: int) -> list[int]:
    """Who has passed, where it is this player's turn after so many passes in a row."""
    order: TurnOrder = s.box.turns
    sequence = order.sequences[s.alive][who]
    return sorted(sequence[len(sequence) - passes :]) if 0 < passes <= len(sequence) else []


def passed_with(s: State, who: int) -> int:
    """Whose pass it is when this player passes, as a set: the player's own; with the last of a team, all of it."""
    order: TurnOrder = s.box.turns
    group = order.groups[who] & s.alive
    return 0 if group >> who + 1 else group


def pass_over(s: State, regs: list[int], turn: int, passes: int) -> bool:
    """Players have just left (`s.gone`) while opportunities went round: whose turn it is, and how many have passed in a
    row, in these registers. Have all who remain passed?"""
    order: TurnOrder = s.box.turns
    if regs[passes]:
        row = order.sequences[s.alive | s.gone][regs[turn]][-regs[passes] :]
        regs[passes] -= sum(s.gone >> q & 1 for q in row)
    if s.gone >> regs[turn] & 1:
        regs[turn] = next_player(s, regs[turn])
    return regs[passes] > 0 and all_passed(s, regs[passes])


# --- who is first ---------------------------------------------------------------------------------------------------


def make_first(s: State, who: int) -> None:
    """This player is first, or the player's team."""
    s.first = opens(s, who)


def is_first(s: State, who: int) -> bool:
    """Is this the first player, or one of the first team?"""
    order: TurnOrder = s.box.turns
    return order.groups[s.first] >> who & 1 == 1
