"""What an ability chooses before the dash: cards, rings, an opponent, one of several effects."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from gorin.language.control import Target, TargetAbility, TargetPlayer
from gorin.language.nodes import Number, Player
from gorin.language.numbers import AnyNumber, AsX, Num, X
from gorin.language.players import Chosen, Them, You
from gorin.language.reading.gaps import replaced
from gorin.language.reading.parser import Parser
from gorin.language.reading.spoken import Several, SpokenPlayer
from gorin.rulesets.lcg.words.rings import TargetRing

Parts = dict[str, Any]  # of an ability, by the names of its fields


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
    if m := re.fullmatch(
        r"choose an opponent[.,] (?:that opponent|that player|he or she) must choose (.+)", text, re.I
    ):
        for lead in several(r, m[1], Chosen(), True):
            yield {**lead, "targets": (TargetPlayer(), *lead["targets"])}
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
    for m in re.finditer(r"(?: and |, choose )(?=an?(?:other)? |your opponent|up to |\d)", text):
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
    if text == "a player":
        yield TargetPlayer(any=True)
    for q in r.read("rings", text)[:3]:
        yield TargetRing(q) if isinstance(by, You) else TargetRing(q, by)
    if text.startswith("this ") and (m := re.match(r"this \S+ and (.+)", text)):
        for x in choices(r, m[1], by, must):
            if isinstance(x, Target):
                yield replace(x, too=True)
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
