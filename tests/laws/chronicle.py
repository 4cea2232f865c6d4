"""What a log must tell: every change of honor and fate, and every card that goes elsewhere before one's eyes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from gorin.kernel.bits import bits
from gorin.kernel.views import hidden_from
from gorin.rulesets.ccg import facts as ccg
from gorin.rulesets.lcg import facts as lcg

PLACES = {
    "lcg": (lcg.HAND, lcg.DECK, lcg.DISCARD, lcg.REMOVED, lcg.IN_PLAY, lcg.IN_PROVINCE),
    "ccg": (ccg.HAND, ccg.DECK, ccg.DISCARD, ccg.REMOVED, ccg.IN_PLAY, ccg.IN_PROVINCE),
}
HONOR = re.compile(r"^([A-Z]) (gains|loses) (\d+) honor\b", re.IGNORECASE)
FATE = re.compile(r"^([A-Z]) (gains|loses|pays) (\d+) fate\b")
WITH_FATE = re.compile(r"with (\d+) fate from ([A-Z])'s pool")
TO_POOL = re.compile(r"^(\d+) fate .*\bto ([A-Z])'s pool")
FROM_POOL = re.compile(r"^(\d+) fate moves from ([A-Z])'s pool")
SHUFFLED = re.compile(r"discard pile is shuffled and becomes")


class Table(NamedTuple):
    """What of a table is told when it changes."""

    honor: list[int]
    pool: list[int]
    fate: list[int]
    places: list[int]  # per place, its cards
    hidden: list[int]  # per seat, the cards it may not know
    names: list[str]


def look(s: Any) -> Table:
    """The table as it is now."""
    planes = PLACES[s.box.rules.game]
    seats = range(s.box.seats)
    return Table(
        list(s.honor),
        list(s.pool) if hasattr(s, "pool") else [],
        list(s.fate) if hasattr(s, "fate") else [],
        [s.p[x] for x in planes],
        [hidden_from(s, q) for q in seats],
        [called(s, c) for c in range(len(s.kind))],
    )


def called(s: Any, c: int) -> str:
    """A card, as the log speaks of it; of a province only that it is one."""
    name = str(s.box.faces[s.kind[c]].name)
    return "province" if name == "Province" else name


def seat(letter: str) -> int:
    return ord(letter) - ord("A")


def honor_told(lines: list[str], seats: int) -> list[int]:
    """How much each player's honor changed, by what was told."""
    out = [0] * seats
    for line in lines:
        if m := HONOR.match(line):
            out[seat(m[1])] += int(m[3]) * (1 if m[2] == "gains" else -1)
    return out


def fate_told(lines: list[str], seats: int) -> list[int]:
    """How much each player's pool changed, by what was told."""
    out = [0] * seats
    for line in lines:
        if m := FATE.match(line):
            out[seat(m[1])] += int(m[3]) * (1 if m[2] == "gains" else -1)
        if m := WITH_FATE.search(line):
            out[seat(m[2])] -= int(m[1])
        if m := TO_POOL.match(line):
            out[seat(m[2])] += int(m[1])
        if m := FROM_POOL.match(line):
            out[seat(m[2])] -= int(m[1])
    return out


def untold(before: Table, after: Table, lines: list[list[str]]) -> Iterator[str]:
    """What changed between two tables without being told to somebody who saw it; `lines` are each player's."""
    seats = len(before.honor)
    for q, told in enumerate(lines):
        if honor_told(told, seats) != [b - a for a, b in zip(before.honor, after.honor, strict=True)]:
            yield f"{q}: honor went from {before.honor} to {after.honor}"
        if before.pool and fate_told(told, seats) != [b - a for a, b in zip(before.pool, after.pool, strict=True)]:
            yield f"{q}: fate went from {before.pool} to {after.pool}"
        if any(SHUFFLED.search(line) for line in told):
            continue  # cards of a discard pile went where nobody can follow them
        for c, name in moved(before, after, q):
            if not any(name.partition(" (")[0].lower() in line.lower() for line in told):
                yield f"{q}: {name} #{c} went elsewhere"


def moved(before: Table, after: Table, q: int) -> Iterator[tuple[int, str]]:
    """The cards that a player saw go elsewhere (or get or lose fate), with the names they had."""
    changed = 0
    for a, b in zip(before.places, after.places, strict=True):
        changed |= a ^ b
    for c, (a, b) in enumerate(zip(before.fate, after.fate, strict=False)):
        changed |= (a != b) << c
    for c in bits(changed):
        was, now = before.hidden[q] >> c & 1, after.hidden[q] >> c & 1
        if c < len(before.names) and not was:
            yield c, before.names[c]
        elif not now:
            yield c, after.names[c]
