"""The order of an ability: keywords and designators, then what it waits for, conditions, performer, targets and costs,
and after a colon what it does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from gorin.language.control import Limit, Target
from gorin.language.nodes import Query
from gorin.language.numbers import AnyNumber, Num
from gorin.language.players import You
from gorin.language.reading.gaps import THIS_TYPE
from gorin.language.reading.nouns import joined
from gorin.language.reading.parser import Parser
from gorin.language.reading.spoken import Several
from gorin.language.sets import ControlledBy, It
from gorin.rulesets.ccg.reading import samurai
from gorin.rulesets.ccg.words.texts import Ability

Parts = dict[str, Any]  # of an ability, by the names of its fields

KIND: Final = "Limited|Open|Battle|Reaction"
HEAD: Final = re.compile(rf"(?P<words>(?:[A-Z][\w-]* )*?)(?P<kinds>(?:{KIND})(?:/(?:{KIND}))*): ")
OFTEN: Final = re.compile(r"(once|twice|(?:three|four|five|\d+) times) per (\w+)(?:, |$)")
FIRST: Final = re.compile(r"the first (?:time|(\d+) times) each (\w+)(?:, |$)")
TIMES: Final = {"once": 1, "twice": 2, "three": 3, "four": 4, "five": 5}
ANY: Final = re.compile(r"any number of times per turn(?:, |$)")
LIMITS: Final = (OFTEN, FIRST, ANY)
EVEN: Final = {
    "even if this card is bowed": "bowed",
    "even if this card is not at the current battlefield": "away",
    "even if you control no units at the current battlefield": "absent",
}
HAND: Final = re.compile(r"(\bthis \S+(?: into play[^.]*?)?) from your hand")
JOINT: Final = re.compile(r", and |, | and |$")
MANY: Final = re.compile(r"(?:(one or two)|(one or more)|1 to (\d+)) (.+)")
UP_TO_X: Final = re.compile(r"1 to X (.+), where X is (.+)")
ONE: Final = ("bushido virtue", "dark virtue")  # keywords of abilities that have two words
MOST: Final = 6


def abilities(r: Parser, text: str, kind: str) -> Iterator[Ability]:
    """Every ability that a line may say; `kind`: what it is where no designator stands before it."""
    m = HEAD.match(text)
    named = m["words"].lower().strip() if m else ""
    own = (named,) if named in ONE else tuple(named.split())
    kinds = tuple(x.lower() for x in m["kinds"].split("/")) if m else (kind,)
    usual = Limit(1, "turn") if m else None
    body = text[m.end() :] if m else text
    for before, after in halves(body):
        for lead in leads(r, before, kinds[0]):
            for where, does in whence(after):
                for told, found in samurai.aimed(r, does, targets):
                    more = {"targets": (*lead.get("targets", ()), *found)} if found else {}
                    for seq in r.read("sequence", told):
                        yield Ability(kinds, seq, **{"limit": usual, "words": own, **lead, **where, **more})


def whence(text: str) -> Iterator[tuple[Parts, str]]:
    """ "put this Ring into play from your hand": it works from there."""
    yield {}, text
    if HAND.search(text):
        yield {"where": ("in hand",)}, HAND.sub(r"\1", text, count=1)


def halves(text: str) -> Iterator[tuple[str, str]]:
    """What stands before a colon, and after it."""
    yield "", text
    for m in re.finditer(": ", text):
        if text[: m.start()].count('"') % 2 == 0:
            yield text[: m.start()], text[m.end() :]


def leads(r: Parser, text: str, kind: str) -> Iterator[Parts]:
    """All that stands before the colon, in its order."""
    if not text:
        if kind not in ("reaction", "trait"):
            yield {}
        return
    low, out = text[0].lower() + text[1:], Parts()
    if m := ANY.match(low):
        out["limit"], low = None, low[m.end() :]
    elif m := OFTEN.match(low):
        first = m[1].split()[0]
        out["limit"], low = Limit(TIMES.get(first) or int(first), m[2]), low[m.end() :]
    elif m := FIRST.match(low):
        out["limit"], low = Limit(int(m[1] or 1), m[2]), low[m.end() :]
    for said, name in EVEN.items():
        if THIS_TYPE in low[:20]:  # in Samurai Edition other cards call themselves so, too
            low = low.replace(THIS_TYPE, "card", 1) if low.startswith(said.replace("card", THIS_TYPE, 1)) else low
        if low.startswith(said):
            out["even"], low = (*out.get("even", ()), name), low.removeprefix(said).removeprefix(", ")
    if kind not in ("reaction", "trait"):
        yield from ({**out, **x} for x in conditional(r, low))
        return
    for m in re.finditer(", |$", low):
        for on, performer in occurrences(r, low[: m.start()]):
            for lead in conditional(r, low[m.end() :]):
                yield {**out, "on": on, **performer, **lead}


def occurrences(r: Parser, text: str) -> Iterator[tuple[Any, Parts]]:
    """What an ability waits for; the performer may be named in it."""
    for on in r.read("event", text)[:4]:
        yield on, {}
    if "one of your target " in text:
        for on in r.read("event", text.replace("one of your target ", "one of your ", 1))[:4]:
            yield on, {"performer": It()}
    if "your performing " in text:
        for article in ("a", "an"):
            plain = re.sub(r"your performing (.+?) (?=\w+s )", rf"{article} \1 you control ", text, count=1)
            for on in r.read("event", plain)[:4]:
                yield on, {"performer": It()}


def conditional(r: Parser, text: str) -> Iterator[Parts]:
    """A condition, or none, and what is chosen and paid."""
    if not text:
        yield {}
        return
    if text.startswith(("if ", "during ", "while ")):
        for m in reversed(list(re.finditer(", |$", text))):
            for when in r.read("clause", text[: m.start()])[:4]:
                for lead in constraints(r, text[m.end() :]):
                    yield {"when": when, **lead}
    yield from constraints(r, text)


def constraints(r: Parser, text: str) -> Iterator[Parts]:
    """Performer, targets and costs, one after another."""
    if not text:
        yield {}
        return
    for m in JOINT.finditer(text):
        for one in constraint(r, text[: m.start()]):
            for rest in constraints(r, text[m.end() :]):
                if not ("performer" in one and "performer" in rest):
                    yield together(one, rest)


def together(one: Parts, rest: Parts) -> Parts:
    """Costs and targets in their order."""
    lists: Parts = {k: (*one.get(k, ()), *rest.get(k, ())) for k in ("targets", "cost") if k in one or k in rest}
    return {**one, **rest, **lists}


def constraint(r: Parser, text: str) -> Iterator[Parts]:
    """One of them."""
    text = text.strip()
    yield from samurai.own(r, text)
    if text.startswith("choose your performing "):
        for q in r.read("set", text.removeprefix("choose your performing "))[:4]:
            yield {"performer": mine(q)}
            yield {"performer": q}
    elif text.startswith("target "):
        yield from ({"targets": (t,)} for t in targets(r, text.removeprefix("target ")))
    elif text:
        for x in r.read("effect", text)[:MOST]:
            yield {"cost": (x,)}


def mine(q: Query) -> Query:
    """One's own, which is not said of who performs."""
    return joined((q, ControlledBy(You())))


def targets(r: Parser, text: str) -> Iterator[Target]:
    """What is targeted: of several there is at least one."""
    if m := UP_TO_X.fullmatch(text):
        for q in r.read("set", m[1])[:4]:
            yield from (Target(q, n, True) for n in r.read("number", m[2])[:4])
    if m := MANY.fullmatch(text):
        for q in r.read("set", m[4])[:4]:
            yield Target(q, Num(2) if m[1] else AnyNumber() if m[2] else Num(int(m[3])), True)
    for q in r.read("set", text)[:MOST]:
        if isinstance(q, Several):
            yield Target(q.of, q.n, q.up_to)
        else:
            yield Target(q)
