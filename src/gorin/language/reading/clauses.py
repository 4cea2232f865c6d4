"""Conditions and numbers read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from gorin.language.conditions import Both, Compare, EachOpponent, Either, Exists, Not, SomeOpponent
from gorin.language.nodes import Condition, Number, Query, mentions
from gorin.language.numbers import Count, IfElse, Num, Plus, Times, X
from gorin.language.players import Them
from gorin.language.reading.after_nouns import owners
from gorin.language.reading.gaps import replaced
from gorin.language.reading.nouns import befores, joined
from gorin.language.reading.parser import Parser
from gorin.language.reading.spoken import SpokenPlayer
from gorin.language.sets import Any_, AttachedTo, ControlledBy

JOINTS: Final = (", in which ", ", if ", ", while ", ", during ", " and ")
CONTRARIES: Final = (
    (" is not ", " is "),
    (" do not control ", " control "),
    (" does not control ", " controls "),
    (" does not have ", " has "),
    (" not ", " "),
)
MANY: Final = re.compile(r"(?:(\d+) or (more|fewer)|(more|fewer) than (\d+)|exactly (\d+)) (.+)")


def clauses(r: Parser, text: str) -> Iterator[Condition]:
    """A whole clause: several joined, the contrary of one, what somebody controls."""
    text = text[0].lower() + text[1:]
    yield from both(r, text)
    for yes, no in CONTRARIES:
        if yes in text and not text.startswith("during "):  # which says that there is a conflict
            for x in r.read("clause", text.replace(yes, no, 1)):
                yield Not(x)
    if text.startswith("while "):
        yield from r.by_books("clause", text)
        yield from r.read("clause", "if " + text.removeprefix("while "))
    if text.startswith("if "):
        plain = text.removeprefix("if ")
        for m in re.finditer(" or ", plain):
            for x in r.read("clause", "if " + plain[: m.start()])[:3]:
                for y in r.read("clause", "if " + plain[m.end() :])[:3]:
                    yield Either(x, y)
        yield from controls(r, plain)
        yield from so(r, plain)
        yield from there_is(r, plain)


def both(r: Parser, text: str) -> Iterator[Condition]:
    """ "during a conflict, if you control …"; "if … and …"."""
    for joint in JOINTS:
        for m in re.finditer(joint, text):
            left = r.read("clause", text[: m.start()])
            if not left:
                continue
            rest = text[m.end() :]
            word = joint.strip(", ")
            lead = "if " if word == "and" else f"{word} "
            if word == "and" and not text.startswith("if "):
                continue
            for y in r.read("clause", lead + rest)[:4]:
                for x in left[:4]:
                    yield Both(x, y)


def controls(r: Parser, text: str) -> Iterator[Condition]:
    """ "you control a character", "an opponent controls 2 or more cards", "you control more cards than an opponent"."""
    for name, found in owners(r):
        verb = f"{name} control " if name == "you" else f"{name} controls "
        if not text.startswith(verb):
            continue
        rest = text.removeprefix(verb)
        if m := re.fullmatch(r"(more|fewer) (.+) than (.+)", rest):
            for whose, others in owners(r):
                if whose == m[3]:
                    op = ">" if m[1] == "more" else "<"
                    for q in r.read("set", m[2])[:3]:
                        for a in found:
                            for b in others:
                                if isinstance(a, ControlledBy) and isinstance(b, ControlledBy):
                                    yield Compare(Count(joined((q, a))), op, Count(joined((q, b))))
        yield from so_many(r, rest, tuple(found))
        for q in r.read("set", rest)[:4]:
            for owner in found:
                yield Exists(joined((q, owner)))


def so_many(r: Parser, text: str, found: tuple[Query, ...]) -> Iterator[Condition]:
    """ "2 or more characters", of somebody or on something."""
    m = MANY.fullmatch(text)
    if not m:
        return
    op = {"more": ">=", "fewer": "<="}.get(m[2]) or {"more": ">", "fewer": "<"}.get(m[3]) or "=="
    n = int(m[1] or m[4] or m[5])
    for q in r.read("set", m[6])[:4]:
        for owner in found:
            yield Compare(Count(joined((q, owner))), op, Num(n))


def there_is(r: Parser, text: str) -> Iterator[Condition]:
    """ "there is a bowed character in play"."""
    if not text.startswith("there is "):
        return
    what = text.removeprefix("there is ")
    for said in ("", *r.grammar.where):
        if what.endswith(said):
            yield from (Exists(q) for q in r.read("set", what.removesuffix(said))[:4])


def so(r: Parser, text: str) -> Iterator[Condition]:
    """ "this character is honored", "attached character has 1 or more fate on it"."""
    for m in re.finditer(r" (is|has) ", text):
        who, rest = r.read("set", text[: m.start()]), text[m.end() :]
        if not who:
            continue
        if m[1] == "has" and rest.endswith(" on it"):
            for q in who[:3]:
                yield from so_many(r, rest.removesuffix(" on it"), (AttachedTo(q),))
        said = r.read("set", rest) if m[1] == "is" else r.read("after", "with " + rest)
        if m[1] == "is":
            said = [*said, *r.read("after", rest)]
            said += [joined(x) for x in r.read("afters", rest)]
        if m[1] == "is" and " or is " in rest:
            either = [r.read("set", part) or r.read("after", part) for part in rest.split(" or is ")]
            said += [Any_(tuple(x[0] for x in either))] if all(either) else []
        facts = [befores(r, word) for word in rest.split(" ")] if m[1] == "is" else []
        if len(facts) > 1 and all(facts):
            said.append(joined(tuple(x[0] for x in facts)))
        for q in who[:3]:
            for s in said[:5]:
                yield Exists(joined((q, s)))


def of_opponents(_: Parser, x: Any) -> Iterator[Any]:
    """A clause about one opponent, or about each."""
    for name, wrap in (("an opponent", SomeOpponent), ("each opponent", EachOpponent)):
        if mentions(x, SpokenPlayer(name)):
            yield wrap(replaced(x, SpokenPlayer(name), Them()))
            return
    yield x


def numbers(r: Parser, text: str) -> Iterator[Number]:
    """Digits, the letter X, sums and products."""
    if text.isdigit():
        yield Num(int(text))
    elif text == "X":
        yield X()
    for joint in re.finditer(r" (plus|minus) ", text):
        for a in r.read("number", text[: joint.start()])[:3]:
            for b in r.read("number", text[joint.end() :])[:3]:
                if joint[1] == "plus":
                    yield Plus(a, b)
                elif isinstance(b, Num):
                    yield Plus(a, Num(-b.n))
    if m := re.fullmatch(r"(.+) if (.+), otherwise (.+)", text):
        for a in r.read("number", m[1])[:2]:
            for c in r.read("clause", f"if {m[2]}")[:3]:
                for b in r.read("number", m[3])[:2]:
                    yield IfElse(c, a, b)
    if m := re.fullmatch(r"(\d+) times (.+)", text):
        for a in r.read("number", m[2])[:3]:
            yield Times(a, int(m[1]))


def counted(r: Parser, text: str) -> Iterator[Number]:
    """What is counted: "for each …"."""
    for q in r.read("set", text)[:4]:
        yield Count(q)
