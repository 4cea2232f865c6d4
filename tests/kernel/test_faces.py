"""A card id is cardboard; its kind says which face it shows."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gorin.kernel.box import Box, Face
from gorin.kernel.faces import face, listen, mix_faces, mix_in
from tests.kernel.toy import BEFORE, CHIME, HEAVY, LIGHT, LOSE, TABLE, box_of, gives, slot, table

LOSSES, CHIMES = slot(BEFORE, LOSE), slot(BEFORE, CHIME)


def bells() -> Box:
    box = box_of("bell", "stone", "moss")
    gives(box, "bell", LOSSES)
    gives(box, "moss", (CHIMES,), granted=True)
    box.faces[1].constants = {0: [lambda s, this, you: None]}
    return box


def test_another_face_rewrites_what_is_printed_and_nothing_else() -> None:
    s = table(bells(), (0, "bell"), (0, "stone"))
    face(s, 0, 1)
    assert (s.p[HEAVY], s.p[LIGHT], s.p[TABLE]) == (0b11, 0, 0b11)
    assert list(s.inc) == [0, 0]
    face(s, 0, 1)
    assert s.p[HEAVY] == 0b11


def test_who_listens_follows_from_the_faces() -> None:
    s = table(bells(), (0, "bell"), (1, "moss"), (0, "stone"))
    assert s.listeners.own[LOSSES] == 0b001
    assert s.listeners.granted[CHIMES] == 0b010
    assert s.listeners.heard[LOSE] == 0b001
    assert s.listeners.heard[CHIME] == 0b010
    assert s.listeners.constants[0] == 0b100
    face(s, 2, 0)
    listen(s)
    assert s.listeners.own[LOSSES] == 0b101
    assert s.listeners.constants[0] == 0


def test_clones_share_ears_until_a_face_changes() -> None:
    s = table(bells(), (0, "bell"), (1, "moss"))
    t = s.clone()
    assert t.listeners is s.listeners
    face(t, 1, 0)
    listen(t)
    assert s.listeners.own[LOSSES] == 0b01
    assert t.listeners.own[LOSSES] == 0b11


def faces(s: Any, cards: list[int]) -> list[str]:
    return [s.box.faces[s.kind[c]].name for c in cards]


def test_shuffling_deals_the_same_faces_over_the_same_cards_and_nobody_knows_them() -> None:
    s = table(bells(), (0, "bell"), (0, "stone"), (0, "moss"), (0, "stone"), (0, "bell"))
    s.known = [0b11111, 0b01010]
    orders: Counter[tuple[str, ...]] = Counter()
    for _ in range(200):
        mix_faces(s, [0, 1, 2, 3])
        assert sorted(faces(s, [0, 1, 2, 3])) == ["bell", "moss", "stone", "stone"]
        orders[tuple(faces(s, [0, 1, 2, 3]))] += 1
        assert s.p[HEAVY] == sum(1 << c for c in range(5) if faces(s, [c]) == ["stone"])
        assert s.listeners.own[LOSSES] == sum(1 << c for c in range(5) if faces(s, [c]) == ["bell"])
    assert len(orders) == 12
    assert s.known == [0b10000, 0]
    assert faces(s, [4]) == ["bell"]


def test_shuffling_depends_on_the_faces_and_the_chance_not_on_where_they_lay() -> None:
    a = table(bells(), (0, "bell"), (0, "stone"), (0, "moss"), seed=9)
    b = table(bells(), (0, "moss"), (0, "bell"), (0, "stone"), seed=9)
    mix_faces(a, [0, 1, 2])
    mix_faces(b, [0, 1, 2])
    assert faces(a, [0, 1, 2]) == faces(b, [0, 1, 2])


def test_cards_mixed_into_a_shuffled_pile_may_come_to_lie_anywhere() -> None:
    s = table(bells(), (0, "bell"), (0, "stone"), (0, "moss"), (0, "stone"), (0, "bell"))
    orders: Counter[tuple[str, ...]] = Counter()
    for _ in range(2400):
        mix_faces(s, [0, 1])  # whose order is chance
        s.known = [0b11100, 0b10100]
        mix_in(s, [0, 1, 2, 3], 2)
        assert sorted(faces(s, [0, 1, 2, 3])) == ["bell", "moss", "stone", "stone"]
        orders[tuple(faces(s, [0, 1, 2, 3]))] += 1
        assert s.p[HEAVY] == sum(1 << c for c in range(5) if faces(s, [c]) == ["stone"])
        assert s.listeners.own[LOSSES] == sum(1 << c for c in range(5) if faces(s, [c]) == ["bell"])
        assert s.known == [0b10000, 0b10000]
    assert len(orders) == 12
    assert min(orders.values()) > 140 and max(orders.values()) < 260  # 200 each, but for chance
    assert faces(s, [4]) == ["bell"]


def test_nothing_mixed_in_changes_nothing() -> None:
    s = table(bells(), (0, "bell"), (0, "stone"))
    before, chance = faces(s, [0, 1]), s.rng
    mix_in(s, [0, 1], 0)
    assert (faces(s, [0, 1]), s.rng) == (before, chance)


def test_a_box_finds_faces_by_name_and_abilities_by_id() -> None:
    box = bells()
    assert box.by_name == {"bell": 0, "stone": 1, "moss": 2}
    (bell,) = box.faces[0].abilities
    assert box.abilities[bell.id] is bell
    assert box.faces[0].own == {LOSSES: [bell]}
    assert box.faces[2].own == {}
    assert list(box.faces[2].granted) == [CHIMES]
    assert box.teams == (1, 2)


def test_a_face_keeps_its_printed_numbers() -> None:
    f = Face(3, "stone", "a definition", (HEAVY,), (1, 2))
    assert (f.kind, f.name, f.definition, f.planes, f.numbers) == (3, "stone", "a definition", (HEAVY,), (1, 2))
