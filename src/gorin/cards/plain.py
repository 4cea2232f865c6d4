"""Card files in plain English: cards as players write them down, with an empty line between two cards.

    Lantern Bearer
    Unicorn character, cost 2, military 1, political 1, glory 1
    Traits: Courtier. Lamplighter.
    Reaction: After another character you control enters play – draw 1 card.

Such a file holds no program: nothing of it is run. A line that begins with "#" is a remark. Above the first card
there may stand `Game: lcg`, and `Replaces: …` with the titles of cards that the file replaces.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from gorin.cards import registry
from gorin.errors import CardError, quoted
from gorin.rulesets import rules_of

REMARK = "#"
RULE = "---"  # may stand between two cards as well


@dataclass
class Plain:
    """What such a file says."""

    game: str
    replaces: tuple[str, ...] = ()
    cards: list[Any] = field(default_factory=list)
    at: dict[str, int] = field(default_factory=dict)  # by the card's name, its first line
    problems: list[str] = field(default_factory=list)


def read_plain(path: Path, source: str, usual: str) -> Plain:
    """The cards of a file; everything that cannot be read is told by its line."""
    out = Plain(usual)
    for first, lines in blocks(source):
        if not out.cards and not out.problems and is_head(lines):
            head(path, out, first, lines)
        else:
            card_of(path, out, first, lines)
    return out


def blocks(source: str) -> list[tuple[int, list[str]]]:
    """Lines that stand together, with the number of the first."""
    out: list[tuple[int, list[str]]] = []
    open_ = False
    for n, raw in enumerate(source.splitlines(), 1):
        line = raw.strip()
        if line.startswith(REMARK):
            if open_:
                out[-1][1].append("")
            continue
        if not line or line.startswith(RULE):
            open_ = False
            continue
        if not open_:
            out.append((n, []))
            open_ = True
        out[-1][1].append(line)
    return out


def is_head(lines: list[str]) -> bool:
    """Do they speak of the file, not of a card?"""
    return all(x.lower().startswith(("game:", "replaces:")) or not x for x in lines)


def head(path: Path, out: Plain, first: int, lines: list[str]) -> None:
    """The game, and the cards that are replaced."""
    for n, line in enumerate(lines, first):
        name, _, value = line.partition(":")
        if name.lower() == "game":
            out.game = value.strip().lower()
            if out.game not in registry.SETS:
                there = ", ".join(registry.SETS)
                raise CardError(f"{path}, line {n}: there is no game {quoted(value.strip())}; there are {there}.")
        elif name:
            out.replaces += tuple(x.strip() for x in value.split(",") if x.strip())


@dataclass
class Sketch:
    """One card as it was written: its facts, and what its lines were read as."""

    card: Any = None  # with the texts that could be read; None: its facts could not be
    lines: list[tuple[int, Any]] = field(default_factory=list)  # the number of each line of text, and what was found
    wrong: str = ""  # with its facts

    @property
    def whole(self) -> bool:
        """Could all of it be read?"""
        return self.card is not None and all(found.words is not None for _, found in self.lines)


def sketch(rules: Any, first: int, lines: list[str]) -> Sketch:
    """A card from its lines, the first of which has this number."""
    told = [(first + i, x) for i, x in enumerate(lines) if x]
    try:
        card, places = rules.draft([x for _, x in told])
    except CardError as error:
        return Sketch(wrong=error.sentence)
    found = rules.reads([told[i][1] for i in places], card)
    card = replace(card, text=tuple(y for x in found for y in x.texts))
    return Sketch(card, [(told[i][0], x) for i, x in zip(places, found, strict=True)])


def card_of(path: Path, out: Plain, first: int, lines: list[str]) -> None:
    """One card: its facts, then its text, line by line."""
    made = sketch(rules_of(out.game), first, lines)
    if made.wrong:
        out.problems.append(f"{path}, line {first}: {made.wrong}")
        return
    for n, x in made.lines:
        if x.words is None:
            out.problems.append(f"{path}, line {n}: {made.card.name}: {x.trouble}")
    out.cards.append(made.card)
    out.at.setdefault(made.card.name, first)
