"""What is done each time something happens, until a period ends."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gorin.language.reading.parser import Parser
from gorin.rulesets.lcg.words.triggering import EachTime


def each_time(r: Parser, text: str) -> Iterator[EachTime]:
    """ "until the end of the conflict, each time a player triggers an ability on a character, that player …"."""
    if m := re.fullmatch(r"until the end of the (\w+), each time (.+)", text):
        for cut in re.finditer(", ", m[2]):
            for on in r.read("event", f"after {m[2][: cut.start()]}")[:3]:
                for seq in r.read("sequence", m[2][cut.end() :])[:4]:
                    yield EachTime(on, seq, m[1])
