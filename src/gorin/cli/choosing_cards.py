"""Which cards are listed: filters by what is printed on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gorin.errors import UsageError, quoted
from gorin.rulebook import fold
from gorin.rulesets import rules_of

PRINTED: Mapping[str, tuple[str, ...]] = {
    "clan": ("clan",),
    "type": ("type",),
    "trait": ("traits", "keywords"),
    "text": ("text",),
}


def chosen(game: str, cards: Iterable[Any], **wanted: str) -> list[Any]:
    """The cards of which each of these is true: a clan, a type, a trait (or keyword), words of the text."""
    asked = {name: fold(value).strip() for name, value in wanted.items() if value.strip()}
    if not asked:
        return list(cards)
    there = [(card, rules_of(game).description(card)) for card in cards]
    for name, value in asked.items():
        known = {each for _, facts in there for each in said(facts, name)}
        if name == "text":
            there = [(card, facts) for card, facts in there if value in said(facts, name)[0]]
        elif value not in known:
            few = f"; there are {', '.join(sorted(known - {''}))}" if name != "trait" else ""
            raise UsageError(f"No card listed here has the {name} {quoted(wanted[name])}{few}.")
        else:
            there = [(card, facts) for card, facts in there if value in said(facts, name)]
    return [card for card, _ in there]


def said(facts: Mapping[str, Any], name: str) -> list[str]:
    """What a card says there, as it is compared."""
    found = next(facts[key] for key in PRINTED[name] if key in facts)
    return [fold(str(each)) for each in (found if isinstance(found, (list, tuple)) else [found])]
