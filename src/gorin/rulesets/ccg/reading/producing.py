"""Gold read: what is bowed or paid for it, and when."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from gorin.language.nodes import Text
from gorin.language.reading.gaps import THIS_TYPE
from gorin.language.reading.parser import Parser
from gorin.rulesets.ccg.reading.abilities import constraints
from gorin.rulesets.ccg.words.texts import Produces

BOW: Final = f"bow this {THIS_TYPE}"
GOLD: Final = re.compile(r"(?P<reaction>Reaction: When paying a Gold cost)?(?:, )?(?P<cost>.*?): (?P<gold>Produce .+)")


def produces(r: Parser, text: str) -> Iterator[Text]:
    """ "Reaction: When paying a Gold cost, discard a card: Produce 2 Gold"."""
    if not (m := GOLD.fullmatch(text)):
        return
    cost = m["cost"][:1].lower() + m["cost"][1:]
    costs = [()] if cost in ("", BOW) else [x["cost"] for x in constraints(r, cost) if x.keys() == {"cost"}]
    for x in r.by_books("text", f"B{BOW[1:]}: {m['gold']}"):
        if isinstance(x, Produces):
            yield from (replace(x, cost=way, reaction=bool(m["reaction"])) for way in costs)
