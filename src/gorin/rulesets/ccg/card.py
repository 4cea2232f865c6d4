"""What a card of this game is: printed facts and text, as data."""

from __future__ import annotations

from typing import Final

from gorin.language.nodes import Node, Text, node

DASH: Final = -99  # an Honor Requirement that is no requirement
DYNASTY_TYPES: Final = ("personality", "holding", "region", "celestial", "event")
FATE_TYPES: Final = ("follower", "item", "spell", "strategy", "ring")
ATTACHMENT_TYPES: Final = ("follower", "item", "spell")
UNIT_TYPES: Final = ("personality", *ATTACHMENT_TYPES)
OTHER_TYPES: Final = ("stronghold", "province", "rules")
TYPES: Final = (*DYNASTY_TYPES, *FATE_TYPES, *OTHER_TYPES)
CLANS: Final = ("crab", "crane", "dragon", "lion", "mantis", "phoenix", "scorpion", "spider", "unicorn")
UNALIGNED: Final = "unaligned"
STARTING: Final = ("Border Keep", "Bamboo Harvesters")  # Holdings that start the game beside the Stronghold

# types of card to which something may happen
EVERYTHING: Final = frozenset(TYPES)
CARDS: Final = EVERYTHING - {"province"}
PEOPLE: Final = frozenset({"personality"})
LANDS: Final = frozenset({"province"})
BORNE: Final = frozenset({*ATTACHMENT_TYPES, "region"})


@node
class Card(Node):
    """A card definition. Force and Chi of an Item are modifiers; DASH is a missing Honor Requirement."""

    name: str  # with its experience, as players write it: "Hida Kisada - exp2"
    type: str
    clan: str = UNALIGNED
    cost: int = 0
    force: int = 0
    chi: int = 0
    honor_requirement: int = DASH
    personal_honor: int = 0
    focus: int = 0
    strength: int = 0  # a Stronghold's: the base strength of its owner's provinces
    gold: int = 0  # a Stronghold's production
    honor: int = 0  # a Stronghold's starting Family Honor
    keywords: tuple[str, ...] = ()
    text: tuple[Text, ...] = ()
    experience: int = 0
    title: str = ""  # what is printed, where the name tells versions of a card apart
    pack: str = "emperor"
    number: int = 0

    @property
    def printed_title(self) -> str:
        """The title printed on it: versions of a card share it."""
        return self.title or self.name

    @property
    def side(self) -> str:
        """The deck it belongs to: dynasty, fate, or none ("") for what starts in play."""
        if self.printed_title in STARTING:
            return ""
        return "dynasty" if self.type in DYNASTY_TYPES else "fate" if self.type in FATE_TYPES else ""

    @property
    def pile(self) -> str:
        """The pile of a deck it belongs to, as a heading calls it: starting Holdings stand with the Stronghold."""
        return self.side or "stronghold"
