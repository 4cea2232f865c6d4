"""What a format of the one game and an edition of the other have in common: phases, steps, the rules they cite."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Protocol

from gorin.errors import UsageError
from gorin.kernel.sequences import Change, Tables, changed


class Named(Protocol):
    """A phase, as both games know one: how it is called, and its number in saved games, by which cards mean it."""

    @property
    def name(self) -> str: ...
    @property
    def number(self) -> int: ...


@dataclass(frozen=True)
class Variant:
    """One set of rules of a game. What is wrong with its phases and steps is said as it is made."""

    name: str
    players: tuple[int, int] = (2, 2)
    phases: tuple[Named, ...] = ()
    shares_decks: str = ""  # the variant whose ready-made decks are played here too
    steps: tuple[Change, ...] = ()  # what is another than in the common sequences
    cites: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))  # by a rule's id: the one cited here

    def __post_init__(self) -> None:
        n = len(self.phases)
        if not n or len({x.name for x in self.phases}) < n or len({x.number for x in self.phases}) < n:
            raise UsageError(f"The phases of {self.name!r} need a name and a number each that no other of them has.")
        self.tables()

    def course(self) -> tuple[Change, ...]:
        """What its phases change of the sequence that plays them one after another; each game's own."""
        raise NotImplementedError

    def tables(self) -> Tables:
        """Every sequence of the rules, step by step, as they are played here."""
        return changed((*self.course(), *self.steps))

    def phase_names(self) -> dict[int, str]:
        """What a phase is called, by its number; 0 is before the first one."""
        return {0: "", **{phase.number: phase.name for phase in self.phases}}

    def cite(self, id: str) -> str:
        """The rule to cite where the program knows a rule by this id: the one that says it here."""
        return self.cites.get(id, id)
