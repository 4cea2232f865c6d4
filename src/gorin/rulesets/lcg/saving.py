"""Snapshots name traits. Within a process a trait is a plane, numbered as it comes up; a snapshot goes into another
process, where the same trait may have another number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gorin.errors import RecordError
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.codecs import shielded, shielding_again
from gorin.rulesets.lcg.lasting.kinds import GAINS_FACT, IMMUNE, LOSES_FACT

ABOUT_TRAITS: Final = (GAINS_FACT, LOSES_FACT, IMMUNE)
WHAT, N = 0, 2  # places in a row of `lasting`
KIND, EFFECT, AMOUNT = 0, 1, 3  # places in an event


def named(d: dict[str, Any]) -> dict[str, Any]:
    """A dump in which planes go by their names."""
    names = facts.plane_names()

    def name(n: int) -> Any:
        plane, players = shielded(n)
        return [players, names[plane]] if facts.FIRST_TRAIT <= plane < len(names) else n

    out = each_number(d, name)
    out["p"] = {names[i]: m for i, m in enumerate(d["p"]) if m}
    return out


def numbered(d: dict[str, Any]) -> dict[str, Any]:
    """The dump with this process's numbers again."""

    def number(n: Any) -> Any:
        return shielding_again(facts.trait(n[1]), n[0]) if isinstance(n, list) else n

    out = each_number(d, number)
    planes = {plane_called(name): m for name, m in d["p"].items()}
    out["p"] = [planes.get(i, 0) for i in range(facts.plane_count())]
    return out


def plane_called(name: str) -> int:
    """The plane with this name in `plane_names`."""
    if not name.isdigit():
        return facts.trait(name)
    if int(name) >= facts.FIRST_TRAIT:
        raise RecordError("it tells of a fact that nobody knows")
    return int(name)


def each_number(d: dict[str, Any], change: Callable[[Any], Any]) -> dict[str, Any]:
    """A copy in which every number that may hold a trait is changed: in lasting effects and those about to begin."""
    lasting = [[*row[:N], change(row[N]), *row[N + 1 :]] if row[WHAT] in ABOUT_TRAITS else row for row in d["lasting"]]
    return {**d, "lasting": lasting, "frames": [[*frame[:-1], _events(frame[-1], change)] for frame in d["frames"]]}


def _events(events: list[Any], change: Callable[[Any], Any]) -> list[Any]:
    return [
        [*e[:AMOUNT], change(e[AMOUNT]), *e[AMOUNT + 1 :]] if e[KIND] == ev.LAST and e[EFFECT] in ABOUT_TRAITS else e
        for e in events
    ]
