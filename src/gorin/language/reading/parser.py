"""One text being read: phrases by kind, each read once. It counts its steps, so that no text can keep it for long."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import islice, product
from typing import Any, Final

from gorin.language.nodes import Node
from gorin.language.reading.gaps import Gap, fill
from gorin.language.reading.grammar import Grammar
from gorin.language.reading.templates import Template

MOST: Final = 12  # readings of one phrase
DEEP: Final = 5  # readings of a part that are tried in a whole
LONGEST: Final = 300  # letters in one gap
STEPS: Final = 12_000

Rule = Callable[["Parser", Any], Iterable[Any]]


class TooLong(Exception):
    """More steps than a text is worth."""


class Parser:
    """Reads phrases of one text by the rules of a grammar and by its templates."""

    def __init__(self, grammar: Grammar, rules: Mapping[str, tuple[Rule, ...]], steps: int = STEPS) -> None:
        self.grammar, self.rules, self.left = grammar, rules, steps
        self.known: dict[tuple[str, str], list[Any]] = {}
        self.busy: set[tuple[str, str]] = set()

    def read(self, kind: str, text: str) -> list[Any]:
        """What a phrase may say, the simplest first."""
        text = text.strip()
        key = (kind, text)
        if key in self.known:
            return self.known[key]
        if not text or key in self.busy:
            return []
        self.busy.add(key)
        found: dict[Any, None] = {}
        finish = self.rules.get("finish " + kind, ())
        for x in self.all(kind, text):
            for y in finish[0](self, x) if finish else (x,):
                found.setdefault(y)
            if len(found) >= MOST:
                break
        self.busy.discard(key)
        out = sorted(found, key=size)
        self.known[key] = out
        return out

    def all(self, kind: str, text: str) -> Iterator[Any]:
        """By hand first, then by templates."""
        for rule in self.rules.get(kind, ()):
            yield from rule(self, text)
        yield from self.by_books(kind, text)

    def by_books(self, kind: str, text: str) -> Iterator[Any]:
        """By templates alone."""
        book = self.grammar.books.get(kind)
        if book is not None:
            for template in book.fitting(text):
                yield from self.by_template(template, text)

    def step(self) -> None:
        """One more thing tried."""
        self.left -= 1
        if self.left < 0:
            raise TooLong

    def by_template(self, x: Template, text: str) -> Iterator[Any]:
        """A template matched, and what stands in its gaps read."""
        self.step()
        for parts in x.matches(text):
            self.step()
            found: dict[int, list[Any]] = {}
            for i, kind, part in zip(x.order, x.kinds, parts, strict=True):
                read = [int(part)] if kind == "digits" else self.read(kind, part) if len(part) <= LONGEST else []
                read = [y for y in read if y in found[i]] if i in found else read
                if not read:
                    break
                found[i] = read[:DEEP]
            else:
                places = list(found)
                for values in islice(product(*found.values()), 24):
                    yield fill(x.word, dict(zip(places, values, strict=True)))


def size(x: Any) -> int:
    """How much a word says: the fewer parts, the simpler."""
    if isinstance(x, tuple):
        return sum(map(size, x))
    if isinstance(x, Node) and is_dataclass(x):
        return 2 + sum(size(y) for f in fields(x) if (y := getattr(x, f.name)) != f.default)
    return 1 if x not in (None, "", False) else 0


def unfilled(x: Any) -> bool:
    """Is there a gap in it still?"""
    if isinstance(x, tuple):
        return any(map(unfilled, x))
    if isinstance(x, Gap):
        return True
    return isinstance(x, Node) and is_dataclass(x) and any(unfilled(getattr(x, f.name)) for f in fields(x))
