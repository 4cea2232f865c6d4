"""A game as JSON lines."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from gorin.errors import RecordError
from gorin.kernel.record import VERSION, Choice, Ending, Header, Record, read_record

HEADER = Header(VERSION, "0.1", "toy", 7, ["Ayame", "Botan"], [{"name": "bells"}, {"name": "stones"}], ["random"])
CHOICES = [Choice(0, 2, "ring the bell"), Choice(1, 0, "pass — “no”"), Choice(0, 1, 'say "ending"')]
ENDING = Ending("points", 1, 3, 3, "abc")


def test_it_is_read_as_it_was_written() -> None:
    record = Record(HEADER, CHOICES, ENDING)
    assert read_record(record.lines()) == record
    unfinished = Record(HEADER, CHOICES)
    assert read_record(unfinished.lines()) == unfinished
    assert read_record(Record(HEADER, []).lines()).choices == []


def test_one_line_each_and_small() -> None:
    lines = Record(HEADER, CHOICES, ENDING).lines().splitlines()
    assert len(lines) == 5
    assert lines[1] == b'{"p":0,"i":2,"t":"ring the bell"}'
    assert lines[4] == b'{"ending":"points","winner":1,"rounds":3,"decisions":3,"key":"abc"}'


def test_the_same_record_is_the_same_bytes() -> None:
    assert Record(HEADER, CHOICES, ENDING).lines() == Record(HEADER, CHOICES, ENDING).lines()


def test_what_was_cut_off_while_writing_is_good_up_to_there() -> None:
    whole = Record(HEADER, CHOICES).lines()
    record = read_record(whole[:-5])
    assert record.choices == CHOICES[:2]
    assert record.ending is None


@dataclass
class Bad:
    data: bytes
    says: str


GOOD = Record(HEADER, CHOICES, ENDING).lines()
BAD = [
    Bad(b"", "a game is empty"),
    Bad(b"\n \n", "a game is empty"),
    Bad(b"hello\n", "header"),
    Bad(b'{"gorin": "one"}\n', "header"),
    Bad(b"\xff\xfe\n", "header"),
    Bad(GOOD.replace(b'{"gorin":1', b'{"gorin":99', 1), "format 99; this version reads format 1"),
    Bad(GOOD.replace(b'"p":1', b'"q":1'), "line 3"),
    Bad(GOOD + b'{"p":0,"i":0,"t":""}\n', "line 6: there is text after the ending"),
]


@pytest.mark.parametrize("bad", BAD, ids=lambda x: x.says)
def test_what_is_wrong_is_said_with_its_place(bad: Bad) -> None:
    with pytest.raises(RecordError, match=bad.says) as error:
        read_record(bad.data, "a game")
    assert str(error.value).startswith("a game")
    assert "\n" not in str(error.value)
