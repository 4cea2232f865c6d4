"""What cannot be read: where it stands, and the nearest thing that could be."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches
from functools import cache
from typing import Final

from gorin.language.reading.gaps import BEARER, MARK, THIS_TYPE
from gorin.language.reading.grammar import Grammar

WORD: Final = re.compile(r"[A-Za-z][A-Za-z'-]+")
ALIKE: Final = 0.6  # how like a text a phrase must be to be suggested
TRIED: Final = 40  # phrases that are compared closely
SHORTEST: Final = 4  # letters of a word that may be misspelt


@dataclass(frozen=True)
class Trouble:
    """The first clause that cannot be read, by its place in the line; what was perhaps meant."""

    start: int
    end: int
    clause: str
    suggestion: str = ""
    together: bool = False  # each part can be read, but not all of it
    refused: str = ""  # what the check of the game says to what was read
    doubtful: bool = False  # it may mean several things

    def __str__(self) -> str:
        if self.refused:
            return f"“{self.clause}”: {self.refused}"
        if self.doubtful:
            return f"“{self.clause}” may mean several things: say which card is meant, and not “it”."
        if self.together:
            return f"“{self.clause}” can be read part by part, but not as a whole."
        hint = f"; perhaps: “{self.suggestion}”" if self.suggestion else ""
        return f"“{self.clause}” cannot be read{hint}."


@dataclass(frozen=True)
class Piece:
    """A part of a line that can be read by itself: where it stands, and what it may be."""

    start: int
    end: int
    kinds: tuple[str, ...]


@dataclass(frozen=True)
class Clause:
    """A piece of a line, by its place: it can be read, or there is trouble with it."""

    start: int
    end: int
    trouble: Trouble | None = None


def first_trouble(
    text: str, pieces: Iterable[Piece], reads: Callable[[str, str], bool], grammar: Grammar, this: str, bearer: str
) -> Trouble:
    """The first piece that cannot be read as anything it may be."""
    found = (clause.trouble for clause in judged(text, pieces, reads, grammar, this, bearer) if clause.trouble)
    return next(found, Trouble(0, len(text), text, together=True))


def judged(
    text: str, pieces: Iterable[Piece], reads: Callable[[str, str], bool], grammar: Grammar, this: str, bearer: str
) -> Iterator[Clause]:
    """Each piece, with what was perhaps meant where it cannot be read."""
    for piece in pieces:
        part = text[piece.start : piece.end]
        if any(reads(kind, part) for kind in piece.kinds):
            yield Clause(piece.start, piece.end)
            continue
        better = misspelt(grammar, part)
        if not better or not any(reads(kind, better) for kind in piece.kinds):
            better = nearest(grammar, piece.kinds, part, this, bearer)
        yield Clause(piece.start, piece.end, Trouble(piece.start, piece.end, part, better))


def each_clause(text: str, clauses: Iterable[Clause], trouble: Trouble | None) -> list[Clause]:
    """The pieces of a line in order; what the line as a whole is refused for is among them."""
    found = list(clauses)
    if trouble and not any(x.trouble and x.start < trouble.end and trouble.start < x.end for x in found):
        found = [x for x in found if x.end <= trouble.start or trouble.end <= x.start]
        found.append(Clause(trouble.start, trouble.end, trouble))
    out: list[Clause] = []
    for x in sorted(found, key=lambda x: (x.start, x.end)):
        if not out or x.start >= out[-1].end:
            out.append(x)
    return out


def misspelt(grammar: Grammar, text: str) -> str:
    """The text with misspelt words put right, if there are any."""
    known = vocabulary(grammar)
    better = WORD.sub(lambda m: spelt(m[0], known), text)
    return better if better != text else ""


def nearest(grammar: Grammar, kinds: tuple[str, ...], text: str, this: str, bearer: str) -> str:
    """The phrase that is most like the text."""
    mine = text.lower().split()
    near: list[tuple[int, str]] = []
    for kind in kinds:
        book = grammar.books.get(kind)
        for said in book.said if book else ():
            shared = len(set(mine).intersection(said.lower().split()))
            if shared:
                near.append((shared, said))
    near.sort(key=lambda x: (-x[0], len(x[1]), x[1]))
    best = max(near[:TRIED], key=lambda x: likeness(mine, x[1]), default=(0, ""))[1]
    return shown(best, this, bearer) if best and likeness(mine, best) >= ALIKE else ""


def likeness(mine: list[str], said: str) -> float:
    """How many words they share, in order; what stands in gaps does not count."""
    theirs = MARK.sub(" ", said).lower().split()
    match = SequenceMatcher(None, mine, theirs, autojunk=False)
    return sum(x.size for x in match.get_matching_blocks()) / max(len(theirs), 1) if len(theirs) > 1 else 0.0


def shown(said: str, this: str, bearer: str) -> str:
    """A phrase with its gaps."""
    return MARK.sub("…", said).replace(THIS_TYPE, this).replace(BEARER, bearer)


def spelt(word: str, known: frozenset[str]) -> str:
    """The word, or the one that was meant."""
    if len(word) < SHORTEST or word.lower() in known or word[0].isupper():
        return word
    near = get_close_matches(word, known, n=1, cutoff=0.7)
    return near[0] if near else word


@cache
def vocabulary(grammar: Grammar) -> frozenset[str]:
    """Every word that anything is said with."""
    texts = [said for book in grammar.books.values() for said in book.said]
    texts += [word for found in grammar.nouns.values() for word in found]
    plain = {w.lower() for text in texts for w in WORD.findall(MARK.sub(" ", text))}
    plain |= {w + "s" for found in grammar.nouns.values() for w in found}
    return frozenset(plain | SMALL)


SMALL: Final = frozenset(
    """choose select another each those first second then otherwise number equal until limit unlimited once twice three
    times round phase conflict must chooses action reaction interrupt forced composure dire attached gains with text
    only""".split()  # noqa: SIM905
)
