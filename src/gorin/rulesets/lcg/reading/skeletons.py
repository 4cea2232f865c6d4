"""What a list of printed cards says of a card, as the beginning of its definition: all facts, and the words for those
lines of its text that the reader can read.

The list is JSON as fan sites give it (`name`, `type`, `clan`, `side`, `cost`, `military`, `text` …). What stands in a
definition are facts and words; the sentences go into a comment, to be read by whoever looks the words over, and nowhere
else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any

from gorin.rulesets.lcg.reading.cards import read_text
from gorin.rulesets.lcg.reading.printed import USUAL_COPIES, number_in, printed_card, printed_lines
from gorin.rulesets.lcg.reading.source import source_of

WIDTH = 110
MARKS = re.compile(r"<br\s*/?>|</?\w+>")
NUMBERS = {"glory": "glory", "honor": "honor", "fate": "fate", "influence_pool": "influence"}
ELEMENTS = ("air", "earth", "fire", "water", "void")
CLANS = {"crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn"}


def skeleton(x: Mapping[str, Any], pack: str) -> str:
    """A card as a card file writes it, with what is printed above it in comments."""
    facts = ", ".join(f"{name}={value}" for name, value in printed_facts(x, pack))
    clan = x["clan"].upper() if x["clan"] in CLANS else "NEUTRAL"
    found = read_text(printed_lines(x), printed_card(x, pack))
    told = [line for part in lines(x.get("text") or "") for line in wrap(part, WIDTH)]
    told += [line for part in found if part.words is None for line in wrap(f"not read: {part.trouble}", WIDTH)]
    comment = "".join(f"    # {line}\n" for line in told)
    words = "".join(f"        {source_of(y)},\n" for part in found for y in part.texts)
    return f"{comment}    {constructor(x)}(\n        {quoted(x['name'])}, {clan},\n{words}        {facts},\n    ),\n"


def lines(text: str) -> list[str]:
    """The lines of a printed text, without its marks."""
    return [MARKS.sub("", part).strip() for part in text.split("<br>")]


def constructor(x: Mapping[str, Any]) -> str:
    """The word that makes such a card."""
    kind = str(x["type"])
    other = {("character", "conflict"): "conflict_character", ("event", "dynasty"): "dynasty_event"}
    return other.get((kind, str(x["side"])), kind)


def printed_facts(x: Mapping[str, Any], pack: str) -> Iterator[tuple[str, Any]]:
    """The facts of a definition, in the order in which definitions name them."""
    kind = x["type"]
    if kind in ("character", "attachment", "event"):
        yield "cost", {None: "DASH", "X": "X_COST"}.get(x.get("cost"), x.get("cost"))
    for skill in ("military", "political"):
        if kind == "character":
            yield skill, "DASH" if x.get(skill) in (None, "-") else number_in(x[skill])
        elif bonus := number_in(x.get(f"{skill}_bonus")):
            yield skill, bonus
    if strength := number_in(x.get("strength")) or number_in(x.get("strength_bonus")):
        yield "strength", strength
    yield from ((ours, x[theirs]) for theirs, ours in NUMBERS.items() if x.get(theirs) is not None)
    if x.get("influence_cost") is not None:
        yield "influence_cost", x["influence_cost"]
    elements = [name for name in x["traits"] if name in ELEMENTS] if kind == "role" else x.get("elements")
    if elements:
        yield "elements", written(elements)
    if x.get("traits"):
        yield "traits", written(x["traits"])
    if x.get("unique"):
        yield "unique", True
    if x.get("role_restriction"):
        yield "role_only", quoted(x["role_restriction"])
    if x.get("deck_limit", 3) != USUAL_COPIES.get(kind, 3):
        yield "deck_limit", x["deck_limit"]
    number = next(p["number"] for p in x["printed"] if p["pack"] == pack)
    yield "number", int(re.sub(r"\D", "", str(number)))


def quoted(text: str) -> str:
    return '"' + text.replace('"', r"\"") + '"'


def written(names: list[str]) -> str:
    return "(" + ", ".join(quoted(name) for name in names) + ("," if len(names) == 1 else "") + ")"
