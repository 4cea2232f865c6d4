"""The manner of Samurai Edition: targets are named where something is done to them, one's own before the colon."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
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
OWN: Final = re.compile(r"(?:(?P<verb>\w+) )?one of your target (?P<whom>.+)")
YOURS: Final = re.compile(r"one of your (.+)")
PRONOUNS: Final = (
    (re.compile(r"\b[Hh]e (?=is|has|gains|may|does|will|performed)"), "it "),
    (re.compile(r"\b[Hh]im\b"), "it"),
    (re.compile(r"\b[Hh]is (?!or her)"), "its "),
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


def aimed(r: Parser, text: str, targets: Targets) -> Iterator[tuple[str, tuple[Target, ...]]]:
    """What an ability does, and the target that is named in it."""
    yield text, ()
    m = AIMED.search(text)
    if m is None:
        return
    many = "those cards" if re.match("one or|one to|[2-9]", m[0]) else "that card"
    rest = text[m.end() :]
    for end in (x.start() for x in re.finditer(r"(?= |[.,']|$)", rest)):
        if end:
            said = m[0].replace("target ", "") + rest[:end]
            for t in targets(r, re.sub(r"^(one or \w+|one to \d|\d) of your ", r"\1 ", said)):
                yield f"{text[: m.start()]}{many}{rest[end:]}", (t,)


def own(r: Parser, text: str) -> Iterator[Parts]:
    """ "target one of your Personalities", "bow one of your target Personalities": who performs, and what he pays."""
    if text.startswith("target "):
        yield from ({"performer": q} for q in one_of_yours(r, text.removeprefix("target ")))
    if (m := OWN.fullmatch(text)) and m["verb"]:
        for x in r.read("effect", f"{m['verb']} the performing card")[:2]:
            yield from ({"performer": q, "cost": (x,)} for q in one_of_yours(r, f"one of your {m['whom']}"))
