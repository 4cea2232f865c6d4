"""A card id is cardboard; its kind says which face it shows. Dealing, creating and copying are "give it a face"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from gorin.kernel.bits import bits
from gorin.kernel.rng import rand, shuffle
from gorin.kernel.rows import forget as forget_rows

if TYPE_CHECKING:
    from gorin.kernel.box import Face
    from gorin.kernel.state import State


def face(s: State, c: int, kind: int) -> None:
    """Give card c another face: its printed planes are rewritten. Call `listen` when all faces are given."""
    p = s.p
    b = 1 << c
    faces = s.box.faces
    old = s.kind[c]
    if old == kind:
        return
    if old >= 0:
        not_b = ~b
        for i in faces[old].planes:
            p[i] &= not_b
    for i in faces[kind].planes:
        p[i] |= b
    s.kind[c] = kind


class Listeners:
    """Which cards listen where, by their faces alone; shared by clones until a face changes."""

    __slots__ = ("affected", "constants", "found", "granted", "heard", "own", "readers", "shared", "stages", "terms")

    def __init__(self, slots: int, event_kinds: int, layers: int) -> None:
        self.own = [0] * slots
        self.granted = [0] * slots
        self.heard = [0] * event_kinds  # all cards that listen to a kind of event at any point
        self.constants = [0] * layers  # cards with constant abilities of each layer
        self.shared: dict[int, int] = {}  # by slot: cards with abilities that any player may use
        self.stages: list[list[tuple[int, int]]] = [[]] * event_kinds  # where in the window of each anybody listens
        self.found: dict[Any, int] = {}  # the ruleset's: sets that follow from the faces alone, once they are asked for
        self.readers: dict[Any, int] = {}  # by what is read: whose constant abilities read it (None: anything)
        self.affected: dict[int, int] = {}  # by kinds of event: whose constant abilities they may change (-1: anything)
        self.terms: dict[str, int] = {}  # by name: cards whose faces have terms of it

    def moved(self, pile: int, where: dict[int, int], faces: list[Face]) -> Listeners:
        """What is heard once the faces of a pile have changed places."""
        out = Listeners(0, len(self.heard), 0)
        out.own, out.granted, out.heard = self.own[:], self.granted[:], self.heard[:]
        out.constants, out.shared = self.constants[:], dict(self.shared)
        out.terms, out.readers = dict(self.terms), dict(self.readers)
        for k in where:
            out.keep_only(~pile, faces[k])
        for k, cards in where.items():
            out.add(cards, faces[k])
        return out

    def add(self, cards: int, f: Face) -> None:
        """These cards show this face."""
        own, granted, heard = self.own, self.granted, self.heard
        for layer in f.constants:
            self.constants[layer] |= cards
        for what in (None,) if f.reads is None else f.reads:
            self.readers[what] = self.readers.get(what, 0) | cards
        for name in f.terms:
            self.terms[name] = self.terms.get(name, 0) | cards
        for slot in f.shared:
            self.shared[slot] = self.shared.get(slot, 0) | cards
        for slot in f.own:
            own[slot] |= cards
        for slot in f.granted:
            granted[slot] |= cards
        for kind in f.heard:
            heard[kind] |= cards

    def keep_only(self, others: int, f: Face) -> None:
        """Of the cards that listen as this face does, only these others still do."""
        own, granted, heard = self.own, self.granted, self.heard
        for layer in f.constants:
            self.constants[layer] &= others
        for what in (None,) if f.reads is None else f.reads:
            self.readers[what] &= others
        for name in f.terms:
            self.terms[name] &= others
        for slot in f.shared:
            self.shared[slot] &= others
        for slot in f.own:
            own[slot] &= others
        for slot in f.granted:
            granted[slot] &= others
        for kind in f.heard:
            heard[kind] &= others


NOBODY: Final = Listeners(0, 0, 0)  # has begun to listen


def listen(s: State) -> None:
    """Find out anew which cards listen to what."""
    rules, faces = s.box.rules, s.box.faces
    where = [0] * len(faces)
    b = 1
    for k in s.kind:
        if k >= 0:
            where[k] |= b
        b <<= 1
    listeners = Listeners(rules.slots, rules.event_kinds, rules.layers)
    for k, cards in enumerate(where):
        if cards:
            listeners.add(cards, faces[k])
    s.listeners = listeners


def mix_faces(s: State, *piles: Sequence[int]) -> None:
    """Shuffle: in each pile the faces change places, so that no id gives a card away. Nobody knows them now."""
    kind = s.kind
    mixed = 0
    where: dict[int, int] = {}  # by kind: its cards
    for cards in piles:
        kinds = sorted([kind[c] for c in cards])
        shuffle(s, kinds)
        for c, k in zip(cards, kinds, strict=True):
            b = 1 << c
            kind[c] = k
            mixed |= b
            where[k] = where.get(k, 0) | b
    if mixed:
        _move(s, mixed, where)


def mix_in(s: State, pile: Sequence[int], n: int) -> None:
    """Shuffle the last n cards of a pile into the others, whose order is chance already and known to nobody: each
    changes faces with one of those before it, or keeps its own, so that every order is as likely as any other."""
    kind = s.kind
    mixed = 0
    for i in range(len(pile) - n, len(pile)):
        a, b = pile[i], pile[rand(s, i + 1)]
        kind[a], kind[b] = kind[b], kind[a]
        mixed |= 1 << a | 1 << b
    where: dict[int, int] = {}
    for c in bits(mixed):
        where[kind[c]] = where.get(kind[c], 0) | 1 << c
    if mixed:
        _move(s, mixed, where)


def _move(s: State, mixed: int, where: dict[int, int]) -> None:
    """The same faces lie in the piles afterwards, so only what they print and what they listen to moves about."""
    faces, p, not_mixed = s.box.faces, s.p, ~mixed
    for i in {i for k in where for i in faces[k].planes}:
        p[i] &= not_mixed
    for k, b in where.items():
        for i in faces[k].planes:
            p[i] |= b
    if s.listeners is not NOBODY:
        s.listeners = s.listeners.moved(mixed, where, faces)
    if s.lasting or s.delayed or s.gained:
        for c in bits(mixed):
            forget_rows(s, c)
    s.known = [m & not_mixed for m in s.known]
