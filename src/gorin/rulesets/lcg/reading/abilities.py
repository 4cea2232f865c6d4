"""The order of an ability: trigger, condition, cost. Target – effects. (Limit.)"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from gorin.language.conditions import SomeOpponent
from gorin.language.control import Limit, SelectOne, Target, TargetAbility, TargetPlayer
from gorin.language.nodes import Effect, Number, Player, Query, mentions, walk
from gorin.language.numbers import AnyNumber, AsX, Num, X
from gorin.language.players import Chosen, Them, You
from gorin.language.reading.gaps import replaced
from gorin.language.reading.nouns import joined, parts
from gorin.language.reading.parser import Parser
from gorin.language.reading.sentences import alternatives, theirs
from gorin.language.reading.spoken import Several, SpokenPlayer
from gorin.language.sets import ControlledBy, ControlledByFoes, This
from gorin.rulesets.lcg.words.deeds import OnCards
from gorin.rulesets.lcg.words.from_piles import PlayThis
from gorin.rulesets.lcg.words.paying import OneOrMore
from gorin.rulesets.lcg.words.player_effects import PutIntoPlay
from gorin.rulesets.lcg.words.rings import TargetRing
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
WHENCE: Final = re.compile(r" from your (hand|(?:dynasty )?discard pile|provinces?)(?: or (hand|discard pile|provinces))?")
COMMA: Final = re.compile(r", |$")
COSTS_END: Final = re.compile(r"\. |, (?=choose|select)| and (?=select one)|$")

Parts = dict[str, Any]


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
        placed = {"where": where} if where else {}
        if by is not None:
            first, dot, rest = text.partition(". ")
            for options in alternatives(r, first, "" if isinstance(by, You) else by.english(r.grammar.voice())):
                chosen = SelectOne(tuple(theirs(x, by) for x in options) if not isinstance(by, You) else options, by)
                for seq in r.read("sequence", rest) if dot else [()]:
                    yield Triggered(then=(chosen, *seq), select=True, **lead, **placed)
        else:
            for seq in r.read("sequence", text):
                if where and not (mentions(seq, PutIntoPlay(This())) or mentions(seq, PlayThis()) or takes_this(seq)):
                    continue
                yield Triggered(then=seq, **lead, **placed)


def takes_this(seq: tuple[Effect, ...]) -> bool:
    return any(isinstance(x.what, This) for x in walk(seq, PutIntoPlay))


def whence(text: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """ "put this character into play from your discard pile": it works from there."""
    yield (), text
    m = WHENCE.search(text)
    if m:
        yield tuple(PLACES[x] for x in m.groups() if x), text[: m.start()] + text[m.end() :]


# --- before the dash ----------------------------------------------------------------------------------------------------


def leads(r: Parser, text: str, kind: str) -> Iterator[Parts]:
    """Trigger, then condition, then costs, then targets."""
    low = text[:1].lower() + text[1:]
    if m := re.match(rf"while this \S+ is in (?:one of )?your ([\w ]+?)(?:, |$)", low):
        if m[1] in PLACES:
            for lead in leads(r, low[m.end() :], kind):
                yield {**lead, "where": (PLACES[m[1]],)}
    if kind == "action":
        yield from conditional(r, low)
        return
    for m in COMMA.finditer(low):
        for on in r.read("event", low[: m.start()])[:4]:
            for lead in conditional(r, low[m.end() :]):
                yield {"on": on, **lead}
    for k in re.finditer(r" (?=by \d|during |in which )", low):
        events = r.read("event", low[: k.start()])[:3]
        for m in COMMA.finditer(low, k.end()) if events else ():
            for when in r.read("clause", low[k.end() : m.start()])[:3]:
                for lead in conditional(r, low[m.end() :]):
                    for on in events:
                        if "when" not in lead:
                            yield {"on": on, "when": when, **lead}


def conditional(r: Parser, text: str) -> Iterator[Parts]:
    """A condition, or none; one about an opponent may name whom the ability chooses."""
    if text.startswith(("during", "while", "if ")):
        for m in reversed(list(COMMA.finditer(text))):
            for when in r.read("clause", text[: m.start()])[:5]:
                for lead in costly(r, text[m.end() :]):
                    yield {"when": when, **lead}
                    if isinstance(when, SomeOpponent):
                        yield {**lead, "targets": (TargetPlayer(when.of), *lead.get("targets", ()))}
    yield from costly(r, text)


def costly(r: Parser, text: str) -> Iterator[Parts]:
    """Costs, or none, and what is chosen."""
    if not text:
        yield {}
        return
    text = text[0].lower() + text[1:]
    yield from picks(r, text)
    for m in COSTS_END.finditer(text):
        head, rest = text[: m.start()], text[m.end() :]
        if not head or head.startswith("choose "):
            continue
        for cost in costs(r, head):
            for lead in picks(r, rest) if rest else [{}]:
                yield {"cost": cost, **lead}


def costs(r: Parser, text: str) -> Iterator[tuple[Effect, ...]]:
    """One's own cards pay, and whose they are is not said."""
    for m in re.finditer(r"(?:(\d+) or more \(X\)|any number \(X\) of) ", text):
        for way in ("a ", "X ", ""):
            for seq in r.read("sequence", text[: m.start()] + way + text[m.end() :])[:6]:
                if len(seq) == 1:
                    plain = replaced(replaced(seq[0], X(), Num(1)), Num(1), Num(1))
                    for x in (plain, yours(plain)):
                        yield (OneOrMore(x, int(m[1] or 0)),)
    for seq in r.read("sequence", text)[:8]:
        mine = tuple(yours(x) for x in seq)
        if mine != seq:
            yield mine
        yield seq


def yours(x: Any) -> Any:
    """With "you control", where nothing is said."""
    if isinstance(x, OnCards) and isinstance(what := x.what, Query):
        if not any(isinstance(p, (ControlledBy, ControlledByFoes)) for p in parts(what)) and x.chosen_to_pay():
            return replace(x, what=joined((what, ControlledBy(You()))))  # type: ignore[type-var]  # every deed is a node
    return x


def picks(r: Parser, text: str) -> Iterator[Parts]:
    """What is chosen: targets, an opponent, one of several effects."""
    if not text:
        return
    text = text[0].lower() + text[1:]
    if m := re.fullmatch(r"(?:(.*?)(?:, | and |\. ))?(?:(.+?) must )?select one", text, re.I):
        by: list[Player] = [You()] if not m[2] else r.read("player", m[2])
        for who in by[:1]:
            who = Chosen() if isinstance(who, SpokenPlayer) else who
            for lead in picks(r, m[1]) if m[1] else [{}]:
                yield {**lead, "selector": who}
    if text == "choose an opponent":
        yield {"targets": (TargetPlayer(),)}
    if m := re.fullmatch(r"choose an opponent(?: and|,) (.+)", text):
        for lead in picks(r, "choose " + m[1].removeprefix("choose ")):
            yield {**lead, "targets": (TargetPlayer(), *lead.get("targets", ()))}
    if m := re.fullmatch(r"each opponent (who .+?) must choose (.+)", text):
        for c in r.read("clause", f"if {m[1]}")[:4]:
            of = replaced(c, SpokenPlayer("who"), Them())
            for lead in several(r, m[2], SpokenPlayer("each opponent"), True):
                yield {"targets": tuple(replace(t, of=of) for t in lead["targets"])}
    if m := re.fullmatch(r"(?:(.+?) (must )?chooses? |choose )(.+)", text):
        for who in r.read("player", m[1])[:1] if m[1] else [You()]:
            yield from several(r, m[3], who, bool(m[2]))


def several(r: Parser, text: str, by: Player, must: bool) -> Iterator[Parts]:
    """One choice, or two."""
    for t in choices(r, text, by, must):
        yield {"targets": (t,)}
    for m in re.finditer(r"(?: and |, choose )(?=an?(?:other)? |up to |\d)", text):
        first = list(choices(r, text[: m.start()], by, must))[:3]
        for x in first:
            for y in list(choices(r, text[m.end() :], by, must))[:4]:
                yield {"targets": (x, y)}
            for lead in several(r, text[m.end() :], by, must) if " and " in text[m.end() :] else ():
                yield {"targets": (x, *lead["targets"])}


def choices(r: Parser, text: str, by: Player, must: bool) -> Iterator[Any]:
    """One thing chosen."""
    if text == "an opponent":
        yield TargetPlayer()
    for q in r.read("rings", text)[:3]:
        yield TargetRing(q) if isinstance(by, You) else TargetRing(q, by)
    if text.startswith("this ") and (m := re.match(r"this \S+ and (.+)", text)):
        for x in choices(r, m[1], by, must):
            if isinstance(x, Target):
                yield replace(x, too=True)  # type: ignore[type-var]  # a node
    for lead, resolve in (("a triggered ability printed on ", False), ("an action ability of ", True)):
        if text.startswith(lead):
            for q in r.read("set", text.removeprefix(lead))[:3]:
                yield TargetAbility(q, resolve)
    yield from cards(r, text, by, must)


def cards(r: Parser, text: str, by: Player, must: bool) -> Iterator[Target]:
    """Cards: so many, of so much cost together."""
    numbers: list[Number] = []
    if m := re.search(r", where X is (.+)$", text):
        for n in r.read("number", m[1])[:3]:
            numbers += [n, AsX(n)]
        text = text[: m.start()]
    worth: Parts = {}
    if m := re.fullmatch(r"up to (\d+) printed cost worth of (.+)", text):
        for q in r.read("set", m[2])[:3]:
            yield Target(q, AnyNumber(), True, worth=int(m[1]))
    if m := re.search(r" with total printed cost (\d+) or lower", text):
        worth = {"worth": int(m[1])}
        text = text[: m.start()] + text[m.end() :]
    who: Parts = {} if isinstance(by, You) else {"by": by, "must": must}
    for q in r.read("set", text)[:6]:
        what, n, up_to = (q.of, q.n, q.up_to) if isinstance(q, Several) else (q, Num(1), False)
        for number in [*numbers, n] if isinstance(n, X) else [n]:
            if who:
                what = replaced(what, SpokenPlayer("he or she"), by)
                of_each = SpokenPlayer("each opponent")
                if by == of_each:
                    what = replaced(replaced(what, SpokenPlayer("he or she"), Them()), of_each, Them())
                    yield Target(what, number, up_to, Them(), must=must, **worth)
                    continue
            yield Target(what, number, up_to, **who, **worth)
