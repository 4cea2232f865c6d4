"""A card's text in English, from its nodes alone."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.words.samurai_manner import MANNER, SAMURAI_WORDS, SamuraiVoice
from gorin.rulesets.ccg.words.vocabulary import WORDS_OF_THE_CCG


def voice_for(card: Card) -> Voice:
    """A card speaks of itself by its type, or in the manner of its edition."""
    kind = "card" if card.type == "rules" else card.type.capitalize()
    if card.pack != MANNER:
        return Voice(WORDS_OF_THE_CCG, kind, attached="this card's Personality")
    bearer = "this Shugenja" if card.type == "spell" else "this Personality"
    v = SamuraiVoice(SAMURAI_WORDS, kind if card.type in ("strategy", "stronghold") else "card", attached=bearer)
    v.own["this"] = called_here(card)
    if card.type in ("item", "spell"):
        v.own["performer"] = bearer
    return v


def called_here(card: Card) -> str:
    """In Samurai Edition a Personality speaks of himself by his given name, and other cards are cards."""
    if card.type == "personality":
        return card.printed_title.split()[-1]
    return "this Stronghold" if card.type == "stronghold" else "this card"


def text_of(card: Card) -> str:
    """Everything printed in the card's text box, one line per text."""
    return "\n".join(x.english(voice_for(card)) for x in card.text)
