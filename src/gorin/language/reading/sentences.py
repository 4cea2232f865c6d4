"""Effects read: sentences, what is joined in them, how long it lasts, when it happens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from gorin.language.control import (
    If,
    IfYouDo,
    Later,
    Then,
)
from gorin.language.nodes import Effect, walk
from gorin.language.numbers import AsX, X
from gorin.language.reading.amounts import amounts, of_whom
from gorin.language.reading.choosing import chosen, one_and_other, picks
from gorin.language.reading.gaps import replaced
from gorin.language.reading.parser import Parser
from gorin.language.reading.selecting import selected
from gorin.language.reading.spoken import Spoken
from gorin.language.reading.telling import OTHERS, had, told_of

Sequence = tuple[Effect, ...]
PERIOD: Final = re.compile(r"until the end of the \w+")
QUOTED: Final = re.compile(r'"[^"]*"')
CONDITIONAL: Final = re.compile(r"(?:If|Otherwise|Then|While|During|At|After|Before|When)\b")
JOINT: Final = re.compile(r",? and |, ")
SOME: Final = re.compile(
    r"(?!choose|draw|gain|lose|search|look|reveal|select|if|while|during|at|after|until)\w+ (?:an?|another|1|up to \d) "
)
STATEMENT: Final = re.compile(
    r"(that \w+|this \w+|those \w+|each .+?|attached \w+|it) (gets|gains|cannot|loses|is|does) "
)


def sequences(r: Parser, text: str) -> Iterator[Sequence]:
    """All that an ability does: sentences, each with one effect or several."""
    text = text.strip().removesuffix(".")
    yield from explained(r, text)
    low = text[0].lower() + text[1:]
    for x in r.read("effect", low):
        yield (x,)
    for m in re.finditer(r"\. ", text):
        first = r.read("sequence", text[: m.start()])
        for rest in r.read("sequence", text[m.end() :])[:6] if first else []:
            for seq in first[:6]:
                yield (*seq, *rest)
    if ". " not in QUOTED.sub("", text):
        yield from joined_effects(r, low)
        yield from to_each(r, low)
    else:
        yield from joined_to_several(r, low)


def joined_to_several(r: Parser, text: str) -> Iterator[Sequence]:
    """An effect that takes several sentences, and what is joined to its last: but a condition holds to its end."""
    last = text.rindex(". ") + 2
    for m in JOINT.finditer(text, last) if not CONDITIONAL.match(text, last) else ():
        for x in list(r.by_books("effect", text[: m.start()]))[:2]:
            yield from ((x, *seq) for seq in r.read("sequence", text[m.end() :])[:2])


def to_each(r: Parser, text: str) -> Iterator[Sequence]:
    """ "bow each chosen character": the same happens to both."""
    if m := re.search(r"each chosen ([a-z]+)", text):
        first, second = (f"the {which} {m[1]}" for which in ("first", "second"))
        for x in r.read("effect", text.replace(m[0], first))[:6]:
            yield (x, replaced(x, Spoken(first), Spoken(second)))


def explained(r: Parser, text: str) -> Iterator[Sequence]:
    """ "…. X is equal to …": the number stands where X is said."""
    m = re.fullmatch(r"(.+?)\. X is equal to ([^.]+)", text)
    if m:
        for seq in r.read("sequence", m[1])[:6]:
            for n in r.read("number", m[2])[:3]:
                yield from (replaced(seq, X(), y) for y in (AsX(n), n))


def joined_effects(r: Parser, text: str) -> Iterator[Sequence]:
    """ "… and …", "…, …, and …"; what lasts equally long says so once, and who does it."""
    period = PERIOD.search(text)
    for m in JOINT.finditer(text):
        left, right = text[: m.start()], text[m.end() :]
        if right.startswith(("and ", "where ", "or ")):
            continue
        first = r.read("sequence", left)
        if not first:
            continue
        rights = [right]
        if right.startswith("you "):
            rights.append(right.removeprefix("you "))
        rights += [f"{who} {right}" for who in OTHERS if left.startswith(f"{who} ")]
        if period and not PERIOD.search(right):
            rights.insert(0, f"{right} {period[0]}")
            rights.insert(0, f"{period[0]}, {right}")
        if (s := STATEMENT.match(left.removeprefix(f"{period[0]}, " if period else ""))) is not None:
            rights += [f"{s[1]} {right}", *([f"{period[0]}, {s[1]} {right}"] if period else [])]
        for other in rights:
            for rest in r.read("sequence", other)[:6]:
                for seq in first[:6]:
                    yield (*seq, *rest)


def effects(r: Parser, text: str) -> Iterator[Effect]:
    """One effect, where it is said in a way that no single word has."""
    low = text[0].lower() + text[1:]
    if low != text:
        yield from r.read("effect", low)
        return
    for word, make in (("then, ", Then), ("if you do, ", IfYouDo)):
        if text.startswith(word):
            yield from (make(seq) for seq in r.read("sequence", text.removeprefix(word)))
    yield from lasting(r, text)
    yield from if_so(r, text)
    yield from later(r, text)
    yield from chosen(r, text)
    yield from told_of(r, text)
    yield from selected(r, text)
    yield from one_and_other(r, text)
    if m := re.fullmatch(r"have (.+)", text):
        yield from had(r, m[1])
    if SOME.match(text):
        for x in list(r.by_books("effect", text))[:4]:
            if len(walk(x, Effect)) == 1:
                yield from picks(x)
    for way in of_whom(text):
        yield from r.read("effect", way)
    yield from amounts(r, text, "effect")
    if text.endswith((" to your hand", " to your deck")):
        yield from r.read("effect", re.sub(r"your (\w+)$", r"its owner's \1", text))


def lasting(r: Parser, text: str) -> Iterator[Effect]:
    """ "until …, that character gets …" and "that character gets … until …" are the same."""
    m = PERIOD.search(text)
    if m and m.start() == 0 and text[m.end() :].startswith(", "):
        yield from r.by_books("effect", f"{text[m.end() + 2 :]} {m[0]}")
    elif m and m.end() == len(text):
        yield from r.by_books("effect", f"{m[0]}, {text[: m.start() - 1]}")
    elif m and m.start() > 0:
        plain = f"{text[: m.start() - 1]}{text[m.end() :]}"
        for way in (f"{m[0]}, {plain}", f"{plain} {m[0]}"):
            yield from r.by_books("effect", way)


def if_so(r: Parser, text: str) -> Iterator[Effect]:
    """ "if …, …. Otherwise, …"."""
    if not text.startswith(("if ", "while ", "during ")):
        return
    main, _, other = text.partition(". Otherwise, ")
    for m in re.finditer(", ", main):
        for c in r.read("clause", main[: m.start()])[:4]:
            for x in r.read("effect", main[m.end() :])[:5]:
                if not other:
                    yield If(c, x)
                for y in r.read("effect", other)[:4] if other else []:
                    yield If(c, x, y)


def later(r: Parser, text: str) -> Iterator[Effect]:
    """ "at the end of the phase, …"."""
    if m := re.match(r"if (.+?) is still in play (.+)", text):
        for q in r.read("set", m[1])[:3]:
            for x in later(r, m[2]):
                if isinstance(x, Later):
                    yield Later(x.on, x.do, q)
    if not text.startswith(("at ", "after ", "before ", "when ", "if ")):
        return
    for m in re.finditer(", ", text):
        for on in r.read("event", text[: m.start()])[:3]:
            for seq in r.read("sequence", text[m.end() :])[:4]:
                yield Later(on, seq)
