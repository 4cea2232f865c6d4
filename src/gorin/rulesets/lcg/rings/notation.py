"""Rings in the string of a table: `air=B` claimed, `air=B3` on B's third province, `air@B` in B's own unclaimed pool,
`air@common`, `fire+2` fate on it, `water[Scroll, B:Seal]` what is attached to it. The second air ring is `air#2`.
A ring of which nothing is said lies where it begins, without fate."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from gorin.errors import NotationError
from gorin.kernel.notation import split
from gorin.rulesets.lcg.rings.places import UNCLAIMED, is_unclaimed, own_pool, place_of
from gorin.rulesets.lcg.state import ELEMENT_NAMES, SLOTS, Game

KEY: Final = rf"(?:{'|'.join(ELEMENT_NAMES)})(?:#\d+)?"
RING: Final = re.compile(rf"^({KEY})(?:=([A-H])(\d)?|@([A-H]|common))?(?:\+(\d+))?(?:\[.*\])?$")
COMMON: Final = "common"


class RingLine(NamedTuple):
    """What is said of one ring."""

    key: str
    claimer: str
    province: str
    pool: str
    fate: int


def keys(rings: Sequence[int]) -> list[str]:
    """What each ring is called, by the elements printed on them: `air`, and `air#2` if there is a second one."""
    out: list[str] = []
    for i, element in enumerate(rings):
        before = rings[:i].count(element)
        out.append(ELEMENT_NAMES[element] + (f"#{before + 1}" if before else ""))
    return out


def ring_called(s: Game, key: str) -> int:
    """The ring of a key."""
    known = keys(s.box.rings)
    if key not in known:
        raise NotationError(f"There is no ring {key!r} at this table; there are {', '.join(known)}.")
    return known.index(key)


def parts(text: str) -> list[str]:
    """The parts of a line about rings: each ring with what is said of it."""
    return split(text.removeprefix("rings "), " ") if text.startswith("rings ") else []


def key_of(part: str) -> str:
    """The ring a part is about."""
    return re.split(r"[=@+\[]", part, maxsplit=1)[0]


def said(part: str) -> RingLine:
    """What a part says."""
    m = RING.match(part)
    if m is None:
        raise NotationError(f"{part!r} says nothing of a ring; write 'air=B' or 'fire+2'.")
    return RingLine(m[1], m[2] or "", m[3] or "", m[4] or "", int(m[5] or 0))


def put(s: Game, line: RingLine, seat: Callable[[str], int]) -> None:
    """Lay a ring as it is said. Which province is meant is known once they lie there."""
    i = ring_called(s, line.key)
    if line.claimer:
        s.ring_place[i] = seat(line.claimer)
    elif line.pool:
        s.ring_place[i] = UNCLAIMED if line.pool == COMMON else own_pool(seat(line.pool))
    s.ring_fate[i] = line.fate


def province_of(s: Game, line: RingLine, seat: Callable[[str], int]) -> int:
    """The province on which a ring lies."""
    slot = int(line.province)
    c = s.province[seat(line.claimer) * SLOTS + slot] if slot < SLOTS else -1
    if c < 0:
        raise NotationError(f"{line.claimer} has no province {slot} for the {line.key} ring.")
    return c


def lies(s: Game, i: int) -> str:
    """Where a ring lies, if it is worth saying."""
    place = s.ring_place[i]
    where = place_of(place)
    if where.province >= 0:
        who, slot = divmod(s.slot[where.province], SLOTS)
        return f"={chr(65 + who)}{slot}"
    if where.kind == "claimed":
        return f"={chr(65 + where.player)}"
    if is_unclaimed(place) and place != s.box.rules.format.rings.laid_out(s.box.seats)[i][1]:
        return f"@{COMMON if where.player < 0 else chr(65 + where.player)}"
    return ""


def written(s: Game, attached: Callable[[int], str]) -> list[str]:
    """Every ring of which there is anything to say."""
    out = []
    for i, key in enumerate(keys(s.box.rings)):
        more = lies(s, i) + (f"+{s.ring_fate[i]}" if s.ring_fate[i] else "") + attached(i)
        out += [key + more] if more else []
    return out
