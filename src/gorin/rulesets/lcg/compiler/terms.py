"""Terms on which a card is played or attached: small functions of the state beside its abilities."""

from __future__ import annotations

from typing import Final

from gorin.language.scope import Scope
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG

# terms of which a card may have several, and how they are joined; of any other, the last one counts
JOINED: Final = {"play": " and ", "join": " and ", "cost": " + ", "dues": " + ", "refuses": " | "}


def term_sources(card: Card) -> dict[str, str]:
    """Terms on which a card is played or attached, or comes into a conflict from out of play, as source."""
    c = Scope(WORDS_OF_THE_LCG)
    found: dict[str, list[str]] = {}
    for x in card.text:
        for name, source in x.terms(c):
            found.setdefault(name, []).append(source)
    return {name: joined(name, sources) for name, sources in found.items()}


def joined(name: str, sources: list[str]) -> str:
    """What a card says of one term."""
    if name not in JOINED:
        return sources[-1]
    source = JOINED[name].join(sources)
    return f"({source})" if JOINED[name] == " and " else source
