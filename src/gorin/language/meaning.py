"""The slow, obvious meaning of words: what the generated code must agree with. Sets are asked card by card."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from gorin.kernel.bits import bits, mask_of
from gorin.kernel.events import NO_EVENT, Event
from gorin.kernel.state import OwnState
from gorin.kernel.views import hidden_from
from gorin.language.nodes import Query, children
from gorin.language.scope import Vocabulary


@dataclass(frozen=True)
class Reading:
    """A state read from one ability's point of view."""

    s: OwnState
    words: Vocabulary
    you: int
    this: int
    event: Event = NO_EVENT
    it: int = 0
    that: tuple[int, ...] = ()
    picked: int = 0
    rest: int = 0
    paid: int = 0
    them: int = -1
    chosen: int = -1
    required: int = 0
    x: int = 0
    own: tuple[tuple[str, int], ...] = ()  # names that only one game has

    def bind(self, **names: Any) -> Reading:
        """The same reading with some names bound anew; a name the language does not know is the game's own."""
        own = {name: names.pop(name) for name in list(names) if name not in self.__dataclass_fields__}
        return replace(self, **names, own=tuple({**dict(self.own), **own}.items())) if own else replace(self, **names)

    def named(self, name: str) -> int:
        """The set an ability has bound to a name; nothing if it has not."""
        return int(getattr(self, name, 0) or dict(self.own).get(name, 0))

    def members(self, q: Query) -> set[int]:
        """The cards in a set, wherever they are."""
        return {c for c in range(len(self.s.kind)) if q.has(self, c)}

    def cards(self, q: Query) -> set[int]:
        """The cards an ability that says these words can touch: in play, unless it speaks of another place."""
        there = self.words.within(q)
        return {c for c in self.members(q) if self.words.elsewhere(q) or self.words.has(self.s, c, there)}

    def mask(self, q: Query) -> int:
        return mask_of(self.cards(q))

    def knows(self, x: Any) -> bool:
        """May the reader be told how many cards these words mean: is none of those that they could mean hidden?"""
        hidden = [*bits(hidden_from(self.s, self.you))]
        return not any(self.words.may_mean(self.s, c, q) for q in sets_in(x) for c in hidden)


def sets_in(x: Any) -> list[Query]:
    """The sets of cards that some words speak of, but not those of which these sets are made."""
    return [x] if isinstance(x, Query) else [q for y in children(x) for q in sets_in(y)]
