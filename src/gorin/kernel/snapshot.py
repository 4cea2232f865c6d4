"""A waiting game as data for another release: what it was, by names, and the same game again from that.

A release may know more than the one that wrote a snapshot: fields it has not heard of are as on a fresh table, steps of
a sequence are found by their names. What cannot be found is said, and nothing is guessed: the frames of a card whose
text has changed, a sequence that is no more, another set of faces.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from gorin.errors import RecordError
from gorin.kernel.fields import KINDS, kind_named
from gorin.kernel.log import Line
from gorin.kernel.machine import BLANKS, TYPES
from gorin.kernel.record import Snapshot
from gorin.kernel.state import S, State

if TYPE_CHECKING:
    from gorin.kernel.box import Box


SIZE = 8  # bytes of a digest


def take_snapshot(s: State, n: int, number: int, states: int, asides: int = 0) -> Snapshot:
    """What a game is after n decisions and so many asides."""
    box = s.box
    d = box.rules.named(s.dump())
    d["frames"] = [frame_told(box, *frame) for frame in d["frames"]]
    lines: list[tuple[str, int, str, str]] = [(*line,) for line in s.log.lines] if s.log is not None else []
    snapshot = Snapshot(n, number, states, faces_told(box), box.rules.numbered_lists(box), d, lines, asides=asides)
    snapshot.sum = sum_of(snapshot)
    return snapshot


def open_snapshot(snapshot: Snapshot, fresh: S, states: int) -> S:
    """The state a snapshot tells of. `fresh` is the same game as it begins by these rules."""
    box = fresh.box
    if snapshot.sum != sum_of(snapshot):
        raise RecordError("its snapshot is damaged")
    if snapshot.states != states:
        raise RecordError("its snapshot is of a version that wrote games otherwise")
    now = faces_told(box)
    if list(snapshot.faces) != list(now) or snapshot.lists != box.rules.numbered_lists(box):
        raise RecordError("its cards are other ones now")
    changed = {kind for kind, name in enumerate(now) if now[name] != snapshot.faces[name]}
    try:
        d = completed(snapshot.state, box.rules.named(fresh.dump()))
        if in_use(box, d) & changed:
            raise RecordError("a card that was being used has another text now")
        d["frames"] = [frame_now(fresh, *frame) for frame in d["frames"]]
        s = type(fresh).load(box, box.rules.numbered(d))
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError):
        raise RecordError("its snapshot does not fit these rules") from None
    if s.decision is None and s.winner < 0:
        raise RecordError("nobody would be asked anything")
    return s


def told(snapshot: Snapshot) -> list[Line]:
    """What was told at the table until then."""
    return [Line(*line) for line in snapshot.log]


def sum_of(snapshot: Snapshot) -> str:
    """A digest of everything else in a snapshot."""
    return _digest(msgspec.json.encode(msgspec.structs.replace(snapshot, sum="")))


def faces_told(box: Box) -> dict[str, str]:
    """Every face of a box with a digest of what is printed on it."""
    if box.printed is None:
        box.printed = {face.name: _digest(repr(face.definition).encode()) for face in box.faces}
    printed: dict[str, str] = box.printed
    return printed


def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=SIZE).hexdigest()


# --- frames ---------------------------------------------------------------------------------------------------------


def frame_told(box: Any, name: str, step: int, regs: list[int], events: list[Any]) -> list[Any]:
    """A frame with what its numbers rest on: the name of the step it stands at, the types of its registers."""
    kind = KINDS[name]
    titles = box.tables.titles[kind]
    at = titles[step] if step < len(titles) else ""
    return [name, at, [step, _steps(titles)], TYPES[kind], regs, events]


def frame_now(s: State, name: str, at: str, place: list[Any], types: str, regs: list[int], events: list[Any]) -> Any:
    """The frame by the tables of this release."""
    kind = kind_named(s, name)
    step, steps = place
    titles = s.box.tables.titles[kind]
    if steps != _steps(titles):  # the sequence has other steps now: this one must be among them, once
        if at and titles.count(at) != 1:
            raise RecordError("it waits in a step that the rules no longer have")
        step = titles.index(at) if at else len(titles)
    if not TYPES[kind].startswith(types):
        raise RecordError("it waits in a sequence that the rules now play otherwise")
    return [name, step, [*regs, *BLANKS[kind][len(types) :]], events]


def _steps(titles: list[str]) -> str:
    return _digest("\n".join(titles).encode())


# --- what has changed since -----------------------------------------------------------------------------------------


def completed(d: dict[str, Any], fresh: dict[str, Any]) -> dict[str, Any]:
    """A dump with the fields that it does not know yet, as they are on a fresh table, and in each list of numbers what
    is missing at its end. What the rules no longer know is left out."""
    cards, then = len(d["kind"]), len(fresh["kind"])
    out: dict[str, Any] = {}
    for name, usual in fresh.items():
        if name not in d:
            per_card = isinstance(usual, list) and len(usual) == then and 0 < then < cards
            out[name] = [*usual, *[usual[-1]] * (cards - then)] if per_card else usual
        elif name == "zones":
            out[name] = [*d[name], *[[] for _ in usual[len(d[name]) :]]]
        elif isinstance(usual, list) and usual and isinstance(usual[-1], int):
            out[name] = [*d[name], *usual[len(d[name]) :]]
        else:
            out[name] = d[name]
    return out


def in_use(box: Box, d: dict[str, Any]) -> set[int]:
    """The faces whose abilities are being used, wait, or were gained."""
    frames = [regs[2] for name, _, _, _, regs, _ in d["frames"] if "/" in name]
    known = [*frames, *(row[0] for row in d["delayed"]), *(row[0] for row in d["gained"])]
    if not all(ability in box.abilities for ability in known if ability > 0):
        raise RecordError("a card that was being used has another text now")
    return {box.abilities[ability].face for ability in known if ability > 0}
