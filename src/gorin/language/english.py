"""From words to English: nouns with what stands before and after them, and a voice that knows what "this" is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from gorin.language.nodes import Query

VOWELS = "aeiou"


@dataclass
class Noun:
    """A set of cards in words. `fixed` nouns ("this character") take no article."""

    head: str = ""
    before: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    fixed: str = ""
    other: bool = False

    def text(self, plural: bool = False) -> str:
        """Without an article."""
        if self.fixed:
            return " ".join([self.fixed, *self.after])
        head = self.head or "card"
        words = [*self.before, plural_of(head) if plural else head, *[a for a in self.after if a]]
        if self.other:
            words.insert(0, "other" if plural else "another")
        return " ".join(words)

    def some(self) -> str:
        """With the indefinite article: "a ready character", "this character", "another character"."""
        text = self.text()
        return text if self.fixed or self.other else article(text)


def article(text: str) -> str:
    """
    >>> article("event"), article("honored character"), article("unique character"), article("[crab] character")
    ('an event', 'an honored character', 'a unique character', 'a [crab] character')
    """
    first = text.split()[0].lower()
    an = first[0] in VOWELS and not first.startswith(("uni", "one")) or first.startswith("hono")
    return ("an " if an else "a ") + text


def plural_of(head: str) -> str:
    """
    >>> plural_of("character"), plural_of("personality")
    ('characters', 'personalities')
    """
    return head[:-1] + "ies" if head.endswith("y") and head[-2] not in VOWELS else head + "s"


def sentence(text: str) -> str:
    """A capital at the beginning."""
    for i, ch in enumerate(text):
        if ch.isalpha():
            return text[:i] + ch.upper() + text[i + 1 :]
        if ch == "[":
            return text
    return text


def listing(parts: list[str], last: str = "and") -> str:
    """
    >>> listing(["a", "b", "c"]), listing(["a", "b"], "or")
    ('a, b, and c', 'a or b')
    """
    if len(parts) < 3:
        return f" {last} ".join(parts)
    return ", ".join(parts[:-1]) + f", {last} {parts[-1]}"


class Voice:
    """Who speaks: the noun for "this" card, the game's vocabulary, and what was mentioned last."""

    def __init__(self, words: Any, this: str, attached: str = "attached character") -> None:
        self.words = words
        self.this = this
        self.attached = attached
        self.targets: list[str] = []  # how each target chosen before the dash is spoken of later
        self.picked = "it"
        self.it = "it"
        self.them = "that player"

    def noun(self, q: Query, plural: bool = False) -> str:
        return q.noun(self).text(plural)

    def some(self, q: Query) -> str:
        return q.noun(self).some()

    def the(self, q: Query) -> str:
        """A set mentioned before: "that character", "this holding", "it"."""
        n = q.noun(self)
        return n.text() if n.fixed else "the " + n.text()

    def each(self, q: Query) -> str:
        n = q.noun(self)
        return n.text() if n.fixed else "each " + n.text()
