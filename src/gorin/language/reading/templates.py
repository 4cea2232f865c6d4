"""Templates: the English of words with gaps, found again by the words it is made of."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, Final

from gorin.language.reading.gaps import FIRST, MARK, ODD, gaps

WORD: Final = re.compile(r"[^\s,.–:()\"\ue000-\ue0ff]+")
DETERMINED: Final = re.compile(r"(?<!for )\b(?:a|an|each|the) (?=[\ue000-\ue0ff])")
PLURAL: Final = re.compile(r"([\ue000-\ue0ff])s\b")
ALONE: Final = re.compile(r"[\ue000-\ue0ff]")
MOST_WORDS: Final = 5  # words that are said in the same way


class Template:
    """A text with gaps, and the word it says."""

    __slots__ = ("kinds", "literals", "order", "weight", "word")

    def __init__(self, text: str, word: Any) -> None:
        self.word = word
        self.literals = MARK.split(text)
        self.order = [place(m) for m in MARK.findall(text)]
        kinds = gaps(word)
        self.kinds = [kinds.get(i, "") for i in self.order]
        self.weight = sum(map(len, self.literals))

    def matches(self, text: str) -> Iterator[tuple[str, ...]]:
        """The texts that may stand in its gaps, in every way in which it fits."""
        first, last = self.literals[0], self.literals[-1]
        if not text.startswith(first) or not text.endswith(last) or len(text) < self.weight:
            return
        if not self.order:
            if text == first:
                yield ()
            return
        yield from self._rest(text, 0, len(first))

    def _rest(self, text: str, i: int, at: int) -> Iterator[tuple[str, ...]]:
        literal, final = self.literals[i + 1], i == len(self.order) - 1
        if self.kinds[i] == "digits":
            m = re.compile(r"\d+").match(text, at)
            ends = [m.end()] if m and text.startswith(literal, m.end()) else []
            if final:
                ends = [e for e in ends if e + len(literal) == len(text)]
        elif final:
            ends = [len(text) - len(literal)]
        elif literal:
            ends = [m.start() for m in re.finditer(f"(?={re.escape(literal)})", text[at + 1 :])]
            ends = [at + 1 + e for e in ends]
        else:
            return
        for end in ends:
            if end <= at:
                continue
            if final:
                yield (text[at:end],)
            else:
                for rest in self._rest(text, i + 1, end + len(literal)):
                    yield (text[at:end], *rest)


def place(found: str) -> int:
    """Which gap left this mark."""
    return ord(found) - FIRST if len(found) == 1 else int(found) - ODD


def tidy(text: str) -> str:
    """A template's text: what stands in a gap brings its own article and number."""
    text = plainly(DETERMINED.sub("", PLURAL.sub(r"\1", text)))
    return text.strip().removesuffix(".")


def plainly(text: str) -> str:
    """Whose something is, said in one way: "'s" after whoever it is.

    >>> plainly("discards its attachments from his or her hand"), plainly("their owners' hands")
    ("discards it's attachments from he or she's hand", "its owner's hand")
    """
    text = re.sub(r"\bhis or her\b", "he or she's", text)
    text = re.sub(r"\b([Ii])ts (?!owner)", r"\1t's ", text)
    text = re.sub(r"\btheir owners' ((?:\w+ )?\w+)s\b", r"its owner's \1", text)
    return re.sub(r"s' (?=[\w\[])", "s's ", text)


class Book:
    """All templates of one kind."""

    def __init__(self) -> None:
        self.said: dict[str, list[Any]] = {}
        self._by_word: dict[str, list[Template]] | None = None

    def add(self, text: str, word: Any) -> None:
        """Note how a word is said."""
        text = tidy(text)
        if not text or ALONE.fullmatch(text):
            return
        there = self.said.setdefault(text, [])
        if len(there) < MOST_WORDS and word not in there:
            there.append(word)
            self._by_word = None

    def fitting(self, text: str) -> Iterable[Template]:
        """Templates that may fit: all their words are in the text; the most telling first."""
        if self._by_word is None:
            self._by_word = self._indexed()
        found = [x for w in {"", *WORD.findall(text)} for x in self._by_word.get(w, ())]
        return sorted((x for x in found if all(y in text for y in x.literals)), key=lambda x: -x.weight)

    def _indexed(self) -> dict[str, list[Template]]:
        """Each template under its rarest word."""
        templates = [Template(text, x) for text, found in self.said.items() for x in found]
        words = [telling(x) for x in templates]
        often = Counter(w for found in words for w in found)
        out: dict[str, list[Template]] = defaultdict(list)
        for x, found in zip(templates, words, strict=True):
            out[min(found, key=lambda w: (often[w], w), default="")].append(x)
        return out


def telling(x: Template) -> set[str]:
    """The whole words of a template that no gap touches."""
    out: set[str] = set()
    for k, literal in enumerate(x.literals):
        for m in WORD.finditer(literal):
            open_left = m.start() == 0 and k > 0
            open_right = m.end() == len(literal) and k < len(x.literals) - 1
            if not open_left and not open_right:
                out.add(m[0])
    return out
