"""One of several effects: "select one: … or …". What the options share is said once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from gorin.language.control import (
    SelectOne,
)
from gorin.language.english import does
from gorin.language.nodes import Effect, Player
from gorin.language.players import You
from gorin.language.reading.nouns import kind_of
from gorin.language.reading.parser import Parser
from gorin.language.reading.telling import theirs

SPOKEN: Final = re.compile(r"\b(?:[Tt]hat|[Tt]hose) [A-Za-z]+$")
Sequence = tuple[Effect, ...]


def selected(r: Parser, text: str) -> Iterator[Effect]:
    """ "select one: … or …", "bow or ready that character"."""
    by: Player = You()
    if m := re.match(r"(?:(.+?) must )?select one: ", text):
        if m[1]:
            found = r.read("player", m[1])
            if not found:
                return
            by = found[0]
        text = text[m.end() :]
    if " or " in text:
        for options in alternatives(r, text, by.english(r.grammar.voice()) if not isinstance(by, You) else ""):
            yield SelectOne(options, by)  # each as the one who selects is told
            if not isinstance(by, You):
                yield SelectOne(tuple(theirs(x, by) for x in options), by)


def told(r: Parser, text: str, name: str) -> list[Effect]:
    """An option, as it is said to whoever selects it."""
    return [*r.read("effect", text)[:4], *(r.read("effect", f"{name} {does(text)}")[:4] if name else [])]


def alternatives(r: Parser, text: str, name: str = "") -> Iterator[Sequence]:
    """The options; what they share is said once. `name`: who selects, if that is not the one who uses the ability."""
    for m in re.finditer(r",? or ", text):
        left, right = text[: m.start()], text[m.end() :]
        noun = kind_of(r.grammar.nouns["head"], right.split(" ")[0].removesuffix("."))
        if noun is not None and SPOKEN.search(left):
            continue  # "that character or attachment" is one
        lefts = variants_left(left, right)
        first = [x for t in lefts for x in told(r, t, name)]
        if not first and ", " in left:
            first_many = list(alternatives(r, left.replace(", ", " or ", 1), name))[:4] if left.count(", ") == 1 else []
        else:
            first_many = [(x,) for x in first]
        if not first_many:
            continue
        for other in variants_right(left, right):
            for y in told(r, other, name):
                for xs in first_many:
                    yield (*xs, y)


def variants_left(left: str, right: str) -> list[str]:
    """ "increase or decrease your bid"; "take 1 fate or 1 honor from that opponent"."""
    words = right.split(" ")
    if " " not in left:
        return [left, f"{left} {' '.join(words[1:])}"]
    out = [left]
    if left.split(" ")[1].isdigit() and words[0].isdigit():
        out += [f"{left} {' '.join(words[k:])}" for k in range(2, len(words))]
    return out


def variants_right(left: str, right: str) -> Iterator[str]:
    """What stood at the beginning is understood again."""
    yield right
    if right.startswith("you "):
        yield right.removeprefix("you ")
    words = left.split(" ")
    for k in range(1, min(len(words), 10)):
        yield f"{' '.join(words[:k])} {right}"
