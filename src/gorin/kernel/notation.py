"""One string writes a table down. This file knows items, marks and sections; a ruleset gives them their meaning.

name*_+2[attached, B:another's]        an item: a title, marks, what lies on it (`B:` whose it is)
item, item | item | …                  sections, separated by bars
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field

from gorin.errors import IllegalChoice, NotationError
from gorin.kernel.decisions import Decision
from gorin.kernel.machine import answer
from gorin.kernel.state import S, State

_MARKS = re.compile(r"^(.*?)((?:[*_^~&?#$]|\+\d+)*)$", re.S)


@dataclass
class Item:
    """A card in the notation."""

    name: str
    marks: str = ""
    n: int = 0  # counters on it
    inside: list[Item] = field(default_factory=list)
    seat: int = -1  # whose it is, where that differs

    def text(self) -> str:
        """As it is written."""
        out = (f"{chr(65 + self.seat)}:" if self.seat >= 0 else "") + self.name + self.marks
        if self.n:
            out += f"+{self.n}"
        return out + (f"[{', '.join(x.text() for x in self.inside)}]" if self.inside else "")


def split(text: str, separator: str) -> list[str]:
    """Split outside of brackets; empty parts are dropped unless the separator is a bar."""
    out, depth, now = [], 0, ""
    for ch in text:
        depth += (ch == "[") - (ch == "]")
        if depth < 0:
            break
        if ch == separator and not depth:
            out.append(now.strip())
            now = ""
        else:
            now += ch
    out.append(now.strip())
    if depth:
        raise NotationError(f"The brackets in {text.strip()!r} do not match.")
    return out if separator == "|" else [x for x in out if x]


def items(text: str) -> list[Item]:
    """Read a section."""
    return [_item(x) for x in split(text, ",")]


def _item(text: str) -> Item:
    inside: list[Item] = []
    seat = -1
    if text.endswith("]"):
        i = text.index("[")
        inside = items(text[i + 1 : -1])
        text = text[:i].strip()
    owner = re.match(r"^([A-H]):\s*", text)
    if owner:
        seat = ord(owner[1]) - 65
        text = text[owner.end() :]
    found = _MARKS.match(text)
    assert found is not None
    name, marks = found[1].strip(), found[2]
    if not name:
        raise NotationError(f"There is no title in {text!r}.")
    n = sum(int(x) for x in re.findall(r"\+(\d+)", marks))
    return Item(name, re.sub(r"\+\d+", "", marks), n, inside, seat)


def fold(text: str) -> str:
    """Without accents, in small letters: how titles are compared."""
    plain = unicodedata.normalize("NFKD", text)
    return "".join(ch for ch in plain if not unicodedata.combining(ch)).casefold().strip()


# --- playing from a table in words ----------------------------------------------------------------------------------


def options(s: State) -> list[str]:
    """The options of the decision that a state waits for, in words."""
    d: Decision | None = s.decision
    return [] if d is None else [s.box.rules.say(s, d, o) for o in d.options]


def do(s: S, *answers: str) -> S:
    """Answer in words: `do(s, "B: pass", "A: Banzai!")`. Choices with one option need not be written; after the last
    answer nothing is skipped, so that a test sees the moment it asked for."""
    for text in answers:
        seat, _, words = text.partition(":")
        while True:
            d: Decision | None = s.decision
            if d is None:
                raise IllegalChoice(f"{text!r}: the game is over.")
            i = _find(s, d, words.strip()) if seat.strip() == s.box.rules.seat_name(d.player) else -1
            if i < 0 and len(d.options) > 1:
                who = s.box.rules.seat_name(d.player)
                raise IllegalChoice(f"{text!r}: {who} decides ({s.box.rules.why(s, d)}) among {', '.join(options(s))}.")
            answer(s, max(i, 0))
            if i >= 0:
                break
    return s


def _find(s: State, d: Decision, words: str) -> int:
    """The option these words mean, or -1."""
    want = fold(words)
    texts = [fold(x) for x in options(s)]
    for match in (
        [i for i, x in enumerate(texts) if x == want],
        [i for i, x in enumerate(texts) if x in (f"play {want}", f"{want} #{d.options[i].card}")],
        [i for i, x in enumerate(texts) if x.startswith((want, f"play {want}"))],
    ):
        if match:
            return match[0]
    return -1
