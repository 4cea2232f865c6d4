"""What can happen to what: a word whose set holds only cards to which it never happens would do nothing, unnoticed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.language.english import article
from gorin.language.hearing import CardHeard
from gorin.language.nodes import Node, Query
from gorin.language.sets import All, Any_, Is, Without
from gorin.rulesets.ccg.card import ATTACHMENT_TYPES, CARDS, EVERYTHING, LANDS, TYPES
from gorin.rulesets.ccg.words.deeds import OnCards
from gorin.rulesets.ccg.words.sets import CurrentProvince


def types_of(q: Any) -> frozenset[str]:
    """The types that cards of this set can have, as far as its words tell."""
    if isinstance(q, CurrentProvince):
        return LANDS
    if isinstance(q, Is):
        if q.fact == "attachment":
            return frozenset(ATTACHMENT_TYPES)
        return frozenset({q.fact}) if q.fact in TYPES else EVERYTHING
    if isinstance(q, All):
        return frozenset.intersection(*(types_of(x) for x in q.parts if not isinstance(x, Without)), EVERYTHING)
    return frozenset.union(*(types_of(x) for x in q.parts)) if isinstance(q, Any_) else EVERYTHING


def in_vain(x: Node) -> Iterator[str]:
    """Complaints about a word that nothing of its set can suffer."""
    name = type(x).__name__
    for field, value in vars(x).items():
        if isinstance(value, Query):
            usual = CARDS if isinstance(x, (OnCards, CardHeard)) and field in ("what", "who") else EVERYTHING
            happens = x.happens_to(field)
            found = types_of(value)
            if found and found.isdisjoint(usual if happens is None else happens):
                yield f"{name} does nothing here: it never happens to {article(min(found))}."
