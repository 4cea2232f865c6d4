"""What stands after a noun: whose the cards are, where they lie, what they are like."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from gorin.language.nodes import Player, Query
from gorin.language.players import You
from gorin.language.reading.parser import Parser
from gorin.language.reading.spoken import OTHER, Spoken, SpokenPlayer
from gorin.language.sets import (
    Any_,
    ControlledBy,
    ControlledByFoes,
    HostsOf,
    Without,
)


def owners(r: Parser) -> list[tuple[str, list[Query]]]:
    """Players as owners, by name."""
    out: list[tuple[str, list[Query]]] = [("you", [ControlledBy(You())])]
    out += [(name, [ControlledBy(who)]) for name, who in r.grammar.players.items() if name != "you"]
    out.append(("an opponent", [ControlledByFoes(), ControlledBy(SpokenPlayer("an opponent"))]))
    for name in ("each opponent", "each player", "that player", "that opponent", "he or she", "who"):
        out.append((name, [ControlledBy(SpokenPlayer(name))]))
    return out


def possessive(name: str) -> str:
    return "your" if name == "you" else f"{name}'s"


def owned(r: Parser, text: str) -> Iterator[Query]:
    """ "you control", "controlled by an opponent"."""
    for name, found in owners(r):
        if text in (f"{name} controls", f"{name} control", f"controlled by {name}"):
            yield from found
    if text.startswith("controlled by "):
        for who in r.read("player", text.removeprefix("controlled by ")):
            yield ControlledBy(who)


def placed(r: Parser, text: str) -> Iterator[tuple[Query, ...]]:
    """ "in your hand", "from your discard pile or provinces"."""
    text = re.sub("^from ", "in ", text).replace(" and/or ", " or ")
    for name, found in [*owners(r), ("any", [])]:
        own = "any" if name == "any" else possessive(name)
        if f" {own} " not in text:
            continue
        plain = text.replace(f" {own} ", " {} ", 1)
        for q in places(r, plain):
            if not found:
                yield (q,)
            for owner in found:
                yield (q, owner)


def places(r: Parser, text: str) -> Iterator[Query]:
    """One place, or one of several, with a gap for whose it is."""
    known: dict[str, Query] = {said: found[0] for said, found in r.grammar.nouns["place"].items()}
    book = r.grammar.books.get("place")
    known |= {said: words[0] for said, words in book.said.items()} if book else {}
    usual = {name: q for name, q in known.items() if name.startswith(("in {} ", "in one of {} "))}
    if text in known:
        yield known[text]
        return
    short = {name.split("{} ", 1)[-1]: q for name, q in usual.items()}
    short |= {name.removesuffix("s"): q for name, q in short.items()}
    short |= {name + "s": q for name, q in short.items()}
    plain = text.removeprefix("in one of ").removeprefix("in ")
    if not plain.startswith("{} "):
        return
    names = re.split(r", or |, | or ", plain.removeprefix("{} "))
    found = tuple(short[name] for name in names if name in short)
    if len(found) == len(names):
        yield found[0] if len(found) == 1 else Any_(found)


def after(r: Parser, text: str) -> list[tuple[Query, ...]]:
    """All that stands after a noun."""
    text = text.strip()
    if not text:
        return [()]
    return r.read("afters", text)


def afters(r: Parser, text: str) -> Iterator[tuple[Query, ...]]:
    """The first of it, and the rest."""
    words = text.split(" ")
    for k in range(len(words), 0, -1):
        first = " ".join(words[:k])
        if first[0] == "," or (k < len(words) and words[k - 1] in SMALL):
            continue
        found = r.read("aftermost", first)
        if found:
            for rest in after(r, " ".join(words[k:]).removeprefix(", ")):
                for x in found[:6]:
                    yield (*x, *rest)


SMALL: Final = frozenset(
    [
        "a",
        "an",
        "the",
        "or",
        "and",
        "by",
        "with",
        "of",
        "on",
        "in",
        "from",
        "to",
        "each",
        "your",
        "is",
        "that",
        "other",
        "than",
    ]
)


def aftermost(r: Parser, text: str) -> Iterator[tuple[Query, ...]]:
    """One thing said after a noun."""
    for q in owned(r, text):
        yield (q,)
    yield from placed(r, text)
    yield from ((q,) for q in r.grammar.nouns["after"].get(text, ()))
    if text.startswith("and "):
        text = "with " + text.removeprefix("and ")
    for q in r.read("after", text):
        yield (q,)
    for lead, rest in (("other than ", ""), ("without ", "with "), ("not ", "that is ")):
        if text.startswith(lead):
            tail = text.removeprefix(lead)
            found = r.read("set", tail) if not rest else r.read("after", rest + tail)
            for q in found:
                yield (Without(q),)
            if lead == "without ":
                for q in r.read("set", tail):
                    yield (Without(HostsOf(q)),)
    if text.startswith("with no "):
        for q in r.read("after", "with 1 or more " + text.removeprefix("with no ")):
            yield (Without(q),)
    if text.startswith(("with a ", "with an ")):
        for q in r.read("set", text.removeprefix("with ")):
            yield (HostsOf(q),)


def player(r: Parser, text: str) -> Iterator[Player]:
    """A player by name."""
    low = text[0].lower() + text[1:]
    if low in r.grammar.players:
        yield r.grammar.players[low]
    elif low in ("that player", "that opponent", "he or she", "an opponent", "each opponent", "each player", "who"):
        yield SpokenPlayer(low)


def same_controller(make: Any) -> Any:
    """ "controlled by the same player"."""

    def rule(r: Parser, text: str) -> Iterator[Query]:
        if text == "controlled by the same player":
            yield make(Spoken(OTHER))
        elif text.startswith("controlled by the same player as "):
            for q in r.read("set", text.removeprefix("controlled by the same player as ")):
                yield make(q)

    return rule
