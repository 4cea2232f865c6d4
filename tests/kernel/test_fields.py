"""Copying, saving, loading, comparing: generated from the declared fields."""

from __future__ import annotations

import json
import subprocess
import sys
from array import array
from pathlib import Path
from typing import Any

import pytest

from gorin.kernel.events import Event
from gorin.kernel.fields import fields_of
from gorin.kernel.log import Log
from gorin.kernel.machine import push
from gorin.kernel.rows import add_delayed, add_gained, add_lasting
from gorin.kernel.state import StateOf
from gorin.kernel.zones import attach
from tests.kernel.toy import BEFORE, CHIME, LOSE, TURN, Toy, box_of, gives, happen, slot, table

ROOT = Path(__file__).resolve().parents[2]


def waiting() -> Any:
    """A table that waits in a window, with something in every kind of field."""
    box = box_of("bell", "stone")
    bell = gives(box, "bell", slot(BEFORE, LOSE), limit=(TURN, 1))
    s = table(box, (0, "bell"), (1, "stone"), (1, "bell"), hand=((0, "stone"),))
    attach(s, 2, 1)
    s.zones[1] = [3]
    s.known = [8, 0]
    add_lasting(s, 1, 0b110, 2, 0, TURN, 0)
    add_delayed(s, bell.id, 8, CHIME, 0, 0, 0b10, TURN, 1)
    add_gained(s, bell.id, 1, TURN)
    s.used = {(TURN, bell.id, 0, 0, 0, 0, 1): 1}
    happen(s, Event(LOSE, player=0, n=2))
    assert s.decision is not None
    return s


def test_fields_are_declared_by_annotations() -> None:
    fields = fields_of(Toy)
    assert fields["points"] == "ints"
    assert fields["weight"] == "counters"
    assert list(fields)[: len(fields_of(StateOf))] == list(fields_of(StateOf))
    assert not hasattr(table(box_of("stone"), (0, "stone")), "__dict__")


def test_a_clone_is_equal() -> None:
    s = waiting()
    t = s.clone()
    assert t is not s
    assert t == s
    assert t.key == s.key
    assert t.decision == s.decision
    assert t.box is s.box


def test_a_log_is_not_cloned() -> None:
    s = waiting()
    s.log = Log()
    assert s.clone().log is None


def change_plane(s: Any) -> None:
    s.p[1] ^= 1


def change_counter(s: Any) -> None:
    s.weight[1] += 1


def change_number(s: Any) -> None:
    s.rng += 1


def change_zone(s: Any) -> None:
    s.zones[1].append(0)


def change_row(s: Any) -> None:
    s.lasting = ()


def change_count(s: Any) -> None:
    s.used[(TURN, 9)] = 1


def change_register(s: Any) -> None:
    s.frames[-1].regs[2] += 1


def change_step(s: Any) -> None:
    s.frames[-1].step += 1


def change_event(s: Any) -> None:
    s.frames[-1].events = (Event(LOSE, player=0, n=3),)


def push_frame(s: Any) -> None:
    push(s, s.frames[-1].kind)


CHANGES = [
    change_plane,
    change_counter,
    change_number,
    change_zone,
    change_row,
    change_count,
    change_register,
    change_step,
    change_event,
    push_frame,
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_clone_is_independent_and_every_field_counts(change: Any) -> None:
    s = waiting()
    before, t = s.dump(), s.clone()
    change(t)
    assert s.dump() == before
    assert t != s
    assert t.key != s.key


def test_what_is_derived_does_not_count() -> None:
    s = waiting()
    t = s.clone()
    t.mods, t.memo, t.decision = [(1, 2, 3)], {1: 2}, None
    assert t == s


def test_a_state_is_equal_to_no_other_thing() -> None:
    s = waiting()
    assert s != s.dump()
    with pytest.raises(TypeError):
        hash(s)


def test_saved_and_loaded_it_is_the_same_and_asks_the_same() -> None:
    s = waiting()
    t = Toy.load(s.box, json.loads(json.dumps(s.dump())))
    assert t == s
    assert t.decision == s.decision
    assert isinstance(t.weight, array)
    assert t.frames[-1].events == s.frames[-1].events
    assert isinstance(t.frames[-1].events[0], Event)
    assert t.used == s.used


def test_frames_are_saved_by_name() -> None:
    assert waiting().dump()["frames"][-1][0] == "toy: window"


def test_a_save_with_an_unknown_frame_asks_the_rules() -> None:
    s = waiting()
    saved = s.dump()
    saved["frames"][-1][0] = "toy: nobody knows"
    with pytest.raises(LookupError, match="nobody knows"):
        Toy.load(s.box, saved)


def test_a_key_is_the_same_in_another_process() -> None:
    code = "from tests.kernel.test_fields import waiting; print(waiting().key)"
    keys = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert keys == {waiting().key}


def test_a_key_names_cards_not_numbers_of_faces() -> None:
    one = table(box_of("bell", "stone"), (0, "stone"))
    other = table(box_of("stone"), (0, "stone"))
    assert one.dump()["kind"] != other.dump()["kind"]
    assert one.key == other.key
