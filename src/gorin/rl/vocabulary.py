"""Every card of a game as a number: the same in all its formats, whoever's deck it is in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from gorin.cards.registry import cards_for
from gorin.kernel.box import Box

UNKNOWN: Final = 0  # a card whose face the seat does not know, or no card at all
OTHER: Final = 1  # what no deck contains: cards that are created, the rules themselves


@dataclass(frozen=True)
class Vocabulary:
    """Titles by number."""

    titles: tuple[str, ...]
    numbers: Mapping[str, int] = field(repr=False)
    _boxes: WeakKeyDictionary[Box, NDArray[np.int32]] = field(default_factory=WeakKeyDictionary, repr=False)

    def of_faces(self, box: Box) -> NDArray[np.int32]:
        """Per face of a box, the number of its title."""
        known = self._boxes.get(box)
        if known is None or len(known) != len(box.faces):
            known = self._boxes[box] = np.array([self.number(face.name) for face in box.faces], np.int32)
        return known

    def number(self, title: str) -> int:
        """The number of a title."""
        return self.numbers.get(title, OTHER)

    def printed(self, rules: str) -> list[Any]:
        """The cards themselves, by number, for features of one's own; None for the first two."""
        cards = cards_for(rules)
        return [None, None, *(cards[title] for title in self.titles[2:])]


def vocabulary(rules: str) -> Vocabulary:
    """The cards that there are now, card files of one's own among them."""
    titles = ("", "(other)", *sorted(cards_for(rules)))
    return Vocabulary(titles, {title: number for number, title in enumerate(titles) if number != UNKNOWN})
