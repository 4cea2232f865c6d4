"""Trees: a table and the number of decision sequences to each depth, the perft of chess.

A file holds the tables of one format. A tree is a title, a table in the notation (or a seeded game of two precons,
advanced by some choices), and the counts of the last time:

    = Banzai! may be resolved twice
    A 10/3: Doji Whisperer* | Banzai!
    B 10/3: Doji Whisperer*
    military air A>B
    : 3 8 21

The first number counts the choices, the second all sequences of two choices, and so on. A choice is one among two or
more options; a game that ends before has no longer sequences. Change of behaviour, change of numbers: look at what
changed (`python -m tests.trees "Banzai! may be resolved twice" 2` lists the sequences), then write the new numbers
with `python -m tests.trees --write`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from gorin.cards.registry import cards
from gorin.decks.precons import deck_for
from gorin.kernel.machine import answer, skip
from gorin.rulesets import ruleset
from gorin.rulesets.lcg.notation import read

FOLDER = Path(__file__).resolve().parent
SEEDED = re.compile(r"^seed (\d+), (\w+) against (\w+), after (\d+)$")
MOST = 4000  # sequences counted per tree, so that all of them take a few seconds


@dataclass(frozen=True)
class Tree:
    """A table with its counts."""

    rules: str
    title: str
    table: tuple[str, ...]
    counts: tuple[int, ...] = ()
    notes: tuple[str, ...] = field(default=(), compare=False)  # comments that stand above it

    def open(self) -> Any:
        """The waiting state."""
        seeded = SEEDED.match(self.table[0])
        if seeded is None:
            s = read("\n".join(self.table), cards("lcg"), self.rules)
        else:
            seed, one, other, moves = seeded.groups()
            decks = [deck_for(self.rules, name) for name in (one, other)]
            s = ruleset(self.rules).open(decks, cards("lcg"), int(seed))
            rng = Random(int(seed))
            skip(s)
            for _ in range(int(moves)):
                answer(s, rng.randrange(len(s.decision.options)))
                skip(s)
        skip(s)
        return s

    def counted(self) -> Tree:
        """With the counts of now: as deep as there were counts, or as many as are quickly counted."""
        counts: list[int] = []
        while len(counts) < len(self.counts) or (not self.counts and (not counts or counts[-1] < MOST // 10)):
            counts.append(sequences(self.open(), len(counts) + 1))
            if not counts[-1]:
                break
        return replace(self, counts=tuple(counts))

    def text(self) -> str:
        return "\n".join([*self.notes, f"= {self.title}", *self.table, ": " + " ".join(map(str, self.counts))])


def sequences(s: Any, depth: int) -> int:
    """How many sequences of so many choices there are."""
    d = s.decision
    if d is None:
        return 0
    if depth == 1:
        return len(d.options)
    total = 0
    for i in range(len(d.options)):
        t = s.clone()
        answer(t, i)
        skip(t)
        total += sequences(t, depth - 1)
    return total


def lines(s: Any, depth: int, before: str = "") -> Iterator[str]:
    """The sequences in words."""
    d = s.decision
    if d is None:
        return
    rules = s.box.rules
    for i, o in enumerate(d.options):
        now = f"{before}{rules.seat_name(d.player)}: {rules.say(s, d, o)}"
        if depth == 1:
            yield now
        else:
            t = s.clone()
            answer(t, i)
            skip(t)
            yield from lines(t, depth - 1, now + " | ")


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def trees(file: Path) -> list[Tree]:
    """The trees of a file."""
    out = []
    rules = f"lcg/{file.stem}"
    for block in re.split(r"\n\s*\n", file.read_text(encoding="utf-8").strip()):
        notes = tuple(x for x in block.splitlines() if x.startswith("#"))
        head, *table = [x for x in block.splitlines() if not x.startswith("#")]
        counts = tuple(int(n) for n in table.pop()[1:].split()) if table[-1].startswith(":") else ()
        out.append(Tree(rules, head.removeprefix("= "), tuple(table), counts, notes))
    return out


def write(file: Path) -> bool:
    """Count anew and write the file; says whether anything changed."""
    before = file.read_text(encoding="utf-8")
    after = "\n\n".join(tree.counted().text() for tree in trees(file)) + "\n"
    file.write_text(after, encoding="utf-8")
    return after != before
