"""What an ability's words may refer to, as Python source. To compile a word is to ask for its source in a scope."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Protocol

from gorin.errors import CardError


class Vocabulary(Protocol):
    """A game's facts and statistics by name."""

    def plane(self, fact: str) -> str: ...  # source of the set of cards with this fact
    def has(self, s: Any, card: int, fact: str) -> bool: ...  # the reference
    def stat(self, name: str) -> int: ...  # the number of a statistic
    def carriers(self, stat: str) -> str: ...  # source of the cards that have it
    def carries(self, s: Any, card: int, stat: str) -> bool: ...
    def in_play(self) -> str: ...
    def out_of_play(self, fact: str) -> bool: ...  # does this fact speak of a zone out of play?
    def noun(self, fact: str) -> tuple[str, str]: ...  # (where it stands: head, before or after; the word)


@dataclass(frozen=True)
class Scope:
    """`you`, `this` and `event` are variables of the generated function; the rest is source of sets or seats."""

    words: Any
    you: str = "you"
    this: str = "this"
    event: str = "e"
    it: str = ""
    that: tuple[str, ...] = ()
    picked: str = ""
    rest: str = ""
    paid: str = ""
    them: str = ""
    chosen: str = ""
    required: str = ""

    def bind(self, **names: Any) -> Scope:
        """The same scope with some names bound anew."""
        return replace(self, **names)

    def need(self, name: str, word: str) -> str:
        """The source of a name, or a clear error where it means nothing."""
        source: str = getattr(self, name)
        if not source:
            raise CardError(f"{word} means nothing here: the ability binds no such thing.")
        return source
