"""Saved games name their keywords. Within a process a keyword is a plane, numbered as it comes up; a save goes into
another process, where the same keyword may have another number."""

from __future__ import annotations

from typing import Any, Final

from gorin.errors import UsageError
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.bars import GAINS_KEYWORD, GRANTED, LOSES_KEYWORD
from gorin.rulesets.ccg.codecs import given, named_amount, numbered_amount
from gorin.rulesets.ccg.facts import FIRST_KEYWORD, keyword, plane_count, plane_names
from gorin.rulesets.ccg.points import RESOLVED_ACTION

ABOUT_KEYWORDS: Final = (GAINS_KEYWORD, LOSES_KEYWORD, GRANTED)
WHAT, N = 0, 2  # places in a row of `lasting`
CODE = 1  # place in a key of `used`
KIND, AMOUNT = 0, 3  # places in an event


def named(d: dict[str, Any]) -> dict[str, Any]:
    """A dump in which planes and keywords go by their names."""
    names = plane_names()
    d["p"] = {names[i]: m for i, m in enumerate(d["p"]) if m}
    for row in d["lasting"]:
        if row[WHAT] in ABOUT_KEYWORDS:
            row[N] = names[row[N]]
    for row in d["used"]:
        if row[CODE] <= RESOLVED_ACTION - FIRST_KEYWORD:
            row[CODE] = names[RESOLVED_ACTION - row[CODE]]
    for e in events_of(d):
        if e[KIND] == ev.GIVE and given(e[AMOUNT]).what in ABOUT_KEYWORDS:
            e[AMOUNT] = named_amount(e[AMOUNT], names.__getitem__)
    return d


def numbered(d: dict[str, Any]) -> dict[str, Any]:
    """The dump with this process's numbers again."""
    if not isinstance(d["p"], dict):
        raise UsageError("This saved game is of an older version, which did not name its keywords; it cannot be read.")
    number = Numbers()
    planes = {number(name): m for name, m in d["p"].items()}
    out = {**d, "lasting": [[*row] for row in d["lasting"]], "used": [[*row] for row in d["used"]]}
    out["late"] = [[*e] for e in d["late"]]
    out["frames"] = [[name, step, regs, [[*e] for e in events]] for name, step, regs, events in d["frames"]]
    for row in out["lasting"]:
        if isinstance(row[N], str):
            row[N] = number(row[N])
    for row in out["used"]:
        if isinstance(row[CODE], str):
            row[CODE] = RESOLVED_ACTION - number(row[CODE])
    for e in events_of(out):
        if isinstance(e[AMOUNT], list):
            e[AMOUNT] = numbered_amount(e[AMOUNT], number)
    out["p"] = [planes.get(i, 0) for i in range(plane_count())]
    return with_sides(out)


def with_sides(d: dict[str, Any]) -> dict[str, Any]:
    """A dump of a release that knew two players only: each was alone on a side, the turn was the active player's."""
    if d["attacker"] >= 0 and not d["attacking_players"]:
        d["attacking_players"], d["defending_players"] = 1 << d["attacker"], 1 << d["defender"]
    for name, _, regs, _ in d["frames"]:
        if name == "ccg: turn" and not regs[1]:
            regs[1] = d["first"] + 1
    return d


def events_of(d: dict[str, Any]) -> list[list[Any]]:
    """Every event that waits: in windows, and until after the battle."""
    return [*d["late"], *(e for frame in d["frames"] for e in frame[3])]


class Numbers:
    """Names of planes to their numbers; a keyword that this process has not met gets a new one."""

    def __init__(self) -> None:
        self.known = {name: i for i, name in enumerate(plane_names())}

    def __call__(self, name: str) -> int:
        if name not in self.known:
            if name.isdigit():
                raise UsageError(f"This saved game has a fact {name!r} that nobody knows; it cannot be read.")
            self.known[name] = keyword(name)
        return self.known[name]
