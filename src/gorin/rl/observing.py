"""A table as one seat may know it, in numbers.

`cards` has a line for each thing that is told of a card and in it a number for each row of cards (rl/rows.py); `table`
has the numbers of the whole table, and what is asked. Of a card whose face the seat does not know only the facts are
told that say where it lies (`hidden` of the ruleset decides, as for views).
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gorin.kernel.state import State
from gorin.kernel.views import hidden_from
from gorin.rl.facts import Facts, chosen, seats
from gorin.rl.rows import BLOCK, Rows, Seen
from gorin.rl.vocabulary import Vocabulary
from gorin.rulesets import ruleset

TITLE: Final = "title"  # the first line: a number of the vocabulary, for an embedding
FIXED: Final = (TITLE, "place", "attached to")
Numbers = NDArray[np.float32]


class Observation(NamedTuple):
    """What a seat sees."""

    table: Numbers  # one after another: Observer.table_names
    cards: Numbers  # (lines, rows): Observer.card_names


class Observer:
    """Looks at the tables of one game with so many seats. An example of a table says how many numbers there are."""

    def __init__(self, rules: str, example: State, facts: Facts, seen: Seen, titles: Vocabulary) -> None:
        n = self.seats = seen.seats
        self.rows = BLOCK * n
        self._seen, self._facts, self._titles = seen, facts, titles
        self.questions = tuple(sorted(question.id for question in ruleset(rules).questions))
        self._asked = {question: k for k, question in enumerate(self.questions)}
        self._planes = tuple((fact.plane, fact.open) for fact in facts.planes)
        counters = tuple(name for name, _ in facts.counters)
        whose = tuple(seats("controlled by", n))
        self.card_names = (*FIXED, *counters, *(fact.name for fact in facts.planes), "known", *whose, "asks", "offered")
        asked = [*seats("asked", n), *(f"question: {question}" for question in self.questions)]
        self.table_names = (*facts.numbered(example, n), *asked)
        self.shape = (len(self.table_names) + len(self.card_names) * self.rows,)

    def look(self, s: State, you: int) -> Observation:
        """The table as this seat sees it."""
        numbers = self.tensor(s, you)
        at = len(self.table_names)
        return Observation(numbers[:at], numbers[at:].reshape(-1, self.rows))

    def tensor(self, s: State, you: int) -> Numbers:
        """The same as one row of numbers, the table's first."""
        rows = self._seen.rows(s, you)
        out = np.empty(self.shape, np.float32)
        at = len(self.table_names)
        self._table(s, you, rows, out[:at])
        self._cards(s, you, rows, out[at:].reshape(-1, self.rows))
        return out

    def _table(self, s: State, you: int, rows: Rows, out: Numbers) -> None:
        """What is asked is known to who is asked; who that is, to all."""
        d = s.decision
        told = self._facts.numbers(s, rows.order)
        told += [0.0] * self.seats if d is None else chosen(d.player, rows.order)
        at = len(told)
        out[:at] = told
        out[at:] = 0.0
        if d is not None and d.player == you:
            out[at + self._asked[d.why]] = 1.0

    def _cards(self, s: State, you: int, rows: Rows, out: Numbers) -> None:
        n, p = len(s.owner), s.p
        every = (1 << n) - 1
        known = every & ~hidden_from(s, you)
        d, asking, offered = s.decision, 0, 0
        if d is not None and d.player == you:
            asking = 1 << d.about if d.about >= 0 else 0
            for o in d.options:
                if o.card >= 0:
                    offered |= 1 << o.card
        sets = [p[k] & (every if free else known) for k, free in self._planes]
        sets += [known, *[s.ctl[q] & every for q in rows.order], asking, offered]
        width = n // 8 + 1  # the bit after the last card is 0: what is taken for a row without a card
        packed = np.frombuffer(b"".join([cards.to_bytes(width, "little") for cards in sets]), np.uint8)
        bits = np.unpackbits(packed.reshape(len(sets), width), axis=1, count=n + 1, bitorder="little")
        first = len(FIXED) + len(self._facts.counters)
        told = np.zeros((first + len(sets), n + 1), np.float32)
        told[first:] = bits
        told[0, :n] = self._titles.of_faces(s.box)[self._counter(s, "kind")]
        told[1, :n] = self._facts.place(s, rows.order)[self._counter(s, "slot")]
        told[2, :n] = rows.of[np.maximum(self._counter(s, "host"), -1)] + 1
        for line, (_, field) in enumerate(self._facts.counters, start=len(FIXED)):
            told[line, :n] = self._counter(s, field)
        seen = told[first + len(self._planes)]
        told[0] *= seen  # a card that is not known has no title, and nothing on it
        told[2:first] *= seen
        told.take(rows.cards, axis=1, out=out, mode="clip")

    @staticmethod
    def _counter(s: State, field: str) -> NDArray[np.integer[Any]]:
        """A number per card, as the state holds it: nothing is copied."""
        counter = getattr(s, field)
        return np.frombuffer(counter, counter.typecode)
