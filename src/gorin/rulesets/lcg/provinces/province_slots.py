"""Five provinces, one slot per element: which slots can be filled?"""

from __future__ import annotations

from collections.abc import Iterable

from gorin.rulesets.lcg.facts import ELEMENTS


def open_slots(provinces: list[tuple[str, ...]], extra: Iterable[str] = ()) -> list[str]:
    """The elements no province is left for. Each province has one element or several, and fills one slot.

    `extra`: the elements of which a role allows one more province in place of any other.
    """
    best = unfilled(provinces, list(ELEMENTS))
    for more in extra:
        for gone in ELEMENTS:
            left = unfilled(provinces, [more, *(e for e in ELEMENTS if e != gone)])
            if len(left) < len(best):
                best = left
    return best


def unfilled(provinces: list[tuple[str, ...]], slots: list[str]) -> list[str]:
    """Fill as many slots as can be filled at once, by moving provinces over to other slots where needed."""
    holder: dict[int, int] = {}  # slot by province

    def fill(slot: int, tried: set[int]) -> bool:
        for i, elements in enumerate(provinces):
            if slots[slot] in elements and i not in tried:
                tried.add(i)
                if i not in holder or fill(holder[i], tried):
                    holder[i] = slot
                    return True
        return False

    return [element for slot, element in enumerate(slots) if not fill(slot, set())]
