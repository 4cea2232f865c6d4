"""What can happen to what: a word whose set holds only cards to which it never happens would do nothing, unnoticed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gorin.language.english import article
from gorin.language.hearing import CardHeard
from gorin.language.nodes import Query
from gorin.language.sets import All, Any_, Is, Without
from gorin.rulesets.ccg.card import ATTACHMENT_TYPES, TYPES
from gorin.rulesets.ccg.words.attacks import Attack
from gorin.rulesets.ccg.words.card_effects import (
    Attach,
    Bow,
    Destroy,
    Dishonor,
    Give,
    MoveHere,
    MoveHome,
    Rehonor,
    Seppuku,
    Straighten,
    Transfer,
)
from gorin.rulesets.ccg.words.deeds import OnCards
from gorin.rulesets.ccg.words.provinces import AddToProvince
from gorin.rulesets.ccg.words.sets import CurrentProvince

EVERYTHING: Final = frozenset(TYPES)
CARDS: Final = EVERYTHING - {"province"}
PEOPLE: Final = frozenset({"personality"})
LANDS: Final = frozenset({"province"})
BORNE: Final = frozenset({*ATTACHMENT_TYPES, "region"})
# by word and field: the types to which it happens; whatever else is done to cards is done to no province
HAPPENS_TO: Final[dict[tuple[type, str], frozenset[str]]] = {
    (Bow, "what"): CARDS,
    (Straighten, "what"): CARDS,
    (Destroy, "what"): EVERYTHING,
    (Dishonor, "what"): PEOPLE,
    (Rehonor, "what"): PEOPLE,
    (MoveHome, "what"): PEOPLE,
    (MoveHere, "what"): PEOPLE,
    (Seppuku, "what"): PEOPLE,
    (AddToProvince, "what"): LANDS,
    (Attach, "to"): PEOPLE,
    (Transfer, "what"): BORNE,
    (Transfer, "to"): PEOPLE | LANDS,
    (Attack, "against"): EVERYTHING,
}
OF_STATS: Final = {"strength": LANDS, "chi": CARDS, "force": CARDS, "personal_honor": PEOPLE}


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


def in_vain(x: Any) -> Iterator[str]:
    """Complaints about a word that nothing of its set can suffer."""
    name = type(x).__name__
    for field, value in vars(x).items():
        if isinstance(value, Query):
            usual = CARDS if isinstance(x, (OnCards, CardHeard)) and field in ("what", "who") else EVERYTHING
            happens = HAPPENS_TO.get((type(x), field), usual)
            if isinstance(x, Give) and field == "what":
                happens = frozenset.union(
                    *(OF_STATS[stat] for stat in OF_STATS if getattr(x, stat) is not None), PEOPLE
                )
            found = types_of(value)
            if found and not found & happens:
                yield f"{name} does nothing here: it never happens to {article(min(found))}."
