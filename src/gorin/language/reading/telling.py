"""Who does it: orders told of other players, and what one may let them do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from gorin.language.control import (
    EachOpponentDoes,
    EachPlayerDoes,
    May,
)
from gorin.language.nodes import Effect, Player, mentions
from gorin.language.players import Them
from gorin.language.reading.choosing import owned_by, picks
from gorin.language.reading.gaps import replaced
from gorin.language.reading.parser import Parser
from gorin.language.reading.spoken import SpokenPlayer, of_player

OTHERS: Final = (
    "each opponent",
    "each player",
    "your opponent",
    "that player",
    "that opponent",
    "an opponent",
    "he or she",
)
HE: Final = SpokenPlayer("he or she")
EACH: Final = (("each opponent", EachOpponentDoes), ("each player", EachPlayerDoes))


def had(r: Parser, text: str) -> Iterator[Effect]:
    """ "have you draw a card", "have that player lose 1 honor"."""
    if text.startswith("you "):
        yield from r.read("effect", text.removeprefix("you "))
    for name in OTHERS:
        if text.startswith(name + " "):
            verb, _, rest = text.removeprefix(name + " ").partition(" ")
            yield from r.read("effect", f"{name} {verb}s {rest}")


def told_of(r: Parser, text: str) -> Iterator[Effect]:
    """What another player does: an order told of somebody else, with his or her own cards."""
    for name in OTHERS:
        if not text.startswith(name + " "):
            continue
        rest = text.removeprefix(name + " ")
        who: Player = r.grammar.players.get(name) or SpokenPlayer(name)
        if rest.startswith("must "):
            for x in r.read("effect", rest.removeprefix("must "))[:6]:
                for y in (*picks(x, who), x):
                    yield owned_by(theirs(y, who), who)
        elif rest.startswith("may "):
            yield from may(r, rest.removeprefix("may "), who)
        else:
            for order in orders(rest):
                for x in r.read("effect", order)[:6]:
                    yield theirs(x, who)
        if m := re.fullmatch(r"(.+) ((?:if|while) .+)", text):
            for x in r.read("effect", m[1])[:4]:
                if isinstance(x, (EachOpponentDoes, EachPlayerDoes)):
                    for c in r.read("clause", m[2])[:4]:
                        yield type(x)(x.do, replaced(c, SpokenPlayer("that player"), Them()))


def may(r: Parser, text: str, who: Player) -> Iterator[Effect]:
    """ "your opponent may … to …"."""
    for x in r.read("effect", text)[:6]:
        yield May(theirs(x, who), by=who)
    for m in re.finditer(" to ", text):
        for x in r.read("effect", text[: m.start()])[:4]:
            for y in r.read("effect", text[m.end() :])[:4]:
                yield May(theirs(x, who), theirs(y, who), who)
                yield May(theirs(x, who), y, who)


def theirs(x: Any, who: Player) -> Any:
    """An order to "you", of another player."""
    return replaced(of_player(x, who), HE, who)


def orders(text: str) -> Iterator[str]:
    """ "chooses and discards a card" was "choose and discard a card"."""
    verb, _, rest = text.partition(" ")
    firsts = [verb[:-1]] if verb.endswith("s") else []
    firsts += [verb[:-3] + "y"] if verb.endswith("ies") else []
    firsts += [verb[:-2]] if verb.endswith("es") else []
    for first in firsts:
        if rest.startswith("and "):
            for other in orders(rest.removeprefix("and ")):
                yield f"{first} and {other}"
        yield f"{first} {rest}".strip()


def of_each(_: Parser, x: Any) -> Iterator[Any]:
    """What each opponent (each player) does."""
    for name, make in EACH:
        if mentions(x, SpokenPlayer(name)):
            yield make(replaced(x, SpokenPlayer(name), Them()))
            return
    yield x
    if getattr(x, "chooses", False):  # the verb says that somebody chooses
        yield from picks(x)
