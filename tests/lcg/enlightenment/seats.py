"""Tables of Enlightenment for tests: three seats or more, and where a ring lies in a few letters."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from gorin.kernel.machine import answer
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.rings.notation import ring_called
from gorin.rulesets.lcg.rings.places import place_of
from gorin.rulesets.lcg.state import SLOTS
from tests.lcg.tables import decision, options, table

NAME = "lcg/enlightenment"
LETTERS = "ABCDEFGH"


def laid(settings: str = "conflict phase", players: int = 3, extra: Iterable[Card] = (), **seats: str) -> Any:
    """A table: what a seat has stands behind its letter, with honor/fate and a colon or without (10/0)."""
    lines = []
    for q in LETTERS[:players]:
        has = seats.get(q, "")
        lines.append(f"{q} {has}" if re.match(r"\d+/\d+", has) else f"{q} 10/0: {has}")
    return table("\n".join([*lines, settings]), rules=NAME, extra=extra)


def lies(s: Any, key: str) -> str:
    """Where the ring of a key lies: "A" in A's own pool, "common", "A2" on A's second province, "A claimed",
    "contested"."""
    where = place_of(s.ring_place[ring_called(s, key)])
    if where.province >= 0:
        who, slot = divmod(s.slot[where.province], SLOTS)
        return f"{LETTERS[who]}{slot}"
    if where.kind == "unclaimed":
        return "common" if where.player < 0 else LETTERS[where.player]
    return f"{LETTERS[where.player]} claimed" if where.kind == "claimed" else where.kind


def all_pass(s: Any, most: int = 60) -> Any:
    """Everybody passes the window that waits, until somebody is asked something else."""
    for _ in range(most):
        if s.decision is None or options(s)[-1] != "pass" or decision(s).split(": ")[1] != "action":
            return s
        answer(s, len(s.decision.options) - 1)
    raise AssertionError("nobody stops passing")


def provinces(s: Any, who: str) -> list[int]:
    """A player's provinces, the stronghold's first."""
    q = LETTERS.index(who)
    return [c for c in s.province[q * SLOTS : q * SLOTS + SLOTS] if c >= 0]


def in_play_of(s: Any, who: str) -> int:
    """The cards a player controls in play."""
    return int(s.p[facts.IN_PLAY] & s.ctl[LETTERS.index(who)])
