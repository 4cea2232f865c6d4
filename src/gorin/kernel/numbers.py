"""Numbers that a ruleset deals by hand: each has one owner, and another one is refused as the program starts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from gorin.kernel.rows import Lasting

Reads = frozenset[Any]  # planes and fields of the state, as the ruleset names them
NOTHING: Final[Reads] = frozenset()


class Numbers:
    """Numbers of one kind, by their owners."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.owners: dict[int, str] = {}

    def own(self, n: int, owner: str, span: int = 1) -> int:
        """The number n, and as many after it as `span` says, belong to this owner and to nobody else; gives n."""
        mine = range(n, n + span)
        for i in mine:
            if i in self.owners:
                raise ValueError(f"{self.kind} {i} belongs to {self.owners[i]!r}; {owner!r} needs another number.")
        self.owners |= dict.fromkeys(mine, owner)
        return n


class Effects(Numbers):
    """The numbers of effects: what rows of `lasting` and modifiers are about. An effect that is there only while the
    table is so or so says what it reads of it, given the row's number."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.reads: dict[int, Callable[[int], Iterable[Any]]] = {}

    def conditional(self, n: int, owner: str, reads: Callable[[int], Iterable[Any]]) -> int:
        """Such an effect; gives n."""
        self.own(n, owner)
        self.reads[n] = reads
        return n

    def read_by(self, rows: Iterable[Lasting]) -> Reads:
        """What these lasting effects read."""
        known, out = self.reads, NOTHING
        for row in rows:
            if row.what in known:
                out = out.union(known[row.what](row.n))
        return out


NO_EFFECTS: Final = Effects("effect")
