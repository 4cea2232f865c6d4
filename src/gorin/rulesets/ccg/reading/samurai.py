"""The manner of Samurai Edition: targets are named where something is done to them, one's own before the colon."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import Any, Final

from gorin.language.control import Limit, Target
from gorin.language.nodes import Query
from gorin.language.numbers import Num
from gorin.language.players import You
from gorin.language.reading.gaps import THIS_TYPE
from gorin.language.reading.nouns import joined
from gorin.language.reading.parser import Parser
from gorin.language.sets import ControlledBy, This
from gorin.rulesets.ccg.words.player_effects import LoseHonor
from gorin.rulesets.ccg.words.texts import Ability
from gorin.rulesets.ccg.words.triggers import Enters

Parts = dict[str, Any]  # of an ability, by the names of its fields
Targets = Callable[[Parser, str], Iterator[Target]]

AIMED: Final = re.compile(r"\b(?:an?|another|one of your|one or two|one or more|one to \d|\d)(?: of your)? target ")
HONOR: Final = re.compile(r"[Ll]ose (\d+) Honor")
TARGETED: Final = re.compile(r"[Tt]arget (.+?)\. ")
OWN: Final = re.compile(r"(?P<verbs>\w+(?: and [\w ]+?)?) one of your target (?P<whom>.+)")
PAYING: Final = {"move home": "move the performing card home"}
YOURS: Final = re.compile(r"one of your (.+)")
PRONOUNS: Final = (
    (re.compile(r"\b[Hh]e (?=is|has|gains|may|does|will|performed)"), "it "),
    (re.compile(r"\b[Hh]im\b"), "it"),
    (re.compile(r"\b[Hh]is (?!or her|hand\b|units\b)"), "its "),
    (re.compile(r"\ban Action card\b"), "a Strategy"),
    (re.compile(r"\b(?<!from )Action card\b"), "Strategy"),
    (re.compile(r"\b(?<!from )Action cards\b"), "Strategies"),
    (re.compile(r"\b(has|have) the ([A-Z][\w -]*) keyword\b"), r"\1 \2"),
    (re.compile(r"^Can only attach to\b"), "Will only attach to"),
)


def in_his_name(text: str, called: str) -> str:
    """A Personality speaks of himself by his name, and of others as him."""
    text = re.sub(rf"\b{re.escape(called)}\b", f"this {THIS_TYPE}", text)
    for pattern, it in PRONOUNS:
        text = pattern.sub(it, text)
    return text


def one_of_yours(r: Parser, text: str) -> Iterator[Query]:
    """ "one of your Samurai Personalities"."""
    if m := YOURS.fullmatch(text[0].lower() + text[1:]):
        yield from (joined((q, ControlledBy(You()))) for q in r.read("set", m[1])[:4])


def entering(text: str) -> Iterator[Ability]:
    """ "Lose 4 Honor.": what a card costs that enters play."""
    if m := HONOR.fullmatch(text):
        yield Ability(("trait",), (LoseHonor(Num(int(m[1]))),), Enters(This()), limit=None)
        yield Ability(("trait",), (LoseHonor(Num(int(m[1]))),), Enters(This()), limit=Limit(1, "turn"))


def aimed(r: Parser, text: str, targets: Targets, known: int = 0) -> Iterator[tuple[str, tuple[Target, ...]]]:
    """What an ability does, and the targets that are named in it."""
    yield text, ()
    text = text[:1].lower() + text[1:]
    if known > 1:
        return
    if m := TARGETED.match(text):
        for t in targets(r, m[1]):
            for told, more in aimed(r, text[m.end() :], targets, known + 1):
                yield told, (t, *more)
    elif m := AIMED.search(text):
        for name, t, rest in inline(r, m, text[m.end() :], targets):
            said = f"{text[: m.start()]}{'the second card' if known else name}{rest}"
            for told, more in aimed(r, said, targets, known + 1):
                yield told, (t, *more)


def inline(r: Parser, m: re.Match[str], rest: str, targets: Targets) -> Iterator[tuple[str, Target, str]]:
    """A target where something is done to it, and how it is spoken of there."""
    many = re.match("(one or more|one or two|one to \\d|[2-9])( of your)?", m[0])
    for end in (x.start() for x in re.finditer(r"(?= |[.,']|$)", rest)):
        if end and many:
            for t in targets(r, f"{many[1]} {rest[:end]}"):
                what = joined((t.what, ControlledBy(You()))) if many[2] else t.what
                yield "those cards", replace(t, what=what), rest[end:]
                yield "those cards", replace(t, what=what, n=Num(99)), rest[end:]
        elif end:
            yield from (("that card", t, rest[end:]) for t in targets(r, m[0].replace("target ", "") + rest[:end]))


def own(r: Parser, text: str) -> Iterator[Parts]:
    """ "target one of your Personalities", "bow one of your target Personalities": who performs, and what he pays."""
    if text.startswith("target "):
        yield from ({"performer": q} for q in one_of_yours(r, text.removeprefix("target ")))
    if m := OWN.fullmatch(text):
        whom = list(one_of_yours(r, f"one of your {m['whom']}"))
        done = [PAYING.get(verb, f"{verb} the performing card") for verb in m["verbs"].split(" and ")] if whom else []
        for cost in product(*(r.read("effect", x)[:2] for x in done)):
            yield from ({"performer": q, "cost": cost} for q in whom)
