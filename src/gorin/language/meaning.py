"""The slow, obvious meaning of words: what the generated code must agree with. Sets are asked card by card."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from gorin.kernel.bits import mask_of
from gorin.kernel.events import NO_EVENT, Event
from gorin.language.nodes import Query
from gorin.language.scope import Vocabulary


@dataclass(frozen=True)
class Reading:
    """A state read from one ability's point of view."""

    s: Any
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
    more: tuple[tuple[str, int], ...] = ()  # what only one game binds, by name

    def bind(self, **names: Any) -> Reading:
        """The same reading with some names bound anew."""
        return replace(self, **names)

    def also(self, name: str, value: int) -> Reading:
        """The same reading with something bound that only one game knows."""
        return replace(self, more=(*(x for x in self.more if x[0] != name), (name, value)))

    def named(self, name: str) -> int | None:
        """Such a thing, or None."""
        return next((value for n, value in self.more if n == name), None)

    def members(self, q: Query) -> set[int]:
        """The cards in a set, wherever they are."""
        return {c for c in range(len(self.s.kind)) if q.has(self, c)}

    def cards(self, q: Query) -> set[int]:
        """The cards an ability that says these words can touch: in play, unless it speaks of another place."""
        return {c for c in self.members(q) if self.words.elsewhere(q) or self.words.has(self.s, c, "in play")}

    def mask(self, q: Query) -> int:
        return mask_of(self.cards(q))
