"""The rules a card touches: those it may be refused by, and those under the headings its text names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from gorin.kernel.box import Box
from gorin.rulebook.lookup import find
from gorin.rulebook.lookup import rules as rules_of
from gorin.rulesets import ruleset

APART = ("open ", "step ", "clarify ")  # headings of another kind than the glossary's


class Touched(NamedTuple):
    """The ids of rules, and the headings of the rulebook."""

    refusals: tuple[str, ...]
    headings: tuple[str, ...]


def touched(card: Any, rules: str, box: Box | None) -> Touched:
    """By what a card is refused – the box is one of its own, that of a game in which it is –, and of what it speaks."""
    text = ruleset(rules).description(card)["text"].casefold()
    return Touched(
        tuple(refusals(card, box)) if box else (),
        tuple(headings(text, "rr" if rules.startswith("lcg") else "sam" if rules.endswith("samurai") else "emp")),
    )


def refusals(card: Any, box: Box) -> Iterator[str]:
    """The rules that are cited where its abilities may not be used."""
    mine = {i for i, face in enumerate(box.faces) if face.definition.name == card.name}
    needs = [need for ability in box.abilities.values() if ability.face in mine for need in ability.needs]
    yield from sorted({need.rule for need in needs if find(need.rule)})


def headings(text: str, document: str) -> Iterator[str]:
    """The headings of a rulebook that a text names, word by word."""
    for slug in dict.fromkeys(rule.section for rule in rules_of(document)):
        words = slug.partition(".")[2].replace("-", " ")
        if len(words) > 3 and not words.startswith(APART) and re.search(rf"\b{re.escape(words)}s?\b", text):
            yield slug
