"""Stops games that go round in circles: nobody has to look until a round has grown far too long."""

from __future__ import annotations

from gorin.kernel.state import State

NOW_AND_THEN = 50  # decisions between two looks
NEARLY = 10  # rounds: in so many decisions there are fewer
LONG_ROUND = 2_000  # decisions; beyond, every position is remembered
OFTEN = 3  # a position that comes up so often is a loop


class Breaker:
    """Counts the decisions of a round, and in a very long one how often each position came up."""

    __slots__ = ("began", "look_at", "round", "seen")

    def __init__(self) -> None:
        self.round = 0
        self.began = 0  # how many decisions had been made when the round began
        self.look_at = 0  # how many decisions must have been made before it is worth looking again
        self.seen: dict[str, int] = {}

    def copy(self) -> Breaker:
        other = Breaker()
        other.round, other.began, other.look_at, other.seen = self.round, self.began, self.look_at, dict(self.seen)
        return other

    def turns_in_circles(self, s: State, round: int, decisions: int) -> bool:
        """Has this position come up too often?"""
        if round != self.round:
            self.round, self.began = round, decisions
            self.seen.clear()
        if decisions - self.began <= LONG_ROUND:
            self.look_at = decisions + NOW_AND_THEN
            return False
        key = position(s)
        self.seen[key] = self.seen.get(key, 0) + 1
        return self.seen[key] >= OFTEN


def position(s: State) -> str:
    """The key of a state, without the numbers that only count how often something was done."""
    t = s.clone()
    t.acts = t.order = 0
    key: str = t.key
    return key
