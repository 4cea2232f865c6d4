"""Everything that changes the game is an event. Events are plain values: saved, compared and shared by clones."""

from __future__ import annotations

from typing import Final

from gorin.kernel.values import Value

# tags
COST: Final = 1  # paid as a cost, not an effect
SURE: Final = 2  # will not be cancelled or negated
RULEBOOK: Final = 4  # comes from the rules, not from a card
AT_ONCE: Final = 64  # of several such consequences of one moment the first player sets the order
JOINT: Final = 128  # consequences of one moment that happen at the same time: they share a window
EXACT: Final = 8  # if it is replaced by something else, it counts as not having happened

# what an event's happening answers, besides False (it did not) and True (it did)
STILL: Final = 2  # it did, and nothing that is derived or mended depends on what it changed
ASIDE: Final = 4  # it did, and nothing that is derived depends on what it changed, but what the rules mend may
OTHER_KINDS: Final = 8  # 1 | kinds << OTHER_KINDS: it did, and whatever such events may break is looked at, too


class Event(Value, frozen=True):
    """One occurrence. `source` is the card it comes from, `act` the number of the ability's use, `parent` the
    index (in the same window) of the event it hangs on: if the parent does not happen, neither does this."""

    kind: int
    card: int = -1
    player: int = -1
    n: int = 0
    source: int = -1
    act: int = 0
    tag: int = 0
    parent: int = -1
    was: int = 0  # what the card was like just before it happened, as the ruleset packs it; 0: nobody noted it


NO_EVENT: Final = Event(-1)


def each(mask: int, kind: int, you: int, n: int, source: int, act: int, tag: int) -> list[Event]:
    """One event for each card of a set."""
    out = []
    while mask:
        b = mask & -mask
        mask ^= b
        out.append(Event(kind, b.bit_length() - 1, you, n, source, act, tag))
    return out


def about(kind: int, who: int, n: int, source: int, act: int, tag: int) -> list[Event]:
    """One event about a player, if there is such a player."""
    return [Event(kind, -1, who, n, source, act, tag)] if who >= 0 else []
