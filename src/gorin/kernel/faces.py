"""A card id is cardboard; its kind says which face it shows. Dealing, creating and copying are "give it a face"."""

from __future__ import annotations

from typing import Any

from gorin.kernel.rng import shuffle
from gorin.kernel.rows import forget as forget_rows


def face(s: Any, c: int, kind: int) -> None:
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


class Ears:
    """Which cards listen where, by their faces alone; shared by clones until a face changes."""

    __slots__ = ("constants", "granted", "heard", "own", "shared")

    def __init__(self, slots: int, event_kinds: int, layers: int) -> None:
        self.own = [0] * slots
        self.granted = [0] * slots
        self.heard = [0] * event_kinds  # all cards that listen to a kind of event at any point
        self.constants = [0] * layers  # cards with constant abilities of each layer
        self.shared: dict[int, int] = {}  # by slot: cards with abilities that any player may use


def listen(s: Any) -> None:
    """Find out anew which cards listen to what."""
    rules = s.box.rules
    faces = s.box.faces
    where = [0] * len(faces)
    b = 1
    for k in s.kind:
        if k >= 0:
            where[k] |= b
        b <<= 1
    ears = Ears(rules.slots, rules.event_kinds, rules.layers)
    n = rules.event_kinds
    windows = rules.window_slots
    for k, cards in enumerate(where):
        if cards:
            f = faces[k]
            for layer in f.constants:
                ears.constants[layer] |= cards
            for slot in f.own:
                ears.own[slot] |= cards
                if slot < windows:
                    ears.heard[slot % n] |= cards
            for slot in f.shared:
                ears.shared[slot] = ears.shared.get(slot, 0) | cards
            for slot in f.granted:
                ears.granted[slot] |= cards
                if slot < windows:
                    ears.heard[slot % n] |= cards
    s.ears = ears


def mix_faces(s: Any, *piles: list[int]) -> None:
    """Shuffle: in each pile the faces change places, so that no id gives a card away. Nobody knows them now."""
    for cards in piles:
        _mix(s, cards)
    listen(s)


def _mix(s: Any, cards: list[int]) -> None:
    kinds = sorted(s.kind[c] for c in cards)
    shuffle(s, kinds)
    forget = 0
    for c, k in zip(cards, kinds, strict=True):
        face(s, c, k)
        forget |= 1 << c
    if s.lasting or s.delayed or s.gained:
        for c in cards:
            forget_rows(s, c)
    s.known = [m & ~forget for m in s.known]
