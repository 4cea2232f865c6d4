"""A line in pieces, each of which can be read by itself: for whoever wants to know where it cannot."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from gorin.language.reading.grammar import Grammar
from gorin.language.reading.parser import Parser, Rule
from gorin.language.reading.readings import Found
from gorin.language.reading.trouble import Clause, Piece, Trouble, each_clause, first_trouble, judged

Reads = Callable[[str, str], bool]  # can a piece be read as this kind?
SENTENCE: Final = re.compile(r"\. |$")
AND: Final = re.compile(r",? and |$")


def longest(
    reads: Reads, text: str, start: int, end: int, ends: re.Pattern[str], kinds: tuple[str, ...]
) -> Iterator[Piece]:
    """As much at once as can be read; what cannot is a piece up to the next comma or full stop."""
    while start < end:
        stops = [(start + m.start(), start + m.end()) for m in ends.finditer(text[start:end])]
        whole = [x for x in reversed(stops) if any(reads(kind, text[start : x[0]]) for kind in kinds)]
        stop, beyond = whole[0] if whole else stops[0]
        if whole:
            yield Piece(start, stop, kinds)
        else:
            yield from smaller(reads, text, start, stop, kinds)
        if beyond <= start:
            return
        start = beyond
        kinds = tuple(x for x in kinds if x != "event")


def smaller(reads: Reads, text: str, start: int, end: int, kinds: tuple[str, ...]) -> Iterator[Piece]:
    """Of what is joined by "and", the part that cannot be read."""
    if kinds == ("sequence",):
        at = start
        for m in AND.finditer(text[start:end]):
            part = (at, start + m.start())
            if not reads("sequence", text[slice(*part)]):
                yield Piece(*part, kinds=("sequence", "effect"))
                return
            at = start + m.end()
    yield Piece(start, end, kinds)


class Pieces:
    """The pieces of lines of one card, read one by one."""

    def __init__(
        self,
        grammar: Grammar,
        rules: Mapping[str, tuple[Rule, ...]],
        inside: Callable[[str], str],
        readable: Callable[[Parser, str, str], bool],
        cut: Callable[[Parser, str], Iterator[Piece]],
        names: tuple[str, str],
    ) -> None:
        """`inside`: the text in the manner of templates; `names`: what the card and its bearer are called."""

        class Inward(Parser):
            """Reads pieces of the line as it stands."""

            def read(self, kind: str, text: str) -> list[Any]:
                return super().read(kind, inside(text))

        self.parser, self.grammar, self.cut, self.names = Inward(grammar, rules), grammar, cut, names
        self.inside, self.readable = inside, readable

    def reads(self, kind: str, part: str) -> bool:
        """Can a piece be read as that?"""
        return self.readable(self.parser, kind, self.inside(part))

    def judged(self, text: str) -> Iterator[Clause]:
        """The pieces of a line, in its order."""
        return judged(text, self.cut(self.parser, text), self.reads, self.grammar, *self.names)

    def first_trouble(self, text: str) -> Trouble:
        """The first piece that cannot be read."""
        return first_trouble(text, self.cut(self.parser, text), self.reads, self.grammar, *self.names)

    def trouble(self, text: str, ways: tuple[str, ...]) -> Trouble:
        """Where a line cannot be read, said one way or another, and where that is in the line as it was written."""
        for way in dict.fromkeys((*ways, text)):
            found = self.first_trouble(way)
            start = text.find(found.clause)
            if start >= 0:
                return replace(found, start=start, end=start + len(found.clause))
        return replace(found, start=0, end=len(text))

    def clauses(self, found: Found) -> list[Clause]:
        """Clause by clause, what of a line can be read."""
        if found.words is not None:
            return [Clause(0, len(found.text))]
        return each_clause(found.text, self.judged(found.text), found.trouble)
