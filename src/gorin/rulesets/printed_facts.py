"""Facts printed on cards that cards may gain and lose: traits, keywords, clans.

Some are numbered as their names come up (`Named`). A plane holds what is printed; what cards gain and lose is written
over it each time the table is read, and `State.changed_planes` remembers what to print anew before the next time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from gorin.kernel.bits import bits
from gorin.kernel.notation import fold
from gorin.kernel.state import OwnState
from gorin.language.calling import common


class Named:
    """Planes that are numbered as their names come up, from the first one on."""

    def __init__(self, first: int, also: Mapping[str, str] | None = None) -> None:
        self.first = first
        self.also = dict(also or {})  # two words for one fact
        self.numbers: dict[str, int] = {}

    def plane(self, name: str) -> int:
        """The plane of a fact, whose macrons make no difference; a new fact gets the next one."""
        name = fold(name)
        return self.numbers.setdefault(self.also.get(name, name), self.first + len(self.numbers))

    def names(self) -> list[str]:
        """A name for each plane that is the same in every process."""
        return [*map(str, range(self.first)), *self.numbers]

    def count(self) -> int:
        """How many planes a state needs now."""
        return self.first + len(self.numbers)


@common(reads=())
def gain(s: OwnState, plane: int, mask: int) -> None:
    """These cards have a fact now that need not be printed on them."""
    if mask & ~s.p[plane]:
        s.changed_planes = (*s.changed_planes, (plane, mask & ~s.p[plane]))
        s.p[plane] |= mask


@common(reads=())
def lose(s: OwnState, plane: int, mask: int) -> None:
    """These cards are without a fact now."""
    if mask & s.p[plane]:
        s.changed_planes = (*s.changed_planes, (plane, mask & s.p[plane]))
        s.p[plane] &= ~mask


def print_anew(s: OwnState, planes: Iterable[int], shows: Callable[[OwnState, int, int], bool]) -> None:
    """Undo what was gained and lost when the table was last read; after loading, print all these planes anew."""
    p, faces = s.p, s.box.faces
    if s.changed_planes is not None:
        for plane, cards in s.changed_planes:
            for c in bits(cards):
                p[plane] = p[plane] | 1 << c if shows(s, c, plane) else p[plane] & ~(1 << c)
    else:
        these = frozenset(x for x in planes if x < len(p))  # what came up later is on no card of this game
        for plane in these:
            p[plane] = 0
        for c, k in enumerate(s.kind):
            for plane in (*faces[k].planes, *faces[k].shown) if k >= 0 else ():
                if plane in these and shows(s, c, plane):
                    p[plane] |= 1 << c
    s.changed_planes = ()
