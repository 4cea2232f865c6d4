"""The order of an ability: trigger, condition, cost. Target – effects. (Limit.)"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from gorin.language.conditions import Both, SomeOpponent
from gorin.language.control import Limit, SelectOne, TargetPlayer
from gorin.language.nodes import Effect, mentions, walk
from gorin.language.numbers import AsX, X
from gorin.language.players import Chosen, You
from gorin.language.reading.gaps import replaced
from gorin.language.reading.parser import Parser
from gorin.language.reading.selecting import alternatives
from gorin.language.reading.spoken import SpokenPlayer
from gorin.language.reading.telling import theirs
from gorin.language.sets import This
from gorin.rulesets.lcg.reading.payments import costly
from gorin.rulesets.lcg.reading.targets import Parts
from gorin.rulesets.lcg.words.from_piles import PlayThis
from gorin.rulesets.lcg.words.player_effects import PutIntoPlay
from gorin.rulesets.lcg.words.texts import Triggered

HEAD: Final = re.compile(r"(?:(?:\[(military|political)\] )?(Conflict) )?(Forced )?(Action|Interrupt|Reaction): ")
OFTEN: Final = re.compile(r" ?\((Limit|Max) (?:(once|twice|three times)|(\d+)(?: times)?) per (\w+)\.?\)\.?$")
UNLIMITED, ANYONE = re.compile(r" ?\(Unlimited\.?\)\.?$"), re.compile(r" ?\(Any player may use this ability\.?\)\.?$")
TIMES: Final = {"once": 1, "twice": 2, "three times": 3}
PLACES: Final = {
    "hand": "in hand",
    "discard pile": "in discard",
    "dynasty discard pile": "in dynasty discard",
    "provinces": "in province",
    "province": "in province",
    "deck": "in deck",
}
WHENCE: Final = re.compile(
    r" from your (hand|(?:dynasty )?discard pile|provinces?)(?: or (hand|discard pile|provinces))?"
)
AN_OPPONENT: Final = SpokenPlayer("an opponent")
COMMA: Final = re.compile(r", |$")


def triggered(r: Parser, text: str) -> Iterator[Triggered]:
    """Every ability that a line may say."""
    m = HEAD.match(text)
    if not m:
        return
    more: Parts = {"kind": m[4].lower(), "forced": bool(m[3]), "conflict": (m[1] or "any") if m[2] else ""}
    body, often = limits(text[m.end() :])
    more |= often
    before, dash, after = body.partition(" – ")
    if not dash:
        before, after = "", body
    for lead in leads(r, before, more["kind"]):
        yield from bodies(r, {**more, **lead}, after)
    if e := re.fullmatch(r"(.+?)\. X is equal to ([^.]+)", after):
        numbers = r.read("number", e[2])[:3]
        for lead in leads(r, before, more["kind"]) if numbers else ():
            for x in bodies(r, {**more, **lead}, e[1]):
                for n in numbers:
                    yield replaced(x, X(), n)
                    yield replaced(x, X(), AsX(n))


def limits(text: str) -> tuple[str, Parts]:
    """What stands in brackets at the end."""
    out: Parts = {}
    while True:
        if m := OFTEN.search(text):
            n = TIMES[m[2]] if m[2] else int(m[3])
            out["limit" if m[1] == "Limit" else "maximum"] = Limit(n, m[4])
        elif m := UNLIMITED.search(text):
            out["unlimited"] = True
        elif m := ANYONE.search(text):
            out["anyone"] = True
        else:
            return text.strip().removesuffix("."), out
        text = text[: m.start()]


def bodies(r: Parser, lead: Parts, after: str) -> Iterator[Triggered]:
    """What stands after the dash."""
    by = lead.pop("selector", None)
    for where, text in whence(after):
        placed: Parts = {"where": where} if where else {}
        if by is not None:
            first, dot, rest = text.partition(". ")
            for options in alternatives(r, first, "" if isinstance(by, You) else by.english(r.grammar.voice())):
                told = tuple(theirs(x, by) for x in options)
                for way in [options] if told == options or isinstance(by, You) else [told, options]:
                    for seq in r.read("sequence", rest) if dot else [()]:
                        yield Triggered(then=(SelectOne(way, by), *seq), select=True, **lead, **placed)
        else:
            for seq in r.read("sequence", text):
                if where and not (mentions(seq, PutIntoPlay(This())) or mentions(seq, PlayThis()) or takes_this(seq)):
                    continue
                yield Triggered(then=seq, **lead, **placed)
                if mentions(seq, AN_OPPONENT):  # whom the ability chooses, though it does not say so
                    targets = (TargetPlayer(inline=True), *lead.get("targets", ()))
                    yield Triggered(then=replaced(seq, AN_OPPONENT, Chosen()), **{**lead, "targets": targets}, **placed)


def takes_this(seq: tuple[Effect, ...]) -> bool:
    return any(isinstance(x.what, This) for x in walk(seq, PutIntoPlay))


def whence(text: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """ "put this character into play from your discard pile": it works from there."""
    yield (), text
    m = WHENCE.search(text)
    if m:
        yield tuple(PLACES[x] for x in m.groups() if x), text[: m.start()] + text[m.end() :]


def leads(r: Parser, text: str, kind: str) -> Iterator[Parts]:
    """Trigger, then condition, then costs, then targets."""
    low = text[:1].lower() + text[1:]
    if (m := re.match(r"while this \S+ is in (?:one of )?your ([\w ]+?)(?:, |$)", low)) and m[1] in PLACES:
        for lead in leads(r, low[m.end() :], kind):
            yield {**lead, "where": (PLACES[m[1]],)}
    if kind == "action":
        yield from conditional(r, low)
        return
    for m in COMMA.finditer(low):
        for on in r.read("event", low[: m.start()])[:4]:
            for lead in conditional(r, low[m.end() :]):
                yield {"on": on, **lead}
    for k in re.finditer(r" (?=by \d|during |while |in which |from )", low):
        events = r.read("event", low[: k.start()])[:3]
        for m in COMMA.finditer(low, k.end()) if events else ():
            for when in r.read("clause", low[k.end() : m.start()])[:3]:
                for lead in conditional(r, low[m.end() :]):
                    both = Both(when, lead["when"]) if "when" in lead else when
                    for on in events:
                        yield {**lead, "on": on, "when": both}


def conditional(r: Parser, text: str) -> Iterator[Parts]:
    """A condition, or none; one about an opponent may name whom the ability chooses."""
    if text.startswith(("during", "while", "if ")):
        for m in reversed(list(COMMA.finditer(text))):
            for when in r.read("clause", text[: m.start()])[:5]:
                for lead in costly(r, text[m.end() :]):
                    yield {"when": when, **lead}
                    if isinstance(when, Both) and isinstance(when.right, SomeOpponent):
                        chosen = TargetPlayer(when.right.of)
                        yield {"when": when.left, **lead, "targets": (chosen, *lead.get("targets", ()))}
                    if isinstance(when, SomeOpponent):
                        yield {**lead, "targets": (TargetPlayer(when.of), *lead.get("targets", ()))}
    yield from costly(r, text)
