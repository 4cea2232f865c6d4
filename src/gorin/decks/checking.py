"""A deck check: what a deck file says against the rules of a format and the lists that hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from gorin.decks.banning import CardList
from gorin.decks.legality import problems
from gorin.decks.problem import Problem
from gorin.decks.reading import SIDEBOARD, Reading
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList

LAST = 1 << 30  # after every line


@dataclass(frozen=True)
class Applied:
    """A list that was applied: its name, how many titles it bans and restricts, and those nobody knows here."""

    name: str
    banned: int
    restricted: int
    unknown: tuple[str, ...]

    def __str__(self) -> str:
        parts = [
            f"{self.banned} banned" if self.banned else "",
            f"{self.restricted} restricted" if self.restricted else "",
        ]
        strange = f"{len(self.unknown)} of them not among Gorin's cards" if self.unknown else ""
        return f"{self.name} ({', '.join(part for part in (*parts, strange) if part)})"

    def as_dict(self) -> dict[str, object]:
        """As a check prints it in JSON."""
        return {**vars(self), "unknown": list(self.unknown)}


@dataclass(frozen=True)
class Check:
    """What a check found."""

    name: str
    format: str
    problems: tuple[Problem, ...]
    lists: tuple[Applied, ...]
    counts: Mapping[str, int]
    influence: Mapping[str, int | None]
    clan: str
    splash: tuple[str, ...]

    @property
    def legal(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems

    @property
    def size(self) -> int:
        """All cards of the deck."""
        return self.counts["cards"]

    def as_dict(self) -> dict[str, object]:
        """As `gorin deck check --json` prints it. Fields are added, never renamed."""
        return {
            "name": self.name,
            "format": self.format,
            "legal": self.legal,
            "clan": self.clan,
            "splash": list(self.splash),
            "counts": dict(self.counts),
            "influence": dict(self.influence),
            "lists": [each.as_dict() for each in self.lists],
            "problems": [problem.as_dict() for problem in self.problems],
        }


def check(reading: Reading, rules: str, lists: Sequence[CardList] = ()) -> Check:
    """Everything wrong with a deck: what could not be read, line by line, then what is not legal."""
    cards, deck, sideboard = reading.names.cards, reading.deck, reading.sideboard
    read = sorted([*reading.all_problems(), *_misplaced(reading, rules)], key=lambda problem: problem.line or LAST)
    found = [*read, *problems(deck, rules, cards, sideboard)]
    for each in lists:
        found += each.problems(deck.cards + sideboard, rules, reading.names)
    for problem in found:
        problem.line = problem.line or reading.line(problem.card)
    figures = ruleset(rules).building.figures(deck, cards, sideboard)
    used, allowed = figures.influence or (0, None)
    return Check(
        name=deck.name,
        format=rules,
        problems=tuple(found),
        lists=tuple(
            Applied(each.name, len(each.banned), len(each.restricted), tuple(each.unknown(reading.names)))
            for each in lists
        ),
        counts=figures.counts,
        influence={"used": used, "allowed": allowed},
        clan=figures.clan,
        splash=figures.splash,
    )


def unreadable(name: str, rules: str, problem: Problem) -> Check:
    """The check of a file in which there is no deck at all."""
    none = dict.fromkeys(ruleset(rules).building.figures(DeckList("", "", ()), {}).counts, 0)
    return Check(name, rules, (problem,), (), none, {"used": 0, "allowed": None}, "", ())


def _misplaced(reading: Reading, rules: str) -> Iterator[Problem]:
    """Cards that stand under the heading of another pile."""
    building = ruleset(rules).building
    for entry in reading.entries:
        if entry.section in ("", SIDEBOARD):
            continue
        if fault := building.misplaced(reading.names.cards[entry.name], entry.section):
            yield Problem(f"Line {entry.line}: {fault.says}", *fault.rules, card=fault.card, line=entry.line)
