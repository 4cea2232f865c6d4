"""A card's text in English, from its nodes alone."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.words.vocabulary import WORDS_OF_THE_CCG


def voice_for(card: Card) -> Voice:
    """A card speaks of itself by its type."""
    kind = "card" if card.type == "rules" else card.type.capitalize()
    return Voice(WORDS_OF_THE_CCG, kind, attached="this card's Personality")


def text_of(card: Card) -> str:
    """Everything printed in the card's text box, one line per text."""
    return "\n".join(x.english(voice_for(card)) for x in card.text)
