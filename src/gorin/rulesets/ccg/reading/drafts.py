"""A card as a player writes it down; so far its title and its type, on which a line of text can be tried."""

from __future__ import annotations

from gorin.errors import CardError, listed, quoted
from gorin.rulesets.ccg.card import TYPES, Card


def draft(lines: list[str]) -> tuple[Card, list[int]]:
    """The card without its text, and which of the lines are its text."""
    if len(lines) < 2:
        raise CardError("A card begins with its title, and says in the second line what type of card it is.")
    words = lines[1].lower().split()
    kind = next((x for x in words if x in TYPES), "")
    if not kind:
        raise CardError(f"{quoted(lines[1])} is no type of card; there are {listed(list(TYPES))}.")
    pack = "samurai" if "edition" in words and "samurai" in words else "emperor"
    if len(words) > 1 and not (pack == "samurai" and words == ["samurai", "edition", kind]):
        raise CardError(
            f"{lines[0]}: the facts of cards of the ccg cannot be read yet; its cards are written in words."
        )
    return Card(lines[0], kind, chi=1, pack=pack), list(range(2, len(lines)))
