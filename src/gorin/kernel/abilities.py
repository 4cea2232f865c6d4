"""An ability as the machine sees it: when it may be used, the program it runs, and how often."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.machine import push
from gorin.kernel.questions import Purpose
from gorin.kernel.state import ACTIVE, OwnState

if TYPE_CHECKING:
    from gorin.kernel.state import State


# the first registers of every ability's frame
THIS: Final = 0  # the card whose ability it is
YOU: Final = 1  # the player using it
ABILITY: Final = 2
DEPTH: Final = 3  # the window it answers: the depth of its frame (-1: none)
EVENT: Final = 4  # and the index of the event in it
VIA: Final = 5  # the card that carries the text (differs from THIS where text was granted)
ACT: Final = 6  # the number of this use
RESOLVED: Final = -2  # DEPTH of an ability that another effect resolves: it is not used, its card not played
AGAIN: Final = -3  # DEPTH of one that is resolved so once more, without its costs
OWN_REGISTERS: Final = "cpiiici"
FIRST_FREE: Final = len(OWN_REGISTERS)
MOST_ABILITIES: Final = 256  # of one face: an id has 24 bits
TOO_MANY: Final = f"a card has at most {MOST_ABILITIES} abilities, those that wait or are given among them, not {{}}."
MOST_FACES: Final = (1 << 16) - 1

Test = Callable[[OwnState, int, int, Event, int], Any]  # (state, you, this, event, that): true or false
Fails = Callable[[OwnState, int, int, Event, int], int]  # the place of the first need that is not met, or -1


class Need(NamedTuple):
    """What an ability needs to be used, one test of many: the rule it rests on, and what it asks for, in the card's own
    words or by a name that the ruleset knows."""

    rule: str
    asks: Any = None


def nothing_fails(s: OwnState, you: int, this: int, e: Event, that: int) -> int:
    """Of an ability that needs nothing."""
    return -1


class Ability:
    """One ability of one face. `id` is the same wherever the same box of cards is opened; 0 is no ability."""

    __slots__ = (
        "again",
        "anyone",
        "asks",
        "can",
        "chosen",
        "counts_as",
        "face",
        "fails",
        "frame",
        "granted",
        "id",
        "max_period",
        "max_times",
        "name",
        "needs",
        "node",
        "period",
        "resolves",
        "slots",
        "times",
        "together",
    )

    def __init__(
        self,
        id: int,
        name: str,
        face: int,
        frame: int,
        slots: tuple[int, ...],
        can: Test,
        fails: Fails = nothing_fails,
        limit: tuple[int, int] = (0, 0),
        maximum: tuple[int, int] = (0, 0),
        granted: bool = False,
        node: Any = None,
        anyone: bool = False,
        resolves: Test | None = None,
        counts_as: int = 0,
        together: Callable[[Event], int] | None = None,
        chosen: tuple[tuple[str, int], ...] = (),
        asks: Mapping[int, Purpose] | None = None,
        again: Test | None = None,
        needs: tuple[Need, ...] = (),
    ) -> None:
        self.id = id
        self.name = name
        self.face = face
        self.frame = frame
        self.slots = slots
        self.can = can
        self.fails = fails
        self.needs = needs  # what `can` asks, in the order of the rules; `fails` says which of it is not so
        self.period, self.times = limit
        self.max_period, self.max_times = maximum
        self.granted = granted
        self.node = node
        self.anyone = anyone  # any player may use it, whoever controls the card
        self.resolves = resolves or can  # may it be resolved by another effect, without being used?
        self.together = (
            together  # events of a window for which it gives the same number are one occurrence ("1 or more")
        )
        self.chosen = chosen  # what it is aimed at: what a register of its frame holds, and the register
        self.asks = asks or {}  # what the steps of its program ask for
        self.again = again  # may it be resolved once more, without its costs and what it waited for? None: never
        self.counts_as = counts_as or id  # the ability under which its maximum is counted, for all copies by title

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def lacks(self, s: OwnState, you: int, this: int, e: Event, that: int) -> Need | None:
        """The first need that is not met; None if it may be used."""
        place = self.fails(s, you, this, e, that)
        return None if place < 0 else self.needs[place]

    def why_not(self, s: OwnState, you: int, this: int, e: Event, that: int) -> str:
        """The rule against using it now, or ""."""
        need = self.lacks(s, you, this, e, that)
        return "" if need is None else need.rule


def ability_id(kind: int, k: int) -> int:
    """The id of the k-th ability of a face: never 0, the same in every process, and no other ability's."""
    assert 0 <= kind < MOST_FACES and 0 <= k < MOST_ABILITIES, f"ability {k} of face {kind} has no number"
    return (kind + 1) << 4 | _bits(k)


def _bits(k: int) -> int:
    """Which bits of an id say that it is the k-th: four below the face, the rest above it."""
    return k >> 4 << 20 | k & 15


def sibling(k: int) -> str:
    """Source, in an ability's program: the id of the k-th ability of the same face."""
    return f"r[{ABILITY}] & {0xFFFF0} | {_bits(k)}"


def ability_number(id: int) -> int:
    """Which of its face's abilities it is."""
    return id >> 20 << 4 | id & 15


def limit_left(s: State, a: Ability, you: int, this: int, via: int) -> bool:
    """Has this copy not been used as often as its limit says?"""
    if not a.times or not s.used:
        return True
    inc = s.inc
    k = (a.period, a.id, this, inc[this], via, inc[via], you)
    n = s.used.get(k, 0)
    if n < a.times:
        return True
    if s.gained and s.box.stacks:  # whoever was given it several times has it several times
        copies = sum([row.ability == a.id and row.card == this for row in s.gained])
        return n < a.times * copies
    more = s.box.more_uses
    return more is not None and bool(n < a.times + more(s, you, this))


def maximum_left(s: State, a: Ability, you: int, via: int = -1) -> bool:
    """Have all copies together not been used as often as the maximum says?"""
    if not a.max_times or not s.used:
        return True
    return bool(s.used.get(_maximum(s, a, you, via), 0) < a.max_times)


def _maximum(s: State, a: Ability, you: int, via: int) -> tuple[int, ...]:
    """Under what uses are counted: for all copies of a card together; whoever has gained the ability counts apart."""
    faces = s.box.faces
    gained = via >= 0 and faces[s.kind[via]].title != faces[a.face].title
    return (a.max_period, a.counts_as, faces[s.kind[via]].title if gained else -1, -1, -1, -1, you)


def usable(s: State, a: Ability, you: int, this: int, via: int) -> bool:
    """Is there a use left, by limit and by maximum?"""
    return not s.used or (limit_left(s, a, you, this, via) and (not a.max_times or maximum_left(s, a, you, via)))


def _copy(s: State, a: Ability, you: int, this: int, via: int) -> tuple[int, ...]:
    """Under what uses of one copy are counted."""
    return (a.period, a.id, this, s.inc[this], via, s.inc[via], you)


def used_so_far(s: State, a: Ability, you: int, this: int, via: int) -> int:
    """How often this copy has been used in the period of its limit."""
    return s.used.get(_copy(s, a, you, this, via), 0)


def count_use(s: State, a: Ability, you: int, this: int, via: int, limited: bool = True) -> None:
    """Count one use against limit and maximum; a card that is a new one at once has no limit, only the maximum."""
    if a.times and limited:
        k = _copy(s, a, you, this, via)
        s.used[k] = s.used.get(k, 0) + 1
    if a.max_times:
        all_copies = _maximum(s, a, you, via)
        s.used[all_copies] = s.used.get(all_copies, 0) + 1


def start(s: State, a: Ability, you: int, this: int, via: int, depth: int = -1, event: int = 0) -> None:
    """Begin the ability's program."""
    s.acts += 1
    push(s, a.frame, (this, you, a.id, depth, event, via, s.acts))


def pack_use(you: int, ability: int, via: int, event: int = 0) -> int:
    """A use as one number, for options and registers; never 0 or 1, which mean "nothing yet" and "pass"."""
    return you << 50 | ability << 26 | via << 10 | event


def is_use(x: int) -> bool:
    """Is this a packed use, among other numbers below 1 << 26?"""
    return x >> 26 > 0


def unpack_use(x: int) -> tuple[int, int, int, int]:
    """(you, ability, via, event)"""
    return x >> 50, x >> 26 & 0xFFFFFF, x >> 10 & 0xFFFF, x & 0x3FF


def uses(s: State, you: int, slot: int, e: Event, idle: int = 0) -> list[tuple[Ability, int, int]]:
    """The abilities listening at a slot that a player may use now (in answer to this event), each with the card that
    has it and the card that carries it: own text, text granted by attachments, text gained for a while. The own text
    of `idle` cards is not looked at."""
    out: list[tuple[Ability, int, int]] = []
    listeners, active = s.listeners, s.p[ACTIVE]
    m = listeners.own[slot] & active & s.ctl[you]
    if idle:
        m &= ~idle
    granted = listeners.granted[slot] & active
    given = granted or s.gained or listeners.shared
    if not (m or given):
        return out
    faces, kind, used = s.box.faces, s.kind, s.used
    for c in bits(m) if m else ():
        for a in faces[kind[c]].own[slot]:
            if a.can(s, you, c, e, 0) and (not used or usable(s, a, you, c, c)):
                out.append((a, c, c))
    if not given:
        return out
    others: list[tuple[Ability, int, int]] = []
    if listeners.shared:
        for c in bits(listeners.shared.get(slot, 0) & active & ~s.ctl[you]):
            others += [(a, c, c) for a in faces[kind[c]].shared[slot]]
    for c in bits(granted) if granted else ():
        h = s.host[c]
        if h >= 0 and s.holder[h] == you:
            others += [(a, h, c) for a in faces[kind[c]].granted[slot]]
    for row in s.gained:
        a, c = s.box.abilities[row.ability], row.card
        if slot in a.slots and s.holder[c] == you:
            others.append((a, c, c))
    for use in others:
        a, this, via = use
        if a.can(s, you, this, e, 0) and usable(s, a, you, this, via) and use not in out:  # twice is once
            out.append(use)
    return out
