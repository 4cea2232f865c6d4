"""Whatever befalls a record, opening it says so in a sentence: a wrong byte, a missing line, a deck without a
stronghold."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gorin.errors import DeckError, GorinError, RecordError
from gorin.kernel.record import Ending, read_record
from gorin.rulebook.testing import rule
from gorin.rulesets.base import DeckList
from gorin.server.records import brought
from gorin.sim.game import new_game
from gorin.sim.resuming import resume
from tests.saved.earlier import files

SORTS: tuple[Any, ...] = (0, -1, 1, 3, 99, 10**30, 1.5, None, "", [], {}, True, "Shameful Display")


def bytes_changed(data: bytes, dice: Random) -> bytes:
    """Some bytes are other ones, are gone, or have come."""
    out = bytearray(data)
    for _ in range(dice.randrange(1, 4)):
        at = dice.randrange(len(out) if dice.random() < 0.4 else min(len(out), 1500))
        kind = dice.randrange(4)
        if kind == 0:
            out[at] = dice.randrange(256)
        elif kind == 1:
            del out[at : at + dice.randrange(1, 30)]
        elif kind == 2:
            out[at:at] = bytes([dice.randrange(256)])
        else:
            out[at] = 48 + dice.randrange(10) if 48 <= out[at] < 58 else out[at] ^ 1 << dice.randrange(8)
    return bytes(out)


def header_changed(data: bytes, dice: Random) -> bytes:
    """One thing in the header is another one, or gone."""
    first, rest = data.split(b"\n", 1)
    header = json.loads(first)
    places = [place for place in spots(header) if place and place[0] != "snapshot"]
    *path, last = dice.choice(places)
    inside = header
    for step in path:
        inside = inside[step]
    kind = dice.randrange(4)
    if kind == 0 and isinstance(inside, dict):
        del inside[last]
    elif kind == 1 and type(inside[last]) is int:
        inside[last] += dice.choice([-2, -1, 1, 5])
    elif kind == 2 and isinstance(inside, list):
        inside.append(inside[last])
    else:
        inside[last] = dice.choice(SORTS)
    return json.dumps(header).encode() + b"\n" + rest


def spots(x: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in nested lists and objects."""
    each = x.items() if isinstance(x, dict) else enumerate(x) if isinstance(x, list) else ()
    return [path, *(place for k, y in each for place in spots(y, (*path, k)))]


def try_all(seeds: range) -> int:
    """How many of the changed records still open; the others say why."""
    found: list[Path] = files("*.jsonl")
    good = 0
    for seed in seeds:
        dice = Random(seed)
        path = found[seed % len(found)]
        data = (bytes_changed if seed % 3 == 0 else header_changed)(path.read_bytes(), dice)
        try:
            brought(data.decode("utf-8", "replace"))
            resume(read_record(data))
            good += 1
        except GorinError as error:
            assert str(error).endswith((".", "]")) and "\n" not in str(error), (path, seed)
        except Exception as error:
            raise AssertionError(f"{path.name} with seed {seed}: {error!r}") from error
    return good


def test_a_damaged_record_is_refused_in_a_sentence() -> None:
    assert 0 < try_all(range(240)) < 120


@pytest.mark.soak
def test_thousands_of_damaged_records_are_refused_in_a_sentence() -> None:
    assert try_all(range(240, 6000))


@rule("rr.deckbuilding.1")
def test_a_game_of_strongholds_is_not_opened_without_one() -> None:
    game = new_game("lcg/stronghold", seed=1)
    deck = DeckList.of(game.header.decks[0])
    bare = DeckList(
        deck.name, deck.clan, tuple(each for each in deck.cards if "Shiro" not in each[0] and "Ky" not in each[0])
    )
    assert bare != deck
    with pytest.raises(DeckError, match="has no stronghold") as refused:
        new_game("lcg/stronghold", decks=[bare, deck], seed=1)
    assert refused.value.rules == ("rr.deckbuilding.1",)
    record = game.record
    record.header.decks[0] = bare.as_dict()
    with pytest.raises(RecordError, match=r"cannot be opened: The deck .* has no stronghold"):
        resume(record)


def test_the_record_of_a_failure_is_not_served() -> None:
    record = new_game("lcg/skirmish", seed=1).record
    record.ending = Ending("error", error="ValueError: something")
    with pytest.raises(RecordError, match="record of a failure"):
        brought(record.lines().decode())
