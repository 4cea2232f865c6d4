"""What the constant abilities of a box read, read off their own source: what none of them reads may change in silence.

Whatever is not known here counts as reading everything, so that a new word is slower at worst, never wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from gorin.rulesets.lcg.facts import FACEUP, IN_PROVINCE

# what a constant ability may call without reading provinces, the phase or dials
HARMLESS: Final = {
    "c", "if", "in", "else", "and", "or", "not", "any", "bool", "append", "bit_count", "alone",
    "bar", "immune", "host_of", "held", "foes", "foe_seats", "foes_cards", "opponent", "costs_change",
    "not_against_favor",
    "decree", "doom", "gain", "no_part_as", "no_part_in", "more_honorable", "how_much", "ring_gains", "contested_ring",
    "unclaimed_rings", "all_claimed_rings", "claimed_rings", "fate_on_rings",
}  # fmt: skip


class Readings(NamedTuple):
    """Does any constant ability depend on what lies in provinces, on the phase, on the dials?"""

    provinces: bool = True
    phase: bool = True
    dials: bool = True


def readings(sources: Iterable[str]) -> Readings:
    """What these constant abilities read."""
    text = "\n".join(sources)
    calls = {re.sub(r"\d+$", "", name) for name in re.findall(r"(\w+) ?\(", text)}
    if not calls <= HARMLESS:
        return Readings()
    planes = {int(i) for i in re.findall(r"\bp\[(\d+)\]", text)}
    fields = set(re.findall(r"\bs\.(\w+)", text))
    return Readings(
        bool(planes & {FACEUP, IN_PROVINCE} or fields & {"lying", "slot", "barren", "province"}),
        bool(fields & {"phase", "round"}),
        bool(fields & {"bid", "bid_change"}),
    )
