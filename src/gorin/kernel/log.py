"""What was told at the table, and to whom. A line that names a hidden card has a second text for everybody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from gorin.kernel.state import State


class Line(NamedTuple):
    """`text` is for the players in `seen`; the others read `hidden` ("" means they are told nothing)."""

    text: str
    seen: int
    hidden: str = ""
    kind: str = ""  # PASS or IDLE where somebody passed


EVERYBODY = -1
PASS = "pass"
IDLE = "idle pass"  # where hardly anything could have been done


class Log:
    """Lines in the order they were told. Much that happens makes no line; all of it is counted."""

    __slots__ = ("happened", "lines")

    def __init__(self) -> None:
        self.happened = 0  # events, each of which somebody might have answered
        self.lines: list[Line] = []

    def tell(self, text: str, seen: int = EVERYBODY, hidden: str = "", at: int | None = None, kind: str = "") -> None:
        """Add a line; `seen` is the set of players who may read it as it is. With `at`, it goes before what was told
        from there on: what an event brought about stands behind the event."""
        self.lines.insert(len(self.lines) if at is None else at, Line(text, seen, hidden, kind))

    def for_player(self, you: int, since: int = 0) -> list[str]:
        """The lines as one player reads them."""
        out = []
        for line in self.lines[since:]:
            text = line.text if line.seen >> you & 1 else line.hidden
            if text:
                out.append(text)
        return out


def tell(s: State, text: str, seen: int = EVERYBODY, hidden: str = "", at: int | None = None, kind: str = "") -> None:
    """Tell it at this table, if anybody listens."""
    if s.log is not None:
        s.log.tell(text, seen, hidden, at, kind)


def lines_told(s: State) -> int:
    """How many lines there are so far."""
    return 0 if s.log is None else len(s.log.lines)
