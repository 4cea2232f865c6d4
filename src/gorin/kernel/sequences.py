"""Tables of named steps, one per sequence of the rules: those common to all, and how one set of rules changes them.

    skipped(FATE, "4.4 place fate on unclaimed rings")
    instead(DUEL, "D.6 statistic, D.7 result", by_bid)
    after(DRAW, "2.5 draw cards", ("2.5 one more", one_more))

A changed sequence is the same kind of frame with other steps; all others are shared with everybody. Who goes on with a
step by its name (`goto`) goes on with what stands in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from gorin.errors import UsageError
from gorin.kernel.fields import NAMES, Frame

if TYPE_CHECKING:
    from gorin.kernel.state import State

Step = Callable[[Any, Frame], None]
Named = tuple[str, Step]

INSTEAD: Final = "instead"
WITHOUT: Final = "without"
BEFORE: Final = "before"
AFTER: Final = "after"
ANEW: Final = "anew"


class Tables:
    """The steps of every kind of frame as one set of rules plays them: their functions, their titles in the rulebook's
    own numbering, and labels, which also know the steps that were left out."""

    __slots__ = ("labels", "steps", "titles")

    def __init__(self) -> None:
        self.steps: list[list[Step]] = []
        self.titles: list[list[str]] = []
        self.labels: list[dict[str, int]] = []

    def copy(self) -> Tables:
        """Others that share every table with these, until one is put in the place of another."""
        out = Tables()
        out.steps, out.titles, out.labels = self.steps[:], self.titles[:], self.labels[:]
        return out

    def put(self, kind: int, steps: list[Step], titles: list[str], labels: dict[str, int]) -> None:
        """The table of a kind of frame, which may be a new kind."""
        self.steps[kind : kind + 1] = [steps]
        self.titles[kind : kind + 1] = [titles]
        self.labels[kind : kind + 1] = [labels]


COMMON: Final = Tables()


class Change(NamedTuple):
    """One change of one sequence."""

    kind: int
    how: str
    at: str
    steps: tuple[Named, ...]


def instead(kind: int, at: str, step: Step, called: str = "") -> Change:
    """In this sequence, another step in the place of this one, under the same name or one of its own."""
    return Change(kind, INSTEAD, at, ((called or at, step),))


def without(kind: int, at: str) -> Change:
    """This sequence without this step."""
    return Change(kind, WITHOUT, at, ())


def skipped(kind: int, at: str) -> Change:
    """This step has its place, but nothing happens in it."""
    return instead(kind, at, nothing_happens)


def nothing_happens(s: State, f: Frame) -> None:
    """A step that is skipped."""


def before(kind: int, at: str, *steps: Named) -> Change:
    """More steps before this one."""
    return Change(kind, BEFORE, at, steps)


def after(kind: int, at: str, *steps: Named) -> Change:
    """More steps after this one."""
    return Change(kind, AFTER, at, steps)


def anew(kind: int, *steps: Named) -> Change:
    """All steps of this sequence."""
    return Change(kind, ANEW, "", steps)


_CHANGED: Final[dict[tuple[Change, ...], Tables]] = {}


def every_table() -> list[Tables]:
    """The common tables and all that differ from them: a new sequence goes into each."""
    return [COMMON, *_CHANGED.values()]


def changed(changes: Sequence[Change]) -> Tables:
    """The tables with these changes, made one after another."""
    key = tuple(changes)
    if not key:
        return COMMON
    if key not in _CHANGED:
        out = COMMON.copy()
        for kind in dict.fromkeys(x.kind for x in key):
            if not 0 <= kind < len(NAMES):
                raise UsageError(f"There is no sequence number {kind} whose steps could be changed.")
            _rewrite(out, kind, [x for x in key if x.kind == kind])
        _CHANGED[key] = out
    return _CHANGED[key]


def _rewrite(tables: Tables, kind: int, changes: list[Change]) -> None:
    """Put the changed table of one sequence among these. What was there before keeps its name as a label."""
    over = tables.steps[kind][-1]
    table: list[Named] = list(zip(tables.titles[kind], tables.steps[kind], strict=False))
    followers: list[tuple[str, str]] = []  # a step that is gone, and the one in its place ("": the sequence ends)
    for change in changes:
        titles = [title for title, _ in table]
        if change.how == ANEW:
            followers += [(title, "") for title in titles]
            table = list(change.steps)
        else:
            i = _place(kind, titles, change.at)
            j = i + (change.how != BEFORE)
            if change.how in (INSTEAD, WITHOUT):
                rest = (*change.steps, *table[j:])
                followers.append((change.at, rest[0][0] if rest else ""))
            table[i + (change.how == AFTER) : j] = change.steps
        _once(kind, [title for title, _ in table])
    titles = [title for title, _ in table]
    labels = {title: i for i, title in enumerate(titles)}
    for gone, follower in reversed(followers):
        labels.setdefault(gone, labels[follower] if follower else len(titles))
    tables.put(kind, [*(step for _, step in table), over], titles, labels)


def _place(kind: int, titles: list[str], at: str) -> int:
    if titles.count(at) != 1:
        several = "several steps" if at in titles else "no step"
        raise UsageError(f"{NAMES[kind]!r} has {several} called {at!r}; its steps are {', '.join(map(repr, titles))}.")
    return titles.index(at)


def _once(kind: int, titles: list[str]) -> None:
    for title in titles:
        if titles.count(title) > 1:
            raise UsageError(f"{NAMES[kind]!r} would have two steps called {title!r}.")
