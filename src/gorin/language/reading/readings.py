"""A line of English read, and what may be made of it: words that the game's check takes and that say the very same."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from itertools import islice
from typing import Any, Final

from gorin.language.fidelity import words
from gorin.language.nodes import Node, Player, Query, mentions, walk
from gorin.language.reading.gaps import BEARER, THIS_TYPE
from gorin.language.reading.parser import Parser, TooLong, size
from gorin.language.reading.spoken import Several, Spoken, SpokenPlayer, understood
from gorin.language.reading.templates import plainly
from gorin.language.reading.trouble import Trouble

MOST: Final = 400  # readings that are put into English again
ENOUGH: Final = 4  # definitions that say the same


@dataclass(frozen=True)
class Found:
    """The words for a line, the simplest first; other words that say the same."""

    text: str
    words: Any = None
    others: tuple[Any, ...] = field(default=())
    says: str = ""  # the English of the words
    trouble: Trouble | None = None  # what cannot be read, where nothing was

    @property
    def texts(self) -> tuple[Any, ...]:
        """The texts of the line, of which there may be several."""
        return self.words if isinstance(self.words, tuple) else () if self.words is None else (self.words,)


def inward(text: str, this: str, bearer: str) -> str:
    """A text in the manner of templates: the card's type, its bearer and whose something is have marks of their own.

    >>> inward("Bow this holding – draw his or her cards.", "holding", "").replace(THIS_TYPE, "*")
    "Bow this * – draw he or she's cards."
    """
    text = re.sub(rf"\b([Tt])his {this}\b", rf"\1his {THIS_TYPE}", text)
    if bearer:
        text = re.sub(rf"\b(?:the )?[{bearer[0].upper()}{bearer[0]}]{bearer[1:]}\b", BEARER, text)
    return plainly(text)


def same(said: str, text: str) -> bool:
    """Are these the same words? Capitals, commas and full stops do not count."""
    return words(said) == words(text)


def with_commas(text: str) -> str:
    """A text as it is compared where commas tell what is meant: "Monk, Tattoo, or Kiho" are three, "Monk Tattoo or
    Kiho" are Monks of two kinds."""
    return " ".join(re.findall(r"[^\W_]+|,", text.lower()))


def candidates(found: Iterable[Any], us: Player, also: Callable[[Any], list[Query]]) -> Iterator[Any]:
    """What was read, with everything understood; nothing that is only a manner of speaking."""
    for x in found:
        if not walk(x, Several):
            yield from (y for y in understood(x, us, also) if not pending(y))


def pending(x: Any) -> bool:
    """Is anything left that is only spoken of? Shapes, which are sealed, are looked into as well."""
    if isinstance(x, tuple):
        return any(map(pending, x))
    if isinstance(x, (Spoken, SpokenPlayer, Several)):
        return True
    return isinstance(x, Node) and is_dataclass(x) and any(pending(getattr(x, f.name)) for f in fields(x))


class Said:
    """What a line may say, each with its English; read once, however often it is gone through."""

    def __init__(
        self, found: Iterable[Any], us: Player, also: Callable[[Any], list[Query]], say: Callable[[Any], str]
    ) -> None:
        self.known: list[tuple[Any, str]] = []
        self.more: Iterator[Any] = islice(candidates(found, us, also), MOST)
        self.say = say

    def __iter__(self) -> Iterator[tuple[Any, str]]:
        yield from self.known
        try:
            for x in self.more:
                try:
                    self.known.append((x, self.say(x)))
                except Exception:  # words that do not go together
                    continue
                yield self.known[-1]
        except (TooLong, RecursionError):
            self.more = iter(())


def settle(
    text: str,
    found: Said,
    wrong: Callable[[Any], list[str]],
    odd: Callable[[Any], int] = lambda _: 0,
    agree: Callable[[str, str], bool] = same,
    enough: int = ENOUGH,
) -> Found:
    """The simplest words that say the text, and that the check takes."""
    good: dict[Any, str] = {}
    refused = ""
    for x, said in found:
        if x in good or not agree(said, text):
            continue
        try:
            if found_wrong := wrong(x):
                refused = refused or found_wrong[0]
            else:
                good[x] = said
        except Exception:  # words that do not go together
            continue
        if len(good) >= enough:
            break
    best = sorted(good, key=lambda x: (idle(x) + odd(x), with_commas(good[x]) != with_commas(text), size(x)))
    if best:
        return Found(text, best[0], tuple(best[1:]), good[best[0]])
    return Found(text, trouble=Trouble(0, len(text), text, refused=refused) if refused else None)


def idle(x: Any) -> int:
    """Targets that nothing is done to, and players who are chosen for nothing."""
    from gorin.language.control import Target, TargetPlayer
    from gorin.language.players import Chosen
    from gorin.language.sets import That

    targets = [t for t in getattr(x, "targets", ()) if isinstance(t, Target)]
    players = any(isinstance(t, TargetPlayer) for t in getattr(x, "targets", ()))
    return sum(not mentions(x, That(i)) for i in range(len(targets))) + (players and not mentions(x, Chosen()))


__all__ = ["Found", "Parser", "Said", "inward", "same", "settle"]
