"""What is remembered of a period: who has done how much, and to which cards something has happened.

Only what a card in the box asks for is counted: the box lists it, and the windows tell `note` of those kinds of event
alone. The counts lie in `used`, like the uses of abilities, and are forgotten when their period ends:

    (period, FIRST - number, who did it, as this player sees it): how much
    (period, FIRST - number, card, its incarnation): how often
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.turns import in_order
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.fields import MEMORIES, OUT_OF_PLAY
from gorin.rulesets.lcg.numbers import MARKS
from gorin.rulesets.lcg.sides import fights_beside
from gorin.rulesets.lcg.state import IN_CONFLICT, ON, Game

MOST: Final = 900  # memories in one box
FIRST: Final = -100  # in `used`, where abilities have their number; the others below
MARKS.own(FIRST - MOST + 1, "memories", MOST)


class Memory(NamedTuple):
    """One thing a box remembers: the word that tells what counts, and for how long."""

    deed: Any  # words.memories.Deeds, or Fate for what happens to cards
    period: int
    name: str  # "conflicts won this phase"


def note(s: Game, e: Event) -> None:
    """An event of a remembered kind has happened."""
    for number, memory in s.box.memories_of[e.kind]:
        if memory.period == IN_CONFLICT and not s.con[ON]:
            continue
        if memory.deed.of_cards:
            if not memory.deed.counts(e):
                continue
            count(s, (memory.period, FIRST - number, e.card, s.inc[e.card]), 1)
            continue
        for you in in_order(s):
            who, n = memory.deed.noted(s, e, you)
            if n > 0:
                for q in bits(fights_beside(s, who)) if memory.deed.of_sides else (who,):
                    count(s, (memory.period, FIRST - number, q, you), n)


def count(s: Game, key: tuple[int, ...], n: int) -> None:
    s.used[key] = s.used.get(key, 0) + n


def begin_anew(s: Game, *periods: int) -> None:
    """A period begins: what happened between the end of the last one and now belongs to neither."""
    s.used = {k: n for k, n in s.used.items() if k[1] > FIRST or k[0] not in periods}


@called(reads=(MEMORIES,))
def how_much(s: Game, name: str, who: int, you: int) -> int:
    """How much a player has done of what this name says, as another sees it."""
    number = s.box.memories.get(name)
    if number is None or who < 0:
        return 0
    return int(s.used.get((s.box.memory_list[number].period, FIRST - number, who, you), 0))


@called(reads=OUT_OF_PLAY | {MEMORIES})
def befallen(s: Game, name: str) -> int:
    """The cards to which this has happened, as long as they are the same cards."""
    number = s.box.memories.get(name)
    if number is None or not s.used:
        return 0
    out = 0
    for key in s.used:
        if key[1] == FIRST - number and s.inc[key[2]] == key[3]:
            out |= 1 << key[2]
    return out
