"""Lines that are no requests, or none that can be granted: good ones broken at random, and noise."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

GOOD: list[dict[str, Any]] = [
    {"cmd": "new", "rules": "lcg/stronghold", "decks": ["crab", "crane"], "seed": 7, "agents": [None, "random"]},
    {"cmd": "table", "table": "A 10/3: Doji Whisperer | Fine Katana\nB 10/3: Eager Scout", "seed": 3},
    {"cmd": "decision", "seat": 0},
    {"cmd": "choose", "option": "pass", "player": 0},
    {"cmd": "aside", "seat": 0, "aside": {"do": "concede"}},
    {"cmd": "view", "seat": 1},
    {"cmd": "read", "card": "Doji Whisperer", "owner": 0, "zone": "play", "number": 0},
    {"cmd": "read", "ring": "air"},
    {"cmd": "undo", "choices": 1},
    {"cmd": "load", "record": '{"gorin":1,"engine":"0","rules":"lcg/skirmish","seed":1,"players":[],"decks":[]}'},
    {"cmd": "why", "card": "Fine Katana", "seat": 0},
    {"cmd": "rules", "rule": "rr.covert.2"},
    {"cmd": "log", "since": 3},
]
WRONG: list[Any] = [
    None, True, -1, 99, 10**30, 1.5, -1e300, "", "x", "\ud800", "\0", "ō" * 9, [], [[]], {}, {"cmd": "quit"},
    ["A: |", "B"], "lcg/chess", "../../etc/passwd", "Peasant", "Scroll", "A 10/3: [", "A 1/1:\nB 1/1:\nZ",
    '{"gorin":1}\n{}',
]  # fmt: skip
PIECES = [
    b"{",
    b"}",
    b"[",
    b"]",
    b'"',
    b":",
    b",",
    b"\\",
    b"null",
    b"\xff",
    b"\xc3",
    b"\x00",
    b"\\ud800",
    b"1e999",
    b"quit",
]


def lines(rng: Random) -> Iterator[bytes]:
    """Lines without end, none of them blank. A few are requests after all: breaking does not always break."""
    while True:
        line = _broken(rng).replace(b"\n", b" ").replace(b"\r", b" ")
        if line.strip():
            yield line


def _broken(rng: Random) -> bytes:
    match rng.randrange(6):
        case 0:
            return rng.randbytes(rng.randrange(1, 60))
        case 1:
            return b"".join(rng.choice(PIECES) for _ in range(rng.randrange(1, 40)))
        case 2:
            return b"[" * rng.choice((10, 1_000, 50_000)) + b"1"
        case 3:
            return _bent(rng, json.dumps(rng.choice(GOOD)).encode())
    asked = dict(rng.choice(GOOD))
    key = rng.choice([*asked, "id", "cmd", "bogus"])
    asked[key] = rng.choice(WRONG)
    if rng.random() < 0.3:
        asked.pop(rng.choice(list(asked)))
    return json.dumps(asked, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")


def _bent(rng: Random, line: bytes) -> bytes:
    """A good line with some bytes lost, changed or put in."""
    for _ in range(rng.randrange(1, 4)):
        i = rng.randrange(len(line) + 1)
        line = line[:i] + rng.choice([b"", rng.choice(PIECES), rng.randbytes(1)]) + line[i + rng.randrange(3) :]
    return line
