"""What an ability's words may refer to, as Python source. To compile a word is to ask for its source in a scope."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

from gorin.errors import CardError
from gorin.kernel.state import OwnState

if TYPE_CHECKING:
    from gorin.language.english import Voice
    from gorin.language.nodes import Number, Query


class Vocabulary(Protocol):
    """A game's facts and statistics by name: source for the compiler, the reference for the law, words for English."""

    def plane(self, fact: str) -> str: ...  # source of the set of cards with this fact
    def has(self, s: OwnState, card: int, fact: str) -> bool: ...  # the reference
    def elsewhere(self, q: Query) -> bool: ...  # do these words speak of a place out of play?
    def within(self, q: Query) -> str: ...  # the fact of all cards these words can mean, if it is no other place
    def cards(self, q: Query, c: Scope) -> str: ...  # source of the cards an ability with these words can touch
    def stat(self, name: str) -> int: ...  # the number of a statistic
    def carriers(self, name: str) -> str: ...  # source of the cards that have it
    def carries(self, s: OwnState, card: int, name: str) -> bool: ...
    def value(self, s: OwnState, card: int, name: str) -> int: ...
    def may_mean(self, s: OwnState, card: int, q: Query) -> bool: ...  # could these words mean it, whatever its face?
    def noun(self, fact: str) -> tuple[str, str]: ...  # (where it stands: head, before or after; the word)
    def stat_word(self, name: str) -> str: ...
    def with_stat(self, v: Voice, name: str, op: str, n: Number) -> str: ...


@dataclass(frozen=True)
class Scope:
    """`you`, `this` and `event` are variables of the generated function; the rest is source of sets or seats."""

    words: Vocabulary
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
    place: str = ""
    ability: str = ""
    host: str = ""  # what this card was attached to, where it is gone by now
    known: tuple[tuple[Number, str], ...] = ()  # numbers as they were when a card was last seen
    x: str = "0"
    own: tuple[tuple[str, str], ...] = ()  # names that only one game has: the CCG's performer

    def bind(self, **names: Any) -> Scope:
        """The same scope with some names bound anew; a name the language does not know is the game's own."""
        own = {name: names.pop(name) for name in list(names) if name not in self.__dataclass_fields__}
        return replace(self, **names, own=tuple({**dict(self.own), **own}.items())) if own else replace(self, **names)

    def need(self, name: str, word: str) -> str:
        """The source of a name, or a clear error where it means nothing."""
        source: str = getattr(self, name, "") or dict(self.own).get(name, "")
        if not source:
            raise CardError(f"{word} means nothing here: the ability binds no such thing.")
        return source

    def named(self, name: str) -> str:
        """The source of a name that only one game has, or nothing."""
        return dict(self.own).get(name, "")
