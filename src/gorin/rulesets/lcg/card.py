"""What a card of this game is: printed facts and text, as data."""

from __future__ import annotations

from typing import Final

from gorin.language.nodes import Node, Text, node

DASH: Final = -1
X_COST: Final = -2  # a printed fate cost of X


@node
class Card(Node):
    """A card definition. Skills and strength of attachments and holdings are bonuses; DASH is a missing skill."""

    name: str
    type: str
    clan: str
    side: str = ""
    cost: int = DASH
    military: int = 0
    political: int = 0
    glory: int = 0
    strength: int = 0
    honor: int = 0
    fate: int = 0
    influence: int = 0  # a stronghold's pool
    influence_cost: int = DASH  # a conflict card's price out of clan
    elements: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    unique: bool = False
    text: tuple[Text, ...] = ()
    role_only: str = ""  # a trait of the role the deck must have
    deck_limit: int = 3
    pack: str = "core"
    number: int = 0
    title: str = ""  # what is printed, where the name tells versions of a card apart

    @property
    def pile(self) -> str:
        """The pile of a deck it belongs to, as a heading calls it."""
        return self.type if self.type in ("stronghold", "role", "province") else self.side
