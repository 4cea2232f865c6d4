"""What a deck file says, as far as it could be read, and everything in it that could not."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from gorin.decks.naming import Names
from gorin.decks.problem import Problem, quoted
from gorin.decks.titles import did_you_mean
from gorin.rulebook import fold
from gorin.rulesets.base import Counts, DeckList

CLANS = ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn")
NO_CLANS = ("neutral", "unaligned", "shadowlands")  # no deck is theirs
SIDEBOARD = "sideboard"
MOST = 9_999  # copies of a card that are worth counting; that a few are too many, the rules say
LISTED = 100  # problems of one file; one with as many is no deck, and the rest of it is not read
HINTED = 25  # of them with near misses, which are slow to find
LONGEST_NAME = 100


class Entry(NamedTuple):
    """So many copies of a card, the heading they stand under (if it names a pile), and the line (if lines matter)."""

    name: str
    n: int
    section: str = ""
    line: int = 0


@dataclass
class Reading:
    """A deck as its file says, and its problems in the order of the file."""

    name: str
    names: Names
    clan: str = ""
    format: str = ""
    entries: list[Entry] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    unread: int = 0  # lines or cards after too many problems
    unit: str = "line"
    _copies: dict[str, int] = field(default_factory=dict)

    @property
    def deck(self) -> DeckList:
        """The deck. One that does not name its clan has its stronghold's."""
        counts = _summed(entry for entry in self.entries if entry.section != SIDEBOARD)
        clans = {self.names.cards[name].clan for name, _ in counts if self.names.cards[name].type == "stronghold"}
        return DeckList(self.name, self.clan or (clans.pop() if len(clans) == 1 else ""), counts)

    @property
    def sideboard(self) -> Counts:
        """The cards beside the deck."""
        return _summed(entry for entry in self.entries if entry.section == SIDEBOARD)

    def line(self, name: str) -> int:
        """The first line that names a card, or 0."""
        return next((entry.line for entry in self.entries if entry.name == name), 0)

    def all_problems(self) -> list[Problem]:
        """The problems, and how much was not read after so many of them."""
        if not self.unread:
            return self.problems
        rest = f"1 more {self.unit} was" if self.unread == 1 else f"{self.unread} more {self.unit}s were"
        return [*self.problems, Problem(f"After so many problems {rest} not read.")]

    # --- while it is being read ------------------------------------------------------------------------------------

    def gives_up(self, left: int) -> bool:
        """Whether there were so many problems that what is left is not worth reading."""
        if len(self.problems) < LISTED:
            return False
        self.unread += left
        return True

    def refuse(self, problem: Problem) -> None:
        """Something could not be read."""
        self.problems.append(problem)

    def refuse_card(self, typed: str, where: str = "", line: int = 0) -> None:
        """A card nobody knows."""
        self.refuse(self.names.unknown(typed, where, line, hint=len(self.problems) < HINTED))

    def add(self, name: str, n: int | str, section: str = "", where: str = "", line: int = 0) -> None:
        """So many copies of a card. A number with too many digits may be given as it was typed."""
        have = self._copies.get(name, 0)
        if isinstance(n, str) or n < 1 or have + n > MOST:
            copies = quoted(n)[1:-1] if isinstance(n, str) else have + n if n > 0 else n
            says = f"a deck cannot have {copies} copies of {name}."
            self.refuse(Problem(f"{where}: {says}" if where else f"A{says[1:]}", card=name, line=line))
        else:
            self.entries.append(Entry(name, n, section, line))
            self._copies[name] = have + n

    def name_deck(self, typed: str, where: str, line: int = 0) -> None:
        """Give the deck its name."""
        name = " ".join("".join(x if x.isprintable() else " " for x in typed).split())
        if len(name) > LONGEST_NAME:
            says = f"the name of the deck has {len(name)} letters, more than {LONGEST_NAME}."
            self.refuse(Problem(f"{where}: {says}", line=line))
        elif name:
            self.name = name

    def name_format(self, typed: str) -> None:
        """The format the deck is for; whether Gorin has it is asked when it matters."""
        self.format = quoted(typed.strip())[1:-1]

    def name_clan(self, typed: str, where: str, line: int = 0) -> None:
        """Give the deck its clan."""
        clan = fold(typed).strip().removesuffix(" clan")
        clans = sorted({*CLANS, *(card.clan for card in self.names.cards.values())} - set(NO_CLANS))
        if clan in clans:
            self.clan = clan
        elif clan == "shadowlands":
            says = "the Shadowlands are for cooperative play; no deck here is theirs."
            self.refuse(Problem(f"{where}: {says}", "rr.shadowlands.1", line=line))
        else:
            hint = did_you_mean(clan, clans) if len(clan) <= LONGEST_NAME else "."
            self.refuse(Problem(f"{where}: there is no clan {quoted(typed)}{hint}", line=line))


def _summed(entries: Iterable[Entry]) -> Counts:
    counts: dict[str, int] = {}
    for entry in entries:
        counts[entry.name] = counts.get(entry.name, 0) + entry.n
    return tuple(counts.items())
