"""Records played again, and where they part from the rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gorin.errors import RecordError
from gorin.kernel.record import Choice, Record, read_record
from gorin.sim.game import new_game
from gorin.sim.replaying import replay
from tests.sim.test_game import played

LINES = played(new_game("lcg/skirmish", seed=8), seed=1).record.lines()


def record() -> Record:
    return read_record(LINES)


def refused(changed: Record) -> str:
    with pytest.raises(RecordError) as error:
        replay(changed)
    return str(error.value)


def test_a_record_replays_to_the_same_state(tmp_path: Path) -> None:
    game = replay(record())
    assert game.over and game.record.lines() == LINES
    file = tmp_path / "game.jsonl"
    file.write_bytes(LINES)
    assert replay(file).record.lines() == replay(str(file)).record.lines() == LINES


def test_a_record_without_ending_replays_to_where_it_stops() -> None:
    part = record()
    part.ending, part.choices = None, part.choices[:20]
    game = replay(part)
    assert not game.over and game.decisions == 20


def test_it_names_the_first_place_where_it_parts() -> None:
    for number, change, says in (
        (7, Choice(0, 0, "fly"), "option 0 is another one"),
        (9, Choice(0, 99, "pass"), "option 99, but there are only"),
        (12, Choice(10**12, 0, "pass"), "seat 1000000000000 chooses, but"),
    ):
        bad = record()
        was = bad.choices[number - 1]
        bad.choices[number - 1] = Choice(change.p or was.p, change.i, change.t)
        said = refused(bad)
        assert said.startswith(f"The record parts from the rules at decision {number} (line {number + 1}): ")
        assert says in said and "written by" not in said


def test_choices_after_the_end() -> None:
    long = record()
    long.choices.append(long.choices[-1])
    assert "the game is over already" in refused(long)


def test_a_record_that_ends_too_soon() -> None:
    short = record()
    short.choices = short.choices[:20]
    assert "but the game goes on" in refused(short)


@pytest.mark.parametrize("name", ["ending", "winner", "rounds", "decisions", "key"])
def test_the_ending_must_match(name: str) -> None:
    bad = record()
    setattr(bad.ending, name, "x" if name in ("ending", "key") else 77)
    assert f"{name} was" in refused(bad)


def test_a_record_of_another_version_is_tried() -> None:
    old = record()
    old.header.engine = "0.0.1"
    assert replay(old).state.key == replay(record()).state.key
    old.choices[3].t = "something else"
    assert " It was written by Gorin '0.0.1'; this is Gorin " in refused(old)


def no_deck(header: Record) -> None:
    header.header.decks.pop()


def no_cards(header: Record) -> None:
    header.header.decks[0] = {"name": "x"}


def too_many(header: Record) -> None:
    header.header.decks[0]["cards"]["Rout"] = 10**12


def odd_number(header: Record) -> None:
    header.header.decks[0]["cards"]["Rout"] = "many"


def unknown(header: Record) -> None:
    header.header.decks[0]["cards"]["Crab Rave"] = 1


def other_rules(header: Record) -> None:
    header.header.rules = "lcg/chess"


def other_format(header: Record) -> None:
    header.header.rules = "lcg/stronghold"


@pytest.mark.parametrize("spoil", [no_deck, no_cards, too_many, odd_number, unknown, other_rules, other_format])
def test_a_header_that_cannot_be_opened(spoil: Callable[[Record], None]) -> None:
    bad = record()
    spoil(bad)
    assert refused(bad).startswith("The record")
