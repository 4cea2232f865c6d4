"""Tables of Team Conquest for these tests: A and B against C and D, or larger teams, each seat 10 honor and 3 fate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.state import ON, SLOTS
from tests.lcg.tables import decision, do, options, step, table

FORMAT = "lcg/team-conquest"
NOTHING: Mapping[str, str] = {}


def laid(
    settings: str, *extra: Card, players: int = 4, purse: str = "10/3", rows: Mapping[str, str] = NOTHING, **seats: str
) -> Any:
    """A table from what some seats have; a seat's line may begin with its own honor and fate ("A='12/0: …'")."""
    lines, seats = [], {**rows, **seats}
    for q in "ABCDEFGH"[:players]:
        own = seats.get(q, "")
        lines.append(f"{q} {own}" if own[:1].isdigit() else f"{q} {purse}: {own}")
    return table("\n".join(lines) + f"\n{settings}", rules=FORMAT, extra=extra)


def asked(s: Any) -> str:
    """Whose turn it is to decide."""
    return decision(s)[:1]


def passes(s: Any, until: str = "", most: int = 60) -> str:
    """Everybody passes, or is done, until a decision or a step is called so; who did."""
    seen = ""
    for _ in range(most):
        if s.decision is None or (until and (until in decision(s) or until in step(s))):
            return seen
        seen += asked(s)
        do(s, f"{asked(s)}: {next((x for x in options(s) if x in ('pass', 'done')), options(s)[0])}")
    raise AssertionError(f"{until!r} never came: {decision(s)}")


def fought(s: Any) -> str:
    """Everybody passes until the conflict is over; who was asked about its ring."""
    rings = ""
    while s.con[ON]:
        rings += asked(s) if "ring" in decision(s) else ""
        do(s, f"{asked(s)}: {next((x for x in options(s) if x in ('pass', 'done')), options(s)[0])}")
    return rings


def home(s: Any, seat: str) -> int:
    """A player's stronghold province."""
    return int(s.province[(ord(seat) - 65) * SLOTS])


def lost(s: Any, seat: str) -> bool:
    """Is it broken?"""
    return bool(s.p[facts.BROKEN] >> home(s, seat) & 1)


def holders(s: Any, name: str) -> str:
    """Who controls the cards with this title that are in play."""
    found = [c for c in range(len(s.kind)) if s.box.faces[s.kind[c]].name == name and s.p[facts.IN_PLAY] >> c & 1]
    return "".join(sorted(chr(65 + s.holder[c]) for c in found))


def declares(s: Any, who: str, words: str, province: int = 0, *attackers: str) -> Any:
    """This player declares the first conflict that begins so against this one of the provinces offered."""
    do(s, f"{who}: {next(x for x in options(s) if x.startswith(words))}")
    do(s, f"{who}: {options(s)[province]}")
    do(s, *[f"{who}: {x}" for x in attackers], f"{who}: done")
    return s
